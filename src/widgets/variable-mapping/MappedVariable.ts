/** An element of the field's value: a variable of the template and the index of its column. */
export interface MappedVariable {
  variable: string
  column: number
}
