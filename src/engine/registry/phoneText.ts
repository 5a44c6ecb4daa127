/** A phone number as people read it; numbers are stored with or without their plus, and no country's begin with 0. */
export function phoneText(number: string, format: (number: string) => string): string {
  return format(/^[1-9]\d{6,14}$/.test(number) ? `+${number}` : number)
}
