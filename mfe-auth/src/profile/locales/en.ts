import { texts as invitation } from '../../invitation/locales/en.ts'
import type { ProfileTexts } from './it.ts'

export const texts: ProfileTexts = {
  invitation,
  page: 'Confirm your address – Confida',
  title: 'Confirm your address',
  text: 'One last click: confirm that this email address is yours.',
  confirm: 'Confirm the address',
  done: 'Address confirmed',
  doneText: '{{email}} is now your confirmed address.',
  failed: 'That did not work. Please try again shortly.',
  home: 'Go to Confida',
  section: 'Your profile',
  sectionText: 'The name your partners call you by, and the address you log in with.',
  name: 'Name',
  email: 'Email',
  password: 'Current password',
  saveName: 'Save the name',
  nameSaved: 'Name updated.',
  changeEmail: 'Change address',
  emailHint: 'We send a link to the new address: the change takes effect when you open it.',
  sendLink: 'Send the link',
  unconfirmed:
    'Your address is not confirmed yet: until you confirm it we write to you once an hour at most.',
  resend: 'Send the link again',
  missing: 'Fill in this field.',
}
