import CheckIcon from '@mui/icons-material/Check'
import { styled, type Theme } from '@mui/material/styles'
import type { StepDefinition } from '../../language/portal.ts'
import { Link } from '../registry/Link.tsx'
import { usePortal } from '../registry/portalContext.ts'

const hiddenVisually = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: theme.spacing(1, 0, 1.5),
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 3),
  borderBottom: `1px solid ${theme.vars?.palette.divider ?? theme.palette.divider}`,
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(0.5, 1) },
}))

const stepStyle = ({ theme }: { theme: Theme }) => {
  const palette = (theme.vars ?? theme).palette
  return {
    ...theme.typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: 32,
    padding: theme.spacing(0.5, 0),
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: palette.text.primary,
    cursor: 'pointer',
    textDecoration: 'none',
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 },
    '&[aria-current]': { fontWeight: 600, cursor: 'default' },
    // The line that forced colors give it stays off its words.
    '&&[aria-current]:not(:focus-visible)': { outlineOffset: 3 },
    '&[aria-disabled="true"]': { color: palette.text.secondary, cursor: 'not-allowed' },
    [theme.breakpoints.down('sm')]: { '&:not([aria-current]) .step-title': hiddenVisually },
  }
}

const StepButton = styled('button')(stepStyle)
const StepLink = styled(Link)(stepStyle)

const Mark = styled('span')(({ theme }) => {
  const palette = (theme.vars ?? theme).palette
  return {
    display: 'inline-grid',
    placeItems: 'center',
    width: 22,
    height: 22,
    borderRadius: '50%',
    border: `1px solid ${palette.text.secondary}`,
    fontSize: 12,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    '[aria-current] > &': {
      borderColor: palette.primary.main,
      backgroundColor: palette.primary.main,
      color: palette.primary.contrastText,
    },
    '&[data-asks]': {
      borderColor: palette.warning.main,
      backgroundColor: palette.warning.main,
      color: palette.warning.contrastText,
    },
    '&[data-done]': { borderColor: palette.primary.main, color: palette.primary.main },
  }
})

interface WizardStepsProps {
  steps: StepDefinition[]
  index: number
  furthest: number
  /** Whether steps already passed are ticked: not for a record that was complete before. */
  marksDone: boolean
  /** Indices of other steps that newly published definitions want something of. */
  asking: number[]
  /** The screen that follows saving; without `to`, there is nothing saved to show. */
  next: { title: string; to?: string } | undefined
  onOpen: (index: number) => void
}

/** Where the person is, what is done and what is left; a locked step says what opens it. */
export function WizardSteps({ steps, index, furthest, marksDone, asking, next, onOpen }: WizardStepsProps) {
  const { t } = usePortal()
  const holding = steps[furthest]
  return (
    <nav aria-label={t('portal:wizard-steps')}>
      <List>
        {steps.map((step, place) => {
          const locked = place > furthest
          const asks = asking.includes(place)
          const done = marksDone && place < furthest && place !== index && !asks
          const reason = asks
            ? t('portal:wizard-step-asks')
            : locked && holding
              ? t('portal:wizard-locked', { step: t(holding.title) })
              : ''
          return (
            <li key={step.id}>
              <StepButton
                type="button"
                aria-current={place === index ? 'step' : undefined}
                aria-disabled={locked || undefined}
                title={reason || undefined}
                aria-description={reason || undefined}
                onClick={() => {
                  if (!locked) onOpen(place)
                }}
              >
                <Mark data-done={done || undefined} data-asks={asks || undefined}>
                  {done ? (
                    <CheckIcon titleAccess={t('portal:wizard-done')} sx={{ fontSize: 14 }} />
                  ) : asks ? (
                    '!'
                  ) : (
                    place + 1
                  )}
                </Mark>
                <span className="step-title">{t(step.title)}</span>
              </StepButton>
            </li>
          )
        })}
        {next && (
          <li>
            <NextStep place={steps.length + 1} {...next} />
          </li>
        )}
      </List>
    </nav>
  )
}

function NextStep({ place, title, to }: { place: number; title: string; to?: string }) {
  const { t } = usePortal()
  const parts = (
    <>
      <Mark>{place}</Mark>
      <span className="step-title">{title}</span>
    </>
  )
  if (to !== undefined) return <StepLink to={to}>{parts}</StepLink>
  const reason = t('portal:wizard-save-first')
  return (
    <StepButton type="button" aria-disabled title={reason} aria-description={reason}>
      {parts}
    </StepButton>
  )
}
