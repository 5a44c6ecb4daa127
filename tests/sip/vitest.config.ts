import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/sip/*.test.ts'],
    globalSetup: ['tests/support/prepareRun.ts'],
    testTimeout: 120_000,
    // A busy machine is slow, not wrong.
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
