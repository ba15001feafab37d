import type { Texts } from '@confida/i18n'

export const texts = {
  page: 'Invito – Confida',
  title: 'Amministra Confida',
  text: '{{email}} è invitato ad amministrare Confida come: {{role}}.',
  newText: 'Scegli il nome e la password con cui accedere.',
  accountText:
    'Con questo indirizzo c’è già un account: conferma con la sua password. Le sue sessioni aperte terminano.',
  name: 'Nome',
  password: 'Password',
  newPassword: 'Nuova password',
  accept: 'Accetta l’invito',
  done: 'Invito accettato',
  doneText: 'Ora puoi accedere con il tuo indirizzo e la tua password.',
  logIn: 'Accedi',
  forgotten: 'Password dimenticata?',
  failed: 'Non ha funzionato. Riprova tra poco.',
  missing: 'Compila questo campo.',
  home: 'Vai a Confida',
  roles: {
    owner: 'Titolare',
    support: 'Assistenza',
    content: 'Contenuti',
  },
}

export type InvitationTexts = Texts<typeof texts>
