export type ConditionRoot = 'form' | 'item' | 'row' | 'account' | 'config' | 'user' | 'route' | 'now'

/** The checked tree of a condition; see `conditions/evaluateCondition.ts` for its meaning. */
export type ConditionNode =
  | { op: 'const'; value: null | boolean | number | string | (boolean | number | string)[] }
  | { op: 'path'; root: ConditionRoot; path: string[] }
  | { op: 'has'; root: ConditionRoot; path: string[] }
  | { op: 'not' | 'size'; arg: ConditionNode }
  | { op: 'and' | 'or'; args: ConditionNode[] }
  | {
      op: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*'
      left: ConditionNode
      right: ConditionNode
    }
  | { op: 'startsWith' | 'endsWith' | 'contains'; left: ConditionNode; right: ConditionNode }

export interface Condition {
  /** As written, for explanations. */
  source: string
  tree: ConditionNode
  /** `form.sms_enabled`, `config.account_items.has_dids`: sorted, without duplicates. */
  dependsOn: string[]
}
