export { SenderTable } from './SenderTable.tsx'
