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
  states: { queued: 'En cola', sent: 'Enviado', failed: 'Fallido', kept: 'Conservado' },
}
