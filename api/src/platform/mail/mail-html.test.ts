import { expect, it } from '@jest/globals'
import { toMailHtml } from './mail-html.ts'

const html = (content: string) => toMailHtml(content, 'https://confida.example')

it('lays the text out in paragraphs and lines', () => {
  expect(html('Ciao Anna,\n\nprima\nseconda')).toContain(
    '<p dir="auto">Ciao Anna,</p><p dir="auto">prima<br>seconda</p>',
  )
})

it('runs from right to left in Arabic, its codes and links too', () => {
  const mail = html('مرحبًا Anna،\n\n123456\n\nhttps://confida.example\n\nThe Confida team')
  expect(mail).toContain('<div dir="ltr"')
  const arabic = html('مرحبًا Anna، لقد طلبت رمزًا جديدًا:\n\n123456\n\nhttps://confida.example\n\nCiao Anna')
  expect(arabic).toContain('<div dir="rtl"')
  expect(arabic).toContain('<p>123456</p><p><a href="https://confida.example" dir="ltr">')
  expect(arabic).toContain('<p dir="auto">Ciao Anna</p>')
})

it('shows markup in a name as text', () => {
  const mail = html(`Ciao <img src=x onerror="alert('1')"> & co`)
  expect(mail).toContain('Ciao &lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co')
  expect(mail).not.toContain('<img')
})

it('links addresses of this product and of no other', () => {
  expect(html('https://confida.example/dashboard?view=utenti&x=1')).toContain(
    '<a href="https://confida.example/dashboard?view=utenti&amp;x=1" dir="ltr">',
  )
  expect(html('https://confida.example/a e https://confida.example/b').match(/<a /g)).toHaveLength(2)
  for (const other of [
    'https://confida-example/x',
    'https://evil.example',
    'https://confida.example.evil.test/x',
    'https://confida.example@evil.test',
  ]) {
    expect(html(other)).not.toContain('<a ')
  }
})
