import { texts as invitation } from '../../invitation/locales/de.ts'
import type { ProfileTexts } from './it.ts'

export const texts: ProfileTexts = {
  invitation,
  page: 'Adresse bestätigen – Confida',
  title: 'Bestätige deine Adresse',
  text: 'Ein letzter Klick: Bestätige, dass diese E-Mail-Adresse dir gehört.',
  confirm: 'Adresse bestätigen',
  done: 'Adresse bestätigt',
  doneText: '{{email}} ist jetzt deine bestätigte Adresse.',
  failed: 'Das hat nicht geklappt. Versuch es gleich noch einmal.',
  home: 'Zu Confida',
  section: 'Dein Profil',
  sectionText: 'Der Name, mit dem deine Partner dich ansprechen, und die Adresse, mit der du dich anmeldest.',
  name: 'Name',
  email: 'E-Mail',
  password: 'Aktuelles Passwort',
  saveName: 'Namen speichern',
  nameSaved: 'Name aktualisiert.',
  changeEmail: 'Adresse ändern',
  emailHint: 'Wir schicken einen Link an die neue Adresse: Die Änderung gilt, sobald du ihn öffnest.',
  sendLink: 'Link senden',
  unconfirmed:
    'Deine Adresse ist noch nicht bestätigt: Bis dahin schreiben wir dir höchstens einmal pro Stunde.',
  resend: 'Link erneut senden',
  missing: 'Fülle dieses Feld aus.',
}
