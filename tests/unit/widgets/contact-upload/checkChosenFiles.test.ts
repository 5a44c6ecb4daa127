import { expect, it } from 'vitest'
import { checkChosenFiles } from '../../../../src/widgets/contact-upload/checkChosenFiles.ts'
import { t } from '../../../support/englishTexts.ts'

const csv = { name: 'contacts.csv', size: 100, type: 'text/csv' }

it('accepts one CSV file of up to 25 MB, with 2^20 bytes per megabyte', () => {
  expect(checkChosenFiles([csv])).toBeUndefined()
  expect(checkChosenFiles([{ ...csv, name: 'CONTACTS.CSV', type: '' }])).toBeUndefined()
  expect(checkChosenFiles([{ ...csv, size: 25 * 2 ** 20 }])).toBeUndefined()
})

it('shows the errors from the specification', () => {
  const words = (files: (typeof csv)[]) => t(checkChosenFiles(files) ?? '')
  expect(words([{ ...csv, name: 'contacts.txt' }])).toBe('CSV files are allowed only')
  expect(words([{ ...csv, name: 'contacts.csv.xlsx' }])).toBe('CSV files are allowed only')
  expect(words([csv, csv])).toBe('1 file is allowed only')
  expect(words([{ ...csv, size: 25 * 2 ** 20 + 1 }])).toBe('The CSV file size must be 25MB or less')
})

it('shows no error when the file dialog is canceled', () => {
  expect(checkChosenFiles([])).toBeUndefined()
})
