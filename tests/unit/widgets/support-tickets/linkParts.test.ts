import { expect, it } from 'vitest'
import { linkParts } from '../../../../src/widgets/support-tickets/ticket-conversation/linkParts.ts'

it.each([
  ['no address', [{ text: 'no address' }]],
  ['', []],
  [
    'See https://a.example/x?y=1.',
    [{ text: 'See ' }, { text: 'https://a.example/x?y=1', href: 'https://a.example/x?y=1' }, { text: '.' }],
  ],
  [
    'http://a.example, (https://b.example)',
    [
      { text: 'http://a.example', href: 'http://a.example' },
      { text: ', (' },
      { text: 'https://b.example', href: 'https://b.example' },
      { text: ')' },
    ],
  ],
  ['javascript:alert(1) ftp://a.example', [{ text: 'javascript:alert(1) ftp://a.example' }]],
  ['https://', [{ text: 'https://' }]],
])('separates web addresses from text: %s', (text, parts) => {
  expect(linkParts(text)).toEqual(parts)
})
