import type { Query } from '../storage/database.ts'
import type { Counterpart, TransferPart } from '../storage/tables.ts'
import { seededUuid } from './createRandom.ts'
import { insertRows } from './insertRows.ts'

/** Money that moved in the past of the demo world. */
export interface DemoTransfer {
  kind: string
  reference: string
  /** Micro-units; positive adds to the account's balance. */
  amount: number
  counterpart: Counterpart
  /** Transaction type of the catalogue. */
  type: number
  /** For people: a number, a name. */
  details?: string
  /** What it was for; as a whole when left out. */
  parts?: readonly TransferPart[]
  atMs: number
}

/** Inserts both sides of each transfer. */
export async function insertTransfers(
  query: Query,
  seed: number,
  accountId: string,
  transfers: readonly DemoTransfer[],
): Promise<void> {
  const moves = transfers.map((move) => ({
    ...move,
    id: seededUuid(seed, `transfer:${accountId}:${move.reference}`),
  }))
  await insertRows(
    query,
    'ledger_transfer',
    {
      account_id: 'uuid',
      id: 'uuid',
      kind: 'text',
      type: 'int',
      reference: 'text',
      amount: 'bigint',
      details: 'text',
      parts: 'jsonb',
      created_at: 'timestamptz',
    },
    moves.map(({ id, kind, type, reference, amount, details = '', parts, atMs }) => ({
      account_id: accountId,
      id,
      kind,
      type,
      reference,
      amount,
      details,
      parts,
      created_at: new Date(atMs).toISOString(),
    })),
  )
  await insertRows(
    query,
    'ledger_entry',
    { account_id: 'uuid', transfer_id: 'uuid', ledger: 'text', amount: 'bigint' },
    moves.flatMap(({ id, amount, counterpart }) => [
      { account_id: accountId, transfer_id: id, ledger: 'customer', amount },
      { account_id: accountId, transfer_id: id, ledger: counterpart, amount: -amount },
    ]),
  )
}
