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
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { usePeaks } from './usePeaks.ts'
import { usePlayback } from './usePlayback.ts'
import { Waveform } from './Waveform.tsx'

const SPEEDS = [0.75, 1, 1.25, 1.5, 2]

interface AudioPlayerProps {
  /** Path of the call that answers the audio, such as `/v1/recordings/…/audio.wav`. */
  path: string
  /** How long it is. */
  seconds: number
  /** Loudness of equal parts, from 0 to 100; none are read from the audio. */
  peaks?: readonly number[]
}

/** Plays audio from any place, at any speed. */
export function AudioPlayer({ path, seconds, peaks }: AudioPlayerProps) {
  const { t } = usePortal()
  const audio = useRef<HTMLAudioElement>(null)
  const playback = usePlayback(audio)
  const { at, isPlaying, isFailed, speed } = playback
  const drawn = usePeaks(path, peaks)
  const shown = Math.min(at, seconds)
  const where = t('portal:audio-position-of', { at: lengthText(shown), length: lengthText(seconds) })
  return (
    <Box component="section" aria-label={t('portal:audio-player')} sx={cardStyle}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nothing is transcribed yet */}
      <audio ref={audio} src={`/api/site${path}`} preload="none" {...playback.listeners} />
      <Waveform
        peaks={drawn}
        played={seconds === 0 ? 0 : shown / seconds}
        onSeek={(share) => playback.seek(share * seconds)}
      />
      <Slider
        size="small"
        min={0}
        max={seconds}
        step={0.1}
        value={shown}
        aria-label={t('portal:audio-position')}
        getAriaValueText={() => where}
        onChange={(_event, value) => playback.seek(Number(value))}
      />
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={playback.toggle} sx={{ minWidth: 96 }}>
          {t(isPlaying ? 'portal:audio-pause' : 'portal:audio-play')}
        </Button>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {where}
        </Typography>
        <TextField
          select
          size="small"
          label={t('portal:audio-speed')}
          value={speed}
          onChange={(event) => playback.setSpeed(Number(event.target.value))}
          sx={{ minWidth: 96, ml: 'auto' }}
        >
          {SPEEDS.map((times) => (
            <MenuItem key={times} value={times}>
              {t('portal:audio-speed-times', { times: String(times) })}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      {isFailed && (
        <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
          {t('portal:audio-failed')}
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
