import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { ActionForm } from '../common/ActionForm.tsx'
import { PasswordInput } from '../common/PasswordInput.tsx'
import { Refusal } from '../common/Refusal.tsx'
import { fieldText, looseText } from '../common/fieldRefusal.ts'
import { useAction } from '../common/useAction.ts'

interface AskProofProps {
  text: string
  /** A code too; the server may ask for one where this is false. */
  asksCode: boolean
  action: string
  isDangerous?: boolean
  /** Rejects with the server's refusal, which is shown. */
  onGive: (proof: Proof) => Promise<void>
  onCancel: () => void
}

/** What a person shows that they are themselves with, as the calls take it. */
export interface Proof {
  password: string
  two_fa_code?: string
}

/** Asks for the password and a code before a step that weakens or renews something. */
export function AskProof(props: AskProofProps) {
  const { text, action, isDangerous = false, onGive, onCancel } = props
  const { t, session } = usePortal()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [asksCode, setAsksCode] = useState(props.asksCode)
  const { busy, error, run, forget } = useAction()
  const refused = fieldText(error, 'two_fa_code')
  const loose = refused === undefined ? looseText(error, 'password', t) : undefined
  const isComplete = password !== '' && (!asksCode || code.trim() !== '')
  const give = () =>
    run(async () => {
      try {
        await onGive(asksCode ? { password, two_fa_code: code } : { password })
      } catch (cause) {
        if (fieldText(cause, 'two_fa_code') !== undefined) setAsksCode(true)
        throw cause
      }
    })
  return (
    <ActionForm
      onSubmit={() => void (isComplete && give())}
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
      {asksCode && (
        <TextField
          size="small"
          fullWidth
          label={t('portal:two-factor-proof')}
          value={code}
          error={refused !== undefined}
          helperText={refused ?? t('portal:two-factor-proof-help')}
          onChange={(event) => {
            forget()
            setCode(event.target.value)
          }}
          slotProps={{
            htmlInput: {
              autoComplete: 'one-time-code',
              autoCapitalize: 'none',
              spellCheck: false,
              maxLength: 20,
            },
          }}
        />
      )}
      <Refusal text={loose} />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          type="submit"
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          disableElevation
          loading={busy}
          disabled={!isComplete}
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
