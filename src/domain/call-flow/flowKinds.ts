/** What flows are for: calls that come in, and calls of a campaign. */
export const flowKinds = ['ivr', 'voice_campaign'] as const
export type FlowKind = (typeof flowKinds)[number]
