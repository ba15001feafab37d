import { expect, it } from '@jest/globals'
import { renderMail } from './render-mail.ts'

const source = {
  is_active: true,
  subject: null,
  content: null,
  phone: null,
  birth_date: null,
  created_at: new Date(0),
}
const site = { publicUrl: 'https://confida.example', supportEmail: 'aiuto@confida.example' }
const mailTo = (name: string) => ({
  template: 'password_reset' as const,
  user: { id: '1', name, email: 'anna@example.com' },
  language: 'it' as const,
  variables: { reset_code: '123456' },
})

it('fills a variable once: one inside a name stays as it was typed', () => {
  const mail = renderMail(mailTo('{{reset_code}} {{user_email}}'), source, site)
  expect(mail?.content).toContain('Ciao {{reset_code}} {{user_email}},')
  expect(mail?.content.match(/123456/g)).toHaveLength(1)
})

it('takes a name for text where it looks like a pattern of the filling', () => {
  expect(renderMail(mailTo("$& $1 $'"), source, site)?.content).toContain("Ciao $& $1 $',")
})

it('keeps a subject in one line', () => {
  const own = { ...source, subject: 'Per {{user_name}}', content: 'Testo' }
  const mail = renderMail(mailTo('Anna\r\nBcc: x@example.com\u2028To: y'), own, site)
  expect(mail?.subject).toBe('Per Anna Bcc: x@example.com To: y')
})

it.each([
  ['it', '15/01/2026 alle 10:30'],
  ['en', '15 January 2026 at 10:30'],
  ['de', '15. Januar 2026 um 10:30'],
] as const)('writes the moment as it is written in %s', (language, moment) => {
  const mail = { ...mailTo('Anna'), template: 'password_changed' as const, language }
  const rendered = renderMail(mail, source, site, new Date('2026-01-15T09:30:00Z'))
  expect(rendered?.content).toContain(moment)
})
