import { useEffect, useMemo, useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { LoadFailure } from '../../common/LoadFailure.tsx'
import { ApiError } from '../../../engine/registry/apiClient.ts'
import type { PanelProps } from '../../../engine/registry/contract.ts'
import { keeperOf } from '../../../engine/registry/keeperOf.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { sameJson } from '../../../shared/sameJson.ts'
import { BuilderFrame } from './BuilderFrame.tsx'
import { BuilderStore, type BuilderState } from './BuilderStore.ts'
import { flowCalls } from './flowDraft.ts'
import { flowNames } from './flowNames.ts'
import { BuilderContext, type BuilderScope } from './useBuilder.ts'
import { forgetWork, readWork } from './useDraftSaving.ts'
import { useFlowActions } from './useFlowActions.ts'

/** Builds the call flow of the record: its draft is loaded, edited, saved, simulated and published here. */
export function CallFlowBuilder({ form, isReadOnly = false }: PanelProps & { isReadOnly?: boolean }) {
  const { api, session, t } = usePortal()
  const id = String(form.get('id'))
  const path = `/v1/${form.entity.id.replaceAll('-', '_')}s/${encodeURIComponent(id)}`
  const calls = useMemo(() => flowCalls(api, path), [api, path])
  const record = useMemo(() => ({ entity: form.entity, path }), [form.entity, path])
  const keptAt = `patchbay-flow:${keeperOf(session)}:${id}`
  const [round, setRound] = useState(0)
  const [loaded, setLoaded] = useState<Pick<LoadedProps, 'store' | 'onServer'> | undefined>(undefined)
  const [failure, setFailure] = useState<ApiError | undefined>(undefined)
  useEffect(() => {
    let isOpen = true
    calls.read().then(
      (draft) => {
        if (!isOpen) return
        const store = new BuilderStore(draft, isReadOnly)
        store.set({ testers: { test_numbers: form.get('test_numbers') ?? [] } })
        const { stored } = store.get()
        const kept = isReadOnly ? undefined : readWork(keptAt)
        const isRestored = kept !== undefined && !sameJson(kept.document, store.flow)
        if (isRestored) {
          store.edit('replace', kept.document)
          const isOwn = kept.unanswered?.some((sent) => sameJson(sent, draft.document)) ?? false
          // Based on another draft, it meets that one when it is saved.
          if (kept.version !== draft.version && !isOwn)
            store.set({ version: kept.version, stored: kept.base })
        }
        setFailure(undefined)
        setLoaded({ store, ...(isRestored && { onServer: { version: draft.version, stored } }) })
      },
      (cause: unknown) => {
        if (isOpen && cause instanceof ApiError) setFailure(cause)
      },
    )
    return () => {
      isOpen = false
    }
  }, [calls, form, keptAt, isReadOnly, round])
  if (failure)
    return (
      <LoadFailure
        title={t('call-flows:build-load-failed')}
        error={failure}
        onRetry={() => setRound(round + 1)}
      />
    )
  if (!loaded) return <Skeleton variant="rounded" height={480} />
  return <Loaded key={path} {...loaded} calls={calls} keptAt={keptAt} record={record} />
}

interface LoadedProps {
  store: BuilderStore
  /** The draft that work kept in the browser took the place of. */
  onServer?: Pick<BuilderState, 'version' | 'stored'>
  calls: ReturnType<typeof flowCalls>
  keptAt: string
  record: BuilderScope['record']
}

function Loaded({ store, onServer, calls, keptAt, record }: LoadedProps) {
  const { t } = usePortal()
  const names = useMemo(() => flowNames(t), [t])
  const actions = useFlowActions(store, names)
  const [isSaid, setSaid] = useState(onServer !== undefined)
  const [firstVersion] = useState(() => store.get().version)
  const scope = useMemo(() => ({ store, actions, names, record }), [store, actions, names, record])
  return (
    <BuilderContext value={scope}>
      {isSaid && (
        <Alert
          severity="info"
          variant="outlined"
          sx={{ mb: 2 }}
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                forgetWork(keptAt)
                if (onServer) dropWork(store, onServer, firstVersion)
                setSaid(false)
              }}
            >
              {t('call-flows:build-drop-work')}
            </Button>
          }
          onClose={() => setSaid(false)}
        >
          {t('call-flows:build-restored-work')}
        </Alert>
      )}
      <BuilderFrame calls={calls} keptAt={keptAt} />
    </BuilderContext>
  )
}

/** Back to what was on the server, whatever was changed since; where nothing was saved since, it still is. */
function dropWork(
  store: BuilderStore,
  { stored, version }: NonNullable<LoadedProps['onServer']>,
  firstVersion: string,
): void {
  const isUntouched = store.get().version === firstVersion
  store.edit('replace', stored)
  if (isUntouched) store.set({ stored: store.flow, version, saving: 'saved' })
}
