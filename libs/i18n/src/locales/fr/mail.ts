import type { MailTexts } from '../../server/mail-texts.ts'

export const mail: MailTexts = {
  welcome: {
    subject: 'Bienvenue sur Confida, {{user_name}}',
    content: `Bonjour {{user_name}},

votre compte est prêt. Connectez-vous et créez votre premier partenaire : cela prend deux minutes.

{{login_url}}

Confirmez votre adresse e-mail avec ce lien, valable 24 heures :

{{confirm_url}}

À bientôt,
l’équipe Confida`,
  },
  companion_created: {
    subject: '{{companion_name}} vous attend sur Confida',
    content: `Bonjour {{user_name}},

vous pouvez maintenant discuter avec {{companion_name}}. Écrivez le premier message quand vous voulez :

{{login_url}}

À bientôt,
l’équipe Confida`,
  },
  subscription_expiring: {
    subject: 'Vos jours premium se terminent bientôt',
    content: `Bonjour {{user_name}},

vos jours premium se terminent le {{premium_end}}. Vous pouvez en ajouter depuis votre compte :

{{login_url}}

Vos partenaires et vos conversations restent à leur place.

L’équipe Confida`,
  },
  monthly_report: {
    subject: 'Le bilan mensuel de Confida',
    content: `Bonjour {{user_name}},

le bilan du mois est prêt. Utilisateurs, avis et tendances vous attendent dans le tableau de bord :

{{admin_dashboard_url}}

Envoyé le {{notification_time}}
Confida`,
  },
  password_reset: {
    subject: 'Votre code pour réinitialiser le mot de passe',
    content: `Bonjour {{user_name}},

vous avez demandé à réinitialiser votre mot de passe Confida. Votre code est :

{{reset_code}}

Il est valable 10 minutes et ne sert qu’une fois. Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : votre mot de passe reste inchangé.

L’équipe Confida`,
  },
  second_factor_added: {
    subject: 'La validation en deux étapes est activée sur votre compte',
    content: `Bonjour {{user_name}},

le {{notification_time}}, une deuxième étape de connexion a été ajoutée à votre compte Confida : une application d’authentification ou une clé d’accès. Désormais, elle est demandée en plus du mot de passe.

Si ce n’était pas vous, réinitialisez tout de suite votre mot de passe et écrivez-nous.

{{login_url}}

L’équipe Confida`,
  },
  second_factor_removed: {
    subject: 'Une étape de validation a été supprimée de votre compte',
    content: `Bonjour {{user_name}},

le {{notification_time}}, une étape de la validation en deux étapes a été supprimée de votre compte Confida : une application d’authentification ou une clé d’accès.

Si ce n’était pas vous et que vous ne l’avez pas demandé à notre équipe, réinitialisez tout de suite votre mot de passe et écrivez-nous.

{{login_url}}

L’équipe Confida`,
  },
  password_changed: {
    subject: 'Votre mot de passe a été modifié',
    content: `Bonjour {{user_name}},

le mot de passe de votre compte Confida a été modifié le {{notification_time}}. Vos autres sessions ont été fermées.

Si ce n’est pas vous, réinitialisez-le sans attendre sur {{login_url}} et écrivez-nous à {{support_email}}.

L’équipe Confida`,
  },
  email_changed: {
    subject: 'Votre adresse e-mail a été modifiée',
    content: `Bonjour {{user_name}},

l’adresse e-mail de votre compte Confida a été modifiée le {{notification_time}}. Nous écrivons à l’ancienne adresse et à la nouvelle. Les sessions ouvertes ont été fermées.

Si vous ne l’avez pas demandé, écrivez-nous sans attendre à {{support_email}}.

L’équipe Confida`,
  },
  new_device: {
    subject: 'Nouvelle connexion à votre compte',
    content: `Bonjour {{user_name}},

le {{notification_time}}, quelqu’un s’est connecté à votre compte Confida depuis un nouvel appareil : {{device}}.

Si c’était vous, vous n’avez rien à faire. Sinon, changez sans attendre votre mot de passe sur {{login_url}}, déconnectez-vous de tous les appareils et écrivez-nous à {{support_email}}.

L’équipe Confida`,
  },
  email_confirmation: {
    subject: 'Confirmez votre adresse e-mail',
    content: `Bonjour {{user_name}},

confirmez votre adresse e-mail avec ce lien :

{{confirm_url}}

Le lien est valable 24 heures. Si vous n’avez pas de compte Confida, ignorez cet e-mail.

L’équipe Confida`,
  },
  email_change: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    content: `Bonjour {{user_name}},

vous avez demandé à utiliser cette adresse pour votre compte Confida. Confirmez-la avec ce lien :

{{confirm_url}}

Le lien est valable 24 heures ; d’ici là, l’ancienne adresse reste en vigueur. Si ce n’était pas vous, ignorez cet e-mail.

L’équipe Confida`,
  },
  password_set: {
    subject: 'Un administrateur a défini votre mot de passe',
    content: `Bonjour {{user_name}},

le {{notification_time}}, un administrateur de Confida a défini un nouveau mot de passe pour votre compte. Les sessions ouvertes ont été fermées. À votre prochaine connexion, vous en choisirez un vous-même, et vos conversations restent protégées jusqu’à ce que vous confirmiez avec un code envoyé à cette adresse.

Si vous ne l’avez pas demandé, écrivez-nous sans attendre à {{support_email}}.

L’équipe Confida`,
  },
  mailbox_code: {
    subject: 'Votre code pour revoir vos conversations',
    content: `Bonjour {{user_name}},

ce code confirme que c’est bien vous et rend vos conversations à nouveau visibles :

{{reset_code}}

Il est valable 10 minutes. Ne le donnez à personne, pas même à quelqu’un qui dit travailler pour Confida.

L’équipe Confida`,
  },
  feedback_reply: {
    subject: 'Réponse à votre avis',
    content: `Bonjour {{user_name}},

merci pour votre avis. Voici notre réponse :

{{reply_text}}

Ce que vous nous aviez écrit :

{{feedback_text}}

Si vous souhaitez ajouter quelque chose, écrivez-nous à {{support_email}}.

L’équipe Confida`,
  },
  announcement: {
    subject: 'Un message de Confida',
    content: `Bonjour {{user_name}},

un message vous attend : vous le trouverez en vous connectant à Confida.

{{login_url}}

L’équipe Confida`,
  },
  administrator_invitation: {
    subject: 'Invitation à administrer Confida',
    content: `Bonjour {{user_name}},

{{inviter_name}} vous invite à administrer Confida. Acceptez l’invitation avec ce lien :

{{confirm_url}}

Le lien est valable 7 jours et une seule fois. Si vous n’attendiez pas cette invitation, ignorez cet e-mail.

L’équipe Confida`,
  },
}
