import { Suspense, useMemo } from 'react'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { findProperty, isVisible } from '../../language/index.ts'
import type { StepDefinition, SummaryRow } from '../../language/portal.ts'
import { useField, useForm, useFormSelector } from '../form/index.ts'
import type { FormStore } from '../form/index.ts'
import { cellOf } from '../registry/cells/cells.ts'
import type { CellContext } from '../registry/cells/CellVariant.ts'
import { usePortal } from '../registry/portalContext.ts'
import { useCellContext } from '../registry/useCellContext.ts'

const Rows = styled('dl')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(0, 2),
  border: `1px solid ${theme.vars?.palette.divider ?? theme.palette.divider}`,
  borderRadius: 10,
  backgroundColor: theme.vars?.palette.background.paper ?? theme.palette.background.paper,
}))

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 180px) minmax(0, 1fr) auto',
  gap: theme.spacing(0.5, 2),
  alignItems: 'start',
  padding: theme.spacing(1.5, 0),
  borderBottom: `1px solid ${theme.vars?.palette.divider ?? theme.palette.divider}`,
  '&:last-of-type': { borderBottom: 0 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
  },
}))

const Term = styled('dt')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars?.palette.text.secondary ?? theme.palette.text.secondary,
}))

const Value = styled('dd')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  minWidth: 0,
  overflowWrap: 'anywhere',
  // here a text has room to be read as it was written
  '& .pb-cut': { whiteSpace: 'pre-line', overflow: 'visible' },
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1', gridRow: 2 },
}))

const Way = styled('dd')({ margin: '-6px -12px -6px 0' })

interface WizardSummaryProps {
  step: StepDefinition
  steps: StepDefinition[]
  onEdit: (index: number) => void
}

/** What will be sent, row by row, each with the way back to its step. */
export function WizardSummary({ step, steps, onEdit }: WizardSummaryProps) {
  const { store, access, entity } = useForm()
  const { t, registry } = usePortal()
  // A row of what is hidden would repeat what is not sent.
  const shown = useFormSelector(store, () =>
    step.summary
      .filter(({ modes, field }) => modes.includes(store.mode) && isShown(store, field))
      .map(({ id }) => id)
      .join(' '),
  )
  const rows = useMemo(() => {
    const ids = shown.split(' ')
    return step.summary.filter(({ id }) => ids.includes(id))
  }, [step, shown])
  const cellNames = useMemo(
    () => rows.map((row) => findProperty(entity, row.field ?? '')?.cell ?? 'text'),
    [rows, entity],
  )
  const contextOf = useCellContext(entity, cellNames)
  return (
    <Rows>
      {rows.map((row) => {
        const target = steps.findIndex((candidate) => candidate.id === row.step)
        const Panel = row.panel === undefined ? undefined : registry.panels[row.panel]
        return (
          <Row key={row.id}>
            <Term>{t(row.title)}</Term>
            <Value>
              {Panel && (
                <Suspense fallback={<Skeleton variant="rounded" height={48} />}>
                  <Panel form={access} />
                </Suspense>
              )}
              {row.field !== undefined && (
                <SummaryValue
                  store={store}
                  row={row}
                  context={{ ...contextOf(row.field), isSummary: true }}
                />
              )}
            </Value>
            {target >= 0 && store.mode !== 'view' && isEditable(store, steps[target]) && (
              <Way>
                <Button
                  size="small"
                  sx={{ minWidth: 0 }}
                  onClick={() => onEdit(target)}
                  aria-label={t('portal:wizard-edit-row', { row: t(row.title) })}
                >
                  {t('portal:wizard-edit')}
                </Button>
              </Way>
            )}
          </Row>
        )
      })}
    </Rows>
  )
}

function SummaryValue({ store, row, context }: { store: FormStore; row: SummaryRow; context: CellContext }) {
  const path = row.field ?? ''
  const { value } = useField(store, path)
  const { t } = usePortal()
  const property = findProperty(store.entity, path)
  const words = property?.cell === undefined ? property?.enumTexts?.[String(value)] : undefined
  if (words) return t(words)
  const { Cell, text: toText } = cellOf(property?.cell ?? 'text')
  return toText(value, context) === '' ? '–' : <Cell value={value} context={context} />
}

function isShown(store: FormStore, field: string | undefined): boolean {
  return field === undefined || isVisible(store.entity, field, store.scope())
}

/** Whether anything in the step can still be changed. */
function isEditable(store: FormStore, step: StepDefinition | undefined): boolean {
  return step !== undefined && step.fields.some((path) => !store.field(path).fixed)
}
