/** What is known of one calling code beside the automaton. */
export interface CallingCodePlan {
  /** the main country first; empty for international services such as 800 */
  countries: readonly string[]
  /** the digits dialled before a national number, as a pattern; empty when there are none */
  prefixPattern: string
  /** what a matched prefix is replaced by when its last group matched; empty for plain removal */
  prefixRule: string
}

/** The numbering plans of the world as one Moore machine over the digits after the plus; state 0 is the start. */
export interface PhoneAutomatonTables {
  /** `next[state * 10 + digit]` */
  next: Uint16Array
  /** what a number that stops in a state is, as bits of `automatonClass` */
  classes: Uint16Array
  /** country codes; a class holds the index + 1 */
  countries: readonly string[]
  /** possible national lengths as a bit mask (bit 8 = eight digits), by country code or international service code */
  lengthMasks: Readonly<Record<string, number>>
  callingCodes: Readonly<Record<string, CallingCodePlan>>
}

/**
 * The bits of a state's class; the country index + 1 stands above them.
 * `mainPattern`: the general pattern of the calling code's main country matches.
 * `prefix`: the digits after the calling code start with a national prefix, which may have to be removed.
 */
export const automatonClass = { valid: 1, mainPattern: 2, prefix: 4, countryShift: 3 } as const
