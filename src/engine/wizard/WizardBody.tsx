import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Skeleton from '@mui/material/Skeleton'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { ConflictDialog } from './ConflictDialog.tsx'
import { CreationFees } from './CreationFees.tsx'
import { EstimateFigures } from './EstimateFigures.tsx'
import type { Estimate } from './useEstimate.ts'
import { WizardBanners } from './WizardBanners.tsx'
import { StepHeading, WizardAside, WizardColumns, WizardFooter, WizardForm } from './WizardLayout.ts'
import { AskedFields, useAsked } from './AskedFields.tsx'
import { WizardSteps } from './WizardSteps.tsx'
import { WizardSummary } from './WizardSummary.tsx'
import { readDraft } from './draft.ts'
import { RestoredNotice } from './RestoredNotice.tsx'
import type { Draft } from './draft.ts'
import { useDraft } from './useDraft.ts'
import { useRecordAbove } from './useRecordAbove.ts'
import type { StoredRecord } from './useRecord.ts'
import { submitOf, useWizard } from './useWizard.ts'
import { indexOfNext, shownSteps, withShownSteps } from './wizardSteps.ts'
import type { Wizard } from './useWizard.ts'
import type { TextParams } from '../../language/fillText.ts'
import { fillTemplate, generatedSecrets, initialValue, isVisible, isWritable } from '../../language/index.ts'
import type { Scope } from '../../language/index.ts'
import type {
  EntityDefinition,
  EntityValidator,
  ResourceDefinition,
  SubmitDefinition,
  WizardDefinition,
  WizardMode,
} from '../../language/portal.ts'
import {
  ErrorSummary,
  FixedNoticeContext,
  FormContext,
  HoldStill,
  RecordFields,
  renewReferences,
  useForm,
  useFormSelector,
  useRecordForm,
} from '../form/index.ts'
import type { FormStore } from '../form/index.ts'
import { ApiCallButton } from '../action/ApiCallButton.tsx'
import { Link } from '../registry/Link.tsx'
import { usePortal, type Translate } from '../registry/portalContext.ts'
import { QuestionDialog } from '../registry/QuestionDialog.tsx'

export interface WizardBodyProps {
  definition: WizardDefinition
  resource: ResourceDefinition
  /** All of the module. */
  resources: Record<string, ResourceDefinition>
  entity: EntityDefinition
  validator: EntityValidator
  mode: WizardMode
  record: StoredRecord | undefined
  /** Values that a new record starts with, besides its defaults. */
  start?: Record<string, unknown> | undefined
  step: string | undefined
  basePath: string
  /** Of the address at every step, with its question mark, or empty. */
  search: string
  /** Where who cancels goes, and who has saved an edit: `done`, as its list was left. */
  back: string
  draftKey: string
  /** Forget the draft and begin again from what is stored. */
  onStartOver: () => void
}

