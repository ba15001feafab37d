import type { Texts } from '@confida/i18n'
import { texts as invitation } from '../../invitation/locales/it.ts'

export const texts = {
  invitation,
  page: 'Conferma dell’indirizzo – Confida',
  title: 'Conferma il tuo indirizzo',
  text: 'Un ultimo clic: conferma che questo indirizzo email è tuo.',
  confirm: 'Conferma l’indirizzo',
  done: 'Indirizzo confermato',
  doneText: '{{email}} è ora il tuo indirizzo confermato.',
  failed: 'Non ha funzionato. Riprova tra poco.',
  home: 'Vai a Confida',
  section: 'Il tuo profilo',
  sectionText: 'Il nome che i partner usano per te e l’indirizzo con cui accedi.',
  name: 'Nome',
  email: 'Email',
  password: 'Password attuale',
  saveName: 'Salva il nome',
  nameSaved: 'Nome aggiornato.',
  changeEmail: 'Cambia indirizzo',
  emailHint: 'Ti mandiamo un link al nuovo indirizzo: il cambio avviene quando lo apri.',
  sendLink: 'Invia il link',
  unconfirmed:
    'Il tuo indirizzo non è ancora confermato: finché non lo confermi ti scriviamo al massimo una volta all’ora.',
  resend: 'Invia di nuovo il link',
  missing: 'Compila questo campo.',
}

export type ProfileTexts = Texts<typeof texts>
