import { actionCalls, findActionCall, nearestActionCall } from '../actionCalls.ts'
import type { PathSegment } from '../Diagnostic.ts'
import type { SharedModel } from '../Model.ts'
import { withoutSlotNames } from '../readCalls.ts'
import type { CallActionSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import type { Report } from './Report.ts'

/** The call of an action is an endpoint there is. */
export function checkCallAction(
  model: SharedModel,
  file: SourceFile,
  at: PathSegment[],
  action: Pick<CallActionSource, 'method' | 'call'>,
  report: Report,
): void {
  if (findActionCall(model, action) !== undefined || model.broken.has('resource')) return
  const path = withoutSlotNames(action.call)
  const other = actionCalls(model).find((each) => withoutSlotNames(each.path) === path)
  if (other === undefined) {
    const aim = { suggestion: nearestActionCall(model, action) }
    report(file, [...at, 'call'], 'unknown-call', `no endpoint ${action.method} ${action.call}`, aim)
  } else {
    const problem = `the endpoint at ${action.call} answers ${other.method}, not ${action.method}`
    report(file, [...at, 'method'], 'unknown-call', problem, { suggestion: other.method })
  }
}
