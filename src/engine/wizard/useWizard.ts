import { useCallback, useEffect, useRef, useState } from 'react'
import { evaluateCondition, submitValue } from '../../language/index.ts'
import type {
  EntityDefinition,
  ResourceDefinition,
  StepDefinition,
  SubmitDefinition,
  WizardDefinition,
} from '../../language/portal.ts'
import { sendingFailureText, type FormStore } from '../form/index.ts'
import { shownBody } from '../action/ApiCallButton.tsx'
import { refreshReads } from '../data/index.ts'
import type { ShownCall } from '../data/toCurl.ts'
import { ApiError } from '../registry/apiClient.ts'
import { usePortal } from '../registry/portalContext.ts'
import { showOnce } from '../registry/shownOnce.ts'
import { useResourcePath } from '../registry/useResourcePath.ts'
import { failureText } from '../registry/FailureMessage.tsx'
import { formerTry, submissionOf, unansweredTry } from './draft.ts'
import type { Submission } from './draft.ts'
import { renewSubmission } from './useDraft.ts'
import type { DraftKeeper } from './useDraft.ts'
import { useEstimate } from './useEstimate.ts'
import type { Estimate } from './useEstimate.ts'
import { isDecided } from '../data/apiAnswer.ts'
import { toApiError } from './useRecord.ts'
import {
  addressAfter,
  firstStepInError,
  furthestOpen,
  indexOfPlace,
  relock,
  stepHolding,
  stepToShow,
  type StepPlace,
} from './wizardSteps.ts'

export interface WizardSetup {
  /** With the steps that are there now. */
  definition: WizardDefinition
  /** With all steps. */
  defined: WizardDefinition
  entity: EntityDefinition
  resource: ResourceDefinition
  store: FormStore
  draft: DraftKeeper
  /** The step reached in a restored draft. */
  reached: StepPlace
  record: { id: string } | undefined
  /** The version of it that the edit is based on. */
  version: number | undefined
  onVersion: (version: number | undefined) => void
  requestedStep: string | undefined
  basePath: string
  /** Of the address at every step, with its question mark, or empty. */
  search: string
  /** `done`, as its list was left. */
  back: string
}

export interface Wizard {
  step: StepDefinition
  index: number
  /** Index of the furthest step that is open. */
  furthest: number
  /** Tries to go on from this step that were refused. */
  attempt: number
  busy: 'checking' | 'sending' | undefined
  /** Why the last try failed as a whole. */
  failure: string | undefined
  /** Fields that newly published definitions ask for or refuse. */
  brought: string[]
  /** The record was changed somewhere else meanwhile. */
  conflict: boolean
  open: (index: number) => void
  /** Opens a step and shows what is wrong there. */
  showErrors: (index: number) => void
  back: () => void
  /** Goes on to the next step, or submits from the last one. */
  next: () => Promise<void>
  /** Sends the record, from whichever step. */
  submit: () => Promise<void>
  /** Leaves that question open. */
  decideLater: () => void
  /** Saves over the other change. */
  keepMine: () => Promise<void>
  /** What saving will do, in figures. */
  estimate: Estimate | undefined
  /** The question before saving is open. */
  /** What submitting calls. */
  call: () => ShownCall
  /** What that needs. */
  access: string[] | undefined
  asking: boolean
  answer: (yes: boolean) => void
}

const NO_ATTEMPT = { step: -1, count: 0 }
const NOTHING: Record<string, string> = {}

