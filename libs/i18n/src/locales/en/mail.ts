import type { MailTexts } from '../../server/mail-texts.ts'

export const mail: MailTexts = {
  welcome: {
    subject: 'Welcome to Confida, {{user_name}}',
    content: `Hi {{user_name}},

your account is ready. Log in and create your first partner: it takes two minutes.

{{login_url}}

Confirm your email address with this link, which is valid for 24 hours:

{{confirm_url}}

See you soon,
the Confida team`,
  },
  companion_created: {
    subject: '{{companion_name}} is waiting for you on Confida',
    content: `Hi {{user_name}},

{{companion_name}} is ready to talk with you. Write the first message whenever you like:

{{login_url}}

See you soon,
the Confida team`,
  },
  subscription_expiring: {
    subject: 'Your premium days are about to end',
    content: `Hi {{user_name}},

your premium days end on {{premium_end}}. You can add more in your account:

{{login_url}}

Your partners and your conversations stay where they are.

The Confida team`,
  },
  monthly_report: {
    subject: 'Confida’s monthly summary',
    content: `Hi {{user_name}},

the summary of the month is ready. Users, feedback and trends are waiting for you in the dashboard:

{{admin_dashboard_url}}

Sent on {{notification_time}}
Confida`,
  },
  password_reset: {
    subject: 'Your code to reset the password',
    content: `Hi {{user_name}},

you asked to reset your Confida password. Your code is:

{{reset_code}}

It is valid for 10 minutes and works once. If it wasn’t you who asked, ignore this email: your password stays as it is.

The Confida team`,
  },
  second_factor_added: {
    subject: 'Two-step verification is on for your account',
    content: `Hi {{user_name}},

on {{notification_time}} a second step for logging in was added to your Confida account: an authenticator app or a passkey. From now on it is needed besides the password.

If this wasn’t you, reset your password at once and write to us.

{{login_url}}

The Confida team`,
  },
  second_factor_removed: {
    subject: 'A verification step was removed from your account',
    content: `Hi {{user_name}},

on {{notification_time}} a step of the two-step verification was removed from your Confida account: an authenticator app or a passkey.

If this wasn’t you, and you didn’t ask our team to do it, reset your password at once and write to us.

{{login_url}}

The Confida team`,
  },
  password_changed: {
    subject: 'Your password was changed',
    content: `Hi {{user_name}},

the password of your Confida account was changed on {{notification_time}}. Your other sessions have ended.

If this was not you, reset it at once at {{login_url}} and write to us at {{support_email}}.

The Confida team`,
  },
  email_changed: {
    subject: 'Your email address was changed',
    content: `Hi {{user_name}},

the email address of your Confida account was changed on {{notification_time}}. We are writing to both the old and the new address. Open sessions have ended.

If you did not ask for this, write to us at once at {{support_email}}.

The Confida team`,
  },
  new_device: {
    subject: 'New login to your account',
    content: `Hi {{user_name}},

somebody logged in to your Confida account from a new device on {{notification_time}}: {{device}}.

If it was you, there is nothing to do. Otherwise change your password at once at {{login_url}}, log out everywhere and write to us at {{support_email}}.

The Confida team`,
  },
  email_confirmation: {
    subject: 'Confirm your email address',
    content: `Hi {{user_name}},

confirm your email address with this link:

{{confirm_url}}

The link is valid for 24 hours. If you have no account at Confida, ignore this email.

The Confida team`,
  },
  email_change: {
    subject: 'Confirm your new email address',
    content: `Hi {{user_name}},

you asked to use this address for your Confida account. Confirm it with this link:

{{confirm_url}}

The link is valid for 24 hours; until then your old address stays. If this wasn’t you, ignore this email.

The Confida team`,
  },
  password_set: {
    subject: 'An administrator has set your password',
    content: `Hi {{user_name}},

an administrator of Confida set a new password for your account on {{notification_time}}. Open sessions have ended. At your next login you will choose one of your own, and your chats stay protected until you confirm with a code that we send to this address.

If you did not ask for this, write to us at once at {{support_email}}.

The Confida team`,
  },
  mailbox_code: {
    subject: 'Your code to see your chats again',
    content: `Hi {{user_name}},

this code confirms that it is you and makes your chats visible again:

{{reset_code}}

It is valid for 10 minutes. Give it to nobody, not even to somebody who says they work for Confida.

The Confida team`,
  },
  feedback_reply: {
    subject: 'A reply to your feedback',
    content: `Hi {{user_name}},

thank you for your feedback. Here is our reply:

{{reply_text}}

What you wrote to us:

{{feedback_text}}

If you would like to add anything, write to us at {{support_email}}.

The Confida team`,
  },
  announcement: {
    subject: 'A message from Confida',
    content: `Hi {{user_name}},

there is a message for you: you will find it when you log in to Confida.

{{login_url}}

The Confida team`,
  },
  administrator_invitation: {
    subject: 'Invitation to administer Confida',
    content: `Hi {{user_name}},

{{inviter_name}} invites you to administer Confida. Accept the invitation with this link:

{{confirm_url}}

The link is valid for 7 days and works once. If you did not expect this invitation, ignore this email.

The Confida team`,
  },
}
