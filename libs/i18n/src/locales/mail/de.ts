import type { MailTexts } from '../../server/mail-texts.ts'

export const mail: MailTexts = {
  welcome: {
    subject: 'Willkommen bei Confida, {{user_name}}',
    content: `Hallo {{user_name}},

dein Konto ist bereit. Melde dich an und erstelle deinen ersten Partner: Es dauert nur zwei Minuten.

{{login_url}}

Bis bald,
dein Confida-Team`,
  },
  password_reset: {
    subject: 'Dein Code zum Zurücksetzen des Passworts',
    content: `Hallo {{user_name}},

du möchtest dein Confida-Passwort zurücksetzen. Dein Code lautet:

{{reset_code}}

Er ist 10 Minuten gültig und funktioniert nur einmal. Wenn du das nicht angefordert hast, ignoriere diese E-Mail: Dein Passwort bleibt unverändert.

Dein Confida-Team`,
  },
}