/** The wizard once its record is there. */
export function WizardBody(props: WizardBodyProps) {
  const { resource, entity, validator, mode, record, draftKey } = props
  const { api, t, session } = usePortal()
  const [restored] = useState(() =>
    mode === 'view' ? undefined : readDraft(localStorage, draftKey, entity, Date.now()),
  )
  const defined = props.definition
  const fields = useMemo(() => defined.steps.flatMap((step) => step.fields), [defined])
  const [id, step] = [record?.id, props.step]
  const route = useMemo(
    () => ({ ...session.route, ...(id !== undefined && { id }), ...(step !== undefined && { step }) }),
    [session.route, id, step],
  )
  const form = useRecordForm({
    entity,
    fields,
    route,
    row: record,
    parent: useRecordAbove(props.resources, resource, entity),
    mode,
    validator,
    views: defined.fields,
    value: (scope) => ({
      ...startValue(entity, fields, { record, start: props.start, draft: restored }, scope),
      // Panels ask for more about a record that is viewed, as on its page.
      ...(mode === 'view' && record && { id: record.id }),
    }),
  })
  const [version, setVersion] = useState(restored?.version ?? record?.version)
  const shown = useFormSelector(form.store, () => shownSteps(defined.steps, form.store))
  const definition = useMemo(() => withShownSteps(defined, shown), [defined, shown])
  const draft = useDraft({
    store: form.store,
    key: draftKey,
    restored,
    version,
    takeOver(newer) {
      // What is taken over is based on it, also where this tab has read another.
      setVersion(newer.version ?? record?.version)
      return startValue(entity, fields, { record, start: props.start, draft: newer }, form.store.scope())
    },
  })
  const { store } = form
  useEffect(() => {
    if (!restored || mode !== 'create') return
    const stop = new AbortController()
    void renewReferences(store, api, stop.signal)
    return () => stop.abort()
  }, [store, api, restored, mode])
  const wizard = useWizard({
    definition,
    defined,
    entity,
    resource,
    store: form.store,
    draft,
    reached: { id: restored?.reachedStep ?? '', index: restored?.reached ?? 0 },
    record,
    version,
    onVersion: setVersion,
    requestedStep: props.step,
    basePath: props.basePath,
    search: props.search,
    back: props.back,
  })
  const roomBeside = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'))
  const estimate = wizard.index === definition.steps.length - 1 ? wizard.estimate : undefined
  const figures = estimate?.panel
  const aside = wizard.step.aside ?? (roomBeside ? figures : undefined)
  const foot = roomBeside && wizard.step.aside === undefined ? undefined : figures
  const isBeside = roomBeside && aside === undefined
  const asked = useAsked(form.store, definition.steps, wizard)
  const [openedAt] = useState(wizard.step.id)
  const next = useNextStep(definition, form.store, record)
  const discard = () => {
    draft.end()
    props.onStartOver()
  }
  return (
    <FormContext value={form}>
      {(definition.steps.length > 1 || next) && (
        <WizardSteps
          steps={definition.steps}
          index={wizard.index}
          furthest={wizard.furthest}
          asking={asked.map(({ step }) => step)}
          marksDone={mode === 'create'}
          next={next}
          onOpen={wizard.open}
        />
      )}
      <WizardForm
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void wizard.next()
        }}
      >
        <WizardColumns data-aside={aside !== undefined || (isBeside && estimate?.figures) ? true : undefined}>
          <Box component="section" aria-labelledby="wizard-step-title" sx={{ minWidth: 0 }}>
            {restored && wizard.step.id === openedAt && (
              <RestoredNotice draft={restored} text="portal:wizard-draft-restored" onDiscard={discard} />
            )}
            <AskedFields asked={asked} steps={definition.steps} onShow={wizard.showErrors} />
            <StepContent key={wizard.step.id} definition={definition} wizard={wizard} />
          </Box>
          {aside !== undefined && <StepAside panel={aside} named={aside === figures} />}
          {isBeside && estimate && (
            <WizardAside>
              <EstimateFigures estimate={estimate} />
            </WizardAside>
          )}
        </WizardColumns>
        {mode !== 'view' && (
          <Footer
            definition={definition}
            wizard={wizard}
            back={props.back}
            panel={foot}
            estimate={isBeside ? undefined : estimate}
          />
        )}
      </WizardForm>
      <SubmitQuestion definition={definition} wizard={wizard} />
      <ConflictDialog
        open={wizard.conflict}
        text={t('portal:wizard-conflict-text')}
        take={t('portal:wizard-reload')}
        onTake={discard}
        onKeep={() => void wizard.keepMine()}
        onLater={wizard.decideLater}
      />
    </FormContext>
  )
}

/** What the form opens with: defaults or the record, with what a draft changed of it. */
function startValue(
  entity: EntityDefinition,
  fields: string[],
  {
    record,
    start,
    draft,
  }: {
    record: StoredRecord | undefined
    start: Record<string, unknown> | undefined
    draft: Draft | undefined
  },
  scope: Scope,
): Record<string, unknown> {
  if (!record)
    // A draft keeps no secrets.
    return draft
      ? { ...generatedSecrets(entity), ...draft.value }
      : { ...initialValue(entity, scope, fields), ...start }
  const stored: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(entity.properties)) {
    const own = record[name]
    const value = draft && isWritable(property, 'update') ? draft.value[name] : own
    if (value !== undefined && value !== null) stored[name] = value
  }
  for (const [name, value] of Object.entries(draft?.value ?? {})) {
    if (!Object.hasOwn(entity.properties, name)) stored[name] = value
  }
  return { ...hiddenDefaults(entity, fields, stored, scope), ...stored }
}

