/** What belongs to the company that runs the portal and is in no definition yet. */
export const brand = {
  company: 'Patchbay',
  supportEmail: 'support@patchbay.example',
  termsPath: '/terms',
  year: new Date().getFullYear(),
}
