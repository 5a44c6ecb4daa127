import { afterAll } from 'vitest'
import { openDatabase } from '../../src/server/storage/openDatabase.ts'
import { openEmbedded } from '../support/openEmbedded.ts'
import { startPostgres, type TestPostgres } from '../support/startPostgres.ts'
import { revocationContract } from './revocationContract.ts'

let cluster: TestPostgres | undefined
afterAll(() => cluster?.stop())

revocationContract('PGlite', () => openEmbedded())
revocationContract('PostgreSQL', () => {
  cluster = startPostgres()
  return openDatabase({ url: cluster.createDatabase() })
})
