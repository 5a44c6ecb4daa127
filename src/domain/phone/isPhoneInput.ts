/** The rule of every phone number field: an optional plus followed by digits only. */
export function isPhoneInput(text: string): boolean {
  return /^\+?\d+$/.test(text)
}
