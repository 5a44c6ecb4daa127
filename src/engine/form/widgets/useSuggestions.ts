import { useMemo, useState } from 'react'
import type { FieldWidgetProps } from '../../registry/contract.ts'
import type { ReferenceDefinition } from '../../../language/portal.ts'
import { keyOfOption, labelOfOption } from './referenceRequest.ts'
import { useReferenceOptions } from './useReferenceOptions.ts'

interface Suggestions {
  /** Values, in the order of the API. */
  values: string[]
  /** What is shown for one. */
  labelOf: (value: string) => string
  /** Asks the API, from the first time somebody looks. */
  ask: () => void
}

/**
 * Values of the API that a field may take beside what is typed, as its options say; none without them or where the
 * person may not see them.
 */
export function useSuggestions(options: FieldWidgetProps<never>['options'], typed: string): Suggestions {
  const [asks, setAsks] = useState(false)
  const { from, items, value, label } = options
  const reference = useMemo((): ReferenceDefinition | undefined => {
    if (typeof from !== 'string' || typeof items !== 'string') return undefined
    if (typeof value !== 'string' || typeof label !== 'string') return undefined
    const empty = { text: 'portal:form-no-match' }
    return { get: from, query: {}, items, key: value, label, search: 'search', pick: {}, empty }
  }, [from, items, value, label])
  const found = useReferenceOptions(reference, asks ? reference?.get : undefined, typed)
  const labels = useMemo(
    () =>
      new Map(
        found.options.flatMap((option) =>
          reference ? [[keyOfOption(reference, option), labelOfOption(reference, option, String)]] : [],
        ),
      ),
    [found.options, reference],
  )
  return {
    values: [...labels.keys()],
    labelOf: (each) => labels.get(each) ?? each,
    ask: () => setAsks(true),
  }
}
