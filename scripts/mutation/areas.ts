/** Sources that must not break silently, each with the tests that must notice. */
export interface Area {
  name: string
  sources: string[]
  /** Fast tests first: a mutation is killed by the first test that fails. */
  tests: string[]
  /** How long its tests may take; two minutes unless given. */
  longestMs?: number
}

const language = 'tests/unit/language'
const server = 'tests/unit/server'

export const areas: readonly Area[] = [
  {
    name: 'conditions',
    sources: [
      'src/language/conditions/evaluateCondition.ts',
      'src/language/conditions/moments.ts',
      'src/language/isPresent.ts',
    ],
    tests: [
      `${language}/conditions/evaluateCondition.test.ts`,
      `${server}/resources/lists/conditionToSql.test.ts`,
    ],
  },
  {
    name: 'conditions in SQL',
    sources: ['src/server/resources/lists/conditionToSql.ts'],
    tests: [`${server}/resources/lists/conditionToSql.test.ts`],
  },
  {
    name: 'records',
    sources: [
      'src/language/verifyRecord.ts',
      'src/language/submitValue.ts',
      'src/language/fieldState.ts',
      'src/language/isWritable.ts',
    ],
    tests: [
      `${language}/verifyRecord.test.ts`,
      `${language}/fieldState.test.ts`,
      `${language}/storedSecret.test.ts`,
      `${language}/choices.test.ts`,
      `${language}/rules.test.ts`,
      `${language}/followRules.test.ts`,
      `${language}/keyedItems.test.ts`,
    ],
  },
  {
    name: 'permissions',
    sources: [
      'src/server/auth/permissionsOf.ts',
      'src/language/restrictModule.ts',
      'src/language/accountStates.ts',
    ],
    tests: [
      `${server}/auth/permissionsOf.test.ts`,
      `${language}/accountStates.test.ts`,
      `${language}/restrictModule.test.ts`,
    ],
  },
  {
    name: 'tenancy',
    sources: ['src/server/storage/createDatabase.ts', 'src/server/storage/documents.ts'],
    tests: [`${server}/storage/createDatabase.test.ts`, `${server}/storage/documents.test.ts`],
  },
  {
    name: 'ledger',
    sources: ['src/server/storage/moveMoney.ts'],
    tests: [`${server}/storage/moveMoney.test.ts`],
  },
  {
    name: 'sending',
    sources: [
      'src/server/modules/sms-broadcast/claimBatch.ts',
      'src/server/modules/sms-broadcast/settleBatch.ts',
      'src/server/modules/sms-broadcast/campaignRun.ts',
      'src/server/modules/sms-broadcast/campaignPlan.ts',
    ],
    tests: [
      `${server}/modules/sms-broadcast/campaignPlan.test.ts`,
      `${server}/modules/sms-broadcast/claimBatch.test.ts`,
    ],
  },
  {
    name: 'jobs',
    sources: ['src/server/jobs/createJobRunner.ts', 'src/server/jobs/enqueueJob.ts'],
    tests: [`${server}/jobs/createJobRunner.test.ts`],
  },
  {
    name: 'sessions',
    sources: [
      'src/server/auth/sessions/createSessions.ts',
      'src/server/auth/sessions/FoundSessions.ts',
      'src/server/auth/sessions/SessionUsers.ts',
      'src/server/auth/sessions/sessionQueries.ts',
      'src/server/auth/sessions/switchSession.ts',
      'src/server/auth/sessions/endSessions.ts',
    ],
    tests: [`${server}/auth/sessions.test.ts`],
  },
  {
    name: 'second factor',
    sources: ['src/server/auth/twoFactor.ts', 'src/server/auth/seal.ts'],
    tests: [`${server}/auth/twoFactor.test.ts`],
  },
  {
    name: 'redirects',
    sources: ['src/app/sign-in/safeRedirect.ts'],
    tests: ['tests/unit/app/sign-in/safeRedirect.test.ts'],
  },
  {
    name: 'CSV',
    sources: ['src/shared/csv.ts', 'src/domain/contacts/splitContactRows.ts'],
    tests: ['tests/unit/domain/formats.test.ts', `${server}/modules/sms-broadcast/contactRows.test.ts`],
  },
  {
    name: 'idempotency',
    sources: ['src/server/resources/records/idempotently.ts'],
    tests: [`${server}/resources/records/idempotently.test.ts`],
  },
  {
    name: 'limits',
    sources: [
      'src/server/modules/sms-broadcast/takeTokens.ts',
      'src/server/auth/rateLimit.ts',
      'src/server/auth/createSharedLimit.ts',
    ],
    tests: [`${server}/modules/sms-broadcast/takeTokens.test.ts`, `${server}/auth/limits.test.ts`],
  },
  {
    name: 'last good versions',
    sources: ['src/server/publishing/resolveVersions.ts'],
    tests: [`${server}/publishing/resolveVersions.test.ts`],
  },
  {
    name: 'deleted files',
    sources: ['src/server/publishing/deletedFiles.ts', 'src/server/publishing/createSetCompiler.ts'],
    tests: [`${server}/publishing/deletedFiles.test.ts`, `${server}/publishing/createSetCompiler.test.ts`],
  },
  {
    name: 'publications',
    sources: ['src/server/publishing/Publications.ts'],
    tests: [`${server}/publishing/Publications.test.ts`],
  },
  {
    name: 'publishing',
    sources: ['src/server/publishing/createPublisher.ts'],
    tests: [`${server}/publishing/createPublisher.test.ts`],
    // Every test of the publisher compiles.
    longestMs: 480_000,
  },
]
