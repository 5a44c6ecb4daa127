import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { emitChartColorsCss, emitTokensCss } from '../../../../src/app/theme/emitTokensCss.ts'
import { tokens } from '../../../../src/app/theme/tokens.ts'
import type { ColorTokens } from '../../../../src/app/theme/tokens.ts'

/** Relative luminance and contrast by WCAG 2.2. */
function contrast(left: string, right: string): number {
  const [light, dark] = [luminance(left), luminance(right)].toSorted((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

const text: [foreground: keyof ColorTokens, background: keyof ColorTokens][] = [
  ...(['canvas', 'surface', 'raised', 'hover', 'selected', 'neutralSoft'] as const).map(
    (on) => ['text', on] as const,
  ),
  ...(['canvas', 'surface', 'raised', 'hover', 'neutralSoft'] as const).map((on) => ['muted', on] as const),
  ...(['canvas', 'surface', 'raised', 'hover', 'selected', 'accentSoft'] as const).map(
    (on) => ['accent', on] as const,
  ),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ...(['success', 'warning', 'danger', 'info', 'neutral'] as const).flatMap(
    (tone) =>
      [
        [tone, 'surface'],
        [tone, `${tone}Soft`],
      ] as [keyof ColorTokens, keyof ColorTokens][],
  ),
].map(([foreground, background]) => [foreground as keyof ColorTokens, background as keyof ColorTokens]) // literals above

describe.each(['light', 'dark'] as const)('the %s colors', (scheme) => {
  const color = tokens.colors[scheme]

  it.each(text)('give %s on %s a contrast of at least 4.5', (foreground, background) => {
    expect(contrast(color[foreground], color[background])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['surface', 'canvas', 'raised'] as const)(
    'give controls and focus rings a contrast of at least 3 on the %s',
    (on) => {
      expect(contrast(color.controlBorder, color[on])).toBeGreaterThanOrEqual(3)
      expect(contrast(color.focus, color[on])).toBeGreaterThanOrEqual(3)
    },
  )
})

/** What is seen with all cones, and without those for long, medium and short waves (Machado, Oliveira, Fernandes 2009). */
const vision = {
  trichromats: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopes: [0.152, 1.053, -0.205, 0.115, 0.786, 0.099, -0.004, -0.048, 1.052],
  deuteranopes: [0.367, 0.861, -0.228, 0.28, 0.673, 0.047, -0.012, 0.043, 0.969],
  tritanopes: [1.256, -0.077, -0.179, -0.078, 0.931, 0.148, 0.005, 0.691, 0.304],
}

type Triple = [number, number, number]

function times(matrix: number[], [x, y, z]: Triple): Triple {
  const row = (at: number) => matrix[at]! * x + matrix[at + 1]! * y + matrix[at + 2]! * z
  return [row(0), row(3), row(6)]
}

/** Where a color is in Oklab, in which distances are those that people see. */
function seen(hex: string, matrix: number[]): Triple {
  const linear = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as Triple // of three
  const inside = times(matrix, linear).map((each) => Math.min(1, Math.max(0, each))) as Triple // likewise
  const cones = times([0.4122, 0.5363, 0.0514, 0.2119, 0.6807, 0.1074, 0.0883, 0.2817, 0.63], inside).map(
    Math.cbrt,
  ) as Triple // likewise
  return times([0.2105, 0.7936, -0.0041, 1.978, -2.4286, 0.4506, 0.0259, 0.7828, -0.8087], cones)
}

describe.each(['light', 'dark'] as const)('the %s colors of charts', (scheme) => {
  const color = tokens.colors[scheme]
  const series = tokens.chartColors[scheme]
  const drawn = [...series, color.controlBorder]

  it('stand out from the surface', () => {
    expect(series).toHaveLength(8)
    for (const hex of series) expect(emitChartColorsCss()).toContain(hex)
    for (const hex of drawn) expect([hex, contrast(hex, color.surface) >= 3]).toEqual([hex, true])
  })

  it.each(Object.entries(vision))('differ for %s', (_who, matrix) => {
    const places = drawn.map((hex) => seen(hex, matrix))
    for (const [index, left] of places.entries())
      for (const [other, right] of places.slice(0, index).entries()) {
        const distance = Math.hypot(...left.map((each, axis) => each - right[axis]!))
        expect([drawn[index], drawn[other], distance > 0.09]).toEqual([drawn[index], drawn[other], true])
      }
  })
})

describe('the style sheet', () => {
  const css = emitTokensCss()

  it('defines every color in both schemes', () => {
    for (const scheme of ['light', 'dark'] as const) {
      for (const value of Object.values(tokens.colors[scheme])) expect(css).toContain(value)
    }
    expect(css).toContain('--color-control-border: #868e9c;')
  })

  it('follows the system until a theme is chosen, and honors reduced motion', () => {
    expect(css).toMatch(/prefers-color-scheme: dark\) \{\s*:root:not\(\[data-theme\]\)/)
    expect(css).toMatch(/prefers-reduced-motion: reduce\) \{\s*:root \{\s*--motion-quick: 0ms;/)
  })
})

describe('stylesheets', () => {
  const files = globSync('src/**/*.{css,ts,tsx}').map((file) => [file, readFileSync(file, 'utf8')] as const)
  const declared = new Set(
    [emitTokensCss(), emitChartColorsCss(), ...files.map(([, text]) => text)].flatMap((text) =>
      [...text.matchAll(/(?<!var\()(--[\w-]+)/g)].map(([, name]) => name),
    ),
  )

  it('ask for no variable that is declared nowhere', () => {
    const unknown = files.flatMap(([file, text]) =>
      [...text.matchAll(/var\((--[\w-]+)[,)]/g)]
        .filter(([, name = '']) => !declared.has(name) && !name.startsWith('--mui-'))
        .map(([, name]) => `${file}: ${name}`),
    )
    expect(unknown).toEqual([])
  })
})
