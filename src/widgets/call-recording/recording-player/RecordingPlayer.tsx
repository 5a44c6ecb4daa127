import { useRef } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { lengthText } from '../../../domain/audio/index.ts'
import type { PanelProps } from '../../../engine/registry/contract.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { usePlayback } from './usePlayback.ts'
import { Waveform } from './Waveform.tsx'

const SPEEDS = [0.75, 1, 1.25, 1.5, 2]

/** Plays the recording that the page shows. */
export function RecordingPlayer({ form }: PanelProps) {
  const { t } = usePortal()
  const audio = useRef<HTMLAudioElement>(null)
  const playback = usePlayback(audio)
  const { at, isPlaying, isFailed, speed } = playback
  const seconds = Number(form.get('seconds') ?? 0)
  // as: the definition says what peaks are
  const peaks = (form.get('peaks') ?? []) as number[]
  const source = `/api/site/v1/recordings/${encodeURIComponent(String(form.get('id')))}/audio.wav`
  const shown = Math.min(at, seconds)
  const where = t('call-recording:position-of', { at: lengthText(shown), length: lengthText(seconds) })
  return (
    <Box component="section" aria-label={t('call-recording:player')} sx={cardStyle}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a recorded call has none before it is transcribed */}
      <audio ref={audio} src={source} preload="none" {...playback.listeners} />
      <Waveform
        peaks={peaks}
        played={seconds === 0 ? 0 : shown / seconds}
        onSeek={(share) => playback.seek(share * seconds)}
      />
      <Slider
        size="small"
        min={0}
        max={seconds}
        step={0.1}
        value={shown}
        aria-label={t('call-recording:position')}
        getAriaValueText={() => where}
        onChange={(_event, value) => playback.seek(Number(value))}
      />
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={playback.toggle} sx={{ minWidth: 96 }}>
          {t(isPlaying ? 'call-recording:pause' : 'call-recording:play')}
        </Button>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {where}
        </Typography>
        <TextField
          select
          size="small"
          label={t('call-recording:speed')}
          value={speed}
          onChange={(event) => playback.setSpeed(Number(event.target.value))}
          sx={{ minWidth: 96, ml: 'auto' }}
        >
          {SPEEDS.map((times) => (
            <MenuItem key={times} value={times}>
              {t('call-recording:speed-times', { times: String(times) })}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      {isFailed && (
        <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
          {t('call-recording:audio-failed')}
        </Alert>
      )}
    </Box>
  )
}

const cardStyle = {
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const
