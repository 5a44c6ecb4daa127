import { createTheme } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import { createElement } from 'react'
import { SelectArrow } from './SelectArrow.tsx'
import { tokens } from './tokens.ts'
import type { ColorScheme } from './tokens.ts'

/** The MUI theme of the design tokens. Sizes that follow the density are CSS variables, so a change draws nothing again. */
export function createPortalTheme(): Theme {
  const { font, radius, space, motion } = tokens
  return createTheme({
    cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
    colorSchemes: { light: { palette: palette('light') }, dark: { palette: palette('dark') } },
    spacing: space[1],
    shape: { borderRadius: radius.medium },
    breakpoints: {
      values: { xs: 0, sm: 600, md: 834, lg: tokens.breakpoint.mobile, xl: tokens.layout.content },
    },
    typography: {
      fontFamily: font.family,
      fontWeightMedium: font.weight.medium,
      fontWeightBold: font.weight.strong,
      h1: {
        fontSize: `${font.size.title}rem`,
        fontWeight: font.weight.strong,
        lineHeight: font.lineHeight.tight,
        letterSpacing: '-0.01em',
      },
      h2: {
        fontSize: `${font.size.large}rem`,
        fontWeight: font.weight.strong,
        lineHeight: font.lineHeight.tight,
      },
      h3: {
        fontSize: `${font.size.body}rem`,
        fontWeight: font.weight.strong,
        lineHeight: font.lineHeight.normal,
      },
      h4: { fontSize: `${font.size.body}rem`, fontWeight: font.weight.strong },
      h5: { fontSize: `${font.size.body}rem`, fontWeight: font.weight.strong },
      h6: { fontSize: `${font.size.body}rem`, fontWeight: font.weight.strong },
      subtitle1: { fontSize: `${font.size.large}rem`, fontWeight: font.weight.medium },
      subtitle2: { fontSize: `${font.size.body}rem`, fontWeight: font.weight.medium },
      body1: { fontSize: `${font.size.body}rem`, lineHeight: font.lineHeight.normal },
      body2: { fontSize: `${font.size.small}rem`, lineHeight: font.lineHeight.normal },
      caption: { fontSize: `${font.size.tiny}rem`, lineHeight: font.lineHeight.normal },
      overline: {
        fontSize: `${font.size.tiny}rem`,
        fontWeight: font.weight.medium,
        textTransform: 'none',
        letterSpacing: 0,
      },
      button: {
        fontSize: `${font.size.body}rem`,
        fontWeight: font.weight.medium,
        textTransform: 'none',
        letterSpacing: 0,
      },
    },
    transitions: {
      duration: {
        shortest: motion.quick,
        shorter: motion.quick,
        short: motion.normal,
        standard: motion.normal,
        complex: motion.normal,
        enteringScreen: motion.normal,
        leavingScreen: motion.quick,
      },
    },
    components: {
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: {
            minHeight: 'var(--control-height)',
            paddingBlock: 0,
            paddingInline: space['2'],
            borderRadius: radius.medium,
          },
          sizeSmall: {
            minHeight: 'calc(var(--control-height) - 6px)',
            paddingInline: space['1half'],
            fontSize: `${font.size.small}rem`,
          },
          contained: { '@media (forced-colors: active)': { border: '1px solid' } },
          outlined: {
            borderColor: 'var(--color-border)',
            color: 'var(--color-text)',
            backgroundColor: 'var(--color-surface)',
            '&:hover': { backgroundColor: 'var(--color-hover)', borderColor: 'var(--color-border)' },
          },
        },
      },
      MuiIconButton: {
        styleOverrides: {
          root: {
            borderRadius: radius.medium,
            color: 'var(--color-muted)',
            '&:hover': { backgroundColor: 'var(--color-hover)', color: 'var(--color-text)' },
          },
        },
      },
      MuiPaper: {
        styleOverrides: {
          root: { backgroundImage: 'none' },
          outlined: { borderColor: 'var(--color-border)' },
        },
      },
      MuiMenu: {
        styleOverrides: { paper: { ...raised, maxHeight: sixRows }, list: { padding: space.half } },
      },
      MuiPopover: { styleOverrides: { paper: raised } },
      MuiList: {
        styleOverrides: {
          root: {
            '&[role=listbox]:not(.MuiMenu-list)': {
              maxHeight: sixRows,
              padding: space.half,
              overflowY: 'auto',
            },
          },
        },
      },
      MuiAutocomplete: {
        defaultProps: { popupIcon: createElement(SelectArrow) },
        styleOverrides: {
          inputRoot: {
            paddingBlock: '0 !important',
            '& .MuiAutocomplete-input': { paddingBlock: '0 !important' },
          },
          paper: raised,
          listbox: { padding: space.half, maxHeight: sixRows },
          option: { minHeight: 'var(--control-height) !important', borderRadius: radius.small },
        },
      },
      MuiMenuItem: {
        styleOverrides: {
          root: {
            minHeight: 'var(--control-height) !important',
            borderRadius: radius.small,
            gap: space['1half'],
            fontSize: `${font.size.body}rem`,
            '&:hover': { backgroundColor: 'var(--color-hover)' },
            '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'var(--color-selected)' },
          },
        },
      },
      MuiDialog: { styleOverrides: { paper: { ...raised, borderRadius: radius.large } } },
      MuiDialogTitle: {
        styleOverrides: {
          root: {
            fontSize: `${font.size.large}rem`,
            fontWeight: font.weight.strong,
            padding: `${space['3']}px ${space['3']}px ${space['1']}px`,
          },
        },
      },
      MuiDialogActions: {
        styleOverrides: { root: { padding: `${space['1']}px ${space['3']}px ${space['3']}px` } },
      },
      MuiBackdrop: {
        styleOverrides: {
          root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--color-backdrop)' } },
        },
      },
      MuiTextField: { defaultProps: { size: 'small' } },
      MuiFormControl: { defaultProps: { size: 'small' } },
      MuiSelect: {
        defaultProps: { size: 'small', IconComponent: SelectArrow },
        styleOverrides: { icon: selectArrow, select: selectText },
      },
      MuiNativeSelect: {
        defaultProps: { IconComponent: SelectArrow },
        styleOverrides: { icon: selectArrow, select: { ...selectText, ...ownPicker } },
      },
      MuiInputBase: {
        styleOverrides: {
          root: {
            fontSize: `${font.size.body}rem`,
            minHeight: 'var(--control-height)',
            backgroundColor: 'var(--color-surface)',
          },
          input: {
            '&::placeholder': { color: 'var(--color-muted)', opacity: 1 },
            '&.Mui-disabled': { WebkitTextFillColor: 'var(--color-muted)' },
          },
        },
      },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { '&.Mui-disabled': { backgroundColor: 'var(--color-hover)' } },
          notchedOutline: {
            top: 0,
            borderColor: 'var(--color-control-border)',
            '& > legend': { display: 'none' },
          },
          sizeSmall: { '& > input': { paddingBlock: 0, height: 'calc(var(--control-height) - 2px)' } },
        },
      },
      // Above its field, like every label of the engine: what is typed never hides what is asked.
      MuiInputLabel: {
        defaultProps: { shrink: true },
        styleOverrides: {
          root: {
            '&&': {
              position: 'static',
              maxWidth: 'none',
              width: 'fit-content',
              marginBottom: 6,
              transform: 'none',
              pointerEvents: 'auto',
              fontSize: `${font.size.small}rem`,
              fontWeight: font.weight.medium,
              lineHeight: font.lineHeight.normal,
              color: 'var(--color-text)',
            },
          },
        },
      },
      MuiFormLabel: {
        styleOverrides: {
          root: {
            fontSize: `${font.size.small}rem`,
            fontWeight: font.weight.medium,
            color: 'var(--color-text)',
            '&.Mui-focused': { color: 'var(--color-text)' },
          },
        },
      },
      MuiFormHelperText: {
        styleOverrides: {
          root: { marginInline: 0, marginTop: space.half, fontSize: `${font.size.small}rem` },
        },
      },
      MuiFormControlLabel: { styleOverrides: { label: { fontSize: `${font.size.body}rem` } } },
      MuiSwitch: {
        styleOverrides: {
          root: {
            '&&': { width: 36, height: 20, padding: 0, overflow: 'visible' },
            '&& .MuiSwitch-switchBase': { padding: 2 },
            '&& .MuiSwitch-thumb': { width: 16, height: 16 },
          },
          track: {
            borderRadius: radius.pill,
            backgroundColor: 'var(--color-control-border)',
            opacity: 1,
            '.Mui-checked.Mui-checked + &': { opacity: 1 },
          },
          thumb: { boxShadow: 'none', backgroundColor: 'var(--color-surface)' },
          switchBase: {
            '&.Mui-checked': { transform: 'translateX(16px)' },
            '&.Mui-focusVisible .MuiSwitch-thumb': {
              outline: '2px solid var(--color-focus)',
              outlineOffset: 2,
            },
          },
        },
      },
      MuiCheckbox: { styleOverrides: { root: { '&.Mui-focusVisible': focusRing } } },
      MuiRadio: { styleOverrides: { root: { '&.Mui-focusVisible': focusRing } } },
      MuiChip: {
        styleOverrides: {
          root: {
            borderRadius: radius.small,
            fontSize: `${font.size.small}rem`,
            fontWeight: font.weight.medium,
            height: 24,
          },
        },
      },
      MuiAlert: {
        styleOverrides: {
          root: {
            alignItems: 'flex-start',
            padding: `${space.half}px ${space['1half']}px`,
            border: '1px solid transparent',
            borderRadius: radius.medium,
            fontSize: `${font.size.body}rem`,
            color: 'var(--color-text)',
            variants: alertLooks,
          },
          icon: { padding: '6px 0', marginRight: space['1'], fontSize: 20, opacity: 1 },
          message: { padding: `${space.half + 1}px 0` },
          action: { padding: 0, marginRight: -space.half, alignSelf: 'flex-start' },
        },
      },
      MuiTab: { styleOverrides: { root: { minHeight: 'var(--control-height)', textTransform: 'none' } } },
      MuiTabs: { styleOverrides: { root: { minHeight: 'var(--control-height)' } } },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: 'var(--color-border)', fontSize: `${font.size.body}rem` },
          head: { color: 'var(--color-muted)', fontWeight: font.weight.medium },
        },
      },
      MuiLink: { defaultProps: { underline: 'hover' } },
      MuiLinearProgress: {
        styleOverrides: {
          root: {
            borderRadius: radius.pill,
            height: space.half,
            backgroundColor: 'var(--color-neutral-soft)',
          },
        },
      },
      MuiSkeleton: {
        defaultProps: { animation: false },
        styleOverrides: { root: { backgroundColor: 'var(--color-hover)' } },
      },
    },
  })
}

