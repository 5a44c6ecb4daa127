import type { CSSProperties } from 'react'
import { fillTemplate, findProperty, initialValue, isVisible } from '../../language/index.ts'
import type { BlockDefinition, CompiledModule } from '../../language/portal.ts'
import { useKnown } from '../data/useRead.ts'
import { usePortal } from '../registry/portalContext.ts'
import { useResourcePath } from '../registry/useResourcePath.ts'

interface FormRoomProps {
  module: CompiledModule
  block: Extract<BlockDefinition, { kind: 'form' }>
}

/** Bars in the places of a form's fields, of those that its record shows, and of its button. */
export function FormRoom({ module: { definition }, block }: FormRoomProps) {
  const { t, can, session } = usePortal()
  const resource = definition.resources[block.resource]
  const entity = definition.entities[resource?.entity ?? '']
  if (!resource || !entity) throw new Error(`Module ${definition.id} has no resource ${block.resource}`)
  const path = useResourcePath(resource)
  const id = block.record === undefined ? undefined : fillTemplate(block.record, session, encodeURIComponent)
  const address = resource.singleton ? path : id === undefined ? null : `${path}/${id}`
  const record = useKnown<Record<string, object>>(address)?.[resource.item]
  if (!can(block.access)) return null
  const form = record ?? initialValue(entity, session, block.fields)
  const shown = block.fields.filter((field) => isVisible(entity, field, { ...session, row: record, form }))
  return (
    <div className="page-form page-form-skeleton" aria-busy>
      {block.title === undefined ? null : <h2>{t(block.title)}</h2>}
      <span className="pb-hidden">{t('portal:loading')}</span>
      {shown.map((field) => (
        <span key={field} className="page-skeleton" style={roomOf(field)} />
      ))}
      <span className="page-skeleton" data-kind="button" />
    </div>
  )

  function roomOf(field: string): CSSProperties | undefined {
    const rows = block.views[field]?.options?.['rows']
    if (typeof rows === 'number') return { height: `calc(${rows} * 1.5em + 48px)` }
    return entity && findProperty(entity, field)?.type === 'boolean' ? { height: '1.5em' } : undefined
  }
}
