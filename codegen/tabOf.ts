/** The tab a route names: one of its own module, or of another as `module/tab`. */
export function tabOf(module: string, tab: string): { module: string; id: string } {
  const [other, id] = tab.split('/')
  return id === undefined ? { module, id: tab } : { module: other ?? '', id }
}
