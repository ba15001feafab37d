import type { AdminContentTexts } from '../it.ts'

export const outbox: AdminContentTexts['outbox'] = {
  title: 'Bandeja de salida',
  description: 'Los correos que ha enviado Confida y su estado.',
  state: 'Estado',
  allStates: 'Todos',
  empty: 'No hay correos',
  loadError: 'No se ha podido cargar la bandeja de salida',
  lastError: 'Último error:',
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
  states: { queued: 'En cola', sent: 'Enviado', failed: 'Fallido', kept: 'Conservado' },
}
