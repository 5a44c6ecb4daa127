import type { Plugin } from 'vite'
import { appearanceKeys, applyStoredAppearance } from '../../src/app/theme/applyStoredAppearance.ts'
import { noteEarlyPress } from '../../src/app/start/noteEarlyPress.ts'
import { emitChartColorsCss, emitTokensCss } from '../../src/app/theme/emitTokensCss.ts'

const cssName = 'virtual:design-tokens.css'
const chartName = 'virtual:chart-colors.css'
const scriptName = 'appearance.js'

/**
 * Gives the page its design tokens as a style sheet (`virtual:design-tokens.css`), and a small blocking script
 * that marks `<html>` with the chosen theme before the first paint and notes what is pressed before the page lives. Both are files: the content policy allows no inline code.
 */
export function designTokens(): Plugin {
  const script = `(${applyStoredAppearance.toString()})(${JSON.stringify(appearanceKeys)});(${noteEarlyPress.toString()})()\n`
  let scriptUrl = `/${scriptName}`
  return {
    name: 'design-tokens',
    resolveId: (id) => (id === cssName ? `\0${cssName}` : undefined),
    load: (id) => (id === `\0${cssName}` ? emitTokensCss() : undefined),
    configureServer(server) {
      server.middlewares.use(scriptUrl, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(script)
      })
    },
    generateBundle() {
      const file = this.emitFile({ type: 'asset', name: scriptName, source: script })
      scriptUrl = `/${this.getFileName(file)}`
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'script', attrs: { src: scriptUrl, nonce: '__CSP_NONCE__' }, injectTo: 'head-prepend' },
      ],
    },
  }
}

/** The colors of charts as a style sheet of their own (`virtual:chart-colors.css`), for those who see a chart. */
export function chartColors(): Plugin {
  return {
    name: 'chart-colors',
    resolveId: (id) => (id === chartName ? `\0${chartName}` : undefined),
    load: (id) => (id === `\0${chartName}` ? emitChartColorsCss() : undefined),
  }
}
