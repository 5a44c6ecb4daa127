/** DOM id of the input of a field; its label is `<id>-label`. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll(/[.[\]]+/g, '-')}`
}
