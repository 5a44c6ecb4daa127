import {
  call,
  errors,
  ifNoneMatch,
  json,
  notModified,
  object,
  pathSlot,
  time,
  type Json,
} from './openApiParts.ts'

/** The calls behind the bell. */
export const notificationCalls: Record<string, Json> = {
  '/notifications': {
    get: call('notifications', 'Lists what the user was told and has not closed, newest first', {
      'x-permissions': ['notifications'],
      description:
        'At most 100; `unread` counts all. What others of the account read or close changes nothing.',
      parameters: [ifNoneMatch()],
      responses: {
        '200': json('The notifications', {
          notifications: {
            type: 'array',
            maxItems: 100,
            items: object({
              uuid: { type: 'string', format: 'uuid' },
              title: { type: 'string' },
              description: { type: 'string' },
              style: { enum: ['success', 'warning', 'error', 'none'] },
              status: { enum: ['new', 'read'] },
              is_closable: { type: 'boolean' },
              button_title: { type: ['string', 'null'] },
              button_url: {
                type: ['string', 'null'],
                description: 'A path of the portal, or an https address',
              },
              created_at: time(),
            }),
          },
          unread: { type: 'integer', minimum: 0 },
        }),
        '304': notModified(),
        ...errors('401', '403', '429'),
      },
    }),
  },
  '/notifications/read-all': {
    put: change('read-all-notifications', 'Marks all notifications as read', []),
  },
  '/notifications/read/{uuid}': {
    parameters: [uuid()],
    put: change('read-notification', 'Marks a notification as read', ['404']),
  },
  '/notifications/close/{uuid}': {
    parameters: [uuid()],
    put: change('close-notification', 'Takes a notification off the list, where it may be closed', [
      '404',
      '409',
    ]),
  },
}

function change(id: string, summary: string, further: string[]): Json {
  return call(id, summary, {
    'x-permissions': ['notifications'],
    description: 'Takes no body; again, it changes nothing.',
    responses: {
      '204': { description: 'It is so' },
      ...errors(...['400', '401', '403', '415', '429', '507', ...further].toSorted()),
    },
  })
}

function uuid(): Json {
  return pathSlot('uuid', { type: 'string', format: 'uuid' })
}
