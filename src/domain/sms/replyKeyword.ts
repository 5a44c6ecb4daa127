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

/**
 * What a reply asks for when it is nothing but one of the carriers' keywords, in any case.
 * YES is none of them: it may answer a question. Source: the default opt-out keywords of US carriers.
 */
export function replyKeyword(text: string): ReplyKeyword | undefined {
  const word = text.trim().toUpperCase()
  return Object.hasOwn(keywords, word) ? keywords[word] : undefined
}
