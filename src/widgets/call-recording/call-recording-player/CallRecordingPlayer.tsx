import type { PanelProps } from '../../../engine/registry/contract.ts'
import { AudioPlayer } from '../../common/audio-player/AudioPlayer.tsx'

/** Plays the recording of the call that the page shows. */
export function CallRecordingPlayer({ form }: PanelProps) {
  return (
    <AudioPlayer
      path={`/v1/recordings/${encodeURIComponent(String(form.get('recording_id')))}/audio.wav`}
      seconds={Number(form.get('duration') ?? 0)}
    />
  )
}
