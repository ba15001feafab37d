import type { EmailTemplateName } from '@confida/contracts'
import { describe, expect, it } from '@jest/globals'
import { renderMail } from './render-mail.ts'

const source = {
  is_active: true,
  subject: null,
  content: null,
  phone: null,
  birth_date: null,
  created_at: new Date(0),
  language: 'it' as const,
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
  ['fr', '15 janvier 2026 à 10:30'],
  ['es', '15 de enero de 2026 a las 10:30'],
] as const)('writes the moment as it is written in %s', (language, moment) => {
  const mail = { ...mailTo('Anna'), template: 'password_changed' as const, language }
  const rendered = renderMail(mail, source, site, new Date('2026-01-15T09:30:00Z'))
  expect(rendered?.content).toContain(moment)
})

describe('a template', () => {
  const of = (template: EmailTemplateName, more: object = {}) => ({ ...mailTo('Anna'), template, ...more })
  const own = { ...source, subject: 'Oggetto', content: 'Testo' }

  it.each(['password_reset', 'email_confirmation', 'email_change', 'mailbox_code'] as const)(
    'that somebody waits for goes out as it was built in while it is off: %s',
    (template) => {
      const mail = renderMail(of(template), { ...own, is_active: false }, site)
      expect(mail).toEqual(renderMail(of(template), source, site))
      expect(mail?.subject).not.toBe('Oggetto')
    },
  )

  it('that nobody waits for goes out to nobody while it is off, unless it is tried', () => {
    const off = { ...own, is_active: false }
    expect(renderMail(of('welcome'), off, site)).toBeUndefined()
    const texts = { subject: 'Prova', content: 'Ciao {{user_name}}' }
    expect(renderMail(of('welcome', { texts }), off, site)).toEqual({
      subject: 'Prova',
      content: 'Ciao Anna',
    })
  })

  it.each([[{ subject: 'Oggetto', content: null }], [{ subject: null, content: 'Testo' }]])(
    'with half of its texts is the built-in one: %j',
    (texts) => {
      const mail = renderMail(of('welcome'), { ...source, ...texts }, site)
      expect(mail).toEqual(renderMail(of('welcome'), source, site))
    },
  )

  it('tells of its reader and of the product', () => {
    const content = [
      '{{user_name}}|{{user_email}}|{{user_phone}}|{{user_birth_date}}|{{registration_date}}',
      '{{login_url}}|{{admin_dashboard_url}}|{{notification_time}}|{{support_email}}',
    ].join('|')
    const now = new Date('2026-01-15T09:30:00Z')
    const filled = (more: object) =>
      renderMail(of('welcome', { language: 'en' }), { ...own, content, ...more }, site, now)?.content.split(
        '|',
      )
    const common = [
      '01/01/1970',
      'https://confida.example',
      'https://confida.example/dashboard?view=utenti',
      // An administrator's own text goes out in one language.
      '15/01/2026 alle 10:30',
      'aiuto@confida.example',
    ]
    expect(filled({})).toEqual(['Anna', 'anna@example.com', 'N/A', 'N/A', ...common])
    expect(filled({ phone: '+39 1', birth_date: '1990-12-31' })).toEqual([
      'Anna',
      'anna@example.com',
      '+39 1',
      '31/12/1990',
      ...common,
    ])
  })

  it('is as long as the outbox takes', () => {
    const mail = renderMail(mailTo('x'.repeat(600)), { ...own, subject: '{{user_name}}' }, site)
    expect(mail?.subject).toHaveLength(500)
    const long = renderMail(mailTo('Anna'), { ...own, content: 'x'.repeat(100_001) }, site)
    expect(long?.content).toHaveLength(100_000)
  })
})
