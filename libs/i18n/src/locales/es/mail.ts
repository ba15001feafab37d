import type { MailTexts } from '../../server/mail-texts.ts'

export const mail: MailTexts = {
  welcome: {
    subject: 'Te damos la bienvenida a Confida, {{user_name}}',
    content: `Hola, {{user_name}}:

Tu cuenta está lista. Inicia sesión y crea tu primera pareja: solo lleva dos minutos.

{{login_url}}

Confirma tu dirección de correo con este enlace, válido durante 24 horas:

{{confirm_url}}

Hasta pronto,
el equipo de Confida`,
  },
  companion_created: {
    subject: '{{companion_name}} te espera en Confida',
    content: `Hola, {{user_name}}:

{{companion_name}} está a tu disposición para conversar. Escribe el primer mensaje cuando quieras:

{{login_url}}

Hasta pronto,
el equipo de Confida`,
  },
  subscription_expiring: {
    subject: 'Tus días premium terminan pronto',
    content: `Hola, {{user_name}}:

Tus días premium terminan el {{premium_end}}. Puedes añadir más desde tu cuenta:

{{login_url}}

Tus parejas y tus conversaciones siguen donde están.

El equipo de Confida`,
  },
  monthly_report: {
    subject: 'El resumen mensual de Confida',
    content: `Hola, {{user_name}}:

El resumen del mes está listo. Usuarios, opiniones y evolución te esperan en el panel:

{{admin_dashboard_url}}

Enviado el {{notification_time}}
Confida`,
  },
  password_reset: {
    subject: 'Tu código para restablecer la contraseña',
    content: `Hola, {{user_name}}:

Has pedido restablecer tu contraseña de Confida. Tu código es:

{{reset_code}}

Es válido durante 10 minutos y solo se puede usar una vez. Si no lo has pedido tú, ignora este mensaje: tu contraseña no cambia.

El equipo de Confida`,
  },
  second_factor_added: {
    subject: 'La verificación en dos pasos está activa en tu cuenta',
    content: `Hola, {{user_name}}:

El {{notification_time}} se añadió a tu cuenta de Confida un segundo paso para iniciar sesión: una aplicación de autenticación o una llave de acceso. A partir de ahora hace falta además de la contraseña.

Si no has sido tú, restablece tu contraseña enseguida y escríbenos.

{{login_url}}

El equipo de Confida`,
  },
  second_factor_removed: {
    subject: 'Se ha quitado un paso de verificación de tu cuenta',
    content: `Hola, {{user_name}}:

El {{notification_time}} se quitó de tu cuenta de Confida un paso de la verificación en dos pasos: una aplicación de autenticación o una llave de acceso.

Si no has sido tú ni se lo has pedido a nuestro equipo, restablece tu contraseña enseguida y escríbenos.

{{login_url}}

El equipo de Confida`,
  },
  password_changed: {
    subject: 'Se ha cambiado tu contraseña',
    content: `Hola, {{user_name}}:

La contraseña de tu cuenta de Confida se cambió el {{notification_time}}. Tus otras sesiones se han cerrado.

Si no has sido tú, restablécela cuanto antes en {{login_url}} y escríbenos a {{support_email}}.

El equipo de Confida`,
  },
  email_changed: {
    subject: 'Se ha cambiado tu dirección de correo',
    content: `Hola, {{user_name}}:

La dirección de correo de tu cuenta de Confida se cambió el {{notification_time}}. Escribimos tanto a la dirección anterior como a la nueva. Las sesiones abiertas se han cerrado.

Si no lo has pedido tú, escríbenos cuanto antes a {{support_email}}.

El equipo de Confida`,
  },
  new_device: {
    subject: 'Nuevo inicio de sesión en tu cuenta',
    content: `Hola, {{user_name}}:

El {{notification_time}} alguien inició sesión en tu cuenta de Confida desde un dispositivo nuevo: {{device}}.

Si has sido tú, no tienes que hacer nada. Si no, cambia tu contraseña cuanto antes en {{login_url}}, cierra sesión en todos los dispositivos y escríbenos a {{support_email}}.

El equipo de Confida`,
  },
  email_confirmation: {
    subject: 'Confirma tu dirección de correo',
    content: `Hola, {{user_name}}:

Confirma tu dirección de correo con este enlace:

{{confirm_url}}

El enlace es válido durante 24 horas. Si no tienes una cuenta en Confida, ignora este mensaje.

El equipo de Confida`,
  },
  email_change: {
    subject: 'Confirma tu nueva dirección de correo',
    content: `Hola, {{user_name}}:

Has pedido usar esta dirección para tu cuenta de Confida. Confírmala con este enlace:

{{confirm_url}}

El enlace es válido durante 24 horas; hasta entonces sigue valiendo la dirección anterior. Si no has sido tú, ignora este mensaje.

El equipo de Confida`,
  },
  password_set: {
    subject: 'Un administrador ha establecido tu contraseña',
    content: `Hola, {{user_name}}:

El {{notification_time}} un administrador de Confida estableció una nueva contraseña para tu cuenta. Las sesiones abiertas se han cerrado. La próxima vez que entres elegirás una tuya, y tus chats seguirán protegidos hasta que lo confirmes con un código que enviamos a esta dirección.

Si no lo has pedido tú, escríbenos cuanto antes a {{support_email}}.

El equipo de Confida`,
  },
  mailbox_code: {
    subject: 'Tu código para volver a ver tus chats',
    content: `Hola, {{user_name}}:

Con este código confirmas que eres tú y tus chats vuelven a ser visibles:

{{reset_code}}

Es válido durante 10 minutos. No se lo des a nadie, ni siquiera a quien diga trabajar en Confida.

El equipo de Confida`,
  },
  feedback_reply: {
    subject: 'Respuesta a tu opinión',
    content: `Hola, {{user_name}}:

Gracias por tu opinión. Esta es nuestra respuesta:

{{reply_text}}

Lo que nos escribiste:

{{feedback_text}}

Si quieres añadir algo, escríbenos a {{support_email}}.

El equipo de Confida`,
  },
  announcement: {
    subject: 'Un mensaje de Confida',
    content: `Hola, {{user_name}}:

Hay un mensaje para ti: lo encontrarás al iniciar sesión en Confida.

{{login_url}}

El equipo de Confida`,
  },
  administrator_invitation: {
    subject: 'Invitación para administrar Confida',
    content: `Hola, {{user_name}}:

{{inviter_name}} te invita a administrar Confida. Acepta la invitación con este enlace:

{{confirm_url}}

El enlace es válido durante 7 días y una sola vez. Si no esperabas esta invitación, ignora este correo.

El equipo de Confida`,
  },
}
