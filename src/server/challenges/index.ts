export { dropOldChallenges, isProven, claimProof } from './challengeStore.ts'
export type { Challenge, ChallengeOwner, CodeChannel } from './challengeStore.ts'
export { challengeRefusal, createChallenges, reachableCountries, readCodeNumber } from './createChallenges.ts'
export type { Challenges } from './createChallenges.ts'
