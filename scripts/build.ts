import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'

/** Builds the browser's part into dist/, and compresses it once so that no request has to. */
const root = resolve(import.meta.dirname, '..')
await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
await compressFolder(join(root, 'dist'))
if (process.env['PATCHBAY_GALLERY'] === '1') await buildGallery()

/** The gallery is a page of its own, in a folder of its own: nothing of it is in what account holders load. */
async function buildGallery(): Promise<void> {
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      outDir: join(root, 'dist-gallery'),
      assetsDir: 'gallery/assets',
      copyPublicDir: false,
      rolldownOptions: { input: join(root, 'src/app/gallery.html') },
    },
  })
}

async function compressFolder(folder: string): Promise<void> {
  const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt'])
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(text, { params }),
    promisify(gzip)(text, { level: 9 }),
  ])
  if (brotli.length < text.length) await writeFile(`${file}.br`, brotli)
  if (zipped.length < text.length) await writeFile(`${file}.gz`, zipped)
}
