import { useMemo } from 'react'
import { choicesOf, hintsOf, isOffered } from '../../../../language/index.ts'
import { getPath } from '../../../../shared/paths.ts'
import { usePortal } from '../../../registry/portalContext.ts'
import type { FieldWidgetProps } from '../../../registry/contract.ts'
import { useForm } from '../../FormContext.ts'
import { useChoices } from '../useChoices.ts'
import type { Choice } from '../useChoices.ts'
import { useFormReads } from './useFormReads.ts'
import { useHintText } from './useHintText.ts'

/** A value with what rules say of it now. */
export interface OfferedChoice extends Choice {
  isClosed: boolean
  /** Why it is closed, and the hints. */
  note: string
}

/** The values that a field shows; what is stored or chosen is never closed. */
export function useOfferedChoices({
  property,
  form,
  path,
  value,
}: Pick<FieldWidgetProps<string | number>, 'property' | 'form' | 'path' | 'value'>): OfferedChoice[] {
  const { t } = usePortal()
  const { store } = useForm()
  const choices = useChoices(property)
  const rules = choicesOf(form.entity, path)
  const hintText = useHintText(rules?.hints)
  const asked = useFormReads(rules?.enabledWhen, ...(rules?.hints ?? []).map(({ when }) => when))
  return useMemo(() => {
    const scope = store.scope()
    const stored = getPath(scope['row'], path)
    const isClosedNow = ({ value: each, option }: Choice): boolean =>
      each !== stored && each !== value && !isOffered(rules, option, scope)
    const shown = rules?.hides ? choices.filter((choice) => !isClosedNow(choice)) : choices
    return shown.map((choice) => {
      const isClosed = isClosedNow(choice)
      const reason = isClosed && rules?.because !== undefined ? [t(rules.because)] : []
      const hints = hintsOf(rules, choice.option, scope).map((hint) => hintText(hint, choice))
      return { ...choice, isClosed, note: [...reason, ...hints].join(' ') }
    })
    // its form is read where conditions ask for it
    // oxlint-disable-next-line react/exhaustive-deps
  }, [choices, rules, store, path, value, t, hintText, asked])
}
