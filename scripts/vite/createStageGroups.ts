import { join } from 'node:path'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import type { StageFiles, StageName } from '../../src/shared/stages.ts'

const app = join(import.meta.dirname, '../../src/app')
const engine = join(import.meta.dirname, '../../src/engine')
const main = join(app, 'main.ts')
const libraries = /node_modules\/(react|react-dom|scheduler)\/|rolldown.runtime/

/** What the pages load, by intent; each stage stands on the ones before it. Small parts that follow soon come along. */
const roots: Record<StageName | 'companions', string[]> = {
  public: [
    join(app, 'sign-in/startPublic.tsx'),
    join(app, 'sign-in/MailLinkPage.tsx'),
    join(app, 'sign-in/NotFoundPage.tsx'),
  ],
  portal: [join(app, 'portal/startPortal.tsx')],
  list: [join(engine, 'list/index.ts')],
  page: [join(engine, 'page/index.ts')],
  wizard: [join(app, 'portal/WizardPlace.tsx')],
  phone: [join(app, '../domain/phone/formatPhoneNumber.ts')],
  companions: [join(app, 'shell/Companions.tsx'), join(app, 'tooltips/startTooltips.ts')],
}
type Stage = keyof typeof roots

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** One chunk per stage: what two stages share belongs to the one before both. React is the first of all. */
export function createStageGroups() {
  const reached = new Map<string, Set<string>>()

  function reach(starts: string[], graph: Graph): Set<string> {
    const key = starts.join(' ')
    const known = reached.get(key)
    if (known) return known
    const found = new Set<string>()
    const open = [...starts]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id)) continue
      found.add(id)
      open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
    reached.set(key, found)
    return found
  }

  function stageOf(id: string, graph: Graph): 'start' | 'react' | Stage | null {
    if (libraries.test(id)) return 'react'
    if (reach([main], graph).has(id)) return 'start'
    const isIn = (stage: Stage): boolean => reach(roots[stage], graph).has(id)
    if (isIn('public') && (['portal', 'list', 'page', 'wizard'] as const).some(isIn)) return 'react'
    if (isIn('public')) return 'public'
    if (isIn('portal')) return 'portal'
    const screens = (['list', 'page', 'wizard'] as const).filter(isIn)
    if (screens.length > 1) return 'portal'
    if (screens[0]) return screens[0]
    return isIn('companions') ? 'companions' : null
  }

  const order = ['react', 'start', 'public', 'portal', 'list', 'wizard', 'page', 'companions'] as const
  return [
    ...order.map((stage, at) => ({
      name: (id: string, graph: Graph) => (stageOf(id, graph) === stage ? stage : null),
      debugName: stage,
      priority: 20 - at,
    })),
    {
      name: 'realtime',
      test: /node_modules\/(@socket\.io|socket\.io-|engine\.io-)|createRealtime/,
      priority: 5,
    },
    { name: 'grid', test: /node_modules\/ag-grid-|GridRows/, priority: 5 },
  ]
}

/** Writes which files each stage needs into `stages.json` beside the page, and has the browser fetch the font at once. */
export function stages(): Plugin {
  return {
    name: 'stages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      /** What is imported comes first: so do its styles. */
      const closure = (start: string): Set<string> => {
        const found = new Set<string>()
        const visit = (name: string): void => {
          if (found.has(name)) return
          for (const imported of byName.get(name)?.imports ?? []) visit(imported)
          found.add(name)
        }
        visit(start)
        return found
      }
      const filesOf = ([root = '']: string[]): StageFiles => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(root))
        if (!chunk) return { scripts: [], styles: [] }
        const scripts = [...closure(chunk.fileName)]
        const styles = scripts.flatMap((name) => [...(byName.get(name)?.viteMetadata?.importedCss ?? [])])
        return { scripts, styles: [...new Set(styles)] }
      }
      if (!chunks.some(({ moduleIds }) => moduleIds.includes(main))) return
      const source = JSON.stringify(
        Object.fromEntries(Object.entries(roots).map(([name, root]) => [name, filesOf(root)])),
      )
      this.emitFile({ type: 'asset', fileName: 'stages.json', source })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        return Object.values(bundle)
          .filter(({ fileName }) => fileName.includes('inter-latin-wght-normal'))
          .map(({ fileName }): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              href: `/${fileName}`,
            },
            injectTo: 'head',
          }))
      },
    },
  }
}
