import { call, errors, json, object, pathSlot, type Json } from './openApiParts.ts'

const uuid: Json = { type: 'string', format: 'uuid' }

/** Uploads for file fields, and their downloads. */
export const fileCalls: Record<string, Json> = {
  '/v1/files': {
    post: call('upload-file', 'Uploads a file for a file field', {
      description:
        'The response is the value of the field. Until a record with it is stored, only its uploader sees the file.',
      parameters: ['entity', 'field'].map((name) => ({
        name,
        in: 'query',
        required: true,
        schema: { type: 'string' },
      })),
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
              required: ['file'],
            },
          },
        },
      },
      responses: {
        '201': json('The stored file', {
          file: object({
            id: uuid,
            name: { type: 'string' },
            bytes: { type: 'integer' },
            type: { type: 'string' },
          }),
        }),
        ...errors('400', '401', '403', '404', '413', '415', '422', '429', '507'),
      },
    }),
  },
  '/v1/files/{id}': {
    parameters: [pathSlot('id', uuid)],
    get: call('download-file', 'Downloads a file of a record, or an own upload', {
      responses: {
        '200': {
          description: 'The file, always as an attachment',
          content: { '*/*': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } } },
        },
        ...errors('401', '404', '429'),
      },
    }),
  },
}
