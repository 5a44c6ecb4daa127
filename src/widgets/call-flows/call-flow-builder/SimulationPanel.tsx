import { useEffect, useMemo, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import {
  advanceFlow,
  beginFlow,
  contactColumnsOf,
  digitKeys,
  exitsOf,
  subflowsOf,
  readFlow,
  type CallFlow,
  type FlowEnvironment,
  type FlowEvent,
  type FlowPlace,
  type FlowPrompt,
  type FlowState,
} from '../../../domain/call-flow/index.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import type { FlowCalls } from './flowDraft.ts'
import { shareOf } from './shareOf.ts'
import { placesEntered, stepAt } from './simulatedSteps.ts'
import { useBuilder, useBuilderState } from './useBuilder.ts'

interface Line {
  mark: 'step' | 'heard' | 'did' | 'end'
  text: string
}

interface Call {
  state: FlowState
  env: FlowEnvironment
  lines: Line[]
}

/** A call through the draft that nobody is charged for: keys, silence and outcomes are chosen here. */
export function SimulationPanel({ calls }: { calls: FlowCalls }) {
  const { store, names } = useBuilder()
  const { t } = usePortal()
  const [call, setCall] = useState<Call | undefined>(undefined)
  const [speaks, setSpeaks] = useState(false)
  const [moment, setMoment] = useState('')
  const [digits, setDigits] = useState('')
  const [number, setNumber] = useState(1)
  const flow = useBuilderState(({ history }) => history.flow)
  const caller = useBuilderState((state) => state.caller)
  const subflows = useSubflows(calls, flow)
  const columns = useMemo(
    () => contactColumnsOf(...[flow, ...subflows.values()].map(readFlow)),
    [flow, subflows],
  )
  const isSplit = flow.nodes.some(({ type }) => type === 'random_split')
  const log = useRef<HTMLOListElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    log.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
    // What was pressed may be gone: the keyboard goes on with what can happen next, or with another call.
    const { activeElement: active } = document
    if (!call || !(active === document.body || active?.matches('.flow-acts'))) return
    const next = ['.flow-acts input', '.flow-acts', '[data-start]'].map((place) =>
      panel.current?.querySelector<HTMLElement>(place),
    )
    next.find((element) => element)?.focus()
  }, [call])
  useEffect(
    () => () => {
      store.set({ lit: undefined })
      globalThis.speechSynthesis?.cancel()
    },
    [store],
  )

  const heard = (prompt: FlowPrompt): string => {
    if (prompt.kind === 'tts') return prompt.text
    if (prompt.kind === 'digits') return prompt.digits.split('').join(' ')
    return prompt.kind === 'audio' ? t('call-flows:build-sim-audio', { id: prompt.audioId }) : ''
  }
  const speak = (text: string, language: string): void => {
    if (!speaks || !globalThis.speechSynthesis) return
    const said = new SpeechSynthesisUtterance(text)
    said.lang = language
    globalThis.speechSynthesis.speak(said)
  }

  const start = async (): Promise<void> => {
    const others = await loadSubflows(calls, subflowsOf(readFlow(flow)))
    const env: FlowEnvironment = {
      flowOf: (id) => others.get(String(id)) ?? (String(id) === String(root.place.flowId) ? flow : undefined),
      now: momentOf(moment),
      call: {
        from: caller.from,
        to: caller.to,
        direction: flow.kind === 'ivr' ? 'received' : 'placed',
      },
      contact: caller.contact,
      fractionOf: (place) => shareOf(number, place),
    }
    const root = beginFlow(flow)
    store.set({ lit: { nodes: new Set([root.place.nodeId]), exits: new Set(), current: root.place.nodeId } })
    const begun = { state: root, env, lines: [] }
    if (flow.kind === 'ivr') take(begun, { type: 'started' })
    else setCall(begun)
  }

  const take = (at: Call, event: FlowEvent, done?: string): void => {
    const { state, effects, passed } = advanceFlow(at.state, event, at.env)
    const lines: Line[] = [...at.lines]
    if (done !== undefined) lines.push({ mark: 'did', text: done })
    const entered = placesEntered(at.env, { state, passed })
    for (const place of entered) {
      const step = stepAt(at.env, place)
      if (step) lines.push({ mark: 'step', text: names.fullStep(step) })
    }
    const { lit } = store.get()
    const [nodes, exits] = [new Set(lit?.nodes), new Set(lit?.exits)]
    for (const { nodeId, exit } of passed.filter(isDrawn)) {
      exits.add(`${nodeId}:${exit}`)
      nodes.add(nodeId)
    }
    const drawn = entered.filter(isDrawn).map(({ nodeId }) => nodeId)
    for (const nodeId of drawn) nodes.add(nodeId)
    for (const effect of effects) {
      const prompts =
        effect.type === 'play' || effect.type === 'voicemail'
          ? effect.prompts
          : effect.type === 'recordStart'
            ? effect.announce
            : []
      for (const prompt of prompts) {
        const text = heard(prompt)
        if (text === '') continue
        lines.push({ mark: 'heard', text: t('call-flows:build-sim-heard', { text }) })
        speak(text, prompt.kind === 'tts' ? prompt.language : 'en-US')
      }
    }
    if (state.waitsFor === undefined) {
      const last = passed.at(-1)
      const isStuck = state.end === 'error' && last !== undefined
      lines.push({
        mark: 'end',
        text: isStuck
          ? t('call-flows:build-sim-stuck', { exit: names.exit(last.exit) })
          : t('call-flows:build-sim-ended'),
      })
    }
    store.set({ lit: { nodes, exits, current: drawn.at(-1) ?? lit?.current } })
    setDigits('')
    setCall({ ...at, state, lines })
  }

  const waits = call?.state.waitsFor
  const node = call && stepAt(call.env, call.state.place)
  const takesKeys = waits === 'keys' || waits === 'confirmation'
  const press = (key: string): void => {
    if (call) take(call, { type: 'digits', digits: key }, t('call-flows:build-sim-pressed', { key }))
  }
  const act = (text: string, event: FlowEvent, done: string) => (
    <Button
      key={text}
      size="small"
      variant="outlined"
      onClick={() => {
        if (call) take(call, event, done)
      }}
    >
      {text}
    </Button>
  )
  const outcome = (exit: string, event: FlowEvent) =>
    act(names.exit(exit), event, t('call-flows:build-sim-chose', { exit: names.exit(exit) }))

  return (
    <div className="flow-simulation" ref={panel}>
      <p>{t('call-flows:build-sim-intro')}</p>
      <TextField
        size="small"
        type="datetime-local"
        label={t('call-flows:build-sim-time')}
        value={moment}
        onChange={(event) => setMoment(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {isSplit && (
        <TextField
          size="small"
          type="number"
          label={t('call-flows:build-sim-call')}
          helperText={t('call-flows:build-sim-call-help')}
          value={number}
          onChange={(event) => setNumber(Math.max(1, Math.round(Number(event.target.value))))}
          slotProps={{ htmlInput: { min: 1, max: 1000 } }}
        />
      )}
      {ends.map(({ end, label }) => (
        <TextField
          key={end}
          size="small"
          label={t(label)}
          value={caller[end]}
          onChange={(event) => store.set({ caller: { ...caller, [end]: event.target.value } })}
          slotProps={{ htmlInput: { inputMode: 'tel', autoComplete: 'off', maxLength: 32 } }}
        />
      ))}
      {columns.length > 0 && (
        <fieldset className="flow-contact">
          <legend>{t('call-flows:build-sim-contact')}</legend>
          {columns.map((name) => (
            <TextField
              key={name}
              size="small"
              label={name}
              value={caller.contact[name] ?? ''}
              onChange={(event) =>
                store.set({
                  caller: { ...caller, contact: { ...caller.contact, [name]: event.target.value } },
                })
              }
              slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 200 } }}
            />
          ))}
        </fieldset>
      )}
      {globalThis.speechSynthesis && (
        <FormControlLabel
          control={<Switch size="small" checked={speaks} onChange={(_, isOn) => setSpeaks(isOn)} />}
          label={t('call-flows:build-sim-speak')}
        />
      )}
      <Button data-start variant="contained" disableElevation onClick={() => void start()}>
        {call ? t('call-flows:build-sim-restart') : t('call-flows:build-sim-start')}
      </Button>
      {call && (
        <ol ref={log} className="flow-log" aria-label={t('call-flows:build-sim-log')} aria-live="polite">
          {call.lines.map(({ mark, text }, index) => (
            // Lines are only added.
            <li key={index} data-mark={mark}>
              {text}
            </li>
          ))}
        </ol>
      )}
      {call && waits && node && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- digits typed on its buttons bubble here
        <fieldset
          aria-label={t('call-flows:build-sim-outcome')}
          className="flow-acts"
          tabIndex={-1}
          onKeyDown={(event) => {
            const { key, target } = event
            const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
            if (!takesKeys || !isPlain || !keypad.includes(key) || target instanceof HTMLInputElement) return
            event.preventDefault()
            press(key)
          }}
        >
          {takesKeys && (
            <>
              <fieldset className="flow-keypad" aria-label={t('call-flows:build-sim-keys')}>
                {keypad.map((key) => (
                  <button
                    key={key}
                    type="button"
                    data-leads={node.exits[`key_${key}`] !== undefined || undefined}
                    aria-label={t('call-flows:build-sim-press', { key })}
                    onClick={() => press(key)}
                  >
                    {key}
                  </button>
                ))}
              </fieldset>
              {node.type === 'gather' && (
                <form
                  className="flow-buttons"
                  onSubmit={(event) => {
                    event.preventDefault()
                    if (digits !== '') press(digits)
                  }}
                >
                  <TextField
                    size="small"
                    label={t('call-flows:build-sim-digits')}
                    value={digits}
                    onChange={(event) => setDigits(event.target.value.replaceAll(/[^0-9*#]/g, ''))}
                    slotProps={{ htmlInput: { inputMode: 'tel', autoComplete: 'off' } }}
                  />
                  <Button type="submit" size="small" variant="outlined">
                    {t('call-flows:build-sim-send-digits')}
                  </Button>
                </form>
              )}
              <div className="flow-buttons">
                {act(t('call-flows:build-sim-silence'), { type: 'timeout' }, t('call-flows:build-sim-quiet'))}
              </div>
            </>
          )}
          <div className="flow-buttons">
            {waits === 'start' &&
              exitsOf(node).map((exit) => outcome(exit, { type: 'started', outcome: exit as never }))}
            {waits === 'dial' &&
              exitsOf(node).map((exit) => outcome(exit, { type: 'dialed', outcome: exit as never }))}
            {waits === 'queue' &&
              exitsOf(node).map((exit) => outcome(exit, { type: 'queued', outcome: exit as never }))}
            {waits === 'voicemail' &&
              exitsOf(node).map((exit) => outcome(exit, { type: 'recorded', outcome: exit as never }))}
            {waits === 'play' && [
              outcome('next', { type: 'played' }),
              outcome('failed', { type: 'played', failed: true }),
            ]}
            {waits === 'fetch' && [
              outcome('next', { type: 'fetched', body: '{}' }),
              outcome('failed', { type: 'fetched', failed: true }),
            ]}
            {waits === 'message' && [
              outcome('next', { type: 'sent' }),
              outcome('failed', { type: 'sent', failed: true }),
            ]}
            {waits === 'pause' &&
              act(t('call-flows:build-sim-next'), { type: 'paused' }, t('call-flows:build-sim-quiet'))}
            {waits !== 'start' &&
              act(t('call-flows:build-sim-hangup'), { type: 'hungUp' }, names.exit('hangup'))}
          </div>
        </fieldset>
      )}
    </div>
  )
}

/** Whether it is in the flow of the builder, not in one that this leads into. */
function isDrawn({ flowId }: FlowPlace): boolean {
  return flowId === ''
}

/** Now, unless a time was chosen. */
function momentOf(chosen: string): number {
  return chosen === '' ? Date.now() : new Date(chosen).getTime()
}

/** Those of a call, and what their numbers are called. */
const ends = [
  { end: 'from', label: 'call-flows:build-sim-from' },
  { end: 'to', label: 'call-flows:build-sim-to' },
] as const

/** As on a phone. */
const keypad = [...digitKeys.slice(0, 9), '*', '0', '#']

/** The flows a flow leads into, while the panel is open. */
function useSubflows(calls: FlowCalls, flow: CallFlow): ReadonlyMap<string, CallFlow> {
  const [found, setFound] = useState<ReadonlyMap<string, CallFlow>>(new Map())
  const led = subflowsOf(readFlow(flow)).join(' ')
  useEffect(() => {
    let isOpen = true
    const load = led === '' ? Promise.resolve(new Map()) : loadSubflows(calls, led.split(' '))
    void load.then((next) => isOpen && setFound(next))
    return () => {
      isOpen = false
    }
  }, [calls, led])
  return found
}

/** What is published of flows, and of those they lead into. */
async function loadSubflows(calls: FlowCalls, ids: readonly string[]): Promise<Map<string, CallFlow>> {
  const found = new Map<string, CallFlow>()
  const open = [...ids]
  for (let id = open.pop(); id !== undefined && found.size < 20; id = open.pop()) {
    if (found.has(id)) continue
    try {
      const other = await calls.published(id)
      if (!other) continue
      found.set(id, other)
      open.push(...subflowsOf(readFlow(other)))
    } catch {
      // The call ends there, as it would where the flow is gone.
    }
  }
  return found
}
