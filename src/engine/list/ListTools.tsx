import { useState } from 'react'
import { fillTemplate } from '../../language/index.ts'
import { noView } from '../../shared/listView.ts'
import { iconOf } from '../registry/Icon.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { Menu } from './Menu.tsx'
import type { ListModel } from './useList.ts'

/** What modules offer for every list, in a menu. */
export function ListTools({ model, onOpen }: { model: ListModel; onOpen: (open: boolean) => void }) {
  const { t, manifest, session, can, holds } = usePortal()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { list, resource, views } = model
  const slots = resource.parent?.slots ?? []
  const name = [list.module, list.id, ...slots.map((slot) => `{${slot}}`)].join('.')
  const route = { list: fillTemplate(name, session), view: views.active?.id ?? noView }
  const items = manifest.listTools.flatMap(({ id, text, icon, to, access, when }) => {
    const address =
      can(access) && holds(when) ? fillTemplate(to, { ...session, route }, encodeURIComponent) : undefined
    return address === undefined ? [] : [{ id, title: t(text), icon, to: address }]
  })
  if (items.length === 0) return null
  function close() {
    setAnchor(null)
    onOpen(false)
  }
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={t('portal:list-more')}
        title={t('portal:list-more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          if (anchor) return close()
          setAnchor(event.currentTarget)
          onOpen(true)
        }}
        {...iconOf('more')}
      />
      {anchor ? (
        <Menu anchor={anchor} label={t('portal:list-more')} items={items} onChoose={close} onClose={close} />
      ) : null}
    </>
  )
}
