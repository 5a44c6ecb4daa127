import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { initialValue, isPresent } from '../../language/index.ts'
import type { FieldSection } from '../../language/portal.ts'
import { Badges } from './Badges.tsx'
import type { FormStore } from './createFormStore.ts'
import { FieldNote } from './FieldChrome.tsx'
import { useForm, useFormSelector } from './FormContext.ts'
import { Icon } from '../registry/Icon.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { getPath } from '../../shared/paths.ts'

const Frame = styled('section')(({ theme }) => ({
  minWidth: 0,
  '&:not(:first-child)': {
    borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    paddingTop: theme.spacing(2.5),
  },
}))

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  color: (theme.vars ?? theme).palette.text.secondary,
}))

const Heading = styled('h3')(({ theme }) => ({
  ...theme.typography.subtitle1,
  fontWeight: 600,
  margin: 0,
  minWidth: 0,
  color: (theme.vars ?? theme).palette.text.primary,
}))

const Toggle = styled('button')(({ theme }) => ({
  font: 'inherit',
  color: 'inherit',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  minHeight: 32,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'none',
  cursor: 'pointer',
  textAlign: 'start',
  '&[aria-expanded="true"] > .pb-icon': { rotate: '180deg' },
  '&:focus-visible': { outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`, outlineOffset: 2 },
}))

const Content = styled('div')(({ theme }) => ({
  paddingTop: theme.spacing(2),
  '&[hidden]': { display: 'none' },
}))

interface FormSectionProps {
  section: FieldSection
  /** Its fields, drawn. */
  children: ReactNode
}

/** Fields under a heading, there while one of them is; a closed one opens at an error. */
export function FormSection({ section, children }: FormSectionProps) {
  const { store } = useForm()
  const isShown = useFormSelector(store, () => section.fields.some((path) => store.field(path).visible))
  return isShown ? <ShownSection section={section}>{children}</ShownSection> : null
}

function ShownSection({ section, children }: FormSectionProps) {
  const { id, title, info, icon, badges, collapse, fields } = section
  const { store } = useForm()
  const { t } = usePortal()
  const own = useId()
  const [isOpen, setOpen] = useState(() => collapse !== 'closed' || holdsMore(store, fields))
  const failing = useFormSelector(store, () => fields.some((path) => store.field(path).error !== undefined))
  const [hasFailed, setFailed] = useState(failing)
  if (failing !== hasFailed) {
    setFailed(failing)
    if (failing) setOpen(true)
  }
  const isClosed = collapse !== undefined && !isOpen

  return (
    <Frame aria-labelledby={`${own}-title`} data-section={id}>
      <Head>
        {icon !== undefined && <Icon name={icon} size={20} />}
        <Heading id={`${own}-title`}>
          {collapse === undefined ? (
            t(title)
          ) : (
            <Toggle
              type="button"
              aria-expanded={!isClosed}
              aria-controls={`${own}-fields`}
              onClick={() => setOpen(isClosed)}
            >
              {t(title)}
              <Icon name="expand" size={20} />
            </Toggle>
          )}
        </Heading>
        {badges.length > 0 && <Badges badges={badges} />}
      </Head>
      {info !== undefined && <FieldNote>{t(info)}</FieldNote>}
      <Content id={`${own}-fields`} hidden={isClosed}>
        {children}
      </Content>
    </Frame>
  )
}

/** Whether a field holds something other than a new record would. */
function holdsMore(store: FormStore, fields: string[]): boolean {
  const initial = initialValue(store.entity, store.scope(), fields)
  return fields.some((path) => {
    const [value, start] = [store.get(path), getPath(initial, path)]
    return isPresent(value) && value !== false && JSON.stringify(value) !== JSON.stringify(start)
  })
}
