import { useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../engine/registry/Icon.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { toneIcons } from '../../engine/registry/toneIcons.ts'
import type { BannerLink, BannerParam, PortalBannerDefinition } from '../../language/portal.ts'
import { getPath } from '../../shared/paths.ts'
import { formatBalance } from './formatBalance.ts'
import { usePlaces } from './usePlaces.ts'

/** What the whole portal has to say: suspended, being verified, browsing a sub-account. */
export function PortalBanners() {
  const { manifest, holds, session } = usePortal()
  const [closed, setClosed] = useState(() => readClosed(session.user.id))
  const shown = manifest.banners.filter(({ id, when }) => holds(when) && !closed.includes(id))
  return shown.map((banner) => (
    <Banner
      key={banner.id}
      banner={banner}
      onClose={() => {
        const next = [...closed, banner.id]
        setClosed(next)
        writeClosed(session.user.id, next)
      }}
    />
  ))
}

function Banner({ banner, onClose }: { banner: PortalBannerDefinition; onClose: () => void }) {
  const { holds, session, manifest, t } = usePortal()
  const { tone, title, text, params, links, closable } = banner
  const write = ({ path, format }: BannerParam): string => {
    const value = getPath(session, path)
    if (format === 'money')
      return formatBalance(typeof value === 'number' ? value : 0, manifest.currency, manifest.locale)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const filled = Object.fromEntries(Object.entries(params).map(([name, param]) => [name, write(param)]))
  return (
    <div className="portal-banner" data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={toneIcons[tone]} size={18} />
      <p>
        {title !== undefined && <strong>{t(title)} </strong>}
        {t(text, filled)}
      </p>
      {links.length > 0 && (
        <ul>
          {links
            .filter(({ when }) => holds(when))
            .map((link) => (
              <li key={link.text}>
                <Way link={link} />
              </li>
            ))}
        </ul>
      )}
      {closable && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('portal:shell-close-banner')}
          onClick={onClose}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  )
}

function Way({ link }: { link: BannerLink }) {
  const { can, t } = usePortal()
  const places = usePlaces()
  const to = link.place === undefined ? link.to : places(link.place)
  const note = link.note !== undefined && <small>{t(link.note)}</small>
  if (to !== undefined && can(link.access))
    return (
      <>
        <Link href={to}>{t(link.text)}</Link> {note}
      </>
    )
  const leadsNowhere = link.to === undefined && link.place === undefined
  return leadsNowhere ? (
    <span>
      {t(link.text)} {note}
    </span>
  ) : null
}

function keyOf(userId: string): string {
  return `patchbay.closed-banners.${userId}`
}

function readClosed(userId: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

function writeClosed(userId: string, ids: string[]): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(ids))
  } catch {
    // Storage is full or forbidden: the banner is back on the next visit.
  }
}
