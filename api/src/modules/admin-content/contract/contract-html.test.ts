import { expect, it } from '@jest/globals'
import { toContractHtml } from './contract-html.ts'

const html = (choices: object = {}) =>
  toContractHtml({ title: 'Termini', intro: '', sections: [], conclusion: '', ...choices })

it('numbers the sections between introduction and conclusion', () => {
  const sections = [
    { title: 'Uno', content: 'a' },
    { title: 'Due', content: 'b' },
  ]
  expect(html({ intro: 'Prima', sections, conclusion: 'Dopo' })).toBe(
    '<p>Prima</p><h3>1. Uno</h3><p>a</p><h3>2. Due</h3><p>b</p><p>Dopo</p>',
  )
})

it('makes lists of lines with a bullet, and paragraphs of the others', () => {
  expect(html({ intro: 'Testo:\n• a\n• b\ndopo\naltra riga\n\nnuovo' })).toBe(
    '<p>Testo:</p><ul><li>a</li><li>b</li></ul><p>dopo<br />altra riga</p><p>nuovo</p>',
  )
  expect(html({ intro: '- a\n* b' })).toBe('<ul><li>a</li><li>b</li></ul>')
  expect(html({ intro: '-5 gradi' })).toBe('<p>-5 gradi</p>')
})

it('shows markup in a text as text and runs none of it', () => {
  const evil = '<img src=x onerror=alert(1)><script>alert(1)</script>'
  const made = html({ intro: evil, sections: [{ title: evil, content: `• ${evil}` }] })
  expect(made).not.toMatch(/<(img|script)/)
  expect(made).toContain('&lt;img')
})
