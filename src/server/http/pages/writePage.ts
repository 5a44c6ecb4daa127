import type { Stages, StageName } from '../../../shared/stages.ts'
import { headStartId } from '../../../shared/headStart.ts'
import type { PageAhead } from './drawAhead.ts'
import { markAppearance } from './markAppearance.ts'

/** What is known of a page as soon as it is asked for. */
export interface PageHead {
  nonce: string
  /** The header of the request. */
  cookies: string | undefined
  /** JSON. */
  manifest: string
  stages: Stages | undefined
  /** What the address will show; undefined when nothing is known of it. */
  stage: StageName | undefined
  /** Addresses of definition files the first screen imports, without the leading slash. */
  definitions: string[]
}

export interface PageTemplate {
  /** Up to the root element, without its style sheets. */
  before: string
  after: string
  /** The addresses of the style sheets that every page has. */
  own: string[]
  /** The texts of all style sheets by their addresses, without the leading slash. */
  sheets: ReadonlyMap<string, string>
}

const rootElement = '<div id="root"></div>'
const styleLink = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g

/** @param readStyles the text of a built style sheet */
export function readTemplate(
  page: string,
  stages: Stages | undefined,
  readStyles: (file: string) => string,
): PageTemplate {
  const [before = '', after = ''] = page.split(rootElement)
  const own = [...before.matchAll(styleLink)].map(([, file = '']) => file)
  const files = new Set([...own, ...Object.values(stages ?? {}).flatMap(({ styles }) => styles)])
  const sheets = new Map([...files].map((file) => [file, readStyles(file).replaceAll('</', '<\\/')]))
  return { before: before.replaceAll(styleLink, ''), after, own, sheets }
}

/**
 * The page up to its root element, with its style sheets and what the browser is to fetch at once. A disabled link loads
 * nothing, and tells the loader of scripts that the page has this style sheet.
 */
export function writeHead(
  { before, own, sheets }: PageTemplate,
  { nonce, cookies, manifest, stages, stage, definitions }: PageHead,
): string {
  const files = stage && stages?.[stage]
  const linked = new Set(before.match(/(?<=(?:src|href)="\/)[^"]+/g))
  const scripts = [...(files?.scripts ?? []), ...definitions].filter((file) => !linked.has(file))
  const styles = [...new Set([...own, ...(files?.styles ?? [])])]
  const head = [
    ...scripts.map((file) => preload(file, nonce)),
    `<style nonce="${nonce}">${styles.map((file) => sheets.get(file)).join('')}</style>`,
    ...styles.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
    `<script type="application/json" id="portal-manifest">${inScript(manifest)}</script>`,
  ]
  return markAppearance(before, cookies)
    .replaceAll('__CSP_NONCE__', nonce)
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
}

/** The rest of the page: its first screen, if it was drawn, and what the portal starts with. */
export function writeRest(
  { after }: PageTemplate,
  { nonce, stages }: Pick<PageHead, 'nonce' | 'stages'>,
  ahead: PageAhead | undefined,
  definitions: string[],
): string {
  if (!ahead) return rootElement + after
  const { html, styles } = withoutStyles(ahead.html)
  const phone = ahead.headStart.phone ? (stages?.phone.scripts ?? []) : []
  return [
    ...[...phone, ...definitions].map((file) => preload(file, nonce)),
    `<script type="application/json" id="${headStartId}">${inScript(JSON.stringify(ahead.headStart))}</script>`,
    ...(styles === '' ? [] : [`<style nonce="${nonce}">${styles}</style>`]),
    `<div id="root">${html}</div>${after}`,
  ].join('\n')
}

function preload(file: string, nonce: string): string {
  return `<link rel="modulepreload" crossorigin href="/${file}" nonce="${nonce}">`
}

function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c')
}

/**
 * The content policy allows no style attributes: each becomes a rule of the page's own style sheet. React writes quotes
 * of texts and values as entities, so whatever looks like an attribute is one.
 */
export function withoutStyles(html: string): { html: string; styles: string } {
  const names = new Map<string, number>()
  const marked = html.replaceAll(/ style="([^"]*)"/g, (_all, style: string) => {
    const name = names.get(style) ?? names.size
    names.set(style, name)
    return ` data-drawn="${name}"`
  })
  const styles = [...names].map(
    ([style, name]) =>
      `[data-drawn="${name}"]{${declarations(style)
        .map((one) => `${one}!important`)
        .join(';')}}`,
  )
  return { html: marked, styles: styles.join('').replaceAll('<', '\\3c ') }
}

function declarations(style: string): string[] {
  return style
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .split(/;(?![^(]*\))/)
    .filter((one) => one.trim() !== '')
}
