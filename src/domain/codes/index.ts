export { codeMessage, isReadByApp } from './codeMessage.ts'
export { sampleCode } from './sampleCode.ts'
