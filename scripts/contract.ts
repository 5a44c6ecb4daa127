import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { compilePortal } from '../codegen/index.ts'
import { tryContract, type OpenApi } from './contract/tryContract.ts'

/** `npm run contract -- URL`: compares the answers of a back end with the description of the API. */
const usage = `npm run contract -- URL [options]

URL stands for the API base of the portal.
  --resources trunk,sms-message     the resources to try; all unless given
  --header "Authorization: Bearer …"  sent with every call; may be repeated
  --create trunk=body.json          a valid body; then one is created, changed and deleted
  --definitions FOLDER              definitions unless given`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    resources: { type: 'string' },
    header: { type: 'string', multiple: true, default: [] },
    create: { type: 'string', multiple: true, default: [] },
    definitions: { type: 'string', default: 'definitions' },
  },
})
const [url] = positionals
if (url === undefined || !URL.canParse(url)) stop(usage)
const { portal } = await compilePortal(values.definitions)
if (!portal) stop('The definitions have errors. Fix them first: npm run check')
const known = Object.values(portal.modules).flatMap(({ resources }) => Object.keys(resources))
const resources = values.resources?.split(',') ?? known
for (const each of resources)
  if (!known.includes(each)) stop(`There is no resource ${each}: ${known.join(', ')}`)

const verdicts = await tryContract({
  url,
  headers: Object.fromEntries(values.header.map((each) => splitAt(each, ':'))),
  // as: emitted in this shape.
  openApi: portal.openapi as unknown as OpenApi,
  resources,
  bodies: Object.fromEntries(
    values.create.map((each) => {
      const [resource, file] = splitAt(each, '=')
      return [resource, JSON.parse(readFileSync(file, 'utf8')) as unknown]
    }),
  ),
})
const width = Math.max(...verdicts.map(({ operation }) => operation.length))
for (const { operation, tried, verdict, why } of verdicts)
  console.log(
    `${operation.padEnd(width)}  ${verdict}${tried ? `: ${tried}` : ''}${why === undefined ? '' : ` (${why})`}`,
  )
const count = (which: string): number => verdicts.filter(({ verdict }) => verdict === which).length
console.log(`${count('as described')} as described, ${count('wrong')} wrong, ${count('not tried')} not tried`)
process.exitCode = count('wrong') > 0 ? 1 : 0

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  if (at < 0) stop(`${text} has no ${mark}\n\n${usage}`)
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()]
}

function stop(reason: string): never {
  console.error(reason)
  process.exit(2)
}
