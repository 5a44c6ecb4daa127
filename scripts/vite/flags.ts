import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { Plugin } from 'vite'

const packageFile = createRequire(import.meta.url).resolve('country-flag-icons/package.json')
const source = join(dirname(packageFile), '3x2')
const codes = readdirSync(source).flatMap((file) => /^([A-Z]{2})\.svg$/.exec(file)?.[1] ?? [])
const regionSource = join(import.meta.dirname, 'region-flags')
const regionCodes = readdirSync(regionSource).flatMap(
  (file) => /^([A-Z]{2}-[A-Z]{2})\.png$/.exec(file)?.[1] ?? [],
)
const allCodes = new Set([...codes, ...regionCodes])

/** Twice what `.pb-flag` shows of a picture, for dense screens. */
const pngWidth = 48

/**
 * Flags of countries and regions as files of the site, `/flags/GB.svg` and `/flags/GB.png`, `/flags/US-CA.svg`: the
 * browser fetches only those it shows.
 */
export function flags(): Plugin {
  return {
    name: 'flags',
    configureServer(server) {
      server.middlewares.use('/flags', (request, response, next) => {
        const [, code, type] = /^\/([A-Z]{2}(?:-[A-Z]{2})?)\.(svg|png)$/.exec(request.url ?? '') ?? []
        if (code === undefined || !allCodes.has(code)) return next()
        response.setHeader('Content-Type', type === 'png' ? 'image/png' : 'image/svg+xml')
        response.end(type === 'png' ? pngOf(code) : svgOf(code))
      })
    },
    generateBundle({ dir = '' }) {
      // The gallery shows those of the portal.
      if (dir.endsWith('dist-gallery')) return
      for (const code of allCodes) {
        this.emitFile({ type: 'asset', fileName: `flags/${code}.svg`, source: svgOf(code) })
        this.emitFile({ type: 'asset', fileName: `flags/${code}.png`, source: pngOf(code) })
      }
    },
  }
}

function svgOf(code: string): string {
  return isRegion(code) ? svgOfPicture(pngOf(code)) : readFileSync(join(source, `${code}.svg`), 'utf8')
}

function pngOf(code: string): Uint8Array {
  if (isRegion(code)) return readFileSync(join(regionSource, `${code}.png`))
  return new Resvg(svgOf(code), { fitTo: { mode: 'width', value: pngWidth } }).render().asPng()
}

function isRegion(code: string): boolean {
  return code.includes('-')
}

/** Width and height stand at bytes 16 and 20 of a PNG. */
function svgOfPicture(png: Uint8Array): string {
  const bytes = Buffer.from(png)
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${bytes.toString('base64')}"/></svg>`
}
