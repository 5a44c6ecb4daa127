import { lazy, Suspense, useCallback, useState } from 'react'
import Skeleton from '@mui/material/Skeleton'
import { WizardBody } from './WizardBody.tsx'
import { WizardColumns, WizardLayout } from './WizardLayout.ts'
import { WizardHeader } from './WizardHeader.tsx'
import { draftKey, endDraft } from './draft.ts'
import { isEditable, viewAddress } from './editAddress.ts'
import { useRecord } from './useRecord.ts'
import { useStartValues } from './useStartValues.ts'
import type { StoredRecord } from './useRecord.ts'
import { useWayBack } from './useWayBack.ts'
import type {
  CompiledModule,
  EntityDefinition,
  ModuleDefinition,
  ResourceDefinition,
  WizardDefinition,
  WizardMode,
} from '../../language/portal.ts'
import { FailureMessage } from '../registry/FailureMessage.tsx'
import { evaluateCondition, fillTemplate } from '../../language/index.ts'
import { Link } from '../registry/Link.tsx'
import { NotFound } from '../registry/NotFound.tsx'
import { ScreenMessage } from '../registry/ScreenMessage.tsx'
import { keeperOf } from '../registry/keeperOf.ts'
import { usePortal } from '../registry/portalContext.ts'

export interface WizardScreenProps {
  module: CompiledModule
  wizardId: string
  mode: WizardMode
  /** The record to edit or view, or that a new one is made from. */
  recordId?: string | undefined
  /** Endpoint that answers what a new record made from another one starts with. */
  from?: string | undefined
  /** Step named by the address. */
  step?: string | undefined
  /** Address without the step: `<basePath>/<step>`. */
  basePath: string
}

const ParentGate = lazy(() =>
  import('../data/ParentGate.tsx').then((module) => ({ default: module.ParentGate })),
)

/** A wizard of a definition: creates, edits or shows one record in steps. */
export function WizardScreen({ module, wizardId, mode, recordId, from, step, basePath }: WizardScreenProps) {
  const { t, session } = usePortal()
  const { definition: portalModule, validators } = module
  const definition = found(portalModule.wizards[wizardId], wizardId)
  const resource = found(portalModule.resources[definition.resource], definition.resource)
  const entity = found(portalModule.entities[resource.entity], resource.entity)
  const validator = found(validators[`${entity.id}.form`], `${entity.id}.form`)
  const isWaiting = useCallback(
    (stored: StoredRecord) => mode === 'view' && waitsForOthers(entity, stored),
    [mode, entity],
  )
  const { record, error, reload } = useRecord(resource, mode === 'create' ? undefined : recordId, isWaiting)
  const source = resource.endpoints.find(({ id }) => id === from)
  const start = useStartValues(mode === 'create' ? source : undefined, recordId)
  const [opening, setOpening] = useState(0)
  const [prefilled] = useState(() => (mode === 'create' ? readPrefill(definition) : undefined))
  const search = prefilled ? new URLSearchParams(prefilled).toString() : undefined
  const key = draftKey({
    user: keeperOf(session),
    module: portalModule.id,
    wizard: wizardId,
    mode: from ?? mode,
    record: recordId ?? search,
    parent: session.route?.[resource.parent?.slot ?? ''],
  })
  const startOver = useCallback(() => {
    endDraft(localStorage, key, Date.now())
    setOpening((before) => before + 1)
    if (mode !== 'create') reload()
  }, [key, mode, reload])
  const back = useWayBack(definition.done)
  const [clock] = useState(() => new Date().toISOString())
  const mayEdit = (stored: StoredRecord) => isEditable(resource, stored, { ...session, now: clock })
  const header = (
    <WizardHeader definition={definition} resource={resource} mode={mode} record={record} back={back} />
  )

  const problem = error ?? start.error
  if (problem) {
    const wayBack = (
      <Link to={back} className="button">
        {t('portal:go-back')}
      </Link>
    )
    if (problem.status === 404) return <NotFound alert text="portal:failure-missing-text" back={wayBack} />
    return (
      <WizardLayout>
        {header}
        <FailureMessage error={problem} onRetry={error ? reload : start.retry} back={wayBack} />
      </WizardLayout>
    )
  }
  const waiting = (
    <WizardLayout>
      {header}
      <WizardSkeleton />
    </WizardLayout>
  )
  if (mode === 'create' ? source && !start.values : !record) return waiting
  // Saved or sent on meanwhile, what stands in the form stays: only opening it is judged.
  if (mode === 'edit' && record && !mayEdit(record))
    return (
      <WizardLayout>
        {header}
        <NotEditable
          definition={definition}
          pages={portalModule.pages}
          resource={resource}
          record={record}
          back={back}
        />
      </WizardLayout>
    )
  const body = (
    <WizardLayout>
      {header}
      <WizardBody
        key={`${key} ${opening} ${versionOf(record)}`}
        definition={definition}
        resource={resource}
        resources={portalModule.resources}
        entity={entity}
        validator={validator}
        mode={mode}
        record={record}
        start={start.values ?? prefilled}
        step={step}
        basePath={basePath}
        search={search === undefined ? '' : `?${search}`}
        back={back}
        draftKey={key}
        onStartOver={startOver}
      />
    </WizardLayout>
  )
  if (mode !== 'create' || resource.parent?.when === undefined) return body
  return (
    <Suspense fallback={waiting}>
      <ParentGate resource={resource}>
        {({ isUnknown, because }) => {
          if (because === undefined) return isUnknown ? waiting : body
          return (
            <WizardLayout>
              {header}
              <ScreenMessage icon="lock" title={t(because)} />
            </WizardLayout>
          )
        }}
      </ParentGate>
    </Suspense>
  )
}

