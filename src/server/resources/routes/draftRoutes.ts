import { Refusal, say } from '../../errors.ts'
import type { ResourceDefinition } from '../../../language/portal.ts'
import { unknownFields } from '../../unknownFields.ts'
import { dropDraft, keepDraft, readDraft } from '../records/formDrafts.ts'
import { fresh, gone, objectOf } from './answers.ts'
import type { ResourceCall } from './ResourceRoute.ts'

/** What a form of a new record holds that is not sent yet. */
export function draftRoutes(resource: ResourceDefinition, access: string[]): ResourceCall[] {
  const path = `${resource.path}/draft`
  return [
    {
      method: 'GET',
      path,
      access,
      sessionOnly: true,
      handle: async (request) => fresh({ draft: await readDraft(request) }),
    },
    {
      method: 'PUT',
      path,
      access,
      sessionOnly: true,
      async handle(request, { body }) {
        const { draft, ...others } = objectOf(body)
        const unknown = unknownFields(others, () => false)
        if (draft === undefined) unknown['draft'] = say('portal:form-required')
        if (Object.keys(unknown).length > 0) throw new Refusal('invalid', { fields: unknown })
        return fresh(await keepDraft(request, objectOf(draft)))
      },
    },
    {
      method: 'DELETE',
      path,
      access,
      sessionOnly: true,
      async handle(request) {
        const { context, caller } = request
        await context.database.transaction(caller.accountId, (query) => dropDraft(query, request))
        return gone
      },
    },
  ]
}
