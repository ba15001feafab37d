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
const mailTo = (name: string) => ({
  template: 'password_reset' as const,
  user: { id: '1', name, email: 'anna@example.com' },
  language: 'it' as const,
  variables: { reset_code: '123456' },
})

it('fills a variable once: one inside a name stays as it was typed', () => {
  const mail = renderMail(mailTo('{{reset_code}} {{user_email}}'), source, 'https://confida.example')
  expect(mail?.content).toContain('Ciao {{reset_code}} {{user_email}},')
  expect(mail?.content.match(/123456/g)).toHaveLength(1)
})

it('takes a name for text where it looks like a pattern of the filling', () => {
  expect(renderMail(mailTo("$& $1 $'"), source, 'https://confida.example')?.content).toContain(
    "Ciao $& $1 $',",
  )
})

it('keeps a subject in one line', () => {
  const own = { ...source, subject: 'Per {{user_name}}', content: 'Testo' }
  const mail = renderMail(mailTo('Anna\r\nBcc: x@example.com\u2028To: y'), own, 'https://confida.example')
  expect(mail?.subject).toBe('Per Anna Bcc: x@example.com To: y')
})
