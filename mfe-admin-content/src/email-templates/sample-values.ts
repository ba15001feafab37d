import { type EmailVariable, sampleVariables } from '@confida/contracts'
import { formatDate, formatDateTime } from '@confida/i18n'

/** A user who does not exist, for the preview. */
export const sampleValues = (now: Date): Record<EmailVariable, string> => ({
  user_name: 'Giulia Rossi',
  user_email: 'giulia.rossi@example.com',
  user_phone: '+39 333 1234567',
  user_birth_date: '03/05/1990',
  registration_date: formatDate(now.toISOString()),
  login_url: window.location.origin,
  admin_dashboard_url: `${window.location.origin}/dashboard?view=utenti`,
  notification_time: formatDateTime(now.toISOString()),
  ...sampleVariables,
})
