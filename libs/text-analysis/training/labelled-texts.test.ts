import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { readLabelledTexts } from './labelled-texts.ts'

const folder = mkdtempSync(join(tmpdir(), 'confida-texts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function read(csv: string, labelColumn?: string) {
  const file = join(folder, 'texts.csv')
  writeFileSync(file, csv)
  return readLabelledTexts(file, ['1', '0'], labelColumn)
}

describe('a file of labelled texts', () => {
  it('may quote its fields and have its columns in any order', () => {
    expect(read('\ufefftext,language,label\r\n"""Ciao"", disse",it,1\r\n\r\n"due\nrighe",de,0\r\n')).toEqual([
      { language: 'it', label: '1', text: '"Ciao", disse' },
      { language: 'de', label: '0', text: 'due\nrighe' },
    ])
  })

  it('may call its labels by the name of what they are', () => {
    expect(read('language,emotion,text\nit,0,Ciao', 'emotion')).toEqual([
      { language: 'it', label: '0', text: 'Ciao' },
    ])
    expect(read('language,label,text\nit,0,Ciao', 'emotion')).toHaveLength(1)
  })

  it('may say which conversation each is of', () => {
    expect(read('language,conversation,label,text\nit,it-1,0,Ciao\nit,,0,Boh')).toEqual([
      { language: 'it', label: '0', text: 'Ciao', conversation: 'it-1' },
      { language: 'it', label: '0', text: 'Boh' },
    ])
  })

  it.each([
    ['nothing', '', 'texts.csv needs the columns language, label, text.'],
    ['no header', 'it,1,Ciao\nit,0,Ciao', 'texts.csv needs the columns language, label, text.'],
    [
      'an unknown label',
      'language,label,text\nit,1,Ciao\nit,2,Ciao',
      'line 3: the label "2" is none of 1, 0.',
    ],
    ['an unknown language', 'language,label,text\npt,1,Oi', 'line 2: the language "pt" is none of it, en'],
    ['a field too many', 'language,label,text\nit,1,Ciao, ciao', 'line 2'],
  ])('is refused with %s', (_, csv, message) => {
    expect(() => read(csv)).toThrow(message)
  })

  it('is refused where there is none', () => {
    expect(() => readLabelledTexts(join(folder, 'none.csv'), ['1'])).toThrow(
      'none.csv cannot be read: ENOENT',
    )
  })
})
