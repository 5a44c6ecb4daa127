export { brokenPasswordRule, passwordRules, type PasswordRule } from './passwordRules.ts'
