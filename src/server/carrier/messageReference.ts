/** What the carrier gives back with a receipt or a reply. */
export interface MessageReference {
  accountId: string
  /** undefined for a message outside any broadcast */
  campaignId: string | undefined
  /** creation time of the message's row, ISO 8601 UTC with milliseconds */
  createdAt: string
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

export function writeMessageReference({ accountId, campaignId, createdAt }: MessageReference): string {
  return `${accountId} ${campaignId ?? '-'} ${createdAt}`
}

/** @returns undefined when it isn't one of ours */
export function readMessageReference(reference: string): MessageReference | undefined {
  const [accountId = '', campaignId = '', createdAt = ''] = reference.split(' ')
  const isOurs =
    uuid.test(accountId) &&
    (campaignId === '-' || uuid.test(campaignId)) &&
    moment.test(createdAt) &&
    !Number.isNaN(Date.parse(createdAt)) &&
    // A day that doesn't exist is read as the next.
    new Date(createdAt).toISOString() === createdAt
  return isOurs
    ? { accountId, campaignId: campaignId === '-' ? undefined : campaignId, createdAt }
    : undefined
}
