/** What a keyword asks for. */
export type ReplyKeyword = 'stop' | 'start' | 'help'

const keywords: Record<string, ReplyKeyword> = {
  STOP: 'stop',
  STOPALL: 'stop',
  UNSUBSCRIBE: 'stop',
  CANCEL: 'stop',
  END: 'stop',
  QUIT: 'stop',
  REVOKE: 'stop',
  OPTOUT: 'stop',
  START: 'start',
  UNSTOP: 'start',
  HELP: 'help',
  INFO: 'help',
}

/** Keywords that a brand has registered besides, separated by commas. */
export interface RegisteredKeywords {
  stop: string
  help: string
}

/**
 * What a reply asks for when it is nothing but one of the carriers' keywords, or of those that are registered, in any case.
 * YES is none of them: it may answer a question. Source: the default opt-out keywords of US carriers.
 */
export function replyKeyword(text: string, registered?: RegisteredKeywords): ReplyKeyword | undefined {
  const word = text.trim().toUpperCase()
  if (word === '') return undefined
  if (Object.hasOwn(keywords, word)) return keywords[word]
  if (!registered) return undefined
  return (['stop', 'help'] as const).find((asked) => wordsIn(registered[asked]).includes(word))
}

function wordsIn(list: string): string[] {
  return list.split(',').map((word) => word.trim().toUpperCase())
}
