import type { JsonObject } from '../../storage/tables.ts'
import type { LadderLine } from './simulateCall.ts'

interface SimulatedRegistration {
  refusal: 'inactive' | 'no-password' | null
  code: '200' | '401'
  ladder: LadderLine[]
}

/** What a PBX that knows the trunk's password is told when it registers. The edge doesn't know a trunk that may not call. */
export function simulateRegistration({ status }: JsonObject, hasPassword: boolean): SimulatedRegistration {
  const refusal = status !== 'active' ? 'inactive' : hasPassword ? null : 'no-password'
  return {
    refusal,
    code: refusal === null ? '200' : '401',
    ladder: [
      { from: 'pbx', message: 'REGISTER', afterMs: 0 },
      { from: 'us', message: '401 Unauthorized', afterMs: 12 },
      { from: 'pbx', message: 'REGISTER', afterMs: 30 },
      { from: 'us', message: refusal === null ? '200 OK' : '401 Unauthorized', afterMs: 44 },
    ],
  }
}
