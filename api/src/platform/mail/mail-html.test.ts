import { expect, it } from '@jest/globals'
import { toMailHtml } from './mail-html.ts'

const html = (content: string) => toMailHtml(content, 'https://confida.example')

it('lays the text out in paragraphs and lines', () => {
  expect(html('Ciao Anna,\n\nprima\nseconda')).toContain(
    '<p dir="auto">Ciao Anna,</p><p dir="auto">prima<br>seconda</p>',
  )
})

it('shows markup in a name as text', () => {
  const mail = html(`Ciao <img src=x onerror="alert('1')"> & co`)
  expect(mail).toContain('Ciao &lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co')
  expect(mail).not.toContain('<img')
})

it('links addresses of this product and of no other', () => {
  expect(html('https://confida.example/dashboard?view=utenti&x=1')).toContain(
    '<a href="https://confida.example/dashboard?view=utenti&amp;x=1">',
  )
  for (const other of [
    'https://evil.example',
    'https://confida.example.evil.test/x',
    'https://confida.example@evil.test',
  ]) {
    expect(html(other)).not.toContain('<a ')
  }
})
