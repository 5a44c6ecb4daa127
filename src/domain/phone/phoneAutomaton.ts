import { packedPhoneAutomaton } from './phoneAutomaton.generated.ts'
import type { PhoneAutomatonTables } from './PhoneAutomatonTables.ts'
import { unpackPhoneAutomaton } from './unpackPhoneAutomaton.ts'

let unpacked: PhoneAutomatonTables | undefined

/**
 * The numbering plans of every country.
 * They are committed ready-made because compiling the patterns takes about 300 ms and 150 KB of metadata at each start,
 * unpacking a few milliseconds; `codegen/phone/emitPhoneAutomaton.ts` writes them and a test holds them fresh.
 */
export function phoneAutomaton(): PhoneAutomatonTables {
  unpacked ??= unpackPhoneAutomaton(packedPhoneAutomaton)
  return unpacked
}
