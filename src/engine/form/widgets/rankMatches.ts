/**
 * What contains the typed text: first what begins with it, then what has a word that does, then the rest.
 * Case and accents do not matter; within a rank the order stays.
 */
export function rankMatches<Option>(
  options: readonly Option[],
  typed: string,
  textOf: (option: Option) => string,
): Option[] {
  const sought = plain(typed.trim())
  if (sought === '') return [...options]
  const ranks: [Option[], Option[], Option[]] = [[], [], []]
  for (const option of options) {
    const rank = rankOf(plain(textOf(option)), sought)
    if (rank !== undefined) ranks[rank].push(option)
  }
  return ranks.flat()
}

function rankOf(text: string, sought: string): 0 | 1 | 2 | undefined {
  if (text.startsWith(sought)) return 0
  for (let at = text.indexOf(sought); at > 0; at = text.indexOf(sought, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return 1
  return text.includes(sought) ? 2 : undefined
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}
