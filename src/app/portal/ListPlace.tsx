export { ListScreen as ListPlace } from '../../engine/list/index.ts'
