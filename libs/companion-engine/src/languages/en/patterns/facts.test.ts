import { expect, it } from '@jest/globals'
import { extractFacts } from '../../../facts/extract.ts'
import { en } from '../index.ts'

/** A Friday. */
const now = '2025-11-21T10:00:00Z'

it.each([
  ['Hi, my name is Luke', 'name', 'Your name is Luke'],
  ["I'm 34 years old", 'age', 'You are 34 years old'],
  ['I live in New York with my mother', 'home', 'You live in New York'],
  ['I work as a nurse', 'job', 'You work as: nurse'],
  ["I'm a teacher", 'job', 'You work as: teacher'],
  ['I really love jazz', 'taste:jazz', 'You like jazz'],
  ["I don't like football", 'taste:football', 'You don’t like football'],
  ["I can't stand my cold office", 'taste:cold office', 'You can’t stand your cold office'],
  ['my sister is called Anna', 'person:sister', 'Your sister is called Anna'],
  ['I argued with my sister Anna', 'person:sister', 'Your sister is called Anna'],
  ['I have a dog called Rex', 'pet:dog', 'You have a dog called Rex'],
  ["I've got a cat", 'pet:cat', 'You have a cat'],
  ['I have an exam on Tuesday', 'date:exam', 'You have an exam on November 25'],
  ['I have a job interview tomorrow', 'date:interview', 'You have an interview on November 22'],
  ['my birthday is on May 3rd', 'date:birthday', 'You have your birthday on May 3'],
  ['hi, I’m Mark', 'name', 'Your name is Mark'],
  ['I work at a bank', 'job', 'You work at a bank'],
  ['I don’t drink coffee', 'taste:coffee', 'You don’t drink coffee'],
])('keeps what is stated: %s', (message, key, text) => {
  expect(extractFacts({ message, now }, en)).toContainEqual(expect.objectContaining({ key, text }))
})

it.each([
  "What's my name?",
  'He said "my name is Luke"',
  'My name is literally on the wall behind my head',
  'If I were a doctor I would be rich',
  'I would love to live in Paris',
  'she said I live in a dream',
  'I used to work as a waiter',
  "I don't live in London",
  'I like when it rains',
  'I love you',
  "I'm tired",
  'I am 20 minutes late',
  'my name is not important',
  'I have a headache',
  'hi, I’m tired',
  'hi, I’m at home',
])('keeps nothing from: %s', (message) => {
  expect(extractFacts({ message, now }, en)).toEqual([])
})

it('keeps a person’s name apart from the user’s', () => {
  const facts = extractFacts({ message: 'my brother is called Luke', now }, en)
  expect(facts.map((fact) => fact.key)).toEqual(['person:brother'])
})
