import type { Model, ModuleModel } from '../Model.ts'
import type { Report } from './Report.ts'

/** A page shows at most one list: filters, sorting and page stand in the address, and there is only one address. */
export function checkPages(_model: Model, module: ModuleModel, report: Report): void {
  for (const file of module.pages) {
    const lists = [...file.value.blocks.entries()].filter(([, block]) => block.kind === 'list')
    for (const [index] of lists.slice(1)) {
      report(file, ['blocks', index, 'kind'], 'second-list', 'a page has at most one list')
    }
  }
}
