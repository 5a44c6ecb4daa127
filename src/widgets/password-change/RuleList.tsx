import Box from '@mui/material/Box'
import { passwordLength, passwordRules, type PasswordRule } from '../../domain/password/index.ts'
import { Icon } from '../../engine/registry/Icon.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { hiddenVisually } from '../common/hiddenVisually.ts'

/** What a new password has to be, and which of it already holds. */
export function RuleList({ id, password, email }: { id: string; password: string; email: string }) {
  const { t } = usePortal()
  const rules: [PasswordRule, string][] = [
    ['long-enough', t('portal:password-change-rule-length', { count: passwordLength.shortest })],
    ['without-email', t('portal:password-change-rule-email')],
    ['hard-to-guess', t('portal:password-change-rule-guess')],
  ]
  return (
    <Box
      component="ul"
      id={id}
      sx={{ display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none', fontSize: 'body2.fontSize' }}
    >
      {rules.map(([rule, words]) => {
        const holds = password !== '' && passwordRules[rule](password, email)
        return (
          <Box
            component="li"
            key={rule}
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
