import type { CheckoutTexts } from '../../server/checkout-texts.ts'

export const checkout: CheckoutTexts = {
  title: 'Paiement de test',
  badge: 'TEST',
  notice: 'Ceci est une page de test : aucune carte n’est nécessaire et rien ne sera débité.',
  plan: 'Formule',
  duration: 'Durée',
  discount: 'Remise de bienvenue',
  total: 'Total',
  pay: 'Payer {{amount}} (test)',
  cancel: 'Annuler',
  paid: 'Ce paiement a déjà été effectué.',
  expired: 'La session de paiement a expiré. Veuillez réessayer.',
  missing: 'Paiement introuvable.',
  continue: 'Continuer',
  back: 'Retour au tableau de bord',
}
