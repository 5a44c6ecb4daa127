import { useEffect, useMemo, useState } from 'react'
import type { CatalogueItem } from '../../language/portal.ts'
import { settledValue } from '../../shared/settledValue.ts'
import { usePortal } from './portalContext.ts'

/** Items of a catalogue once they are loaded; `null` asks for none. */
export function useCatalogue(id: string | null): CatalogueItem[] | undefined {
  const { loadCatalogue } = usePortal()
  const [items, setItems] = useState(() => (id === null ? undefined : settledValue(loadCatalogue(id))))
  useEffect(() => {
    if (id === null) return
    let current = true
    loadCatalogue(id).then(
      (loaded) => {
        if (current) setItems(loaded)
      },
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [id, loadCatalogue])
  return items
}

/** Texts of the values of several catalogues, by catalogue; one that is not loaded yet is missing. */
export function useCatalogueTexts(ids: readonly string[]): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const { loadCatalogue } = usePortal()
  const key = [...new Set(ids)].toSorted().join(' ')
  const wanted = useMemo(() => key.split(' ').filter((id) => id !== ''), [key])
  const [texts, setTexts] = useState(
    () =>
      new Map(
        wanted.flatMap((id) => {
          const items = settledValue(loadCatalogue(id))
          return items ? [[id, textsOf(items)] as const] : []
        }),
      ),
  )
  useEffect(() => {
    let current = true
    for (const id of wanted)
      loadCatalogue(id).then(
        (items) => {
          const own = textsOf(items)
          if (current) setTexts((before) => (before.get(id) === own ? before : new Map(before).set(id, own)))
        },
        () => undefined,
      )
    return () => {
      current = false
    }
  }, [wanted, loadCatalogue])
  return texts
}

const known = new WeakMap<readonly CatalogueItem[], ReadonlyMap<string, string>>()

/** The same for the same items. */
function textsOf(items: readonly CatalogueItem[]): ReadonlyMap<string, string> {
  const texts = known.get(items) ?? new Map(items.map(({ value, text }) => [value, text]))
  known.set(items, texts)
  return texts
}
