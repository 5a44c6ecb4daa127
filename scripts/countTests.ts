import { readFileSync } from 'node:fs'

/** Prints `passed failed` of a Vitest or Playwright JSON report; a missing or empty report counts as one failure. */
const [passed, failed] = countOf(process.argv[2] ?? '')
console.log(passed, failed)

function countOf(file: string): [passed: number, failed: number] {
  try {
    // as: both reporters document these fields.
    const report = JSON.parse(readFileSync(file, 'utf8')) as {
      numPassedTests?: number
      numFailedTests?: number
      numFailedTestSuites?: number
      stats?: { expected: number; unexpected: number; flaky: number }
      errors?: unknown[]
    }
    if (report.stats) {
      if (report.stats.flaky > 0)
        console.error(`${report.stats.flaky} browser tests passed only when tried again (flaky)`)
      const broken = report.stats.unexpected + (report.errors?.length ?? 0)
      return [report.stats.expected + report.stats.flaky, broken || (report.stats.expected ? 0 : 1)]
    }
    const run = report.numPassedTests ?? 0
    const broken = report.numFailedTests || report.numFailedTestSuites || 0
    return [run, broken || (run ? 0 : 1)]
  } catch {
    return [0, 1]
  }
}
