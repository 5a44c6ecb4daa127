export { PageBlock, PageScreen, type PageScreenProps } from './PageScreen.tsx'
export { RecordScope } from './RecordScope.tsx'
