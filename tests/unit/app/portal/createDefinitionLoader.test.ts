import { expect, it, vi } from 'vitest'
import type { CompiledModule } from '../../../../src/language/portal.ts'
import { createDefinitionLoader } from '../../../../src/app/portal/createDefinitionLoader.ts'

function loaderOf(answers: (() => Promise<unknown>)[]) {
  const importFile = vi.fn((url: string) =>
    url ? answers.shift()!() : Promise.reject(new Error('no address')),
  )
  const onModule = vi.fn((module: CompiledModule) => module)
  const onFailure = vi.fn()
  return {
    loader: createDefinitionLoader({ importFile, onModule, onFailure }),
    importFile,
    onModule,
    onFailure,
  }
}

it('imports a module by hash once and returns the same promise', async () => {
  const module = { definition: { id: 'things' }, validators: {} }
  const { loader, importFile, onModule } = loaderOf([async () => module])
  const first = loader.loadModule('things', 'abc')
  expect(loader.loadModule('things', 'abc')).toBe(first)
  expect(await first).toBe(module)
  expect(importFile.mock.calls).toEqual([['/definitions/things.abc.js']])
  expect(onModule).toHaveBeenCalledExactlyOnceWith(module, 'abc')
})

it('reads catalog items', async () => {
  const { loader, importFile } = loaderOf([async () => ({ items: [{ value: 'red', text: 'Red' }] })])
  expect(await loader.loadCatalogue('colours', 'def')).toEqual([{ value: 'red', text: 'Red' }])
  expect(importFile).toHaveBeenCalledWith('/definitions/catalogue-colours.def.js')
})

it('reports a failed load, caches the failure briefly, and retries on a later call', async () => {
  vi.useFakeTimers()
  const { loader, importFile, onFailure } = loaderOf([
    () => Promise.reject(new TypeError('gone')),
    async () => ({ items: [] }),
  ])
  await expect(loader.loadCatalogue('colours', 'def')).rejects.toThrow('gone')
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('catalogue-colours.def')
  await expect(loader.loadCatalogue('colours', 'def')).rejects.toThrow('gone')
  expect(importFile).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(500)
  expect(await loader.loadCatalogue('colours', 'def')).toEqual([])
  expect(importFile).toHaveBeenLastCalledWith('/definitions/catalogue-colours.def.js?again=1')
  vi.useRealTimers()
})

it('rejects unpublished definitions', async () => {
  const { loader } = loaderOf([])
  await expect(loader.loadModule('unknown', undefined)).rejects.toThrow('unknown')
  await expect(loader.loadCatalogue('unknown', undefined)).rejects.toThrow('unknown')
})
