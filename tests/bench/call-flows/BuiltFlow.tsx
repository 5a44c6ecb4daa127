import { useMemo } from 'react'
import type { PanelProps } from '../../../src/engine/registry/contract.ts'
import { PortalContext, type Portal } from '../../../src/engine/registry/portalContext.ts'
import { CallFlowBuilder } from '../../../src/widgets/call-flows/call-flow-builder/CallFlowBuilder.tsx'
import { loosePortal } from '../../support/loosePortal.ts'
import { largeFlow } from './largeFlow.ts'

const answer = {
  document: largeFlow(),
  problems: [],
  updated_at: new Date().toISOString(),
  updated_by: null,
}

const portal: Portal = {
  ...loosePortal,
  api: {
    ...loosePortal.api,
    send: (() =>
      Promise.resolve({ body: answer, etag: '"1"', status: 200 })) as unknown as Portal['api']['send'],
    get: (() => Promise.resolve({ revisions: [] })) as unknown as Portal['api']['get'],
  },
  notify: () => undefined,
  guardLeaving: () => undefined,
}

/** The call-flow builder as its page shows it, with a server that answers at once. */
export function BenchFlow() {
  const form = useMemo(
    // as: the builder reads the id and the entity
    () => ({ get: () => 'flow', entity: { id: 'ivr-flow' } }) as unknown as PanelProps['form'],
    [],
  )
  return (
    <PortalContext value={portal}>
      <CallFlowBuilder {...({ form } as PanelProps)} />
    </PortalContext>
  )
}
