import { appearanceCookie } from '../../../shared/headStart.ts'

const pattern = new RegExp(`(?:^|; )${appearanceCookie}=(light|dark|system)\\.(comfortable|compact)(?:;|$)`)

/**
 * A page with the appearance that its reader has chosen. Where the system decides, the style sheet follows it.
 * @param cookies the header of the request
 */
export function markAppearance(page: string, cookies = ''): string {
  const [, theme, density] = pattern.exec(cookies) ?? []
  if (theme === undefined) return page
  const marks = `${theme === 'system' ? '' : ` data-theme="${theme}"`} data-density="${density}"`
  return page.replace('<html', `<html${marks}`)
}
