import type { Language } from '@confida/contracts'
import { expect, it } from '@jest/globals'
import { packOf } from '../languages/registry.ts'
import { afterAnnouncement } from './after-announcement.ts'

it.each<[Language, string, string]>([
  ['it', 'Ti do una notizia: andiamo a Lisbona!', 'andiamo a Lisbona!'],
  ['en', 'So I have news! I booked Portugal!!', 'I booked Portugal!!'],
  ['fr', 'Tu ne devineras jamais, j’ai eu mon permis', 'j’ai eu mon permis'],
  ['de', 'Ich muss dir was erzählen: wir ziehen um', 'wir ziehen um'],
  ['es', 'Te tengo que contar algo, me dieron el trabajo', 'me dieron el trabajo'],
])('in %s, %s tells the news', (language, message, news) => {
  expect(afterAnnouncement(message, packOf(language))).toBe(news)
})

it.each<[Language, string]>([
  ['en', 'guess what'],
  ['en', 'I have news. Do you want to hear it?'],
  ['it', 'Oggi piove, e il gatto dorme sul divano'],
])('in %s, %s is left as it is', (language, message) => {
  expect(afterAnnouncement(message, packOf(language))).toBe(message)
})
