import { readFileSync } from 'node:fs'
import { countTests, readReport } from './testReport.ts'

/** Prints `passed failed` of a Vitest or Playwright JSON report. The second file names those that are run once more. */
const [report = '', again] = process.argv.slice(2)
const files = again === undefined ? [] : readFileSync(again, 'utf8').split('\n').filter(Boolean)
const { passed, failed } = countTests(readReport(report), files)
console.log(passed, failed)
