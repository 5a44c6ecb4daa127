import { expect, it } from 'vitest'
import { startMeasuredServer } from '../bench/publishing/publishUnderLoad.ts'
import { copyEmbeddedWorld } from '../support/demoWorlds.ts'
import { freePort } from '../crash/startServer.ts'
import { repetitions } from '../support/sampling.ts'

/** Enough for a good and a broken edit. */
const seconds = repetitions('seconds of publishing under load', 2, 20)

it('publishes valid edits, reports broken ones and fails no request under load', async () => {
  const server = await startMeasuredServer(await freePort(), copyEmbeddedWorld)
  try {
    const result = await server.load(seconds, true)
    expect(result.failed).toEqual([])
    expect(result.requests).toBeGreaterThan(result.published.length)
    expect(result.published.length).toBeGreaterThan(0)
    expect(result.broken).toBeGreaterThan(0)
    expect(result.published).not.toContain(undefined)
    expect(result.told).toBe(result.broken)
    const { threadMegabytes } = await server.measure()
    expect(threadMegabytes).toHaveLength(2)
  } finally {
    await server.close()
  }
}, 300_000)
