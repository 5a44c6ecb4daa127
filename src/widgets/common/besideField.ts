/** Puts a button beside a labelled field at the height of its input, whatever stands below that. */
export const besideField = { mt: 'calc(var(--font-size-small) * var(--line-height-normal) + 6px)' } as const
