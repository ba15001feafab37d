import type { MailTexts } from '../../server/mail-texts.ts'

export const mail: MailTexts = {
  welcome: {
    subject: 'Willkommen bei Confida, {{user_name}}',
    content: `Hallo {{user_name}},

dein Konto ist bereit. Melde dich an und erstelle deinen ersten Partner: Es dauert nur zwei Minuten.

{{login_url}}

Bestätige deine E-Mail-Adresse mit diesem Link, der 24 Stunden gilt:

{{confirm_url}}

Bis bald,
dein Confida-Team`,
  },
  companion_created: {
    subject: '{{companion_name}} wartet auf Confida auf dich',
    content: `Hallo {{user_name}},

{{companion_name}} ist bereit für ein Gespräch mit dir. Schreib die erste Nachricht, wann du möchtest:

{{login_url}}

Bis bald,
dein Confida-Team`,
  },
  subscription_expiring: {
    subject: 'Deine Premium-Tage enden bald',
    content: `Hallo {{user_name}},

am {{premium_end}} enden deine Premium-Tage. In deinem Konto kannst du weitere hinzufügen:

{{login_url}}

Deine Partner und deine Gespräche bleiben, wo sie sind.

Dein Confida-Team`,
  },
  monthly_report: {
    subject: 'Die Monatsübersicht von Confida',
    content: `Hallo {{user_name}},

die Übersicht des Monats ist fertig. Nutzer, Feedback und Entwicklung findest du im Dashboard:

{{admin_dashboard_url}}

Gesendet am {{notification_time}}
Confida`,
  },
  password_reset: {
    subject: 'Dein Code zum Zurücksetzen des Passworts',
    content: `Hallo {{user_name}},

du möchtest dein Confida-Passwort zurücksetzen. Dein Code lautet:

{{reset_code}}

Er ist 10 Minuten gültig und funktioniert nur einmal. Wenn du das nicht angefordert hast, ignoriere diese E-Mail: Dein Passwort bleibt unverändert.

Dein Confida-Team`,
  },
  second_factor_added: {
    subject: 'Die Bestätigung in zwei Schritten ist für dein Konto aktiv',
    content: `Hallo {{user_name}},

am {{notification_time}} wurde deinem Confida-Konto ein zweiter Schritt für die Anmeldung hinzugefügt: eine Authenticator-App oder ein Passkey. Ab jetzt wird er zusätzlich zum Passwort gebraucht.

Wenn du das nicht warst, setze sofort dein Passwort zurück und schreib uns.

{{login_url}}

Dein Confida-Team`,
  },
  second_factor_removed: {
    subject: 'Ein Bestätigungsschritt wurde aus deinem Konto entfernt',
    content: `Hallo {{user_name}},

am {{notification_time}} wurde ein Schritt der Bestätigung in zwei Schritten aus deinem Confida-Konto entfernt: eine Authenticator-App oder ein Passkey.

Wenn du das nicht warst und auch unser Team nicht darum gebeten hast, setze sofort dein Passwort zurück und schreib uns.

{{login_url}}

Dein Confida-Team`,
  },
  password_changed: {
    subject: 'Dein Passwort wurde geändert',
    content: `Hallo {{user_name}},

das Passwort deines Confida-Kontos wurde am {{notification_time}} geändert. Deine anderen Sitzungen wurden beendet.

Wenn du das nicht warst, setze es sofort unter {{login_url}} zurück und schreib uns an {{support_email}}.

Dein Confida-Team`,
  },
  email_changed: {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    content: `Hallo {{user_name}},

die E-Mail-Adresse deines Confida-Kontos wurde am {{notification_time}} geändert. Wir schreiben an die alte und an die neue Adresse. Offene Sitzungen wurden beendet.

Wenn du nicht darum gebeten hast, schreib uns sofort an {{support_email}}.

Dein Confida-Team`,
  },
  new_device: {
    subject: 'Neue Anmeldung in deinem Konto',
    content: `Hallo {{user_name}},

am {{notification_time}} hat sich jemand von einem neuen Gerät in deinem Confida-Konto angemeldet: {{device}}.

Wenn du das warst, brauchst du nichts zu tun. Andernfalls ändere sofort dein Passwort unter {{login_url}}, melde dich überall ab und schreib uns an {{support_email}}.

Dein Confida-Team`,
  },
  email_confirmation: {
    subject: 'Bestätige deine E-Mail-Adresse',
    content: `Hallo {{user_name}},

bestätige deine E-Mail-Adresse mit diesem Link:

{{confirm_url}}

Der Link gilt 24 Stunden. Wenn du kein Konto bei Confida hast, ignoriere diese E-Mail.

Dein Confida-Team`,
  },
  email_change: {
    subject: 'Bestätige deine neue E-Mail-Adresse',
    content: `Hallo {{user_name}},

du möchtest diese Adresse für dein Confida-Konto verwenden. Bestätige sie mit diesem Link:

{{confirm_url}}

Der Link gilt 24 Stunden; bis dahin bleibt deine bisherige Adresse. Wenn du das nicht warst, ignoriere diese E-Mail.

Dein Confida-Team`,
  },
  password_set: {
    subject: 'Ein Administrator hat dein Passwort gesetzt',
    content: `Hallo {{user_name}},

am {{notification_time}} hat ein Administrator von Confida ein neues Passwort für dein Konto gesetzt. Offene Sitzungen wurden beendet. Bei der nächsten Anmeldung wählst du ein eigenes, und deine Chats bleiben geschützt, bis du sie mit einem Code freigibst, den wir an diese Adresse schicken.

Wenn du nicht darum gebeten hast, schreib uns sofort an {{support_email}}.

Dein Confida-Team`,
  },
  mailbox_code: {
    subject: 'Dein Code, um deine Chats wieder zu sehen',
    content: `Hallo {{user_name}},

mit diesem Code bestätigst du, dass du es bist, und siehst deine Chats wieder:

{{reset_code}}

Er ist 10 Minuten gültig. Gib ihn niemandem, auch nicht jemandem, der sich als Mitarbeiter von Confida ausgibt.

Dein Confida-Team`,
  },
  feedback_reply: {
    subject: 'Antwort auf dein Feedback',
    content: `Hallo {{user_name}},

danke für dein Feedback. Hier ist unsere Antwort:

{{reply_text}}

Das hattest du uns geschrieben:

{{feedback_text}}

Wenn du noch etwas ergänzen möchtest, schreib uns an {{support_email}}.

Dein Confida-Team`,
  },
  announcement: {
    subject: 'Eine Mitteilung von Confida',
    content: `Hallo {{user_name}},

es gibt eine Mitteilung für dich: Du findest sie, wenn du dich bei Confida anmeldest.

{{login_url}}

Dein Confida-Team`,
  },
  administrator_invitation: {
    subject: 'Einladung, Confida zu verwalten',
    content: `Hallo {{user_name}},

{{inviter_name}} lädt dich ein, Confida zu verwalten. Nimm die Einladung mit diesem Link an:

{{confirm_url}}

Der Link gilt 7 Tage und nur einmal. Wenn du diese Einladung nicht erwartet hast, ignoriere diese E-Mail.

Dein Confida-Team`,
  },
}
