/** What conditions and templates may read; a missing root is missing everywhere below. */
export interface Scope {
  form?: object
  row?: object
  account: object
  config: object
  user: object
  route?: object
  /** ISO 8601 UTC. */
  now?: string
}
