import { appearanceCookie } from '../../shared/headStart.ts'
import { chosen, onChange } from '../preferences/chosen.ts'
import { whenIdle } from '../start/whenIdle.ts'

const aYear = 365 * 86_400

/** Shows the chosen theme and density from now on. Call it before anything that reads them. */
export function followAppearance(): void {
  show()
  onChange(show)
}

/**
 * Marks `<html>`, and notes the choice for the server, which marks the next page before it is painted. Where nobody has
 * chosen, the style sheet follows the system until this runs.
 */
function show(): void {
  const theme = oneOf(['light', 'dark'], chosen('theme')) ?? 'system'
  const density = oneOf(['compact'], chosen('density')) ?? 'comfortable'
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.setAttribute('data-theme', theme === 'system' ? system : theme)
  document.documentElement.setAttribute('data-density', density)
  whenIdle(() => {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${appearanceCookie}=${theme}.${density}; Path=/; Max-Age=${aYear}; SameSite=Strict${secure}`
  })
}

function oneOf<Name extends string>(names: Name[], value: string | null): Name | undefined {
  return names.find((name) => name === value)
}
