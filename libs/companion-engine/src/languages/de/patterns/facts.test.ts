import { expect, it } from '@jest/globals'
import { extractFacts } from '../../../facts/extract.ts'
import { de } from '../index.ts'

/** A Friday. */
const now = '2025-11-21T10:00:00Z'

it.each([
  ['Hallo, ich heiße Lukas', 'name', 'Du heißt Lukas'],
  ['ich bin 34 Jahre alt', 'age', 'Du bist 34 Jahre alt'],
  ['Ich wohne in Berlin mit meiner Mutter', 'home', 'Du wohnst in Berlin'],
  ['Ich arbeite als Krankenpfleger', 'job', 'Du arbeitest als Krankenpfleger'],
  ['Ich bin Lehrerin', 'job', 'Du arbeitest als Lehrerin'],
  ['Ich liebe Jazz', 'taste:jazz', 'Das magst du: Jazz'],
  ['Ich mag Fußball nicht', 'taste:fussball', 'Das magst du nicht: Fußball'],
  ['Ich hasse den Regen', 'taste:regen', 'Das magst du nicht: den Regen'],
  ['Meine Schwester heißt Anna', 'person:sister', 'Deine Schwester heißt Anna'],
  ['Ich habe mich mit meiner Schwester Anna gestritten', 'person:sister', 'Deine Schwester heißt Anna'],
  ['Ich habe einen Hund namens Rex', 'pet:dog', 'Du hast einen Hund namens Rex'],
  ['Ich habe eine Katze', 'pet:cat', 'Du hast eine Katze'],
  ['Ich habe am Dienstag eine Prüfung', 'date:exam', 'Du hast am 25. November eine Prüfung'],
  [
    'Morgen habe ich ein Vorstellungsgespräch',
    'date:interview',
    'Du hast am 22. November ein Vorstellungsgespräch',
  ],
  ['hi, ich bin Mark', 'name', 'Du heißt Mark'],
  ['ich arbeite bei einer Bank', 'job', 'Du arbeitest bei einer Bank'],
  ['ich trinke keinen Kaffee', 'taste:kaffee', 'Das trinkst du nicht: Kaffee'],
  ['ich bin Grundschullehrerin', 'job', 'Du arbeitest als Grundschullehrerin'],
  ['mein Geburtstag ist am 7. Juli', 'date:birthday', 'Du hast am 7. Juli Geburtstag'],
])('keeps what is stated: %s', (message, key, text) => {
  expect(extractFacts({ message, now }, de)).toContainEqual(expect.objectContaining({ key, text }))
})

it.each([
  'Wie heiße ich?',
  'Er sagte „ich heiße Lukas“',
  'Wenn ich Arzt wäre, wäre ich reich',
  'Ich würde gern in Paris leben',
  'sie sagt, ich wohne zu weit weg',
  'Ich wohne nicht in Berlin',
  'Ich liebe dich',
  'Ich mag, wenn es regnet',
  'Ich bin müde',
  'Früher habe ich als Kellner gearbeitet',
  'Ich habe Kopfschmerzen',
  'Ich bin 20 Minuten zu spät',
  'hallo, ich bin müde',
])('keeps nothing from: %s', (message) => {
  expect(extractFacts({ message, now }, de)).toEqual([])
})

it('keeps a person’s name apart from the user’s', () => {
  const facts = extractFacts({ message: 'mein Bruder heißt Lukas', now }, de)
  expect(facts.map((fact) => fact.key)).toEqual(['person:brother'])
})
