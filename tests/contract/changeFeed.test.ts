import { openDatabase } from '../../src/server/storage/openDatabase.ts'
import { openEmbedded } from '../support/openEmbedded.ts'
import { createTestDatabase } from '../support/createTestDatabase.ts'
import { changeFeedContract, type TwoProcesses } from './changeFeedContract.ts'
import { sharedLimitsContract } from './sharedLimitsContract.ts'

async function openEmbeddedTwice(): Promise<TwoProcesses> {
  const database = await openEmbedded()
  return { here: database, there: database }
}

async function openPostgresTwice(): Promise<TwoProcesses> {
  const url = await createTestDatabase()
  const here = await openDatabase({ url, poolSize: 4 })
  return { here, there: await openDatabase({ url, poolSize: 4 }) }
}

changeFeedContract('PGlite, one process', openEmbeddedTwice)
sharedLimitsContract('PGlite, one process', openEmbeddedTwice)
changeFeedContract('PostgreSQL, two processes', openPostgresTwice)
sharedLimitsContract('PostgreSQL, two processes', openPostgresTwice)
