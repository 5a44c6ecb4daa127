import { iconOf } from '../registry/Icon.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { effectiveSort } from '../../language/lists/listUrl.ts'
import { nextSort } from './nextSort.ts'
import type { ListModel } from './useList.ts'

/** What the headers of the table do, where there is no table. */
export function SortChoice({ model }: { model: ListModel }) {
  const { t } = usePortal()
  const { list, query, resource, setQuery } = model
  const sortable = list.columns.filter((column) => column.sortable)
  const [key] = effectiveSort(query, resource)
  if (sortable.length === 0 || !key) return null
  const turn = t(key.descending ? 'portal:list-sort-ascending' : 'portal:list-sort-descending')
  return (
    <span className="list-sort">
      <span aria-hidden="true">{t('portal:list-sort')}</span>
      <select
        className="list-select"
        aria-label={t('portal:list-sort')}
        value={key.field}
        onChange={(event) => setQuery({ sort: [{ field: event.target.value, descending: key.descending }] })}
      >
        {sortable.some(({ field }) => field === key.field) ? null : (
          <option value={key.field}>{t('portal:list-sort-usual')}</option>
        )}
        {sortable.map(({ id, field, title }) => (
          <option key={id} value={field}>
            {t(title)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="icon-button"
        aria-label={turn}
        title={turn}
        onClick={() => setQuery({ sort: nextSort([key], key.field, false) })}
        {...iconOf(key.descending ? 'down' : 'up')}
      />
    </span>
  )
}
