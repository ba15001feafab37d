import { mailTexts } from '@confida/i18n/server'
import type { Mail, RenderedMail } from './mail.ts'

/** Fills the `{{variables}}` of a template; text, not HTML, so that nothing in a name can be markup. */
export function renderMail({ template, language, user, variables }: Mail, publicUrl: string): RenderedMail {
  const values: Record<string, string> = {
    user_name: user.name,
    user_email: user.email,
    login_url: publicUrl,
    ...variables,
  }
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (mark, name) => values[name] ?? mark)
  const { subject, content } = mailTexts[language][template]
  // A line break in a name must not begin a new header.
  return { subject: fill(subject).replace(/\s+/g, ' '), content: fill(content) }
}
