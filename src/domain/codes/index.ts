export { sampleCode } from './sampleCode.ts'
