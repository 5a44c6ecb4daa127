import type { DrawnAheadValue } from '../../engine/data/DrawnAhead.ts'
import { readHeadStart } from '../start/readHeadStart.ts'

const path = '/auth/demo'

export interface Demo {
  password: string
  signIns: { email: string; about: string }[]
}

/** The demo sign-ins that came with the page, else null. */
export function earlyDemo(ahead: DrawnAheadValue | null): Demo | null {
  const answer = ahead ? ahead.read(path) : readHeadStart()?.answers[path]?.body
  // The shape is the API's.
  return answer === undefined ? null : toDemo(answer as DemoAnswer)
}

/** The demo sign-ins if the server offers them, else null. */
export async function readDemo(): Promise<Demo | null> {
  try {
    const response = await fetch(`/api/site${path}`, { headers: { Accept: 'application/json' } })
    if (!response.ok) return null
    // The shape is the API's; a proxied provider without it answers 404.
    return toDemo((await response.json()) as DemoAnswer)
  } catch {
    return null
  }
}

interface DemoAnswer {
  password: string
  sign_ins: Demo['signIns']
}

function toDemo({ password, sign_ins: signIns }: DemoAnswer): Demo {
  return { password, signIns }
}
