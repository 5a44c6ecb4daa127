import { finishQuestionnaireStep, hasAnsweredSurvey } from '../auth/activation.ts'
import { Refusal } from '../errors.ts'
import type { Behaviour } from '../resources/behaviour.ts'

/** The questionnaire is answered once; the answer ends the account's questionnaire step. */
export const sandboxSurvey: Behaviour = {
  resource: 'sandbox-survey',
  async beforeCreate(query, { accountId }, value) {
    if (await hasAnsweredSurvey(query, accountId))
      throw new Refusal('operation-not-allowed', { text: 'The questionnaire was answered already.' })
    return value
  },
  afterCreate: finishQuestionnaireStep,
}
