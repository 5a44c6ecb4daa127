/** The first free id of a type: `menu`, `menu_2`, `menu_3`. */
export function freshId(type: string, taken: ReadonlySet<string>): string {
  if (!taken.has(type)) return type
  let number = 2
  while (taken.has(`${type}_${number}`)) number += 1
  return `${type}_${number}`
}
