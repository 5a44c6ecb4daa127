import { MAX_SUBFLOW_DEPTH, type CallFlow, type FlowNode } from './CallFlow.ts'
import {
  conditionHolds,
  cutValue,
  fetchedValues,
  fillNames,
  promptsOf,
  rowsOf,
  textOf,
} from './flowValues.ts'
import type {
  FlowDestination,
  FlowEnd,
  FlowEnvironment,
  FlowEvent,
  FlowState,
  FlowStep,
  FlowWait,
} from './FlowState.ts'
import { matchesPattern, readPattern } from './matchPattern.ts'
import { exitOfKey, nodeTypeOf, optionsWithDefaults, strings } from './nodeTypes.ts'
import { openingAt, type OpeningWindow } from './openingHours.ts'

/** After this many nodes a call ends, whatever its flow says. */
export const MAX_FLOW_STEPS = 1000
const MAX_KEYS = 50

/** What answers each wait; anything else that happens meanwhile changes nothing. */
const answers: Record<FlowWait, readonly FlowEvent['type'][]> = {
  start: ['started'],
  play: ['played'],
  keys: ['digits', 'timeout'],
  confirmation: ['digits', 'timeout'],
  dial: ['dialed'],
  queue: ['queued'],
  voicemail: ['recorded'],
  fetch: ['fetched'],
  message: ['sent'],
  pause: ['paused'],
}

/** Nodes that need somebody on the line. */
const heard = new Set([
  'play',
  'menu',
  'gather',
  'dial',
  'queue',
  'voicemail',
  'record_start',
  'pause',
  'send_dtmf',
])

/** A call before it enters its flow. @param flowId empty for a flow without one */
export function beginFlow(flow: CallFlow, flowId = ''): FlowState {
  const start = flow.nodes.find(({ type }) => nodeTypeOf(type)?.category === 'start')
  return {
    waitsFor: 'start',
    place: { flowId, nodeId: start?.id ?? '' },
    variables: defaultsOf(flow),
    loops: {},
    returns: [],
    depth: 0,
    input: { digits: '', repeats: 0 },
    keys: [],
    isGone: false,
    steps: 0,
  }
}

/**
 * Takes a call one event further, until its flow waits again or ends. The same state, event and environment always
 * give the same step, and the state given stays as it is.
 */
export function advanceFlow(state: FlowState, event: FlowEvent, env: FlowEnvironment): FlowStep {
  const run = new Run(structuredClone(state), env)
  run.take(event)
  return { state: run.state, effects: run.effects, passed: run.passed }
}

type Options = Record<string, unknown>

class Run {
  readonly effects: FlowStep['effects'] = []
  readonly passed: FlowStep['passed'] = []
  readonly state: FlowState
  private readonly env: FlowEnvironment

  constructor(state: FlowState, env: FlowEnvironment) {
    this.state = state
    this.env = env
  }

  take(event: FlowEvent): void {
    const { waitsFor } = this.state
    if (waitsFor === undefined) return
    const node = this.node()
    if (!node) this.finish('error')
    else if (event.type === 'hungUp') this.hungUp(node)
    else if (answers[waitsFor].includes(event.type)) this.answer(node, event)
  }

  private answer(node: FlowNode, event: FlowEvent): void {
    const options = optionsWithDefaults(node)
    switch (event.type) {
      case 'started':
        this.leave(startExit(node, event.outcome))
        break
      case 'played':
        this.leave(event.failed ? 'failed' : 'next')
        break
      case 'digits':
        if (node.type === 'menu') this.chooseKey(options, event.digits.slice(0, 1))
        else if (this.state.waitsFor === 'confirmation') this.confirm(options, event.digits.startsWith('1'))
        else this.addDigits(options, event.digits)
        break
      case 'timeout':
        if (this.state.waitsFor === 'confirmation') this.confirm(options, false)
        else this.waitedLongEnough(node, options)
        break
      case 'dialed':
      case 'queued':
      case 'recorded':
        this.leave(event.outcome)
        break
      case 'fetched':
        if (!event.failed) Object.assign(this.state.variables, fetchedValues(options['save_to'], event.body))
        this.leave(event.failed ? 'failed' : 'next')
        break
      case 'sent':
        this.leave(event.failed ? 'failed' : 'next')
        break
      case 'paused':
        this.leave('next')
        break
      case 'hungUp':
        break
    }
  }

