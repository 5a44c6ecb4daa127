import type { HtmlTagDescriptor, Plugin } from 'vite'

/** Has the browser fetch at once what every page needs and would otherwise find late: React and the text font. */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const tags: HtmlTagDescriptor[] = []
        for (const file of Object.values(bundle)) {
          const href = `/${file.fileName}`
          if (file.type === 'chunk' && file.name === 'react') {
            tags.push({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href, nonce: '__CSP_NONCE__' },
              injectTo: 'head',
            })
          }
          if (file.fileName.includes('inter-latin-wght-normal')) {
            tags.push({
              tag: 'link',
              attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href },
              injectTo: 'head',
            })
          }
        }
        return tags
      },
    },
  }
}
