export { brokenPasswordRule, passwordLength, passwordRules, type PasswordRule } from './passwordRules.ts'
