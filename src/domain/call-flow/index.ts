export {
  digitKeys,
  FLOW_FORMAT,
  MAX_FLOW_CONNECTIONS,
  MAX_FLOW_NODES,
  MAX_FLOW_VARIABLES,
  MAX_SUBFLOW_DEPTH,
  nodeIdPattern,
  variableName,
  type CallFlow,
  type DigitKey,
  type FlowNode,
  type FlowVariable,
} from './CallFlow.ts'
export { flowKinds, type FlowKind } from './flowKinds.ts'
export { checkFlow, isPublishable } from './checkFlow.ts'
export { contactColumnsOf } from './contactColumnsOf.ts'
export { checkOptions, type OptionProblem } from './checkOptions.ts'
export { subflowsOf } from './checkFlowReferences.ts'
export { flowRules, type FlowLevel, type FlowProblem, type FlowRule } from './FlowProblem.ts'
export type { FlowFacts, FlowReferences } from './FlowReferences.ts'
export {
  exitOfKey,
  exitsOf,
  nodeCategories,
  nodeTypeOf,
  nodeTypes,
  nodeTypesFor,
  optionsSchemaOf,
  optionsWithDefaults,
  type NodeCategory,
  type NodeType,
  type NodeTypeName,
} from './nodeTypes.ts'
export type { OptionSchema } from './OptionSchema.ts'
export { readFlow } from './readFlow.ts'
export { summaryOfNode } from './summaryOfNode.ts'
export { advanceFlow, beginFlow, MAX_FLOW_STEPS } from './advanceFlow.ts'
export type {
  FlowDestination,
  FlowEffect,
  FlowEnd,
  FlowEnvironment,
  FlowEvent,
  FlowPlace,
  FlowPrompt,
  FlowState,
  FlowStep,
  FlowWait,
} from './FlowState.ts'