/** What a link fills in. */
function readPrefill({ prefill = [] }: WizardDefinition): Record<string, string> | undefined {
  const asked = new URLSearchParams(location.search)
  const given = prefill.flatMap((name): [string, string][] => {
    const value = asked.get(name)
    return value === null ? [] : [[name, value]]
  })
  return given.length === 0 ? undefined : Object.fromEntries(given)
}

interface NotEditableProps {
  definition: WizardDefinition
  pages: ModuleDefinition['pages']
  resource: ResourceDefinition
  record: StoredRecord
  back: string
}

/** The rule of the resource refuses a change now: why, and the way to the record. */
function NotEditable({ definition, pages, resource, record, back }: NotEditableProps) {
  const { t, can, manifest, session } = usePortal()
  const { because, instead } = resource.operations.update ?? {}
  const scope = { ...session, row: record }
  const other = instead?.find(({ when }) => !when || evaluateCondition(when, scope))
  const to = other && fillTemplate(other.to, scope, encodeURIComponent)
  const view = viewAddress(manifest.routes, { definition, pages, record }, session, can)
  return (
    <ScreenMessage
      icon="lock"
      title={t(because ?? 'portal:wizard-not-editable')}
      action={
        <>
          {other && to !== undefined && (
            <Link to={to} className="button" data-kind="primary">
              {t(other.text)}
            </Link>
          )}
          <Link to={view ?? back} className="button" {...(to === undefined && { 'data-kind': 'primary' })}>
            {t(view === undefined ? 'portal:go-back' : 'portal:wizard-view-record')}
          </Link>
        </>
      }
    />
  )
}

function WizardSkeleton() {
  return (
    <WizardColumns aria-busy="true">
      <div>
        <Skeleton variant="rounded" height={32} sx={{ mb: 4 }} />
        {[0, 1, 2].map((row) => (
          <div key={row}>
            <Skeleton width={140} />
            <Skeleton variant="rounded" height={40} sx={{ mb: 3 }} />
          </div>
        ))}
      </div>
    </WizardColumns>
  )
}

/** Whether somebody else than the people of the account moves the record on from its state: the server, a reviewer, a carrier. */
function waitsForOthers({ lifecycle }: EntityDefinition, record: StoredRecord): boolean {
  if (!lifecycle) return false
  const state = String(record[lifecycle.field])
  return lifecycle.transitions.some(({ by, from }) => by !== 'user' && from.includes(state))
}

function versionOf(record: StoredRecord | undefined): string {
  return record ? String(record.version) : 'new'
}

function found<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The module has no ${name}`)
  return value
}
