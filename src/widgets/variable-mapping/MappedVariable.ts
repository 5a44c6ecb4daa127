import type { RowMapping } from '../../domain/sms/index.ts'

/** An element of the field's value: a variable, its column, and what is done with contacts that have nothing there. */
export type MappedVariable = RowMapping
