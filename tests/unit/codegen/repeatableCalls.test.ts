import { expect, it } from 'vitest'
import { shippedPortal } from '../../support/compileShipped.ts'

/**
 * What is refused, or does nothing more, the second time: a session of another account, a role that is given away, and
 * a number in the cart, which is put in again when it was taken out meanwhile.
 */
const once = ['POST /v1/sub_accounts/{}/switch', 'POST /v1/users/{}/hand_over', 'POST /v1/cart/numbers/{}']

const withoutSlots = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}')

it('can repeat every call that a row of a list makes, after its answer was lost', async () => {
  const modules = Object.values((await shippedPortal()).modules)
  const repeatable = modules.flatMap(({ resources }) =>
    Object.values(resources).flatMap(({ endpoints }) =>
      endpoints.flatMap(({ method, path, idempotent }) =>
        idempotent ? [`${method} ${withoutSlots(path)}`] : [],
      ),
    ),
  )
  const asked = modules.flatMap(({ lists }) =>
    Object.values(lists).flatMap(({ rowActions }) =>
      rowActions.flatMap((action) =>
        action.kind === 'call' && action.method === 'POST'
          ? [`${action.method} ${withoutSlots(action.call)}`]
          : [],
      ),
    ),
  )
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter((call) => !repeatable.includes(call) && !once.includes(call))).toEqual([])
})
