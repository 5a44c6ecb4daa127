export {
  areDestinations,
  areDestinationsDistinct,
  destinationsOf,
  sameDestinations,
} from './sameDestinations.ts'
export type { Destination } from './sameDestinations.ts'
