import { useState, type RefObject, type SyntheticEvent } from 'react'

export interface Playback {
  /** In seconds. */
  at: number
  isPlaying: boolean
  isFailed: boolean
  speed: number
  toggle: () => void
  seek: (seconds: number) => void
  setSpeed: (speed: number) => void
  /** What the audio element tells. */
  listeners: {
    onTimeUpdate: (event: SyntheticEvent<HTMLAudioElement>) => void
    onPlay: () => void
    onPause: () => void
    onError: () => void
  }
}

/** Plays an audio element. */
export function usePlayback(audio: RefObject<HTMLAudioElement | null>): Playback {
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const [speed, setSpeed] = useState(1)
  return {
    at,
    isPlaying,
    isFailed,
    speed,
    toggle() {
      const element = audio.current
      if (!element) return
      if (isFailed) element.load()
      setFailed(false)
      if (element.paused) element.play().catch(() => setFailed(element.error !== null))
      else element.pause()
    },
    seek(seconds) {
      moveTo(audio.current, seconds)
      setAt(seconds)
    },
    setSpeed(next) {
      playAt(audio.current, next)
      setSpeed(next)
    },
    listeners: {
      onTimeUpdate: (event) => setAt(event.currentTarget.currentTime),
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onError: () => {
        setPlaying(false)
        setFailed(true)
      },
    },
  }
}

function moveTo(audio: HTMLAudioElement | null, seconds: number): void {
  if (audio) audio.currentTime = seconds
}

function playAt(audio: HTMLAudioElement | null, speed: number): void {
  if (!audio) return
  audio.playbackRate = speed
  // Kept when the audio is loaded anew.
  audio.defaultPlaybackRate = speed
}
