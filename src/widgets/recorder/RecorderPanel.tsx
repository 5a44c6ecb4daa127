import { useSyncExternalStore } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { lengthText } from '../../domain/audio/index.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { useLeaveQuestion } from '../../engine/registry/useLeaveQuestion.ts'
import type { Recorder } from './Recorder.ts'
import { activityOf } from './recorderWords.ts'

/** The quietest a meter shows; speech is mostly 30 to 10 dB below the loudest. */
const QUIETEST_DB = -50
/** Left, in seconds: said to screen readers as well. */
const LAST_SECONDS = 10

interface RecorderPanelProps {
  /** Of the field. */
  id: string
  recorder: Recorder
}

/** A recording under way: how loud, how long, and what can be done. */
export function RecorderPanel({ id, recorder }: RecorderPanelProps) {
  const { t } = usePortal()
  useLeaveQuestion(true, 'portal:recorder-leave')
  const state = useSyncExternalStore(recorder.subscribe, recorder.state, recorder.state)
  const { seconds, level } = useSyncExternalStore(recorder.subscribe, recorder.meter, recorder.meter)
  const isPaused = state.step === 'paused'
  const left = recorder.longestSeconds - seconds
  return (
    <Frame aria-label={t('portal:recorder-recording')}>
      <Head>
        <Dot data-paused={isPaused} aria-hidden="true" />
        <Typography component="span" variant="body2" sx={{ fontWeight: 500 }}>
          {activityOf(state, t)}
        </Typography>
        <Typography component="span" variant="body2" sx={timeStyle}>
          {lengthText(seconds)}
        </Typography>
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary', ...timeStyle }}>
          {t('portal:recorder-left', { time: lengthText(Math.ceil(left)) })}
        </Typography>
      </Head>
      <Meter aria-hidden="true">
        <span style={{ transform: `scaleX(${shareOf(level)})` }} />
      </Meter>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button id={`${id}-stop`} variant="contained" size="small" onClick={() => recorder.stop()}>
          {t('portal:recorder-stop')}
        </Button>
        <Button
          variant="outlined"
          size="small"
          onClick={() => (isPaused ? recorder.resume() : recorder.pause('person'))}
        >
          {t(isPaused ? 'portal:recorder-resume' : 'portal:recorder-pause')}
        </Button>
        <Button size="small" color="inherit" onClick={() => recorder.discard()} sx={{ ml: 'auto' }}>
          {t('portal:recorder-discard')}
        </Button>
      </Box>
      <output className="visually-hidden">
        {left <= LAST_SECONDS && t('portal:recorder-left', { time: lengthText(LAST_SECONDS) })}
      </output>
    </Frame>
  )
}

/** How far a meter goes out, from 0 to 1: ears hear loudness by its logarithm. */
function shareOf(level: number): number {
  const db = 20 * Math.log10(Math.max(level, 1e-6))
  return Math.max(0, Math.min(1, 1 - db / QUIETEST_DB))
}

const timeStyle = { fontVariantNumeric: 'tabular-nums' } as const

const Frame = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  minWidth: 0,
  margin: theme.spacing(1, 0, 0),
  padding: theme.spacing(2),
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
}))

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0.5, 1.25),
}))

const Dot = styled('span')(({ theme }) => ({
  width: 10,
  height: 10,
  flex: 'none',
  borderRadius: '50%',
  backgroundColor: (theme.vars ?? theme).palette.error.main,
  '&[data-paused=true]': { backgroundColor: (theme.vars ?? theme).palette.text.disabled },
}))

const Meter = styled('div')(({ theme }) => ({
  height: 8,
  overflow: 'hidden',
  borderRadius: 4,
  backgroundColor: (theme.vars ?? theme).palette.action.selected,
  '& > span': {
    display: 'block',
    height: '100%',
    borderRadius: 4,
    backgroundColor: (theme.vars ?? theme).palette.success.main,
    transformOrigin: 'left',
    transitionProperty: 'transform',
    transitionDuration: '90ms',
  },
}))
