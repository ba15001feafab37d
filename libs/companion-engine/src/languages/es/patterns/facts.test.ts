import { expect, it } from '@jest/globals'
import { extractFacts } from '../../../facts/extract.ts'
import { es } from '../index.ts'

/** A Friday. */
const now = '2025-11-21T10:00:00Z'

it.each([
  ['Hola, me llamo Lucas', 'name', 'Te llamas Lucas'],
  ['tengo 34 años', 'age', 'Tienes 34 años'],
  ['vivo en Sevilla con mi madre', 'home', 'Vives en Sevilla'],
  ['trabajo de enfermera', 'job', 'Trabajas como enfermera'],
  ['soy profesora', 'job', 'Trabajas como profesora'],
  ['me gusta mucho el jazz', 'taste:jazz', 'Te gusta el jazz'],
  ['me encantan los gatos', 'taste:gatos', 'Te gustan los gatos'],
  ['no me gusta el fútbol', 'taste:futbol', 'No te gusta el fútbol'],
  ['mi hermana se llama Ana', 'person:sister', 'Tu hermana se llama Ana'],
  ['he discutido con mi hermana Ana', 'person:sister', 'Tu hermana se llama Ana'],
  ['tengo un perro que se llama Rex', 'pet:dog', 'Tienes un perro que se llama Rex'],
  ['tengo una gata', 'pet:cat', 'Tienes un gato'],
  ['tengo un examen de derecho el martes', 'date:exam', 'Tienes un examen el 25 de noviembre'],
  ['mañana tengo una entrevista', 'date:interview', 'Tienes una entrevista el 22 de noviembre'],
  ['hola, soy Marcos', 'name', 'Te llamas Marcos'],
  ['trabajo en un banco', 'job', 'Trabajas en un banco'],
  ['no bebo café', 'taste:cafe', 'No bebes café'],
  ['mi hijo Pedro tiene cinco años', 'person:son:pedro', 'Tu hijo se llama Pedro'],
])('keeps what is stated: %s', (message, key, text) => {
  expect(extractFacts({ message, now }, es)).toContainEqual(expect.objectContaining({ key, text }))
})

it.each([
  '¿Cómo me llamo?',
  'Él dijo «me llamo Lucas»',
  'si fuera médico sería rico',
  'me gustaría vivir en París',
  'ella dice que vivo lejos',
  'no vivo en Sevilla',
  'me gustas tú',
  'me gusta cuando llueve',
  'estoy cansado',
  'tengo 20 años de experiencia',
  'tengo un dolor de cabeza',
  'de pequeño vivía en Lugo',
  'hola, soy feliz',
  'en Navidad me llamó Marta y me pidió perdón',
])('keeps nothing from: %s', (message) => {
  expect(extractFacts({ message, now }, es)).toEqual([])
})

it('keeps a person’s name apart from the user’s', () => {
  const facts = extractFacts({ message: 'mi hermano se llama Lucas', now }, es)
  expect(facts.map((fact) => fact.key)).toEqual(['person:brother'])
})
