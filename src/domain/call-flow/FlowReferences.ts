import type { FlowKind } from './flowKinds.ts'

/** Another flow as its references see it. */
export interface FlowFacts {
  kind: FlowKind
  isPublished: boolean
  /** ids of the flows it leads into */
  subflows: readonly string[]
}

/** What there is in the account, by id; a list that is absent isn't checked. */
export interface FlowReferences {
  /** with the length of each file, where it is known */
  audio?: ReadonlyMap<string, { seconds?: number }>
  trunks?: ReadonlySet<string>
  senders?: ReadonlySet<string>
  templates?: ReadonlySet<string>
  queues?: ReadonlySet<string>
  callerIds?: ReadonlySet<string>
  flows?: ReadonlyMap<string, FlowFacts>
  /** the id under which this flow is stored */
  flowId?: string
  /** whether a number, service or campaign uses the flow; absent unless it is published */
  isAttached?: boolean
}
