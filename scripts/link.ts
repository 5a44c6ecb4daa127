import { callServer, Failure } from './callServer.ts'

/** Makes a link for a person, to hand over or to mail; see USAGE. */
const USAGE = `usage: npm run link -- sign-in EMAIL [PATH] | confirm EMAIL | invite EMAIL
  sign-in   signs the person in for an hour and opens PATH; asks for their second factor where they have one
  confirm   confirms that the address is theirs
  invite    lets a person who was invited set their first password
Each works once, and replaces the one made before. Talks to the running server of this folder: PORT (4000),
HOST (localhost), PATCHBAY_DATA (.data).
Exit codes: 0 done, 1 refused, 2 wrong usage, 3 no server.`

/** Command → what the link is for. */
const PURPOSES = new Map([
  ['sign-in', 'sign-in'],
  ['confirm', 'confirmation'],
  ['invite', 'invitation'],
])

interface MadeLink {
  link: string
  minutes: number
}

async function run([command, email, path, ...rest]: readonly string[]): Promise<void> {
  const purpose = PURPOSES.get(command ?? '')
  if (purpose === undefined || email === undefined || rest.length > 0) throw new Failure(2, USAGE)
  if (purpose !== 'sign-in' && path !== undefined) throw new Failure(2, USAGE)
  const body = { email, purpose, ...(path !== undefined && { path }) }
  const made = await callServer<MadeLink>('POST', 'operator/links', body, 404)
  if (made === undefined)
    throw new Failure(1, `Nobody with the address ${email} can sign in, or the token is not this server's.`)
  const hours = made.minutes / 60
  console.log(`${made.link}\nGood once, for ${hours >= 1 ? `${hours} hours` : `${made.minutes} minutes`}.`)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Failure)) throw error
  console.error(error.message)
  process.exitCode = error.code
}
