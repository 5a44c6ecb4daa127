import { describe, expect, it } from 'vitest'
import type { HeadStart } from '../../../../../src/shared/headStart.ts'
import {
  readTemplate,
  withoutStyles,
  writeHead,
  writeRest,
} from '../../../../../src/server/http/pages/writePage.ts'

const stage = { scripts: ['assets/start.js', 'assets/list.js'], styles: ['assets/list.css'] }
const none = { scripts: [], styles: [] }
const stages = { public: none, portal: none, list: stage, page: none, wizard: none, phone: none }
const template = readTemplate(
  '<html lang="en"><head><script src="/assets/start.js" nonce="__CSP_NONCE__"></script><link rel="stylesheet" crossorigin href="/assets/start.css"></head><body><div id="root"></div><noscript></noscript></body>',
  stages,
  (file) => `/* ${file} </style> */`,
)
const head = {
  nonce: 'n0',
  cookies: undefined,
  manifest: '{"product":"</script>"}',
  stages,
  stage: 'list' as const,
  definitions: ['definitions/sms.1.js'],
}
const headStart: HeadStart = { answers: {}, reads: [], catalogues: [], phone: false, flags: {} }

describe('the head of a page', () => {
  it('lists what the first screen needs and the page does not load by itself', () => {
    const text = writeHead(template, head)
    expect(text).toContain('<link rel="modulepreload" crossorigin href="/assets/list.js" nonce="n0">')
    expect(text).toContain('href="/definitions/sms.1.js"')
    expect(text.match(/start\.js/g)).toHaveLength(1)
    expect(text).toContain('nonce="n0"></script>')
  })

  it('holds the style sheets, each with a link that loads nothing', () => {
    const text = writeHead(template, head)
    expect(text).toContain(
      '<style nonce="n0">/* assets/start.css <\\/style> *//* assets/list.css <\\/style> */</style>',
    )
    expect(text.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" disabled href="/assets/start.css">',
      '<link rel="stylesheet" disabled href="/assets/list.css">',
    ])
  })

  it.each([
    [undefined, '<html lang="en">'],
    ['token=1; appearance=system.comfortable', '<html data-density="comfortable" lang="en">'],
    ['appearance=dark.compact; token=1', '<html data-theme="dark" data-density="compact" lang="en">'],
    ['appearance=dark"><script>', '<html lang="en">'],
    ['other_appearance=dark.compact', '<html lang="en">'],
  ])('is marked with the appearance of the cookies %s', (cookies, start) => {
    expect(writeHead(template, { ...head, cookies })).toContain(start)
  })

  it('lets no text end the manifest', () => {
    expect(writeHead(template, head)).toContain('{"product":"\\u003c/script>"}')
  })
})

describe('the rest of a page', () => {
  it('is the page as built when nothing was drawn', () => {
    expect(writeRest(template, head, undefined, [])).toBe('<div id="root"></div><noscript></noscript></body>')
  })

  it('holds the drawn screen, its styles and what the portal starts with', () => {
    const answers = { '/config': { body: { name: '</script><b>' }, etag: null } }
    const ahead = { html: '<p style="width:5px">$& Hello</p>', headStart: { ...headStart, answers } }
    const text = writeRest(template, head, ahead, ['definitions/catalogue-countries.2.js'])
    expect(text).toContain('<div id="root"><p data-drawn="0">$& Hello</p></div>')
    expect(text).toContain('<style nonce="n0">[data-drawn="0"]{width:5px!important}</style>')
    expect(text).toContain('href="/definitions/catalogue-countries.2.js"')
    expect(text).not.toContain('</script><b>')
    const written = /id="portal-head-start">(.*)<\/script>/.exec(text)?.[1] ?? ''
    expect(JSON.parse(written)).toEqual({ ...headStart, answers })
  })
})

describe('style attributes', () => {
  it('become rules, one for all that are alike', () => {
    expect(
      withoutStyles('<i style="width:1px"></i><b style="width:1px;--x:2"></b><u style="width:1px"></u>'),
    ).toEqual({
      html: '<i data-drawn="0"></i><b data-drawn="1"></b><u data-drawn="0"></u>',
      styles: '[data-drawn="0"]{width:1px!important}[data-drawn="1"]{width:1px!important;--x:2!important}',
    })
  })

  it('cannot end the style sheet', () => {
    const { styles } = withoutStyles('<i style="--x:&quot;&lt;/style&gt;&quot;"></i>')
    expect(styles).not.toContain('<')
  })

  it('leave texts alone that look like them', () => {
    const html = '<p> style=&quot;width:1px&quot;</p>'
    expect(withoutStyles(html)).toEqual({ html, styles: '' })
  })
})
