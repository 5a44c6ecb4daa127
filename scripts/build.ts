import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { build as Build } from 'vite'
import { hashBuildInputs } from './buildInputs.ts'

/** Builds the pages into dist/ and compresses them once, so that no request has to. `--if-changed` skips a build of the same inputs. */
const root = resolve(import.meta.dirname, '..')
const withGallery = process.env['PATCHBAY_GALLERY'] === '1'
const hash = hashBuildInputs(root)
const ifChanged = process.argv.includes('--if-changed')
if (!ifChanged || !isBuilt('dist') || (withGallery && !isBuilt('dist-gallery'))) {
  if (ifChanged) console.error('Building the pages ...')
  const { build } = await import('vite')
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
  await compressFolder(join(root, 'dist'))
  await buildDrawing(build)
  if (withGallery) await buildGallery(build)
  // Written last: an interrupted build leaves none.
  for (const folder of withGallery ? ['dist', 'dist-gallery'] : ['dist'])
    await writeFile(hashFile(folder), hash)
}

function hashFile(folder: string): string {
  return join(root, folder, '.inputs')
}

function isBuilt(folder: string): boolean {
  return existsSync(hashFile(folder)) && readFileSync(hashFile(folder), 'utf8') === hash
}

/** The portal as the server draws it ahead, with all its libraries: an installation for production alone lacks them. */
async function buildDrawing(build: typeof Build): Promise<void> {
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'src/app/draw.ts'),
      outDir: join(root, 'dist/server'),
      copyPublicDir: false,
      minify: true,
    },
  })
}

/** The gallery is a page of its own, in a folder of its own: nothing of it is in what account holders load. */
async function buildGallery(build: typeof Build): Promise<void> {
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
