import { afterAll } from 'vitest'
import { openDatabase } from '../../src/server/storage/openDatabase.ts'
import { startPostgres, type TestPostgres } from '../support/startPostgres.ts'
import { serverContract } from './serverContract.ts'
import { openEmbedded } from '../support/openEmbedded.ts'

let cluster: TestPostgres | undefined
afterAll(() => cluster?.stop())

serverContract('PGlite', () => openEmbedded())
serverContract('PostgreSQL', () => {
  cluster = startPostgres()
  return openDatabase({ url: cluster.createDatabase() })
})
