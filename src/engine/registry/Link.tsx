import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { usePortal } from './portalContext.ts'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string
}

/** A plain click on a link inside the portal navigates without a page load; every other click, and an email, is the browser's. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const open = useOpenLink(to)
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        open(event)
      }}
    >
      {children}
    </a>
  )
}

/** The click handler of a link, for components that draw their own anchor. */
export function useOpenLink(to: string): (event: MouseEvent) => void {
  const { navigate } = usePortal()
  return (event) => {
    if (event.defaultPrevented || event.button !== 0 || !to.startsWith('/')) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(to)
  }
}
