import { appearanceCookie } from '../../shared/headStart.ts'
import { chosen, onChange } from '../preferences/chosen.ts'
import { noteForServer } from '../start/noteForServer.ts'
import { whenIdle } from '../start/whenIdle.ts'

let noted: string | undefined

/** Shows the chosen theme and density from now on. Call it before anything that reads them. */
export function followAppearance(): void {
  show()
  whenIdle(note)
  onChange(() => {
    show()
    note()
  })
}

/** Where nobody has chosen, the style sheet follows the system until this marks `<html>`. */
function show(): void {
  const { theme, density } = appearance()
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.setAttribute('data-theme', theme === 'system' ? system : theme)
  document.documentElement.setAttribute('data-density', density)
}

/** For the server, which marks the next page before it is painted. */
function note(): void {
  const { theme, density } = appearance()
  const value = `${theme}.${density}`
  if (value === noted) return
  noted = value
  noteForServer(appearanceCookie, value)
}

function appearance() {
  return {
    theme: oneOf(['light', 'dark'], chosen('theme')) ?? 'system',
    density: oneOf(['compact'], chosen('density')) ?? 'comfortable',
  }
}

function oneOf<Name extends string>(names: Name[], value: string | null): Name | undefined {
  return names.find((name) => name === value)
}
