import { isUtf8 } from 'node:buffer'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Text of every JSON file below a folder, by its path with forward slashes, sorted. */
export async function readTexts(folder: string): Promise<Map<string, string>> {
  const paths = (await readdir(folder, { recursive: true }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json'))
    .sort()
  const files = await Promise.all(paths.map((path) => readFile(join(folder, path))))
  return new Map(paths.map((path, index) => [path, decode(files[index] ?? Buffer.alloc(0))]))
}

/** Bytes that are no UTF-8 would be lost by writing the text back, so such a text must not parse. */
function decode(bytes: Buffer): string {
  return isUtf8(bytes) ? bytes.toString('utf8') : `\uFFFD${bytes.toString('utf8')}`
}
