import Box from '@mui/material/Box'
import { passwordRules, type PasswordOwner } from '../../domain/password/index.ts'
import { Icon } from '../../engine/registry/Icon.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { hiddenVisually } from '../common/hiddenVisually.ts'

interface RuleListProps {
  id: string
  password: string
  owner: PasswordOwner
  /** Fewest characters. */
  shortest: number
}

/** What a new password has to be, and which of it already holds. */
export function RuleList({ id, password, owner, shortest }: RuleListProps) {
  const { t } = usePortal()
  const rules: [words: string, holds: boolean][] = [
    [t('portal:password-change-rule-length', { count: shortest }), Array.from(password).length >= shortest],
    [t('portal:password-change-rule-email'), passwordRules['without-email'](password, owner)],
    [t('portal:password-change-rule-guess'), passwordRules['hard-to-guess'](password, owner)],
  ]
  return (
    <Box
      component="ul"
      id={id}
      sx={{ display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none', fontSize: 'body2.fontSize' }}
    >
      {rules.map(([words, kept]) => {
        const holds = password !== '' && kept
        return (
          <Box
            component="li"
            key={words}
            sx={{
              display: 'flex',
              gap: 1,
              alignItems: 'center',
              color: holds ? 'success.main' : 'text.secondary',
            }}
          >
            <Box
              component="span"
              aria-hidden
              sx={{ display: 'inline-flex', width: 16, justifyContent: 'center' }}
            >
              {holds ? <Icon name="check" size={16} /> : '•'}
            </Box>
            <span>{words}</span>
            {holds && <span style={hiddenVisually}>{t('portal:password-change-rule-kept')}</span>}
          </Box>
        )
      })}
    </Box>
  )
}
