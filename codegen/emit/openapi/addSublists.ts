import type { ResourceCalls } from './ResourceCalls.ts'
import { queryParameter } from './queryParameters.ts'
import { ID, PAGING, listEnvelope, response, withErrors } from './shapes.ts'
import { wordsOf } from './texts.ts'

/** Lists inside a record. */
export function addSublists({ resource, name, nouns: { one: a }, head, add }: ResourceCalls): void {
  for (const sublist of resource.sublists) {
    const parameters = [ID, ...PAGING, ...sublist.query.map(queryParameter)]
    const answer = response(
      'Rows',
      listEnvelope(sublist.field, { $ref: `#/components/schemas/${name}/properties/${sublist.field}/items` }),
    )
    add(
      sublist.path,
      'get',
      {
        ...head(sublist.field, `Lists the ${wordsOf(sublist.field)} of ${a}`),
        parameters,
        responses: withErrors({ '200': answer }, ['404', '422']),
      },
      sublist.access,
    )
  }
}
