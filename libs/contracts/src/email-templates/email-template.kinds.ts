/** Every template, in the order of the list. */
export const emailTemplateNames = [
  'welcome',
  'companion_created',
  'subscription_expiring',
  'monthly_report',
  'password_reset',
  'second_factor_added',
  'second_factor_removed',
  'password_changed',
  'email_changed',
  'new_device',
  'email_confirmation',
  'email_change',
  'password_set',
  'mailbox_code',
  'feedback_reply',
  'announcement',
  'administrator_invitation',
] as const

export type EmailTemplateName = (typeof emailTemplateNames)[number]

/** What every template can name, written `{{user_name}}`. */
export const commonVariables = [
  'user_name',
  'user_email',
  'user_phone',
  'user_birth_date',
  'registration_date',
  'login_url',
  'admin_dashboard_url',
  'notification_time',
] as const

/** What only some can. */
const ownVariables = {
  welcome: ['confirm_url'],
  companion_created: ['companion_name'],
  subscription_expiring: ['premium_end'],
  password_reset: ['reset_code'],
  password_changed: ['support_email'],
  email_changed: ['support_email'],
  new_device: ['device', 'support_email'],
  email_confirmation: ['confirm_url'],
  email_change: ['confirm_url'],
  password_set: ['support_email'],
  mailbox_code: ['reset_code'],
  administrator_invitation: ['confirm_url', 'inviter_name'],
  feedback_reply: ['reply_text', 'feedback_text', 'support_email'],
} as const satisfies {
  [Name in EmailTemplateName]?: readonly string[]
}

export type EmailVariable =
  | (typeof commonVariables)[number]
  | (typeof ownVariables)[keyof typeof ownVariables][number]

/** What stands for them where nothing has happened yet: in previews and test mails. */
export const sampleVariables = {
  companion_name: 'Sofia',
  premium_end: '31/12/2026',
  reset_code: '482913',
  support_email: 'supporto@confida.example',
  device: 'Firefox, Linux',
  confirm_url: 'https://confida.example/confirm-email?token=…',
  inviter_name: 'Ada',
  reply_text: 'Grazie per averci scritto.',
  feedback_text: '> Mi piace molto.',
} as const satisfies Record<Exclude<EmailVariable, (typeof commonVariables)[number]>, string>

/** The variables that a template may use. */
export function variablesOf(name: EmailTemplateName): EmailVariable[] {
  const own: Partial<Record<EmailTemplateName, readonly EmailVariable[]>> = ownVariables
  return [...commonVariables, ...(own[name] ?? [])]
}

const VARIABLE_PATTERN = /\{\{([^{}]*)\}\}/g

/** The variables in a text that its template does not know, each once. */
export function unknownVariables(name: EmailTemplateName, text: string): string[] {
  const known: readonly string[] = variablesOf(name)
  const used = [...text.matchAll(VARIABLE_PATTERN)].map(([, variable = '']) => variable.trim())
  return [...new Set(used)].filter((variable) => !known.includes(variable))
}

/** Puts the values in the place of the variables; one without a value stays as it is written. */
export const fillVariables = (text: string, values: Partial<Record<EmailVariable, string>>): string =>
  text.replace(VARIABLE_PATTERN, (mark, variable: string) => values[variable.trim() as EmailVariable] ?? mark)
