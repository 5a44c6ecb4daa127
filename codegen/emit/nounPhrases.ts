/** How sentences of the API's description name the records of a resource. */
export interface NounPhrases {
  /** `invoice line` */
  bare: string
  /** `an invoice line`; of what there is one of, `the recording settings` */
  one: string
  /** `invoice lines` */
  many: string
}

/**
 * @param title of the entity, as English writes it: `Invoice line`, `SMS template`
 * @param known `single` where an account has exactly one, `plural` false where the noun has none, such as usage
 */
export function nounPhrases(
  title: string,
  { single, plural }: { single: boolean; plural: boolean },
): NounPhrases {
  // An abbreviation keeps its capitals, and so does a name with one, such as Sender ID.
  const bare = title.replace(/^[A-Z](?=[a-z-]+(?! [A-Z]{2})\b)/, (first) => first.toLowerCase())
  if (single) return { bare, one: `the ${bare}`, many: bare }
  return plural
    ? { bare, one: `${article(bare)} ${bare}`, many: pluralOf(bare) }
    : { bare, one: bare, many: bare }
}

/** By the sound: of letters read one by one, A, E, F, H, I, L, M, N, O, R, S and X begin with a vowel; SIP is read as a word. */
function article(noun: string): 'a' | 'an' {
  const [word = ''] = noun.split(' ')
  if (/^[A-Z]{2,}/.test(word)) return /^(?!SIP)[AEFHILMNORSX]/.test(word) ? 'an' : 'a'
  return /^(?!us[aei]|uni[^n])[aeiou]/i.test(word) ? 'an' : 'a'
}

function pluralOf(noun: string): string {
  const [, head, rest] = /^(.+?)( in .+)$/.exec(noun) ?? []
  if (head !== undefined && rest !== undefined) return pluralOf(head) + rest
  if (noun.includes(' and ')) return noun.split(' and ').map(pluralOf).join(' and ')
  if (/\bperson$/.test(noun)) return noun.replace(/person$/, 'people')
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies')
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}
