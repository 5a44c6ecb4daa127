import { countTests, readReport } from './testReport.ts'

/** Prints `passed failed` of a Vitest or Playwright JSON report. */
const { passed, failed } = countTests(readReport(process.argv[2] ?? ''))
console.log(passed, failed)
