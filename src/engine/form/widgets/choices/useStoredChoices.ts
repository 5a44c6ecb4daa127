import { useMemo } from 'react'
import type { PropertyDefinition, ReferenceDefinition } from '../../../../language/portal.ts'
import { getPath } from '../../../../shared/paths.ts'
import { usePhoneFormat } from '../../../registry/usePhoneFormat.ts'
import { useForm } from '../../FormContext.ts'
import { chosenOf } from './useChoiceOptions.ts'
import type { Choice } from './useChoiceOptions.ts'

interface StoredChoices {
  /** The items of the stored record, by key. */
  before: ReadonlyMap<string, Choice>
  /** Those that are no longer chosen. */
  left: Choice[]
}

/** What was chosen when the record was stored; nothing while it is created. */
export function useStoredChoices(
  property: PropertyDefinition,
  reference: ReferenceDefinition | undefined,
  path: string,
  chosen: readonly Choice[],
): StoredChoices {
  const { store } = useForm()
  const { row } = store.scope()
  const phone = usePhoneFormat(reference?.labelFormat === 'phone')
  const before = useMemo(() => {
    const stored = getPath(row, path)
    const items: unknown[] = Array.isArray(stored) ? stored : []
    const choices = items.map((item) => chosenOf(property, reference, phone, item))
    return new Map(choices.map((choice) => [choice.key, choice]))
  }, [row, path, phone, property, reference])
  const left = useMemo(() => {
    const now = new Set(chosen.map(({ key }) => key))
    return [...before.values()].filter(({ key }) => !now.has(key))
  }, [before, chosen])
  return { before, left }
}