  private hungUp(node: FlowNode): void {
    this.state.isGone = true
    if (node.type === 'voicemail') this.leave('hangup')
    else if (node.type === 'queue') this.leave('abandoned')
    else if (heard.has(node.type) || this.state.waitsFor === 'start') this.finish('caller_hangup')
  }

  /** Goes along an exit, and on through every node that needs nobody. */
  private leave(exit: string): void {
    delete this.state.waitsFor
    this.state.input = { digits: '', repeats: 0 }
    let next: string | undefined = exit
    while (next !== undefined) {
      const node = this.node()
      const target: string | null | undefined = node?.exits[next]
      this.passed.push({ ...this.state.place, exit: next })
      this.state.steps += 1
      if (typeof target !== 'string' || this.state.steps >= MAX_FLOW_STEPS) {
        this.finish('error')
        return
      }
      this.state.place.nodeId = target
      next = this.enter()
    }
  }

  /** @returns the exit by which a node is left at once */
  private enter(): string | undefined {
    const node = this.node()
    if (!node) return this.finish('error')
    if (this.state.isGone && heard.has(node.type)) return this.finish('caller_hangup')
    const options = optionsWithDefaults(node)
    switch (node.type) {
      case 'start_inbound':
      case 'start_outbound':
        return this.state.depth > 0 ? startExit(node, 'answered') : this.finish('error')
      case 'play':
        this.play(options['prompts'], Number(options['loop']), options['barge_in'] === true)
        return this.wait('play')
      case 'menu':
      case 'gather':
        return this.ask(node, options, options['prompts'])
      case 'dial':
        return this.dial(options)
      case 'queue':
        this.effects.push({
          type: 'queue',
          queueId: textOf(options['queue_id']),
          maxWaitSeconds: Number(options['max_wait_seconds']),
        })
        return this.wait('queue')
      case 'voicemail':
        this.effects.push({
          type: 'voicemail',
          prompts: promptsOf(options['prompts'], this.fill),
          maxSeconds: Number(options['max_seconds']),
          emails: strings(options['email']),
        })
        return this.wait('voicemail')
      case 'record_start':
        this.effects.push({
          type: 'recordStart',
          channels: textOf(options['channels']),
          announce: promptsOf(options['announce'], this.fill),
        })
        return 'next'
      case 'record_stop':
        this.effects.push({ type: 'recordStop' })
        return 'next'
      case 'time_condition':
        return this.opening(options)
      case 'condition':
        return this.branch(options)
      case 'set_variable':
        for (const { name, value } of rowsOf(options['assignments']))
          this.state.variables[textOf(name)] = cutValue(this.fill(textOf(value)))
        return 'next'
      case 'loop':
        return this.loop(Number(options['times']))
      case 'random_split':
        return this.env.fractionOf(`${this.placeKey()}:${this.state.steps}`) * 100 <
          Number(options['percent_a'])
          ? 'a'
          : 'b'
      case 'webhook':
        return this.fetch(options)
      case 'send_sms':
        return this.sendSms(options)
      case 'opt_out':
        this.effects.push({ type: 'optOut', scope: textOf(options['scope']) })
        return 'next'
      case 'notify':
        this.effects.push({
          type: 'notify',
          emails: strings(options['emails']),
          text: this.fill(textOf(options['text'])),
        })
        return 'next'
      case 'pause':
        this.effects.push({ type: 'pause', seconds: Number(options['seconds']) })
        return this.wait('pause')
      case 'send_dtmf':
        this.effects.push({ type: 'sendTones', digits: textOf(options['digits']) })
        return 'next'
      case 'subflow':
        return this.enterSubflow(options)
      case 'hangup':
        return this.hangUp(textOf(options['reason']))
      case 'retry_later':
        return this.finish('retry')
    }
  }

  private ask(node: FlowNode, options: Options, prompts: unknown, before?: unknown): undefined {
    const isMenu = node.type === 'menu'
    this.effects.push({
      type: 'play',
      prompts: [...promptsOf(before, this.fill), ...promptsOf(prompts, this.fill)],
      loop: 1,
      bargeIn: !isMenu || options['barge_in'] === true,
    })
    this.collect(options, isMenu ? 1 : Number(options['max_digits']))
    return this.wait('keys')
  }

