import { markSettled } from '../../shared/settledValue.ts'

let loading: Promise<(number: string) => string> | undefined

/** The formats of phone numbers are fetched when a screen first shows one. */
export function loadPhoneFormat(): Promise<(number: string) => string> {
  loading ??= markSettled(load())
  return loading
}

async function load(): Promise<(number: string) => string> {
  try {
    const { formatPhoneNumber } = await import('../../domain/phone/formatPhoneNumber.ts')
    return formatPhoneNumber
  } catch (cause) {
    loading = undefined
    throw cause
  }
}
