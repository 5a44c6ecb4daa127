import { defineModule } from '../../host/ServerModule.ts'
import { createPeople } from './createPeople.ts'
import { ownPassword } from './ownPassword.ts'
import { recoveryCodes, twoFactor, twoFactorCode } from './secondFactor.ts'
import { userSession } from './userSession.ts'

export default defineModule({
  parts(context) {
    const people = createPeople(context)
    return {
      behaviours: [
        twoFactor(context, people),
        twoFactorCode(context, people),
        recoveryCodes(context, people),
        ownPassword(context, people),
        userSession(),
      ],
    }
  },
})
