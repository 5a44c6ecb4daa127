import { compilePortal } from '../../../codegen/index.ts'
import { createChallenges } from '../../../src/server/challenges/index.ts'
import { createLocalFileStore } from '../../../src/server/files/index.ts'
import { defaultLimits } from '../../../src/server/http/AppOptions.ts'
import { createApp } from '../../../src/server/http/createApp.ts'
import { openDatabase } from '../../../src/server/storage/openDatabase.ts'
import { syncIndexes } from '../../../src/server/storage/syncIndexes.ts'
import { publishCompiled } from '../../support/publishCompiled.ts'

/** The server as it runs, with sessions, permissions and row-level security, without rate limits and jobs. */
const database = await openDatabase({ url: process.argv[2] ?? '' })
const publisher = await publishCompiled(() => compilePortal('definitions'))
await syncIndexes(database, publisher.current().collections)
const app = await createApp({
  database,
  publisher,
  behaviours: [],
  files: createLocalFileStore('bench-files'),
  challenges: createChallenges({
    database,
    carrier: { deliver: ({ id }) => Promise.resolve({ id, accepted: false }) },
    secretKey: Buffer.alloc(32),
    published: () => publisher.current(),
    text: (key) => key,
    product: () => '',
  }),
  checks: {},
  accountItems: {},
  postNotices: async () => undefined,
  settings: {
    ...defaultLimits,
    secureCookies: false,
    publicUrl: 'http://localhost',
    secretKey: Buffer.alloc(32),
    logLevel: 'silent',
    readsPerMinute: Infinity,
    searchesPerMinute: Infinity,
  },
})
await app.listen({ port: Number(process.argv[3]), host: '127.0.0.1' })
process.send?.('ready')
