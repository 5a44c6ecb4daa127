import { nameOfOperand, namesInText, textsIn, type FlowName } from './flowTexts.ts'
import type { ReadFlow } from './readFlow.ts'

/** Columns of the contact that texts and conditions of a flow read, each once, in the order of its nodes. */
export function contactColumnsOf({ nodes }: ReadFlow): string[] {
  const names = nodes.flatMap(({ typeName, options }) =>
    [...textsIn(options)].flatMap(({ path, text }): FlowName[] => {
      const operand = typeName === 'condition' && path.endsWith('/left') ? nameOfOperand(text) : undefined
      return operand ? [operand] : namesInText(text)
    }),
  )
  return [...new Set(names.flatMap(({ scope, name }) => (scope === 'contact' ? [name] : [])))]
}
