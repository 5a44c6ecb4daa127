import type { JsonValue } from '../../../../language/portal.ts'
import { usePortal } from '../../../registry/portalContext.ts'

interface OptionDetailsProps {
  /** Text of the option. */
  name: string
  details: JsonValue | undefined
}

/** What an option comes with, folded away: texts, or texts under headings. */
export function OptionDetails({ name, details }: OptionDetailsProps) {
  const { t } = usePortal()
  const groups = groupsOf(details)
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  if (count === 0) return null
  return (
    <details className="pb-option-details">
      <summary>{t('portal:choices-details', { option: name, count })}</summary>
      <dl>
        {groups.map(({ title, items }) => (
          <div key={title}>
            {title !== '' && <dt>{title}</dt>}
            <dd>{items.join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function groupsOf(details: JsonValue | undefined): { title: string; items: string[] }[] {
  if (!Array.isArray(details)) return []
  const texts = details.filter((each) => typeof each === 'string')
  const groups = details.flatMap((each) => {
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return []
    const { title, items } = each
    if (typeof title !== 'string' || !Array.isArray(items)) return []
    return [{ title, items: items.filter((item) => typeof item === 'string') }]
  })
  return texts.length > 0 ? [{ title: '', items: texts }, ...groups] : groups
}
