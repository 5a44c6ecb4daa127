import { createMemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { createLeaveGuard } from '../../../../src/app/router/createLeaveGuard.ts'

/** A guarded router at the last of these addresses, and a window that is asked to close. */
function browser(...entries: string[]) {
  const events = new EventTarget()
  const guard = createLeaveGuard({
    window: { addEventListener: events.addEventListener.bind(events) },
    isSameScreen: (from, to) => from.split('/')[1] === to.split('/')[1],
  })
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: entries })
  router.initialize()
  router.getBlocker('leave', guard.holds)
  const unload = () => {
    const event = new Event('beforeunload', { cancelable: true })
    events.dispatchEvent(event)
    return event.defaultPrevented
  }
  const address = () => router.state.location.pathname + router.state.location.search
  const question = () => router.getBlocker('leave', guard.holds)
  return { guard, router, unload, address, question }
}

describe('the leave guard', () => {
  it('lets all navigation through while it is off', async () => {
    const { router, unload, address } = browser('/list', '/wizard/1')
    await router.navigate('/page')
    expect(address()).toBe('/page')
    await router.navigate(-1)
    expect(address()).toBe('/wizard/1')
    expect(unload()).toBe(false)
  })

  it('holds a link until the user leaves', async () => {
    const { guard, router, address, question } = browser('/wizard/1')
    guard.set(true, 'm:lost')
    await router.navigate('/list?page=2')
    expect(address()).toBe('/wizard/1')
    expect(question().state).toBe('blocked')
    expect(guard.text()).toBe('m:lost')
    guard.set(false)
    question().proceed?.()
    await expect.poll(address).toBe('/list?page=2')
  })

  it('asks again after the user stayed', async () => {
    const { guard, router, address, question } = browser('/wizard/1')
    guard.set(true)
    for (let times = 0; times < 2; times++) {
      await router.navigate('/list')
      expect(question().state).toBe('blocked')
      question().reset?.()
      expect(question().state).toBe('unblocked')
    }
    expect(address()).toBe('/wizard/1')
  })

  it('lets steps of the same screen through', async () => {
    const { guard, router, address } = browser('/wizard/1')
    guard.set(true)
    await router.navigate('/wizard/2')
    expect(address()).toBe('/wizard/2')
  })

  it('holds the way back', async () => {
    const { guard, router, address, question } = browser('/list', '/wizard/1')
    guard.set(true)
    await router.navigate(-1)
    await expect.poll(() => question().state).toBe('blocked')
    expect(address()).toBe('/wizard/1')
  })

  it('has the browser ask before the page is closed, until it is disarmed', () => {
    const { guard, unload } = browser('/wizard/1')
    guard.set(true)
    expect(unload()).toBe(true)
    guard.disarm()
    expect(unload()).toBe(false)
  })
})
