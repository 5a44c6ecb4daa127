import type { Translate } from '../../engine/registry/portalContext.ts'
import { deviceWords } from './deviceWords.ts'
import type { SessionLine } from './SessionLine.ts'

/** Sessions of the same device at the same address, the last used first. */
export interface SessionGroup {
  key: string
  device: string
  sessions: [SessionLine, ...SessionLine[]]
}

/** The current session alone and first, then a group for each device and address, the last used first. */
export function groupSessions(lines: readonly SessionLine[], t: Translate): SessionGroup[] {
  const groups = new Map<string, SessionGroup>()
  for (const line of lines.toSorted((a, b) => b.seen_at.localeCompare(a.seen_at))) {
    const device = deviceWords(line, t)
    const key = line.current ? line.id : `${line.kind} ${device} ${line.address}`
    const group = groups.get(key)
    if (group) group.sessions.push(line)
    else groups.set(key, { key, device, sessions: [line] })
  }
  const isCurrent = ({ sessions: [first] }: SessionGroup): number => Number(first.current)
  return [...groups.values()].toSorted((a, b) => isCurrent(b) - isCurrent(a))
}
