import { describe, expect, it } from 'vitest'
import { emitTokensCss } from '../../../../src/app/theme/emitTokensCss.ts'
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
