/** Kinds of lines as numbering plans and carriers tell them apart. */
export const lineTypes = ['mobile', 'landline', 'voip', 'toll_free', 'unknown'] as const

/** How likely a number is to be used for fraud. */
export const numberRisks = ['low', 'medium', 'high'] as const

/** A question about numbers. */
export interface NumberQuestion {
  /** uuid; asking the same id again is answered the same and costs the portal nothing more */
  id: string
  /** E.164 */
  numbers: readonly string[]
  /** Also asks the network whether each can be reached now. */
  live: boolean
}

/** What carriers know of a number. */
export interface NumberFacts {
  /** E.164 */
  number: string
  lineType: (typeof lineTypes)[number]
  carrier: string
  /** Moved there from another carrier. */
  ported: boolean
  risk: (typeof numberRisks)[number]
  /** Only where it was asked; absent too where the network didn't say. */
  reachable?: boolean
}
