import { useId, useState } from 'react'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { QuestionDialog } from '../../engine/registry/QuestionDialog.tsx'

export interface SavedReply {
  id: string
  name: string
  text: string
}

interface SavedRepliesProps {
  /** undefined while they are loading */
  replies: readonly SavedReply[] | undefined
  /** They could not be loaded. */
  failed?: boolean
  /** What the field holds. */
  value: string
  /** Gets what the field is to hold. */
  onInsert: (text: string) => void
  onOpen?: () => void
  /** Address of the screen where they are written. */
  manage?: string | undefined
}

/** Name and text, one line each. */
const rowHeight = 'calc(1.5 * var(--control-height))'
const sixRows = `calc(6 * ${rowHeight} + 8px)`

/** A menu of texts that fill a field; what was typed is only replaced when the person says so. */
export function SavedReplies({
  replies,
  failed = false,
  value,
  onInsert,
  onOpen,
  manage,
}: SavedRepliesProps) {
  const { t, navigate } = usePortal()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [asked, setAsked] = useState<SavedReply>()
  const choose = (reply: SavedReply): void => {
    setAnchor(undefined)
    if (value.trim() === '' || value === reply.text) onInsert(reply.text)
    else setAsked(reply)
  }
  const answer = (text: string | undefined): void => {
    setAsked(undefined)
    if (text !== undefined) onInsert(text)
  }
  return (
    <>
      <Button
        id={id}
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => {
          onOpen?.()
          setAnchor(event.currentTarget)
        }}
      >
        {t('portal:saved-replies')}
      </Button>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(undefined)}
          slotProps={{
            list: { 'aria-labelledby': id },
            paper: { sx: { maxWidth: 420, maxHeight: sixRows } },
          }}
        >
          {replies?.map((reply) => (
            <MenuItem key={reply.id} dense sx={{ height: rowHeight }} onClick={() => choose(reply)}>
              <ListItemText
                primary={reply.name}
                secondary={reply.text}
                sx={{ my: 0 }}
                slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
              />
            </MenuItem>
          ))}
          {!replies?.length && (
            <MenuItem dense disabled>
              {t(emptyText(replies, failed))}
            </MenuItem>
          )}
          {manage !== undefined && <Divider />}
          {manage !== undefined && (
            <MenuItem dense onClick={() => navigate(manage)}>
              {t('portal:saved-replies-manage')}
            </MenuItem>
          )}
        </Menu>
      )}
      {asked && (
        <QuestionDialog
          title={t('portal:saved-replies-replace-title')}
          text={t('portal:saved-replies-replace-text', { name: asked.name })}
          dismiss={t('portal:saved-replies-keep')}
          action={t('portal:saved-replies-replace')}
          onAnswer={(isYes) => answer(isYes ? asked.text : undefined)}
        >
          <p>
            <button
              type="button"
              className="button"
              onClick={() => answer(`${value.trimEnd()}\n\n${asked.text}`)}
            >
              {t('portal:saved-replies-below')}
            </button>
          </p>
        </QuestionDialog>
      )}
    </>
  )
}

function emptyText(
  replies: readonly SavedReply[] | undefined,
  failed: boolean,
): 'portal:saved-replies-failed' | 'portal:saved-replies-loading' | 'portal:saved-replies-none' {
  if (replies) return 'portal:saved-replies-none'
  return failed ? 'portal:saved-replies-failed' : 'portal:saved-replies-loading'
}