/** A wizard without pixels: which step is open, what Next and submit do, and how refusals find their field. */
export function useWizard(setup: WizardSetup): Wizard {
  const {
    definition,
    defined,
    entity,
    resource,
    store,
    draft,
    record,
    version,
    requestedStep,
    basePath,
    search,
    back,
  } = setup
  const { api, navigate, notify, t, refreshSession, rereadSession } = usePortal()
  const { steps } = definition
  const { mode } = store
  const path = useResourcePath(resource)
  const last = steps.length - 1
  const [reachedAt, setReachedAt] = useState(() => {
    const place = indexOfPlace(steps, setup.reached)
    return placeOf(steps, furthestOpen(definition, mode, place, store.errors()))
  })
  const reached = mode === 'create' ? indexOfPlace(steps, reachedAt) : last
  const [shownAt, setShownAt] = useState<StepPlace>()
  const [busy, setBusy] = useState<Wizard['busy']>()
  const [attempts, setAttempts] = useState(NO_ATTEMPT)
  const [failure, setFailure] = useState<string>()
  const [loose, setLoose] = useState(NOTHING)
  const [brought, setBrought] = useState<string[]>([])
  const [conflict, setConflict] = useState(false)
  const [asking, setAsking] = useState(false)
  const running = useRef(false)
  const present = useRef(true)

  const index = stepToShow(definition, mode, requestedStep, reached, shownAt, store.scope())
  const step = steps[index]
  if (!step) throw new Error(`Wizard ${definition.id} has no steps`)

  const estimate = useEstimate({ definition, resource, entity, store, atLast: index === last })

  if (step.id === requestedStep && (shownAt?.id !== step.id || shownAt.index !== index)) {
    setShownAt({ id: step.id, index })
  }

  // An answer may come after the person has left: it takes nobody anywhere.
  useEffect(() => {
    present.current = true
    return () => {
      present.current = false
    }
  }, [])

  const go = useCallback(
    (target: number, options?: { replace: boolean }) => {
      const to = steps[target]
      if (to && present.current) navigate(`${basePath}/${to.id}${search}`, options)
    },
    [steps, navigate, basePath, search],
  )

  useEffect(() => {
    if (step.id !== requestedStep) go(index, { replace: true })
  }, [go, index, step.id, requestedStep])

  useEffect(() => {
    if (mode === 'view') return
    const stop = store.onChange((changed) => {
      setFailure(undefined)
      setLoose(NOTHING)
      if (mode !== 'create') return
      setReachedAt((before) => {
        const place = indexOfPlace(definition.steps, before)
        return placeOf(
          definition.steps,
          relock(definition, changed, place, () => store.errors()),
        )
      })
    })
    return stop
  }, [store, definition, mode])

  useEffect(
    () =>
      store.onRedefined((errors) =>
        setBrought((before) => [...new Set([...before, ...errors.map(({ path }) => path)])]),
      ),
    [store],
  )

  // A step that appears before those already passed has to be passed as well.
  const [passed, setPassed] = useState({ defined, steps })
  if (passed.steps !== steps) {
    setPassed({ defined, steps })
    if (passed.defined === defined && mode === 'create') {
      const open = furthestOpen(definition, mode, reached, store.errors())
      if (open < reached) setReachedAt(placeOf(steps, open))
    }
  }

  const reachedStep = steps[reached]?.id
  useEffect(() => {
    draft.note({ reached, ...(reachedStep !== undefined && { reachedStep }) })
  }, [draft, reached, reachedStep])

  useEffect(() => {
    if (mode === 'create' && index === last) renewSubmission(draft, bodyNow(entity, store))
  }, [mode, index, last, draft, entity, store])

  /** Shows the errors of a step there, and counts the try. */
  function refuseAt(target: number): void {
    const refused = steps[target]
    if (!refused) return
    store.attempt(refused.fields)
    setAttempts((before) => ({ step: target, count: before.step === target ? before.count + 1 : 1 }))
    if (target !== index) go(target)
  }

  /** Places the server's refusals at their fields; what has no field here is said at the foot of the page. */
  function placeRefusals(error: ApiError): void {
    store.refuse(error.fields)
    const places = Object.keys(error.fields).map((path) => stepHolding(steps, path))
    const placed = places.filter((place) => place >= 0)
    if (placed.length > 0) refuseAt(Math.min(...placed))
    if (placed.length < places.length) setLoose(error.fields)
    if (places.length === 0) setFailure(failureText(error, t))
  }

  function explain(error: ApiError, kind: 'checking' | 'sending'): void {
    const own = kind === 'sending' ? definition.failure[mode] : undefined
    if (error.status === 412) setConflict(true)
    else if (error.status === 422) placeRefusals(error)
    else setFailure(sendingFailureText(error, t, own && t(own)))
  }

  async function run(kind: 'checking' | 'sending', work: () => Promise<void>): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(kind)
    setFailure(undefined)
    setLoose(NOTHING)
    try {
      await work()
    } catch (error) {
      explain(toApiError(error), kind)
    } finally {
      running.current = false
      setBusy(undefined)
    }
  }

  async function verifyStep(): Promise<void> {
    if (!step || step.fields.length === 0 || mode === 'view') return
    const body = { [resource.item]: bodyNow(entity, store), fields: step.fields, mode: store.operation }
    await api.send('POST', `${path}/verify`, {
      body: record ? { ...body, id: record.id } : body,
      fallback: false,
    })
  }

  /** @param again a try that may have arrived: nothing else is sent */
  async function save(overVersion: number | undefined, again?: Submission): Promise<void> {
    const body = bodyNow(entity, store)
    if (record) await update(record.id, body, overVersion)
    const { row, isFormer } = record ? {} : await create(body, again)
    const after = wayOn(row)
    draft.end()
    // A list that was read a moment ago would be shown without the record.
    refreshReads()
    const success = definition.success[mode]
    // The estimate is not that of a former try.
    if (success && isFormer !== true) notify({ tone: 'success', text: t(success, estimate?.slots) })
    const leave = (): void => {
      // a new record stands where a list begins
      if (present.current) navigate(record ? back : after)
    }
    // What was saved may open that place, and close this one.
    if (definition.doneWhen.some(({ when }) => when)) return rereadSession(leave)
    refreshSession()
    leave()
  }

  /** @param created the new record, as the server stored it */
  function wayOn(created: Record<string, unknown> | undefined): string {
    const scope = { ...store.scope(), form: store.value(), ...(created && { row: created }) }
    return addressAfter(definition, scope)
  }

  async function create(body: Record<string, unknown>, again?: Submission): Promise<Created> {
    const former = again ? undefined : formerTry(draft.submission(), body, estimate)
    // If it arrived, this is its answer; its figures are refused if it did not.
    const arrived = former && (await post(body, former).catch(forgetRefused))
    if (arrived) return { row: arrived.body?.[resource.item], isFormer: true }
    const submission = again ?? renewSubmission(draft, body, estimate?.confirmed)
    try {
      const row = (await post(body, submission)).body?.[resource.item]
      return { row, isFormer: again !== undefined }
    } catch (error) {
      // A refusal used the key up; without one the same key is tried again.
      if (isDecided(toApiError(error))) {
        draft.note({ submission: submissionOf(undefined, body) })
        if (submission.confirmed) await askAnew()
      }
      throw error
    }
  }

  async function post(body: Record<string, unknown>, { key, confirmed }: Submission) {
    const answer = await api.send<Record<string, Record<string, unknown>> | undefined>('POST', path, {
      body: { [resource.item]: { ...body, ...confirmed } },
      headers: { 'Idempotency-Key': key },
      fallback: false,
    })
    showOnce(entity, answer.body)
    return answer
  }

  /** What the server didn't take may have been shown wrongly. */
  async function askAnew(): Promise<void> {
    try {
      await estimate?.ask()
    } catch {
      // The refusal says what happened.
    }
  }

  async function update(
    id: string,
    body: Record<string, unknown>,
    overVersion: number | undefined,
  ): Promise<void> {
    await api.send('PUT', `${path}/${encodeURIComponent(id)}`, {
      body: { [resource.item]: { ...body, ...estimate?.confirmed } },
      headers: overVersion === undefined ? {} : { 'If-Match': `"${overVersion}"` },
      fallback: false,
    })
  }

  /** Files that are on their way to steps before `end`. */
  function uploadsBefore(end: number): Promise<string[]> | undefined {
    return store.uploading(steps.slice(0, end).flatMap(({ fields }) => fields))
  }

  /** They arrive first; one that doesn't is shown. @returns whether to go on */
  async function awaitUploads(uploads: Promise<string[]>): Promise<boolean> {
    let goesOn = false
    await run('checking', async () => {
      const missing = (await uploads).map((path) => stepHolding(steps, path))
      goesOn = missing.length === 0 && present.current
      if (missing.length > 0 && !missing.includes(index)) go(Math.min(...missing))
    })
    return goesOn
  }

  async function next(): Promise<void> {
    if (index === last) return submit()
    if (running.current) return
    const uploads = uploadsBefore(index + 1)
    if (uploads && !(await awaitUploads(uploads))) return
    const failing = firstStepInError(steps, store.errors(), index + 1)
    if (failing >= 0) return refuseAt(failing)
    if (mode === 'view') return go(index + 1)
    await run('checking', async () => {
      await verifyStep()
      setReachedAt((before) => placeOf(steps, Math.max(indexOfPlace(steps, before), index + 1)))
      setAttempts(NO_ATTEMPT)
      go(index + 1)
    })
  }

  async function submit(): Promise<void> {
    if (running.current) return
    const uploads = uploadsBefore(steps.length)
    if (uploads && !(await awaitUploads(uploads))) return
    const failing = firstStepInError(steps, store.errors())
    if (failing >= 0) return refuseAt(failing)
    let goesOn = estimate === undefined
    const tries: Submission[] = []
    if (estimate)
      await run('checking', async () => {
        const { fields = {} } = await estimate.ask()
        if (Object.keys(fields).length > 0) {
          // It may be refused by now because it was done: then its answer is asked for again, and nothing else.
          const open =
            estimate.identity && unansweredTry(draft.submission(), bodyNow(entity, store), estimate)
          if (!open) throw new ApiError(422, 'invalid', '', fields)
          tries.push(open)
        }
        goesOn = true
      })
    if (!goesOn) return
    const [again] = tries
    if (!again && submitOf(definition, store)?.confirm) setAsking(true)
    else await run('sending', () => save(version, again))
  }

  function answer(yes: boolean): void {
    setAsking(false)
    if (yes) void run('sending', () => save(version))
  }

  async function keepMine(): Promise<void> {
    if (!record) return
    setConflict(false)
    await run('sending', async () => {
      const address = `${path}/${encodeURIComponent(record.id)}`
      const answer = await api.get<Record<string, { version: number }>>(address, { fallback: false })
      const newest = answer[resource.item]?.version
      setup.onVersion(newest)
      draft.note(newest === undefined ? {} : { version: newest })
      await save(newest)
    })
  }

  async function open(target: number): Promise<void> {
    if (target > reached || target === index) return
    const uploads = target > index ? uploadsBefore(target) : undefined
    if (uploads && !(await awaitUploads(uploads))) return
    const failing = target > index ? firstStepInError(steps, store.errors(), target) : -1
    if (failing >= 0) refuseAt(failing)
    else {
      setAttempts(NO_ATTEMPT)
      go(target)
    }
  }

  return {
    step,
    index,
    furthest: reached,
    attempt: attempts.step === index ? attempts.count : 0,
    busy,
    failure: failure ?? looseWords(loose, steps),
    brought,
    conflict,
    open: (target) => void open(target),
    showErrors: refuseAt,
    back: () => go(index - 1),
    next,
    submit,
    decideLater: () => setConflict(false),
    keepMine,
    estimate,
    asking,
    access: resource.operations[record ? 'update' : 'create']?.access,
    call: () => ({
      method: record ? 'PUT' : 'POST',
      path: record ? `${path}/${encodeURIComponent(record.id)}` : path,
      body: { [resource.item]: shownBody(entity, bodyNow(entity, store)) },
    }),
    answer,
  }
}

/** What the last button says and asks now. */
export function submitOf(definition: WizardDefinition, store: FormStore): SubmitDefinition | undefined {
  return definition.submitText.find(
    ({ mode, when }) => mode === store.mode && (!when || evaluateCondition(when, store.scope())),
  )
}

function placeOf(steps: StepDefinition[], index: number): StepPlace {
  return { id: steps[index]?.id ?? '', index }
}

/** The words of refusals that have no field here; a definition that is on its way may bring one. */
function looseWords(refusals: Record<string, string>, steps: StepDefinition[]): string | undefined {
  const words = Object.entries(refusals).flatMap(([path, text]) =>
    stepHolding(steps, path) < 0 ? [text] : [],
  )
  return words.length > 0 ? words.join(' ') : undefined
}

function bodyNow(entity: EntityDefinition, store: FormStore): Record<string, unknown> {
  return submitValue(entity, store.value(), store.operation, store.scope())
}

interface Created {
  row?: Record<string, unknown> | undefined
  /** By an earlier try. */
  isFormer?: boolean
}

/** @throws the error, unless the server has decided against what was sent */
function forgetRefused(error: unknown): undefined {
  if (!isDecided(toApiError(error))) throw error
}
