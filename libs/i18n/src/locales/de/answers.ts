import type { AnswerTexts } from '../../server/answer-texts.ts'

export const answers: AnswerTexts = {
  logged_out: 'Du bist abgemeldet.',
  companion_removed: 'Partner gelöscht.',
  conversation_removed: 'Unterhaltung gelöscht.',
  reset_requested: 'Wenn die Adresse registriert ist, erhältst du einen Code per E-Mail.',
  reset_code_valid: 'Code bestätigt.',
  password_reset: 'Passwort aktualisiert. Du kannst dich jetzt anmelden.',
  password_changed: 'Passwort aktualisiert.',
  image_received: 'Bild empfangen.',
  feedback_sent: 'Danke für dein Feedback!',
  memory_removed: 'Erinnerung gelöscht.',
  memories_removed: 'Alle Erinnerungen wurden gelöscht.',
  account_removed: 'Dein Konto und alle deine Daten wurden gelöscht.',
  admin_password_right: 'Passwort korrekt.',
  user_deleted: 'Nutzer erfolgreich gelöscht!',
  user_restored: 'Nutzer erfolgreich wiederhergestellt!',
  custom_password_set: 'Eigenes Passwort festgelegt.',
  tier_deleted: 'Tarif gelöscht.',
  template_deleted: 'Vorlage gelöscht.',
  test_mail_posted: 'Die Test-E-Mail ist unterwegs.',
}
