import { afterAll } from 'vitest'
import { openDatabase } from '../../src/server/storage/openDatabase.ts'
import { openEmbedded } from '../support/openEmbedded.ts'
import { startPostgres, type TestPostgres } from '../support/startPostgres.ts'
import { permissionsContract } from './permissionsContract.ts'

let cluster: TestPostgres | undefined
afterAll(() => cluster?.stop())

permissionsContract('PGlite', () => openEmbedded())
permissionsContract('PostgreSQL', () => {
  cluster = startPostgres()
  return openDatabase({ url: cluster.createDatabase() })
})
