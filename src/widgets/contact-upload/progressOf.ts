import type { Translate } from '../../engine/registry/portalContext.ts'
import type { UploadState } from './uploadMachine.ts'

/** Words and per cent of a running upload; no per cent while nothing can be measured. */
export function progressOf(
  state: Exclude<UploadState, { step: 'empty' }>,
  t: Translate,
): {
  title: string
  detail?: string
  percent?: number
} {
  switch (state.step) {
    case 'uploading': {
      const percent = Math.floor(state.share * 100)
      return {
        title: t('portal:contact-upload-uploading'),
        detail: t('portal:contact-upload-share', { percent, size: megabytes(state.file.size) }),
        percent,
      }
    }
    case 'waiting':
      return {
        title: t('portal:contact-upload-waiting'),
        detail: t('portal:contact-upload-next-try', { count: state.secondsLeft }),
        percent: 0,
      }
    case 'processing': {
      if (state.troubled) return { title: t('portal:contact-upload-troubled'), percent: state.percentage }
      if (state.percentage === 0) return { title: t('portal:contact-upload-checking') }
      return {
        title: t('portal:contact-upload-checking'),
        detail: `${Math.floor(state.percentage)}%`,
        percent: state.percentage,
      }
    }
  }
}

/** Sizes count in 2^20 bytes, as the limit does. */
function megabytes(bytes: number): string {
  const size = bytes / 2 ** 20
  if (size < 0.1) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  return `${size.toFixed(size < 10 ? 1 : 0)} MB`
}
