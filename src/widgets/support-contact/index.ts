export { SupportContact } from './SupportContact.tsx'
