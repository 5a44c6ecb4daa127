import { useEffect, useRef } from 'react'
import Box from '@mui/material/Box'
import { EmojiPicker } from 'frimousse'
import type { EmojiPickerListEmojiProps, EmojiPickerListRowProps } from 'frimousse'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { loadEmojiData } from './loadEmojiData.ts'

const CELL_PX = 36
const COLUMNS = 8

const components = { Row: EmojiRow, Emoji: EmojiCell }

/** The picker counts from 0, ARIA from 1. */
function EmojiRow({ children, ...props }: EmojiPickerListRowProps) {
  return (
    <div {...props} aria-rowindex={(props['aria-rowindex'] ?? 0) + 1}>
      {children}
    </div>
  )
}

function EmojiCell({ emoji, ...props }: EmojiPickerListEmojiProps) {
  const cell = { ...props, 'aria-colindex': (props['aria-colindex'] ?? 0) + 1 }
  return (
    <button type="button" {...cell}>
      {emoji.emoji}
    </button>
  )
}

/** The emoji picker's inside; its code and data are loaded when it is first opened. */
export function EmojiPanel({ onPick }: { onPick: (emoji: string) => void }) {
  const { t } = usePortal()
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => search.current?.focus(), [])
  return (
    <Box sx={panelStyle}>
      <EmojiPicker.Root
        columns={COLUMNS}
        resolveEmojiData={loadEmojiData}
        onEmojiSelect={({ emoji }) => onPick(emoji)}
      >
        <EmojiPicker.Search
          ref={search}
          placeholder={t('portal:template-editor-emoji-search')}
          aria-label={t('portal:template-editor-emoji-search')}
        />
        <EmojiPicker.Viewport>
          <EmojiPicker.Loading>{t('portal:loading')}</EmojiPicker.Loading>
          <EmojiPicker.Empty>
            {({ search }) => <p>{t('portal:template-editor-emoji-none', { search })}</p>}
          </EmojiPicker.Empty>
          <EmojiPicker.List components={components} />
        </EmojiPicker.Viewport>
        <div className="foot">
          <EmojiPicker.ActiveEmoji>
            {({ emoji }) => <span>{emoji?.label ?? t('portal:template-editor-emoji-choose')}</span>}
          </EmojiPicker.ActiveEmoji>
          <EmojiPicker.SkinToneSelector aria-label={t('portal:template-editor-skin-tone')} />
        </div>
      </EmojiPicker.Root>
    </Box>
  )
}

const panelStyle = {
  '& [frimousse-root]': {
    display: 'flex',
    flexDirection: 'column',
    width: CELL_PX * COLUMNS + 16,
    maxWidth: '100%',
    height: 344,
  },
  '& [frimousse-search]': {
    m: 1,
    px: 1.5,
    py: 1,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'transparent',
    color: 'text.primary',
    font: 'inherit',
  },
  '& [frimousse-viewport]': { flex: 1, position: 'relative', outline: 0 },
  '& [frimousse-loading], & p': {
    position: 'absolute',
    inset: 0,
    m: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    color: 'text.secondary',
    typography: 'body2',
  },
  '& [frimousse-list]': { pb: 1, userSelect: 'none' },
  '& [frimousse-category-header]': {
    px: 1,
    py: 0.5,
    bgcolor: 'background.paper',
    color: 'text.secondary',
    typography: 'caption',
  },
  '& [frimousse-row]': { px: 1, scrollMarginBlock: 8 },
  '& [frimousse-emoji]': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: CELL_PX,
    height: CELL_PX,
    p: 0,
    border: 0,
    borderRadius: 1,
    bgcolor: 'transparent',
    fontSize: 20,
    cursor: 'pointer',
    '&[data-active]': { bgcolor: 'action.selected' },
  },
  '& .foot': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 44,
    px: 1.5,
    borderTop: 1,
    borderColor: 'divider',
    color: 'text.secondary',
    typography: 'body2',
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& button': {
      border: 0,
      bgcolor: 'transparent',
      fontSize: 20,
      minWidth: 32,
      minHeight: 32,
      borderRadius: 1,
      cursor: 'pointer',
    },
  },
} as const
