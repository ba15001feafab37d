import { texts as invitation } from '../../invitation/locales/fr.ts'
import type { ProfileTexts } from './it.ts'

export const texts: ProfileTexts = {
  invitation,
  page: 'Confirmation de l’adresse – Confida',
  title: 'Confirmez votre adresse',
  text: 'Un dernier clic : confirmez que cette adresse e-mail est la vôtre.',
  confirm: 'Confirmer l’adresse',
  done: 'Adresse confirmée',
  doneText: '{{email}} est désormais votre adresse confirmée.',
  failed: 'Cela n’a pas fonctionné. Réessayez dans un instant.',
  home: 'Aller sur Confida',
  section: 'Votre profil',
  sectionText: 'Le nom que vos partenaires emploient et l’adresse avec laquelle vous vous connectez.',
  name: 'Nom',
  email: 'E-mail',
  password: 'Mot de passe actuel',
  saveName: 'Enregistrer le nom',
  nameSaved: 'Nom mis à jour.',
  changeEmail: 'Changer d’adresse',
  emailHint: 'Nous envoyons un lien à la nouvelle adresse : le changement prend effet quand vous l’ouvrez.',
  sendLink: 'Envoyer le lien',
  unconfirmed:
    'Votre adresse n’est pas encore confirmée : d’ici là, nous vous écrivons au plus une fois par heure.',
  resend: 'Renvoyer le lien',
  missing: 'Remplissez ce champ.',
}
