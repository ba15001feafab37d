import type { MailTexts } from '../../server/mail-texts.ts'

export const mail: MailTexts = {
  welcome: {
    subject: 'Welcome to Confida, {{user_name}}',
    content: `Hi {{user_name}},

your account is ready. Log in and create your first partner: it takes two minutes.

{{login_url}}

See you soon,
the Confida team`,
  },
  password_reset: {
    subject: 'Your code to reset the password',
    content: `Hi {{user_name}},

you asked to reset your Confida password. Your code is:

{{reset_code}}

It is valid for 10 minutes and works once. If it wasn't you who asked, ignore this email: your password stays as it is.

The Confida team`,
  },
}