const raised = {
  backgroundColor: 'var(--color-raised)',
  border: '1px solid var(--color-border)',
  borderRadius: tokens.radius.medium,
  boxShadow: '0 8px 24px var(--color-shadow)',
}

const focusRing = { outline: '2px solid var(--color-focus)', outlineOffset: 2 }

/** Of a dropdown, its padding included. Source: specification, shell. */
const sixRows = 'calc(6 * var(--control-height) + 8px)'

const selectText = {
  '&&': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 0,
    height: 'calc(var(--control-height) - 2px)',
    paddingBlock: 0,
  },
}

/** The browser's own select with a list like all others; browsers without such a thing show their own. */
const ownPicker = {
  '@supports (appearance: base-select)': {
    '&&, &&::picker(select)': { appearance: 'base-select' },
    '&&::picker-icon': { display: 'none' },
    '&&::picker(select)': {
      ...raised,
      marginBlock: tokens.space.half,
      padding: tokens.space.half,
      maxHeight: sixRows,
      color: 'var(--color-text)',
    },
    '&& option': {
      minHeight: 'var(--control-height)',
      paddingInline: tokens.space['1'],
      borderRadius: tokens.radius.small,
      backgroundColor: 'transparent',
    },
    '&& option:hover, && option:focus-visible': { outline: 'none', backgroundColor: 'var(--color-hover)' },
  },
}

