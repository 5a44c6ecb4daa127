import { sampleCode } from '../../../domain/codes/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import { callerIds } from '../../calls/index.ts'
import { channelsOf, SERVICE } from './serviceOf.ts'

/** 2FA services, and the caller IDs they can call from. */
export function twoFaService({ database }: ModuleContext): Behaviour {
  return {
    resource: SERVICE,
    derive(_read, _caller, value) {
      const { code_length: length } = value
      return Promise.resolve({
        channels: channelsOf(value),
        ...(Number.isInteger(length) && { code: sampleCode(Number(length)) }),
      })
    },
    beforeCreate: (_query, _caller, value, id) => Promise.resolve({ ...value, uuid: id }),
    endpoints: {
      'caller-ids': ({ caller, query }) =>
        database.read(caller.accountId, (handle) => callerIds(handle, caller.accountId, query)),
    },
  }
}
