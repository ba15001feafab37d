import type { AdminContentTexts } from '../it.ts'

export const versions: AdminContentTexts['versions'] = {
  title: 'Earlier versions',
  titleIn: 'Earlier versions: {{language}}',
  description: 'Every save stays here: compare two versions, or go back to an earlier one.',
  none: 'There are no earlier versions yet',
  same: 'No differences',
  current: 'Current',
  noAuthor: 'Initial text',
  more: 'Show more',
  loadError: 'The versions could not be loaded',
  compare: 'Compare',
  compareWith: 'Compared with',
  restore: 'Restore this version',
  restoreTitle: 'Restore version {{version}}?',
  restoreText: 'It will be saved again as the newest version. The current one stays in the list.',
  restored: 'Version {{version}} restored successfully!',
  restoreError: 'The version could not be restored',
  conflictTitle: 'Version {{version}} is newer than yours',
  conflictText: 'This is what saving your text would change.',
  overwrite: 'Save my text',
}
