export { areDestinationsDistinct, sameDestinations } from './sameDestinations.ts'
export type { Destination } from './sameDestinations.ts'
