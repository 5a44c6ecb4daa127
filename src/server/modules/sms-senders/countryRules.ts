import { textOf } from '../../storage/documentValues.ts'
import type { CatalogueItem } from '../../../language/portal.ts'

/** The kinds of Sender IDs that people register. */
export type SenderType = 'alphanumeric' | 'numeric'

/** What becomes of a Sender ID in a country. */
export interface CountryRule {
  /** 1 as it is, 2 to 4 overstamped, 5 pre-registration, 6 not supported; undefined for a country without a rule. */
  outcome: number | undefined
  isSupported: boolean
  /** It can be registered now. */
  isProvisionable: boolean
  isInstant: boolean
  /** Micro-units. */
  setupFee: number
  monthlyFee: number
  /** Business days of the review. */
  days: number
  /** What has to be uploaded. */
  documents: string[]
}

const OVERSTAMPED_OR_NOT = [1, 2, 3, 4]
const papers: Record<string, string[]> = {
  letter: ['letter_of_authorization'],
  company: ['letter_of_authorization', 'company_registration'],
}

/** The rule of a country; fees, days and documents are those of pre-registered names. */
export function readRule(
  catalogues: Record<string, readonly CatalogueItem[]>,
  countryCode: string,
  type: SenderType,
): CountryRule {
  const item = catalogues['sender-countries']?.find(({ value }) => value === countryCode)
  const outcome = numberOf(item?.[type])
  const isName = type === 'alphanumeric'
  const isSupported = outcome !== undefined && outcome !== 6
  const isInstant = outcome !== undefined && (isName ? OVERSTAMPED_OR_NOT.includes(outcome) : outcome === 1)
  return {
    outcome,
    isSupported,
    isProvisionable: isSupported && item?.['paused'] !== true && (isName || isInstant),
    isInstant,
    setupFee: isName ? (numberOf(item?.['setup_fee']) ?? 0) : 0,
    monthlyFee: isName ? (numberOf(item?.['monthly_fee']) ?? 0) : 0,
    days: isName ? (numberOf(item?.['days']) ?? 0) : 0,
    documents: isName ? (papers[textOf(item?.['paperwork'])] ?? []) : [],
  }
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
