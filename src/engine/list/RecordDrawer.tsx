import {
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { iconOf } from '../registry/Icon.tsx'
import { Link } from '../registry/Link.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { DrawerContext } from './drawerContext.ts'
import type { Drawer } from './useDrawer.ts'

interface RecordDrawerProps {
  drawer: Drawer
  id: string
  /** The record's page. */
  children: ReactNode
}

/** What an arrow key means to something inside stays with it. */
const ownKeys = [
  'input',
  'textarea',
  'select',
  '[contenteditable]',
  '[role=menu]',
  '[role=listbox]',
  '[role=radiogroup]',
  'dialog',
  '[popover]',
].join(', ')

/** A record beside its list. Arrows show the next one, Escape closes it, and the focus returns to its row. */
export function RecordDrawer({ drawer, id, children }: RecordDrawerProps) {
  const { t } = usePortal()
  const panel = useRef<HTMLElement>(null)
  const { close, neighbor, show } = drawer
  const leave = useCallback(() => {
    close()
    focusRow(panel.current?.closest('.list-screen'), id)
  }, [close, id])
  const [isMissing, setMissing] = useState(false)
  const around = useMemo(() => ({ leave, setMissing }), [leave])

  // Another record takes the place of whatever had the focus in it.
  useEffect(() => {
    const element = panel.current
    if (element && !element.contains(document.activeElement)) element.focus({ preventScroll: true })
    element?.scrollTo(0, 0)
  }, [id])

  useEffect(() => {
    function press(event: globalThis.KeyboardEvent) {
      const target = event.target instanceof Element ? event.target : null
      const isInside = panel.current?.contains(target) ?? false
      const isBeside = !isInside && (target === document.body || Boolean(target?.closest('.list-screen')))
      if (event.key === 'Escape' && isBeside && !event.defaultPrevented && !target?.closest(ownKeys)) leave()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [leave])

  function onKeyDown(event: KeyboardEvent) {
    const target = event.target instanceof Element ? event.target : null
    if (event.defaultPrevented || target?.closest(ownKeys)) return
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      leave()
    }
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (by === undefined) return
    event.preventDefault()
    const next = neighbor(by)
    if (next !== undefined) show(next)
  }

  const before = neighbor(-1)
  const after = neighbor(1)
  const page = isMissing ? undefined : drawer.pageAddress(id)
  return (
    // The keys of the drawer work wherever the focus is in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={panel}
      className="record-drawer"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element is placed by the browser
      role="dialog"
      aria-label={t('portal:drawer')}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <header className="drawer-tools">
        <DrawerButton
          icon="up"
          label={t('portal:drawer-previous')}
          isOff={before === undefined}
          onPress={() => before !== undefined && show(before)}
        />
        <DrawerButton
          icon="down"
          label={t('portal:drawer-next')}
          isOff={after === undefined}
          onPress={() => after !== undefined && show(after)}
        />
        {page === undefined ? null : (
          <Link to={page} className="button drawer-page">
            {t('portal:drawer-page')}
          </Link>
        )}
        <DrawerButton icon="close" label={t('portal:drawer-close')} isOff={false} onPress={leave} />
      </header>
      <Suspense key={id} fallback={<p className="pb-quiet">{t('portal:loading')}</p>}>
        <DrawerContext value={around}>{children}</DrawerContext>
      </Suspense>
    </section>
  )
}

interface DrawerButtonProps {
  icon: string
  label: string
  isOff: boolean
  onPress: () => void
}

function DrawerButton({ icon, label, isOff, onPress }: DrawerButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={onPress}
      {...iconOf(icon)}
    />
  )
}

/** To the link of a row, or what stands at its place. */
function focusRow(list: Element | null | undefined, id: string): void {
  const row = `:is([row-id="${CSS.escape(id)}"], [data-row="${CSS.escape(id)}"])`
  const links = [...(list?.querySelectorAll<HTMLElement>(`${row} .list-link`) ?? [])]
  // Until the grid takes the place of the first rows, both are there.
  const link = links.find((each) => each.closest('[inert]') === null)
  const target = link ?? list?.querySelector<HTMLElement>('h1, h2')
  target?.focus({ preventScroll: true })
}
