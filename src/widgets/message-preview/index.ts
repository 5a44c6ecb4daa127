export { MessagePreview } from './MessagePreview.tsx'
