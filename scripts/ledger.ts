import { resolve } from 'node:path'
import { checkLedger, type LedgerProblem } from '../src/server/modules/ledger/checkLedger.ts'
import { openDatabase } from '../src/server/storage/openDatabase.ts'

/** Adds the ledger up; see USAGE. */
const USAGE = `usage: npm run ledger -- check
Adds up every account, transfer and invoice, and lists what doesn't add up. Reads DATABASE_URL, also while servers run, or the
embedded database of PATCHBAY_DATA (.data), which one process can have at a time: stop the server first.
Exit codes: 0 everything adds up, 1 something doesn't, 2 wrong usage.`

const words: Record<LedgerProblem['kind'], string> = {
  balance: 'the balance is not the sum of its entries',
  unbalanced: 'the entries of a transfer do not sum to zero',
  amount: 'the amount of a transfer is not that of its entry',
  'between-accounts': 'a transfer between accounts does not cancel out',
  'no-cause': 'a charge has no cause, or a type that no invoice knows',
  'invoice-sum': 'the closing balance of an invoice does not follow from its totals',
  'invoice-lines': 'the totals of an invoice are not those of its lines',
  'invoice-ledger': 'the lines of an invoice are not what the ledger moved in its period',
  'invoice-numbers': 'invoices are missing: the last number, and how many there are',
}

function lineOf({ kind, accountId, transfer, said, counted }: LedgerProblem): string {
  if (kind === 'invoice-numbers') return `all accounts: ${words[kind]} (${said} and ${counted})`
  const what = kind.startsWith('invoice') ? 'invoice' : 'transfer'
  const place = [`account ${accountId}`, ...(transfer === '' ? [] : [`${what} ${transfer}`])].join(', ')
  return `${place}: ${words[kind]} (${said} and ${counted} micro-units)`
}

async function check(): Promise<number> {
  const url = process.env['DATABASE_URL']
  const database = await openDatabase(
    url ? { url, poolSize: 1 } : { dataFolder: resolve(process.env['PATCHBAY_DATA'] ?? '.data') },
  )
  try {
    const problems = await database.systemTransaction(checkLedger)
    for (const problem of problems) console.log(lineOf(problem))
    console.log(
      problems.length === 0
        ? 'Every balance, transfer and invoice adds up.'
        : `${problems.length} places don’t add up.`,
    )
    return problems.length === 0 ? 0 : 1
  } finally {
    await database.close()
  }
}

const [command, ...rest] = process.argv.slice(2)
if (command !== 'check' || rest.length > 0) {
  console.error(USAGE)
  process.exitCode = 2
} else process.exitCode = await check()
