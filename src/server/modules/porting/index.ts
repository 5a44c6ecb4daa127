import { defineModule } from '../../host/ServerModule.ts'
import { ANSWER_COMMENT, answerComments, comments } from './comments.ts'
import { insertRequests } from './insertRequests.ts'
import { portingRequest } from './request.ts'

export default defineModule({
  seed: insertRequests,
  parts: (context) => ({
    behaviours: [portingRequest(context), comments(context)],
    jobs: { [ANSWER_COMMENT]: { run: answerComments(context) } },
  }),
})
