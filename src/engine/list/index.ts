export { ListScreen, type ListScreenProps } from './ListScreen.tsx'
export { useList, type ListModel, type ListPhase } from './useList.ts'
export { decodeListQuery, encodeListQuery, apiParameters } from './listUrl.ts'
export type { ListQuery, SortKey, UrlProblem } from './ListQuery.ts'
