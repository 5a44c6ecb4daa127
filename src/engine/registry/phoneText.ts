/** A phone number as people read it; numbers are stored with or without their plus. */
export function phoneText(number: string, format: (number: string) => string): string {
  return format(/^\d{7,15}$/.test(number) ? `+${number}` : number)
}
