export { ContactUpload } from './ContactUpload.tsx'