  private collect(options: Options, maxDigits: number): void {
    const seconds = options['timeout_seconds'] ?? options['first_digit_timeout_seconds']
    this.effects.push({
      type: 'collect',
      maxDigits,
      finishKey: textOf(options['finish_key']) || 'none',
      timeoutSeconds: Number(seconds),
      secret: options['secret'] === true,
    })
  }

  private chooseKey(options: Options, key: string): void {
    if (!strings(options['keys']).includes(key)) {
      this.askAgain(options, 'invalid')
      return
    }
    this.state.keys = [...this.state.keys, { nodeId: this.state.place.nodeId, key }].slice(-MAX_KEYS)
    this.leave(exitOfKey(key))
  }

  private askAgain(options: Options, exit: 'invalid' | 'no_input'): void {
    const node = this.node()!
    this.state.input.digits = ''
    if (this.state.input.repeats >= Number(options['repeat'])) {
      this.leave(exit)
      return
    }
    this.state.input.repeats += 1
    this.ask(
      node,
      options,
      options['prompts'],
      options[exit === 'invalid' ? 'invalid_prompts' : 'timeout_prompts'],
    )
  }

  private addDigits(options: Options, digits: string): void {
    const finishKey = options['finish_key']
    for (const digit of digits) {
      if (digit === finishKey) {
        this.judgeDigits(options)
        return
      }
      this.state.input.digits += digit
      if (this.state.input.digits.length >= Number(options['max_digits'])) {
        this.judgeDigits(options)
        return
      }
    }
  }

  private waitedLongEnough(node: FlowNode, options: Options): void {
    if (node.type === 'gather' && this.state.input.digits !== '') this.judgeDigits(options)
    else this.askAgain(options, 'no_input')
  }

  private judgeDigits(options: Options): void {
    const { digits } = this.state.input
    const pattern = typeof options['pattern'] === 'string' ? readPattern(options['pattern']) : undefined
    if (digits.length < Number(options['min_digits']) || (pattern && !matchesPattern(pattern, digits)))
      this.askAgain(options, 'invalid')
    else if (options['confirm'] === true) {
      this.effects.push({ type: 'play', prompts: [{ kind: 'digits', digits }], loop: 1, bargeIn: true })
      this.collect(options, 1)
      this.wait('confirmation')
    } else this.accept(options, digits)
  }

  private confirm(options: Options, isRight: boolean): void {
    if (isRight) this.accept(options, this.state.input.digits)
    else this.askAgain(options, 'invalid')
  }

  private accept(options: Options, digits: string): void {
    this.state.variables[textOf(options['variable'])] = digits
    this.leave('next')
  }

  private dial(options: Options): undefined {
    const destinations = rowsOf(options['destinations']).map((row): FlowDestination => {
      if (row['kind'] === 'sip_uri') return { kind: 'sip_uri', uri: textOf(row['uri']) }
      if (row['kind'] === 'trunk')
        return {
          kind: 'trunk',
          trunkId: textOf(row['trunk_id']),
          ...(row['number'] !== undefined && { number: textOf(row['number']) }),
        }
      const number =
        row['kind'] === 'variable' ? (this.state.variables[textOf(row['name'])] ?? '') : textOf(row['number'])
      return { kind: 'phone', number }
    })
    this.effects.push({
      type: 'dial',
      destinations,
      strategy: textOf(options['strategy']),
      ringSeconds: Number(options['ring_seconds']),
      maxSeconds: Number(options['max_seconds']),
      callerId: textOf(options['caller_id']),
      ...(typeof options['caller_id_id'] === 'string' && { callerIdId: options['caller_id_id'] }),
      record: options['record'] === true,
    })
    return this.wait('dial')
  }

  private opening(options: Options): string {
    const windows = rowsOf(options['windows']).map(({ days, from, to }): OpeningWindow => ({
      days: strings(days),
      from: textOf(from),
      to: textOf(to),
    }))
    const holidays = rowsOf(options['holidays']).map(({ date, repeats_yearly: yearly }) => ({
      date: textOf(date),
      repeats_yearly: yearly === true,
    }))
    return openingAt({ timeZone: textOf(options['time_zone']), windows, holidays }, this.env.now)
  }

  private branch(options: Options): string {
    const found = rowsOf(options['branches']).find(({ all }) =>
      rowsOf(all).every((condition) => conditionHolds(condition, this.valueOf)),
    )
    return found ? textOf(found['name']) : 'else'
  }

