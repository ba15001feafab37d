import type { AdministratorTexts } from './it.ts'

export const texts: AdministratorTexts = {
  title: 'Administradores',
  description: 'Quién administra Confida, con qué rol y quién ha sido invitado.',
  loadError: 'No se pudieron cargar los administradores',
  failed: 'No ha funcionado. Inténtalo de nuevo en un momento.',
  you: 'Eres tú',
  columns: {
    name: 'Nombre',
    email: 'Correo',
    role: 'Rol',
    state: 'Estado',
    secondStep: 'Dos pasos',
    lastActive: 'Última actividad',
    actions: 'Acciones',
  },
  roles: {
    owner: {
      name: 'Titular',
      text: 'Puede hacerlo todo, también con pagos y administradores.',
    },
    support: {
      name: 'Soporte',
      text: 'Cuentas, comentarios, emociones y correo saliente; sin pagos.',
    },
    content: {
      name: 'Contenidos',
      text: 'Contrato, página de inicio y plantillas de correo; sin datos de personas.',
    },
  },
  states: {
    active: 'Activo',
    standby: 'En espera',
    invited: 'Invitado hasta el {{day}}',
    expired: 'Invitación caducada',
  },
  secondStep: {
    on: 'Activados',
    off: 'Desactivados',
  },
  actions: {
    role: 'Cambiar rol',
    revoke: 'Revocar',
    resend: 'Enviar de nuevo',
    uninvite: 'Revocar invitación',
  },
  invite: {
    open: 'Invitar',
    title: 'Invitar a un administrador',
    text: 'Recibirá un correo con un enlace válido durante 7 días y una sola vez. Si ya tiene una cuenta, la confirma con su propia contraseña.',
    emailInvalid: 'Introduce una dirección de correo válida.',
    language: 'Idioma del correo',
    send: 'Enviar invitación',
    done: 'Invitación enviada a {{email}}.',
  },
  role: {
    title: 'Rol de {{name}}',
    text: 'El nuevo rol vale desde la próxima acción, también en las sesiones abiertas.',
    done: 'Rol cambiado.',
    conflict: {
      text: 'Otra persona ha cambiado el rol mientras tanto. Elige cuál se queda.',
      takeSaved: 'Conservar el otro',
      overwrite: 'Dar el mío',
      mine: 'Elegido por ti',
    },
  },
  changes: {
    revoke: {
      title: '¿Revocar al administrador?',
      text: 'La cuenta queda como la de un usuario normal y sus sesiones terminan enseguida. Las invitaciones que envió dejan de ser válidas.',
      done: 'Ya no es administrador.',
    },
    resend: {
      title: '¿Enviar de nuevo la invitación?',
      text: 'Sale un correo nuevo con un enlace nuevo; el anterior deja de ser válido.',
      done: 'Invitación enviada de nuevo.',
    },
    uninvite: {
      title: '¿Revocar la invitación?',
      text: 'El enlace enviado deja de ser válido.',
      done: 'Invitación revocada.',
    },
  },
}
