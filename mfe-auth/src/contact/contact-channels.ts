/** Where people reach the provider by e-mail. */
export const SUPPORT_EMAIL = 'supporto@confida.local'

export const mailAddress = (subject: string) =>
  `mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(subject)}`
