export { demoAccounts, demoOperator, type DemoAccount, type DemoUser } from './demoAccounts.ts'
export { describeSignIn } from './describeSignIn.ts'
export { DEMO_PASSWORD, seedDemoWorld, type DemoWorldOptions } from './seedDemoWorld.ts'
