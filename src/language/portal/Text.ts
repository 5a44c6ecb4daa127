/** A key into the texts of a locale: `module:key` or `portal:key`. */
export type TextKey = string

/**
 * A text as it is written: `{slot}` is filled where it is shown. Forms are chosen by the slot `count` and the plural
 * rules of the locale (`Intl.PluralRules`).
 */
export type Text = string | TextForms

export type TextForms = { other: string } & Partial<Record<'zero' | 'one' | 'two' | 'few' | 'many', string>>

/** A string with `{path}` slots, filled from a scope: `/sms/edit/{row.id}`. */
export type PathTemplate = string

export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue }

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'
