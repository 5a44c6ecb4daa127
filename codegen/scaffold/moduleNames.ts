/** What a new module and its records are called, in every spelling the files need. */
export interface ModuleNames {
  /** `contact-lists` */
  module: string
  /** `contact-list` */
  entity: string
  /** `contact-lists`, as a path and an id of the list */
  plural: string
  /** Properties of answers and bodies: `contact_lists`, `contact_list`. */
  items: string
  item: string
  /** Permissions: `ContactLists` and `ContactListsWrite`. */
  permission: string
  /** `Contact lists`, `Contact list`, `a contact list` */
  pluralTitle: string
  title: string
  withArticle: string
}

const PATTERN = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const LONGEST = 30

/** Why a name cannot be one of a module, or undefined. */
export function nameProblem(name: string): string | undefined {
  if (name.length > LONGEST) return `is longer than ${LONGEST} characters`
  if (!PATTERN.test(name)) return 'is not lower-case words joined by hyphens, such as contact-lists'
  return undefined
}

/** @param title what people read, in the plural, such as "Contact lists"; made from the name unless given */
export function namesOf(name: string, title?: string): ModuleNames {
  const words = name.split('-')
  const last = words.at(-1) ?? ''
  const start = words.slice(0, -1)
  const singular = [...start, singularOf(last)].join('-')
  const plural = [...start, pluralOf(singularOf(last))].join('-')
  const pluralTitle = title ?? wordsOf(plural)
  const titleWords = pluralTitle.split(' ')
  const one = title
    ? [...titleWords.slice(0, -1), singularOf(titleWords.at(-1) ?? '')].join(' ')
    : wordsOf(singular)
  const inside = inSentence(one)
  return {
    module: name,
    entity: singular,
    plural,
    items: plural.replaceAll('-', '_'),
    item: singular.replaceAll('-', '_'),
    permission: plural.split('-').map(capitalize).join(''),
    pluralTitle,
    title: one,
    withArticle: `${articleOf(inside)} ${inside}`,
  }
}

const IRREGULAR: Record<string, string> = {
  child: 'children',
  foot: 'feet',
  man: 'men',
  person: 'people',
  woman: 'women',
}
/** Words that count no single thing, or end in s in the singular. */
const UNCHANGED = new Set([
  'equipment',
  'feedback',
  'hardware',
  'news',
  'series',
  'software',
  'staff',
  'stock',
])

/** `lists` → `list`, `companies` → `company`, `addresses` → `address`; a singular stays. */
export function singularOf(word: string): string {
  const lower = word.toLowerCase()
  if (UNCHANGED.has(lower)) return word
  const irregular = Object.entries(IRREGULAR).find(([, plural]) => plural === lower)
  if (irregular) return irregular[0]
  if (/(ss|us|is)$/.test(lower) || !lower.endsWith('s')) return word
  if (/[^aeiou]ies$/.test(lower) && lower.length > 4) return `${word.slice(0, -3)}y`
  if (/(ss|sh|ch|x|z|us)es$/.test(lower)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** `list` → `lists`, `company` → `companies`, `address` → `addresses` */
export function pluralOf(word: string): string {
  const lower = word.toLowerCase()
  if (UNCHANGED.has(lower)) return word
  const irregular = IRREGULAR[lower]
  if (irregular) return irregular
  if (/[^aeiou]y$/.test(lower)) return `${word.slice(0, -1)}ies`
  if (lower.endsWith('is')) return `${word.slice(0, -2)}es`
  return /(s|sh|ch|x|z)$/.test(lower) ? `${word}es` : `${word}s`
}

/** `an` before a vowel that sounds like one. */
export function articleOf(words: string): 'a' | 'an' {
  if (/^(uni([^nm]|m?form)|use|usa|euro|one\b|once|url|uuid)/i.test(words)) return 'a'
  return /^([aeiou]|hour|honest|heir|(sms|mms)\b)/i.test(words) ? 'an' : 'a'
}

/** `Contact list` → `contact list`; an abbreviation keeps its capitals. */
export function inSentence(title: string): string {
  return /^[A-Z][a-z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title
}

const ABBREVIATIONS = /\b(api|csv|did|id|ip|iban|mms|pin|sim|sip|sku|sms|url|vat)(s?)\b/g

/** `starts_at` → `Starts at`, `vat_id` → `VAT ID` */
export function wordsOf(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').toLowerCase()
  return capitalize(
    words.replaceAll(ABBREVIATIONS, (_, word: string, plural: string) => word.toUpperCase() + plural),
  )
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
