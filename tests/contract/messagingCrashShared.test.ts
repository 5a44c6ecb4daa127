import { afterAll } from 'vitest'
import { startPostgres, type TestPostgres } from '../support/startPostgres.ts'
import { messagingCrashContract } from './messagingCrashContract.ts'

let cluster: TestPostgres | undefined
afterAll(() => cluster?.stop())

messagingCrashContract('two servers on one PostgreSQL are', 2, () => {
  cluster = startPostgres()
  return { url: cluster.createDatabase() }
})
