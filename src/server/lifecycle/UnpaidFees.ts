import type { DueFee } from '../../language/index.ts'
import { Refusal } from '../errors.ts'

/** Fees of one event that the balance or a spend cap refused. */
export class UnpaidFees extends Refusal {
  readonly fees: readonly DueFee[]
  /** What they are for, as rows of the ledger say it; may be empty. */
  readonly subject: string

  constructor({ code, details }: Refusal, fees: readonly DueFee[], subject: string) {
    super(code, details)
    this.fees = fees
    this.subject = subject
  }
}
