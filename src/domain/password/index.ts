export { brokenPasswordRule, passwordRules, type PasswordOwner, type PasswordRule } from './passwordRules.ts'
