import { styled } from '@mui/material/styles'
import { getUiOptions } from '@rjsf/utils'
import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import { toPath } from '../fieldId.ts'
import { useForm } from '../FormContext.ts'

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  '& > *': { minWidth: 160 },
}))

const Group = styled('fieldset')(({ theme }) => ({
  border: 0,
  margin: theme.spacing(0, 0, 1),
  padding: 0,
  minWidth: 0,
}))

const Legend = styled('legend')(({ theme }) => ({
  ...theme.typography.subtitle2,
  padding: 0,
  marginBottom: theme.spacing(1.5),
}))

/** Fields below each other; those of one `group` on one line; nested objects as named groups. */
export function ObjectFieldTemplate({ properties, fieldPathId, uiSchema }: ObjectFieldTemplateProps) {
  const { views } = useForm()
  const path = toPath(fieldPathId.path)
  const lines: { key: string; grouped: boolean; content: React.ReactElement[] }[] = []
  for (const { name, content } of properties) {
    const group = views[path ? `${path}.${name}` : name]?.group
    const last = lines.at(-1)
    if (group && last?.key === group) last.content.push(content)
    else lines.push({ key: group ?? name, grouped: group !== undefined, content: [content] })
  }
  const drawn = lines.map(({ key, grouped, content }) =>
    // By itself, a field keeps its own key: others may come before it while it is being filled in.
    grouped ? <Line key={key}>{content}</Line> : content[0],
  )
  // The record has a heading above it, and a line of a list its place.
  if (typeof (fieldPathId.path.at(-1) ?? 0) === 'number') return drawn
  return (
    <Group data-field={path}>
      <Legend>{getUiOptions(uiSchema).title}</Legend>
      {drawn}
    </Group>
  )
}
