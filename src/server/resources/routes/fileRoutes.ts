import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import {
  fileRulesOf,
  fileTypeOf,
  fileTypes,
  MEGABYTE,
  refusalText,
  type FileRules,
  type FileTypeName,
} from '../../../language/index.ts'
import type { EntityDefinition } from '../../../language/portal.ts'
import { isAllowed } from '../../auth/permissionsOf.ts'
import { Refusal, say } from '../../errors.ts'
import {
  addressOf,
  countWaiting,
  FileMissingError,
  FileTooLargeError,
  findUploads,
  HEAD_BYTES,
  keepUpload,
  mostWaiting,
  matchesType,
  type FileStore,
  type UploadedRow,
} from '../../files/index.ts'
import type { Caller } from '../behaviour.ts'
import type { PublishedPortal } from '../PublishedPortal.ts'
import type { ResourceRoute, RouteAnswer, RouteRequest } from './ResourceRoute.ts'

const LONGEST_NAME = 255
/** Control and format characters, which can disguise an extension, and slashes. Joiners are part of words and emoji. */
const NOT_IN_NAMES = /(?![\u200c\u200d])[\p{Cc}\p{Cf}/\\]/gu

/** Uploads for file fields, and their downloads. Which fields there are, and what they take, definitions say. */
export function fileRoutes(files: FileStore): ResourceRoute[] {
  return [
    {
      method: 'POST',
      path: '/v1/files',
      access: [],
      kind: 'write',
      download: false,
      handle: (request) => receiveFile(files, request),
    },
    {
      method: 'GET',
      path: '/v1/files/{id}',
      access: [],
      kind: 'read',
      download: true,
      handle: (request) => sendFile(files, request),
    },
  ]
}

interface FileField {
  entity: EntityDefinition
  name: string
  rules: FileRules
}

/** The field an upload is for, if the caller may fill it. */
function fieldOf({ context: { published }, caller, query }: RouteRequest): FileField {
  const { entity: entityId = '', field: name = '', ...others } = query
  const unknown = Object.keys(others)
  if (unknown.length > 0)
    throw new Refusal('invalid', { fields: Object.fromEntries(unknown.map((each) => [each, UNKNOWN])) })
  const entity = entityOf(published, entityId)
  const property = entity && Object.hasOwn(entity.properties, name) ? entity.properties[name] : undefined
  const rules = fileRulesOf(property)
  if (!entity || !property || property.readOnly || !rules) throw new Refusal('not-found')
  if (property.access && !isAllowed(caller.permissions, property.access)) throw new Refusal('not-found')
  if (!mayFill(published, caller, entity.id)) throw new Refusal('forbidden')
  return { entity, name, rules }
}

const UNKNOWN = say('portal:error-parameter-unknown')

function entityOf({ portal }: PublishedPortal, id: string): EntityDefinition | undefined {
  return Object.values(portal.modules).find(({ entities }) => Object.hasOwn(entities, id))?.entities[id]
}

/** Whether some call that takes such a record is open to the caller. */
function mayFill({ collections }: PublishedPortal, { permissions }: Caller, entity: string): boolean {
  return collections.some(({ resource }) => {
    const { create, update } = resource.operations
    const writes = resource.entity === entity ? [create, update] : []
    return writes.some((write) => write && isAllowed(permissions, write.access))
  })
}

async function receiveFile(files: FileStore, request: RouteRequest): Promise<RouteAnswer> {
  const field = fieldOf(request)
  const { caller, context } = request
  const { accountId, userId } = caller
  const { database, published } = context
  const refuse = (): Refusal => {
    const { entity, name } = field
    const holder = entity.properties[name]
    const own = holder?.errors['file'] ?? holder?.items?.errors['file'] ?? null
    const { key, params } = refusalText(entity, { path: name, keyword: 'file', text: own })
    return new Refusal('invalid', { fields: { [name]: published.text(key, params) } })
  }
  const limitBytes = field.rules.maxMegabytes * MEGABYTE
  const part = await request.upload({ field: 'file', maxBytes: limitBytes })
  const filename = part.filename.replace(NOT_IN_NAMES, '').trim().slice(-LONGEST_NAME)
  const type = fileTypeOf(filename, field.rules)
  const waiting = await database.read(accountId, (query) => countWaiting(query, accountId, userId))
  const { head, whole } = await readHead(part.stream)
  const isExpected = type !== undefined && (await matchesType(type, head))
  if (!isExpected || waiting >= mostWaiting) {
    // A refusal before the end of the body would reach no browser.
    await drain(whole)
    throw isExpected ? new Refusal('too-many-requests', { headers: { 'retry-after': '3600' } }) : refuse()
  }
  const id = randomUUID()
  const row = { id, entity: field.entity.id, field: field.name, filename, type, uploaded_by: userId }
  try {
    const bytes = await keepUpload({ database, files }, accountId, row, whole, limitBytes, async () => {
      if (part.truncated()) throw new FileTooLargeError(limitBytes)
      if (await part.another()) throw new Refusal('malformed')
    })
    return answerFile({ id, name: filename, bytes, type })
  } catch (error) {
    throw error instanceof FileTooLargeError ? refuse() : error
  }
}

function answerFile(file: { id: string; name: string; bytes: number; type: FileTypeName }): RouteAnswer {
  return {
    status: 201,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' },
    body: JSON.stringify({ file }),
  }
}

/** The first bytes of a stream, and the whole of it to be read on. */
async function readHead(stream: Readable): Promise<{ head: Uint8Array; whole: AsyncIterable<Uint8Array> }> {
  const chunks: Uint8Array[] = []
  // as: a file part streams bytes.
  const reading = stream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  for (let bytes = 0; bytes < HEAD_BYTES;) {
    const { done, value } = await reading.next()
    if (done) break
    chunks.push(value)
    bytes += value.length
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield* chunks
    yield* { [Symbol.asyncIterator]: () => reading }
  }
  return { head: Buffer.concat(chunks).subarray(0, HEAD_BYTES), whole: whole() }
}

async function drain(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _chunk of bytes);
}

/** Own uploads that no record holds yet, and the files of records the caller may read. Anything else is not found. */
async function sendFile(files: FileStore, { context, caller, params }: RouteRequest): Promise<RouteAnswer> {
  const { database, published } = context
  const { accountId } = caller
  const id = (params['id'] ?? '').toLowerCase()
  const found = await database.read(accountId, (query) => findUploads(query, accountId, [id]))
  const file = found.get(id)
  if (!file || !mayRead(published, caller, file)) throw new Refusal('not-found')
  try {
    const body = await files.read(addressOf(accountId, id))
    return { status: 200, headers: downloadHeaders(file), body }
  } catch (error) {
    throw error instanceof FileMissingError ? new Refusal('not-found') : error
  }
}

function mayRead(published: PublishedPortal, { permissions, userId }: Caller, file: UploadedRow): boolean {
  if (file.record_id === null) return file.uploaded_by === userId
  const access = entityOf(published, file.entity)?.properties[file.field]?.access ?? []
  return published.collections.some(
    ({ resource: { entity, operations } }) =>
      entity === file.entity &&
      [operations.get, operations.list].some((read) => read && isAllowed(permissions, read.access)) &&
      isAllowed(permissions, access),
  )
}

/** Browsers save it, whatever it is; an image may still be shown by a page that embeds it. */
function downloadHeaders({ filename, type, bytes }: UploadedRow): Record<string, string> {
  const plain = filename.replaceAll(/[^\w.-]/g, '_')
  return {
    'content-type': fileTypes[type].mediaType,
    'content-length': String(bytes),
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(filename)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=3600',
  }
}
