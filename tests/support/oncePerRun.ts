import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of this run of the tests, which its workers share; prepareRun.ts makes and removes it. */
export function runFolder(): string {
  const folder = process.env['TEST_RUN']
  if (!folder) throw new Error('The run has no folder: start the tests with vitest')
  return folder
}

const underWay = new Map<string, Promise<string>>()

/** Makes something in the worker that needs it first; the others wait for it. @returns what `make` returned */
export function oncePerRun(name: string, make: () => Promise<string>): Promise<string> {
  const present = underWay.get(name) ?? claimOrAwait(name, make)
  underWay.set(name, present)
  return present
}

async function claimOrAwait(name: string, make: () => Promise<string>): Promise<string> {
  const file = join(runFolder(), name)
  if (claim(file)) return publish(file, await make().catch((error: unknown) => fail(file, error)))
  while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 20))
  return read(file)
}

/** The same for what is made at once. */
export function oncePerRunSync(name: string, make: () => string): string {
  const file = join(runFolder(), name)
  if (claim(file)) {
    try {
      return publish(file, make())
    } catch (error) {
      fail(file, error)
    }
  }
  const sleeper = new Int32Array(new SharedArrayBuffer(4))
  while (!existsSync(file)) Atomics.wait(sleeper, 0, 0, 20)
  return read(file)
}

function claim(file: string): boolean {
  try {
    mkdirSync(`${file}.claimed`)
    return true
  } catch {
    return false
  }
}

function publish(file: string, result: string): string {
  writeFileSync(`${file}.draft`, JSON.stringify({ result }))
  renameSync(`${file}.draft`, file)
  return result
}

function fail(file: string, error: unknown): never {
  writeFileSync(`${file}.draft`, JSON.stringify({ error: String(error) }))
  renameSync(`${file}.draft`, file)
  throw error
}

function read(file: string): string {
  const { result, error } = JSON.parse(readFileSync(file, 'utf8')) as { result?: string; error?: string } // written above
  if (result === undefined) throw new Error(`Another worker failed: ${error}`)
  return result
}
