import { use } from 'react'
import { styled } from '@mui/material/styles'
import { getUiOptions } from '@rjsf/utils'
import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import { toPath } from '../fieldId.ts'
import { SectionsContext, useForm } from '../FormContext.ts'
import { FormSection } from '../FormSection.tsx'
import type { FieldSection } from '../../../language/portal.ts'

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

type Properties = ObjectFieldTemplateProps['properties']

/** Fields below each other, under the headings of their sections; nested objects as named groups. */
export function ObjectFieldTemplate({ properties, fieldPathId, uiSchema }: ObjectFieldTemplateProps) {
  const path = toPath(fieldPathId.path)
  const sections = use(SectionsContext)
  if (path === '' && sections.length > 0) return <Sectioned properties={properties} sections={sections} />
  const drawn = <Lines properties={properties} path={path} />
  // The record has a heading above it, and a line of a list its place.
  if (typeof (fieldPathId.path.at(-1) ?? 0) === 'number') return drawn
  return (
    <Group data-field={path}>
      <Legend>{getUiOptions(uiSchema).title}</Legend>
      {drawn}
    </Group>
  )
}

function Sectioned({ properties, sections }: { properties: Properties; sections: FieldSection[] }) {
  const placed = new Set(sections.flatMap(({ fields }) => fields))
  return (
    <>
      <Lines properties={properties.filter(({ name }) => !placed.has(name))} path="" />
      {sections.map((section) => (
        <FormSection key={section.id} section={section}>
          <Lines properties={properties.filter(({ name }) => section.fields.includes(name))} path="" />
        </FormSection>
      ))}
    </>
  )
}

/** Those of one `group` on one line. */
function Lines({ properties, path }: { properties: Properties; path: string }) {
  const { views } = useForm()
  const lines: { key: string; grouped: boolean; content: React.ReactElement[] }[] = []
  for (const { name, content } of properties) {
    const group = views[path ? `${path}.${name}` : name]?.group
    const last = lines.at(-1)
    if (group && last?.key === group) last.content.push(content)
    else lines.push({ key: group ?? name, grouped: group !== undefined, content: [content] })
  }
  return lines.map(({ key, grouped, content }) =>
    // By itself, a field keeps its own key: others may come before it while it is being filled in.
    grouped ? <Line key={key}>{content}</Line> : content[0],
  )
}
