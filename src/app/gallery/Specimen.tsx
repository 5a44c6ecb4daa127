import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { FormContext, RecordFields, useRecordForm } from '../../engine/form/index.ts'
import { PageBlock, RecordScope } from '../../engine/page/index.ts'
import { cellOf } from '../../engine/registry/cells/cells.ts'
import { StatusChip } from '../../engine/registry/cells/StatusChip.tsx'
import { Icon } from '../../engine/registry/Icon.tsx'
import { PortalContext, usePortal } from '../../engine/registry/portalContext.ts'
import type { Portal } from '../../engine/registry/portalContext.ts'
import { useCellContext } from '../../engine/registry/useCellContext.ts'
import { WizardScreen } from '../../engine/wizard/index.ts'
import type { CompiledModule, EntityDefinition, FieldView, ListDefinition } from '../../language/portal.ts'
import type { NoticeStore } from '../notices/createNoticeStore.ts'
import { createSamplePortal } from './createSamplePortal.ts'
import type { Answers, Drawing } from './Example.ts'
import { fieldVariant } from './fieldVariant.ts'
import type { FieldVariant } from './fieldVariant.ts'
import type { GallerySet } from './readGallery.ts'
import { samples } from './samples.ts'

// Pages load it by themselves, and so does this.
const ListScreen = lazy(async () => ({ default: (await import('../../engine/list/index.ts')).ListScreen }))

export interface SpecimenProps {
  set: GallerySet
  drawing: Drawing
  variant: FieldVariant
  answers: Answers
  notices: NoticeStore
}

type Of<Kind extends Drawing['kind']> = Extract<Drawing, { kind: Kind }>

/** An example, drawn by the engine itself from compiled definitions. */
export function Specimen({ set, drawing, variant, answers, notices }: SpecimenProps) {
  const module = 'module' in drawing ? set.modules[drawing.module] : undefined
  const shown = drawing.kind === 'list' || drawing.kind === 'wizard' ? drawing.answers : answers
  const portal = useMemo(() => createSamplePortal(set, shown, notices), [set, shown, notices])
  return (
    <PortalContext value={portal}>
      <Suspense fallback={<span className="gallery-waiting" />}>{content()}</Suspense>
    </PortalContext>
  )

  function content(): ReactNode {
    if (drawing.kind === 'icon') return <Icon name={drawing.icon} size={24} />
    if (module === undefined) return null
    switch (drawing.kind) {
      case 'field':
        return <FieldSpecimen key={variant} module={module} drawing={drawing} variant={variant} />
      case 'cell':
        return <CellSpecimen module={module} drawing={drawing} />
      case 'state': {
        const state = module.definition.entities[drawing.entity]?.lifecycle?.states[drawing.state]
        return state ? <StatusChip tone={state.tone} icon={state.icon} text={portal.t(state.title)} /> : null
      }
      case 'block': {
        const page = module.definition.pages[drawing.page]
        const block = page?.blocks.find(({ id }) => id === drawing.block)
        if (!page || !block) return null
        const drawn = <PageBlock module={module} page={page.id} block={block} />
        return (
          <InMemory path="/" search="">
            {page.record ? (
              <RecordScope
                row={{ ...samples.record, id: 'specimen-1' }}
                refresh={async () => undefined}
                replace={async () => undefined}
              >
                {drawn}
              </RecordScope>
            ) : (
              drawn
            )}
          </InMemory>
        )
      }
      case 'filter':
        return (
          <ListSpecimen
            module={module}
            list={drawing.list}
            search={drawing.search}
            change={(list) => onlyFilter(list, drawing.filter)}
          />
        )
      case 'row-action':
        return (
          <ListSpecimen
            module={module}
            list={drawing.list}
            search=""
            change={(list) => onlyAction(list, drawing.action)}
          />
        )
      case 'list':
        return (
          <ListSpecimen module={module} list={drawing.list} search={drawing.search} change={(list) => list} />
        )
      case 'wizard':
        return <WizardSpecimen module={module} drawing={drawing} />
    }
  }
}

function onlyFilter(list: ListDefinition, id: string): ListDefinition {
  return {
    ...list,
    filters: list.filters.filter((filter) => filter.id === id),
    rowActions: [],
    columns: list.columns.slice(0, 3),
  }
}

function onlyAction(list: ListDefinition, id: string): ListDefinition {
  return {
    ...list,
    filters: [],
    rowActions: list.rowActions.filter((action) => action.id === id),
    columns: list.columns.slice(0, 3),
  }
}

/** An address of its own, so that several screens can stand on one page. */
function InMemory({ path, search, children }: { path: string; search: string; children: ReactNode }) {
  const [entries] = useState([search === '' ? path : `${path}?${search.replace(/^\?/, '')}`])
  return (
    <MemoryRouter initialEntries={entries} useTransitions={false}>
      <InsideMemory>{children}</InsideMemory>
    </MemoryRouter>
  )
}

