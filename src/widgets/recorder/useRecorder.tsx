import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MicNoneOutlined from '@mui/icons-material/MicNoneOutlined'
import { MEGABYTE, type FileValue } from '../../language/index.ts'
import type { FileSourceProps, UseFileSource } from '../../engine/registry/contract.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { AudioPlayer } from '../common/audio-player/AudioPlayer.tsx'
import { secondsOfRecording } from '../../domain/audio/index.ts'
import { Recorder, type RecorderState } from './Recorder.ts'
import { RecorderPanel } from './RecorderPanel.tsx'
import { adviceOf, announcementOf } from './recorderWords.ts'
import { startCapture } from './startCapture.ts'

/** Records a WAV file for a file field, which takes it as if it were chosen. */
export const useRecorder: UseFileSource = (field) => {
  const { id, files } = field
  const { t } = usePortal()
  const [made, setMade] = useState<File>()
  const recorder = useOneRecorder(field, (wav) => {
    const file = new File([wav], `${t('portal:recorder-name', { time: timeNow() })}.wav`, {
      type: 'audio/wav',
    })
    setMade(file)
    field.add(file)
  })
  const state = useSyncExternalStore(recorder.subscribe, recorder.state, recorder.state)
  const isActive = state.step === 'recording' || state.step === 'paused'
  const held = files.find(({ name, bytes }) => name === made?.name && bytes === made.size)
  const recordings = t('portal:recorder-name', { time: '' }).trim()
  // A draft that was restored has its file, and nothing that was said of it.
  const heard =
    held ??
    (field.form.mode === 'create'
      ? files.findLast(({ name }) => name.startsWith(recordings) && name.endsWith('.wav'))
      : undefined)
  useHeldForm(field, state.step)
  usePauseWhenHidden(recorder)
  useFocus(id, isActive)
  useForgotten(recorder, made, held)

  const advice = adviceOf(state, t)
  return {
    button: !isActive && (
      <Button
        id={`${id}-record`}
        variant="outlined"
        size="small"
        startIcon={<MicNoneOutlined />}
        aria-labelledby={`${id}-label ${id}-record`}
        aria-disabled={state.step === 'asking'}
        onClick={() => void recorder.start()}
      >
        {t(held && field.replaces ? 'portal:recorder-again' : 'portal:recorder-record')}
      </Button>
    ),
    below: (
      <>
        {isActive && <RecorderPanel id={id} recorder={recorder} />}
        {advice && (
          <Alert severity={advice.severity} variant="outlined" role="presentation" sx={{ mt: 1 }}>
            {advice.text}
          </Alert>
        )}
        {heard && !isActive && (
          <Box sx={{ mt: 1 }}>
            <AudioPlayer
              key={heard.id}
              path={`/v1/files/${heard.id}`}
              seconds={secondsOfRecording(heard.bytes)}
            />
          </Box>
        )}
        <output className="visually-hidden">{announcementOf(state, t)}</output>
      </>
    ),
  }
}

function useOneRecorder(
  { rules }: FileSourceProps,
  onRecorded: (wav: Uint8Array<ArrayBuffer>) => void,
): Recorder {
  const [recorder] = useState(() => new Recorder(startCapture))
  useEffect(() => recorder.follow({ maxBytes: rules.maxMegabytes * MEGABYTE, onRecorded }))
  useEffect(() => () => recorder.discard(), [recorder])
  return recorder
}

/** The form isn't sent in the middle of a recording. */
function useHeldForm({ form, path }: FileSourceProps, step: RecorderState['step']): void {
  const isActive = step === 'recording' || step === 'paused'
  useEffect(() => {
    if (!isActive) return
    form.hold(path, true, 'recording')
    return () => form.hold(path, false, 'recording')
  }, [form, isActive, path])
}

/** Phones stop listening then, and what is said beside another page is hardly meant for callers. */
function usePauseWhenHidden(recorder: Recorder): void {
  useEffect(() => {
    const onChange = (): void => {
      if (document.hidden) recorder.pause('hidden')
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [recorder])
}

/** The focus stays with the recorder when its button goes away, and isn't taken from anywhere else. */
function useFocus(id: string, isActive: boolean): void {
  const before = useRef(isActive)
  useEffect(() => {
    if (before.current === isActive) return
    before.current = isActive
    const { activeElement } = document
    if (activeElement !== null && activeElement !== document.body) return
    document.getElementById(isActive ? `${id}-stop` : `${id}-record`)?.focus({ preventScroll: true })
  }, [id, isActive])
}

/** What is said of a recording goes when its file is removed. */
function useForgotten(recorder: Recorder, made: File | undefined, held: FileValue | undefined): void {
  const before = useRef({ made, held })
  useEffect(() => {
    const isRemoved = before.current.made === made && before.current.held && !held
    if (isRemoved && recorder.state().step === 'done') recorder.discard()
    before.current = { made, held }
  }, [recorder, made, held])
}

/** The local time, as file names may have it: 09.05.30. */
function timeNow(): string {
  return new Date().toLocaleTimeString('sv').replaceAll(':', '.')
}
