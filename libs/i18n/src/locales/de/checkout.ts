import type { CheckoutTexts } from '../../server/checkout-texts.ts'

export const checkout: CheckoutTexts = {
  title: 'Testzahlung',
  badge: 'TEST',
  notice: 'Dies ist eine Testseite: Es wird keine Karte benötigt und nichts abgebucht.',
  plan: 'Tarif',
  duration: 'Laufzeit',
  discount: 'Willkommensrabatt',
  total: 'Gesamtbetrag',
  pay: '{{amount}} zahlen (Test)',
  cancel: 'Abbrechen',
  paid: 'Diese Zahlung ist bereits abgeschlossen.',
  expired: 'Die Zahlungssitzung ist abgelaufen. Bitte versuche es erneut.',
  missing: 'Zahlung nicht gefunden.',
  continue: 'Weiter',
  back: 'Zurück zum Dashboard',
}
