import type { CellContext, CellProps, CellVariant } from './CellVariant.ts'
import { dateTimeCell } from './dateTimeCell.ts'

/** MM/DD/YYYY HH:mm where the account is, wherever it is read. */
export const accountTimeCell: CellVariant = {
  ...dateTimeCell,
  text: (value, context) => dateTimeCell.text(value, inAccount(context)),
  Cell: AccountTimeCell,
}

function inAccount(context: CellContext): CellContext {
  return { ...context, timeZone: context.accountZone ?? context.timeZone }
}

function AccountTimeCell({ context, ...cell }: CellProps) {
  return <dateTimeCell.Cell {...cell} context={inAccount(context)} />
}
