import { defineModule } from '../../host/ServerModule.ts'
import { insertUsers } from './insertUsers.ts'
import { ownership } from './ownership.ts'
import { teamSecurity } from './teamSecurity.ts'
import { createUsers } from './user.ts'

export default defineModule({
  seed: insertUsers,
  parts(context) {
    const { behaviour, accept, move } = createUsers(context)
    return {
      behaviours: [behaviour, ownership(context, move), teamSecurity],
      onInvitationAccepted: accept,
    }
  },
})
