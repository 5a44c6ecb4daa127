import { sql } from 'kysely'
import { createRandom, type Random } from '../../../demo/createRandom.ts'
import { insertRows } from '../../../demo/insertRows.ts'
import type { Query } from '../../../storage/database.ts'
import { objectOf } from '../../../storage/documentValues.ts'
import { campaignMessageId } from '../campaignMessageId.ts'
import type { CampaignPlan } from '../campaignPlan.ts'
import { readLinkCodes } from '../links/linkCodes.ts'
import { readLinkSource, shortLinkSample } from '../links/shortLinks.ts'
import type { DemoCampaignRows } from './demoCampaignRows.ts'
import { demoHelpAnswers, demoReplies, type DemoHistoryRow } from './demoReplies.ts'

const CLICK_SHARE = 0.24
const HOUR_MS = 3_600_000

/** What came back on broadcasts of the demo world. */
export interface DemoResponses {
  campaigns: DemoCampaignRows[]
  replies: DemoHistoryRow[]
}

/** Gives messages their short links, and lets people click them and reply. */
export async function demoResponses(
  query: Query,
  campaigns: readonly DemoCampaignRows[],
  { accountId, seed, nowMs, linkUrl }: { accountId: string; seed: number; nowMs: number; linkUrl: string },
): Promise<DemoResponses> {
  const codes = await readLinkCodes({ system: (work) => work(query) })()
  const random = createRandom(seed * 41)
  const replyRandom = createRandom(seed * 37)
  const changed: DemoCampaignRows[] = []
  const replies: DemoHistoryRow[] = []
  const hours: { account_id: string; campaign_id: string; hour: string; clicks: number }[] = []
  for (const campaign of campaigns) {
    const { id, run } = campaign
    // as demoCampaignRows makes it
    const plan = run.plan as CampaignPlan
    const links = await readLinkSource(
      query,
      { linkUrl, codes },
      { accountId, campaignId: id, plan, total: Number(run.total) },
    )
    const rows = new Map(
      Array.from({ length: Number(run.next_index) }, (_, index) => [campaignMessageId(id, index), index]),
    )
    const messages = campaign.messages.map((message) => {
      if (!links) return message
      const row = rows.get(String(message.id)) ?? 0
      let link = 0
      const body = String(message.body).replaceAll(shortLinkSample(linkUrl), () => links.write(row, link++))
      return { ...message, body, clickTimes: clicksOf(message, random, nowMs) }
    })
    const clicks = messages.flatMap(({ clickTimes = [] }) => clickTimes)
    for (const [hour, group] of Map.groupBy(clicks, (atMs) => Math.floor(atMs / HOUR_MS)))
      hours.push({
        account_id: accountId,
        campaign_id: id,
        hour: new Date(hour * HOUR_MS).toISOString(),
        clicks: group.length,
      })
    const answers = demoReplies(messages, seed, replyRandom, nowMs)
    replies.push(...answers, ...demoHelpAnswers(answers, seed))
    const doc = {
      ...objectOf(campaign.record.doc),
      clicks: clicks.length,
      clicked: messages.filter(({ clickTimes = [] }) => clickTimes.length > 0).length,
      replies: answers.length,
      unsubscribed: answers.filter(({ body }) => body === 'STOP').length,
    }
    changed.push({ ...campaign, messages, record: { ...campaign.record, doc } })
  }
  const columns = { account_id: 'uuid', campaign_id: 'uuid', hour: 'timestamptz', clicks: 'int' }
  await insertRows(query, 'campaign_clicks', columns, hours)
  return { campaigns: changed, replies }
}

/** Counts clicks that were inserted with their messages. */
export async function keepClicks(query: Query, campaigns: readonly DemoCampaignRows[]): Promise<void> {
  const clicked = campaigns
    .flatMap(({ messages }) => messages)
    .flatMap(({ account_id, id, clickTimes = [] }) =>
      clickTimes.length === 0
        ? []
        : [
            {
              account_id,
              id,
              clicks: clickTimes.length,
              first: new Date(Math.min(...clickTimes)).toISOString(),
            },
          ],
    )
  await sql`
    update sms_message m set clicks = r.clicks, clicked_at = r.first
    from jsonb_to_recordset(${JSON.stringify(clicked)}::jsonb) as r (account_id uuid, id uuid, clicks int, first timestamptz)
    where m.account_id = r.account_id and m.id = r.id`.execute(query)
}

function clicksOf(message: DemoCampaignRows['messages'][number], random: Random, nowMs: number): number[] {
  const isClicked = random.fraction() < CLICK_SHARE
  const times = Array.from({ length: random.pick([1, 1, 1, 2, 3]) }, () => random.between(1, 9 * 60) * 60_000)
  if (!isClicked || message.status !== 'delivered') return []
  const sentAtMs = Date.parse(String(message.created_at))
  return times.map((ms) => sentAtMs + ms).filter((atMs) => atMs < nowMs)
}
