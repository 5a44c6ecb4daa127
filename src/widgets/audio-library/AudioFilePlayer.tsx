import type { PanelProps } from '../../engine/registry/contract.ts'
import { AudioPlayer } from '../common/audio-player/AudioPlayer.tsx'

/** Plays the audio file that the page shows. */
export function AudioFilePlayer({ form }: PanelProps) {
  return (
    <AudioPlayer
      path={`/v1/calling_audios/${encodeURIComponent(String(form.get('id')))}/contents.audio`}
      seconds={Number(form.get('seconds') ?? 0)}
    />
  )
}
