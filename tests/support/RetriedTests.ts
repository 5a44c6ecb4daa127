import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** Writes the tests that failed first and passed when retried to the file TEST_RETRIED names, one per line. */
export default class RetriedTests implements Reporter {
  onTestModuleEnd({ moduleId, children }: TestModule): void {
    const file = process.env['TEST_RETRIED']
    if (file === undefined) return
    for (const test of children.allTests()) {
      if (!test.diagnostic()?.flaky) continue
      const why = test.result().errors?.[0]?.message ?? ''
      appendFileSync(
        file,
        `${relative(process.cwd(), moduleId)} ${test.fullName}: ${why.replaceAll('\n', ' ')}\n`,
      )
    }
  }
}
