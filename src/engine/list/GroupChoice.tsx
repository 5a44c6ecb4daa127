import type { GroupingDefinition } from '../../language/portal.ts'
import { usePortal } from '../registry/portalContext.ts'
import type { ListModel } from './useList.ts'

/** What the rows are grouped by. */
export function GroupChoice({ model, groups }: { model: ListModel; groups: GroupingDefinition[] }) {
  const { t } = usePortal()
  const field = model.query.group?.field ?? ''
  return (
    <select
      className="list-select"
      aria-label={t('portal:list-group')}
      data-active={field !== ''}
      value={field}
      onChange={(event) => model.setGroup(event.target.value)}
    >
      <option value="">{t('portal:list-group-not')}</option>
      {groups.map((group) => (
        <option key={group.field} value={group.field}>
          {t('portal:list-group-by', { field: t(group.title) })}
        </option>
      ))}
    </select>
  )
}
