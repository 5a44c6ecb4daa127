import type { DemoWorld } from '../../host/ServerModule.ts'
import { seededUuid } from '../../demo/createRandom.ts'
import { insertDocuments, type DemoDocument } from '../../demo/insertDocuments.ts'
import { insertRows } from '../../demo/insertRows.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { demoBrands, demoCampaigns, transitions, type DemoEvent } from './demoTenDlc.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** The demo owner's brands in every status, and below the approved one a campaign in each of the 17 statuses, with how they got there. */
export async function insertTenDlc({ query, seed, nowMs, catalogues }: DemoWorld): Promise<void> {
  const accountId = seededUuid(seed, 'account:owner')
  const userId = seededUuid(seed, 'user:owner')
  const column = (catalogue: string, value: unknown): JsonObject => {
    const { value: _value, ...item } = catalogues[catalogue]?.find((each) => each.value === value) ?? {}
    return item as JsonObject // an item of a catalogue has only plain values
  }
  const brandIds = demoBrands.map(({ doc }) => seededUuid(seed, `ten-dlc-brand:${textOf(doc['name'])}`))
  const campaigns = demoCampaigns.map(({ doc, path }, index) => {
    const id = seededUuid(seed, `ten-dlc-campaign:${index}`)
    const { text: usecase, description: usecase_about, ...needs } = column('tcr-use-cases', doc['usecase_id'])
    const follows = { brand_id: brandIds[0], usecase, usecase_about, ...needs }
    return { id, path, name: doc['name'], usecase_id: doc['usecase_id'], doc: { ...follows, ...doc } }
  })
  const brands = demoBrands.map(({ doc, path }, index) => {
    const own = index === 0 ? campaigns : []
    return {
      id: brandIds[index] ?? '',
      path,
      doc: {
        country: 'US',
        entity_type_name: column('tcr-entity-types', doc['entity_type'])['text'],
        service_price: column('tcr-entity-types', doc['entity_type'])['fee'],
        vetting_name: column('tcr-vettings', doc['vetting'])['text'],
        vetting_price: column('tcr-vettings', doc['vetting'])['fee'],
        vertical_name: column('tcr-verticals', doc['vertical'])['text'],
        state_name: column('us-states', doc['state'])['text'],
        campaigns: own.map(({ id, name, usecase_id }) => ({ id, name, usecase_id })),
        campaigns_count: own.length,
        ...doc,
      },
    }
  })
  const documents: DemoDocument[] = []
  const events: JsonObject[] = []
  const add = (
    entity: 'ten-dlc-brand' | 'ten-dlc-campaign',
    records: { id: string; path: readonly DemoEvent[]; doc: object }[],
    firstDay: number,
  ): void => {
    for (const [index, { id, path, doc }] of records.entries()) {
      let atMs = nowMs - (firstDay - index * 4) * DAY_MS
      let state: string = entity === 'ten-dlc-brand' ? 'review' : '0'
      const event = (more: JsonObject): void => {
        events.push({
          account_id: accountId,
          entity,
          record_id: id,
          transition: null,
          from_state: null,
          to_state: state,
          actor: 'user',
          user_id: userId,
          note: '',
          postings: [],
          created_at: new Date(atMs).toISOString(),
          ...more,
        })
      }
      const createdAt = new Date(atMs).toISOString()
      event({
        postings:
          entity === 'ten-dlc-brand'
            ? [{ type: 42, amount: 4_000_000, text: 'ten-dlc:fee-registration' }]
            : [],
      })
      for (const [step, { id: transition, note = '' }] of path.entries()) {
        const { to, actor, postings = [] } = transitions[transition]
        atMs += (3 + step) * HOUR_MS
        const from_state = state
        state = to
        event({
          transition,
          from_state,
          to_state: to,
          actor,
          user_id: actor === 'user' ? userId : null,
          note,
          postings,
        })
      }
      const status = entity === 'ten-dlc-brand' ? state : Number(state)
      const feedback = path.findLast(({ id: transition }) => transitions[transition].feedback)?.note ?? ''
      documents.push({ accountId, entity, id, doc: { feedback, ...doc, status }, createdAt })
    }
  }
  add('ten-dlc-brand', brands, 190)
  add('ten-dlc-campaign', campaigns, 160)
  await insertDocuments(query, documents)
  await insertRows(
    query,
    'record_event',
    {
      account_id: 'uuid',
      entity: 'text',
      record_id: 'uuid',
      transition: 'text',
      from_state: 'text',
      to_state: 'text',
      actor: 'text',
      user_id: 'uuid',
      note: 'text',
      postings: 'jsonb',
      created_at: 'timestamptz',
    },
    events,
  )
}
