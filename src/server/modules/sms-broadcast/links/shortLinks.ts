import { sql } from 'kysely'
import { linkTarget, templateLinks, valuesOfRow, variableNames } from '../../../../domain/sms/index.ts'
import { linkPath } from '../../../../shared/linkPath.ts'
import type { Query } from '../../../storage/database.ts'
import type { CampaignPlan } from '../campaignPlan.ts'
import type { LinkCodes } from './linkCodes.ts'

const SAMPLE_CODE = 'AbC12dEfGh'

/** @param linkUrl origin of short links */
export function shortLinkUrl(linkUrl: string, code: string): string {
  return `${linkUrl}${linkPath}${code}`
}

/** As long as every short link of this installation. */
export function shortLinkSample(linkUrl: string): string {
  return shortLinkUrl(linkUrl, SAMPLE_CODE)
}

/** Writes the short links of one broadcast or message. */
export type WriteLink = (row: number, link: number) => string

export interface LinkSource {
  serial: number
  write: WriteLink
}

/** What writes links and what knows where they lead. */
export interface LinkOptions {
  linkUrl: string
  codes: LinkCodes
}

type Linking = Pick<CampaignPlan, 'text' | 'shortUrl' | 'mappings'>

/** Addresses by the number of the link; null where variables make them each message's own. */
function targetsOf({ text }: Linking): (string | null)[] {
  return templateLinks(text).map(({ url }) =>
    variableNames(url).length === 0 ? (linkTarget(url, {}) ?? null) : null,
  )
}

/**
 * The source of a broadcast's links, made when its first batch is claimed: from then on links lead to what the text said,
 * whatever becomes of the template.
 * @returns undefined where the message has no links to shorten
 */
export async function readLinkSource(
  query: Query,
  { linkUrl, codes }: LinkOptions,
  {
    accountId,
    campaignId,
    plan,
    total,
  }: { accountId: string; campaignId: string; plan: Linking; total: number },
): Promise<LinkSource | undefined> {
  if (!plan.shortUrl) return undefined
  const targets = targetsOf(plan)
  if (targets.length === 0) return undefined
  const { rows } = await sql<{ serial: number }>`
    with made as (
      insert into short_link_source (account_id, campaign_id, targets, row_count)
      select ${accountId}::uuid, ${campaignId}::uuid, ${JSON.stringify(targets)}::jsonb, ${total}::int
      where not exists (select from short_link_source where account_id = ${accountId} and campaign_id = ${campaignId})
      on conflict do nothing returning serial)
    select serial from made union all
    select serial from short_link_source where account_id = ${accountId} and campaign_id = ${campaignId}`.execute(
    query,
  )
  return rows[0] && sourceOf({ linkUrl, codes }, rows[0].serial)
}

/** The source of the links of one message outside broadcasts; its only row is 0. */
export async function makeLinkSource(
  query: Query,
  options: LinkOptions,
  { accountId, messageId, plan }: { accountId: string; messageId: string; plan: Linking },
): Promise<LinkSource | undefined> {
  if (!plan.shortUrl) return undefined
  const targets = targetsOf(plan)
  if (targets.length === 0) return undefined
  const { rows } = await sql<{ serial: number }>`
    insert into short_link_source (account_id, message_id, targets, row_count)
    values (${accountId}, ${messageId}, ${JSON.stringify(targets)}::jsonb, 1) returning serial`.execute(query)
  return rows[0] && sourceOf(options, rows[0].serial)
}

function sourceOf({ linkUrl, codes }: LinkOptions, serial: number): LinkSource {
  return { serial, write: (row, link) => shortLinkUrl(linkUrl, codes.encode({ serial, row, link })) }
}

/** Keeps where the links of messages lead that have addresses of their own. */
export async function keepTargets(
  query: Query,
  accountId: string,
  { serial }: LinkSource,
  plan: Linking,
  contacts: readonly { index: number; cells: readonly string[] }[],
): Promise<void> {
  const links = templateLinks(plan.text)
  const own = targetsOf(plan).flatMap((target, link) => (target === null ? [link] : []))
  if (own.length === 0) return
  const rows = contacts.flatMap(({ index, cells }) => {
    const values = valuesOfRow(plan.mappings, cells) ?? {}
    return own.flatMap((link) => {
      const url = linkTarget(links[link]?.url ?? '', values)
      return url === undefined ? [] : [{ index, link, url }]
    })
  })
  await sql`
    insert into short_link_target (account_id, serial, row_index, link, url)
    select ${accountId}::uuid, ${serial}::int, r.index, r.link, r.url
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (index int, link smallint, url text)
    on conflict do nothing`.execute(query)
}
