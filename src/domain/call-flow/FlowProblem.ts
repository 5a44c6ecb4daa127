/** The 22 rules of a valid flow: errors keep it from being published, warnings and hints don't. */
export const flowRules = {
  F001: { key: 'one_start', level: 'error' },
  F002: { key: 'start_no_in', level: 'error' },
  F003: { key: 'unknown_type', level: 'error' },
  F004: { key: 'options', level: 'error' },
  F005: { key: 'exit_unconnected', level: 'error' },
  F006: { key: 'exit_unknown', level: 'error' },
  F007: { key: 'unreachable', level: 'error' },
  F008: { key: 'no_end', level: 'error' },
  F009: { key: 'unbounded_loop', level: 'error' },
  F010: { key: 'max_nodes', level: 'error' },
  F011: { key: 'duplicate_id', level: 'error' },
  F012: { key: 'variable_undefined', level: 'error' },
  F013: { key: 'reference_missing', level: 'error' },
  F014: { key: 'subflow_cycle', level: 'error' },
  F015: { key: 'min_max', level: 'error' },
  F016: { key: 'key_unused', level: 'warning' },
  F017: { key: 'no_zero', level: 'warning' },
  F018: { key: 'long_prompt', level: 'warning' },
  F019: { key: 'record_without_notice', level: 'warning' },
  F020: { key: 'time_gap', level: 'warning' },
  F021: { key: 'overlap', level: 'warning' },
  F022: { key: 'not_attached', level: 'info' },
} as const

export type FlowRule = keyof typeof flowRules
export type FlowLevel = (typeof flowRules)[FlowRule]['level']

/** One thing about a flow that breaks a rule; its words are texts, by `rule` and `values.reason`. */
export interface FlowProblem {
  rule: FlowRule
  key: (typeof flowRules)[FlowRule]['key']
  level: FlowLevel
  /** absent where the flow as a whole is meant */
  nodeId?: string
  exit?: string
  /** of an option, from the node's options, as in `destinations/0/number`; of the flow itself without a node */
  path?: string
  /** what the words may name: `reason`, `limit`, `name`, `value`, `nodes` */
  values: Record<string, string | number>
}

/** Where a problem is, and what its words name. */
export interface ProblemPlace {
  nodeId?: string
  exit?: string
  path?: string
  values?: Record<string, string | number>
}

export type ReportProblem = (rule: FlowRule, place: ProblemPlace) => void
