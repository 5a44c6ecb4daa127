import { body, call, errors, json, object, time, type Json } from './openApiParts.ts'

const channel: Json = { enum: ['sms', 'voice'] }
const number: Json = { type: 'string', maxLength: 40, description: 'In international form, E.164' }
const success: Json = { success: { const: true } }
const countries: Json = {
  type: 'array',
  items: object({ code: { type: 'string' }, name: { type: 'string' }, calling_code: { type: 'string' } }),
}
const lastCheck: Json = {
  ...object({
    status: { enum: ['sent', 'failed', 'expired', 'attempts', 'valid'] },
    channel,
    sent_at: time(),
    expires_at: time(),
    resend_in: { type: 'integer', description: 'Seconds until another code may be asked for' },
    attempts_left: { type: 'integer' },
  }),
  type: ['object', 'null'],
}
const about =
  'A refusal has a `type`: `number`, `country`, `wait`, `attempts`, `service` (the carrier could not; the other channel may be tried at once), `state` or `code`.'
const refused = ['400', '401', '403', '415', '422', '429']

/** The calls that prove a phone number to be the account's own. */
export const phoneCalls: Record<string, Json> = {
  '/countries': {
    get: call('countries', 'Lists the countries', {
      parameters: [
        {
          name: 'for_two_fa',
          in: 'query',
          schema: { enum: ['true', 'false'] },
          description: 'Only those that codes can be sent to',
        },
      ],
      responses: { '200': json('The countries', { countries }), ...errors('401', '422', '429') },
    }),
  },
  '/v1/profile/number_verification': {
    get: call('number-verification', "Tells how far the verification of the account's number is", {
      responses: {
        '200': json('The number and the last code', {
          number: { type: ['string', 'null'] },
          last_check: lastCheck,
          countries,
        }),
        ...errors('401', '429'),
      },
    }),
  },
  '/v1/profile/number_verification/validate': {
    get: call('validate-number', 'Tells whether a code could be sent to a number', {
      description: about,
      parameters: [{ name: 'number', in: 'query', required: true, schema: number }],
      responses: {
        '200': json('It could', { ...success, number, country: { type: 'string' } }),
        ...errors('401', '422', '429'),
      },
    }),
  },
  '/v1/profile/number_verification/send': {
    post: call('send-code', 'Sends a code to a number, by SMS or spoken', {
      'x-roles': ['owner', 'Admin'],
      description: `${about} One code a minute and ten a day go to a number, twenty a day from an account.`,
      requestBody: body({ number, channel }, ['number', 'channel']),
      responses: { '200': json('It is on its way', success), ...errors(...refused, '502') },
    }),
  },
  '/v1/profile/number_verification/resend': {
    post: call('resend-code', 'Sends a new code to the same number', {
      'x-roles': ['owner', 'Admin'],
      description: about,
      requestBody: body({ channel }, ['channel']),
      responses: { '200': json('It is on its way', success), ...errors(...refused, '409', '502') },
    }),
  },
  '/v1/profile/number_verification/check': {
    post: call('check-code', 'Checks a code; a right one makes the number the phone of the account', {
      'x-roles': ['owner', 'Admin'],
      description: `${about} A code has six digits, is good for ten minutes and five tries, and once.`,
      requestBody: body({ code: { type: 'string', maxLength: 20 } }, ['code']),
      responses: {
        '200': json('It is right', { ...success, message: { type: 'string' }, number }),
        ...errors(...refused),
      },
    }),
  },
  '/simulator/messages': {
    get: call('simulator-messages', 'Messages and calls that a demo world would have sent to people', {
      security: [],
      responses: {
        '200': json('This is a demo world', {
          messages: {
            type: 'array',
            items: object({
              id: { type: 'string', format: 'uuid' },
              channel,
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
}
