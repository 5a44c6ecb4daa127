import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Text of every JSON file below a folder, by its path with forward slashes, sorted. */
export async function readTexts(folder: string): Promise<Map<string, string>> {
  const paths = (await readdir(folder, { recursive: true }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json'))
    .sort()
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')))
  return new Map(paths.map((path, index) => [path, texts[index] ?? '']))
}
