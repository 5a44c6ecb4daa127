import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { CallFlow, FlowKind, FlowProblem } from '../../../domain/call-flow/index.ts'
import { filesIn } from '../../../language/index.ts'
import { auditRecord } from '../../audit/index.ts'
import { callerIds } from '../../calls/index.ts'
import { Refusal, say } from '../../errors.ts'
import { addressOf, findUploads } from '../../files/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { beginRecord, moveDocument, moveRecord } from '../../lifecycle/index.ts'
import type { Behaviour, Caller, EndpointRequest, Read, StoredRecord } from '../../resources/behaviour.ts'
import type { Query } from '../../storage/database.ts'
import { insertDocument, patchDocument, readDocument as readRecord } from '../../storage/documents.ts'
import { objectOf, objectsOf, textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { checkStored, countProblems } from './checkStored.ts'
import {
  deleteDraft,
  insertDraft,
  insertRevision,
  readDraft,
  readRevision,
  readRevisions,
  writeDraft,
  type Draft,
} from './drafts.ts'
import { flowEntities } from './flowTypes.ts'
import { readDocument } from './readDocument.ts'
import { templateOf } from './templates.ts'
import { countUsesOf, hasCalls, readUses, subflowIds } from './uses.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const MOST_NAME = 128

/** Stored flows of a kind: drafts, what is published of them, and where they are used. */
export function callFlow(context: ModuleContext, kind: FlowKind): Behaviour {
  const { database, files } = context
  const entity = flowEntities[kind]

  const behaviour: Behaviour = {
    resource: entity,
    async derive(read, caller, value) {
      if (value['template'] === 'import') await imported(read, caller, value)
      return {}
    },
    async beforeCreate(query, caller, value, id) {
      const { name = '', template, ...rest } = value
      const from =
        template === 'import'
          ? await imported((work) => work(query), caller, value)
          : templateOf(kind, textOf(template), context.text)
      const document: CallFlow = { ...(from ?? templateOf(kind, 'blank', context.text)), name: textOf(name) }
      const { accountId, userId } = caller
      await insertDraft(query, { accountId, flowId: id, kind, document, userId })
      return {
        ...withTesters(rest),
        name,
        template: textOf(template),
        ...(await factsOf(query, accountId, document, id)),
        ...newFlow(kind),
      }
    },
    async afterCreate(query, { accountId }, { id }) {
      const { document } = await draftOf(query, accountId, id)
      await countUsesOf(query, accountId, subflowIds(document))
    },
    beforeUpdate: (_query, _caller, _record, value) => Promise.resolve(withTesters(value)),
    async onTransition(query, { accountId, userId }, record, { id }, input) {
      if (id !== 'publish') return {}
      const draft = await draftOf(query, accountId, record.id)
      const problems = await checkStored(query, accountId, draft.document, { id: record.id })
      requirePublishable(problems)
      const message = textOf(input['message'])
      const { document } = draft
      const flow = { accountId, flowId: record.id, document, message, userId }
      return {
        ...countProblems(problems),
        is_published: true,
        published_revision: await insertRevision(query, flow),
        published_at: new Date().toISOString(),
      }
    },
    async afterTransition(query, { accountId }, { id, doc }, transition) {
      if (transition.id !== 'publish') return
      const revision = Number(doc['published_revision'])
      const former = await ledByRevision(query, accountId, id, revision - 1)
      await countUsesOf(query, accountId, [
        ...former,
        ...(await ledByRevision(query, accountId, id, revision)),
      ])
    },
    async beforeDelete(query, { accountId }, record) {
      const [use, ...others] = await readUses(query, accountId, record.id)
      if (use) {
        const text =
          others.length === 0
            ? say('call-flows:used-by-one', { name: use.name })
            : say('call-flows:used-by-many', { name: use.name, count: others.length })
        throw new Refusal('operation-not-allowed', { text })
      }
      if (await hasCalls(query, accountId, record.id))
        throw new Refusal('operation-not-allowed', { text: say('call-flows:calls-open') })
    },
    async afterDelete(query, { accountId }, record) {
      const { document } = await draftOf(query, accountId, record.id)
      const revision = Number(record.doc['published_revision'])
      const published = await ledByRevision(query, accountId, record.id, revision)
      await deleteDraft(query, accountId, record.id)
      await countUsesOf(query, accountId, [...subflowIds(document), ...published])
    },
    endpoints: {
      callers: ({ caller: { accountId }, query: asked }) =>
        database.read(accountId, (query) => callerIds(query, accountId, asked)),
      async draft({ caller: { accountId }, params }) {
        return database.read(accountId, async (query) => {
          const { id, doc } = await recordOf(query, accountId, params['id'])
          const draft = await draftOf(query, accountId, id)
          const flow = {
            id,
            ...(doc['is_published'] === true && { isAttached: Number(doc['used_by'] ?? 0) > 0 }),
          }
          const problems = await checkStored(query, accountId, draft.document, flow)
          return {
            body: { ...draftAnswer(draft), problems, ...pick(doc, ['status', 'published_revision']) },
            headers: { etag: `"${draft.version}"` },
          }
        })
      },
      save: (request) =>
        saved(request, () =>
          Promise.resolve(readDocument(objectOf(request.body)['document'], kind, 'document')),
        ),
      restore: (request) =>
        saved(request, async (query, { id }) => {
          const { revision } = objectOf(request.body)
          const document = await readRevision(query, request.caller.accountId, id, Number(revision))
          if (!document) throw new Refusal('invalid', { fields: { revision: say('call-flows:no-revision') } })
          return document
        }),
      async publish(request) {
        const { caller, params } = request
        const { accountId, userId } = caller
        return database.transaction(accountId, async (query) => {
          const record = await recordOf(query, accountId, params['id'], true)
          const message = textOf(objectOf(request.body)['message']).trim()
          const draft = await draftOf(query, accountId, record.id)
          requireVersion(draft, request.headers['if-match'], context)
          const problems = await checkStored(query, accountId, draft.document, { id: record.id })
          if (countProblems(problems).problems > 0) return unpublishable(problems)
          const definition = definitionOf()
          const transition = definition.lifecycle?.transitions.find(({ id }) => id === 'publish')
          if (!transition?.from.includes(textOf(record.doc['status'])))
            throw new Refusal('transition-not-allowed', { text: say('call-flows:nothing-new') })
          const { postNotices } = context
          const value: JsonObject = { message: message }
          const moved = await moveRecord(
            query,
            { accountId, entity: definition, behaviour, postNotices },
            {
              record,
              transition,
              mover: { by: 'user', userId },
              note: message,
              input: { value, kept: value, own: {} },
            },
          )
          return { body: { revision: moved.doc['published_revision'], problems } }
        })
      },
      revisions: ({ caller: { accountId }, params }) =>
        database.read(accountId, async (query) => {
          const { id } = await recordOf(query, accountId, params['id'])
          return { body: { revisions: await readRevisions(query, accountId, id) } }
        }),
      revision: ({ caller: { accountId }, params }) =>
        database.read(accountId, async (query) => {
          const { id } = await recordOf(query, accountId, params['id'])
          const wanted = Number(params['revision'])
          const document = await readRevision(query, accountId, id, wanted)
          if (!document) throw new Refusal('not-found')
          return { body: { revision: wanted, document } }
        }),
      async check(request) {
        const document = readDocument(objectOf(request.body)['document'], kind, 'document')
        const { accountId } = request.caller
        const problems = await database.read(accountId, (query) => checkStored(query, accountId, document))
        return { body: { problems } }
      },
      uses: ({ caller: { accountId }, params }) =>
        database.read(accountId, async (query) => {
          const { id } = await recordOf(query, accountId, params['id'])
          return { body: { uses: await readUses(query, accountId, id) } }
        }),
      duplicate: ({ caller, params, once }) =>
        database.transaction(caller.accountId, (query) =>
          once(query, async () => {
            const { accountId } = caller
            const { id, doc } = await recordOf(query, accountId, params['id'])
            const draft = await draftOf(query, accountId, id)
            const name = context
              .text('call-flows:copy-name', { name: textOf(doc['name']) })
              .slice(0, MOST_NAME)
            const copy = await insertFlow(query, caller, { ...draft.document, name })
            return { status: 201, body: { id: copy.id, name } }
          }),
        ),
      'flow-file': ({ caller: { accountId }, params, query: { revision } }) =>
        database.read(accountId, async (query) => {
          const { id, doc } = await recordOf(query, accountId, params['id'])
          const document =
            revision === undefined
              ? (await draftOf(query, accountId, id)).document
              : await readRevision(query, accountId, id, Number(revision))
          if (!document) throw new Refusal('not-found')
          return {
            stream: Readable.from([`${JSON.stringify(document, null, 2)}\n`]),
            type: 'application/json; charset=utf-8',
            filename: `${textOf(doc['name'])}.json`,
          }
        }),
    },
  }
  return behaviour

  /** As a refusal, with the list of problems. */
  function unpublishable(problems: FlowProblem[]) {
    const { problems: count } = countProblems(problems)
    const error = context.text('call-flows:has-errors', { count })
    return { status: 422, body: { error, code: 'invalid', problems } }
  }

  function definitionOf() {
    const found = context.published().collections.find(({ resource }) => resource.id === entity)
    if (!found) throw new Error(`No resource ${entity} is published`)
    return found.entity
  }

  /** The flow of an uploaded file; undefined while the file isn't there, which has its own text. */
  async function imported(
    read: Read,
    { accountId }: Caller,
    value: JsonObject,
  ): Promise<CallFlow | undefined> {
    const [file] = filesIn(value['file'])
    const upload = file && (await read((query) => findUploads(query, accountId, [file.id]))).get(file.id)
    if (!upload) return undefined
    const bytes = await files.readBytes(addressOf(accountId, upload.id), 0, upload.bytes)
    return readDocument(parse(bytes), kind, 'file')
  }

  /** A new flow that nobody filled in a form for. */
  async function insertFlow(
    query: Query,
    { accountId, userId }: Caller,
    document: CallFlow,
  ): Promise<StoredRecord> {
    const id = randomUUID()
    await insertDraft(query, { accountId, flowId: id, kind, document, userId })
    const facts = await factsOf(query, accountId, document, id)
    const doc = { name: document.name, template: 'blank', status: 'draft', ...facts, ...newFlow(kind) }
    const record = await insertDocument(query, accountId, entity, id, doc)
    const definition = definitionOf()
    await beginRecord(query, { accountId, entity: definition }, { record, userId })
    await auditRecord(query, context.published(), {
      accountId,
      entity: definition,
      resource: { id: entity },
      recordId: id,
      kind: 'created',
      event: 'created',
      userId,
      after: doc,
    })
    await countUsesOf(query, accountId, subflowIds(document))
    return record
  }

  /** Replaces the draft, unless it has changed since the caller saw it. */
  async function saved(
    { caller: { accountId, userId }, params, headers }: EndpointRequest,
    next: (query: Query, record: StoredRecord) => Promise<CallFlow>,
  ) {
    const answer = await database.transaction(accountId, async (query) => {
      const record = await recordOf(query, accountId, params['id'], true)
      const draft = await draftOf(query, accountId, record.id, true)
      requireVersion(draft, headers['if-match'], context)
      const document = await next(query, record)
      const problems = await checkStored(query, accountId, document, { id: record.id })
      const flow = { accountId, flowId: record.id, document, userId }
      const isSame = JSON.stringify(document) === JSON.stringify(draft.document)
      const version = isSame ? draft.version : await writeDraft(query, flow)
      if (!isSame) await follow(query, accountId, userId, record, document, countProblems(problems))
      const stored = await draftOf(query, accountId, record.id)
      const { doc } = await recordOf(query, accountId, record.id)
      return {
        version,
        led: subflowIds(draft.document),
        body: { ...draftAnswer(stored), problems, ...pick(doc, ['status', 'published_revision']) },
      }
    })
    // By itself: counting locks other flows.
    const changed = subflowIds(answer.body.document).filter((id) => !answer.led.includes(id))
    const left = answer.led.filter((id) => !subflowIds(answer.body.document).includes(id))
    if (changed.length + left.length > 0)
      await database.transaction(accountId, (query) => countUsesOf(query, accountId, [...changed, ...left]))
    return { body: answer.body, headers: { etag: `"${answer.version}"` } }
  }

  /** What the record says of its draft, and whether it differs from what is published. */
  async function follow(
    query: Query,
    accountId: string,
    userId: string,
    record: StoredRecord,
    document: CallFlow,
    counts: JsonObject,
  ): Promise<void> {
    const set: JsonObject = { ...counts, name: document.name, nodes: document.nodes.length }
    const published = await readRevision(
      query,
      accountId,
      record.id,
      Number(record.doc['published_revision']),
    )
    const isPublished = published && JSON.stringify(published) === JSON.stringify(document)
    const state = textOf(record.doc['status'])
    const next =
      state === 'published' && !isPublished ? 'edit' : state === 'changed' && isPublished ? 'revert' : ''
    if (next === '') {
      await patchDocument(query, accountId, entity, record.id, set)
      return
    }
    await moveDocument(query, context.postNotices, {
      accountId,
      entity,
      record,
      transition: next,
      field: 'status',
      to: next === 'edit' ? 'changed' : 'published',
      mover: { by: 'user', userId },
      set,
    })
  }

  async function recordOf(
    query: Query,
    accountId: string,
    id: string | undefined,
    lock = false,
  ): Promise<StoredRecord> {
    const known = id?.toLowerCase() ?? ''
    const record = UUID.test(known) ? await readRecord(query, accountId, entity, known, lock) : undefined
    if (!record) throw new Refusal('not-found')
    return record
  }
}

/** With its test users as pages show them. */
function withTesters(value: JsonObject): JsonObject {
  if (value['test_numbers'] === undefined) return value
  return { ...value, tested_by: objectsOf(value['test_numbers']).map(({ number }) => textOf(number)) }
}

function newFlow(kind: FlowKind): JsonObject {
  return { kind, is_published: false, used_by: 0 }
}

async function factsOf(query: Query, accountId: string, document: CallFlow, id: string): Promise<JsonObject> {
  const problems = await checkStored(query, accountId, document, { id })
  return { nodes: document.nodes.length, ...countProblems(problems) }
}

async function draftOf(query: Query, accountId: string, id: string, lock = false): Promise<Draft> {
  const draft = await readDraft(query, accountId, id, lock)
  if (!draft) throw new Refusal('not-found')
  return draft
}

/** The flows that a revision leads into; none where there is no such revision. */
async function ledByRevision(
  query: Query,
  accountId: string,
  id: string,
  revision: number,
): Promise<string[]> {
  const document = await readRevision(query, accountId, id, revision)
  return document ? subflowIds(document) : []
}

function draftAnswer({ document, version, updatedAt, updatedBy }: Draft) {
  return { document, version, updated_at: updatedAt.toISOString(), updated_by: updatedBy }
}

/** Says whose change came first. */
function requireVersion(
  draft: Draft,
  ifMatch: string | undefined,
  { text }: Pick<ModuleContext, 'text'>,
): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  const versions = ifMatch.split(',').map((tag) => /^(?:W\/)?"(\d+)"$/.exec(tag.trim())?.[1])
  if (versions.includes(String(draft.version))) return
  const by = draft.updatedBy ?? text('call-flows:somebody')
  throw new Refusal('stale', {
    text: say('call-flows:changed-by', { name: by }),
    body: { version: draft.version, updated_by: by, updated_at: draft.updatedAt.toISOString() },
  })
}

function requirePublishable(problems: readonly FlowProblem[]): void {
  const { problems: count } = countProblems(problems)
  if (count > 0)
    throw new Refusal('transition-not-allowed', { text: say('call-flows:has-errors', { count }) })
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch {
    return undefined
  }
}

function pick(doc: JsonObject, names: string[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, doc[name] ?? null]))
}
