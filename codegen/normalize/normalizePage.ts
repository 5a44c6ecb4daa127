import type { BlockDefinition, PageDefinition } from '../../src/language/portal.ts'
import { compileCondition } from '../conditions/compileCondition.ts'
import type { Model } from '../Model.ts'
import type { BlockSource, LinkSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { withLinkAccess } from '../routes.ts'
import { omitUndefined } from './omitUndefined.ts'
import type { Qualify } from './qualifyText.ts'

/** A page whose links know what the screens they lead to need. */
export function normalizePage(model: Model, file: SourceFile<'page'>, qualify: Qualify): PageDefinition {
  const { id, title, blocks } = file.value
  return {
    id,
    module: file.module ?? '',
    title: qualify(title),
    blocks: blocks.map((block) => normalizeBlock(model, block, qualify)),
  }
}

function normalizeBlock(model: Model, block: BlockSource, qualify: Qualify): BlockDefinition {
  const head = { id: block.id, when: block.when === undefined ? undefined : compileCondition(block.when) }
  const accessOf = ({ to, access }: Pick<LinkSource, 'to' | 'access'>) => withLinkAccess(model, to, access)
  switch (block.kind) {
    case 'text': {
      const { title, paragraphs = [], steps = [] } = block
      return omitUndefined({
        ...head,
        kind: block.kind,
        title: title && qualify(title),
        paragraphs: paragraphs.map(qualify),
        steps: steps.map(qualify),
      })
    }
    case 'banner': {
      const { tone, text, link } = block
      return omitUndefined({
        ...head,
        kind: block.kind,
        tone,
        text: qualify(text),
        link: link && { text: qualify(link.text), to: link.to, access: accessOf(link) },
      })
    }
    case 'links': {
      const { title, links } = block
      return omitUndefined({
        ...head,
        kind: block.kind,
        title: title && qualify(title),
        links: links.map((card) => ({
          id: card.id,
          title: qualify(card.title),
          text: qualify(card.text),
          to: card.to,
          access: accessOf(card),
        })),
      })
    }
    case 'list':
      return omitUndefined({ ...head, kind: block.kind, list: block.list })
  }
}
