import { expect, it } from 'vitest'
import { ApiError } from '../../../../src/engine/registry/apiClient.ts'
import { uploadFailure } from '../../../../src/widgets/contact-upload/uploadFailure.ts'
import { t } from '../../../support/englishTexts.ts'

it('retries only when there was no response', () => {
  expect(uploadFailure(new ApiError(0, 'network', 'interrupted'), t)).toEqual({ retry: true })
  expect(uploadFailure(new ApiError(0, 'timeout', 'too long'), t)).toEqual({
    retry: false,
    text: 'File upload failed. Please try again.',
  })
})

it('shows the message of a rejection, and the general text for a server error', () => {
  const textOf = (error: unknown) => uploadFailure(error, t)
  expect(textOf(new ApiError(422, 'not_utf8', 'The file is not encoded in UTF-8'))).toMatchObject({
    text: 'The file is not encoded in UTF-8',
  })
  expect(textOf(new ApiError(500, 'internal', 'internal server error'))).toMatchObject({
    text: 'File upload failed. Please try again.',
  })
  expect(textOf(new ApiError(413, 'too-large', 'Payload too large'))).toMatchObject({
    text: 'The CSV file size must be 25MB or less',
  })
  expect(textOf(new Error('odd'))).toMatchObject({ text: 'File upload failed. Please try again.' })
})
