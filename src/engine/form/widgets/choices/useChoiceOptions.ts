import { use, useMemo } from 'react'
import { chosenItem } from '../../../../language/index.ts'
import type { ChoiceOption } from '../../../../language/index.ts'
import type {
  CatalogueItem,
  JsonValue,
  PropertyDefinition,
  ReferenceDefinition,
} from '../../../../language/portal.ts'
import { usePortal } from '../../../registry/portalContext.ts'
import { getPath } from '../../../../shared/paths.ts'
import { useForm, useFormSelector } from '../../FormContext.ts'
import {
  keyOfOption,
  labelOfOption,
  optionOfValue,
  pickValue,
  referenceAddress,
} from '../referenceRequest.ts'
import { usePhoneFormat } from '../../../registry/usePhoneFormat.ts'
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
  const phone = usePhoneFormat(reference?.labelFormat === 'phone')
  const loading = useReferenceOptions(reference, address, search)
  const { name, property: item } = chosenItem(property) ?? {}
  const entries = item?.catalogue === undefined ? undefined : use(loadCatalogue(item.catalogue))
  const all = useMemo(() => {
    if (reference) return loading.options.map((option) => ofRecord(reference, phone, option))
    const plain = entries ? entries.map(ofCatalogue) : (item?.enum ?? []).map((each) => ofEnum(each))
    return name === undefined ? plain : plain.map((each) => ({ ...each, value: { [name]: each.value } }))
    function ofEnum(each: string | number): Choice {
      const text = item?.enumTexts?.[String(each)]
      return { key: String(each), text: text ? t(text) : String(each), value: each, option: { value: each } }
    }
  }, [reference, loading.options, entries, item, name, phone, t])
  const chosen = useMemo(() => {
    const known = new Map(all.map((choice) => [choice.key, choice]))
    return value.map((each) => {
      const own = chosenOf(property, reference, phone, each)
      const choice = known.get(own.key)
      // What is stored stays as it is, and conditions read it.
      return choice ? { ...choice, value: each, option: { ...own.option, ...choice.option } } : own
    })
  }, [all, value, phone, property, reference])
  return { all, chosen, loading: reference && loading }
}

function ofRecord(
  reference: ReferenceDefinition,
  phone: (number: string) => string,
  option: Record<string, unknown>,
  value?: unknown,
): Choice {
  return {
    key: keyOfOption(reference, option),
    text: labelOfOption(reference, option, phone),
    value: value ?? pickValue(reference, option),
    // An answer of the API is JSON.
    option: option as Record<string, JsonValue>,
  }
}

/** A chosen item, as far as it is known without its option. */
export function chosenOf(
  property: PropertyDefinition,
  reference: ReferenceDefinition | undefined,
  phone: (number: string) => string,
  value: unknown,
): Choice {
  if (reference) return ofRecord(reference, phone, optionOfValue(reference, Object(value) as object), value)
  const { name } = chosenItem(property) ?? {}
  return ofStored(name === undefined ? value : getPath(value, [name]), value)
}

function ofStored(key: unknown, value: unknown): Choice {
  // A value of the form is JSON.
  const option = (typeof value === 'object' && value !== null ? value : {}) as ChoiceOption
  return { key: String(key), text: String(key), value, option }
}

function ofCatalogue(item: CatalogueItem): Choice {
  return { key: item.value, text: item.text, value: item.value, option: item }
}
