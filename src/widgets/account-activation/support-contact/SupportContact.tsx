import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { CopyButton } from '../../common/CopyButton.tsx'

/** How to reach support, with what they will ask for, and the way out. */
export function SupportContact() {
  const { manifest, session, t, signOut } = usePortal()
  const [leaving, setLeaving] = useState(false)
  const { supportEmail } = manifest
  const { id, name } = session.account
  const reference = typeof id === 'string' ? id : ''
  const company = typeof name === 'string' ? name : session.user.email
  const subject = t('account-activation:support-contact-subject', { name: company })
  const body = t('account-activation:support-contact-body', {
    name: company,
    id: reference,
    email: session.user.email,
  })
  const mail = `mailto:${supportEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
          gap: { xs: 0.5, sm: '8px 24px' },
          alignItems: 'center',
          m: 0,
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' },
        }}
      >
        <dt>{t('account-activation:support-contact-mail')}</dt>
        <dd>
          <a href={mail}>{supportEmail}</a>
        </dd>
        <dt>{t('account-activation:support-contact-reference')}</dt>
        <Box component="dd" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <code>{reference}</code>
          <CopyButton text={reference} name={t('account-activation:support-contact-reference')} />
        </Box>
        <dt>{t('account-activation:support-contact-signed-in')}</dt>
        <dd>{session.user.email}</dd>
      </Box>
      <Button
        variant="outlined"
        loading={leaving}
        onClick={() => {
          setLeaving(true)
          void signOut()
        }}
      >
        {t('account-activation:support-contact-sign-out')}
      </Button>
    </Stack>
  )
}
