export { TestSend } from './TestSend.tsx'
