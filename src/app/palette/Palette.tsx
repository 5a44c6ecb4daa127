import { Command, defaultFilter, useCommandState } from 'cmdk'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../../engine/registry/Icon.tsx'
import { keeperOf } from '../../engine/registry/keeperOf.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { resolvePlace } from '../router/resolvePlace.ts'
import type { Entry } from './Entry.ts'
import './palette.css'
import { placeEntries } from './placeEntries.ts'
import { recentPlaces, rememberPlace } from './recentPlaces.ts'
import { useActions } from './useActions.ts'
import { useRecords } from './useRecords.ts'

interface PaletteProps {
  typed: string
  onType: (typed: string) => void
  /** Closes the dialog around it. */
  onChosen: () => void
}

/** Every place, action and record a person may reach, by a few letters. */
export function Palette({ typed, onType, onChosen }: PaletteProps) {
  const { manifest, can, holds, t, session, navigate } = usePortal()
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => field.current?.focus(), [])
  const { places, creates } = useMemo(
    () => placeEntries(manifest, { can, holds }, t),
    [manifest, can, holds, t],
  )
  const recent = useRecentEntries()
  const actions = useActions()
  const { found, searching } = useRecords(typed)

  function choose(entry: Entry): void {
    onChosen()
    const action = actions.find(({ id }) => id === entry.id)
    if (action) return action.run()
    if (entry.to === undefined) return
    if (entry.id.startsWith('record:')) rememberPlace(keeperOf(session), { to: entry.to, title: entry.title })
    navigate(entry.to)
  }

  const groups: { id: string; title: string; entries: Entry[] }[] = [
    { id: 'recent', title: t('portal:shell-palette-recent'), entries: typed === '' ? recent : [] },
    { id: 'places', title: t('portal:shell-palette-places'), entries: places },
    { id: 'creates', title: t('portal:shell-palette-creates'), entries: creates },
    ...found.map(({ title, entries }) => ({ id: `records:${title}`, title, entries })),
    { id: 'actions', title: t('portal:shell-palette-actions'), entries: actions },
  ]
  return (
    <Command label={t('portal:shell-palette')} filter={rank} loop>
      <div className="palette-search">
        <Icon name="search" size={20} />
        <Command.Input
          ref={field}
          value={typed}
          onValueChange={onType}
          placeholder={t('portal:shell-palette-open')}
        />
        <kbd aria-hidden="true">Esc</kbd>
      </div>
      <Command.List label={t('portal:shell-palette-results')}>
        {groups.map(({ id, title, entries }) =>
          entries.length === 0 ? null : (
            <Command.Group key={id} heading={title}>
              {entries.map((entry) => (
                <Command.Item
                  key={entry.id}
                  value={entry.id}
                  keywords={[entry.title, ...(entry.words ?? []), entry.hint ?? '']}
                  onSelect={() => choose(entry)}
                >
                  <Icon name={entry.icon} size={18} />
                  <span>{entry.title}</span>
                  {entry.hint === undefined ? null : <span className="palette-hint">{entry.hint}</span>}
                </Command.Item>
              ))}
            </Command.Group>
          ),
        )}
      </Command.List>
      {/* Beside the list, which holds options only. */}
      <Command.Empty>
        {searching ? t('portal:shell-palette-searching') : t('portal:shell-palette-empty')}
      </Command.Empty>
      <Count searching={searching} />
    </Command>
  )
}

/** What was found, for those who do not see it. */
function Count({ searching }: { searching: boolean }) {
  const { t } = usePortal()
  const count = useCommandState((state) => state.filtered.count)
  return (
    <output className="pb-hidden">
      {searching ? t('portal:shell-palette-searching') : t('portal:shell-palette-count', { count })}
    </output>
  )
}

/** The server has found records by its own rules, so they stay, after what is named as typed. */
function rank(id: string, typed: string, words: string[] = []): number {
  if (id.startsWith('record:')) return 0.1
  // A title such as “SMS” is at home in several sections, so people who type several words mean both.
  const [title = '', section = ''] = [words[0], words.at(-1)]
  const both = typed.trim().includes(' ') ? [`${title} ${section}`, `${section} ${title}`] : []
  // The id is not something people read.
  return Math.max(0, ...[...words, ...both].map((word) => defaultFilter(word, typed)))
}

function useRecentEntries(): Entry[] {
  const { manifest, can, holds, session } = usePortal()
  const [places] = useState(() => recentPlaces(keeperOf(session)))
  const screenAt = (address: string): string | undefined => {
    const place = resolvePlace(manifest, { can, holds }, address.split('?')[0] ?? '', '')
    return place.kind === 'screen' ? place.basePath : undefined
  }
  const here = screenAt(location.pathname)
  return places
    .filter(({ to }) => {
      const there = screenAt(to)
      return there !== undefined && there !== here
    })
    .slice(0, 5)
    .map(({ to, title }) => ({ id: `recent:${to}`, title, icon: 'past', to }))
}
