import type { PanelProps } from '../../../engine/registry/contract.ts'
import { AudioPlayer } from '../../common/audio-player/AudioPlayer.tsx'

/** Plays the recording that the page shows. */
export function RecordingPlayer({ form }: PanelProps) {
  return (
    <AudioPlayer
      path={`/v1/recordings/${encodeURIComponent(String(form.get('id')))}/audio.wav`}
      seconds={Number(form.get('seconds') ?? 0)}
      // as: the definition says what peaks are
      peaks={(form.get('peaks') ?? []) as number[]}
    />
  )
}
