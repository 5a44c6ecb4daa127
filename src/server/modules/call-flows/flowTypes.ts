import type { FlowKind } from '../../../domain/call-flow/index.ts'

/** Resource and entity of the flows of a kind. */
export type FlowEntity = 'call-flow' | 'ivr-flow'

export const flowEntities: Readonly<Record<FlowKind, FlowEntity>> = {
  voice_campaign: 'call-flow',
  ivr: 'ivr-flow',
}
