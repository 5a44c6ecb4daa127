import { useEffect, useState } from 'react'
import { usePortal } from '../../engine/registry/portalContext.ts'

export type TitleOf = (owner: string) => string

/** What owners are called; a module's title comes with the module, until then its id stands. */
export function useOwnerTitles(owners: string[]): TitleOf {
  const { manifest, loadModule, t } = usePortal()
  const [titles, setTitles] = useState<Record<string, string>>({})
  const missing = owners.filter((id) => titles[id] === undefined && Object.hasOwn(manifest.modules, id))
  const wanted = missing.join(' ')
  useEffect(() => {
    let left = false
    for (const id of wanted.split(' ').filter((part) => part !== '')) {
      loadModule(id).then(
        ({ definition }) => {
          if (!left) setTitles((known) => ({ ...known, [id]: t(definition.title) }))
        },
        () => {
          // Its id stands.
        },
      )
    }
    return () => {
      left = true
    }
  }, [wanted, loadModule, t])
  return (owner) => (owner === 'portal' ? t('portal:operator-portal') : (titles[owner] ?? owner))
}
