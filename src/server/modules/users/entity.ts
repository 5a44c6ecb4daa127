export const ENTITY = 'user'