  private loop(times: number): string {
    const key = this.placeKey()
    const taken = this.state.loops[key] ?? 0
    if (taken >= times) return 'done'
    this.state.loops[key] = taken + 1
    return 'again'
  }

  private fetch(options: Options): undefined {
    const headers = Object.entries(optionsOf(options['headers']))
    this.effects.push({
      type: 'fetch',
      url: this.fill(textOf(options['url']), encodeURIComponent),
      method: textOf(options['method']),
      headers: Object.fromEntries(headers.map(([name, value]) => [name, this.fill(textOf(value))])),
      body: this.fill(textOf(options['body'])),
      timeoutSeconds: Number(options['timeout_seconds']),
      retries: Number(options['retries']),
    })
    return this.wait('fetch')
  }

  private sendSms(options: Options): undefined {
    const other = this.env.call[this.env.call['direction'] === 'placed' ? 'to' : 'from']
    this.effects.push({
      type: 'sendSms',
      to: options['to'] === 'number' ? textOf(options['number']) : (other ?? ''),
      senderId: textOf(options['sender_id']),
      ...(typeof options['text'] === 'string' && { text: this.fill(options['text']) }),
      ...(typeof options['template_id'] === 'string' && { templateId: options['template_id'] }),
    })
    return this.wait('message')
  }

  private enterSubflow(options: Options): string | undefined {
    const flowId = textOf(options['flow_id'])
    const flow = this.env.flowOf(flowId)
    const start = flow?.nodes.find(({ type }) => nodeTypeOf(type)?.category === 'start')
    if (!flow || !start || this.state.depth >= MAX_SUBFLOW_DEPTH) return this.finish('error')
    if (options['return'] === true) this.state.returns.push({ ...this.state.place })
    this.state.depth += 1
    this.state.variables = { ...defaultsOf(flow), ...this.state.variables }
    this.state.place = { flowId, nodeId: start.id }
    return startExit(start, 'answered')
  }

  /** In a subflow that returns, the end is the way back. */
  private hangUp(reason: string): string | undefined {
    const back = this.state.returns.pop()
    if (!back) {
      this.effects.push({ type: 'hangup', reason })
      return this.end('hangup')
    }
    this.state.depth = this.state.returns.length
    this.state.place = back
    return 'next'
  }

  private finish(end: FlowEnd): undefined {
    if (end === 'retry') {
      const start = this.env
        .flowOf(this.state.returns[0]?.flowId ?? this.state.place.flowId)
        ?.nodes.find(({ type }) => type === 'start_outbound')
      const minutes = start ? optionsWithDefaults(start)['retry_interval_minutes'] : undefined
      this.effects.push({ type: 'retry', afterMinutes: Number(minutes ?? 15) })
    }
    if (end !== 'caller_hangup') this.effects.push({ type: 'hangup', reason: 'normal' })
    return this.end(end)
  }

  private end(end: FlowEnd): undefined {
    delete this.state.waitsFor
    this.state.end = end
    return undefined
  }

  private wait(what: FlowWait): undefined {
    this.state.waitsFor = what
    return undefined
  }

  private play(prompts: unknown, loop: number, bargeIn: boolean): void {
    this.effects.push({ type: 'play', prompts: promptsOf(prompts, this.fill), loop, bargeIn })
  }

  private node(): FlowNode | undefined {
    const { flowId, nodeId } = this.state.place
    return this.env.flowOf(flowId)?.nodes.find(({ id }) => id === nodeId)
  }

  private placeKey(): string {
    return `${this.state.place.flowId}:${this.state.place.nodeId}`
  }

  private readonly fill = (text: string, encode?: (value: string) => string): string =>
    fillNames(text, this.valueOf, encode)

  private readonly valueOf = (scope: string, name: string): string => {
    const values =
      scope === 'call' ? this.env.call : scope === 'contact' ? this.env.contact : this.state.variables
    return Object.hasOwn(values, name) ? (values[name] ?? '') : ''
  }
}

function startExit(node: FlowNode, outcome = 'answered'): string {
  if (node.type !== 'start_outbound') return 'next'
  return outcome === 'voicemail' && node.options['detect_voicemail'] !== true ? 'answered' : outcome
}

function defaultsOf({ variables = [] }: CallFlow): Record<string, string> {
  return Object.fromEntries(
    variables.flatMap(({ name, default: value }) => (value === undefined ? [] : [[name, value]])),
  )
}

function optionsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
