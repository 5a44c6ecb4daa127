export { PasswordChange } from './PasswordChange.tsx'
