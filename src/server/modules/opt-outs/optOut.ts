import { checkPhoneNumber } from '../../../domain/phone/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { Refusal } from '../../errors.ts'
import { phoneTexts } from '../../phoneTexts.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import { textOf } from '../../storage/documentValues.ts'
import { lockOptOut, readOptOut } from './readOptOut.ts'

/**
 * Numbers that broadcasts skip, each once in an account and as contact files have it, without a national prefix. A
 * removed one stays, with why it was removed.
 */
export function optOut({ text }: ModuleContext): Behaviour {
  return {
    resource: 'opt-out',
    async beforeCreate(query, { accountId }, value) {
      const verdict = checkPhoneNumber(textOf(value['number']))
      if (!verdict.valid)
        throw new Refusal('invalid', { fields: { number: text(phoneTexts[verdict.reason]) } })
      const { number } = verdict
      await lockOptOut(query, accountId, number)
      const known = await readOptOut(query, accountId, number)
      if (known) {
        const isListed = known.doc['status'] === 'listed'
        throw new Refusal('invalid', {
          fields: { number: text(isListed ? 'opt-outs:already-listed' : 'opt-outs:listed-before') },
        })
      }
      return {
        ...value,
        number,
        status: 'listed',
        reason: value['complaint'] === true ? 'complaint' : 'added',
        reply: '',
        removed_because: '',
        note: '',
      }
    },
  }
}
