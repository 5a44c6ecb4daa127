import Box from '@mui/material/Box'

/** A message as it was written; links lead where they say. */
export function EventText({ text }: { text: string }) {
  return (
    <Box sx={{ typography: 'body2', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' }}>
      {text.split(/(https?:\/\/\S+)/).map((part, index) =>
        /^https?:/.test(part) ? (
          // Parts of one text keep their places.
          <a key={index} href={part} target="_blank" rel="noreferrer">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </Box>
  )
}
