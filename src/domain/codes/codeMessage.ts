/** SMS Retriever reads no longer messages. */
const MOST_BYTES = 140

/**
 * The SMS that brings a code.
 * @param words with {code} where the code goes
 * @param appHash of the Android app that reads the code by itself; empty or absent without one
 * Source: Android SMS Retriever, "Construct a verification message": the hash comes last; older versions need `<#>`.
 */
export function codeMessage(words: string, code: string, appHash?: string): string {
  const text = words.replaceAll('{code}', code)
  return appHash ? `<#> ${text}\n${appHash}` : text
}

/** Whether Android reads the code of a message by itself: it has at most 140 bytes. */
export function isReadByApp(message: string): boolean {
  return new TextEncoder().encode(message).length <= MOST_BYTES
}
