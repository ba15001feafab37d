import type { AdministratorTexts } from './it.ts'

export const texts: AdministratorTexts = {
  title: 'Administrators',
  description: 'Who administers Confida, in which role, and who has been invited to.',
  loadError: 'The administrators could not be loaded',
  failed: 'That did not work. Try again in a moment.',
  you: 'You',
  columns: {
    name: 'Name',
    email: 'Email',
    role: 'Role',
    state: 'State',
    secondStep: 'Two steps',
    lastActive: 'Last activity',
    actions: 'Actions',
  },
  roles: {
    owner: {
      name: 'Owner',
      text: 'Can do everything, payments and administrators included.',
    },
    support: {
      name: 'Support',
      text: 'Accounts, feedback, emotions and outgoing mail; no payments.',
    },
    content: {
      name: 'Content',
      text: 'Contract, homepage and email templates; no data of people.',
    },
  },
  states: {
    active: 'Active',
    standby: 'On standby',
    invited: 'Invited, until {{day}}',
    expired: 'Invitation expired',
  },
  secondStep: {
    on: 'On',
    off: 'Off',
  },
  actions: {
    role: 'Change role',
    revoke: 'Revoke',
    resend: 'Send again',
    uninvite: 'Revoke invitation',
  },
  invite: {
    open: 'Invite',
    title: 'Invite an administrator',
    text: 'They get an email with a link that is valid for 7 days and works once. Whoever has an account already confirms it with their own password.',
    emailInvalid: 'Enter a valid email address.',
    language: 'Language of the email',
    send: 'Send invitation',
    done: 'Invitation sent to {{email}}.',
  },
  role: {
    title: 'Role of {{name}}',
    text: 'The new role holds from their next action on, in open sessions too.',
    done: 'Role changed.',
    conflict: {
      text: 'Someone else has changed the role in the meantime. Choose which one stays.',
      takeSaved: 'Keep theirs',
      overwrite: 'Give mine',
      mine: 'Chosen by you',
    },
  },
  changes: {
    revoke: {
      title: 'Revoke the administrator?',
      text: 'The account stays, as that of an ordinary user, and its sessions end at once. Invitations that they have sent are void.',
      done: 'They are no administrator any more.',
    },
    resend: {
      title: 'Send the invitation again?',
      text: 'A new email with a new link goes out; the one before is void.',
      done: 'Invitation sent again.',
    },
    uninvite: {
      title: 'Revoke the invitation?',
      text: 'The link that was sent is void.',
      done: 'Invitation revoked.',
    },
  },
}
