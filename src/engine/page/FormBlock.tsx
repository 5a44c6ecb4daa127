import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { callOfOperation, fillTemplate, formReads, submitValue } from '../../language/index.ts'
import type { BlockDefinition, CompiledModule, EntityDefinition } from '../../language/portal.ts'
import {
  ErrorSummary,
  FormContext,
  HoldStill,
  RecordFields,
  SharedReasonContext,
  useFormSelector,
  useRecordForm,
} from '../form/index.ts'
import type { FormStore } from '../form/index.ts'
import { ApiCallButton, shownBody } from '../action/ApiCallButton.tsx'
import { refreshReads } from '../data/index.ts'
import { FailureMessage } from '../registry/FailureMessage.tsx'
import { keeperOf } from '../registry/keeperOf.ts'
import { usePortal } from '../registry/portalContext.ts'
import { StateNotice } from '../registry/StateNotice.tsx'
import { useRefusingState } from '../registry/useRefusingState.ts'
import { useResourcePath } from '../registry/useResourcePath.ts'
import {
  ConflictDialog,
  draftKey,
  readDraft,
  recordAddress,
  RestoredNotice,
  useDraft,
  useRecord,
} from '../wizard/index.ts'
import type { StoredRecord } from '../wizard/index.ts'
import { Clashes } from './Clashes.tsx'
import { FormRoom } from './FormRoom.tsx'
import { fieldValues, isChanged, openFields, recordParts, startValue, withDraft } from './formRecord.ts'
import { useSaveRecord } from './useSaveRecord.ts'
import { chooseDraft, useServerDraft, useServerDraftRead, type ServerDraftRead } from './useServerDraft.ts'

interface FormBlockProps {
  module: CompiledModule
  /** Id of the page it stands on. */
  page: string
  block: Extract<BlockDefinition, { kind: 'form' }>
}

/** A form of one step on a page. It is not there for who may not save. */
export function FormBlock({ module, page, block }: FormBlockProps) {
  const { t, can, session } = usePortal()
  const { resource } = recordParts(module, block)
  const isStored = block.record !== undefined || resource.singleton === true
  const id = block.record === undefined ? '' : fillTemplate(block.record, session)
  const allowed = can(block.access) && id !== undefined
  const { record, error, reload, accept } = useRecord(resource, allowed && isStored ? id : undefined)
  const [opening, setOpening] = useState(0)
  const state = useRefusingState()({
    call: callOfOperation(resource, isStored ? 'update' : 'create'),
  })
  const path = useResourcePath(resource)
  const isKept = !isStored && resource.draft !== undefined && allowed && !state
  const address = isKept ? `${path}/draft` : undefined
  // Once something was sent nothing is left of it, here or there.
  const serverDraft = useServerDraftRead(opening === 0 ? address : undefined)
  if (!allowed) return null
  const key = draftKey({
    user: keeperOf(session),
    module: module.definition.id,
    wizard: `${page}.${block.id}`,
    mode: isStored ? 'edit' : 'create',
    record: isStored ? id : undefined,
    parent: session.route?.[resource.parent?.slot ?? ''],
  })
  const openAgain = () => {
    setOpening((before) => before + 1)
    reload()
  }
  return (
    <div className="page-form">
      {block.title === undefined ? null : <h2>{t(block.title)}</h2>}
      {error ? <FailureMessage error={error} onRetry={reload} /> : null}
      {!error && !state && ((isStored && !record) || serverDraft === 'asked') ? (
        <FormRoom module={module} block={block} />
      ) : null}
      {state ? <StateNotice state={state} /> : null}
      {!error && !state && (!isStored || record) && serverDraft !== 'asked' ? (
        <OpenForm
          key={`${key} ${opening}`}
          module={module}
          block={block}
          record={record}
          draftKey={key}
          draftAddress={address}
          serverDraft={serverDraft}
          onStored={accept}
          onOutdated={reload}
          onCreated={openAgain}
        />
      ) : null}
    </div>
  )
}

interface OpenFormProps extends Omit<FormBlockProps, 'page'> {
  record: StoredRecord | undefined
  draftKey: string
  /** Where the server keeps the draft, too. */
  draftAddress: string | undefined
  serverDraft: Exclude<ServerDraftRead, 'asked'>
  onStored: (record: StoredRecord) => void
  /** The stored record may be another by now. */
  onOutdated: () => void
  onCreated: () => void
}

