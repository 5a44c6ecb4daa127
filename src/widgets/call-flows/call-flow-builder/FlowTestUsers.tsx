import { Suspense, useState } from 'react'
import Skeleton from '@mui/material/Skeleton'
import { ApiError } from '../../../engine/registry/apiClient.ts'
import { failureText } from '../../../engine/registry/FailureMessage.tsx'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { useBuilder, useBuilderState } from './useBuilder.ts'

const fields = ['test_numbers']

/** Whose calls run the draft. Saved with each change, as the draft is. */
export function FlowTestUsers() {
  const { store, record } = useBuilder()
  const { api, notify, registry, t } = usePortal()
  const value = useBuilderState((state) => state.testers)
  const [round, setRound] = useState(0)
  const { ValueForm } = registry
  const save = async (next: Record<string, unknown>): Promise<void> => {
    const chosen = Array.isArray(next['test_numbers']) ? next['test_numbers'] : []
    store.set({ testers: { test_numbers: chosen } })
    const test_numbers = chosen.map(({ id }: { id: string }) => ({ id }))
    try {
      await api.send('PUT', record.path, { body: { call_flow: { test_numbers } }, fallback: false })
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      notify({ tone: 'danger', text: failureText(cause, t, t('call-flows:build-testers-failed')) })
      store.set({ testers: value })
      setRound(round + 1)
    }
  }
  if (!ValueForm) return null
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={56} />}>
      <ValueForm
        key={round}
        entity={record.entity}
        fields={fields}
        validator={noProblems}
        value={value}
        onChange={(next) => void save(next)}
      />
    </Suspense>
  )
}

/** The server judges each change. */
const noProblems = () => []
