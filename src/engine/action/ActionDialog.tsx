import { useId, useMemo, useState, type ReactNode } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { initialValue, inputEntity, submitValue } from '../../language/index.ts'
import type {
  ActionFormDefinition,
  CompiledModule,
  ConfirmDefinition,
  EntityDefinition,
  EntityValidator,
  TextKey,
  Tone,
} from '../../language/portal.ts'
import { isWithin } from '../../shared/paths.ts'
import { endsSession } from '../data/apiAnswer.ts'
import {
  FormContext,
  HoldStill,
  RecordFields,
  focusField,
  useFormSelector,
  useRecordForm,
  sendingFailureText,
} from '../form/index.ts'
import { ApiError } from '../registry/apiClient.ts'
import { usePortal } from '../registry/portalContext.ts'

export interface ActionDialogProps {
  module: CompiledModule
  form: ActionFormDefinition
  confirm: ConfirmDefinition
  /** Names the record, where several are in view. */
  about?: string | undefined
  tone: Tone
  /** The record, where the form asks for its own properties. */
  row?: object | undefined
  /** Said when the server gives no reason. */
  failure?: TextKey
  /** Throws `ApiError` when it is refused; the dialog stays open then. */
  onSend: (input: Record<string, unknown>) => Promise<void>
  onClose: () => void
  /** Between the fields and the answers. */
  children?: ReactNode
}

/** The confirmation of an action that takes values: a form of the engine, whose refusals are shown at its fields. */
export function ActionDialog({
  module,
  form: definition,
  confirm,
  about,
  tone,
  row,
  failure: general,
  onSend,
  onClose,
  children,
}: ActionDialogProps) {
  const { t } = usePortal()
  const id = useId()
  const { fields, views } = definition
  const { entity, validator } = useAsked(module, definition)
  const form = useRecordForm({
    entity,
    mode: 'create',
    validator,
    views,
    fields,
    row,
    value: (scope) => ({ ...initialValue(entity, scope, fields), ...storedOf(row, fields) }),
  })
  const { store } = form
  const [start] = useState(() => JSON.stringify(store.value()))
  const isDirty = useFormSelector(store, () => JSON.stringify(store.value()) !== start)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [leaving, setLeaving] = useState(false)

  const refuse = () => {
    store.attempt(fields)
    const [first] = store.shownErrors(fields)
    if (first) focusField(first.path)
  }
  const explain = (error: ApiError) => {
    store.refuse(error.fields)
    const loose = Object.entries(error.fields).filter(
      ([path]) => !fields.some((field) => isWithin(path, field)),
    )
    if (loose.length < Object.keys(error.fields).length) refuse()
    if (loose.length > 0) setFailure(loose.map(([, words]) => words).join(' '))
    else if (Object.keys(error.fields).length === 0)
      setFailure(
        sendingFailureText(error, t, general !== undefined && error.status !== 402 ? t(general) : undefined),
      )
  }
  const send = async () => {
    if (busy) return
    setFailure(undefined)
    const uploads = store.uploading(fields)
    if (uploads) {
      setBusy(true)
      const missing = await uploads
      setBusy(false)
      if (missing.length > 0) return
    }
    if (store.errors(fields).length > 0) return refuse()
    setBusy(true)
    try {
      await onSend(submitValue(entity, store.value(), 'create', store.scope()))
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      if (!endsSession(cause)) explain(cause)
    } finally {
      setBusy(false)
    }
  }
  const close = () => {
    if (busy) return
    if ((isDirty || store.isUploading()) && !leaving) setLeaving(true)
    else onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <FormContext value={form}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <DialogTitle id={`${id}-title`}>{t(confirm.title)}</DialogTitle>
          <DialogContent>
            <div id={`${id}-text`}>
              {about === undefined ? null : <p className="dialog-about">{about}</p>}
              <DialogContentText sx={{ mb: 2 }}>{t(confirm.text)}</DialogContentText>
            </div>
            <HoldStill still={busy}>
              <RecordFields names={fields} />
            </HoldStill>
            {children}
            {failure === undefined ? null : (
              <Alert severity="error" variant="outlined" role="alert" sx={{ mt: 2 }}>
                {failure}
              </Alert>
            )}
            {leaving ? (
              <Alert
                severity="warning"
                variant="outlined"
                role="alert"
                sx={{ mt: 2 }}
                action={
                  <Button color="inherit" size="small" onClick={onClose}>
                    {t('portal:action-discard')}
                  </Button>
                }
              >
                {t('portal:action-leave')}
              </Alert>
            ) : null}
          </DialogContent>
          <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2 }}>
            <Button onClick={onClose} disabled={busy}>
              {t(confirm.dismiss)}
            </Button>
            <Button
              type="submit"
              variant="contained"
              disableElevation
              color={tone === 'danger' ? 'error' : 'primary'}
              loading={busy}
              // A field that is left shows its error and would move the button away before the press ends.
              onMouseDown={(event) => event.preventDefault()}
            >
              {t(confirm.action)}
            </Button>
          </DialogActions>
        </form>
      </FormContext>
    </Dialog>
  )
}

/** What the form asks for, as an entity of its own. */
function useAsked(
  { definition, validators }: CompiledModule,
  { entity: name, fields }: ActionFormDefinition,
): { entity: EntityDefinition; validator: EntityValidator } {
  const whole = definition.entities[name]
  const validate = validators[`${name}.form`]
  return useMemo(() => {
    if (!whole || !validate) throw new Error(`Module ${definition.id} has no entity ${name}`)
    return {
      entity: inputEntity(whole, fields),
      validator: (value) =>
        validate(value).filter(({ path }) => fields.includes(path.split(/[.[]/)[0] ?? path)),
    }
  }, [definition.id, fields, name, validate, whole])
}

function storedOf(row: object | undefined, fields: readonly string[]): Record<string, unknown> {
  const stored = Object.entries(row ?? {}).filter(([name, value]) => fields.includes(name) && value !== null)
  return Object.fromEntries(stored)
}
