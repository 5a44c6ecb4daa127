/** Below it are the short links of messages, which need no session. */
export const linkPath = '/l/'