function InsideMemory({ children }: { children: ReactNode }) {
  const portal = usePortal()
  const navigate = useNavigate()
  const inside = useMemo<Portal>(
    () => ({ ...portal, navigate: (to, options) => void navigate(to, options) }),
    [portal, navigate],
  )
  return <PortalContext value={inside}>{children}</PortalContext>
}

interface FieldSpecimenProps {
  module: CompiledModule
  drawing: Of<'field'>
  variant: FieldVariant
}

function FieldSpecimen({ module, drawing, variant }: FieldSpecimenProps) {
  const wizard = module.definition.wizards[drawing.wizard]
  const name = wizard && module.definition.resources[wizard.resource]?.entity
  const entity = name === undefined ? undefined : module.definition.entities[name]
  const validator = module.validators[`${name}.form`]
  if (!wizard || !entity || !validator) return null
  return (
    <Field
      entity={entity}
      validator={validator}
      views={wizard.fields}
      field={drawing.field}
      variant={variant}
    />
  )
}

interface FieldProps {
  entity: EntityDefinition
  validator: CompiledModule['validators'][string]
  views: Record<string, FieldView>
  field: string
  variant: FieldVariant
}

function Field({ entity, validator, views, field, variant }: FieldProps) {
  const [shown] = useState(() => fieldVariant(entity, field, variant))
  const form = useRecordForm({
    entity: shown.entity,
    mode: shown.mode,
    validator,
    views,
    value: () => shown.value,
  })
  const names = useMemo(() => [field], [field])
  useEffect(() => {
    if (shown.refusal === undefined) return
    form.store.refuse({ [field]: shown.refusal })
    form.store.attempt([field])
  }, [form, field, shown])
  return (
    <FormContext value={form}>
      <RecordFields names={names} />
    </FormContext>
  )
}

function CellSpecimen({ module, drawing }: { module: CompiledModule; drawing: Of<'cell'> }) {
  const list = module.definition.lists[drawing.list]
  const column = list?.columns.find(({ id }) => id === drawing.column)
  const name = list && module.definition.resources[list.resource]?.entity
  const entity = name === undefined ? undefined : module.definition.entities[name]
  const contextOf = useCellContext(entity, column ? [column.cell] : [])
  if (!column || !entity) return null
  const { Cell, text, align } = cellOf(column.cell)
  const context = contextOf(column.field)
  return (
    <div className="gallery-cells">
      <table>
        <thead>
          <tr>
            <th scope="col">Value</th>
            <th scope="col" data-align={align}>
              Drawn
            </th>
            <th scope="col">In words</th>
          </tr>
        </thead>
        <tbody>
          {[...(samples.cells[column.cell] ?? [samples.record[column.field]]), null].map((value) => (
            <tr key={JSON.stringify(value)}>
              <td>
                <code>{JSON.stringify(value)}</code>
              </td>
              <td data-align={align}>
                <div className="gallery-cell">
                  <Cell value={value} context={context} />
                </div>
              </td>
              <td>{text(value, context) || <span className="gallery-quiet">nothing</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ListSpecimenProps {
  module: CompiledModule
  list: string
  search: string
  change: (list: ListDefinition) => ListDefinition
}

function ListSpecimen({ module, list: id, search, change }: ListSpecimenProps) {
  const list = module.definition.lists[id]
  const [changed] = useState<CompiledModule>(() =>
    list ? { ...module, definition: { ...module.definition, lists: { [id]: change(list) } } } : module,
  )
  return (
    <div className="gallery-list">
      <InMemory path="/specimens" search={search}>
        <ListScreen module={changed} listId={id} embedded />
      </InMemory>
    </div>
  )
}

const wizardBase = '/specimen'

interface WizardSpecimenProps {
  module: CompiledModule
  drawing: Of<'wizard'>
}

function WizardSpecimen(props: WizardSpecimenProps) {
  return (
    <InMemory path={`${wizardBase}/${props.drawing.step}`} search="">
      <OpenWizard {...props} />
    </InMemory>
  )
}

function OpenWizard({ module, drawing }: WizardSpecimenProps) {
  const { mode, step, press } = drawing
  const root = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (!press) return
    const look = () => {
      const button = root.current?.querySelector<HTMLButtonElement>('button[type=submit]')
      if (!button) return
      observer.disconnect()
      button.click()
    }
    const observer = new MutationObserver(look)
    if (root.current) observer.observe(root.current, { childList: true, subtree: true })
    look()
    return () => observer.disconnect()
  }, [press])
  return (
    <div ref={root} className="gallery-wizard">
      <WizardScreen
        module={module}
        wizardId={drawing.wizard}
        mode={mode}
        recordId={mode === 'create' ? undefined : 'specimen-1'}
        step={pathname.slice(wizardBase.length + 1) || step}
        basePath={wizardBase}
      />
    </div>
  )
}
