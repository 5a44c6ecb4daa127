import { readFileSync } from 'node:fs'

/** What Vitest and Playwright write, as far as it is read. */
interface Report {
  numPassedTests?: number
  numFailedTests?: number
  testResults?: {
    name: string
    status?: string
    startTime: number
    endTime: number
    message?: string
    assertionResults?: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
  stats?: { expected: number; unexpected: number; flaky: number }
  errors?: unknown[]
  suites?: Suite[]
}

interface Suite {
  suites?: Suite[]
  specs?: {
    title: string
    file: string
    line: number
    tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[]
  }[]
}

export interface TestCount {
  passed: number
  failed: number
}

export function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report // both reporters document these fields
  } catch {
    return undefined
  }
}

/**
 * A missing or empty report counts as one failure, as does a file that fails without a failed test.
 * @param again files that are run once more, and counted then
 */
export function countTests(report: Report | undefined, again: readonly string[] = []): TestCount {
  if (!report) return { passed: 0, failed: 1 }
  const { stats } = report
  const passed = stats ? stats.expected + stats.flaky : (report.numPassedTests ?? 0)
  const broken = (report.testResults ?? []).filter(
    ({ name, status }) => status === 'failed' && !again.some((file) => name.endsWith(file)),
  )
  const failed = stats
    ? stats.unexpected + (report.errors?.length ?? 0)
    : report.numFailedTests || broken.length
  return { passed, failed: failed || (passed ? 0 : 1) }
}

/** Tests that failed first and passed when retried. */
export function retriedTests(report: Report | undefined): string[] {
  return specsOf(report)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`)
}

/** Each failed test with the beginning of what it says. */
export function failedTests(report: Report | undefined): string[] {
  const inVitest = (report?.testResults ?? []).flatMap(({ name, message, assertionResults = [] }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && message) return [`${name}: ${beginningOf(message)}`]
    return failed.map(
      ({ fullName, failureMessages = [] }) => `${name} ${fullName}: ${beginningOf(failureMessages[0])}`,
    )
  })
  const inBrowsers = specsOf(report).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => `${file}:${line} ${title}: ${beginningOf(results[0]?.error?.message)}`),
  )
  return [...inVitest, ...inBrowsers]
}

function beginningOf(message = ''): string {
  // oxlint-disable-next-line no-control-regex -- colors of a terminal
  return message.replaceAll(/\u001B\[[\d;]*m/g, '').slice(0, 1500)
}

/** Milliseconds per test file. */
export function fileTimes(report: Report | undefined): Map<string, number> {
  const times = new Map<string, number>()
  const add = (file: string, ms: number): unknown => times.set(file, (times.get(file) ?? 0) + ms)
  for (const { name, startTime, endTime } of report?.testResults ?? []) add(name, endTime - startTime)
  for (const { file, tests } of specsOf(report))
    for (const { results } of tests) for (const { duration } of results) add(file, duration)
  return times
}

function specsOf(report: Report | undefined): NonNullable<Suite['specs']> {
  const inside = ({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> => [
    ...specs,
    ...suites.flatMap(inside),
  ]
  return (report?.suites ?? []).flatMap(inside)
}
