import { hashedUuid } from '../../storage/hashedUuid.ts'
import { demoCities, demoRegions } from './demoAreas.ts'

/** Code, calling code, digits of geographic numbers, and `codes:digits` of mobile and toll-free ones. */
const countries: [code: string, callingCode: string, digits: number, mobile: string, tollFree: string][] = [
  ['AR', '54', 10, '911:11', '800:10'],
  ['AT', '43', 10, '664:9', '800:9'],
  ['AU', '61', 9, '412:9', '180:10'],
  ['BE', '32', 8, '450:9', '800:8'],
  ['BR', '55', 10, '119:11', '800:9'],
  ['CA', '1', 10, '', ''],
  ['CH', '41', 9, '781:9', '800:9'],
  ['CL', '56', 9, '221:9', '800:9'],
  ['CO', '57', 10, '321:10', '180:11'],
  ['CZ', '420', 9, '601:9', '800:9'],
  ['DE', '49', 10, '151:11', '800:13'],
  ['DK', '45', 8, '344:8', '801:8'],
  ['ES', '34', 9, '612:9', '800:9'],
  ['FI', '358', 9, '412:9', '800:9'],
  ['FR', '33', 9, '612:9', '801:9'],
  ['GB', '44', 10, '740:10', '800:10'],
  ['GR', '30', 10, '691:10', '800:10'],
  ['HU', '36', 8, '201:9', '801:8'],
  ['IE', '353', 9, '850:9', '180:10'],
  ['IL', '972', 8, '502:9', '180:10'],
  ['IN', '91', 10, '812:10', '180:10'],
  ['IT', '39', 10, '312:10', '800:9'],
  ['JP', '81', 9, '901:10', '120:9'],
  ['MX', '52', 10, '222:10', '800:10'],
  ['NL', '31', 9, '612:9', ''],
  ['NO', '47', 8, '406:8', '800:8'],
  ['NZ', '64', 8, '211:9', '800:9'],
  ['PE', '51', 8, '912:9', '800:8'],
  ['PL', '48', 9, '512:9', '800:9'],
  ['PT', '351', 9, '912:9', '800:9'],
  ['RO', '40', 9, '712:9', '800:9'],
  ['RU', '7', 10, '912:10', '800:10'],
  ['SE', '46', 9, '701:9', '201:8'],
  ['TR', '90', 10, '501:10', '800:10'],
  ['UA', '380', 9, '501:9', '800:9'],
  ['US', '1', 10, '', '800 833 844 855 866 877 888:10'],
  ['ZA', '27', 9, '711:9', '801:9'],
]
/** Countries whose numbers have to be ordered. */
const NO_STOCK = ['DK', 'FI', 'FR', 'NO']
const NANP = ['US', 'CA']
/** Cities of a country are spread over those of an area code: each has this many numbers to itself. */
const ROOM = 1000
const MICRO = 1_000_000

export interface StockArea {
  id: string
  country_id: string
  country_code: string
  name: string
}

export interface StockCountry {
  id: string
  country_code: string
  name: string
  calling_code: string
  regions: number
  cities: number
}

export interface StockRegion extends StockArea {
  region_code: string
  cities: number
}

export interface StockCity extends StockArea {
  region_id: string | null
  region_code: string | null
  region: string | null
  city_codes: string[]
  did_type: string
  features: string[]
  fewer_features: string[]
  doc_types: string[]
  monthly_fee: number
  activation_fee: number
  lead_days: number
  allow_dids_order: boolean
  allow_dids_order_create: boolean
  subscriber_digits: number
  first_number: number
  target: number
}

interface Kind {
  type: string
  codes: string[]
  digits: number
}

/**
 * Every area of the demo world's stock.
 * @param share of the numbers an area has when the stock is full
 */
