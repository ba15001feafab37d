import type { InvitationTexts } from './it.ts'

export const texts: InvitationTexts = {
  page: 'Einladung – Confida',
  title: 'Confida verwalten',
  text: '{{email}} ist eingeladen, Confida zu verwalten, als: {{role}}.',
  newText: 'Wähle den Namen und das Passwort, mit denen du dich anmeldest.',
  accountText:
    'Mit dieser Adresse gibt es schon ein Konto: Bestätige mit seinem Passwort. Seine offenen Sitzungen enden.',
  name: 'Name',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  accept: 'Einladung annehmen',
  done: 'Einladung angenommen',
  doneText: 'Du kannst dich jetzt mit deiner Adresse und deinem Passwort anmelden.',
  logIn: 'Anmelden',
  forgotten: 'Passwort vergessen?',
  failed: 'Das hat nicht geklappt. Versuch es gleich noch einmal.',
  missing: 'Fülle dieses Feld aus.',
  home: 'Zu Confida',
  roles: {
    owner: 'Inhaber',
    support: 'Support',
    content: 'Inhalte',
  },
}