/** What was hidden was not stored; when it is shown again it starts from its default, as in a new record. */
function hiddenDefaults(
  entity: EntityDefinition,
  fields: string[],
  stored: object,
  scope: Scope,
): Record<string, unknown> {
  const defaults = Object.entries(initialValue(entity, scope, fields))
  return Object.fromEntries(defaults.filter(([name]) => !isVisible(entity, name, { ...scope, form: stored })))
}

const FIXED_NOTICE = 'wizard-fixed-step'

function StepContent({ definition, wizard }: { definition: WizardDefinition; wizard: Wizard }) {
  const { store } = useForm()
  const { t } = usePortal()
  const heading = useRef<HTMLHeadingElement>(null)
  const { step, attempt } = wizard
  const first = useRef(attempt)
  const isFixed =
    store.mode === 'edit' && step.fields.length > 0 && step.fields.every((path) => store.field(path).fixed)

  useEffect(() => {
    // a step opened because of its errors leaves the focus to their summary
    if (first.current === 0 && shouldFocus()) heading.current?.focus({ preventScroll: true })
    // as far up as it goes: the steps above it stay in view
    heading.current?.scrollIntoView({ block: 'end' })
  }, [])

  return (
    <>
      <StepHeading
        id="wizard-step-title"
        ref={heading}
        tabIndex={-1}
        // Those who see have its name in the steps above.
        className="visually-hidden"
      >
        {t(step.title)}
      </StepHeading>
      <WizardBanners definition={definition} step={step.id} />
      {step.info !== undefined && (
        <Alert severity="info" role="note" variant="outlined" sx={{ mb: 3 }}>
          {t(step.info)}
        </Alert>
      )}
      {isFixed && (
        <Alert id={FIXED_NOTICE} severity="info" role="note" variant="outlined" sx={{ mb: 3 }}>
          {t('portal:wizard-fixed-step')}
        </Alert>
      )}
      <ErrorSummary fields={step.fields} attempt={attempt} />
      {step.fields.length > 0 && (
        <FixedNoticeContext value={isFixed ? FIXED_NOTICE : undefined}>
          <HoldStill still={wizard.busy === 'sending'}>
            <RecordFields names={step.fields} sections={step.sections} />
          </HoldStill>
        </FixedNoticeContext>
      )}
      {step.summary.length > 0 && <WizardSummary step={step} steps={definition.steps} onEdit={wizard.open} />}
      {step === definition.steps.at(-1) && <CreationFees step={step} />}
    </>
  )
}

/** The screen that follows saving, where the definition names it as a step. */
function useNextStep(
  definition: WizardDefinition,
  store: FormStore,
  record: StoredRecord | undefined,
): { title: string; to?: string } | undefined {
  const { t } = usePortal()
  const scopeOf = (): Scope => ({ ...store.scope(), form: store.value() })
  const place = useFormSelector(store, () => indexOfNext(definition, scopeOf()))
  const { title, to } = definition.doneWhen[place] ?? {}
  if (title === undefined || to === undefined) return undefined
  const address = record && fillTemplate(to, { ...scopeOf(), row: record }, encodeURIComponent)
  return { title: t(title), ...(address !== undefined && { to: address }) }
}

/** On a step change the focus was in the wizard or has been lost; on the first opening the shell places it. */
function shouldFocus(): boolean {
  const { activeElement } = document
  return activeElement === document.body || activeElement?.closest('form, nav, dialog') !== null
}

