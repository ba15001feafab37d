import type { Language } from '@confida/contracts'
import { expect, it } from '@jest/globals'
import { talk } from './conversation.fixture.ts'

it.each<[Language, told: string, asked: string, answer: string]>([
  ['it', 'ho un cane che si chiama Birba', 'come si chiama il mio cane?', 'Birba'],
  ['it', 'ho un cane che si chiama Birba', 'ti ricordi il nome del mio cane?', 'Birba'],
  ['it', 'mia sorella si chiama Anna', 'come si chiama mia sorella?', 'Anna'],
  ['en', 'i have a dog called Rex', "what's my dog's name?", 'Rex'],
  ['en', 'i have a dog called Rex', 'what is the name of my dog?', 'Rex'],
  ['en', 'my sister is called Emma', "what's my sister's name?", 'Emma'],
  ['fr', 'j’ai un chat qui s’appelle Minou', 'comment s’appelle mon chat ?', 'Minou'],
  ['fr', 'ma sœur s’appelle Lucie', 'comment s’appelle ma sœur ?', 'Lucie'],
  ['de', 'mein Hund heißt Bello', 'wie heißt mein Hund?', 'Bello'],
  ['de', 'meine Schwester heißt Lena', 'wie heißt meine Schwester?', 'Lena'],
  ['es', 'mi perro se llama Toby', '¿cómo se llama mi perro?', 'Toby'],
  ['es', 'mi hermana se llama Lucía', '¿cómo se llama mi hermana?', 'Lucía'],
  ['ar', 'عندي قطة اسمها لولو', 'ما اسم قطتي؟', 'لولو'],
  ['ar', 'اسم أختي سارة', 'ما اسم أختي؟', 'سارة'],
])('in %s "%s" answers "%s"', async (language, told, asked, answer) => {
  const [, reply] = await talk(language, [told, asked])
  expect(reply).toContain(answer)
})
