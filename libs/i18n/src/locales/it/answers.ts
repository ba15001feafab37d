import type { AnswerTexts } from '../../server/answer-texts.ts'

export const answers: AnswerTexts = {
  logged_out: 'Hai effettuato il logout.',
  companion_removed: 'Partner eliminato.',
  conversation_removed: 'Conversazione eliminata.',
  reset_requested: "Se l'indirizzo è registrato, riceverai un codice via email.",
  reset_code_valid: 'Codice verificato.',
  password_reset: 'Password aggiornata. Ora puoi accedere.',
  password_changed: 'Password aggiornata.',
  image_received: 'Immagine ricevuta.',
  feedback_sent: 'Grazie per il tuo feedback!',
  memory_removed: 'Ricordo eliminato.',
  memories_removed: 'Tutti i ricordi sono stati eliminati.',
  account_removed: 'Il tuo account e tutti i tuoi dati sono stati eliminati.',
  admin_password_right: 'Password corretta.',
  user_deleted: 'Utente eliminato con successo!',
  user_restored: 'Utente ripristinato con successo!',
  custom_password_set: 'Password personalizzata impostata.',
  tier_deleted: 'Tariffa eliminata.',
  template_deleted: 'Template eliminato.',
  test_mail_posted: 'Email di prova in partenza.',
}
