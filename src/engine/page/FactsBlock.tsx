import type { BlockDefinition, CompiledModule, FactDefinition } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'
import { cellOf } from '../registry/cells/cells.ts'
import { usePortal } from '../registry/portalContext.ts'
import { useCellContext } from '../registry/useCellContext.ts'

interface FactsBlockProps {
  module: CompiledModule
  page: string
  block: Extract<BlockDefinition, { kind: 'facts' }>
}

/** Properties of the record a page shows. */
export function FactsBlock({ module, page, block }: FactsBlockProps) {
  const { t, session } = usePortal()
  const { pages, resources, entities } = module.definition
  const resource = resources[pages[page]?.record?.resource ?? '']
  const entity = entities[resource?.entity ?? '']
  const contextOf = useCellContext(
    entity,
    block.facts.map(({ cell }) => cell),
  )
  const row: unknown = Reflect.get(session, 'row')
  if (typeof row !== 'object' || row === null) return null
  const shown = block.facts.filter((fact) => block.look === 'tiles' || textOf(fact) !== '')
  if (shown.length === 0) return null
  return (
    <div className={block.look === 'tiles' ? 'page-stats' : 'page-record-facts'}>
      {block.title === undefined ? null : <h2>{t(block.title)}</h2>}
      {block.look === 'tiles' ? (
        <ul>
          {shown.map((fact) => (
            <li key={fact.id}>
              <p className="page-stat-title">{t(fact.title)}</p>
              <p className="page-stat-value">{valueOf(fact)}</p>
            </li>
          ))}
        </ul>
      ) : (
        <dl>
          {shown.map((fact) => (
            <div key={fact.id}>
              <dt>{t(fact.title)}</dt>
              <dd>{valueOf(fact)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )

  /** In words; empty for what is not there. */
  function textOf({ field, cell }: FactDefinition): string {
    const value = getPath(row, field)
    return wordsOf(field, value) ?? cellOf(cell).text(value, contextOf(field))
  }

  /** A choice is shown by the text of its value. */
  function wordsOf(field: string, value: unknown): string | undefined {
    const words = contextOf(field).property?.enumTexts?.[String(value)]
    return words === undefined ? undefined : t(words)
  }

  function valueOf(fact: FactDefinition) {
    if (textOf(fact) === '') return <span className="pb-quiet">–</span>
    const { field, cell, note } = fact
    const value = getPath(row, field)
    const { Cell } = cellOf(cell)
    const words = cell === 'text' ? wordsOf(field, value) : undefined
    const explained = note === undefined ? '' : cellOf('text').text(getPath(row, note), contextOf(note))
    const more = explained === '' ? {} : { note: explained }
    return words ?? <Cell value={value} context={contextOf(field)} {...more} />
  }
}
