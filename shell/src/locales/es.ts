import type { Texts } from '@confida/i18n'
import type { texts as source } from './it.ts'

export const texts: Texts<typeof source> = {
  titles: {
    admin: 'Administración – Confida',
  },
  header: {
    home: 'Confida, ir al panel',
    light: 'Cambiar al tema claro',
    dark: 'Cambiar al tema oscuro',
  },
  userMenu: {
    label: 'Menú de {{name}}',
    contact: 'Contacta con nosotros',
    'change-password': 'Cambiar contraseña',
    feedback: 'Dejar una opinión',
    'become-partner': 'Hazte socio',
    account: 'Privacidad y datos',
    'exit-chat': 'Salir del chat',
    logout: 'Cerrar sesión',
  },
  session: {
    sealedChats: 'Chats protegidos',
    inactive: 'Se ha cerrado tu sesión por inactividad (60 minutos)',
  },
  update: {
    ready: 'Nueva versión lista',
    reload: 'Recargar',
  },
  admin: {
    navigation: 'Administración',
    openNavigation: 'Abrir el menú de administración',
    unknownView: 'Esta sección no existe',
    notPermitted: 'Sección no disponible',
    notPermittedText:
      'Tu rol no incluye esta sección. Si la necesitas, pídesela a quien gestiona los administradores.',
  },
  palette: {
    open: 'Buscar e ir',
    title: 'Ir a…',
    placeholder: 'Busca una sección, una acción, una persona o un pago',
    recent: 'Recientes',
    screens: 'Secciones',
    shortcuts: 'Acciones',
    searching: 'Buscando…',
    failed: 'No se ha podido buscar personas',
    nothing: 'Sin resultados',
    found: 'Resultados: {{count}}',
  },
  remoteFailed: {
    title: '{{name}}: no disponible',
    text: 'Esta parte de Confida no responde. Lo demás sigue funcionando.',
    contract: '{{remote}} {{version}} necesita el contrato {{needs}}; este shell ofrece {{has}}.',
    registry: 'La entrada de {{remote}} en el registro no es válida ({{field}}). Lo demás sigue funcionando.',
    disabled: 'Esta parte de Confida está desactivada por el momento. Lo demás sigue funcionando.',
  },
  registryFailed: {
    title: 'Confida: no disponible',
    text: 'No se ha podido saber qué partes de Confida están disponibles. Inténtalo de nuevo en un momento.',
  },
}
