import { use, useId, useState } from 'react'
import Button from '@mui/material/Button'
import { brokenPasswordRule } from '../../domain/password/index.ts'
import { useRead } from '../../engine/data/useRead.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import type { CompiledModule } from '../../language/portal.ts'
import { ActionForm } from '../common/ActionForm.tsx'
import { PasswordInput } from '../common/PasswordInput.tsx'
import { Refusal } from '../common/Refusal.tsx'
import { fieldText, looseText } from '../common/fieldRefusal.ts'
import { useAction } from '../common/useAction.ts'
import { RuleList } from './RuleList.tsx'

/** A new password, against the present one. */
export function PasswordChange() {
  const { api, t, session, notify, manifest, loadModule } = usePortal()
  const { name: company } = session.account
  const owner = {
    email: session.user.email,
    names: [manifest.product, manifest.company, typeof company === 'string' ? company : ''],
  }
  const { refresh: refreshSessions } = useRead<unknown>('/auth/sessions')
  const [password, setPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const [tried, setTried] = useState(false)
  const { busy, error, run, forget } = useAction()
  const rules = useId()
  const { shortest, longest } = lengthsOf(use(loadModule(manifest.publicForms['reset-password'] ?? '')))
  const length = Array.from(newPassword).length
  const broken = length < shortest || length > longest || brokenPasswordRule(newPassword, owner) !== undefined
  const empty = password === ''

  const change = async () => {
    setTried(true)
    if (broken || empty) return
    await run(async () => {
      await api.send('PUT', '/v1/profile/password', {
        body: { password, new_password: newPassword },
        fallback: false,
      })
      setPassword('')
      setNewPassword('')
      setTried(false)
      notify({ tone: 'success', text: t('portal:password-change-done') })
      await refreshSessions()
    })
  }
  const refused = fieldText(error, 'password') ?? fieldText(error, 'new_password')
  const loose = refused === undefined ? looseText(error, 'password', t) : undefined
  return (
    <ActionForm onSubmit={() => void change()} maxWidth={400}>
      <input type="hidden" name="username" autoComplete="username" value={owner.email} />
      <PasswordInput
        label={t('portal:password-change-present')}
        autoComplete="current-password"
        value={password}
        error={
          fieldText(error, 'password') ??
          (tried && empty ? t('portal:password-change-need-present') : undefined)
        }
        onChange={(typed) => {
          forget()
          setPassword(typed)
        }}
      />
      <PasswordInput
        label={t('portal:password-change-new')}
        autoComplete="new-password"
        value={newPassword}
        describedBy={rules}
        error={
          fieldText(error, 'new_password') ??
          (tried && broken ? t('portal:password-change-rules-broken') : undefined)
        }
        onChange={(typed) => {
          forget()
          setNewPassword(typed)
        }}
      />
      <RuleList id={rules} password={newPassword} owner={owner} shortest={shortest} />
      <Refusal text={loose} />
      <div>
        <Button type="submit" variant="contained" disableElevation loading={busy}>
          {t('portal:password-change-save')}
        </Button>
      </div>
    </ActionForm>
  )
}

/** A new password is as long as the form says that chooses one by a link. */
function lengthsOf({ definition }: CompiledModule): { shortest: number; longest: number } {
  const entity = definition.publicForms?.['reset-password']?.entity ?? ''
  const { minLength = 1, maxLength = Infinity } = definition.entities[entity]?.properties['password'] ?? {}
  return { shortest: minLength, longest: maxLength }
}
