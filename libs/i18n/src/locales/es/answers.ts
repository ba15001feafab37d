import type { AnswerTexts } from '../../server/answer-texts.ts'

export const answers: AnswerTexts = {
  logged_out: 'Has cerrado la sesión.',
  companion_removed: 'Pareja eliminada.',
  conversation_removed: 'Conversación eliminada.',
  reset_requested: 'Si la dirección está registrada, recibirás un código por correo electrónico.',
  reset_code_valid: 'Código verificado.',
  password_reset: 'Contraseña actualizada. Ya puedes iniciar sesión.',
  password_changed: 'Contraseña actualizada.',
  image_received: 'Imagen recibida.',
  feedback_sent: '¡Gracias por tu opinión!',
  memory_removed: 'Recuerdo eliminado.',
  memories_removed: 'Se han eliminado todos los recuerdos.',
  account_removed: 'Tu cuenta y todos tus datos se han eliminado.',
  admin_password_right: 'Contraseña correcta.',
  user_deleted: '¡Usuario eliminado con éxito!',
  user_restored: '¡Usuario restaurado con éxito!',
  custom_password_set: 'Contraseña personalizada establecida.',
  tier_deleted: 'Tarifa eliminada.',
  template_deleted: 'Plantilla eliminada.',
  test_mail_posted: 'El correo de prueba está en camino.',
}
