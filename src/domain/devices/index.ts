export { readUserAgent, type Device } from './readUserAgent.ts'
