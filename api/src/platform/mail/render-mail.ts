import { type EmailTemplateName, type EmailVariable, fillVariables } from '@confida/contracts'
import { mailTexts } from '@confida/i18n/server'
import type { Config } from '../config/config.ts'
import type { MailSource } from './email-template.repository.ts'
import type { Mail, RenderedMail } from './mail.ts'
import { mailDay, mailMoment } from './mail-dates.ts'

/** What the outbox takes. */
const SUBJECT_MAX = 500
const CONTENT_MAX = 100_000

const NONE = 'N/A'

/** What a mail is written from. */
type Source = Omit<MailSource, 'email' | 'email_confirmed_at'>
type Texts = Pick<MailSource, 'subject' | 'content'>

/** Without them nobody gets on who has asked for one, and an administrator's own words do not go nowhere. */
const alwaysSent: EmailTemplateName[] = [
  'password_reset',
  'email_confirmation',
  'email_change',
  'mailbox_code',
  'feedback_reply',
  'administrator_invitation',
]

/** The administrator's texts, or the built-in ones; a template that is off sends nothing, save for what somebody has asked for. */
function textsFor({ template, language, texts }: Mail, source: Source): Texts | undefined {
  if (texts) return texts
  const builtIn = mailTexts[language][template]
  if (!source.is_active) return alwaysSent.includes(template) ? builtIn : undefined
  return source.subject && source.content ? source : builtIn
}

type Site = Pick<Config, 'publicUrl' | 'supportEmail'>

function valuesFor({ user, language, variables }: Mail, source: Source, site: Site, now: Date) {
  const values: Partial<Record<EmailVariable, string>> = {
    user_name: user.name,
    user_email: user.email,
    user_phone: source.phone ?? NONE,
    user_birth_date: source.birth_date?.split('-').reverse().join('/') ?? NONE,
    registration_date: mailDay(source.created_at),
    login_url: site.publicUrl,
    admin_dashboard_url: new URL('/dashboard?view=utenti', site.publicUrl).href,
    // An administrator's own texts go out as they are to readers of a language that has none of its own.
    notification_time: mailMoment(now, source.subject ? source.language : language),
    support_email: site.supportEmail,
    ...variables,
  }
  return values
}

/**
 * Fills the `{{variables}}` of a template; text, not HTML, so that nothing in a name can be markup.
 * @returns undefined when nothing is to be sent
 */
export function renderMail(
  mail: Mail,
  source: Source,
  site: Site,
  now = new Date(),
): RenderedMail | undefined {
  const texts = textsFor(mail, source)
  if (!texts) return undefined
  const values = valuesFor(mail, source, site, now)
  const fill = (text: string | null) => fillVariables(text ?? '', values)
  return {
    // A line break in a name must not begin a new header.
    subject: fill(texts.subject).replace(/\s+/g, ' ').slice(0, SUBJECT_MAX),
    content: fill(texts.content).slice(0, CONTENT_MAX),
  }
}
