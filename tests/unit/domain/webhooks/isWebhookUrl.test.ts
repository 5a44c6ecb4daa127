import { expect, it } from 'vitest'
import { isWebhookUrl } from '../../../../src/domain/webhooks/index.ts'

it.each([
  'https://hooks.example.com/sms',
  'https://hooks.example.com:8443/sms?key=a%20b',
  'https://xn--bcher-kva.example/',
  'https://1and1.example.com/',
])('accepts %s', (url) => expect(isWebhookUrl(url)).toBe(true))

it.each([
  'http://hooks.example.com/',
  'https://user:secret@hooks.example.com/',
  'https://user@hooks.example.com/',
  'https://hooks.example.com/\r\nX-Header: 1',
  'https://hooks.example.com/a b',
  'https:\\\\hooks.example.com/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[fe80::1]/',
  'https://localhost/',
  'https://localhost./',
  'https://app.localhost/',
  'https://LOCALHOST/',
  'https://printer.local/',
  'https://metadata.google.internal/',
  'https://router.home.arpa/',
  'https://intranet/',
  'not a url',
])('refuses %j', (url) => expect(isWebhookUrl(url)).toBe(false))
