/** What conditions and templates may read; a missing root is missing everywhere below. */
export interface Scope {
  form?: object
  /** The item of a list of the form that a rule is about. */
  item?: object
  /** In rules the stored record; there is none while one is created. */
  row?: object
  /** The record above, where the address names one. */
  parent?: object
  account: object
  config: object
  user: object
  route?: object
  /** ISO 8601 UTC. */
  now?: string
}
