import type { MailTexts } from '../../server/mail-texts.ts'

export const mail: MailTexts = {
  welcome: {
    subject: 'Benvenuto su Confida, {{user_name}}',
    content: `Ciao {{user_name}},

il tuo account è pronto. Accedi e crea il tuo primo partner: bastano due minuti.

{{login_url}}

A presto,
il team di Confida`,
  },
  password_reset: {
    subject: 'Il tuo codice per reimpostare la password',
    content: `Ciao {{user_name}},

hai chiesto di reimpostare la password di Confida. Il tuo codice è:

{{reset_code}}

È valido per 10 minuti e può essere usato una sola volta. Se non sei stato tu a chiederlo, ignora questa email: la tua password resta quella di prima.

Il team di Confida`,
  },
}
