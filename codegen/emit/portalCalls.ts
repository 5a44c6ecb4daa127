import { challengeCalls } from './challengeCalls.ts'
import { credentialCalls } from './credentialCalls.ts'
import { fileCalls } from './fileCalls.ts'
import { listViewCalls } from './listViewCalls.ts'
import { notificationCalls } from './notificationCalls.ts'
import { taskCalls } from './taskCalls.ts'
import {
  body,
  call,
  errors,
  ifNoneMatch,
  json,
  notModified,
  object,
  time,
  type Json,
} from './openApiParts.ts'

/** The calls every portal has whatever its definitions: data for the API reference, in the words of OpenAPI. */
export const portalCalls: Record<string, Json> = {
  ...credentialCalls,
  '/simulator/messages': {
    get: call('simulator-messages', 'Messages and calls that a demo world would have sent to people', {
      security: [],
      responses: {
        '200': json('This is a demo world', {
          messages: {
            type: 'array',
            items: object({
              id: { type: 'string', format: 'uuid' },
              channel: { enum: ['sms', 'voice'] },
              to: { type: 'string' },
              text: { type: 'string' },
              created_at: time(),
            }),
          },
        }),
        ...errors('404'),
      },
    }),
  },
  '/auth/demo': {
    get: call('demo-sign-ins', 'Lists the sign-ins of a demo world', {
      security: [],
      responses: {
        '200': json('This is a demo world', {
          password: { type: 'string' },
          sign_ins: {
            type: 'array',
            items: object({ email: { type: 'string' }, about: { type: 'string' } }),
          },
        }),
        ...errors('404'),
      },
    }),
  },
  '/config': {
    get: call('config', 'Tells what the account has and what the user may do', {
      parameters: [ifNoneMatch()],
      responses: {
        '200': json('The configuration', {
          balance: { type: 'integer', description: 'Micro-units' },
          currency: { type: 'string' },
          account_level: { type: 'string' },
          permissions: { type: 'array', items: { type: 'string' } },
          account_items: { type: 'object', additionalProperties: { type: 'boolean' } },
          user_id: { type: 'string', format: 'uuid' },
          subuser: { type: ['object', 'null'] },
          api_token: { type: ['string', 'null'] },
        }),
        '304': notModified(),
        ...errors('401', '429'),
      },
    }),
  },
  '/profile': {
    get: call('profile', 'Tells of the account and the user', {
      parameters: [ifNoneMatch()],
      responses: {
        '200': json('The profile', {
          account: object({
            id: { type: 'string', format: 'uuid' },
            name: { type: 'string' },
            email: { type: 'string' },
            timezone: { type: 'string' },
            status: { type: 'string' },
          }),
          operator: { type: 'boolean' },
        }),
        '304': notModified(),
        ...errors('401', '429'),
      },
    }),
  },
  ...notificationCalls,
  ...challengeCalls,
  ...fileCalls,
  '/preferences': {
    get: call('preferences', "Reads all of the user's preferences", {
      parameters: [ifNoneMatch()],
      responses: {
        '200': json('The preferences by their keys', {
          preferences: { type: 'object', additionalProperties: true },
        }),
        '304': notModified(),
        ...errors('401', '429'),
      },
    }),
  },
  '/preferences/{key}': {
    parameters: [
      {
        name: 'key',
        in: 'path',
        required: true,
        schema: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$' },
      },
    ],
    get: call('preference', "Reads one of the user's preferences", {
      responses: { '200': json('The preference', { value: true }), ...errors('401', '404', '429') },
    }),
    put: call('set-preference', "Sets one of the user's preferences", {
      description:
        'With `age_seconds`, how long ago it was chosen, it counts only if nothing newer was chosen since. The answer says what counts.',
      requestBody: body(
        {
          value: { description: 'Any JSON of at most 16 kB' },
          age_seconds: { type: 'number', minimum: 0, maximum: 315_360_000 },
        },
        ['value'],
      ),
      responses: {
        '200': json('The preference', { value: true }),
        ...errors('400', '401', '403', '404', '413', '415', '422', '429', '507'),
      },
    }),
  },
  ...listViewCalls,
  ...taskCalls,
  '/definitions/status': {
    get: call('definitions-status', 'Shows what is served and the errors in the files', {
      description: 'For operators.',
      'x-operators': true,
      responses: {
        '200': json('What is served, and the errors in the files as they are now', publishStatus()),
        ...errors('401', '403'),
      },
    }),
  },
  '/definitions/history': {
    get: call('definitions-history', 'Lists the published versions of a module or the portal, newest first', {
      description: 'For operators.',
      'x-operators': true,
      parameters: [{ name: 'owner', in: 'query', required: true, schema: { type: 'string' } }],
      responses: {
        '200': json('The versions', { versions: { type: 'array', items: { type: 'object' } } }),
        ...errors('401', '403', '404', '422'),
      },
    }),
  },
  '/definitions/rollback': {
    post: call('definitions-rollback', 'Serves an older version until its files change', {
      description: 'For operators.',
      'x-operators': true,
      requestBody: body({ owner: { type: 'string' }, version: { type: 'string' } }, ['owner', 'version']),
      responses: {
        '200': json('What is served now', publishStatus()),
        ...errors('400', '401', '403', '404', '409', '415', '422', '503'),
      },
    }),
  },
  '/definitions/publish': {
    post: call(
      'definitions-publish',
      'Serves the files of a module as they are, which takes a rollback back',
      {
        description: 'For operators.',
        'x-operators': true,
        requestBody: body({ owner: { type: 'string' } }, ['owner']),
        responses: {
          '200': json('What is served now', publishStatus()),
          ...errors('400', '401', '403', '404', '409', '415', '422', '503'),
        },
      },
    ),
  },
  '/definitions/manifest': {
    get: call('manifest', 'Tells the modules, routes and navigation of the portal', {
      security: [],
      responses: {
        '200': json('The manifest', {
          language: { type: 'integer' },
          product: { type: 'string' },
          routes: { type: 'array', items: { type: 'object' } },
          modules: { type: 'object', additionalProperties: { type: 'string' } },
        }),
      },
    }),
  },
  '/openapi.json': {
    get: call('openapi', 'Describes this API', {
      responses: {
        '200': json('This description', { openapi: { const: '3.1.0' }, paths: { type: 'object' } }),
        ...errors('401'),
      },
    }),
  },
  '/healthz': {
    servers: [{ url: '/' }],
    get: call('health', 'Tells whether the server and its database answer', {
      security: [],
      responses: { '200': json('They do', { status: { const: 'ok' } }), ...errors('503') },
    }),
  },
  '/definitions/{file}': {
    servers: [{ url: '/' }],
    parameters: [{ name: 'file', in: 'path', required: true, schema: { type: 'string' } }],
    get: call('definition-file', 'A compiled module or catalogue, by the name in the manifest', {
      security: [],
      responses: {
        '200': {
          description: 'An ES module',
          content: { 'text/javascript': { schema: { type: 'string' } } },
        },
        ...errors('404'),
      },
    }),
  },
}

function publishStatus(): Json {
  return {
    status: { enum: ['published', 'kept'] },
    version: { type: 'string' },
    publishedAt: time(),
    modules: { type: 'object', additionalProperties: { type: 'string' } },
    kept: { type: 'array', items: { type: 'string' } },
    diagnostics: { type: 'array', items: { type: 'object' } },
  }
}
