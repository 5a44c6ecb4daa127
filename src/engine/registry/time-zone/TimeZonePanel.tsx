import { useEffect, useMemo, useRef, useState } from 'react'
import type { CatalogueItem } from '../../../language/portal.ts'
import { offsetOf } from '../../../shared/clockOffset.ts'
import { Icon } from '../Icon.tsx'
import { usePortal } from '../portalContext.ts'
import { useCatalogue } from '../useCatalogue.ts'
import { useTimeZone, zoneName } from './useTimeZone.ts'
import './time-zone-panel.css'

interface TimeZonePanelProps {
  /** A zone was chosen. */
  onChosen: () => void
}

/** More are found by typing more. */
const AT_MOST = 50

/** Where to read times: where the account is, UTC, where this device is, or a zone that is searched by name or offset. */
export function TimeZonePanel({ onChosen }: TimeZonePanelProps) {
  const { t } = usePortal()
  const { zone, account, choose } = useTimeZone()
  const items = useCatalogue('time-zones')
  const [search, setSearch] = useState('')
  const [now] = useState(() => Date.now())
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus(), [])
  const device = useMemo(() => deviceZone(items), [items])
  const notes = new Map([
    [device, t('portal:times-device')],
    [account, t('portal:times-account')],
  ])
  const words = search.trim().toLowerCase().split(/\s+/)
  const found =
    search.trim() === ''
      ? [...new Set([account, 'UTC', ...(device === undefined ? [] : [device]), zone])]
      : (items ?? []).map(({ value }) => value).filter((value) => isMeant(value, words, now))
  const more = found.length - AT_MOST
  return (
    <div ref={root} className="zone-panel">
      <span className="zone-search">
        <Icon name="search" size={18} />
        <input
          type="text"
          inputMode="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={t('portal:times-search')}
          placeholder={t('portal:times-search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </span>
      <ul aria-label={t('portal:times-zones')}>
        {found.slice(0, AT_MOST).map((value) => (
          <li key={value}>
            <button
              type="button"
              aria-pressed={value === zone}
              onClick={() => {
                choose?.(value === account ? null : value)
                onChosen()
              }}
            >
              <span className="zone-name">
                {zoneName(value)}
                {notes.has(value) ? <span className="pb-quiet">{notes.get(value)}</span> : null}
              </span>
              <span className="pb-quiet pb-figures">{offsetOf(value, now)}</span>
            </button>
          </li>
        ))}
      </ul>
      <output className="pb-quiet">
        {items && found.length === 0 ? t('portal:times-none') : null}
        {more > 0 ? t('portal:times-more', { count: more }) : null}
      </output>
    </div>
  )
}

/** Each word begins one of the zone's name or its offset. */
function isMeant(zone: string, words: string[], now: number): boolean {
  const offset = offsetOf(zone, now)
  const text = ` ${zone.replaceAll(/[/_]/g, ' ')} ${zone} ${offset} ${offset.slice(3)}`.toLowerCase()
  return words.every((word) => text.includes(` ${word}`))
}

/** The zone of this device, under the name that the catalogue has for it: browsers know some by a former one. */
function deviceZone(items: CatalogueItem[] | undefined): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return items?.some(({ value }) => value === timeZone)
    ? timeZone
    : items?.find(({ value }) => presentZone(value) === timeZone)?.value
}

function presentZone(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
