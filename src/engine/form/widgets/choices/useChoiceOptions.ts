import { use, useMemo } from 'react'
import type { ChoiceOption } from '../../../../language/index.ts'
import type {
  CatalogueItem,
  JsonValue,
  PropertyDefinition,
  ReferenceDefinition,
} from '../../../../language/portal.ts'
import { usePortal } from '../../../registry/portalContext.ts'
import { useForm, useFormSelector } from '../../FormContext.ts'
import {
  keyOfOption,
  labelOfOption,
  optionOfValue,
  pickValue,
  referenceAddress,
} from '../referenceRequest.ts'
import { useReferenceOptions } from '../useReferenceOptions.ts'
import type { ReferenceOptions } from '../useReferenceOptions.ts'

/** One of the values that can be chosen. */
export interface Choice {
  key: string
  text: string
  /** What is stored of it. */
  value: unknown
  /** What conditions read of it. */
  option: ChoiceOption
}

export interface Choices {
  all: Choice[]
  /** The chosen ones, also those that are no longer offered. */
  chosen: Choice[]
  /** How a reference is loading; undefined for options that are at hand. */
  loading: ReferenceOptions | undefined
}

/** What a list is chosen from: the enum or catalogue of its items (suspends), or its reference. */
export function useChoiceOptions(
  property: PropertyDefinition,
  reference: ReferenceDefinition | undefined,
  value: unknown[],
  search: string,
): Choices {
  const { t, loadCatalogue } = usePortal()
  const { store } = useForm()
  const address = useFormSelector(store, () =>
    reference ? referenceAddress(reference, store.scope()) : undefined,
  )
  const loading = useReferenceOptions(reference, address, search)
  const { items } = property
  const entries = items?.catalogue === undefined ? undefined : use(loadCatalogue(items.catalogue))
  const all = useMemo(() => {
    if (reference) return loading.options.map((option) => ofRecord(reference, option))
    return entries ? entries.map(ofCatalogue) : (items?.enum ?? []).map((each) => ofEnum(each))
    function ofEnum(each: string | number): Choice {
      const text = items?.enumTexts?.[String(each)]
      return { key: String(each), text: text ? t(text) : String(each), value: each, option: { value: each } }
    }
  }, [reference, loading.options, entries, items, t])
  const chosen = useMemo(() => {
    const known = new Map(all.map((choice) => [choice.key, choice]))
    return value.map((each) => {
      const own = reference
        ? ofRecord(reference, optionOfValue(reference, Object(each) as object), each)
        : { key: String(each), text: String(each), value: each, option: {} }
      const choice = known.get(own.key)
      // What is stored stays as it is.
      return choice ? { ...choice, value: each } : own
    })
  }, [all, value, reference])
  return { all, chosen, loading: reference && loading }
}

function ofRecord(reference: ReferenceDefinition, option: Record<string, unknown>, value?: unknown): Choice {
  return {
    key: keyOfOption(reference, option),
    text: labelOfOption(reference, option),
    value: value ?? pickValue(reference, option),
    // An answer of the API is JSON.
    option: option as Record<string, JsonValue>,
  }
}

function ofCatalogue(item: CatalogueItem): Choice {
  return { key: item.value, text: item.text, value: item.value, option: item }
}
