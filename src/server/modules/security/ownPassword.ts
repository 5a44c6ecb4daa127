import type { Endpoints } from '../../../generated/modules/security.types.ts'
import { hashPassword } from '../../auth/passwords.ts'
import { Refusal } from '../../errors.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { writeMail } from '../../mail/index.ts'
import { typedEndpoints, type Behaviour } from '../../resources/behaviour.ts'
import { checkNewPassword } from '../../resources/input/checkNewPassword.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { People } from './createPeople.ts'

/** The password of the signed-in person; a new one ends their other sessions. */
export function ownPassword(context: ModuleContext, people: People): Behaviour {
  return {
    resource: 'own-password',
    endpoints: typedEndpoints<Endpoints['own-password']>({
      async change({ caller, sessions, input }) {
        const person = await people.read(caller)
        const problem = checkNewPassword(context.published(), input.new_password, {
          email: person.email,
          company: textOf(caller.scope.account['name']),
        })
        if (problem !== undefined) throw new Refusal('invalid', { fields: { new_password: problem } })
        await people.checkPassword(caller, person, input.password)
        const values = { password_hash: await hashPassword(input.new_password) }
        const mail = writeMail(context, 'password-changed', person.email)
        await sessions.endOthers((query) => people.change(query, caller, person, values, mail))
        return { body: { success: true } }
      },
    }),
  }
}
