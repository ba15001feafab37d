import type { CheckoutTexts } from '../../server/checkout-texts.ts'

export const checkout: CheckoutTexts = {
  title: 'Pagamento di prova',
  badge: 'TEST',
  notice: 'Questa è una pagina di prova: non serve alcuna carta e non ti verrà addebitato nulla.',
  plan: 'Piano',
  duration: 'Durata',
  discount: 'Sconto di benvenuto',
  total: 'Totale',
  pay: 'Paga {{amount}} (prova)',
  cancel: 'Annulla',
  paid: 'Questo pagamento è già stato completato.',
  expired: 'Sessione di pagamento scaduta. Riprova.',
  missing: 'Pagamento non trovato.',
  continue: 'Continua',
  back: 'Torna alla dashboard',
}
