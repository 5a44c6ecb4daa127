import type { CompiledPortal } from '../../language/portal.ts'
import { demoOperator, type DemoAccount, type DemoUser } from './demoAccounts.ts'

/** Who one of the demo sign-ins is: role, plan and company. */
export function describeSignIn(
  { level, company }: DemoAccount,
  { name, role }: DemoUser,
  roles: CompiledPortal['access']['roles'],
): string {
  const roleName = roles.find(({ id }) => id === role)?.title ?? role ?? 'Owner'
  const operator = `${name}@demo.example` === demoOperator ? ' and operator' : ''
  const plan = level === 'empty' ? 'no plan' : `${level.split('_').map(capitalized).join(' ')} plan`
  return `${roleName}${operator}, ${plan}, ${company}`
}

function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
