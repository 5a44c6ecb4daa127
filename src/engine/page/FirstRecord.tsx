import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { fillTemplate } from '../../language/index.ts'
import type {
  CompiledModule,
  FirstRecordDefinition,
  PageDefinition,
  RecordDefinition,
} from '../../language/portal.ts'
import { useRead } from '../data/index.ts'
import { FailureMessage } from '../registry/FailureMessage.tsx'
import { PageHeader } from '../registry/PageHeader.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { useResourcePath } from '../registry/useResourcePath.ts'

interface FirstRecordProps {
  module: CompiledModule
  page: PageDefinition
  record: RecordDefinition
  first: FirstRecordDefinition
  /** The page of the record with this id. */
  children: (id: string) => ReactNode
}

/** The page of the first record of a list, as it was when the address was opened; without records it leads elsewhere. */
export function FirstRecord({ module, page, record, first, children }: FirstRecordProps) {
  const { t, navigate, session } = usePortal()
  const resource = module.definition.resources[record.resource]
  if (!resource) throw new Error(`Module ${module.definition.id} has no resource ${record.resource}`)
  const path = useResourcePath(resource)
  const [id, setId] = useState<string>()
  const read = useRead<Record<string, { id: string }[]>>(id === undefined ? path : null, {
    query: { per_page: '1', sort: first.sort },
  })
  // What was read on an earlier visit may not be the first any more.
  const rows = read.isValidating ? undefined : read.data?.[resource.items]
  const found = rows?.[0]?.id
  if (found !== undefined && id === undefined) setId(found)
  const otherwise =
    rows?.length === 0 ? fillTemplate(first.otherwise, session, encodeURIComponent) : undefined
  useEffect(() => {
    if (otherwise !== undefined) navigate(otherwise, { replace: true })
  }, [navigate, otherwise])
  if (id !== undefined) return children(id)
  const { error, isValidating, refresh } = read
  return (
    <section className="page-screen" aria-label={t(page.title)} aria-busy={error === undefined || undefined}>
      <PageHeader title={t(page.title)} />
      {error && !isValidating ? (
        <FailureMessage
          error={error}
          text={first.failure && t(first.failure)}
          onRetry={() => void refresh()}
        />
      ) : (
        <span className="page-skeleton" data-kind="chart" />
      )}
    </section>
  )
}
