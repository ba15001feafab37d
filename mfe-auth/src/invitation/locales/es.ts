import type { InvitationTexts } from './it.ts'

export const texts: InvitationTexts = {
  page: 'Invitación – Confida',
  title: 'Administrar Confida',
  text: '{{email}} está invitado a administrar Confida como: {{role}}.',
  newText: 'Elige el nombre y la contraseña con los que iniciar sesión.',
  accountText:
    'Ya hay una cuenta con esta dirección: confirma con su contraseña. Sus sesiones abiertas terminan.',
  name: 'Nombre',
  password: 'Contraseña',
  newPassword: 'Nueva contraseña',
  accept: 'Aceptar la invitación',
  done: 'Invitación aceptada',
  doneText: 'Ya puedes iniciar sesión con tu dirección y tu contraseña.',
  logIn: 'Iniciar sesión',
  forgotten: '¿Olvidaste tu contraseña?',
  failed: 'No ha funcionado. Inténtalo de nuevo en un momento.',
  missing: 'Rellena este campo.',
  home: 'Ir a Confida',
  roles: {
    owner: 'Titular',
    support: 'Soporte',
    content: 'Contenidos',
  },
}
