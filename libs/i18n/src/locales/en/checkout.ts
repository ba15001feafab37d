import type { CheckoutTexts } from '../../server/checkout-texts.ts'

export const checkout: CheckoutTexts = {
  title: 'Test payment',
  badge: 'TEST',
  notice: 'This is a test page: no card is needed and nothing will be charged.',
  plan: 'Plan',
  duration: 'Duration',
  discount: 'Welcome discount',
  total: 'Total',
  pay: 'Pay {{amount}} (test)',
  cancel: 'Cancel',
  paid: 'This payment has already been completed.',
  expired: 'This payment session has expired. Please try again.',
  missing: 'Payment not found.',
  continue: 'Continue',
  back: 'Back to the dashboard',
}
