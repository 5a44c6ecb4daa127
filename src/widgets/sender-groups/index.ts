export { SenderGroups } from './SenderGroups.tsx'
