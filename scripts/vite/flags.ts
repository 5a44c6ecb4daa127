import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { Plugin } from 'vite'

const packageFile = createRequire(import.meta.url).resolve('country-flag-icons/package.json')
const source = join(dirname(packageFile), '3x2')
const codes = readdirSync(source).flatMap((file) => /^([A-Z]{2})\.svg$/.exec(file)?.[1] ?? [])

/** Twice the width of `.pb-flag`, for dense screens. */
const pngWidth = 44

/** Country flags as files of the site, `/flags/GB.svg` and `/flags/GB.png`: the browser fetches only those it shows. */
export function flags(): Plugin {
  return {
    name: 'flags',
    configureServer(server) {
      server.middlewares.use('/flags', (request, response, next) => {
        const [, code, type] = /^\/([A-Z]{2})\.(svg|png)$/.exec(request.url ?? '') ?? []
        if (code === undefined || !codes.includes(code)) return next()
        response.setHeader('Content-Type', type === 'png' ? 'image/png' : 'image/svg+xml')
        response.end(type === 'png' ? pngOf(code) : svgOf(code))
      })
    },
    generateBundle({ dir = '' }) {
      // The gallery shows those of the portal.
      if (dir.endsWith('dist-gallery')) return
      for (const code of codes) {
        this.emitFile({ type: 'asset', fileName: `flags/${code}.svg`, source: svgOf(code) })
        this.emitFile({ type: 'asset', fileName: `flags/${code}.png`, source: pngOf(code) })
      }
    },
  }
}

function svgOf(code: string): string {
  return readFileSync(join(source, `${code}.svg`), 'utf8')
}

function pngOf(code: string): Uint8Array {
  return new Resvg(svgOf(code), { fitTo: { mode: 'width', value: pngWidth } }).render().asPng()
}
