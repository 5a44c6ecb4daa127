export {
  accountCountsOf,
  accountItemsOf,
  behavioursOf,
  configOf,
  createParts,
  handlersOf,
  invitationHooksOf,
  keysOf,
  callsOf,
  linksOf,
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
