import type { MailTexts } from '../../server/mail-texts.ts'

export const mail: MailTexts = {
  welcome: {
    subject: 'Bienvenue sur Confida, {{user_name}}',
    content: `Bonjour {{user_name}},

votre compte est prêt. Connectez-vous et créez votre premier partenaire : cela prend deux minutes.

{{login_url}}

À bientôt,
l'équipe Confida`,
  },
  password_reset: {
    subject: 'Votre code pour réinitialiser le mot de passe',
    content: `Bonjour {{user_name}},

vous avez demandé à réinitialiser votre mot de passe Confida. Votre code est :

{{reset_code}}

Il est valable 10 minutes et ne sert qu'une fois. Si vous n'êtes pas à l'origine de cette demande, ignorez cet e-mail : votre mot de passe reste inchangé.

L'équipe Confida`,
  },
}
