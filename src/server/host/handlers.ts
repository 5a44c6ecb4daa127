import { handlersOf } from './createParts.ts'
import { readModules } from './readModules.ts'

/** For `npm run check`: the endpoints the server has code for. */
export default handlersOf(await readModules())
