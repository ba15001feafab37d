import { type Language, languages } from '@confida/text-analysis'
import { describe, expect, it } from '@jest/globals'
import { emotionLabeller } from '../src/emotion.labeller.ts'
import { drunk } from './drunk.samples.ts'
import { laughter } from './laughter.samples.ts'
import { sober } from './sober.samples.ts'

const drunkOf = (texts: string[], language: Language) =>
  texts.filter((text) => emotionLabeller().label(text, language).emotion === 'drunk')
const isShort = (text: string) => text.split(/\s+/).length <= 5

describe('a sober message', () => {
  it.each(languages)(
    'that laughs, drawls, slips or speaks slang is never drunk in %s where it is short',
    (language) => {
      const short = laughter[language].filter(isShort)
      expect(short.length).toBeGreaterThanOrEqual(10)
      expect(drunkOf(short, language)).toEqual([])
    },
  )

  it('is seldom taken for drunk where it tells something, too', () => {
    const wrong = languages.flatMap((language) => drunkOf(laughter[language], language))
    expect(wrong.length).toBeLessThanOrEqual(6)
  })

  it.each(languages)(
    'about soft drinks, fever, somebody else or in a figure of speech is never drunk in %s',
    (language) => {
      expect(drunkOf(sober[language], language)).toEqual([])
    },
  )
})

describe('a drunk message', () => {
  it.each<[Language, string[]]>([
    [
      'it',
      [
        'sono ubriaco',
        'hahaha sono sbronzo',
        'ho bevuto troppo lol',
        'mi gira tutto ahahah',
        '🍷🍷🍷 brillo',
      ],
    ],
    [
      'en',
      [
        'im so drunk',
        'lol im hammered',
        'hahaha im wasted',
        'had too many beers lol',
        'omg the room is spinning',
      ],
    ],
    ['fr', ['je suis bourré', 'mdr jsuis ivre', 'j ai trop bu haha', 'ça tourne mdr', 'jsuis pompette hihi']],
    [
      'de',
      [
        'ich bin betrunken',
        'haha bin voll besoffen',
        'lol zu viel getrunken',
        'alles dreht sich haha',
        'bin beschwipst hihi',
      ],
    ],
    [
      'es',
      [
        'estoy borracho',
        'jajaja estoy pedo',
        'he bebido demasiado jaja',
        'todo me da vueltas jajaja',
        'voy ciego lol',
      ],
    ],
    ['ar', ['أنا سكران', 'هههه سكرانة', 'شربت كتير ههههه', 'راسي بيلف وشربت', 'أنا ثمل']],
  ])('is heard in %s, whether it laughs or not', (language, texts) => {
    expect(drunkOf(texts, language)).toEqual(texts)
  })

  it.each(languages)(
    'is heard in %s where it names alcohol, being drunk or too much to drink',
    (language) => {
      expect(drunkOf(drunk[language], language)).toEqual(drunk[language])
    },
  )
})
