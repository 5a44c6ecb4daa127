/** Words the wizard itself says; everything about a record comes from its definition. */
export const wizardTexts = {
  steps: 'Steps',
  done: 'Done:',
  locked: (step: string) => `Complete “${step}” first`,
  back: 'Back',
  next: 'Next',
  submit: 'Save',
  edit: 'Edit',
  editRow: (title: string) => `Edit ${title}`,
  empty: '–',
  checking: 'Checking…',
  sending: 'Sending…',
  draftRestored: (when: string) => `Draft restored, saved ${when}.`,
  discard: 'Discard',
  fixedStep: 'These details cannot be changed any more.',
  offline: 'The server did not answer. Nothing you entered is lost: check your connection and try again.',
  conflictTitle: 'Changed somewhere else',
  conflictText:
    'Since you opened this page, somebody saved other changes. Keep yours and overwrite them, or reload and lose yours.',
  keepMine: 'Keep mine',
  reload: 'Reload',
} as const
