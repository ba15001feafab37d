import type { MailTexts } from '../../server/mail-texts.ts'

export const mail: MailTexts = {
  welcome: {
    subject: 'Te damos la bienvenida a Confida, {{user_name}}',
    content: `Hola {{user_name}}:

Tu cuenta está lista. Inicia sesión y crea tu primera pareja: solo lleva dos minutos.

{{login_url}}

Hasta pronto,
el equipo de Confida`,
  },
  password_reset: {
    subject: 'Tu código para restablecer la contraseña',
    content: `Hola {{user_name}}:

Has pedido restablecer tu contraseña de Confida. Tu código es:

{{reset_code}}

Es válido durante 10 minutos y solo se puede usar una vez. Si no lo has pedido tú, ignora este mensaje: tu contraseña no cambia.

El equipo de Confida`,
  },
}
