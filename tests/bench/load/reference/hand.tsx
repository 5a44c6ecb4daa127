import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import './hand.css'

/** The same list written by hand with React alone: frame, filters, 25 rows, paging. It asks for all it needs at once. */
type Row = Record<string, unknown> & { id: string }

const parameters = new URLSearchParams(location.search)
const columns = (parameters.get('columns') ?? '').split(',')
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

async function read<Body>(path: string): Promise<Body> {
  const token = /(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  const headers = { Accept: 'application/json', Authorization: `Bearer ${decodeURIComponent(token)}` }
  const response = await fetch(path, { headers })
  return (await response.json()) as Body // the API's own shapes
}

function Page() {
  const [config, setConfig] = useState<{ balance?: number }>()
  const [rows, setRows] = useState<Row[]>()
  const [search, setSearch] = useState('')
  useEffect(() => {
    void read<{ balance?: number }>('/api/site/config').then(setConfig)
    void read<object>('/api/site/profile')
    void read<Record<string, Row[]>>(`${parameters.get('list')}?page=1&per_page=25`).then((body) =>
      setRows(body[parameters.get('items') ?? '']),
    )
  }, [])
  return (
    <div className="frame">
      <nav>
        {['Home', 'History', 'SMS broadcast', 'Templates', 'Sender IDs', 'Sub-accounts', 'My account'].map(
          (name) => (
            <a key={name} href="/">
              {name}
            </a>
          ),
        )}
      </nav>
      <header>
        <span>Balance {config?.balance === undefined ? '' : money.format(config.balance)}</span>
        <a href="/">Support</a>
        <button type="button">Log out</button>
      </header>
      <main>
        <h1>SMS broadcast</h1>
        <input
          placeholder="Search by name"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <select>
          <option>All statuses</option>
        </select>
        <table aria-busy={rows === undefined}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column}>{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows?.map((row) => (
              <tr key={row.id}>
                {columns.map((column) => (
                  <td key={column}>{cell(column, row[column])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <button type="button">Previous</button>
        <button type="button">Next</button>
      </main>
    </div>
  )
}

function cell(column: string, value: unknown): string {
  if (column.endsWith('_at') && typeof value === 'string') return dates.format(new Date(value))
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '–'
}

createRoot(document.getElementById('root')!).render(<Page />)
