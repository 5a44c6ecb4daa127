import type { Plugin } from 'vite'
import { noteEarlyPress } from '../../src/app/start/noteEarlyPress.ts'

const name = 'early-press.js'

/**
 * Gives the page a script that notes what is pressed before the page lives. It is a file, as the content policy allows
 * no inline code, and the first that the browser asks for; nothing waits for it.
 */
export function earlyPress(): Plugin {
  const script = `(${noteEarlyPress.toString()})()\n`
  let url = `/${name}`
  return {
    name: 'early-press',
    configureServer(server) {
      server.middlewares.use(url, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(script)
      })
    },
    generateBundle() {
      url = `/${this.getFileName(this.emitFile({ type: 'asset', name, source: script }))}`
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'script',
          attrs: { src: url, async: true, fetchpriority: 'high', nonce: '__CSP_NONCE__' },
          injectTo: 'head-prepend',
        },
      ],
    },
  }
}
