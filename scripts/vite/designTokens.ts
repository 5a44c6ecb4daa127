import type { Plugin } from 'vite'
import { emitChartColorsCss, emitTokensCss } from '../../src/app/theme/emitTokensCss.ts'

/** Gives the page its design tokens as a style sheet (`virtual:design-tokens.css`). */
export function designTokens(): Plugin {
  return virtualStyles('design-tokens', emitTokensCss)
}

/** The colors of charts as a style sheet of their own (`virtual:chart-colors.css`), for those who see a chart. */
export function chartColors(): Plugin {
  return virtualStyles('chart-colors', emitChartColorsCss)
}

function virtualStyles(name: string, emit: () => string): Plugin {
  const file = `virtual:${name}.css`
  return {
    name,
    resolveId: (id) => (id === file ? `\0${file}` : undefined),
    load: (id) => (id === `\0${file}` ? emit() : undefined),
  }
}
