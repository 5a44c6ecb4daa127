import type { Behaviour } from '../../resources/behaviour.ts'
import type { PublishedPortal } from '../../resources/PublishedPortal.ts'

/** The use cases of the catalogue, for clients that fill in campaigns without a form. */
export function campaignUseCases({
  published,
}: {
  published: () => Pick<PublishedPortal, 'portal'>
}): Behaviour {
  return {
    resource: 'ten-dlc-use-case',
    endpoints: {
      async usecases() {
        const items = published().portal.catalogues['tcr-use-cases'] ?? []
        return {
          body: { usecases: items.map(({ value, text, ...rest }) => ({ id: value, name: text, ...rest })) },
        }
      },
    },
  }
}
