import type { ApiClient } from '../registry/apiClient.ts'
import type { ReferenceDefinition } from '../../language/portal.ts'
import { sameJson } from '../../shared/sameJson.ts'
import type { FormStore } from './createFormStore.ts'
import {
  keyOfOption,
  labelOfOption,
  optionOfValue,
  pickValue,
  readOptions,
  referenceAddress,
} from './widgets/referenceRequest.ts'

const MOST = 100

/**
 * What a form that was restored says of chosen records is from when they were chosen: asks for what is so now. A record
 * that can't be asked for, or is no longer offered, stays as it was.
 */
export async function renewReferences(
  store: FormStore,
  api: Pick<ApiClient, 'get'>,
  signal: AbortSignal,
): Promise<void> {
  const rules = Object.entries(store.entity.rules.fields)
  await Promise.all(
    rules.map(async ([path, { reference }]) => {
      const address = reference && saysMore(reference) && referenceAddress(reference, store.scope())
      const option = reference && chosenOption(reference, store.get(path))
      if (!address || !option) return
      const search = reference.search && { [reference.search]: labelOfOption(reference, option, String) }
      const query = { per_page: MOST, ...search }
      const body = await api.get<unknown>(address, { query, signal, fallback: false }).catch(() => undefined)
      const key = keyOfOption(reference, option)
      const found = readOptions(reference, body, 1).options.find(
        (each) => keyOfOption(reference, each) === key,
      )
      const chosen = chosenOption(reference, store.get(path))
      // Something else may have been chosen meanwhile.
      if (signal.aborted || !found || !chosen || keyOfOption(reference, chosen) !== key) return
      const now = pickValue(reference, found)
      if (!sameJson(now, store.get(path))) store.renew(path, now)
    }),
  )
}

/** More than what it is called. */
function saysMore({ pick, key, label }: ReferenceDefinition): boolean {
  return Object.values(pick).some((source) => source !== key && source !== label)
}

function chosenOption(reference: ReferenceDefinition, value: unknown) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return optionOfValue(reference, value)
}
