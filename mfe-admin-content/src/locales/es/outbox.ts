import type { AdminContentTexts } from '../it.ts'

export const outbox: AdminContentTexts['outbox'] = {
  title: 'Bandeja de salida',
  description: 'Los correos que ha enviado Confida y su estado.',
  state: 'Estado',
  allStates: 'Todos',
  recipient: 'Destinatario',
  subject: 'Asunto',
  template: 'Tipo',
  allTemplates: 'Todos',
  sentAt: 'Enviado el',
  tries: 'Intentos',
  empty: 'No hay correos',
  loadError: 'No se ha podido cargar la bandeja de salida',
  lastError: 'Último error',
  more: 'Mostrar más',
  search: 'Buscar',
  searchHint: 'Dirección o asunto',
  retry: 'Enviar de nuevo',
  retried: '¡Correo puesto de nuevo en cola!',
  retryError: 'No se ha podido poner el correo de nuevo en cola',
  attempts_zero: '{{count}} intentos',
  attempts_one: '{{count}} intento',
  attempts_two: '{{count}} intentos',
  attempts_few: '{{count}} intentos',
  attempts_many: '{{count}} intentos',
  attempts_other: '{{count}} intentos',
  noServer:
    'Los correos «Conservado» no se enviaron porque no había un servidor de correo configurado (SMTP_URL). Aquí puedes leerlos y volver a enviarlos cuando lo haya.',
  server: {
    title: 'No hay ningún servidor de correo configurado',
    meaning:
      'Los correos no salen: se quedan aquí como «Conservado» y quien los espera no los recibe, ni siquiera los códigos para restablecer la contraseña.',
    how: 'Para enviarlos, indica en el entorno de la API la dirección del servidor y, con MAIL_FROM, el remitente, y reiníciala. Los correos conservados se pueden enviar de nuevo desde aquí, uno por uno.',
  },
  states: { queued: 'En cola', sent: 'Enviado', failed: 'Fallido', kept: 'Conservado' },
}
