import { resolve } from 'node:path'
import { checkLedger, type LedgerProblem } from '../src/server/storage/checkLedger.ts'
import { openDatabase } from '../src/server/storage/openDatabase.ts'

/** Adds the ledger up; see USAGE. */
const USAGE = `usage: npm run ledger -- check
Adds up every account and every transfer, and lists what doesn't add up. Reads DATABASE_URL, also while servers run, or the
embedded database of PATCHBAY_DATA (.data), which one process can have at a time: stop the server first.
Exit codes: 0 everything adds up, 1 something doesn't, 2 wrong usage.`

const words: Record<LedgerProblem['kind'], string> = {
  balance: 'the balance is not the sum of its entries',
  unbalanced: 'the entries of a transfer do not sum to zero',
  amount: 'the amount of a transfer is not that of its entry',
  'between-accounts': 'a transfer between accounts does not cancel out',
}

async function check(): Promise<number> {
  const url = process.env['DATABASE_URL']
  const database = await openDatabase(
    url ? { url, poolSize: 1 } : { dataFolder: resolve(process.env['PATCHBAY_DATA'] ?? '.data') },
  )
  try {
    const problems = await database.systemTransaction(checkLedger)
    for (const { kind, accountId, transfer, said, counted } of problems)
      console.log(
        `account ${accountId}${transfer === '' ? '' : `, transfer ${transfer}`}: ${words[kind]} (${said} and ${counted} micro-units)`,
      )
    console.log(
      problems.length === 0
        ? 'Every balance and every transfer adds up.'
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
