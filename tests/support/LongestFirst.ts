import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest; started last, one would keep a single worker busy. */
const longest = [
  'contract/modules.test.ts',
  'contract/messagingCrash.test.ts',
  'contract/messagingCrashShared.test.ts',
  'publishing/damagedFiles.test.ts',
  'contract/isolation.test.ts',
  'codegen/mutations.test.ts',
  'definition-errors/definition-errors.test.ts',
  'contract/listPlans.test.ts',
  'contract/publishingUnderLoad.test.ts',
  'contract/conditions.test.ts',
  // Of those that need no database, which come last.
  'domain/phone/phoneAutomaton.test.ts',
  'app/gallery/findSections.test.ts',
]

/** Starts the slowest files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((end) => moduleId.endsWith(end))
  return place === -1 ? longest.length : place
}
