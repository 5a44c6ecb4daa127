import { senderUse } from './senderUse.ts'
import type { SelectedSender, Sender } from './Sender.ts'

/** Adds or removes one Sender ID; the order of choosing is kept. */
export function toggled(selected: readonly SelectedSender[], sender: Sender): SelectedSender[] {
  const rest = selected.filter(({ id }) => id !== sender.id)
  return rest.length < selected.length ? rest : [...selected, { id: sender.id, title: sender.title }]
}

/** The usable ones among the rows on screen. */
export function usableAmong(rows: readonly Sender[], countryCode: string): Sender[] {
  return rows.filter((sender) => senderUse(sender, countryCode).because === undefined)
}

/** Chooses all usable rows, or, when all are chosen, none of them; choices outside the rows stay. */
export function toggledAll(
  selected: readonly SelectedSender[],
  rows: readonly Sender[],
  countryCode: string,
): SelectedSender[] {
  const usable = usableAmong(rows, countryCode)
  const chosen = new Set(selected.map(({ id }) => id))
  const missing = usable.filter(({ id }) => !chosen.has(id))
  if (missing.length > 0) return [...selected, ...missing.map(({ id, title }) => ({ id, title }))]
  const ids = new Set(usable.map(({ id }) => id))
  return selected.filter(({ id }) => !ids.has(id))
}