function OpenForm({
  module,
  block,
  record,
  draftKey: key,
  draftAddress,
  serverDraft,
  onStored,
  onOutdated,
  onCreated,
}: OpenFormProps) {
  const { t, notify, registry } = usePortal()
  const { entity, resource, validator } = recordParts(module, block)
  const { fields } = block
  const path = useResourcePath(resource)
  const [restored, setRestored] = useState(() => {
    const local = readDraft(localStorage, key, entity, Date.now())
    return draftAddress === undefined ? local : chooseDraft(local, serverDraft)
  })
  const form = useRecordForm({
    entity,
    mode: record ? 'edit' : 'create',
    validator,
    views: block.views,
    fields,
    row: record,
    value: (scope) => withDraft(fields, startValue(entity, fields, record, scope), restored),
  })
  const { store } = form
  const stored = useMemo(
    () => fieldValues(fields, startValue(entity, fields, record, store.scope())),
    [entity, fields, record, store],
  )
  const changed = useCallback(
    (path: string, before: unknown, now: unknown) => isChanged(entity, registry.checks, path, before, now),
    [entity, registry],
  )
  // Who changed other fields meanwhile is in nobody's way.
  const isStale =
    restored?.base !== undefined && fields.some((path) => changed(path, restored.base?.[path], stored[path]))
  const version = isStale ? restored.version : record?.version
  const isTyped = () => fields.some((path) => changed(path, stored[path], store.get(path)))
  const draft = useDraft({
    store,
    key,
    restored,
    version,
    isChanged: isTyped,
    // What the server keeps isn't lost.
    isKeptElsewhere: draftAddress !== undefined,
    takeOver(newer) {
      setRestored(newer)
      return withDraft(fields, startValue(entity, fields, record, store.scope()), newer)
    },
    onGone() {
      // What is being sent, or on its way to the form, is not taken away.
      if (busy || (record && store.isUploading())) return
      if (record) return onOutdated()
      forget()
      sync?.gone()
      setRestored(undefined)
      store.reset(startValue(entity, fields, undefined, store.scope()))
    },
    isClosing: () => busy && !record,
  })
  const sync = useServerDraft({
    address: draftAddress,
    read: () => openFields(entity, fields, store.value()),
    onKept: (kept) => draft.note({ kept }),
    onSent: () => {
      refreshReads()
      created()
    },
  })
  const isDirty = useFormSelector(store, isTyped)
  const submit = useRef<HTMLButtonElement>(null)
  const attempted = useRef(false)

  useEffect(() => {
    if (isStale) return
    draft.note({ base: stored, ...(record && { version: record.version }) })
  }, [draft, stored, record, isStale])

  useEffect(
    () =>
      store.onChange(() => {
        if (fields.some((path) => changed(path, stored[path], store.get(path)))) sync?.changed()
        else sync?.cleared()
      }),
    [store, fields, stored, changed, sync],
  )

  function created() {
    sync?.end()
    draft.end()
    onCreated()
  }

  const { save, busy, sending, failure, forget, attempt, clashes, keepMine, takeTheirs, decideLater } =
    useSaveRecord({
      block,
      entity,
      resource,
      record,
      version,
      base: (isStale ? restored.base : undefined) ?? stored,
      isDifferent: changed,
      store,
      onStored(saved, value) {
        const base = fieldValues(fields, startValue(entity, fields, saved, store.scope()))
        store.reset(value)
        onStored(saved)
        if (fields.some((path) => changed(path, base[path], store.get(path)))) {
          setRestored((before) => before && { ...before, base, version: saved.version })
          return
        }
        setRestored(undefined)
        draft.forget()
      },
      onCreated: created,
      ...(sync && { draft: { sync, keeper: draft, tried: restored?.submission } }),
    })

  // Where this device had more than the server.
  useEffect(() => {
    if (restored && restored.kept !== JSON.stringify(restored.value)) sync?.changed()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form opens
  }, [sync])

  useEffect(() => {
    // While it was busy it could not hold the focus.
    if (!busy && attempted.current && document.activeElement === document.body) submit.current?.focus()
    attempted.current ||= busy
  }, [busy])

  const discard = () => {
    forget()
    draft.forget()
    sync?.cleared()
    sync?.flush()
    setRestored(undefined)
    store.reset(startValue(entity, fields, record, store.scope()))
    notify({ tone: 'info', text: t('portal:form-discarded') })
    submit.current?.focus()
  }
  const reasonId = useId()
  const reason = useFormSelector(store, () => sharedReason(store, fields))
  const closed = useFormSelector(store, () =>
    reason === undefined || block.sections ? '' : fields.filter((path) => isDisabled(store, path)).join(' '),
  )
  const [open, rest] = useMemo(
    () => aroundReason(entity, fields, closed === '' ? [] : closed.split(' ')),
    [entity, fields, closed],
  )
  const isReadOnly = useFormSelector(store, () => fields.every((path) => !isOpen(store, path)))
  return (
    <FormContext value={form}>
      <form
        noValidate
        data-send={sending}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {restored && isDirty ? (
          <RestoredNotice draft={restored} text="portal:form-draft-restored" onDiscard={discard} />
        ) : null}
        <ErrorSummary fields={fields} attempt={attempt} />
        <SharedReasonContext value={reason === undefined ? undefined : { because: reason, id: reasonId }}>
          {/* A stored record takes over what is typed meanwhile; a new one begins with an empty form. */}
          <HoldStill still={busy && !record}>
            {open.length > 0 && <RecordFields key="open" names={open} sections={block.sections} />}
            {reason === undefined ? null : (
              <Alert id={reasonId} severity="info" role="note" variant="outlined" sx={{ mb: 3 }}>
                {t(reason)}
              </Alert>
            )}
            {rest.length > 0 && <RecordFields key="rest" names={rest} />}
          </HoldStill>
        </SharedReasonContext>
        {failure === undefined ? null : (
          <Alert
            severity="error"
            variant="outlined"
            role="alert"
            sx={{ mb: 2 }}
            action={
              sync && (
                <Button
                  color="inherit"
                  size="small"
                  sx={{ whiteSpace: 'nowrap' }}
                  onClick={() => void save()}
                >
                  {t('portal:try-again')}
                </Button>
              )
            }
          >
            {failure}
          </Alert>
        )}
        {isReadOnly ? null : (
          <div className="page-form-foot">
            <Button
              ref={submit}
              type="submit"
              variant="contained"
              disableElevation
              loading={busy}
              // A field that is left shows its error and would move the button away before the press ends.
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => event.currentTarget.focus()}
            >
              {t(block.submit)}
            </Button>
            <ApiCallButton
              access={resource.operations[record ? 'update' : 'create']?.access}
              call={() => ({
                method: record ? 'PUT' : 'POST',
                path: record ? recordAddress(path, resource, record.id) : path,
                body: {
                  [resource.item]: shownBody(
                    entity,
                    submitValue(entity, store.value(), store.operation, store.scope()),
                  ),
                },
              })}
            />
            {record && isDirty ? (
              <>
                <Button variant="outlined" onClick={discard} disabled={busy}>
                  {t('portal:form-discard')}
                </Button>
                <span className="pb-quiet">{t('portal:form-unsaved')}</span>
              </>
            ) : null}
          </div>
        )}
      </form>
      <ConflictDialog
        open={clashes.length > 0}
        text={t('portal:form-clash-text')}
        take={t('portal:form-clash-take')}
        onTake={takeTheirs}
        onKeep={() => void keepMine()}
        onLater={decideLater}
      >
        <Clashes clashes={clashes} />
      </ConflictDialog>
    </FormContext>
  )
}

function isOpen(store: FormStore, path: string): boolean {
  const { visible, enabled, fixed } = store.field(path)
  return visible && enabled && !fixed
}

function isDisabled(store: FormStore, path: string): boolean {
  const { visible, enabled, fixed } = store.field(path)
  return visible && !enabled && !fixed
}

/**
 * The fields above and below the reason that some are disabled. Fields a person may edit come first; where the form's
 * own values decide, no field moves while somebody types.
 */
function aroundReason(entity: EntityDefinition, fields: string[], closed: string[]): [string[], string[]] {
  const [first] = closed
  if (first === undefined) return [fields, []]
  if (closed.every((path) => formReads(entity, path).length === 0))
    return [fields.filter((path) => !closed.includes(path)), closed]
  const from = fields.indexOf(first)
  return [fields.slice(0, from), fields.slice(from)]
}

/** Why fields are disabled, when all of them are for one reason and it would be said again and again. */
function sharedReason(store: FormStore, fields: string[]): string | undefined {
  const states = fields.filter((path) => isDisabled(store, path)).map((path) => store.field(path))
  const [first] = states
  if (first?.because === undefined || states.some(({ because }) => because !== first.because))
    return undefined
  return states.length > 1 || Array.isArray(first.value) ? first.because : undefined
}
