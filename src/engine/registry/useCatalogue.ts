import { useEffect, useState } from 'react'
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
