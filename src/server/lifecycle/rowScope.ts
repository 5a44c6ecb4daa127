import type { Scope } from '../../language/index.ts'
import type { EntityDefinition } from '../../language/portal.ts'
import type { StoredRecord } from '../resources/behaviour.ts'
import { toValue } from '../resources/records/toValue.ts'

/** What conditions and amounts of a change read when nobody in particular makes it: the record as `row`. */
export function rowScope(entity: EntityDefinition, record: StoredRecord): Scope {
  return {
    account: {},
    config: {},
    user: {},
    row: toValue({ entity }, record),
    now: new Date().toISOString(),
  }
}
