import { describe, expect, it, vi } from 'vitest'
import { createLeaveGuard } from '../../../../src/app/router/createLeaveGuard.ts'

/** A browser with a history of addresses, whose moves are told to the listeners at once. */
function browser(...entries: string[]) {
  const events = new EventTarget()
  let index = entries.length - 1
  const seen: string[] = []
  const location = {
    get pathname() {
      return entries[index]!.split('?')[0]!
    },
    get search() {
      return entries[index]!.includes('?') ? `?${entries[index]!.split('?')[1]!}` : ''
    },
    get href() {
      return `https://portal.example${entries[index]!}`
    },
  }
  function go(step: number): void {
    index += step
    events.dispatchEvent(new Event('popstate', { cancelable: true }))
  }
  const fake = {
    addEventListener: events.addEventListener.bind(events),
    location,
    history: { go },
    navigation: {
      get currentEntry() {
        return { index }
      },
    },
  }
  const guard = createLeaveGuard({
    // The guard uses only these members.
    window: fake as unknown as Window,
    isSameScreen: (from, to) => from.split('/')[1] === to.split('/')[1],
  })
  // The router's own listener comes after the guard's.
  events.addEventListener('popstate', () => seen.push(entries[index]!))
  const unload = () => {
    const event = new Event('beforeunload', { cancelable: true })
    events.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { guard, go, seen, unload, address: () => entries[index] }
}

describe('the leave guard', () => {
  it('lets everything pass while it is off', () => {
    const { guard, go, seen, unload } = browser('/list', '/wizard/1')
    const link = vi.fn()
    guard.around('/list', link)
    go(-1)
    expect(link).toHaveBeenCalledOnce()
    expect(seen).toEqual(['/list'])
    expect(unload()).toBe(false)
  })

  it('holds a link until the person answers', () => {
    const { guard } = browser('/wizard/1')
    const link = vi.fn()
    guard.set(true)
    guard.around('/list', link)
    expect(link).not.toHaveBeenCalled()
    guard.question()!.leave()
    expect(link).toHaveBeenCalledOnce()
    expect(guard.question()).toBeNull()
  })

  it('forgets the link when the person stays, and asks again next time', () => {
    const { guard } = browser('/wizard/1')
    const link = vi.fn()
    guard.set(true)
    guard.around('/list', link)
    guard.question()!.stay()
    guard.around('/list', link)
    expect(link).not.toHaveBeenCalled()
    expect(guard.question()).not.toBeNull()
  })

  it('does not ask between steps of one screen', () => {
    const { guard } = browser('/wizard/1')
    const link = vi.fn()
    guard.set(true)
    guard.around('/wizard/2', link)
    expect(link).toHaveBeenCalledOnce()
  })

  it('takes a step back in the history back, unseen by the router, until the person answers', () => {
    const { guard, go, seen, address } = browser('/list', '/wizard/1')
    guard.set(true)
    go(-1)
    expect(address()).toBe('/wizard/1')
    expect(seen).toEqual([])
    guard.question()!.leave()
    expect(address()).toBe('/list')
    expect(seen).toEqual(['/list'])
  })

  it('stays where it is when the person stays', () => {
    const { guard, go, seen, address } = browser('/list', '/wizard/1')
    guard.set(true)
    go(-1)
    guard.question()!.stay()
    expect(address()).toBe('/wizard/1')
    expect(seen).toEqual([])
  })

  it('has the browser ask before the page is closed', () => {
    const { guard, unload } = browser('/wizard/1')
    guard.set(true)
    expect(unload()).toBe(true)
    guard.disarm()
    expect(unload()).toBe(false)
  })
})
