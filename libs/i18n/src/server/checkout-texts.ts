/** The page of the built-in test checkout, which the API serves itself. */
export interface CheckoutTexts {
  title: string
  /** Beside the product's name, so that nobody takes the page for a real payment. */
  badge: string
  notice: string
  plan: string
  duration: string
  discount: string
  total: string
  /** `{{amount}}` is filled in. */
  pay: string
  cancel: string
  paid: string
  expired: string
  missing: string
  continue: string
  back: string
}
