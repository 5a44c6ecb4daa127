/** How a person sees the chart of a list; kept by the server for that person. */
export interface ChartChoice {
  isOpen: boolean
  /** Id of the statistic that was chosen last. */
  value?: string
}

/** Of any shape: it was stored by some version of the portal. */
export function readChartChoice(stored: unknown): ChartChoice {
  if (typeof stored !== 'object' || stored === null) return { isOpen: true }
  const { isOpen, value } = stored as Record<string, unknown> // just checked
  return { isOpen: isOpen !== false, ...(typeof value === 'string' && { value }) }
}
