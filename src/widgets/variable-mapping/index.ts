export type { MappedVariable } from './MappedVariable.ts'
export { VariableMapping } from './VariableMapping.tsx'
