import type { AnswerTexts } from '../../server/answer-texts.ts'

export const answers: AnswerTexts = {
  logged_out: 'Vous êtes déconnecté.',
  companion_removed: 'Partenaire supprimé.',
  conversation_removed: 'Conversation supprimée.',
  reset_requested: "Si l'adresse est enregistrée, vous recevrez un code par e-mail.",
  reset_code_valid: 'Code vérifié.',
  password_reset: 'Mot de passe mis à jour. Vous pouvez maintenant vous connecter.',
  password_changed: 'Mot de passe mis à jour.',
  image_received: 'Image reçue.',
  feedback_sent: 'Merci pour votre avis !',
  memory_removed: 'Souvenir supprimé.',
  memories_removed: 'Tous les souvenirs ont été supprimés.',
  account_removed: 'Votre compte et toutes vos données ont été supprimés.',
  admin_password_right: 'Mot de passe correct.',
  user_deleted: 'Utilisateur supprimé avec succès !',
  user_restored: 'Utilisateur restauré avec succès !',
  custom_password_set: 'Mot de passe personnalisé défini.',
  tier_deleted: 'Formule supprimée.',
  template_deleted: 'Modèle supprimé.',
  test_mail_posted: 'L’e-mail de test est en route.',
}
