import type { ResourceCalls } from './ResourceCalls.ts'
import { envelope, requestBody, response, withErrors } from './shapes.ts'

/** What a form of a new record holds that is not sent yet. */
export function addDraft(
  { resource: { path }, nouns: { bare: noun }, head, add }: ResourceCalls,
  access: string[],
): void {
  const value = { type: 'object', description: `Properties of a new ${noun}; not validated until it is sent` }
  const key = {
    type: 'string',
    minLength: 8,
    maxLength: 200,
    description: 'Idempotency-Key under which it was tried to be sent',
  }
  const kept = envelope({ value, key, saved_at: { type: 'string', format: 'date-time' } }, [
    'value',
    'saved_at',
  ])
  const draft = { anyOf: [kept, { type: 'null' }] }
  const sent = { type: 'boolean', description: 'Nothing was kept: it had been sent under its key already' }
  add(
    `${path}/draft`,
    'get',
    {
      ...head('draft', `Reads the user's draft of a new ${noun}`),
      responses: withErrors({
        '200': response('The draft; null where there is none', envelope({ draft }, ['draft'])),
      }),
    },
    access,
  )
  add(
    `${path}/draft`,
    'put',
    {
      ...head('keep-draft', `Keeps the user's draft of a new ${noun}`),
      description:
        'For 30 days, or until the record is created. Nothing is kept of what was sent under its key already.',
      requestBody: requestBody({ draft: envelope({ value, key }, ['value']) }, ['draft']),
      responses: withErrors(
        { '200': response('What is kept', envelope({ draft, sent }, ['draft', 'sent'])) },
        ['409', '422'],
      ),
    },
    access,
  )
  add(
    `${path}/draft`,
    'delete',
    {
      ...head('drop-draft', `Deletes the user's draft of a new ${noun}`),
      responses: withErrors({ '204': { description: 'Deleted' } }),
    },
    access,
  )
}
