import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { failedTests, fileTimes, readReport, retriedTests } from './testReport.ts'

/**
 * Prints the ten slowest test files, then the tests that failed, at first or at last. Takes the file of Vitest's retried
 * tests and some JSON reports.
 */
const [retriedFile = '', ...reportFiles] = process.argv.slice(2)
const reports = reportFiles.map(readReport)
const times = reports.flatMap((report) => [...fileTimes(report)])
console.log('slowest files, of three running side by side:')
for (const [file, ms] of times.toSorted(([, one], [, other]) => other - one).slice(0, 10)) {
  const name = file.startsWith('/') ? relative(process.cwd(), file) : file
  console.log(`${String(Math.round(ms / 1000)).padStart(5)} s  ${name}`)
}
const retriedByVitest = readFileSync(retriedFile, 'utf8').split('\n').filter(Boolean)
const retried = [...retriedByVitest, ...reports.flatMap(retriedTests)]
if (retried.length > 0)
  console.log(['failed, then passed when retried; to be explained:', ...retried].join('\n  '))
const failed = reports.flatMap(failedTests)
if (failed.length > 0) console.log(['failed:', ...failed].join('\n  '))
