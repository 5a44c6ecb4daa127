import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { createLinkCodes } from '../../../../../src/server/modules/sms-broadcast/links/linkCodes.ts'
import { repetitions } from '../../../../support/sampling.ts'

const codes = createLinkCodes(Buffer.alloc(32, 1))

it('reads back what it wrote, at the ends of its range too', () => {
  const places = [
    { serial: 0, row: 0, link: 0 },
    { serial: 1, row: 0, link: 63 },
    { serial: 2 ** 29 - 1, row: 2 ** 23 - 1, link: 63 },
    { serial: 77, row: 1_234_567, link: 5 },
  ]
  for (const place of places) {
    const code = codes.encode(place)
    expect(code).toMatch(/^[0-9A-Za-z]{10}$/)
    expect(codes.decode(code)).toEqual(place)
  }
})

it('writes no code twice, in one broadcast or over many', () => {
  const count = repetitions('short link codes', 8000, 100_000)
  const written = new Set<string>()
  for (let row = 0; row < count; row += 1) written.add(codes.encode({ serial: 1, row, link: 0 }))
  for (let serial = 2; serial < count / 4; serial += 1) written.add(codes.encode({ serial, row: 0, link: 0 }))
  expect(written.size).toBe(count + count / 4 - 2)
})

it('has neighbors that share nothing, so one code tells nothing of another', () => {
  const [first = '', second = ''] = [0, 1].map((row) => codes.encode({ serial: 9, row, link: 0 }))
  const same = Array.from(first).filter((digit, at) => digit === second[at]).length
  expect(same).toBeLessThan(5)
})

it('finds nothing by guessing', () => {
  const guesses = Array.from({ length: 5000 }, (_, at) =>
    createHash('sha256').update(String(at)).digest('base64').replaceAll(/[+/=]/g, '0').slice(0, 10),
  )
  const hits = guesses.map((code) => codes.decode(code)).filter((place) => place && place.serial <= 1000)
  expect(hits.filter((place) => place && place.row < 100_000)).toEqual([])
})

it('reads nothing from what is no code', () => {
  for (const code of ['', 'abc', 'AbC12dEfG', 'AbC12dEfGhi', 'AbC12-EfGh', 'zzzzzzzzzz', '../../../x'])
    expect(codes.decode(code)).toBeUndefined()
})

it('is another installation’s with another key', () => {
  const place = { serial: 3, row: 4, link: 0 }
  expect(createLinkCodes(Buffer.alloc(32, 2)).encode(place)).not.toBe(codes.encode(place))
})

it('refuses what would need a longer code', () => {
  expect(() => codes.encode({ serial: 2 ** 29, row: 0, link: 0 })).toThrow('out of the range')
  expect(() => codes.encode({ serial: 0, row: 2 ** 23, link: 0 })).toThrow('out of the range')
  expect(() => codes.encode({ serial: 0, row: 0, link: 64 })).toThrow('out of the range')
})
