import type { DemoWorld } from '../../host/ServerModule.ts'
import { insertRows } from '../../demo/insertRows.ts'
import type { Query } from '../../storage/database.ts'
import { demoStock } from './demoStock.ts'
import { insertShop } from './insertShop.ts'
import { supplyStock } from './supplyStock.ts'

/** When the stock is full, each of the areas has this many numbers: some 300,000 in all. */
const SHARE = 300
/** Numbers of each area that a world begins with; the supplier brings the others. */
const FIRST_NUMBERS = 3

/** Areas, a few numbers in each, and what the demo owner did with them. */
export async function insertStock(world: DemoWorld): Promise<void> {
  const { query, catalogues } = world
  const names = new Map(catalogues['countries']?.map(({ value, text }) => [value, text]))
  const stock = demoStock((code) => String(names.get(code) ?? code), SHARE)
  await insertAreas(query, stock)
  await supplyStock(query, { areas: stock.cities.length, numbers: FIRST_NUMBERS })
  await insertShop(world)
}

/** Countries, regions and cities without numbers. */
export async function insertAreas(
  query: Query,
  { countries, regions, cities }: ReturnType<typeof demoStock>,
): Promise<void> {
  await insertRows(
    query,
    'stock_country',
    { id: 'uuid', country_code: 'text', name: 'text', calling_code: 'text', regions: 'int', cities: 'int' },
    countries.map((each) => ({ ...each })),
  )
  await insertRows(
    query,
    'stock_region',
    {
      id: 'uuid',
      country_id: 'uuid',
      country_code: 'text',
      region_code: 'text',
      name: 'text',
      cities: 'int',
    },
    regions.map((each) => ({ ...each })),
  )
  await insertRows(
    query,
    'stock_city',
    {
      id: 'uuid',
      country_id: 'uuid',
      region_id: 'uuid',
      country_code: 'text',
      region_code: 'text',
      region: 'text',
      name: 'text',
      city_codes: 'text[]',
      did_type: 'text',
      features: 'jsonb',
      fewer_features: 'jsonb',
      doc_types: 'jsonb',
      monthly_fee: 'bigint',
      activation_fee: 'bigint',
      lead_days: 'int',
      allow_dids_order: 'boolean',
      allow_dids_order_create: 'boolean',
      subscriber_digits: 'int',
      first_number: 'int',
      target: 'int',
    },
    cities.map((each) => ({ ...each })),
  )
}
