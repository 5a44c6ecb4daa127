import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const packageFile = createRequire(import.meta.url).resolve('country-flag-icons/package.json')
const source = join(dirname(packageFile), '3x2')

/** Country flags as files of the site, `/flags/GB.svg`: the browser fetches only those it shows. */
export function flags(): Plugin {
  return {
    name: 'flags',
    configureServer(server) {
      server.middlewares.use('/flags', (request, response, next) => {
        const file = /^\/([A-Z]{2}\.svg)$/.exec(request.url ?? '')?.[1]
        if (file === undefined || !readdirSync(source).includes(file)) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(readFileSync(join(source, file)))
      })
    },
    generateBundle({ dir = '' }) {
      // The gallery shows those of the portal.
      if (dir.endsWith('dist-gallery')) return
      for (const file of readdirSync(source)) {
        if (!/^[A-Z]{2}\.svg$/.test(file)) continue
        this.emitFile({
          type: 'asset',
          fileName: `flags/${file}`,
          source: readFileSync(join(source, file), 'utf8'),
        })
      }
    },
  }
}
