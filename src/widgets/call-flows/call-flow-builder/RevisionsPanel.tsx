import { useEffect, useState } from 'react'
import Button from '@mui/material/Button'
import type { CallFlow } from '../../../domain/call-flow/index.ts'
import { layOut } from '../../../domain/call-flow/edit/index.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { useTimeZone } from '../../../engine/registry/time-zone/useTimeZone.ts'
import { FlowDifferences } from './FlowDifferences.tsx'
import type { FlowCalls, FlowRevision } from './flowDraft.ts'
import { useBuilder, useBuilderState } from './useBuilder.ts'

interface RevisionsPanelProps {
  calls: FlowCalls
  /** Saves what isn't yet; false if it couldn't be. */
  flush: () => Promise<boolean>
  /** Another one after publishing. */
  round: number
}

/** What was published, newest first: compare with the draft, or make it the draft. */
export function RevisionsPanel({ calls, flush, round }: RevisionsPanelProps) {
  const { store } = useBuilder()
  const { t, notify } = usePortal()
  const { zone } = useTimeZone()
  const flow = useBuilderState(({ history }) => history.flow)
  const [revisions, setRevisions] = useState<FlowRevision[] | 'failed' | undefined>(undefined)
  const [compared, setCompared] = useState<{ revision: number; document: CallFlow } | undefined>(undefined)
  useEffect(() => {
    let isOpen = true
    calls.revisions().then(
      (found) => isOpen && setRevisions(found),
      () => isOpen && setRevisions('failed'),
    )
    return () => {
      isOpen = false
    }
  }, [calls, round])

  const restore = async (revision: number): Promise<void> => {
    if (!(await flush())) return
    try {
      const { document, version, problems } = await calls.restore(revision, store.get().version)
      store.replace(document, version, problems)
      notify({ tone: 'success', text: t('call-flows:build-rev-restored', { count: revision }) })
    } catch {
      notify({ tone: 'danger', text: t('call-flows:build-rev-failed') })
    }
  }
  const compare = async (revision: number): Promise<void> => {
    if (compared?.revision === revision) {
      setCompared(undefined)
      return
    }
    try {
      setCompared({ revision, document: await calls.revision(revision) })
    } catch {
      notify({ tone: 'danger', text: t('call-flows:build-rev-failed') })
    }
  }
  if (revisions === undefined) return null
  if (revisions === 'failed') return <p className="flow-empty">{t('call-flows:build-rev-failed')}</p>
  if (revisions.length === 0) return <p className="flow-empty">{t('call-flows:build-rev-none')}</p>
  return (
    <ol className="flow-revisions">
      {revisions.map(({ revision, message, published_at: at, published_by: who }) => (
        <li key={revision}>
          <strong>{t('call-flows:build-rev-number', { count: revision })}</strong>
          <span>{message === '' ? t('call-flows:build-rev-no-message') : message}</span>
          <span className="flow-row-type">
            {t('call-flows:build-rev-by', {
              who: who ?? t('call-flows:build-conflict-someone'),
              at: formatDateTime(at, zone),
            })}
          </span>
          <div className="flow-buttons">
            <Button
              size="small"
              aria-expanded={compared?.revision === revision}
              aria-label={t('call-flows:build-rev-compare-of', { count: revision })}
              onClick={() => void compare(revision)}
            >
              {t('call-flows:build-rev-compare')}
            </Button>
            {!store.isReadOnly && (
              <Button
                size="small"
                aria-label={t('call-flows:build-rev-restore-of', { count: revision })}
                onClick={() => void restore(revision)}
              >
                {t('call-flows:build-rev-restore')}
              </Button>
            )}
          </div>
          {compared?.revision === revision && (
            <FlowDifferences before={layOut(compared.document)} after={flow} />
          )}
        </li>
      ))}
    </ol>
  )
}
