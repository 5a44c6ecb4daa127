import { useRef, useState } from 'react'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import DataObjectOutlined from '@mui/icons-material/DataObjectOutlined'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { besideField } from '../common/besideField.ts'
import { checkVariableName, freeName } from './checkVariableName.ts'

interface VariableButtonProps {
  disabled: boolean
  /** Names already in the text. */
  taken: string[]
  onInsert: (name: string) => void
}

/** Asks for the name of a variable and puts it at the caret. */
export function VariableButton({ disabled, taken, onInsert }: VariableButtonProps) {
  const { t } = usePortal()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const problem = checkVariableName(name, taken)
  const insert = () => {
    setTried(true)
    if (problem) return
    setAnchor(null)
    // After the popover has given the focus back.
    setTimeout(() => onInsert(name.trim()))
  }
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<DataObjectOutlined />}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setName(freeName(taken))
          setTried(false)
          setAnchor(event.currentTarget)
        }}
      >
        {t('portal:template-editor-variable')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          transition: { onEntering: () => input.current?.focus() },
          paper: { role: 'dialog', 'aria-label': t('portal:template-editor-insert-variable') },
        }}
      >
        <Stack direction="row" sx={{ p: 2, gap: 1, alignItems: 'flex-start' }}>
          <TextField
            size="small"
            label={t('portal:template-editor-variable-name')}
            value={name}
            inputRef={input}
            error={tried && problem !== undefined}
            helperText={
              tried && problem ? t(problem.key, problem.params) : t('portal:template-editor-variable-help')
            }
            onFocus={(event) => event.target.select()}
            onChange={(event) => setName(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              insert()
            }}
          />
          <Button
            variant="contained"
            disableElevation
            onClick={insert}
            sx={{ flexShrink: 0, ...besideField }}
          >
            {t('portal:template-editor-insert')}
          </Button>
        </Stack>
      </Popover>
    </>
  )
}
