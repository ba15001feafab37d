import { auditLog } from './en/audit-log.ts'
import { compliance } from './en/compliance.ts'
import { contract } from './en/contract.ts'
import { discountCodes } from './en/discount-codes.ts'
import { templates } from './en/email-templates.ts'
import { emotions } from './en/emotions.ts'
import { feedback } from './en/feedback.ts'
import { filters } from './en/filters.ts'
import { outbox } from './en/outbox.ts'
import { payments } from './en/payments.ts'
import { tiers } from './en/pricing-tiers.ts'
import { securityLog } from './en/security-log.ts'
import { translations } from './en/translations.ts'
import { versions } from './en/versions.ts'
import type { AdminContentTexts } from './it.ts'

export const texts: AdminContentTexts = {
  navigation: {
    templates: 'Email templates',
    feedback: 'Feedback',
    emotions: 'Emotions',
    payments: 'Payments',
    tiers: 'Plans',
    graphics: 'Appearance',
    contract: 'Contract',
    homepage: 'Home page',
    auditLog: 'Activity log',
    compliance: 'Compliance',
  },
  editor: {
    mode: 'Mode',
    modes: { view: 'View', preview: 'Preview', edit: 'Edit' },
    version: 'Version {{version}}',
    lastUpdated: 'Last updated:',
    unsaved: 'Unsaved changes',
    unsavedElsewhere: 'There are unsaved changes: you will find them in Edit and in Preview.',
    kept: 'What you wrote is still here. Try again in a moment.',
  },
  translations,
  problems: {
    required: 'This field is required.',
    invalid: 'This value is not valid.',
    number: 'Enter a number, such as {{example}}.',
    tooHigh: 'At most {{max}}.',
  },
  care: {
    title: 'Care cards',
    description:
      'A country or language appears only with at least {{people}} people in the month. The country is that of the phone prefix or, failing that, the one the browser names.',
    by: 'Group by',
    dimensions: { country: 'Country', language: 'Language' },
    download: 'Download (CSV)',
    months: 'Month by month',
    empty: 'No care cards in this year',
  },
  charts: {
    form: 'How to show the figures',
    chart: 'Chart',
    table: 'Table',
    series: 'Series of the chart',
    total: 'Total',
  },
  compliance,
  contract,
  discountCodes,
  outbox,
  payments,
  templates,
  auditLog,
  securityLog,
  diff: { removed: 'Removed:', added: 'Added:' },
  table: { when: 'When', details: 'Details' },
  emotions,
  feedback,
  filters,
  paging: { end: 'End of the list.' },
  tiers,
  versions,
  homepage: {
    title: 'Home page',
    description: 'What people read when they come to Confida for the first time.',
    edit: 'Edit the texts',
    preview: 'Preview of the home page',
    start: 'Start for free',
    saved: 'Home page updated successfully!',
    loadError: 'The home page could not be loaded',
    saveError: 'The home page could not be updated',
    sections: { hero: 'Opening', buttons: 'Buttons', features: 'Features' },
    fields: {
      hero_title: 'Main title',
      hero_subtitle: 'Subtitle',
      hero_description: 'Description',
      login_button_text: 'Login button',
      register_button_text: 'Register button',
      contact_button_text: 'Contact button',
      features_title: 'Title of the features',
      secondary_description: 'Secondary description',
    },
    hints: {
      secondary_description: 'Below the title of the features.',
    },
    features: {
      one: 'Feature {{number}}',
      title: 'Title',
      description: 'Description',
      icon: 'Icon',
      add: 'Add a feature',
      remove: 'Remove feature {{number}}',
      up: 'Move feature {{number}} up',
      down: 'Move feature {{number}} down',
    },
    icons: { Users: 'People', MessageCircle: 'Message', Heart: 'Heart', Shield: 'Shield' },
  },
}
