import { styled } from '@mui/material/styles'

/** The whole wizard: header, then what scrolls, then the footer that stays in sight. */
export const WizardLayout = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
})

export const WizardForm = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  minWidth: 0,
})

/** Fields in one column, the panel to their right while there is room for both. */
export const WizardColumns = styled('div')(({ theme }) => ({
  flex: '1 0 auto',
  display: 'grid',
  gap: theme.spacing(4, 6),
  gridTemplateColumns: 'minmax(0, var(--layout-form))',
  alignContent: 'start',
  padding: theme.spacing(3, 0),
  // What gets the focus stands above the footer.
  '& *': { scrollMarginBlock: theme.spacing(1, 10) },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '&[data-aside]': {
    [theme.breakpoints.up('lg')]: {
      maxWidth: 'calc(var(--layout-form) * 1.9)',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 380px)',
    },
  },
}))

export const WizardAside = styled('section')(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.up('lg')]: { position: 'sticky', top: theme.spacing(3), alignSelf: 'start' },
}))

export const WizardFooter = styled('div')(({ theme }) => ({
  position: 'sticky',
  // the screen stands inside the shell's padding; the footer covers it to the edges
  bottom: theme.spacing(-3),
  margin: theme.spacing('auto', 0, -3),
  marginInline: 'calc(-1 * var(--screen-inset))',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(1.5),
  paddingInline: 'var(--screen-inset)',
  borderTop: `1px solid ${theme.vars?.palette.divider ?? theme.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper ?? theme.palette.background.paper,
  // where the buttons need two lines, the last is still at the end
  '& > [type=submit]': { marginInlineStart: 'auto' },
  [theme.breakpoints.down('lg')]: {
    bottom: theme.spacing(-2),
    marginBottom: theme.spacing(-2),
  },
}))

export const StepHeading = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: theme.spacing(0, 0, 2),
  '&:focus': { outline: 'none' },
  '&:focus-visible': {
    outline: `2px solid ${theme.vars?.palette.primary.main ?? theme.palette.primary.main}`,
    outlineOffset: 4,
  },
}))