/** Asks before the record is saved, in the words and figures of the definition. */
function SubmitQuestion({ definition, wizard }: { definition: WizardDefinition; wizard: Wizard }) {
  const { store } = useForm()
  const { t } = usePortal()
  const confirm = wizard.asking ? submitOf(definition, store)?.confirm : undefined
  if (!confirm) return null
  const slots = wizard.estimate?.slots ?? {}
  return (
    <QuestionDialog
      title={t(confirm.title, slots)}
      text={t(confirm.text, slots)}
      dismiss={t(confirm.dismiss, slots)}
      action={t(confirm.action, slots)}
      onAnswer={wizard.answer}
    />
  )
}

function StepAside({ panel, named }: { panel: string; named: boolean }) {
  const { access } = useForm()
  const { t, registry } = usePortal()
  const Panel = registry.panels[panel]
  if (!Panel) throw new Error(`No panel is registered as ${panel}`)
  return (
    <WizardAside aria-label={named ? undefined : t('portal:wizard-aside')}>
      <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
        <Panel form={access} />
      </Suspense>
    </WizardAside>
  )
}

/** Until the estimate is there, and while it counts nothing, the button says what it does without figures. */
function submitWords(
  submit: SubmitDefinition | undefined,
  slots: TextParams | undefined,
  t: Translate,
): string {
  if (!submit) return t('portal:wizard-submit')
  const counts = slots !== undefined && slots['count'] !== 0
  return submit.estimated !== undefined && counts ? t(submit.estimated, slots) : t(submit.text)
}

interface FooterProps {
  definition: WizardDefinition
  /** Panel above the buttons. */
  panel: string | undefined
  /** Figures above the buttons. */
  estimate: Estimate | undefined
  wizard: Wizard
  back: string
}

function Footer({ definition, wizard, back, panel, estimate }: FooterProps) {
  const { store, access } = useForm()
  const { t, registry } = usePortal()
  const Panel = panel === undefined ? undefined : registry.panels[panel]
  const place = useFormSelector(store, () => {
    const submit = submitOf(definition, store)
    return submit ? definition.submitText.indexOf(submit) : -1
  })
  const last = wizard.index === definition.steps.length - 1
  const submitLabel = submitWords(definition.submitText[place], last ? wizard.estimate?.slots : undefined, t)
  const busy = useMemo(
    () =>
      wizard.busy && (
        <Box
          component="output"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1,
            typography: 'body2',
            color: 'text.secondary',
          }}
        >
          <CircularProgress size={16} aria-hidden="true" />
          {t(wizard.busy === 'sending' ? 'portal:wizard-sending' : 'portal:wizard-checking')}
        </Box>
      ),
    [wizard.busy, t],
  )
  const disabled = wizard.busy !== undefined
  return (
    <WizardFooter>
      {Panel && (
        <Box sx={{ flexBasis: '100%', minWidth: 0 }}>
          <Suspense fallback={<Skeleton variant="rounded" height={48} />}>
            <Panel form={access} />
          </Suspense>
        </Box>
      )}
      {estimate && (
        <Box sx={{ flexBasis: '100%', minWidth: 0 }}>
          <EstimateFigures estimate={estimate} />
        </Box>
      )}
      {wizard.failure !== undefined && (
        <Alert severity="error" variant="outlined" role="alert" sx={{ flexBasis: '100%' }}>
          {wizard.failure}
        </Alert>
      )}
      {definition.cancel && (
        <Button component={Link} to={back} disabled={disabled} sx={{ ml: -2 }}>
          {t('portal:wizard-cancel')}
        </Button>
      )}
      {wizard.index > 0 && (
        <Button variant="outlined" onClick={wizard.back} disabled={disabled}>
          {t('portal:go-back')}
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      {last && store.mode !== 'view' ? <ApiCallButton access={wizard.access} call={wizard.call} /> : null}
      {busy}
      {store.mode === 'edit' && !last && (
        <Button variant="outlined" onClick={() => void wizard.submit()} disabled={disabled}>
          {submitLabel}
        </Button>
      )}
      <Button type="submit" variant="contained" disableElevation disabled={disabled}>
        {last ? submitLabel : t('portal:wizard-next')}
      </Button>
    </WizardFooter>
  )
}
