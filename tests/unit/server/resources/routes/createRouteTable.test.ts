import { expect, it } from 'vitest'
import { createRouteTable } from '../../../../../src/server/resources/routes/createRouteTable.ts'

const table = createRouteTable(
  [
    'GET /things',
    'GET /things/{id}',
    'GET /things/export.csv',
    'PUT /things/{id}',
    'GET /things/{id}/parts',
    'GET /{kind}/{id}/{part}',
  ].map((route) => {
    const [method = '', path = ''] = route.split(' ')
    return { method, path }
  }),
)

it.each([
  ['GET', '/things', '/things', {}],
  ['GET', '/things/export.csv', '/things/export.csv', {}],
  ['GET', '/things/a%20b', '/things/{id}', { id: 'a b' }],
  ['GET', '/things/7/parts', '/things/{id}/parts', { id: '7' }],
  ['GET', '/other/7/parts', '/{kind}/{id}/{part}', { kind: 'other', id: '7', part: 'parts' }],
])('finds %s %s', (method, path, expected, params) => {
  const found = table.find(method, path)
  expect([found?.route.path, found?.params]).toEqual([expected, params])
})

it.each(['/things/', '/things/%ff', '/nothing', '/things/7/parts/8'])('finds nothing for %s', (path) => {
  expect(table.find('GET', path)).toBeUndefined()
})

it('lists the methods of a path', () => {
  expect(table.methods('/things/7')).toEqual(['GET', 'PUT'])
})
