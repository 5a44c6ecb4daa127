import { useEffect, useRef, useState } from 'react'
import { usePortal } from '../../engine/registry/portalContext.ts'
import type { CompiledModule } from '../../language/portal.ts'
import type { Entry } from './Entry.ts'
import { canFind, modulesWithLists, recordEntries, searchableLists } from './searchableLists.ts'

export interface FoundRecords {
  title: string
  entries: Entry[]
}

const MOST = 5
const SHORTEST = 2
const PAUSE_MS = 300

/** Records whose lists find what was typed, at most five of each; what cannot be searched is left out. */
export function useRecords(typed: string): { found: FoundRecords[]; searching: boolean } {
  const portal = usePortal()
  // A balance that moves asks nothing again.
  const present = useRef(portal)
  useEffect(() => {
    present.current = portal
  })
  const modules = useListModules()
  const text = typed.trim()
  const [answer, setAnswer] = useState<{ text: string; found: FoundRecords[] }>({ text: '', found: [] })
  const wanted = text.length >= SHORTEST

  useEffect(() => {
    if (!wanted || modules === undefined) return
    const abort = new AbortController()
    async function search(loaded: CompiledModule[]): Promise<void> {
      const { manifest, can, holds, api, session, t } = present.current
      const lists = searchableLists(manifest, { can, holds }, loaded).filter((each) => canFind(each, text))
      const groups = await Promise.all(
        lists.map(async (each) => {
          const query = { ...each.list.query, [each.parameter]: text, per_page: MOST }
          const options = { query, signal: abort.signal, fallback: false }
          const body = await api.get<unknown>(each.call, options).catch(() => undefined)
          return {
            title: t(each.list.title),
            entries: recordEntries(each, body, session).slice(0, MOST),
          }
        }),
      )
      if (!abort.signal.aborted)
        setAnswer({ text, found: groups.filter(({ entries }) => entries.length > 0) })
    }
    const timer = setTimeout(() => void search(modules), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [modules, text, wanted])

  const searching = wanted && answer.text !== text
  const found = searching ? stillFound(answer.found, text) : answer.found
  return { found: wanted ? found : [], searching }
}

/** Of an older answer, what surely fits what is typed by now: Enter must not open anything else. */
function stillFound(found: readonly FoundRecords[], text: string): FoundRecords[] {
  const wanted = text.toLowerCase()
  return found.flatMap(({ title, entries }) => {
    const fitting = entries.filter((entry) => entry.title.toLowerCase().includes(wanted))
    return fitting.length === 0 ? [] : [{ title, entries: fitting }]
  })
}

/** Undefined until they are there. */
function useListModules(): CompiledModule[] | undefined {
  const { manifest, can, holds, loadModule } = usePortal()
  const [modules, setModules] = useState<CompiledModule[]>()
  const ids = modulesWithLists(manifest, { can, holds }).join(' ')
  useEffect(() => {
    let wanted = true
    const loads = ids.split(' ').flatMap((id) => (id === '' ? [] : [loadModule(id)]))
    void Promise.allSettled(loads).then((settled) => {
      if (wanted) setModules(settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])))
    })
    return () => {
      wanted = false
    }
  }, [ids, loadModule])
  return modules
}
