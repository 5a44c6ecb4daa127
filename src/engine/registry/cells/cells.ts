import type { CellVariant } from './CellVariant.ts'
import { accountTimeCell } from './accountTimeCell.tsx'
import { balanceCell } from './balanceCell.tsx'
import { choiceCell } from './choiceCell.tsx'
import { countriesCell } from './countriesCell.tsx'
import { countryCell } from './countryCell.tsx'
import { currencyCell } from './currencyCell.tsx'
import { dateCell } from './dateCell.tsx'
import { dateTimeCell } from './dateTimeCell.ts'
import { durationCell } from './durationCell.tsx'
import { exactMoneyCell } from './exactMoneyCell.tsx'
import { exactTimeCell } from './exactTimeCell.ts'
import { filesCell } from './filesCell.tsx'
import { moneyCell } from './moneyCell.tsx'
import { monthCell } from './monthCell.tsx'
import { numberCell } from './numberCell.tsx'
import { percentBarCell } from './percentBarCell.tsx'
import { phoneCell } from './phoneCell.tsx'
import { regionCell } from './regionCell.tsx'
import { relativeTimeCell } from './relativeTimeCell.tsx'
import { statusChipCell } from './statusChipCell.tsx'
import { textCell } from './textCell.tsx'
import { yesNoCell } from './yesNoCell.tsx'

/** Every cell of definitions/registry.json; a test holds the two equal. */
export const cells = {
  text: textCell,
  number: numberCell,
  duration: durationCell,
  money: moneyCell,
  'exact-money': exactMoneyCell,
  currency: currencyCell,
  balance: balanceCell,
  'percent-bar': percentBarCell,
  'status-chip': statusChipCell,
  choice: choiceCell,
  country: countryCell,
  countries: countriesCell,
  region: regionCell,
  phone: phoneCell,
  date: dateCell,
  month: monthCell,
  'date-time': dateTimeCell,
  'exact-time': exactTimeCell,
  'account-time': accountTimeCell,
  'relative-time': relativeTimeCell,
  'yes-no': yesNoCell,
  files: filesCell,
} satisfies Record<string, CellVariant>

export type CellId = keyof typeof cells

/** The variant of a compiled column or property. Throws for a name the compiler would have refused. */
export function cellOf(name: string): CellVariant {
  if (!Object.hasOwn(cells, name)) throw new Error(`No cell is named "${name}"`)
  return cells[name as CellId] // just checked
}
