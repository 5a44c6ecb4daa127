import type { PublishedPortal } from '../../resources/PublishedPortal.ts'
import type { StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { patchDocument, readDocument } from '../../storage/documents.ts'
import { objectOf, objectsOf, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { addNumbers } from '../my-numbers/addNumbers.ts'
import { checkNumbers } from './portability.ts'
import { COUNTRIES } from './leadTime.ts'

/** The numbers of a completed request come to My numbers, routed as it says; the first month is free. */
export async function bringNumbers(
  query: Query,
  accountId: string,
  { doc }: StoredRecord,
  catalogueItem: PublishedPortal['catalogueItem'],
): Promise<void> {
  const country = textOf(doc['country'])
  const numbers = objectsOf(doc['checks']).map(({ number }) => textOf(number))
  const reference = textOf(doc['reference'])
  const checks = await checkNumbers(query, accountId, catalogueItem, { country, numbers, reference })
  // A number that was bought here meanwhile is there already.
  const coming = checks.filter(({ because }) => because === undefined)
  const fee = Number(catalogueItem(COUNTRIES, country)?.['fee'] ?? 0)
  const ids = await addNumbers(
    query,
    accountId,
    coming.map(({ number }) => ({
      number,
      country_code: country,
      did_type: 'local',
      features: ['voice_in', 'voice_out'],
      monthly_fee: fee,
      activation_fee: 0,
      label: reference,
    })),
  )
  const route = await routeOf(query, accountId, doc)
  if (route) for (const id of ids) await patchDocument(query, accountId, 'did', id, route, true)
}

/** Nothing where the request names no destination, or a trunk that is gone. */
async function routeOf(query: Query, accountId: string, doc: JsonObject): Promise<JsonObject | undefined> {
  const { route_to, sip_uri, forward_to } = doc
  if (route_to === 'sip_uri') return { route_to, sip_uri: textOf(sip_uri) }
  if (route_to === 'phone') return { route_to, forward_to: textOf(forward_to) }
  const trunkId = textOf(objectOf(doc['trunk'])['id'])
  const trunk = trunkId === '' ? undefined : await readDocument(query, accountId, 'trunk', trunkId)
  return trunk && { route_to: 'trunk', trunk: { id: trunk.id, label: textOf(trunk.doc['label']) } }
}
