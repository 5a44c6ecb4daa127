/**
 * The design tokens: every colour, space, size and duration of the product stands here and nowhere else.
 * `emitTokensCss` turns them into CSS variables, `createPortalTheme` into the MUI theme.
 */

/** Colours of one scheme; `tests/unit/app/theme` holds their contrasts to WCAG 2.2 AA. */
export interface ColorTokens {
  /** Behind everything. */
  canvas: string
  /** Cards, tables, inputs. */
  surface: string
  /** Menus, dialogs. */
  raised: string
  hover: string
  selected: string
  /** Quiet lines between regions. */
  border: string
  /** Outline of a control; 3:1 against surface and canvas. */
  controlBorder: string
  text: string
  muted: string
  disabled: string
  accent: string
  accentHover: string
  onAccent: string
  accentSoft: string
  focus: string
  success: string
  successSoft: string
  warning: string
  warningSoft: string
  danger: string
  dangerHover: string
  onDanger: string
  dangerSoft: string
  info: string
  infoSoft: string
  neutral: string
  neutralSoft: string
  backdrop: string
  shadow: string
}

const light: ColorTokens = {
  canvas: '#f7f8fa',
  surface: '#ffffff',
  raised: '#ffffff',
  hover: '#f1f3f6',
  selected: '#eceefd',
  border: '#e2e5ea',
  controlBorder: '#868e9c',
  text: '#14171f',
  muted: '#575f6d',
  disabled: '#9aa1ad',
  accent: '#4250d0',
  accentHover: '#3540b4',
  onAccent: '#ffffff',
  accentSoft: '#eceefd',
  focus: '#4250d0',
  success: '#166b39',
  successSoft: '#e6f5eb',
  warning: '#854d00',
  warningSoft: '#fdf2dd',
  danger: '#b3261e',
  dangerHover: '#95190f',
  onDanger: '#ffffff',
  dangerSoft: '#fdeceb',
  info: '#1a5aa8',
  infoSoft: '#e7f0fb',
  neutral: '#4d5563',
  neutralSoft: '#eceff3',
  backdrop: 'rgb(20 23 31 / 40%)',
  shadow: 'rgb(20 23 31 / 14%)',
}

const dark: ColorTokens = {
  canvas: '#0e1014',
  surface: '#14171c',
  raised: '#1b1f26',
  hover: '#1c2027',
  selected: '#23274a',
  border: '#272c35',
  controlBorder: '#6f7887',
  text: '#e9ebf0',
  muted: '#a3aab7',
  disabled: '#656d7a',
  accent: '#98a4ff',
  accentHover: '#b1baff',
  onAccent: '#10121f',
  accentSoft: '#20244a',
  focus: '#98a4ff',
  success: '#66d28f',
  successSoft: '#12291b',
  warning: '#f0b65c',
  warningSoft: '#2e2412',
  danger: '#ff938a',
  dangerHover: '#ffb0a9',
  onDanger: '#2a0906',
  dangerSoft: '#361a19',
  info: '#85b9ff',
  infoSoft: '#14253c',
  neutral: '#b3bac6',
  neutralSoft: '#242931',
  backdrop: 'rgb(0 0 0 / 60%)',
  shadow: 'rgb(0 0 0 / 50%)',
}

/** Series of charts, told apart by any kind of color vision, each 3:1 against surface; loaded with the first chart. */
const chartColors = {
  light: ['#4250d0', '#cb8218', '#115147', '#a21b88', '#be70f0', '#716c39', '#062e4d', '#530303'],
  dark: ['#98a4ff', '#f17f27', '#84febc', '#ca96a1', '#aa5bdf', '#e9d615', '#afcff2', '#c94924'],
}

/** Heights in px; the rest of the space follows the 8 px grid. */
export interface DensityTokens {
  control: number
  row: number
  navigationEntry: number
  tableHeader: number
  fieldGap: number
}

const comfortable: DensityTokens = {
  control: 36,
  row: 44,
  navigationEntry: 32,
  tableHeader: 40,
  fieldGap: 24,
}
const compact: DensityTokens = { control: 30, row: 34, navigationEntry: 28, tableHeader: 34, fieldGap: 16 }

export const tokens = {
  colors: { light, dark },
  chartColors,
  densities: { comfortable, compact },
  /** px, multiples of half the 8 px grid. */
  space: { half: 4, 1: 8, '1half': 12, 2: 16, 3: 24, 4: 32, 6: 48, 8: 64 },
  radius: { small: 4, medium: 6, large: 10, pill: 999 },
  font: {
    family: "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    mono: "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace",
    /** rem */
    size: { tiny: 0.75, small: 0.8125, body: 0.875, large: 1, title: 1.25, display: 1.625 },
    weight: { regular: 400, medium: 500, strong: 600 },
    lineHeight: { tight: 1.25, normal: 1.5 },
  },
  /** px */
  layout: { header: 56, sidebar: 224, content: 1440, form: 640, narrow: 400, drawer: 288 },
  /** ms */
  motion: { quick: 100, normal: 160 },
  /** px; narrower counts as mobile */
  breakpoint: { mobile: 1024 },
} as const

export type ColorScheme = keyof typeof tokens.colors
export type Density = keyof typeof tokens.densities
