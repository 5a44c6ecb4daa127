import { expect, it, vi } from 'vitest'
import { createLoop } from '../../../../src/server/jobs/index.ts'

it('goes on at once while there is work, and waits when there is none', async () => {
  vi.useFakeTimers()
  try {
    let left = 3
    const turn = vi.fn(() => Promise.resolve(left-- > 1))
    const loop = createLoop({ idleMs: 1000, turn, onError: vi.fn() })
    await vi.advanceTimersByTimeAsync(10)
    expect(turn).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(1000)
    expect(turn).toHaveBeenCalledTimes(4)
    loop.wake()
    await vi.advanceTimersByTimeAsync(1)
    expect(turn).toHaveBeenCalledTimes(5)
    await loop.stop()
    await vi.advanceTimersByTimeAsync(5000)
    expect(turn).toHaveBeenCalledTimes(5)
  } finally {
    vi.useRealTimers()
  }
})

it('reports an error and tries again', async () => {
  vi.useFakeTimers()
  try {
    const onError = vi.fn()
    const turn = vi.fn(() => Promise.reject(new Error('no')))
    const loop = createLoop({ idleMs: 10, errorMs: 500, turn, onError })
    await vi.advanceTimersByTimeAsync(499)
    expect(onError).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2)
    expect(onError).toHaveBeenCalledTimes(2)
    await loop.stop()
  } finally {
    vi.useRealTimers()
  }
})
