import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { fillTemplate } from '../../language/index.ts'
import type { CompiledModule, FormDefinition } from '../../language/portal.ts'
import { ErrorSummary, FormContext, RecordFields, useRecordForm } from '../form/index.ts'
import { FailureMessage } from '../registry/FailureMessage.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { ConflictDialog, useRecord } from '../wizard/index.ts'
import type { StoredRecord } from '../wizard/index.ts'
import { recordParts, startValue } from './formRecord.ts'
import { useSaveRecord } from './useSaveRecord.ts'

interface FormBlockProps {
  module: CompiledModule
  block: FormDefinition
}

/** A form of one step on a page. It is not there for who may not save. */
export function FormBlock({ module, block }: FormBlockProps) {
  const { t, can, session } = usePortal()
  const { resource } = recordParts(module, block)
  const id = block.record === undefined ? undefined : fillTemplate(block.record, session)
  const allowed = can(block.access) && (block.record === undefined || id !== undefined)
  const { record, error, reload } = useRecord(resource, allowed ? id : undefined)
  const [opening, setOpening] = useState(0)
  if (!allowed || error?.status === 403) return null
  const openAgain = () => {
    setOpening((before) => before + 1)
    reload()
  }
  return (
    <div className="page-form">
      {block.title === undefined ? null : <h2>{t(block.title)}</h2>}
      {error ? <FailureMessage error={error} onRetry={reload} /> : null}
      {!error && block.record !== undefined && !record ? <FormSkeleton fields={block.fields} /> : null}
      {!error && (block.record === undefined || record) ? (
        <OpenForm
          key={`${opening} ${record?.version ?? ''}`}
          module={module}
          block={block}
          record={record}
          onDone={openAgain}
        />
      ) : null}
    </div>
  )
}

function FormSkeleton({ fields }: { fields: string[] }) {
  const { t } = usePortal()
  return (
    <div className="page-form-skeleton" aria-busy>
      <span className="pb-hidden">{t('portal:loading')}</span>
      {fields.map((name) => (
        <span key={name} className="page-skeleton" />
      ))}
    </div>
  )
}

interface OpenFormProps extends FormBlockProps {
  record: StoredRecord | undefined
  /** Shows what is stored now. */
  onDone: () => void
}

function OpenForm({ module, block, record, onDone }: OpenFormProps) {
  const { t } = usePortal()
  const { entity, resource, validator } = recordParts(module, block)
  const form = useRecordForm({
    entity,
    mode: record ? 'edit' : 'create',
    validator,
    views: block.views,
    fields: block.fields,
    value: (scope) => startValue(entity, block.fields, record, scope),
  })
  const { save, saveOver, busy, failure, attempt, conflict } = useSaveRecord({
    block,
    entity,
    resource,
    record,
    store: form.store,
    onDone,
  })
  return (
    <FormContext value={form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <ErrorSummary fields={block.fields} attempt={attempt} />
        <RecordFields names={block.fields} />
        {failure === undefined ? null : (
          <Alert severity="error" variant="outlined" role="alert">
            {failure}
          </Alert>
        )}
        <Button type="submit" variant="contained" disableElevation loading={busy}>
          {t(block.submit)}
        </Button>
      </form>
      <ConflictDialog open={conflict} onKeep={() => void saveOver()} onReload={onDone} />
    </FormContext>
  )
}
