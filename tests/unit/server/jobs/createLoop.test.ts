import { expect, it, vi } from 'vitest'
import { createLoop } from '../../../../src/server/jobs/index.ts'

it('continues immediately while there is work, and waits when there is none', async () => {
  vi.useFakeTimers()
  try {
    let left = 3
    const turn = vi.fn(() => Promise.resolve(left-- > 1 ? 0 : undefined))
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

it('waits until work is due, at most until the next interval', async () => {
  vi.useFakeTimers()
  try {
    const dueMs = [300, 5000]
    const turn = vi.fn(() => Promise.resolve(dueMs.shift()))
    const loop = createLoop({ idleMs: () => 1000, turn, onError: vi.fn() })
    await vi.advanceTimersByTimeAsync(299)
    expect(turn).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(turn).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(999)
    expect(turn).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(turn).toHaveBeenCalledTimes(3)
    await loop.stop()
  } finally {
    vi.useRealTimers()
  }
})

it('rests between turns however often it is woken', async () => {
  vi.useFakeTimers()
  try {
    const turn = vi.fn(() => Promise.resolve(undefined))
    const loop = createLoop({ idleMs: 10_000, restMs: 400, turn, onError: vi.fn() })
    await vi.advanceTimersByTimeAsync(0)
    for (let time = 0; time < 390; time += 10) {
      loop.wake()
      await vi.advanceTimersByTimeAsync(10)
    }
    expect(turn).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(10)
    expect(turn).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(9000)
    expect(turn).toHaveBeenCalledTimes(2)
    await loop.stop()
  } finally {
    vi.useRealTimers()
  }
})

it('reports an error and retries', async () => {
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
