import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createVitest, type TestSpecification } from 'vitest/node'
import { mutate, type Mutation } from './mutationsOf.ts'

/** What the parent sends: a mutation to try, or none for a run of the unchanged source. */
export interface Trial {
  file: string
  tests: string[]
  mutation?: Mutation
}

export interface Verdict {
  passed: boolean
  /** Names of the tests that failed first. */
  failed: string[]
}

/** The mutant in this process. A child of `scripts/mutation.ts` keeps one Vitest warm; a hanging mutant ends with it. */
let current: { path: string; mutation: Mutation; loaded: boolean } | undefined

const vitest = await createVitest(
  'test',
  {
    watch: false,
    bail: 1,
    maxWorkers: 1,
    // A module that is kept between runs would not be the mutated one.
    isolate: true,
    reporters: [{}],
    // It finds modules by the content on the disk, which no mutation changes.
    fsModuleCache: false,
  },
  {
    plugins: [
      {
        name: 'mutation',
        enforce: 'pre',
        // In memory only, so the working tree stays unchanged.
        load(id) {
          if (!current || id.split('?')[0] !== current.path) return null
          current.loaded = true
          return mutate(readFileSync(current.path, 'utf8'), current.mutation)
        },
      },
    ],
  },
)

process.on('message', (trial: Trial) => {
  void tryOut(trial).then((verdict) => process.send?.(verdict))
})
process.send?.('ready')

function specificationOf(test: string): TestSpecification {
  const project = vitest.projects.find((each) => each.matchesTestGlob(test))
  if (!project) throw new Error(`no project of vite.config.ts has ${test}`)
  return project.createSpecification(test)
}

/** @throws when the tests do not import the mutated file, which would make every mutant survive */
async function tryOut({ file, tests, mutation }: Trial): Promise<Verdict> {
  const path = resolve(file)
  current = mutation && { path, mutation, loaded: false }
  vitest.invalidateFile(path)
  const specifications = tests.map((test) => specificationOf(resolve(test)))
  const run = await vitest.runTestSpecifications(specifications)
  vitest.invalidateFile(path)
  // A result holds the modules of earlier runs, too.
  const testModules = run.testModules.filter(({ moduleId }) =>
    specifications.some((specification) => specification.moduleId === moduleId),
  )
  if (current?.loaded === false) throw new Error(`${tests.join(', ')} do not import ${file}`)
  const failed = testModules.flatMap((module) => [...module.children.allTests('failed')])
  return {
    passed:
      testModules.length === tests.length &&
      testModules.every((module) => module.ok()) &&
      run.unhandledErrors.length === 0,
    failed: failed.map((test) => test.fullName),
  }
}
