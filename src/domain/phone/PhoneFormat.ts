/** One way to group the digits after a calling code: their pattern, its replacement, and the pattern they start with. */
export type PhoneFormat = readonly [pattern: string, shown: string, leadingDigits: string]
