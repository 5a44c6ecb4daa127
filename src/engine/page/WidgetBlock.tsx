import { Suspense } from 'react'
import { fillDefault } from '../../language/initialValue.ts'
import type {
  BlockDefinition,
  CompiledModule,
  EntityDefinition,
  EntityValidator,
} from '../../language/portal.ts'
import { useRecordForm } from '../form/index.ts'
import { usePortal } from '../registry/portalContext.ts'
import { PanelSkeleton } from './PanelSkeleton.tsx'

interface WidgetBlockProps {
  module: CompiledModule
  block: Extract<BlockDefinition, { kind: 'widget' }>
}

const NO_VIEWS = {}
const NO_ENTITY: EntityDefinition = {
  id: 'nothing',
  module: '',
  title: '',
  properties: {},
  required: [],
  rules: { fields: {}, effects: [], checks: [] },
}
const acceptAll: EntityValidator = () => []
const SLOT = /^\{[^{}]+\}$/

/** A panel drawn alone, on a record that the definition gives, if it reads one. */
export function WidgetBlock({ module, block }: WidgetBlockProps) {
  const { t, registry, session } = usePortal()
  const row: unknown = Reflect.get(session, 'row')
  const entity = block.entity === undefined ? NO_ENTITY : module.definition.entities[block.entity]
  const validator = block.entity === undefined ? acceptAll : module.validators[`${block.entity}.form`]
  if (!entity || !validator) throw new Error(`Module ${module.definition.id} has no entity ${block.entity}`)
  const { access } = useRecordForm({
    entity,
    mode: 'view',
    validator,
    views: NO_VIEWS,
    value: (scope) => {
      // as: a record of the page's entity, by what the compiler checked
      if (block.ofRecord) return (row ?? {}) as Record<string, unknown>
      const filled = Object.entries(block.params).map(([name, value]): [string, unknown] => [
        name,
        typeof value === 'string' && SLOT.test(value) ? fillDefault(value, scope) : value,
      ])
      return Object.fromEntries(filled)
    },
  })
  const Panel = registry.panels[block.panel]
  if (!Panel) throw new Error(`No panel is registered as ${block.panel}`)
  return (
    <div className="page-widget">
      {block.title === undefined ? null : <h2>{t(block.title)}</h2>}
      <Suspense fallback={<PanelSkeleton room={block.room} />}>
        <Panel form={access} />
      </Suspense>
    </div>
  )
}
