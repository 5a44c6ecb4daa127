export { PageScreen, type PageScreenProps } from './PageScreen.tsx'
