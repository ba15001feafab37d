import type { AdminContentTexts } from '../it.ts'

export const contract: AdminContentTexts['contract'] = {
  title: 'Contract',
  description: 'The terms and conditions that everybody reads before registering.',
  edit: 'Edit the contract',
  preview: 'Preview of the contract',
  saved: 'Contract updated successfully!',
  loadError: 'The contract could not be loaded',
  saveError: 'The contract could not be updated',
  bulletHint: 'Lines that begin with • become a list. Sections are numbered automatically.',
  none: 'No text',
  parts: { opening: 'Opening', sections: 'Sections', closing: 'Closing' },
  fields: { title: 'Title of the contract', intro: 'Introduction', conclusion: 'Conclusion' },
  sections: {
    one: 'Section {{number}}',
    title: 'Title of the section',
    content: 'Text of the section',
    empty: 'No sections',
    add: 'Add a section',
    remove: 'Remove section {{number}}',
    up: 'Move section {{number}} up',
    down: 'Move section {{number}} down',
  },
}
