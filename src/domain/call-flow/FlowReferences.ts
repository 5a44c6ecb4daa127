import type { FlowKind } from './flowKinds.ts'

/** Another flow as its references see it. */
export interface FlowFacts {
  kind: FlowKind
  isPublished: boolean
  /** ids of the flows it leads into */
  subflows: readonly number[]
}

/** What there is in the account, by id; a list that is absent isn't checked. */
export interface FlowReferences {
  /** with the length of each file, where it is known */
  audio?: ReadonlyMap<number, { seconds?: number }>
  trunks?: ReadonlySet<number>
  senders?: ReadonlySet<number>
  templates?: ReadonlySet<number>
  queues?: ReadonlySet<number>
  callerIds?: ReadonlySet<number>
  flows?: ReadonlyMap<number, FlowFacts>
  /** the id under which this flow is stored */
  flowId?: number
  /** whether a number, service or campaign uses the flow; absent unless it is published */
  isAttached?: boolean
}
