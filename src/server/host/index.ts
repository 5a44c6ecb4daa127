export {
  accountCountsOf,
  accountItemsOf,
  behavioursOf,
  createParts,
  handlersOf,
  keysOf,
} from './createParts.ts'
export { readModules, type ServerModules } from './readModules.ts'
export {
  defineModule,
  type DemoWorld,
  type ModuleContext,
  type ModuleParts,
  type ServerModule,
  type Work,
  type WorkOptions,
} from './ServerModule.ts'
export { startWork } from './startWork.ts'
