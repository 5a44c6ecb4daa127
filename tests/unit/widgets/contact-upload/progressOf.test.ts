import { expect, it } from 'vitest'
import { announcement } from '../../../../src/widgets/contact-upload/announcement.ts'
import { progressOf } from '../../../../src/widgets/contact-upload/progressOf.ts'
import type { UploadState } from '../../../../src/widgets/contact-upload/uploadMachine.ts'
import { t } from '../../../support/englishTexts.ts'

const file = { name: 'a.csv', size: 5 * 2 ** 20 }
const uploading = (share: number): UploadState => ({ step: 'uploading', file, attempt: 0, share })
const answer = { percentage: 100, status: 'done', valid: 1, invalid: 2, duplicated: 3 } as const

it('shows how much of the file has been sent', () => {
  expect(progressOf({ step: 'uploading', file, attempt: 0, share: 0.5 }, t)).toEqual({
    title: 'Uploading',
    detail: '50% of 5.0 MB',
    percent: 50,
  })
})

it('shows the seconds until the next retry', () => {
  const waiting = { step: 'waiting', file, attempt: 1, retryAt: 9, secondsLeft: 4 } as const
  expect(progressOf(waiting, t).detail).toBe('next try in 4 s')
})

it('announces progress in quarters, not every percent', () => {
  expect([0.1, 0.24, 0.25, 0.49, 0.99].map((share) => announcement(uploading(share), undefined, t))).toEqual([
    'Uploading',
    'Uploading',
    'Uploading, 25%',
    'Uploading, 25%',
    'Uploading, 75%',
  ])
})

it('announces the result once the file is checked', () => {
  expect(announcement({ step: 'empty' }, answer, t)).toBe(
    'File checked: 1 valid number, 2 invalid, 3 duplicated',
  )
})
