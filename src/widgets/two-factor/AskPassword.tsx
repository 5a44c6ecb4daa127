import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { ActionForm } from '../common/ActionForm.tsx'
import { PasswordInput } from '../common/PasswordInput.tsx'
import { Refusal } from '../common/Refusal.tsx'
import { fieldText, looseText } from '../common/fieldRefusal.ts'
import { useAction } from '../common/useAction.ts'

interface AskPasswordProps {
  text: string
  action: string
  isDangerous?: boolean
  /** Rejects with the server's refusal, which is shown. */
  onGive: (password: string) => Promise<void>
  onCancel: () => void
}

/** Asks for the password before a step that weakens or renews something. */
export function AskPassword({ text, action, isDangerous = false, onGive, onCancel }: AskPasswordProps) {
  const { t, session } = usePortal()
  const [password, setPassword] = useState('')
  const { busy, error, run, forget } = useAction()
  const loose = looseText(error, 'password', t)
  return (
    <ActionForm
      onSubmit={() => void (password === '' || run(() => onGive(password)))}
      onEscape={busy ? undefined : onCancel}
      gap={1.5}
      maxWidth={400}
    >
      <Typography>{text}</Typography>
      <input type="hidden" name="username" autoComplete="username" value={session.user.email} />
      <PasswordInput
        label={t('portal:two-factor-password')}
        autoComplete="current-password"
        hasCursor
        value={password}
        error={fieldText(error, 'password')}
        onChange={(typed) => {
          forget()
          setPassword(typed)
        }}
      />
      <Refusal text={loose} />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          type="submit"
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          disableElevation
          loading={busy}
          disabled={password === ''}
        >
          {action}
        </Button>
        <Button onClick={onCancel} disabled={busy}>
          {t('portal:two-factor-cancel')}
        </Button>
      </Stack>
    </ActionForm>
  )
}
