/** A line of `GET /auth/sessions`. */
export interface SessionLine {
  id: string
  kind: 'browser' | 'bearer'
  current: boolean
  created_at: string
  seen_at: string
  user_agent: string
  address: string
}
