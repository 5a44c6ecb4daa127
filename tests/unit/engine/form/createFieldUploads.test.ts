import { expect, it } from 'vitest'
import {
  createFieldUploads,
  type UploadsOwner,
} from '../../../../src/engine/form/widgets/createFieldUploads.ts'
import { ApiError, type ApiClient } from '../../../../src/engine/registry/apiClient.ts'

/** The uploads of one field, whose calls end by hand. */
function open() {
  const said: string[] = []
  const held: [isRunning: boolean, isMissed: boolean][] = []
  const ends: { arrive: () => void; fail: () => void }[] = []
  const upload = () =>
    new Promise((resolve, reject) => {
      ends.push({
        arrive: () => resolve({ file: { id: '1' } }),
        fail: () => reject(new ApiError(429, 'rate-limit', 'Too many')),
      })
    })
  const owner: UploadsOwner = {
    api: { upload } as unknown as ApiClient, // all that uploads use
    t: (key) => key,
    entity: 'item',
    field: 'file',
    rules: { types: ['pdf'], maxMegabytes: 1 },
    most: 2,
    held: () => 0,
    texts: { refused: 'refused', tooMany: 'too many' },
    onStored: () => undefined,
    announce: (text) => void said.push(text),
  }
  const uploads = createFieldUploads(owner, (...now) => void held.push(now))
  const draw = (): (() => void) => {
    uploads.follow(owner)
    return uploads.subscribe(() => undefined)
  }
  const choose = (name: string): void => uploads.add([new File(['%PDF'], name)])
  const settle = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve))
  return { uploads, said, ends, draw, choose, settle, last: () => held.at(-1) }
}

it('says that one failed as soon as the field is drawn again, and until then that nobody saw it', async () => {
  const { said, ends, draw, choose, settle, last } = open()
  const leave = draw()
  choose('bill.pdf')
  expect(last()).toEqual([true, false])
  leave()
  ends[0]?.fail()
  await settle()
  expect([last(), said]).toEqual([[false, true], []])
  draw()
  expect([last(), said]).toEqual([[false, false], ['bill.pdf: Too many']])
})

it('has nothing to show later where the field saw it fail, the file arrived or the field is gone', async () => {
  const { uploads, said, ends, draw, choose, settle, last } = open()
  const leave = draw()
  choose('seen.pdf')
  ends[0]?.fail()
  await settle()
  expect([last(), said]).toEqual([[false, false], ['seen.pdf: Too many']])
  choose('arrived.pdf')
  choose('failed.pdf')
  leave()
  ends[1]?.arrive()
  await settle()
  expect(last()).toEqual([true, false])
  ends[2]?.fail()
  await settle()
  expect(last()).toEqual([false, true])
  uploads.end()
  expect(last()).toEqual([false, false])
})
