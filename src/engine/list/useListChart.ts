import type { ListDefinition } from '../../language/portal.ts'
import { usePreference } from '../data/usePreference.ts'

export interface ListChartChoice {
  isOpen: boolean
  /** Id of the statistic that was chosen last. */
  value?: string
}

/** Whether a person sees the chart of a list, and which figure of it: kept by the server for that person. */
export function useListChart({ module, id }: ListDefinition): {
  choice: ListChartChoice
  choose: (choice: ListChartChoice) => void
} {
  const { value, save } = usePreference(`list.${module}.${id}.chart`)
  return { choice: readChartChoice(value), choose: save }
}

/** Of any shape: it was stored by some version of the portal. */
export function readChartChoice(stored: unknown): ListChartChoice {
  if (typeof stored !== 'object' || stored === null) return { isOpen: true }
  const { isOpen, value } = stored as Record<string, unknown> // just checked
  return { isOpen: isOpen !== false, ...(typeof value === 'string' && { value }) }
}
