import { createHash } from 'node:crypto'
import pg from 'pg'

/** A signed-in browser: both halves of its credential. */
export interface SeededSession {
  bearer: string
  cookie: string
}

/** Halves that anybody can work out: for a database that lives as long as a measurement. */
export function sessionOf(number: number): SeededSession {
  return { bearer: digest(`bearer ${number}`).slice(0, 32), cookie: digest(`cookie ${number}`) }
}

/** Accounts with two users each, every one signed in, with three notifications and ten broadcasts. */
export async function seedSessions(url: string, sessions: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('select setseed(0.5)')
  await client.query(
    `insert into account (id, name, level)
     select md5('account ' || n)::uuid, 'Account ' || n, 'flex_pro' from generate_series(1, $1) n`,
    [Math.ceil(sessions / 2)],
  )
  await client.query(
    `insert into app_user (account_id, id, email, password_hash, role)
     select md5('account ' || (n + 1) / 2)::uuid, md5('user ' || n)::uuid, n || '@idle.example', '',
            case when n % 2 = 0 then 'Admin' end
     from generate_series(1, $1) n`,
    [sessions],
  )
  await client.query(
    `insert into session (account_id, id, user_id, bearer_hash, cookie_hash, kind, expires_at, absolute_expires_at)
     select md5('account ' || (n + 1) / 2)::uuid, md5('session ' || n)::uuid, md5('user ' || n)::uuid,
            encode(sha256(left(encode(sha256(('bearer ' || n)::bytea), 'hex'), 32)::bytea), 'hex'),
            encode(sha256(encode(sha256(('cookie ' || n)::bytea), 'hex')::bytea), 'hex'),
            'browser', now() + interval '1 hour', now() + interval '12 hours'
     from generate_series(1, $1) n`,
    [sessions],
  )
  await client.query(
    `insert into notification (account_id, id, kind, slots)
     select id, gen_random_uuid(), 'campaign-completed', '{"name": "Bench", "count": 1000, "optedOut": 0}'
     from account, generate_series(1, 3)`,
  )
  await client.query(
    `insert into record (account_id, entity, id, doc)
     select id, 'sms-campaign', gen_random_uuid(), jsonb_build_object('name', 'Broadcast ' || n, 'status', 'completed')
     from account, generate_series(1, 10) n`,
  )
  await client.query(
    `insert into collection_version (account_id, entity) select id, 'sms-campaign' from account`,
  )
  await client.query('analyze')
  await client.end()
}

/** Changes accounts from outside every server process, evenly over the time. @returns stops it and says how many */
export async function changeAccounts(
  url: string,
  accounts: number,
  perMinute: number,
): Promise<() => Promise<number>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let changed = 0
  let failure: unknown
  const timer = setInterval(() => {
    const number = 1 + ((changed * 7919) % accounts)
    changed += 1
    const change = client.query(
      `with told as (
         insert into notification (account_id, id, kind, slots)
         values (md5('account ' || $1::int)::uuid, gen_random_uuid(), 'announcement', '{"title": "News", "text": ""}'))
       update account set settings = settings || jsonb_build_object('cart_count', $2::int)
       where id = md5('account ' || $1::int)::uuid`,
      [number, changed],
    )
    change.catch((error: unknown) => (failure ??= error))
  }, 60_000 / perMinute)
  return async () => {
    clearInterval(timer)
    await client.end()
    if (failure !== undefined) throw failure
    return changed
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
