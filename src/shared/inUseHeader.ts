/** Of calls of a page that somebody uses, with `1`: the server puts off the end of their session. Lower case, as Node reads it. */
export const inUseHeader = 'x-user-activity'
