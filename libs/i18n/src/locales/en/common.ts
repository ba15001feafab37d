import type { CommonTexts } from '../it/common.ts'

export const common: CommonTexts = {
  brand: 'Confida',
  actions: {
    back: 'Back',
    cancel: 'Cancel',
    close: 'Close',
    confirm: 'Confirm',
    delete: 'Delete',
    dismiss: 'Dismiss notification',
    edit: 'Edit',
    next: 'Next',
    previous: 'Previous',
    reload: 'Reload',
    retry: 'Try again',
    save: 'Save',
    search: 'Search',
    send: 'Send',
  },
  conflict: {
    title: 'Changed in the meantime',
    text: 'Someone else saved while you were writing. Compare both versions and choose which one to keep.',
    saved: 'Saved by someone else',
    mine: 'Written by you',
    takeSaved: 'Keep the saved one',
    overwrite: 'Save mine',
  },
  date: {
    unreadable: 'This is not a valid date. Write it like 31/01/1990.',
    future: 'The date cannot be in the future.',
    tooEarly: 'The date is too far in the past.',
    order: 'The end comes before the start.',
  },
  draft: {
    restored: 'What you had not saved is here again.',
    discard: 'Discard',
  },
  dateTime: '{{date}} at {{time}}',
  field: {
    optional: 'optional',
    datePlaceholder: 'dd/mm/yyyy',
    characters: '{{count}} of {{max}} characters',
  },
  password: {
    show: 'Show password',
    hide: 'Hide password',
  },
  language: 'Language',
  loading: 'Loading…',
  notifications: 'Notifications',
  progress: 'Step {{step}} of {{total}}',
  rating: {
    stars: '{{count}} out of 5',
  },
  skip: 'Skip to content',
  failure: {
    title: 'Something went wrong',
    text: 'Please try again in a moment.',
    offline: 'There seems to be no connection. We will try again as soon as it is back.',
    offlineNotice: 'No connection. Updates and saving continue by themselves once it is back.',
    language:
      'The language could not be loaded: there is no connection. It will change as soon as it is back.',
  },
  missing: {
    value: 'N/A',
    date: 'Invalid date',
    name: 'Name not available',
    email: 'Email not available',
    export: 'Not available',
  },
}
