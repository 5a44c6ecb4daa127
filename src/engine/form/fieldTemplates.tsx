import { styled } from '@mui/material/styles'
import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils'
import { useField, useForm } from './FormContext.ts'
import { findProperty } from '../../language/index.ts'
import { usePortal } from '../registry/portalContext.ts'

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

/** The engine's field draws label, help and error itself, next to what they describe. */
export function FieldTemplate({ children }: FieldTemplateProps) {
  return children
}

/** Fields below each other; those of one `group` on one line; nested objects as named groups. */
export function ObjectFieldTemplate({ properties, fieldPathId }: ObjectFieldTemplateProps) {
  const { views } = useForm()
  const path = fieldPathId.path.join('.')
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
  return path ? <FieldGroup path={path}>{drawn}</FieldGroup> : drawn
}

function FieldGroup({ path, children }: { path: string; children: React.ReactNode }) {
  const { store } = useForm()
  const { t } = usePortal()
  const { visible } = useField(store, path)
  const property = findProperty(store.entity, path)
  if (!visible || !property) return null
  return (
    <Group data-field={path}>
      <Legend>{t(property.title)}</Legend>
      {children}
    </Group>
  )
}
