import { checkMapping, duplicateVariables, isWithinLimit, variableNames } from './sms/index.ts'
import {
  areDestinations,
  areDestinationsDistinct,
  destinationsOf,
  sameDestinations,
} from './destinations/index.ts'
import { toInstant } from './schedule/index.ts'
import type { VariableMapping } from './sms/index.ts'

/** What a check is told: the values of its `reads` in definitions/registry.json; a missing one is undefined. */
type Reads = Record<string, unknown>

/**
 * The checks of definitions/registry.json: rules that data cannot say, the same in the browser and on the server.
 * Each is true when its rule holds. A missing value is another rule's matter (required), so it makes a check true;
 * only the mapping of a text with variables must be there.
 */
export const domainChecks = {
  'sms/mapping-one-to-one': ({ text, mappings }: Reads) =>
    typeof text !== 'string' || checkMapping(variableNames(text), mappingsOf(mappings)).length === 0,
  'sms/unique-variables': ({ text }: Reads) =>
    typeof text !== 'string' || duplicateVariables(text).length === 0,
  'sms/text-length': ({ text }: Reads) => typeof text !== 'string' || isWithinLimit(text),
  'sms/account-has-senders': ({ hasSenders }: Reads) => hasSenders !== false,
  'sms/usable-sender': ({ usable }: Reads) => typeof usable !== 'number' || usable > 0,
  'schedule/future': ({ startsAt, timeZone }: Reads) => {
    if (typeof startsAt !== 'string' || typeof timeZone !== 'string') return true
    const start = toInstant(startsAt, timeZone)
    return !start || start.epochMs >= Date.now()
  },
  'destinations/distinct': ({ destinations }: Reads) => areDestinationsDistinct(destinations),
  'destinations/valid': ({ destination }: Reads) => areDestinations([destination]),
  'destinations/all-valid': ({ destinations }: Reads) => areDestinations(destinationsOf(destinations)),
  'destinations/same': ({ left, right }: Reads) => sameDestinations(left, right),
} as const satisfies Record<string, (reads: Reads) => boolean>

/** Anything but a well-formed mapping maps nothing. */
function mappingsOf(value: unknown): VariableMapping[] {
  return Array.isArray(value) ? value.filter(isMapping) : []
}

function isMapping(value: unknown): value is VariableMapping {
  return (
    typeof value === 'object' &&
    value !== null &&
    'variable' in value &&
    typeof value.variable === 'string' &&
    'column' in value &&
    typeof value.column === 'number'
  )
}
