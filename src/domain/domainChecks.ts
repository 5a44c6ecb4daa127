import {
  checkMapping,
  duplicateVariables,
  emptyCellChoices,
  hasLink,
  hasPhoneNumber,
  isWithinLimit,
  mentionsName,
  quoteSpot,
  templateProblem,
  tellsOptOut,
  variableNames,
} from './sms/index.ts'
import { codeMessage, isReadByApp, sampleCode } from './codes/index.ts'
import { isEmptyCell } from './contacts/isEmptyCell.ts'
import {
  areDestinations,
  areDestinationsDistinct,
  destinationsOf,
  sameDestinations,
} from './destinations/index.ts'
import { isWebhookUrl } from './webhooks/index.ts'
import { toInstant } from './schedule/index.ts'
import type { TemplateProblem, VariableMapping } from './sms/index.ts'

/** What a check is told: the values of its `reads` in definitions/registry.json; a missing one is undefined. */
type Reads = Record<string, unknown>

/** Whether the rule holds; where it does not, also what fills the slots of its text. */
type CheckResult = boolean | Record<string, string | number>

/**
 * The checks of definitions/registry.json: rules that data cannot say, the same in the browser and on the server.
 * Each is true when its rule holds. A missing value is another rule's matter (required), so it makes a check true;
 * only the mapping of a text with variables must be there.
 */
export const domainChecks = {
  'sms/mapping-one-to-one': ({ text, mappings }: Reads) =>
    typeof text !== 'string' || checkMapping(variableNames(text), mappingsOf(mappings)).length === 0,
  'sms/empty-cells': ({ mappings, emptyCells }: Reads) =>
    mappingsOf(mappings).every(
      ({ column, when_empty: choice }) =>
        !hasEmptyCells(emptyCells, column) || emptyCellChoices.some((one) => one === choice),
    ),
  'sms/fallback-text': ({ mappings }: Reads) =>
    mappingsOf(mappings).every(
      ({ when_empty: choice, fallback }) => choice !== 'fallback' || isFilled(fallback),
    ),
  'sms/unique-variables': ({ text }: Reads) =>
    typeof text !== 'string' || duplicateVariables(text).length === 0,
  'sms/variable-braces': ({ text }: Reads) => typeof text !== 'string' || spotOf(text, 'braces'),
  'sms/variable-length': ({ text }: Reads) => typeof text !== 'string' || spotOf(text, 'name-too-long'),
  'sms/text-length': ({ text, shortLinks, shortLink }: Reads) =>
    typeof text !== 'string' ||
    isWithinLimit(text, shortLinks === true && (typeof shortLink === 'string' ? shortLink : true)),
  'sms/account-has-senders': ({ hasSenders }: Reads) => hasSenders !== false,
  'sms/usable-sender': ({ usable }: Reads) => typeof usable !== 'number' || usable > 0,
  'schedule/window': ({ from, to }: Reads) => typeof from !== 'string' || typeof to !== 'string' || from < to,
  'schedule/future': ({ startsAt, timeZone }: Reads) => {
    if (typeof startsAt !== 'string' || typeof timeZone !== 'string') return true
    const start = toInstant(startsAt, timeZone)
    return !start || start.epochMs >= Date.now()
  },
  'sms/mentions': ({ text, name }: Reads) =>
    typeof text !== 'string' || typeof name !== 'string' || mentionsName(text, name),
  'sms/tells-opt-out': ({ text }: Reads) => typeof text !== 'string' || tellsOptOut(text),
  'sms/link-declared': ({ text, declared }: Reads) =>
    typeof text !== 'string' || declared === true || !hasLink(text),
  'sms/phone-declared': ({ text, declared }: Reads) =>
    typeof text !== 'string' || declared === true || !hasPhoneNumber(text),
  'codes/app-reads': ({ text, appHash, codeLength }: Reads) =>
    typeof text !== 'string' ||
    typeof appHash !== 'string' ||
    isReadByApp(codeMessage(text, sampleCode(typeof codeLength === 'number' ? codeLength : 0), appHash)),
  'webhooks/public-url': ({ url }: Reads) => typeof url !== 'string' || url === '' || isWebhookUrl(url),
  'destinations/distinct': ({ destinations }: Reads) => areDestinationsDistinct(destinations),
  'destinations/valid': ({ destination }: Reads) => areDestinations([destination]),
  'destinations/all-valid': ({ destinations }: Reads) => areDestinations(destinationsOf(destinations)),
  'destinations/same': ({ left, right }: Reads) => sameDestinations(left, right),
} as const satisfies Record<string, (reads: Reads) => CheckResult>

function spotOf(text: string, code: TemplateProblem['code']): CheckResult {
  const problem = templateProblem(text)
  return problem?.code !== code || { spot: quoteSpot(text, problem) }
}

function hasEmptyCells(counts: unknown, column: number): boolean {
  return Array.isArray(counts) && typeof counts[column] === 'number' && counts[column] > 0
}

function isFilled(text: unknown): boolean {
  return typeof text === 'string' && !isEmptyCell(text)
}

interface CheckedMapping extends VariableMapping {
  column: number
  when_empty?: unknown
  fallback?: unknown
}

/** Anything but a well-formed mapping maps nothing. */
function mappingsOf(value: unknown): CheckedMapping[] {
  return Array.isArray(value) ? value.filter(isMapping) : []
}

function isMapping(value: unknown): value is CheckedMapping {
  return (
    typeof value === 'object' &&
    value !== null &&
    'variable' in value &&
    typeof value.variable === 'string' &&
    'column' in value &&
    typeof value.column === 'number'
  )
}
