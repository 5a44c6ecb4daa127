import { useCallback, useMemo } from 'react'
import type { ChoiceHint } from '../../../../language/portal.ts'
import { cellOf } from '../../../registry/cells/cells.ts'
import { usePortal } from '../../../registry/portalContext.ts'
import { useCellContext } from '../../../registry/useCellContext.ts'
import { getPath } from '../../../../shared/paths.ts'
import type { ShownChoice } from './groupChoices.ts'

const NONE: ChoiceHint[] = []

/** Words a hint for an option: its slots are values of the option, as their cells show them. */
export function useHintText(hints = NONE): (hint: ChoiceHint, choice: Pick<ShownChoice, 'option'>) => string {
  const { t } = usePortal()
  const cells = useMemo(
    () => hints.flatMap(({ slots }) => Object.values(slots ?? {}).map(({ cell }) => cell)),
    [hints],
  )
  const contextOf = useCellContext(undefined, cells)
  return useCallback(
    ({ text, slots }, { option }) => {
      const params = Object.entries(slots ?? {}).map(([name, { path, cell }]) => {
        const value = getPath(option, [path])
        const isCount = name === 'count' && typeof value === 'number'
        return [name, isCount ? value : cellOf(cell).text(value, contextOf(''))] as const
      })
      return t(text, Object.fromEntries(params))
    },
    [t, contextOf],
  )
}
