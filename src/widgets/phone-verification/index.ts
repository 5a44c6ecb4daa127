export { PhoneVerification } from './PhoneVerification.tsx'
