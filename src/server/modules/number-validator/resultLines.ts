import { phoneAutomaton } from '../../../domain/phone/phoneAutomaton.ts'
import type { PhoneReason } from '../../../domain/phone/index.ts'
import { quoteCsvCell, spreadsheetSafeCell } from '../../../shared/csv.ts'
import type { NumberFacts } from '../../carrier/index.ts'
import { phoneTexts } from '../../phoneTexts.ts'
import type { ResultColumn, Say } from './checkTypes.ts'

/** What is known of a number that was checked. */
export interface NumberResult {
  /** E.164, or what was written where that is no number */
  number: string
  problem?: PhoneReason
  country?: string | undefined
  /** Undefined where nobody answered or was asked. */
  facts?: NumberFacts | undefined
  asked?: boolean
}

const titles: Record<ResultColumn, string> = {
  valid: 'number-validator:valid',
  problem: 'number-validator:problem',
  country: 'number-validator:country',
  line_type: 'number-validator:line-type',
  carrier: 'number-validator:carrier',
  ported: 'number-validator:ported',
  reachable: 'number-validator:reachable',
  risk: 'number-validator:risk',
}
const lineTypeTexts: Record<NumberFacts['lineType'], string> = {
  mobile: 'number-validator:mobile',
  landline: 'number-validator:landline',
  voip: 'number-validator:voip',
  toll_free: 'number-validator:toll-free',
  unknown: 'number-validator:unknown',
}
const riskTexts: Record<NumberFacts['risk'], string> = {
  low: 'number-validator:low',
  medium: 'number-validator:medium',
  high: 'number-validator:high',
}
const NUMBER = 'number-validator:number'
const YES = 'number-validator:word-yes'
const NO = 'number-validator:word-no'
const UNKNOWN = 'number-validator:unknown'

/** Texts of results, for a thread without definitions. */
export const resultKeys: readonly string[] = [
  NUMBER,
  YES,
  NO,
  UNKNOWN,
  ...Object.values({ ...titles, ...lineTypeTexts, ...riskTexts, ...phoneTexts }),
]

export function headerLine(columns: readonly ResultColumn[], say: Say): string {
  return csvLine([say(NUMBER), ...columns.map((column) => say(titles[column]))])
}

/** A line of the file of results, without its end; numbers are safe to open in a spreadsheet, and a contact file takes them as they are. */
export function resultLine(result: NumberResult, columns: readonly ResultColumn[], say: Say): string {
  return csvLine([result.number, ...columns.map((column) => cellOf(result, column, say))])
}

/** What follows a valid number of a country where nobody is asked about it. */
export function formatEndings(columns: readonly ResultColumn[], say: Say): string[] {
  const { countries } = phoneAutomaton()
  return ['', ...countries].map((country) =>
    columns.map((column) => `,${quoteCsvCell(cellOf({ number: '', country }, column, say))}`).join(''),
  )
}

/** A result as the page of a check shows it. */
export function shownResult(
  { number, problem, country, facts }: NumberResult,
  say: Say,
): Record<string, unknown> {
  return {
    number,
    valid: problem === undefined,
    ...(problem !== undefined && { problem: say(phoneTexts[problem]) }),
    ...(country !== undefined && country !== '' && { country }),
    ...(facts && {
      line_type: facts.lineType,
      carrier: facts.carrier,
      ported: facts.ported,
      risk: facts.risk,
      ...(facts.reachable !== undefined && { reachable: facts.reachable }),
    }),
  }
}

function cellOf(
  { problem, country = '', facts, asked }: NumberResult,
  column: ResultColumn,
  say: Say,
): string {
  const yesNo = (value: boolean | undefined): string =>
    value === undefined ? say(UNKNOWN) : say(value ? YES : NO)
  const known = (cell: (facts: NumberFacts) => string): string => {
    if (facts) return cell(facts)
    return asked === true ? say(UNKNOWN) : ''
  }
  switch (column) {
    case 'valid':
      return yesNo(problem === undefined)
    case 'problem':
      return problem === undefined ? '' : say(phoneTexts[problem])
    case 'country':
      return country
    case 'line_type':
      return known(({ lineType }) => say(lineTypeTexts[lineType]))
    case 'carrier':
      return known(({ carrier }) => carrier)
    case 'ported':
      return known(({ ported }) => yesNo(ported))
    case 'reachable':
      return known(({ reachable }) => yesNo(reachable))
    case 'risk':
      return known(({ risk }) => say(riskTexts[risk]))
  }
}

function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => quoteCsvCell(spreadsheetSafeCell(cell))).join(',')
}
