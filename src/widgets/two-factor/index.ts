export { TwoFactor } from './TwoFactor.tsx'
