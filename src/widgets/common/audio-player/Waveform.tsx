import { styled } from '@mui/material/styles'

interface WaveformProps {
  /** Loudness of equal parts, from 0 to 100. */
  peaks: readonly number[]
  /** Share that was played, from 0 to 1. */
  played: number
  /** The share that was pressed. */
  onSeek: (share: number) => void
}

const BAR = 3
const STEP = 5
const HEIGHT = 72
const LEAST = 3

/** How loud a recording is from start to end. The slider below says the same to keyboards and screen readers. */
export function Waveform({ peaks, played, onSeek }: WaveformProps) {
  return (
    <Drawing
      viewBox={`0 0 ${peaks.length * STEP - (STEP - BAR)} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
      onPointerDown={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect()
        onSeek(Math.max(0, Math.min(1, (event.clientX - left) / width)))
      }}
    >
      {peaks.map((peak, index) => {
        const height = Math.max(LEAST, (peak / 100) * HEIGHT)
        return (
          <rect
            key={index}
            data-played={(index + 0.5) / peaks.length <= played || undefined}
            x={index * STEP}
            y={(HEIGHT - height) / 2}
            width={BAR}
            height={height}
            rx={1}
          />
        )
      })}
    </Drawing>
  )
}

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: HEIGHT,
  cursor: 'pointer',
  fill: 'var(--color-control-border)',
  '& [data-played]': { fill: theme.vars?.palette.primary.main ?? theme.palette.primary.main },
}))
