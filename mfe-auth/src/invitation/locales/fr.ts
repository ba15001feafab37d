import type { InvitationTexts } from './it.ts'

export const texts: InvitationTexts = {
  page: 'Invitation – Confida',
  title: 'Administrer Confida',
  text: '{{email}} est invité à administrer Confida en tant que : {{role}}.',
  newText: 'Choisissez le nom et le mot de passe pour vous connecter.',
  accountText:
    'Un compte existe déjà avec cette adresse : confirmez avec son mot de passe. Ses sessions ouvertes se terminent.',
  name: 'Nom',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  accept: 'Accepter l’invitation',
  done: 'Invitation acceptée',
  doneText: 'Vous pouvez maintenant vous connecter avec votre adresse et votre mot de passe.',
  logIn: 'Se connecter',
  forgotten: 'Mot de passe oublié ?',
  failed: 'Cela n’a pas fonctionné. Réessayez dans un instant.',
  missing: 'Remplissez ce champ.',
  home: 'Aller à Confida',
  roles: {
    owner: 'Propriétaire',
    support: 'Assistance',
    content: 'Contenus',
  },
}
