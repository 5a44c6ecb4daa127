export { PageBlock, PageScreen, type PageScreenProps } from './PageScreen.tsx'
