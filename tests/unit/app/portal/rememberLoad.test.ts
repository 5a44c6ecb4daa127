import { expect, it, vi } from 'vitest'
import { rememberLoad } from '../../../../src/app/portal/rememberLoad.ts'

it('loads once for concurrent callers', async () => {
  const load = vi.fn(async () => 'screen')
  const remembered = rememberLoad(load)
  expect(await Promise.all([remembered(), remembered()])).toEqual(['screen', 'screen'])
  expect(await remembered()).toBe('screen')
  expect(load).toHaveBeenCalledOnce()
})

it('returns immediately once loaded', async () => {
  const remembered = rememberLoad(async () => 'screen')
  await remembered()
  const told: string[] = []
  void remembered().then((value) => told.push(value))
  expect(told).toEqual(['screen'])
})

it('retries after a failure', async () => {
  const answers = [() => Promise.reject(new Error('offline')), async () => 'screen']
  const remembered = rememberLoad(() => answers.shift()!())
  await expect(remembered()).rejects.toThrow('offline')
  expect(await remembered()).toBe('screen')
})
