import type { AdminContentTexts } from '../it.ts'

export const translations: AdminContentTexts['translations'] = {
  missing: 'Not translated into',
  outdated: 'To be updated',
  isMissing: 'missing',
  isOutdated: 'to be updated',
  main: 'Language',
  beside: 'Beside it',
  alone: 'Nothing',
  none: 'Not translated into {{language}} yet. Complete the texts and publish them: until then edited ones are shown in Italian.',
  outdatedTitle: 'The Italian text has changed since this translation',
  outdatedText: 'Update the translation, or publish it as it is if it still holds.',
  showChanges: 'Show the changes',
  hideChanges: 'Hide the changes',
  publish: 'Publish',
  published: 'Published in {{language}}',
}