export function demoStock(
  nameOf: (country: string) => string,
  share: number,
): { countries: StockCountry[]; regions: StockRegion[]; cities: StockCity[] } {
  const found = { countries: [] as StockCountry[], regions: [] as StockRegion[], cities: [] as StockCity[] }
  for (const [code, callingCode, digits, mobile, tollFree] of countries) {
    const country = {
      id: hashedUuid(`stock-country:${code}`),
      country_code: code,
      name: nameOf(code),
      calling_code: callingCode,
    }
    const regions = linesOf(demoRegions[code]).map(([region = '', name = '']) => ({
      id: hashedUuid(`stock-region:${code}:${region}`),
      country_id: country.id,
      country_code: code,
      region_code: region,
      name,
    }))
    const taken = new Map<string, number>()
    const cities = linesOf(demoCities[code]).map(([region = '', name = '', codes = '']) => ({
      region: regions.find((each) => each.region_code === region),
      name,
      kind: { type: 'local', codes: codes.split(' '), digits },
    }))
    const others = [
      ...(cities.length === 0 ? [{ type: 'national', codes: ['9'], digits }] : []),
      ...kindOf('mobile', mobile),
      ...kindOf('toll_free', tollFree),
    ].map((kind) => ({ region: undefined, name: areaNames[kind.type] ?? '', kind }))
    const all = [...cities, ...others].map(({ region, name, kind }) =>
      cityOf({ ...country, region, name, kind, share, taken }),
    )
    found.countries.push({ ...country, regions: regions.length, cities: all.length })
    found.cities.push(...all)
    for (const region of regions)
      found.regions.push({
        ...region,
        cities: all.filter(({ region_id: id }) => id === region.id).length,
      })
  }
  return found
}

const areaNames: Record<string, string> = {
  national: 'Nationwide',
  mobile: 'Mobile',
  toll_free: 'Toll-free',
}

function kindOf(type: string, written: string): Kind[] {
  const [codes, digits] = written.split(':')
  return codes ? [{ type, codes: codes.split(' '), digits: Number(digits) }] : []
}

function linesOf(text = ''): string[][] {
  return text.split('\n').flatMap((line) => (line === '' ? [] : [line.split('|')]))
}

function cityOf({
  id: countryId,
  country_code: country,
  region,
  name,
  kind,
  share,
  taken,
}: {
  id: string
  country_code: string
  region: Omit<StockRegion, 'cities'> | undefined
  name: string
  kind: Kind
  share: number
  taken: Map<string, number>
}): StockCity {
  const { type, codes, digits } = kind
  const isNanp = NANP.includes(country)
  const first = Math.max(...codes.map((code) => taken.get(code) ?? 0))
  for (const code of codes) taken.set(code, first + 1)
  const subscriber = digits - Math.max(...codes.map(({ length }) => length))
  const { features, fewer } = featuresOf(country, type)
  const hasStock = !NO_STOCK.includes(country)
  // The same for everybody and every seed.
  const band = (country.charCodeAt(0) + country.charCodeAt(1)) % 7
  const fee = isNanp ? MICRO : MICRO + (band * MICRO) / 2
  return {
    id: hashedUuid(`stock-city:${country}:${region?.region_code ?? ''}:${name}`),
    country_id: countryId,
    region_id: region?.id ?? null,
    country_code: country,
    region_code: region?.region_code ?? null,
    region: region?.name ?? null,
    name,
    city_codes: codes,
    did_type: type,
    features,
    fewer_features: fewer,
    doc_types: docTypesOf(country, type),
    monthly_fee: type === 'local' ? fee : fee * 2,
    activation_fee: isNanp ? MICRO : 2 * fee,
    lead_days: isNanp ? 0 : hasStock ? 1 : 5,
    allow_dids_order: true,
    allow_dids_order_create: true,
    subscriber_digits: subscriber,
    first_number: first * ROOM,
    target: hasStock ? Math.min(ROOM, share, 8 * 10 ** (subscriber - 1)) : 0,
  }
}

function featuresOf(country: string, type: string): { features: string[]; fewer: string[] } {
  const voice = ['voice_in', 'voice_out']
  const sms = ['sms_in', 'sms_out', 'a2p']
  if (type === 'mobile') return { features: [...sms, '2fa_in', ...voice], fewer: [...voice, 'sms_in'] }
  if (NANP.includes(country)) {
    const all = [...sms, ...voice, ...(type === 'local' ? ['mms', 't38', 'emergency', 'cnam_in'] : [])]
    return { features: all, fewer: [...voice, 't38'] }
  }
  if (type !== 'local') return { features: ['voice_in'], fewer: ['voice_in'] }
  return { features: [...voice, 't38', 'emergency'], fewer: voice }
}

/** What a customer shows before a number works: 1 ID, 2 proof of address, 3 proof of local address. */
function docTypesOf(country: string, type: string): string[] {
  if (NANP.includes(country) || ['GB', 'NL', 'SE', 'NZ'].includes(country))
    return type === 'mobile' ? ['1'] : []
  if (type === 'mobile') return ['1', '2']
  return type === 'local' ? ['1', '3'] : ['2']
}
