import { expect, it, vi } from 'vitest'
import { createDefinitionLoader } from '../../../../src/app/portal/createDefinitionLoader.ts'

function loaderOf(answers: (() => Promise<unknown>)[]) {
  const importFile = vi.fn((url: string) =>
    url ? answers.shift()!() : Promise.reject(new Error('no address')),
  )
  const onModule = vi.fn()
  const onFailure = vi.fn()
  const manifest = { modules: { things: 'abc' }, catalogues: { colours: 'def' } }
  return {
    loader: createDefinitionLoader({ manifest, importFile, onModule, onFailure }),
    importFile,
    onModule,
    onFailure,
  }
}

it('imports a module by its hash once and hands out the same promise', async () => {
  const module = { definition: { id: 'things' }, validators: {} }
  const { loader, importFile, onModule } = loaderOf([async () => module])
  const first = loader.loadModule('things')
  expect(loader.loadModule('things')).toBe(first)
  expect(await first).toBe(module)
  expect(importFile.mock.calls).toEqual([['/definitions/things.abc.js']])
  expect(onModule).toHaveBeenCalledExactlyOnceWith(module)
})

it('reads the items of a catalogue', async () => {
  const { loader, importFile } = loaderOf([async () => ({ items: [{ value: 'red', text: 'Red' }] })])
  expect(await loader.loadCatalogue('colours')).toEqual([{ value: 'red', text: 'Red' }])
  expect(importFile).toHaveBeenCalledWith('/definitions/catalogue-colours.def.js')
})

it('reports a failed load and tries again on the next call', async () => {
  const { loader, onFailure } = loaderOf([
    () => Promise.reject(new TypeError('gone')),
    async () => ({ items: [] }),
  ])
  await expect(loader.loadCatalogue('colours')).rejects.toThrow('gone')
  expect(onFailure).toHaveBeenCalledOnce()
  expect(await loader.loadCatalogue('colours')).toEqual([])
})

it('refuses what is not published', async () => {
  const { loader } = loaderOf([])
  await expect(loader.loadModule('unknown')).rejects.toThrow('unknown')
  await expect(loader.loadCatalogue('unknown')).rejects.toThrow('unknown')
})
