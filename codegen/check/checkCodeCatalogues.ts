import type { SharedModel } from '../Model.ts'
import type { Report } from './Report.ts'

/** The catalogues that code reads by name exist, so that removing one is reported. */
export function checkCodeCatalogues(model: SharedModel, report: Report): void {
  if (model.broken.has('catalogue')) return
  const known = [...model.catalogues.keys()]
  for (const [index, name] of (model.registry.value.catalogues ?? []).entries()) {
    if (model.catalogues.has(name)) continue
    const aim = { among: { name, names: known } }
    const problem = `no catalogue "${name}", which code reads`
    report(model.registry, ['catalogues', index], 'unknown-catalogue', problem, aim)
  }
}
