import { useState } from 'react'
import { Icon, iconOf } from '../../engine/registry/Icon.tsx'
import { Link } from '../../engine/registry/Link.tsx'
import { keeperOf } from '../../engine/registry/keeperOf.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { toneIcons } from '../../engine/registry/toneIcons.ts'
import type { BannerLink, BannerParam, PortalBannerDefinition } from '../../language/portal.ts'
import { formatMoney } from '../../shared/numbers.ts'
import { getPath } from '../../shared/paths.ts'
import { ReturnToParent } from './ReturnToParent.tsx'
import { useWay } from '../../engine/registry/useWay.ts'

/** What the whole portal has to say: suspended, being verified, browsing a sub-account. */
export function PortalBanners() {
  const { manifest, holds, session } = usePortal()
  const [closed, setClosed] = useState(() => readClosed(keeperOf(session)))
  const shown = manifest.banners.filter(({ id, when }) => holds(when) && !closed.includes(id))
  return shown.map((banner) => (
    <Banner
      key={banner.id}
      banner={banner}
      onClose={() => {
        const next = [...closed, banner.id]
        setClosed(next)
        writeClosed(keeperOf(session), next)
      }}
    />
  ))
}

function Banner({ banner, onClose }: { banner: PortalBannerDefinition; onClose: () => void }) {
  const { holds, session, manifest, t } = usePortal()
  const wayTo = useWay()
  const { tone, title, text, params, closable } = banner
  const links = banner.links.filter(
    (link) =>
      holds(link.when) && (leadsNowhere(link) || link.place === 'parent' || wayTo(link) !== undefined),
  )
  const write = ({ path, format }: BannerParam): string => {
    const value = getPath(session, path)
    if (format === 'money')
      return formatMoney(Number.isSafeInteger(value) ? Number(value) : 0, manifest.currency)
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
          {links.map((link) => (
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
          {...iconOf('close', 16)}
        />
      )}
    </div>
  )
}

function Way({ link }: { link: BannerLink }) {
  const { t } = usePortal()
  const to = useWay()(link)
  if (link.place === 'parent') return <ReturnToParent className="link-button">{t(link.text)}</ReturnToParent>
  const note = link.note !== undefined && <small>{t(link.note)}</small>
  if (to !== undefined)
    return (
      <>
        <Link to={to}>{t(link.text)}</Link> {note}
      </>
    )
  return (
    <span>
      {t(link.text)} {note}
    </span>
  )
}

/** It only says something. */
const leadsNowhere = ({ to, place }: BannerLink): boolean => to === undefined && place === undefined

function keyOf(keeper: string): string {
  return `patchbay.closed-banners.${keeper}`
}

function readClosed(keeper: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(keeper)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

function writeClosed(keeper: string, ids: string[]): void {
  try {
    localStorage.setItem(keyOf(keeper), JSON.stringify(ids))
  } catch {
    // Storage is full or forbidden: the banner is back on the next visit.
  }
}
