import { usePhoneFormat } from '../../../engine/registry/usePhoneFormat.ts'

/** Groups the phone numbers in a text as their countries do. */
export function useGroupedPhones(): (text: string) => string {
  const phone = usePhoneFormat(true)
  return (text) => text.replaceAll(/\+\d{7,15}/g, phone)
}
