import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/**
 * Writes what no report of Vitest has, one per line: tests that failed first and passed when retried (to the file
 * TEST_RETRIED names), files whose process ended before its tests did (TEST_CRASHED), and errors outside of tests
 * (TEST_UNHANDLED).
 */
export default class RetriedTests implements Reporter {
  onTestModuleEnd({ moduleId, children }: TestModule): void {
    for (const test of children.allTests()) {
      if (!test.diagnostic()?.flaky) continue
      const why = test.result().errors?.[0]?.message ?? ''
      note('TEST_RETRIED', `${relative(process.cwd(), moduleId)} ${test.fullName}: ${why}`)
    }
  }

  onTestRunEnd(_: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const error of unhandled) {
      const crashed = / while running test file (.+)$/.exec(messageOf(error.cause) ?? '')?.[1]
      if (crashed === undefined) note('TEST_UNHANDLED', error.message)
      else note('TEST_CRASHED', relative(process.cwd(), crashed))
    }
  }
}

function messageOf(cause: unknown): string | undefined {
  return typeof cause === 'object' && cause !== null && 'message' in cause ? String(cause.message) : undefined
}

function note(variable: string, line: string): void {
  const file = process.env[variable]
  if (file !== undefined) appendFileSync(file, `${line.replaceAll('\n', ' ')}\n`)
}
