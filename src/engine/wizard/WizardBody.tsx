import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Skeleton from '@mui/material/Skeleton'
import { ConflictDialog } from './ConflictDialog.tsx'
import { WizardBanners } from './WizardBanners.tsx'
import { StepHeading, WizardAside, WizardColumns, WizardFooter, WizardForm } from './WizardLayout.ts'
import { AskedFields, useAsked } from './AskedFields.tsx'
import { WizardSteps } from './WizardSteps.tsx'
import { WizardSummary } from './WizardSummary.tsx'
import { readDraft } from './draft.ts'
import { RestoredNotice } from './RestoredNotice.tsx'
import type { Draft } from './draft.ts'
import { useDraft } from './useDraft.ts'
import type { StoredRecord } from './useRecord.ts'
import { useWizard } from './useWizard.ts'
import type { Wizard } from './useWizard.ts'
import { evaluateCondition, initialValue, isVisible, isWritable } from '../../language/index.ts'
import type { Scope } from '../../language/index.ts'
import type {
  EntityDefinition,
  EntityValidator,
  ResourceDefinition,
  WizardDefinition,
  WizardMode,
} from '../../language/portal.ts'
import {
  ErrorSummary,
  FixedNoticeContext,
  FormContext,
  HoldStill,
  RecordFields,
  useForm,
  useFormSelector,
  useRecordForm,
} from '../form/index.ts'
import { Link } from '../registry/Link.tsx'
import { usePortal } from '../registry/portalContext.ts'

export interface WizardBodyProps {
  definition: WizardDefinition
  resource: ResourceDefinition
  entity: EntityDefinition
  validator: EntityValidator
  mode: WizardMode
  record: StoredRecord | undefined
  step: string | undefined
  basePath: string
  /** Where who cancels goes, and who has saved an edit: `done`, as its list was left. */
  back: string
  draftKey: string
  /** Forget the draft and begin again from what is stored. */
  onStartOver: () => void
}

/** The wizard once its record is there. */
export function WizardBody(props: WizardBodyProps) {
  const { definition, resource, entity, validator, mode, record, draftKey } = props
  const { t } = usePortal()
  const [restored] = useState(() =>
    mode === 'view' ? undefined : readDraft(localStorage, draftKey, entity, Date.now()),
  )
  const fields = useMemo(() => definition.steps.flatMap((step) => step.fields), [definition])
  const [id, step] = [record?.id, props.step]
  const route = useMemo(
    () => ({ ...(id !== undefined && { id }), ...(step !== undefined && { step }) }),
    [id, step],
  )
  const form = useRecordForm({
    entity,
    fields,
    route,
    mode,
    validator,
    views: definition.fields,
    value: (scope) => startValue(entity, fields, record, restored, scope),
  })
  const version = restored?.version ?? record?.version
  const draft = useDraft(form.store, draftKey, restored, version)
  const wizard = useWizard({
    definition,
    entity,
    resource,
    store: form.store,
    draft,
    reached: { id: restored?.reachedStep ?? '', index: restored?.reached ?? 0 },
    record: record && { id: record.id, version: version ?? record.version },
    requestedStep: props.step,
    basePath: props.basePath,
    back: props.back,
  })
  const asked = useAsked(form.store, definition.steps, wizard)
  const [openedAt] = useState(wizard.step.id)
  const discard = () => {
    draft.end()
    props.onStartOver()
  }
  return (
    <FormContext value={form}>
      {definition.steps.length > 1 && (
        <WizardSteps
          steps={definition.steps}
          index={wizard.index}
          furthest={wizard.furthest}
          asking={asked.map(({ step }) => step)}
          marksDone={mode === 'create'}
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
        <WizardColumns data-aside={wizard.step.aside === undefined ? undefined : true}>
          <Box component="section" aria-labelledby="wizard-step-title" sx={{ minWidth: 0 }}>
            {restored && wizard.step.id === openedAt && (
              <RestoredNotice draft={restored} text="portal:wizard-draft-restored" onDiscard={discard} />
            )}
            <AskedFields asked={asked} steps={definition.steps} onShow={wizard.showErrors} />
            <StepContent key={wizard.step.id} definition={definition} wizard={wizard} />
          </Box>
          {wizard.step.aside !== undefined && <StepAside panel={wizard.step.aside} />}
        </WizardColumns>
        {mode !== 'view' && <Footer definition={definition} wizard={wizard} back={props.back} />}
      </WizardForm>
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
  record: StoredRecord | undefined,
  draft: Draft | undefined,
  scope: Scope,
): Record<string, unknown> {
  if (!record) return draft ? draft.value : initialValue(entity, scope, fields)
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
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <>
      <StepHeading
        id="wizard-step-title"
        ref={heading}
        tabIndex={-1}
        // One step needs no name beside that of the screen.
        className={definition.steps.length === 1 ? 'visually-hidden' : undefined}
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
            <RecordFields names={step.fields} />
          </HoldStill>
        </FixedNoticeContext>
      )}
      {step.summary.length > 0 && <WizardSummary step={step} steps={definition.steps} onEdit={wizard.open} />}
    </>
  )
}

/** On a step change the focus was in the wizard or has been lost; on the first opening the shell places it. */
function shouldFocus(): boolean {
  const { activeElement } = document
  return activeElement === document.body || activeElement?.closest('form, nav, dialog') !== null
}

function StepAside({ panel }: { panel: string }) {
  const { access } = useForm()
  const { t, registry } = usePortal()
  const Panel = registry.panels[panel]
  if (!Panel) throw new Error(`No panel is registered as ${panel}`)
  return (
    <WizardAside aria-label={t('portal:wizard-aside')}>
      <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
        <Panel form={access} />
      </Suspense>
    </WizardAside>
  )
}

interface FooterProps {
  definition: WizardDefinition
  wizard: Wizard
  back: string
}

function Footer({ definition, wizard, back }: FooterProps) {
  const { store } = useForm()
  const { t } = usePortal()
  const submitText = useFormSelector(store, () => {
    const texts = definition.submitText.filter((candidate) => candidate.mode === store.mode)
    return texts.find(({ when }) => !when || evaluateCondition(when, store.scope()))?.text
  })
  const last = wizard.index === definition.steps.length - 1
  const submitLabel = submitText ? t(submitText) : t('portal:wizard-submit')
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
