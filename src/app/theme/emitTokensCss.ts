import { tokens } from './tokens.ts'
import type { ColorTokens } from './tokens.ts'

type Declarations = [name: string, value: string][]

/**
 * The design tokens as CSS variables: `--color-accent`, `--space-2`, `--font-size-body`, `--control-height`.
 * Colours follow `html[data-theme]`, and the system's preference until that is set; sizes follow `html[data-density]`.
 */
export function emitTokensCss(): string {
  const { light, dark } = tokens.colors
  return [
    block(':root', [
      ['color-scheme', 'light'],
      ...colors(light),
      ...fixed(),
      ...density(tokens.densities.comfortable),
    ]),
    `@media (prefers-color-scheme: dark) {\n${block(':root:not([data-theme])', [['color-scheme', 'dark'], ...colors(dark)])}}\n`,
    block(":root[data-theme='dark']", [['color-scheme', 'dark'], ...colors(dark)]),
    block(":root[data-density='compact']", density(tokens.densities.compact)),
    `@media (prefers-reduced-motion: reduce) {\n${block(
      ':root',
      motion(() => 0),
    )}}\n`,
  ].join('\n')
}

/** The colors of charts alone, by the same rules: `--color-chart1`. */
export function emitChartColorsCss(): string {
  const { light, dark } = tokens.chartColors
  const series = (hexes: string[]) =>
    hexes.map((hex, index): [string, string] => [`--color-chart${index + 1}`, hex])
  return [
    block(':root', series(light)),
    `@media (prefers-color-scheme: dark) {\n${block(':root:not([data-theme])', series(dark))}}\n`,
    block(":root[data-theme='dark']", series(dark)),
  ].join('\n')
}

function colors(scheme: ColorTokens): Declarations {
  return Object.entries(scheme).map(([name, value]) => [`--color-${kebab(name)}`, value])
}

function fixed(): Declarations {
  const { space, radius, font, layout } = tokens
  return [
    ...named('space', space, (px) => `${px}px`),
    ...named('radius', radius, (px) => `${px}px`),
    ['--font-family', font.family],
    ['--font-mono', font.mono],
    ...named('font-size', font.size, (rem) => `${rem}rem`),
    ...named('font-weight', font.weight, String),
    ...named('line-height', font.lineHeight, String),
    ...named('layout', layout, (px) => `${px}px`),
    ...motion((ms) => ms),
  ]
}

function motion(durationMs: (ms: number) => number): Declarations {
  return named('motion', tokens.motion, (ms) => `${durationMs(ms)}ms`)
}

function density(sizes: (typeof tokens.densities)[keyof typeof tokens.densities]): Declarations {
  return [
    ['--control-height', `${sizes.control}px`],
    ['--row-height', `${sizes.row}px`],
    ['--navigation-entry-height', `${sizes.navigationEntry}px`],
    ['--table-header-height', `${sizes.tableHeader}px`],
    ['--field-gap', `${sizes.fieldGap}px`],
  ]
}

function named<Value>(
  prefix: string,
  values: Record<string, Value>,
  print: (value: Value) => string,
): Declarations {
  return Object.entries(values).map(([name, value]) => [`--${prefix}-${kebab(name)}`, print(value)])
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function block(selector: string, declarations: Declarations): string {
  return `${selector} {\n${declarations.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`
}
