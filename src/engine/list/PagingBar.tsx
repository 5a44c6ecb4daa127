import type { ReactNode } from 'react'
import { PageButton } from '../registry/PageButton.tsx'
import { usePortal } from '../registry/portalContext.ts'
import type { ListModel } from './useList.ts'

interface PagingBarProps {
  model: ListModel
  /** Stands between the size of a page and the way through the pages. */
  children?: ReactNode
}

/** Where one is in all the rows, and how to get on. */
export function PagingBar({ model, children }: PagingBarProps) {
  const { t } = usePortal()
  const { query, total, totalPages, setQuery } = model
  const first = (query.page - 1) * query.perPage + 1
  const last = Math.min(total, query.page * query.perPage)
  const range = total === 0 ? '' : t('portal:list-range', { first, last, total })
  const go = (page: number) => setQuery({ page })
  return (
    <nav className="list-paging" aria-label={t('portal:list-pages')}>
      <label className="list-page-size">
        <span>{t('portal:list-rows-per-page')}</span>
        <select
          className="list-select"
          value={query.perPage}
          onChange={(event) => setQuery({ perPage: Number(event.target.value) })}
        >
          {model.list.pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      {children}
      <span className="pb-figures list-range" aria-live="polite">
        {range}
      </span>
      <span className="list-page-buttons">
        <PageButton
          icon="first"
          label={t('portal:list-first-page')}
          off={query.page <= 1}
          onPress={() => go(1)}
        />
        <PageButton
          icon="previous"
          label={t('portal:list-previous-page')}
          off={query.page <= 1}
          onPress={() => go(query.page - 1)}
        />
        <PageButton
          icon="next"
          label={t('portal:list-next-page')}
          off={query.page >= totalPages}
          onPress={() => go(query.page + 1)}
          onNear={model.prefetchNext}
        />
        <PageButton
          icon="last"
          label={t('portal:list-last-page')}
          off={query.page >= totalPages}
          onPress={() => go(totalPages)}
        />
      </span>
    </nav>
  )
}
