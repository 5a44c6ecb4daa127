import { body, call, errors, json, object, pathSlot, time, type Json } from './openApiParts.ts'

const uuid: Json = { type: 'string', format: 'uuid' }
const channel: Json = { enum: ['sms', 'voice'] }

const challenge = json('The challenge', {
  challenge: object({
    id: uuid,
    number: { type: 'string', description: 'E.164' },
    channel,
    status: { enum: ['sent', 'failed', 'expired', 'attempts', 'valid'] },
    sent_at: time(),
    expires_at: time(),
    resend_in: { type: 'integer', description: 'Seconds until another code may be sent' },
    attempts_left: { type: 'integer' },
  }),
})

/** Codes that prove a phone number, for fields that need a proof. */
export const challengeCalls: Record<string, Json> = {
  '/v1/challenges': {
    post: call('send-challenge', 'Sends a code to the number of a record, or another code', {
      description:
        'The ID in the response is the value of the field once the code was checked. A refusal has a `type`: number, country, wait, attempts, or service if the carrier failed.',
      requestBody: body(
        {
          entity: { type: 'string', description: 'Entity of the record' },
          field: { type: 'string', description: 'The field that needs the proof' },
          record: { type: 'object', description: 'The record as far as it is known' },
          channel,
          id: { ...uuid, description: 'ID of the record if it is stored already' },
        },
        ['entity', 'field', 'record', 'channel'],
      ),
      responses: { '200': challenge, ...errors('400', '401', '403', '404', '422', '429', '502') },
    }),
  },
  '/v1/challenges/{id}': {
    get: call('challenge', 'Reads an own challenge', {
      parameters: [pathSlot('id', uuid)],
      responses: { '200': challenge, ...errors('401', '404', '429') },
    }),
  },
  '/v1/challenges/{id}/check': {
    post: call('check-challenge', 'Checks the code of a challenge', {
      description: 'A code is valid for ten minutes, five attempts and once.',
      parameters: [pathSlot('id', uuid)],
      requestBody: body({ code: { type: 'string', maxLength: 20 } }, ['code']),
      responses: { '200': challenge, ...errors('400', '401', '404', '422', '429') },
    }),
  },
}
