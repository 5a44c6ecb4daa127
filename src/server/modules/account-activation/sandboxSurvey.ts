import { finishQuestionnaireStep, hasAnsweredSurvey } from './activation.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { Refusal } from '../../errors.ts'
import type { Behaviour } from '../../resources/behaviour.ts'

/** The questionnaire is answered once; the answer ends the account's questionnaire step. */
export const sandboxSurvey = ({ text }: Pick<ModuleContext, 'text'>): Behaviour => ({
  resource: 'sandbox-survey',
  async beforeCreate(query, { accountId }, value) {
    if (await hasAnsweredSurvey(query, accountId))
      throw new Refusal('operation-not-allowed', { text: text('account-activation:survey-answered') })
    return value
  },
  afterCreate: finishQuestionnaireStep,
})
