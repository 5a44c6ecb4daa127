import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Files that read the user's id for something else than a name in the browser's storage. */
const others = [
  // Answers in memory; the page is loaded anew when the session goes on in another account.
  'src/engine/data/useRead.ts',
  'src/app/portal/startPortal.tsx',
  'src/engine/registry/keeperOf.ts',
  // Whose message it is.
  'src/widgets/support-tickets/ticket-conversation/TicketConversation.tsx',
]

it('names what it keeps for a person by keeperOf, which tells a master’s user from the owner', () => {
  const files = ['src/engine', 'src/app', 'src/widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => join(folder, path)),
  )
  const found = files.filter((file) => /\buser\.id\b/.test(readFileSync(file, 'utf8')))
  expect(found.toSorted()).toEqual(others.toSorted())
})
