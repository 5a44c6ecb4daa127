import { defineConfig } from '@playwright/test'
import { browserProgram } from '../support/browserProgram.ts'
import { reportSample, triesAll } from '../support/sampling.ts'
import leftOut from './leftOut.json' with { type: 'json' }
import { partsFile } from './recordParts.ts'

/** Files whose tests change nothing others look at. */
const reading = ['**/{accountStates,faults,narrow,overlays,permissions,presses,screens}.spec.ts']

/**
 * Files that need a portal of their own: they change what others look at, such as definitions, the account, its balance
 * or what is remembered of a user.
 */
const alone = [
  '**/{account,activation,credentials,gallery,keyboardJourney,live-definitions,moneyJourney,notifications,realtime,security}.spec.ts',
]

/** Tests whose parts others try too; scripts/chooseTests.ts chooses them. */
const repeated = Object.entries<string[]>(leftOut.tests).flatMap(([file, titles]) =>
  titles.map((title) => new RegExp(`${literally(`${file} ${title}`)}$`)),
)
const leavesOut = !triesAll && (partsFile === undefined || process.env['E2E_FURTHER'] === '1')
const left = leavesOut ? { grepInvert: repeated } : {}
reportSample('browser tests of a feature', leftOut.of - (leavesOut ? repeated.length : 0), leftOut.of)

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // A busy machine is slow, not wrong.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  globalSetup: './prepareWorld.ts',
  // Two leave half of two cores waiting.
  workers: 3,
  // See worldOf in portal.ts. The short tests that only read come last and fill all workers to the end.
  projects: [
    { name: 'sharing', testIgnore: [...alone, ...reading], ...left },
    { name: 'alone', testMatch: alone, ...left },
    { name: 'reading', testMatch: reading, fullyParallel: true },
  ],
  // A busy machine may interrupt a browser once; such a test is named as flaky at the end of the run.
  retries: process.env['CI'] ? 1 : 0,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : 'list',
  use: {
    // Each page of a new one loads and compiles all scripts anew, a sixth of the processor time. test:all makes new ones.
    reuseContext: leavesOut && partsFile === undefined,
    viewport: { width: 1440, height: 900 },
    // What can't be pressed fails where it is, not at the end of its test.
    actionTimeout: 120_000,
    // Recording every test costs a fifth of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browserProgram,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})

function literally(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)
}
