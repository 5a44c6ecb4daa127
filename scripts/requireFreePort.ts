import { checkPort } from '../src/server/http/checkPort.ts'

/** Ends with the reason when `npm start` could not listen. */
await checkPort(Number(process.env['PORT'] ?? 4000), process.env['HOST'] ?? 'localhost').catch(
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
