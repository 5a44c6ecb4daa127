import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import {
  GSM_LIMIT_UNITS,
  UCS2_LIMIT_UNITS,
  duplicateVariables,
  nonGsmCharacters,
  replaceNonGsm,
  variableNames,
} from '../../domain/sms/index.ts'
import { afterPress } from '../../engine/registry/afterPress.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { FieldLabel } from '../common/FieldLabel.tsx'
import { EmojiButton } from './EmojiButton.tsx'
import { HighlightLayer } from './HighlightLayer.tsx'
import { GsmSegmentCounter } from '../common/gsm-segment-counter/index.ts'
import { VariableButton } from './VariableButton.tsx'
import { rewriteText } from './replaceSelection.ts'
import { useShortLinks } from '../common/useShortLinks.ts'
import { textLayer } from './textLayer.ts'
import { useLimitedTextarea } from './useLimitedTextarea.ts'
import type { FieldWidgetProps } from '../../engine/registry/contract.ts'

const blockedTexts = {
  full: 'portal:template-editor-full',
  unicode: 'portal:template-editor-unicode',
} as const

/** SMS text with highlighted variables, emoji, and a counter; typing stops at the limit. */
export function TemplateEditor(props: FieldWidgetProps<string>) {
  const { id, label, value, required, disabled, error, placeholder, describedBy, options, form } = props
  const { t } = usePortal()
  const text = value ?? ''
  const shortLinkField = typeof options['shortLinkField'] === 'string' ? options['shortLinkField'] : ''
  const shortLinks = useShortLinks(form, shortLinkField)
  const { ref, blocked, clearBlocked, change, compositionStart, compositionEnd, insert } = useLimitedTextarea(
    text,
    shortLinks,
    (next) => props.onChange(next === '' ? undefined : next),
  )
  const duplicates = duplicateVariables(text)
  const hints = `${id}-hints`

  const replace = (character?: string) => {
    const element = ref.current
    if (!element) return
    rewriteText(element, character === undefined ? replaceNonGsm : (part) => replaceOne(part, character))
  }
  return (
    <Stack sx={{ gap: 0.75 }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}
      >
        <FieldLabel id={id} label={label} required={required} />
        {form.mode !== 'view' && (
          <Stack direction="row" sx={{ gap: 0.5 }}>
            <VariableButton
              disabled={disabled}
              taken={variableNames(text)}
              onInsert={(name) => insert(`{{${name}}}`)}
            />
            <EmojiButton disabled={disabled} onPick={(emoji) => insert(emoji)} />
          </Stack>
        )}
      </Stack>
      <Box
        sx={{
          display: 'grid',
          border: 1,
          borderColor: error ? 'error.main' : 'var(--color-control-border)',
          borderRadius: 1,
          bgcolor: disabled ? 'action.hover' : 'background.paper',
          '&:hover': disabled || error ? undefined : { borderColor: 'text.secondary' },
          '&:focus-within': {
            borderColor: error ? 'error.main' : 'primary.main',
            boxShadow: 'inset 0 0 0 1px currentColor',
            color: error ? 'error.main' : 'primary.main',
          },
        }}
      >
        <HighlightLayer text={text} />
        <Box
          component="textarea"
          dir="auto"
          id={id}
          ref={ref}
          value={text}
          disabled={disabled}
          required={required}
          placeholder={placeholder ?? t('portal:template-editor-placeholder', { variable: '{{name}}' })}
          aria-invalid={Boolean(error)}
          aria-describedby={[describedBy, hints].filter(Boolean).join(' ')}
          spellCheck
          onChange={(event) => change(event.target.value)}
          onCompositionStart={() => compositionStart()}
          onCompositionEnd={(event) => compositionEnd(event.currentTarget.value)}
          onBlur={() => {
            afterPress(clearBlocked)
            props.onBlur()
          }}
          sx={{
            ...textLayer,
            resize: 'none',
            border: 0,
            outline: 0,
            // The frame around shows the focus.
            '&:focus-visible': { outline: 0 },
            bgcolor: 'transparent',
            color: disabled ? 'text.disabled' : 'text.primary',
            '&::placeholder': { color: 'text.secondary', opacity: 1 },
          }}
        />
      </Box>
      <Stack id={hints} sx={{ gap: 0.75 }}>
        {duplicates.length > 0 && (
          <Typography variant="caption" sx={{ color: 'error.main' }}>
            {t('portal:template-editor-duplicates', {
              count: duplicates.length,
              variables: duplicates.map((name) => `{{${name}}}`).join(', '),
            })}
          </Typography>
        )}
        <Typography
          variant="caption"
          component="output"
          sx={{ color: 'text.primary', '&:empty': { display: 'none' } }}
        >
          {blocked && t(blockedTexts[blocked], { unicode: UCS2_LIMIT_UNITS, gsm: GSM_LIMIT_UNITS })}
        </Typography>
      </Stack>
      <GsmSegmentCounter text={text} shortLinks={shortLinks} {...(!disabled && { onReplace: replace })} />
    </Stack>
  )
}

function replaceOne(text: string, character: string): string {
  const known = nonGsmCharacters(character)[0]
  return known?.replacement === undefined ? text : text.replaceAll(character, known.replacement)
}
