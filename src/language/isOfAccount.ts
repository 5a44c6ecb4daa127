import type { PropertyDefinition } from './portal.ts'

/** Cells that show a moment where the account is, wherever it is read. */
const cells: ReadonlySet<string> = new Set(['date', 'account-time'])

/** Whether a moment belongs to the calendar of the account, so that filters by it count the account's days. */
export function isOfAccount(property: PropertyDefinition | undefined): boolean {
  return property?.format === 'date-time' && cells.has(property.cell)
}
