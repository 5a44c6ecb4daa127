/** What of the shell nobody sees before they ask for it: one script, loaded after the first screen. */
export { Companions } from './Companions.tsx'
export { NavigationDrawer } from './NavigationDrawer.tsx'
export { UserMenuContent } from './UserMenuContent.tsx'
