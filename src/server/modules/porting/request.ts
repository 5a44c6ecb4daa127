import { randomInt } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { TransitionDefinition } from '../../../language/portal.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { requireDocument } from '../../storage/documents.ts'
import { objectOf, objectsOf, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { moveByServer } from '../my-numbers/moveNumber.ts'
import { bringNumbers } from './bringNumbers.ts'
import { checkNumbers, REQUEST } from './portability.ts'
import { writeLetter } from './letter.ts'
import { earliestFor, isSigned, requestFacts, shownCheck } from './requestFacts.ts'
import { COUNTRIES } from './leadTime.ts'

const READY = 1
const INCOMPLETE = 0
const REJECTED = 7
/** Values of `letter_status`. */
const letter = { unfinished: 0, submitted: 1, completed: 2 } as const
/** Kinds of destinations, as the specification numbers them. */
const transport = { sipUri: 1, phone: 4, sipTrunk: 5 } as const
/** Letters and digits that can't be mistaken for each other. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** What a carrier can reject a request for → the step of the form that corrects it. */
const steps: Readonly<Record<string, string>> = {
  name: 'owner',
  address: 'owner',
  account: 'losing-carrier',
  'pass-code': 'losing-carrier',
  btn: 'losing-carrier',
  carrier: 'losing-carrier',
  letter: 'documents',
  bill: 'documents',
  numbers: 'numbers',
  date: 'date',
  other: 'review',
}
/** Steps of the form; `maxLastStep` is the position of the last one that was filled in. */
const LAST_STEP = 8

type Context = Pick<ModuleContext, 'database' | 'published' | 'postNotices' | 'text' | 'product'>

/** Requests to move numbers here from another carrier. */
export function portingRequest(context: Context): Behaviour {
  const { database, published, product } = context
  const own: Behaviour = {
    resource: REQUEST,

    derive: (read, { accountId }, value) =>
      read((query) => requestFacts(query, accountId, published(), value)),

    async beforeCreate(query, { accountId }, value) {
      await lockNumbers(query, accountId)
      // Another request may have taken a number since.
      await requestFacts(query, accountId, published(), value)
      return begun({ ...value, reference: newReference(), reason: '' })
    },

    async beforeUpdate(query, { accountId }, { doc }, value) {
      await lockNumbers(query, accountId)
      await requestFacts(query, accountId, published(), value)
      const { status: _changed, ...facts } = begun(value)
      const isSame = doc['signature'] === value['signature'] && doc['signed_at'] !== undefined
      return {
        ...facts,
        status: value['status'] ?? INCOMPLETE,
        ...(isSame && { signed_at: doc['signed_at'] ?? null }),
      }
    },

    async afterUpdate(query, { accountId, userId }, _before, record) {
      if (isMissing(record.doc)) return record
      const transition = record.doc['status'] === REJECTED ? 'resubmit' : 'submit'
      const mover = { by: 'server' as const, userId }
      return moveByServer(query, context, accountId, own, record, { transition, mover })
    },

    async onTransition(_query, _mover, _record, transition): Promise<JsonObject> {
      return movedFacts(transition)
    },

    async afterTransition(query, { accountId }, record, { id }) {
      if (id === 'complete') await bringNumbers(query, accountId, record, published().catalogueItem)
    },

    endpoints: {
      async check({ caller: { accountId }, input, query: { reference } }) {
        const { country, numbers } = objectOf(input)
        const asked = {
          country: textOf(country),
          numbers: Array.isArray(numbers) ? numbers.map(textOf) : [],
          ...(typeof reference === 'string' && { reference }),
        }
        const portal = published()
        const checks = await database.read(accountId, (query) =>
          checkNumbers(query, accountId, portal.catalogueItem, asked),
        )
        const count = checks.filter(({ because }) => because === undefined).length
        const earliest = earliestFor(portal, asked.country, count)
        return {
          body: {
            checks: checks.map((check) => shownCheck(check, portal)),
            numbers_count: count,
            ...(earliest !== '' && { earliest_date: earliest, lead_time: leadTime(asked.country) }),
          },
        }
      },

      async letter({ caller: { accountId }, params, signal }) {
        const id = params['id']?.toLowerCase() ?? ''
        const record = await database.read(accountId, (query) =>
          requireDocument(query, accountId, REQUEST, id),
        )
        const pdf = await writeLetter(record.doc, { text: context.text, product: product() }, signal)
        return {
          stream: Readable.from([pdf]),
          type: 'application/pdf',
          filename: `${textOf(record.doc['reference'])}.pdf`,
        }
      },
    },
  }

  function leadTime(country: string): string {
    return textOf(published().catalogueItem(COUNTRIES, country)?.['time'])
  }

  return own
}

/** A request as it is stored: complete ones are ready, others wait for what is missing. */
function begun(value: JsonObject): JsonObject {
  const numbers = objectsOf(value['checks']).map(({ number }) => textOf(number))
  const signed = isSigned(value)
  const destination = destinationOf(value)
  const missing = isMissing(value)
  return {
    ...value,
    numbers,
    status: missing ? INCOMPLETE : READY,
    letter_status: signed ? letter.submitted : letter.unfinished,
    ...(signed && { signed_at: new Date().toISOString() }),
    step: missing ? 'documents' : 'review',
    wizard: {
      ...objectOf(value['wizard']),
      destinations: destination ? numbers.map((number) => ({ number, ...destination })) : [],
      document: [
        ...(signed ? ['letter'] : []),
        ...['bill', 'csr'].filter((name) => objectOf(value[name])['id'] !== undefined),
      ],
      maxLastStep: LAST_STEP,
    },
  }
}

/** Where calls go once the numbers are here. */
function destinationOf({ route_to, sip_uri, forward_to, trunk }: JsonObject): JsonObject | undefined {
  switch (route_to) {
    case 'sip_uri':
      return { type: transport.sipUri, destination: textOf(sip_uri) }
    case 'phone':
      return { type: transport.phone, destination: textOf(forward_to) }
    case 'trunk':
      return { type: transport.sipTrunk, destination: textOf(objectOf(trunk)['id']) }
    default:
      return undefined
  }
}

function isMissing({ missing }: JsonObject): boolean {
  return Array.isArray(missing) && missing.length > 0
}

function movedFacts({ id }: TransitionDefinition): JsonObject {
  if (id.startsWith('reject-')) {
    const field = id.slice('reject-'.length)
    const isLetter = field === 'letter' && { letter_status: letter.unfinished }
    return { rejected_field: field, step: steps[field] ?? 'review', ...isLetter }
  }
  if (id === 'accept') return { letter_status: letter.completed }
  if (id === 'complete') return { moved_at: new Date().toISOString() }
  return id === 'submit' || id === 'resubmit' ? { rejected_field: null, step: 'review' } : {}
}

/** Requests of an account are stored one after the other, so that two can't take the same number. */
async function lockNumbers(query: Query, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${REQUEST}:${accountId}`}, 0))`.execute(query)
}

function newReference(): string {
  return `P-${Array.from({ length: 6 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`
}
