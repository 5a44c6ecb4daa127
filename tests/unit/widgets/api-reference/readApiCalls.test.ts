import { describe, expect, it } from 'vitest'
import { readApiCalls, searchCalls } from '../../../../src/widgets/api-keys/api-reference/readApiCalls.ts'
import type { OpenApi } from '../../../../src/widgets/api-keys/api-reference/OpenApi.ts'
import { shippedPortal } from '../../../support/compileShipped.ts'

const api: OpenApi = {
  tags: [
    { name: 'parcels', description: 'Parcels' },
    { name: 'session', description: 'Sign in' },
  ],
  paths: {
    '/v1/parcels/{id}': {
      put: {
        tags: ['parcels'],
        summary: 'Changes a parcel',
        security: [{ bearer: [] }, { apiKey: [] }],
        'x-permissions': ['parcels', 'parcels_write'],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/ParcelUpdate' } } },
        },
        responses: {
          '403': { $ref: '#/components/responses/403' },
          '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Parcel' } } } },
        },
      },
    },
    '/auth': { post: { tags: ['session'], security: [] } },
  },
  components: {
    responses: { '403': { description: 'A permission is missing' } },
    schemas: {
      Parcel: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
      ParcelUpdate: {
        type: 'object',
        required: ['parcel'],
        properties: {
          parcel: {
            type: 'object',
            required: ['weight', 'stops'],
            properties: {
              weight: { type: 'integer', minimum: 3 },
              note: { anyOf: [{ type: 'null' }, { type: 'string', maxLength: 20 }] },
              stops: {
                type: 'array',
                items: {
                  type: 'object',
                  required: ['floor'],
                  properties: { floor: { enum: ['low', 'high'] } },
                },
              },
            },
          },
        },
      },
    },
  },
}

describe('readApiCalls', () => {
  it('reads a call with its parameters, body, answer, errors and scopes, and leaves out those of sessions', () => {
    expect(readApiCalls(api)).toEqual([
      {
        id: 'parcels',
        title: 'Parcels',
        calls: [
          {
            id: 'PUT /v1/parcels/{id}',
            method: 'PUT',
            path: '/v1/parcels/{id}',
            summary: 'Changes a parcel',
            description: '',
            scopes: ['parcels', 'parcels_write'],
            parameters: [{ name: '{id}', type: 'uuid', required: true, description: '' }],
            body: [
              { name: 'parcel', type: 'object', required: true, description: '' },
              { name: 'parcel.weight', type: 'integer', required: true, description: '' },
              { name: 'parcel.note', type: 'string(20)', required: false, description: '' },
              { name: 'parcel.stops', type: 'object[]', required: true, description: '' },
              { name: 'parcel.stops[].floor', type: 'low | high', required: true, description: '' },
            ],
            answer: {
              status: '200',
              values: [{ name: 'id', type: 'string', required: true, description: '' }],
            },
            errors: [{ status: '403', description: 'A permission is missing' }],
            example: {
              method: 'PUT',
              path: '/v1/parcels/$ID',
              body: { parcel: { weight: 3, stops: [{ floor: 'low' }] } },
            },
          },
        ],
      },
    ])
  })

  it('leaves out calls that need a permission no key can have', () => {
    expect(readApiCalls(api, new Set(['parcels']))).toEqual([])
    expect(readApiCalls(api, new Set(['parcels', 'parcels_write']))).toHaveLength(1)
  })

  it('finds calls by words of address, method, title and scope', () => {
    const found = (typed: string) =>
      searchCalls(readApiCalls(api), typed).flatMap(({ calls }) => calls).length
    expect(['put parcel', 'PARCELS_WRITE', 'changes', 'get parcel', '  '].map(found)).toEqual([1, 1, 1, 0, 1])
  })

  it('reads every call of the shipped API that keys can make', async () => {
    // The compiled document is larger than what the reference reads.
    const { openapi } = await shippedPortal()
    const shipped = openapi as unknown as OpenApi
    const calls = readApiCalls(shipped).flatMap((group) => group.calls)
    expect(calls.length).toBeGreaterThan(150)
    for (const { id, scopes, answer, errors, summary } of calls) {
      expect([id, scopes.length > 0, answer !== undefined, errors.length > 0, summary !== '']).toEqual([
        id,
        true,
        true,
        true,
        true,
      ])
    }
    const send = calls.find(({ id }) => id === 'POST /v1/sms/opt_outs')
    expect(send?.example.body).toEqual({ opt_out: { number: '+447400120000' } })
  })
})
