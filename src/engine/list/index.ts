export { ListScreen, type ListScreenProps } from './ListScreen.tsx'
export { useList, type ListModel, type ListPhase } from './useList.ts'
export { decodeListQuery, encodeListQuery, apiParameters } from '../../language/lists/listUrl.ts'
export type { ListQuery, SortKey, UrlProblem } from '../../language/lists/ListQuery.ts'
