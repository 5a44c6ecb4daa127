import { expect, it } from 'vitest'
import { isTrial } from '../../../../src/server/http/isTrial.ts'

it.each([
  ['localhost', 'http://localhost:4000', true],
  ['127.0.0.1', 'http://localhost:4000', true],
  ['::1', 'http://[::1]:4000', true],
  ['127.0.0.1', 'https://portal.example.com', false],
  ['0.0.0.0', 'http://localhost:4000', false],
  ['10.0.0.5', 'https://portal.example.com', false],
])('takes HOST=%s with PATCHBAY_URL=%s for a trial: %s', (host, publicUrl, expected) => {
  expect(isTrial(host, publicUrl)).toBe(expected)
})
