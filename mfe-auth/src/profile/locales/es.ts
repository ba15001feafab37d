import { texts as invitation } from '../../invitation/locales/es.ts'
import type { ProfileTexts } from './it.ts'

export const texts: ProfileTexts = {
  invitation,
  page: 'Confirma tu dirección – Confida',
  title: 'Confirma tu dirección',
  text: 'Un último clic: confirma que esta dirección de correo es tuya.',
  confirm: 'Confirmar la dirección',
  done: 'Dirección confirmada',
  doneText: '{{email}} es ahora tu dirección confirmada.',
  failed: 'No ha funcionado. Inténtalo de nuevo en un momento.',
  home: 'Ir a Confida',
  section: 'Tu perfil',
  sectionText: 'El nombre con el que te llaman tus parejas y la dirección con la que entras.',
  name: 'Nombre',
  email: 'Correo',
  password: 'Contraseña actual',
  saveName: 'Guardar el nombre',
  nameSaved: 'Nombre actualizado.',
  changeEmail: 'Cambiar de dirección',
  emailHint: 'Enviamos un enlace a la nueva dirección: el cambio se hace efectivo cuando lo abres.',
  sendLink: 'Enviar el enlace',
  unconfirmed:
    'Tu dirección aún no está confirmada: hasta entonces te escribimos como máximo una vez por hora.',
  resend: 'Enviar el enlace de nuevo',
  missing: 'Rellena este campo.',
}
