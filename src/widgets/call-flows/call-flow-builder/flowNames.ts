import { nodeTypeOf, type FlowNode, type FlowProblem } from '../../../domain/call-flow/index.ts'
import type { Translate } from '../../../engine/registry/portalContext.ts'
import {
  exitTexts,
  nodeTexts,
  optionTexts,
  problemTexts,
  reasonTexts,
  TOO_MANY_CONNECTIONS,
} from './flowTextKeys.ts'

/** What steps, exits, settings and problems are called. */
export interface FlowNames {
  type: (name: string) => string
  /** Its title, else its type. */
  step: (node: FlowNode) => string
  /** With its type, for screen readers. */
  fullStep: (node: FlowNode) => string
  exit: (exit: string) => string
  problem: (problem: FlowProblem) => string
}

export function flowNames(t: Translate): FlowNames {
  const type: FlowNames['type'] = (name) => {
    const known = nodeTypeOf(name)
    return known ? t(nodeTexts[known.type]) : name
  }
  const exit: FlowNames['exit'] = (name) => {
    if (name.startsWith('key_')) return t('call-flows:build-exit-key', { key: name.slice(4) })
    const text = exitTexts[name]
    return text === undefined ? name : t(text)
  }
  const option = (path: string | undefined): string => {
    const known = (path ?? '').split('/').findLast((part) => optionTexts[part] !== undefined)
    const text = known === undefined ? undefined : optionTexts[known]
    return text === undefined ? (path ?? '') : t(text)
  }
  return {
    type,
    exit,
    step: (node) => node.title ?? type(node.type),
    fullStep: (node) =>
      node.title === undefined || node.title === type(node.type)
        ? type(node.type)
        : t('call-flows:build-node-name', { type: type(node.type), title: node.title }),
    problem({ rule, path, exit: at, values }) {
      const { reason } = values
      const word = Object.entries(reasonTexts).find(([name]) => name === reason)?.[1]
      return t(rule === 'F010' && reason === 'connections' ? TOO_MANY_CONNECTIONS : problemTexts[rule], {
        ...values,
        option: option(path),
        exit: at === undefined ? '' : exit(at),
        reason: word === undefined ? '' : t(word),
        name: values['name'] ?? '',
        count: Number(values['count'] ?? 0),
        limit: values['limit'] ?? '',
        key: values['key'] ?? '',
        seconds: values['seconds'] ?? 0,
      })
    },
  }
}
