import type { MailTexts } from '../../server/mail-texts.ts'

export const mail: MailTexts = {
  welcome: {
    subject: 'Ti diamo il benvenuto su Confida, {{user_name}}',
    content: `Ciao {{user_name}},

il tuo account è pronto. Accedi e crea il tuo primo partner: bastano due minuti.

{{login_url}}

Conferma il tuo indirizzo email con questo link, valido 24 ore:

{{confirm_url}}

A presto,
il team di Confida`,
  },
  companion_created: {
    subject: '{{companion_name}} ti aspetta su Confida',
    content: `Ciao {{user_name}},

ora puoi conversare con {{companion_name}}. Scrivi il primo messaggio quando vuoi:

{{login_url}}

A presto,
il team di Confida`,
  },
  subscription_expiring: {
    subject: 'I tuoi giorni premium stanno per finire',
    content: `Ciao {{user_name}},

i tuoi giorni premium finiscono il {{premium_end}}. Puoi aggiungerne altri dal tuo account:

{{login_url}}

I tuoi partner e le tue conversazioni restano dove sono.

Il team di Confida`,
  },
  monthly_report: {
    subject: 'Il riepilogo mensile di Confida',
    content: `Ciao {{user_name}},

il riepilogo del mese è pronto. Utenti, feedback e andamento ti aspettano nel pannello:

{{admin_dashboard_url}}

Inviato il {{notification_time}}
Confida`,
  },
  password_reset: {
    subject: 'Il tuo codice per reimpostare la password',
    content: `Ciao {{user_name}},

hai chiesto di reimpostare la password di Confida. Il tuo codice è:

{{reset_code}}

È valido per 10 minuti e può essere usato una sola volta. Se non l’hai chiesto tu, ignora questa email: la tua password resta quella di prima.

Il team di Confida`,
  },
  second_factor_added: {
    subject: 'La verifica in due passaggi è attiva sul tuo account',
    content: `Ciao {{user_name}},

il {{notification_time}} al tuo account Confida è stato aggiunto un secondo passaggio per l’accesso: un’app di autenticazione o una passkey. D’ora in poi serve oltre alla password.

Se non l’hai fatto tu, reimposta subito la password e scrivici.

{{login_url}}

Il team di Confida`,
  },
  second_factor_removed: {
    subject: 'Un passaggio di verifica è stato rimosso dal tuo account',
    content: `Ciao {{user_name}},

il {{notification_time}} dal tuo account Confida è stato rimosso un passaggio della verifica in due passaggi: un’app di autenticazione o una passkey.

Se non l’hai fatto tu e non l’hai chiesto al nostro team, reimposta subito la password e scrivici.

{{login_url}}

Il team di Confida`,
  },
  password_changed: {
    subject: 'La password del tuo account è stata cambiata',
    content: `Ciao {{user_name}},

il {{notification_time}} è stata cambiata la password del tuo account Confida. Le altre sessioni sono state chiuse.

Se non l’hai fatto tu, reimpostala subito da {{login_url}} e scrivici a {{support_email}}.

Il team di Confida`,
  },
  email_changed: {
    subject: 'L’indirizzo email del tuo account è cambiato',
    content: `Ciao {{user_name}},

il {{notification_time}} è stato cambiato l’indirizzo email del tuo account Confida. Scriviamo sia all’indirizzo di prima sia a quello nuovo. Le sessioni aperte sono state chiuse.

Se non l’hai chiesto tu, scrivici subito a {{support_email}}.

Il team di Confida`,
  },
  new_device: {
    subject: 'Nuovo accesso al tuo account',
    content: `Ciao {{user_name}},

il {{notification_time}} qualcuno ha effettuato l’accesso al tuo account Confida da un dispositivo nuovo: {{device}}.

Se l’accesso è tuo, non devi fare nulla. Altrimenti cambia subito la password da {{login_url}}, esci da tutti i dispositivi e scrivici a {{support_email}}.

Il team di Confida`,
  },
  email_confirmation: {
    subject: 'Conferma il tuo indirizzo email',
    content: `Ciao {{user_name}},

conferma il tuo indirizzo email con questo link:

{{confirm_url}}

Il link vale 24 ore. Se non hai un account su Confida, ignora questa email.

Il team di Confida`,
  },
  email_change: {
    subject: 'Conferma il tuo nuovo indirizzo email',
    content: `Ciao {{user_name}},

hai chiesto di usare questo indirizzo per il tuo account Confida. Confermalo con questo link:

{{confirm_url}}

Il link vale 24 ore; fino ad allora resta valido l’indirizzo di prima. Se non l’hai chiesto tu, ignora questa email.

Il team di Confida`,
  },
  password_set: {
    subject: 'Un amministratore ha impostato la tua password',
    content: `Ciao {{user_name}},

il {{notification_time}} un amministratore di Confida ha impostato una nuova password per il tuo account. Le sessioni aperte sono state chiuse. Al prossimo accesso dovrai sceglierne una tua, e le tue chat resteranno protette finché non confermi con un codice che mandiamo a questo indirizzo.

Se non l’hai chiesto tu, scrivici subito a {{support_email}}.

Il team di Confida`,
  },
  mailbox_code: {
    subject: 'Il tuo codice per rivedere le chat',
    content: `Ciao {{user_name}},

con questo codice confermi che sei tu e le tue chat tornano visibili:

{{reset_code}}

È valido per 10 minuti. Non darlo a nessuno, nemmeno a chi dice di lavorare per Confida.

Il team di Confida`,
  },
  feedback_reply: {
    subject: 'Risposta al tuo feedback',
    content: `Ciao {{user_name}},

grazie per il tuo feedback. Ecco la nostra risposta:

{{reply_text}}

Che cosa ci avevi scritto:

{{feedback_text}}

Se vuoi aggiungere qualcosa, scrivici a {{support_email}}.

Il team di Confida`,
  },
  announcement: {
    subject: 'Una comunicazione da Confida',
    content: `Ciao {{user_name}},

c’è una comunicazione per te: la trovi quando accedi a Confida.

{{login_url}}

Il team di Confida`,
  },
  administrator_invitation: {
    subject: 'Invito ad amministrare Confida',
    content: `Ciao {{user_name}},

{{inviter_name}} ti invita ad amministrare Confida. Accetta l’invito con questo link:

{{confirm_url}}

Il link vale 7 giorni e una volta sola. Se non ti aspettavi questo invito, ignora questa email.

Il team di Confida`,
  },
}
