/** `parcel-label` → `ParcelLabel` */
export function typeName(id: string): string {
  return id
    .split(/[-_]/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')
}
