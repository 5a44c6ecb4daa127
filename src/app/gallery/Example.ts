import type { WizardMode } from '../../language/portal.ts'

/** A value of a definition file. */
export interface ExamplePart {
  /** What it is: `property`, `column`. */
  title: string
  file: string
  path: (string | number)[]
}

/** How the sample server behaves. */
export type Answers = 'samples' | 'waits' | 'nothing' | 'fails' | 'forbids'

/** What draws an example with the parts of the engine; names are those of compiled definitions. */
export type Drawing =
  | { kind: 'field'; module: string; wizard: string; field: string }
  | { kind: 'cell'; module: string; list: string; column: string }
  | { kind: 'block'; module: string; page: string; block: string }
  | { kind: 'filter'; module: string; list: string; filter: string; search: string }
  | { kind: 'row-action'; module: string; list: string; action: string }
  | { kind: 'state'; module: string; entity: string; state: string }
  | { kind: 'icon'; icon: string }
  | { kind: 'list'; module: string; list: string; answers: Answers; search: string }
  | {
      kind: 'wizard'
      module: string
      wizard: string
      mode: WizardMode
      step: string
      answers: Answers
      /** Press the button at once, so that what it brings is seen. */
      press: boolean
    }

export interface ExampleOption {
  name: string
  type: string
  about: string
  required: boolean
}

/** One registered or known thing. */
export interface Example {
  /** Anchor in the page: `widget-text`. */
  id: string
  name: string
  about: string
  /** Types of property it takes. */
  types: string[]
  options: ExampleOption[]
  /** Empty where the engine draws it without a definition. */
  parts: ExamplePart[]
  /** Missing where no definition uses it. */
  drawing?: Drawing
}

export interface GallerySection {
  id: string
  title: string
  about: string
  /** Only one of its examples is drawn at a time. */
  solo?: boolean
  examples: Example[]
}
