import type { InvitationTexts } from './it.ts'

export const texts: InvitationTexts = {
  page: 'Invitation – Confida',
  title: 'Administer Confida',
  text: '{{email}} is invited to administer Confida as: {{role}}.',
  newText: 'Choose the name and the password to log in with.',
  accountText:
    'There is an account with this address already: confirm with its password. Its open sessions end.',
  name: 'Name',
  password: 'Password',
  newPassword: 'New password',
  accept: 'Accept invitation',
  done: 'Invitation accepted',
  doneText: 'You can now log in with your address and your password.',
  logIn: 'Log in',
  forgotten: 'Forgot your password?',
  failed: 'That did not work. Try again in a moment.',
  missing: 'Fill in this field.',
  home: 'Go to Confida',
  roles: {
    owner: 'Owner',
    support: 'Support',
    content: 'Content',
  },
}
