import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Behaviour, StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { afterNumberMove, moveNumber, onNumberMove, type NumberOptions } from './moveNumber.ts'
import { isDue, payPeriod } from './payPeriod.ts'
import { planRenewal } from './renewals.ts'
import { readSmsNumbers } from './readSmsNumbers.ts'
import { connectedFields } from './settleNumber.ts'
import { refuseUnpaid } from '../../storage/refuseUnpaid.ts'

const PER_PAGE = 25
const PER_PAGE_LIMIT = 300

/** The account's numbers: which of them messages can be sent from. */
export function did(options: NumberOptions & Pick<ModuleContext, 'database'>): Behaviour {
  const { database } = options
  return {
    resource: 'did',

    async beforeUpdate(query, { accountId }, { id }, value) {
      return { ...value, ...(await connectedFields(query, accountId, id, value)) }
    },
    async afterUpdate(query, { accountId }, _before, record) {
      if (record.doc['status'] !== 'pending_approval' || record.doc['documents_approved'] !== true)
        return record
      return moveNumber(query, options, accountId, record, { transition: 'approve' })
    },
    async onTransition(...given) {
      const [query, { accountId }, record, { from }] = given
      return {
        ...(await onNumberMove(...given)),
        ...(from.includes('inactive') && (await payArrears(query, accountId, record))),
      }
    },
    async afterTransition(...given) {
      const [query, { accountId }, record, { from }] = given
      await afterNumberMove(...given)
      if (from.includes('inactive')) await planRenewal(query, accountId, record)
    },

    endpoints: {
      async 'campaign-dids'({ caller: { accountId }, query }) {
        const country = query['country_code']?.toUpperCase()
        const numbers = await database.read(accountId, (handle) => readSmsNumbers(handle, accountId, country))
        const digits = (query['search'] ?? '').replaceAll(/\D/g, '')
        const found = numbers.filter(
          ({ id, number }) => number.includes(digits) && (query['id'] === undefined || id === query['id']),
        )
        const page = countOf(query['page'], 1)
        const perPage = Math.min(PER_PAGE_LIMIT, countOf(query['per_page'], PER_PAGE))
        return {
          body: {
            items: found.slice((page - 1) * perPage, page * perPage),
            pagination: {
              current_page: page,
              per_page: perPage,
              total_pages: Math.max(1, Math.ceil(found.length / perPage)),
              total: found.length,
            },
            is_empty: numbers.length === 0,
          },
        }
      },
    },
  }
}

/** A released number whose period has ended comes back only with the next one paid. */
async function payArrears(query: Query, accountId: string, number: StoredRecord): Promise<JsonObject> {
  if (!isDue(number.doc)) return {}
  const paid = await payPeriod(query, accountId, number)
  if (typeof paid === 'string') throw await refuseUnpaid(query, accountId, paid)
  return paid
}

/** What isn't a count is as good as absent. */
function countOf(given: string | undefined, otherwise: number): number {
  return given !== undefined && /^[1-9]\d{0,6}$/.test(given) ? Number(given) : otherwise
}
