import { describe, expect, it } from 'vitest'
import {
  linkTarget,
  previewShortLinks,
  shortenLinks,
  templateLinks,
} from '../../../../src/domain/sms/index.ts'

describe('templateLinks', () => {
  const check = (text: string, urls: string[]): void =>
    expect(templateLinks(text).map(({ url }) => url)).toEqual(urls)

  it('takes the variables of an address as part of it', () => {
    check('Track {{name}}: https://x.example/o/{{order id}}?k={{k}}. Bye', [
      'https://x.example/o/{{order id}}?k={{k}}',
    ])
    check('(https://x.example/{{a}})', ['https://x.example/{{a}}'])
  })

  it('leaves links whose host comes from a variable', () => {
    check(
      'https://{{shop}}/x https://a.{{shop}}.example http://x.example:{{port}} {{link}} https://x{{y}}',
      [],
    )
  })

  it('leaves what no browser would open', () => {
    check('https://% http://[::1 ftp://x.example mailto:a@x.example https://', [])
  })

  it('keeps words and punctuation around links', () => {
    expect(shortenLinks('See https://a.example/x, or http://b.example!', (link) => `#${link}`)).toBe(
      'See #0, or #1!',
    )
    expect(previewShortLinks('No link, {{name}}')).toBe('No link, {{name}}')
  })
})

describe('linkTarget', () => {
  it('fills variables and escapes what an address can’t hold', () => {
    expect(linkTarget('https://x.example/o/{{id}}', { id: 'A 1/ü?b=1' })).toBe(
      'https://x.example/o/A%201/%C3%BC?b=1',
    )
  })

  it('never leaves the host that the template names', () => {
    for (const value of [
      '@evil.example',
      '//evil.example',
      '\\\\evil.example',
      '..//evil.example',
      ':80@evil.example',
    ])
      expect(linkTarget('https://x.example/{{v}}', { v: value })).toMatch(/^https:\/\/x\.example\//)
    expect(linkTarget('https://x.example{{v}}', { v: '@evil.example' })).toBeUndefined()
    expect(linkTarget('javascript:alert(1)', {})).toBeUndefined()
  })
})
