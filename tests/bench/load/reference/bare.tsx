import AppBar from '@mui/material/AppBar'
import Button from '@mui/material/Button'
import CssBaseline from '@mui/material/CssBaseline'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Toolbar from '@mui/material/Toolbar'
import Typography from '@mui/material/Typography'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { InfiniteRowModelModule, ModuleRegistry, themeQuartz } from 'ag-grid-community'
import type { IDatasource } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { useMemo } from 'react'
import { createRoot } from 'react-dom/client'

/** The least one writes for the same list with MUI and AG Grid: no definitions, no routes, no session, no rights. */
ModuleRegistry.registerModules([InfiniteRowModelModule])

const parameters = new URLSearchParams(location.search)
const columns = (parameters.get('columns') ?? '')
  .split(',')
  .map((field) => ({ field, flex: 1, minWidth: 120 }))

function Page() {
  const rows = useMemo<IDatasource>(
    () => ({
      getRows(request) {
        const token = /(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1] ?? ''
        fetch(`${parameters.get('list')}?page=1&per_page=25`, {
          headers: { Accept: 'application/json', Authorization: `Bearer ${decodeURIComponent(token)}` },
        })
          .then((response) => response.json())
          .then((body: Record<string, object[]>) => {
            const items = body[parameters.get('items') ?? ''] ?? []
            request.successCallback(items, items.length)
          })
          .catch(() => request.failCallback())
      },
    }),
    [],
  )
  return (
    <ThemeProvider theme={createTheme()}>
      <CssBaseline />
      <AppBar position="static">
        <Toolbar>
          <Typography variant="h6">Reference</Typography>
        </Toolbar>
      </AppBar>
      <Stack spacing={2} sx={{ padding: 2 }}>
        <Stack direction="row" spacing={2}>
          <TextField label="Search" size="small" />
          <Button variant="contained">New</Button>
        </Stack>
        <div style={{ height: 600 }}>
          <AgGridReact theme={themeQuartz} columnDefs={columns} rowModelType="infinite" datasource={rows} />
        </div>
      </Stack>
    </ThemeProvider>
  )
}

createRoot(document.getElementById('root')!).render(<Page />)
