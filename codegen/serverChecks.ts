import type { SharedModel } from './Model.ts'
import { resourcesOfEntity } from './modelIndex.ts'
import type { ResourceSource } from './read/source.ts'

type EndpointSource = NonNullable<ResourceSource['endpoints']>[number]

/** The endpoints that can judge fields of an entity while they are typed, by their full path. */
export function judgingEndpoints(model: SharedModel, entity: string): Map<string, EndpointSource> {
  return new Map(
    resourcesOfEntity(model, entity).flatMap(({ value: { path, endpoints = [] } }) =>
      endpoints.flatMap((each): [string, EndpointSource][] =>
        each.method === 'POST' && each.input !== undefined
          ? [[each.absolute === true ? each.path : path + each.path, each]]
          : [],
      ),
    ),
  )
}

/** The endpoint at a path; undefined where none judges the entity there. */
export function endpointOf(model: SharedModel, entity: string, path: string): EndpointSource | undefined {
  return judgingEndpoints(model, entity).get(path)
}
