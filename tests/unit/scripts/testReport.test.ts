import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { countTests, fileTimes, readReport, retriedTests } from '../../../scripts/testReport.ts'

const vitest = {
  numPassedTests: 3,
  numFailedTests: 1,
  testResults: [
    { name: '/tests/a.test.ts', startTime: 1000, endTime: 4000 },
    { name: '/tests/b.test.ts', startTime: 1000, endTime: 1500 },
  ],
}
const playwright = {
  stats: { expected: 1, unexpected: 0, flaky: 1 },
  errors: [],
  suites: [
    {
      specs: [specOf('is quick', 'expected', [300])],
      suites: [{ specs: [specOf('is shaky', 'flaky', [500, 700])] }],
    },
  ],
}

function specOf(title: string, status: string, durations: number[]) {
  const results = durations.map((duration) => ({ duration }))
  return { title, file: 'a.spec.ts', line: 7, tests: [{ status, results }] }
}

it('counts the tests of both reporters', () => {
  expect(countTests(vitest)).toEqual({ passed: 3, failed: 1 })
  expect(countTests(playwright)).toEqual({ passed: 2, failed: 0 })
})

it('counts a file that fails without a failed test, unless it is run again', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 0,
    testResults: [{ name: '/tests/a.test.ts', status: 'failed', startTime: 0, endTime: 1 }],
  }
  expect(countTests(report)).toEqual({ passed: 3, failed: 1 })
  expect(countTests(report, ['tests/a.test.ts'])).toEqual({ passed: 3, failed: 0 })
})

it('counts a missing, broken or empty report as one failure', () => {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-report-'))
  const file = join(folder, 'report.json')
  expect(countTests(readReport(file))).toEqual({ passed: 0, failed: 1 })
  writeFileSync(file, '{"numPassedTests": 7')
  expect(countTests(readReport(file))).toEqual({ passed: 0, failed: 1 })
  expect(countTests({ numPassedTests: 0 })).toEqual({ passed: 0, failed: 1 })
  expect(countTests({ stats: { expected: 0, unexpected: 0, flaky: 0 } })).toEqual({ passed: 0, failed: 1 })
  rmSync(folder, { recursive: true })
})

it('names each test that passed only when retried', () => {
  expect(retriedTests(playwright)).toEqual(['a.spec.ts:7 is shaky'])
  expect(retriedTests(vitest)).toEqual([])
})

it('adds up the time of a file, retries included', () => {
  expect([...fileTimes(vitest)]).toEqual([
    ['/tests/a.test.ts', 3000],
    ['/tests/b.test.ts', 500],
  ])
  expect([...fileTimes(playwright)]).toEqual([['a.spec.ts', 1500]])
})
