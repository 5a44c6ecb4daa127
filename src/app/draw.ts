/** What the server draws pages with; built into dist/server. */
export { drawPortal } from './portal/drawPortal.tsx'
export { drawSignIn } from './sign-in/drawSignIn.tsx'
