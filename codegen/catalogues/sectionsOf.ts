import type { Model } from '../Model.ts'

/** Sections of the navigation in order, last what is in none. */
export function sectionsOf({
  portal,
  texts,
}: Model): { title: string; has: (section: string | undefined) => boolean }[] {
  const { navigation } = portal.value
  const titled = navigation.map(({ id, title }) => {
    const text = texts?.value.texts[title.slice(1)]
    return {
      title: typeof text === 'string' ? text : id,
      has: (section: string | undefined) => section === id,
    }
  })
  const ids = new Set(navigation.map(({ id }) => id))
  const others = {
    title: '',
    has: (section: string | undefined) => section === undefined || !ids.has(section),
  }
  return [...titled, others]
}
