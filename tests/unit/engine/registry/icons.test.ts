import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('has a drawing of every icon that definitions can name', () => {
  const { icons }: { icons: object } = JSON.parse(readFileSync('definitions/registry.json', 'utf8'))
  const styles = readFileSync('src/engine/registry/icons.css', 'utf8')
  const drawn = [...styles.matchAll(/\[data-icon='([a-z-]+)'\]::before \{\n\s*clip-path: path\(/g)].map(
    ([, name]) => name,
  )
  expect(new Set(drawn).size).toBe(drawn.length)
  expect(drawn).toEqual(expect.arrayContaining(Array.isArray(icons) ? icons : Object.keys(icons)))
})
