import { checkFlow, type CallFlow, type FlowProblem } from '../../../domain/call-flow/index.ts'
import {
  beginHistory,
  endRun,
  layOut,
  nodeHeight,
  nodeWidth,
  recordEdit,
  redoEdit,
  undoEdit,
  type FlowHistory,
  type Intention,
} from '../../../domain/call-flow/edit/index.ts'

export type SideName = 'step' | 'problems' | 'simulation' | 'revisions'

/** A dialog that asks for a step. */
export type Asking =
  | { what: 'insert'; after?: { id: string; exit: string } }
  | { what: 'connect'; from: { id: string; exit: string } }
  | { what: 'find' }
  | { what: 'publish' }

/** Which way a simulated call has gone. */
export interface LitPath {
  nodes: ReadonlySet<string>
  /** `node:exit` */
  exits: ReadonlySet<string>
  current: string | undefined
}

/** Who takes part in a simulated call. */
export interface TestCaller {
  from: string
  to: string
  /** column → value, of contacts that flows of campaigns read */
  contact: Readonly<Record<string, string>>
}

/** A newer draft that somebody else saved. */
export interface ForeignDraft {
  document: CallFlow
  version: string
  problems: FlowProblem[]
  who: string | null
  at: string
}

export interface BuilderState {
  history: FlowHistory
  /** Those of rules the browser knows, and the server's of what exists in the account. */
  problems: FlowProblem[]
  selected: readonly string[]
  side: SideName
  view: 'canvas' | 'outline'
  asking: Asking | undefined
  lit: LitPath | undefined
  /** Stays when another side is shown. */
  caller: TestCaller
  /** Of the flow's record. */
  testers: Record<string, unknown>
  /** As it is on the server. */
  stored: CallFlow
  version: string
  saving: 'saved' | 'unsaved' | 'saving' | 'failed'
  foreign: ForeignDraft | undefined
  /** Said to screen readers. */
  said: string
  /** Goes up when a problem list asks the form to show its errors. */
  shown: number
  /** Goes up when the canvas shall show all steps. */
  fitted: number
}

const ofServer = new Set(['F013', 'F014', 'F022'])

/** All that the builder holds, outside React: a change draws only what shows it. */
export class BuilderStore {
  private state: BuilderState
  private readonly listeners = new Set<() => void>()
  private foreignProblems: FlowProblem[] = []
  readonly isReadOnly: boolean

  constructor(draft: { document: CallFlow; version: string; problems: FlowProblem[] }, isReadOnly: boolean) {
    this.isReadOnly = isReadOnly
    const flow = spread(draft.document)
    this.state = {
      history: beginHistory(flow),
      problems: [],
      selected: [],
      side: 'step',
      view: globalThis.matchMedia('(max-width: 900px)').matches ? 'outline' : 'canvas',
      asking: undefined,
      lit: undefined,
      // Numbers that are kept for examples.
      caller: { from: '+12025550123', to: '+12025550199', contact: {} },
      testers: {},
      stored: flow,
      version: draft.version,
      saving: 'saved',
      foreign: undefined,
      said: '',
      shown: 0,
      fitted: 0,
    }
    this.judge(draft.problems)
  }

  readonly get = (): BuilderState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  get flow(): CallFlow {
    return this.state.history.flow
  }

  set(change: Partial<BuilderState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }

  /** Records a change by what was meant. @param run changes of one run are one step */
  edit(intention: Intention, flow: CallFlow, run?: string): void {
    if (!this.isReadOnly) this.move(recordEdit(this.state.history, layOut(flow), intention, run))
  }

  endRun(): void {
    this.set({ history: endRun(this.state.history) })
  }

  /** @returns what was undone */
  undo(): Intention | undefined {
    const last = this.state.history.past.at(-1)
    if (last) this.move(undoEdit(this.state.history))
    return last?.intention
  }

  /** @returns what was done again */
  redo(): Intention | undefined {
    const next = this.state.history.future.at(-1)
    if (next) this.move(redoEdit(this.state.history))
    return next?.intention
  }

  select(ids: readonly string[], side: SideName = 'step'): void {
    this.set({ selected: ids, side })
  }

  /** The draft is on the server. */
  stored(document: CallFlow, version: string, problems: FlowProblem[]): void {
    this.set({ stored: document, version, saving: document === this.flow ? 'saved' : 'unsaved' })
    this.judge(problems)
  }

  /** Takes another draft as it is on the server; undo brings the own one back. */
  replace(document: CallFlow, version: string, problems: FlowProblem[]): void {
    const flow = layOut(document)
    this.set({
      history: recordEdit(this.state.history, flow, 'replace'),
      stored: flow,
      version,
      saving: 'saved',
      foreign: undefined,
      selected: [],
    })
    this.judge(problems)
  }

  private judge(problems: FlowProblem[]): void {
    this.foreignProblems = problems.filter(({ rule }) => ofServer.has(rule))
    this.set({ problems: this.allProblems() })
  }

  private move(history: FlowHistory): void {
    if (history.flow === this.state.history.flow) return
    const ids = new Set(history.flow.nodes.map(({ id }) => id))
    const selected = this.state.selected.filter((id) => ids.has(id))
    const saving = history.flow === this.state.stored ? 'saved' : 'unsaved'
    this.state = { ...this.state, history, selected, saving }
    this.set({ problems: this.allProblems() })
  }

  private allProblems(): FlowProblem[] {
    const ids = new Set(this.flow.nodes.map(({ id }) => id))
    const still = this.foreignProblems.filter(({ nodeId }) => nodeId === undefined || ids.has(nodeId))
    return [...checkFlow(this.flow), ...still]
  }
}

/** Laid out anew if steps would cover each other; that is no change until something else is changed. */
function spread(flow: CallFlow): CallFlow {
  const laid = layOut(flow)
  const covers = laid.nodes.some((node, index) =>
    laid.nodes.slice(0, index).some((other) => {
      const [one, two] = [node.position, other.position]
      if (!one || !two || Math.abs(one.x - two.x) >= nodeWidth) return false
      return one.y < two.y + nodeHeight(other) && two.y < one.y + nodeHeight(node)
    }),
  )
  if (!covers) return laid
  return layOut({ ...flow, nodes: flow.nodes.map(({ position: _position, ...node }) => node) })
}
