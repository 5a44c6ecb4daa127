import { sql } from 'kysely'
import type { LinkHandler } from '../../../wire/LinkHandler.ts'
import type { SendingOptions } from '../SendingOptions.ts'
import { createClickWriter } from './createClickWriter.ts'
import { isLinkPreview } from './isLinkPreview.ts'
import type { LinkPlace } from './linkCodes.ts'
import { RecentMap } from '../../../../shared/RecentMap.ts'

interface Source {
  accountId: string
  targets: (string | null)[]
  rows: number
}

const MOST_KNOWN = 2000

/** Opens short links: says where one leads, and counts who opened it. */
export function createLinkOpener({
  database,
  linkCodes,
}: Pick<SendingOptions, 'database' | 'linkCodes'>): LinkHandler {
  const writer = createClickWriter(database)
  // What a link leads to never changes.
  const known = new RecentMap<number, Source>(MOST_KNOWN)

  async function readSource(serial: number): Promise<Source | undefined> {
    const kept = known.get(serial)
    if (kept) return kept
    const { rows } = await database.system((query) =>
      sql<Source>`
        select account_id as "accountId", targets, row_count as rows from short_link_source
        where serial = ${serial}`.execute(query),
    )
    const [source] = rows
    if (!source) return undefined
    known.set(serial, source)
    return source
  }

  async function readTarget(
    { accountId, targets, rows }: Source,
    place: LinkPlace,
  ): Promise<string | undefined> {
    const { serial, row, link } = place
    if (row >= rows || link >= targets.length) return undefined
    const same = targets[link]
    if (typeof same === 'string') return same
    const found = await database.system((query) =>
      sql<{ url: string }>`
        select url from short_link_target
        where account_id = ${accountId} and serial = ${serial} and row_index = ${row} and link = ${link}`.execute(
        query,
      ),
    )
    return found.rows[0]?.url
  }

  return async ({ code, method, headers }) => {
    const place = (await linkCodes()).decode(code)
    const source = place && (await readSource(place.serial))
    const target = source && (await readTarget(source, place))
    if (!target) return undefined
    if (method === 'GET' && !isLinkPreview(headers))
      await writer.add({ ...place, accountId: source.accountId, atMs: Date.now() })
    return target
  }
}
