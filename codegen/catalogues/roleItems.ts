import { grantsOf } from '../grants.ts'
import type { Model } from '../Model.ts'
import type { CatalogueEntry, CatalogueSource } from '../read/source.ts'
import { sectionsOf } from './sectionsOf.ts'

/**
 * The owner and the roles: what each allows, and which roles allow at least as much and may therefore give it.
 * The owner has no number among the roles of a team.
 */
export function roleItems(model: Model, { owner }: CatalogueSource): CatalogueEntry[] {
  const grants = grantsOf(model)
  const roles = [
    ...(owner
      ? [
          {
            id: owner.value,
            code: undefined,
            title: owner.text,
            about: owner.about,
            permissions: grants.owner,
          },
        ]
      : []),
    ...grants.roles,
  ]
  return roles.map(({ id, code, title = id, about, permissions }) => ({
    value: id,
    text: title,
    ...(about !== undefined && { about }),
    ...(code !== undefined && { code }),
    givers: grants.roles
      .filter((other) => permissions.every((each) => other.permissions.includes(each)))
      .map((other) => other.id),
    allows: sectionsOf(model)
      .map(({ title: section, has }) => ({
        title: section,
        items: titlesOf(
          grants.permissions.filter((each) => permissions.includes(each.id) && has(each.section)),
        ),
      }))
      .filter((group) => group.items.length > 0),
  }))
}

/** Those with the same name in the back end go together and have one title. */
function titlesOf(permissions: { title: string }[]): string[] {
  return [...new Set(permissions.map(({ title }) => title))]
}
