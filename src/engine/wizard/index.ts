export { WizardScreen } from './WizardScreen.tsx'
export type { WizardScreenProps } from './WizardScreen.tsx'
