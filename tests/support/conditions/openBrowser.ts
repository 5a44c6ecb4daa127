import { chromium } from '@playwright/test'
import { resolve } from 'node:path'
import { build } from 'vite'
import type { ConditionNode } from '../../../src/language/portal.ts'
import type { RecordPlan, Verdicts, verdictsOf } from './conditionRecords.ts'
import { browserProgram } from '../browserProgram.ts'

export interface ConditionBrowser {
  version: string
  evaluate(trees: ConditionNode[], plan: RecordPlan): Promise<Verdicts[]>
  close(): Promise<void>
}

/** Chromium with the evaluator of the page, bundled as the page is; it makes its records itself, from the same plan. */
export async function openBrowser(): Promise<ConditionBrowser> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2024',
      lib: {
        entry: resolve(import.meta.dirname, 'conditionRecords.ts'),
        formats: ['iife'],
        name: 'conditions',
      },
    },
  })
  const [bundle] = [result].flat()
  if (!bundle || !('output' in bundle)) throw new Error('Nothing was built')
  const browser = await chromium.launch({
    executablePath: browserProgram,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  })
  const page = await browser.newPage()
  // A library bundle has one chunk.
  await page.addScriptTag({ content: bundle.output[0].code })
  return {
    version: browser.version(),
    evaluate: (trees, plan) =>
      page.evaluate(
        (asked) => {
          // The bundle's name, above.
          const { conditions } = globalThis as unknown as { conditions: { verdictsOf: typeof verdictsOf } }
          // Made below.
          return conditions.verdictsOf(...(JSON.parse(asked) as Parameters<typeof verdictsOf>))
        },
        JSON.stringify([trees, plan]),
      ),
    close: () => browser.close(),
  }
}