const selectArrow = { top: 'calc(50% - 9px)', right: 10, color: 'var(--color-muted)' }

/** A tint of the tone with a quiet line; the icon carries the colour. */
const alertLooks = (['info', 'success', 'warning', 'error'] as const).map((severity) => {
  const tone = severity === 'error' ? 'danger' : severity
  return {
    props: { severity },
    style: {
      borderColor: `color-mix(in srgb, var(--color-${tone}) 28%, transparent)`,
      backgroundColor: `var(--color-${tone}-soft)`,
      color: 'var(--color-text)',
      '& .MuiAlert-icon': { color: `var(--color-${tone})` },
    },
  }
})

function palette(scheme: ColorScheme) {
  const color = tokens.colors[scheme]
  return {
    primary: {
      main: color.accent,
      dark: color.accentHover,
      light: color.accent,
      contrastText: color.onAccent,
    },
    secondary: { main: color.neutral, contrastText: color.surface },
    error: { main: color.danger, dark: color.dangerHover, light: color.danger, contrastText: color.onDanger },
    warning: { main: color.warning, contrastText: color.surface },
    success: { main: color.success, contrastText: color.surface },
    info: { main: color.info, contrastText: color.surface },
    background: { default: color.canvas, paper: color.surface },
    text: { primary: color.text, secondary: color.muted, disabled: color.disabled },
    divider: color.border,
    action: {
      hover: color.hover,
      selected: color.selected,
      disabled: color.disabled,
      disabledBackground: color.neutralSoft,
    },
  }
}
