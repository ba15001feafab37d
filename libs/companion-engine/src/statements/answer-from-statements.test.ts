import type { Language } from '@confida/contracts'
import { describe, expect, it } from '@jest/globals'
import { languages, packOf } from '../languages/registry.ts'
import { memory, say, talk, turn } from '../testing/conversation.fixture.ts'

interface Told {
  niece: string
  about: string
  remember: string
  where: string
  place: string
  interview: string
  moved: string
  when: string
  newDay: string
  unknown: string
  /** Questions about something else. */
  others: string[]
}

const SCRIPTS: Record<Language, Told> = {
  it: {
    niece: 'Ho una nipote, Marta, che studia veterinaria a Parma',
    about: 'che cosa ti ho detto di Marta?',
    remember: 'Ti ricordi di Marta?',
    where: 'Dove studia Marta?',
    place: 'Parma',
    interview: 'Il dentista è martedì',
    moved: 'L’hanno spostato a mercoledì',
    when: 'Quando è il dentista?',
    newDay: 'mercoledì',
    unknown: 'Ti ho parlato di Giulio?',
    others: [
      'Dove sta andando la mia vita?',
      'Dove vivi?',
      'Chi sei?',
      'Quando dormi?',
      'Chi me lo fa fare?',
    ],
  },
  en: {
    niece: 'My niece Marta studies veterinary medicine in Parma',
    about: 'What did I tell you about Marta?',
    remember: 'do you remember Marta?',
    where: 'Where does Marta study?',
    place: 'Parma',
    interview: 'I have an interview on Thursday at 10',
    moved: 'They moved it to Friday',
    when: 'When is my interview?',
    newDay: 'Friday',
    unknown: 'Did I tell you about Giulio?',
    others: [
      'Where is my life going?',
      'Where do you live?',
      'Who are you?',
      'When do you sleep?',
      'Who cares?',
    ],
  },
  fr: {
    niece: 'Ma nièce Marta étudie la médecine vétérinaire à Lyon',
    about: 'Qu’est-ce que je t’ai dit de Marta ?',
    remember: 'Tu te souviens de Marta ?',
    where: 'Où étudie Marta ?',
    place: 'Lyon',
    interview: 'J’ai un entretien jeudi à 10 h',
    moved: 'Ils l’ont reporté à vendredi',
    when: 'C’est quand mon entretien ?',
    newDay: 'vendredi',
    unknown: 'Je t’ai parlé de Jules ?',
    others: [
      'Où va ma vie ?',
      'Où habites-tu ?',
      'Qui es-tu ?',
      'Quand est-ce que tu dors ?',
      'Qui s’en soucie ?',
    ],
  },
  de: {
    niece: 'Meine Nichte Marta studiert Tiermedizin in Gießen',
    about: 'Was habe ich dir über Marta erzählt?',
    remember: 'Erinnerst du dich an Marta?',
    where: 'Wo studiert Marta?',
    place: 'Gießen',
    interview: 'Am Donnerstag habe ich ein Vorstellungsgespräch',
    moved: 'Es wurde auf Freitag verschoben',
    when: 'Wann ist mein Vorstellungsgespräch?',
    newDay: 'Freitag',
    unknown: 'Habe ich dir von Julius erzählt?',
    others: [
      'Wo führt mein Leben hin?',
      'Wo wohnst du?',
      'Wer bist du?',
      'Wann schläfst du?',
      'Wen kümmert das?',
    ],
  },
  es: {
    niece: 'Mi sobrina Marta estudia veterinaria en Lugo',
    about: '¿Qué te dije de Marta?',
    remember: '¿Te acuerdas de Marta?',
    where: '¿Dónde estudia Marta?',
    place: 'Lugo',
    interview: 'El jueves tengo una entrevista a las 10',
    moved: 'La han aplazado al viernes',
    when: '¿Cuándo es mi entrevista?',
    newDay: 'viernes',
    unknown: '¿Te hablé de Julio?',
    others: [
      '¿Dónde va mi vida?',
      '¿Dónde vives?',
      '¿Quién eres?',
      '¿Cuándo duermes?',
      '¿A quién le importa?',
    ],
  },
  ar: {
    niece: 'ابنة أختي سلمى تدرس الطب البيطري في حلب',
    about: 'ماذا قلت لك عن سلمى؟',
    remember: 'هل تتذكر سلمى؟',
    where: 'أين تدرس سلمى؟',
    place: 'حلب',
    interview: 'موعد الحفلة يوم الخميس',
    moved: 'أجلوها إلى الجمعة',
    when: 'متى الحفلة؟',
    newDay: 'الجمعة',
    unknown: 'هل حدثتك عن يوسف؟',
    others: ['إلى أين تمضي حياتي؟', 'أين تسكن؟', 'من أنت؟', 'متى تنام؟', 'من يهتم؟'],
  },
}

describe.each(languages)('in %s', (language) => {
  const script = SCRIPTS[language]
  const { unknown } = packOf(language).search.say
  const plain = (text: string | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
  const isUnknown = (text: string | undefined) => unknown.some((line) => plain(text).startsWith(line))

  it('says what it was told, turned to "you" or in quotation marks', () => {
    const replies = talk(language, [script.niece, script.about, script.remember, script.where])
    for (const reply of replies.slice(1)) expect(plain(reply)).toContain(script.place)
  })

  it('finds what was said before the history begins', () => {
    const retrieved = [{ ...turn('user', script.niece), at: '2025-03-01T10:00:00Z' }]
    expect(plain(say(language, script.where, { retrieved }).text)).toContain(script.place)
  })

  it('lets the last word on it win', () => {
    const reply = plain(talk(language, [script.interview, script.niece, script.moved, script.when]).at(-1))
    expect(reply).toContain(script.newDay)
    const old = reply.indexOf(script.interview.slice(0, 6))
    expect(old < 0 || reply.indexOf(script.newDay) < old).toBe(true)
  })

  it('owns up to what it was not told, and takes its own words for no statement', () => {
    const history = [turn('user', script.niece), turn('assistant', 'Giulio, Jules, Julius, Julio, يوسف')]
    expect(isUnknown(say(language, script.unknown, { history }).text)).toBe(true)
    expect(isUnknown(say(language, script.about).text)).toBe(true)
  })

  it.each(script.others)('leaves to the conversation: %s', (question) => {
    const history = [turn('user', script.niece), turn('user', script.interview)]
    const { found, partly, several } = packOf(language).search.say
    const { text } = say(language, question, { history })
    expect(isUnknown(text)).toBe(false)
    const starts = [...found, ...partly, ...several].map((line) => line.split('{')[0] ?? line)
    expect(starts.filter((start) => plain(text).startsWith(start))).toEqual([])
  })
})

it('knows a sister by her name', () => {
  const memories = [memory('person', 'person:sister', 'Anna')]
  const history = [turn('user', 'Anna lives in Leeds'), turn('user', 'Tom lives in York')]
  expect(say('en', 'Where does my sister live?', { history, memories }).text).toContain('Leeds')
})

it('gives both when somebody has moved, the last first', () => {
  const replies = talk('en', [
    'My brother lives in Leeds',
    'My brother has moved to York',
    'Where does my brother live?',
  ])
  expect(replies.at(-1)).toMatch(/York.*Leeds/)
})

it('takes what it was asked to write for no statement', () => {
  const replies = talk('en', [
    'My sister lives in Leeds',
    'Write a birthday message for my sister',
    'What did I tell you about my sister?',
  ])
  expect(replies.at(-1)).toContain('Leeds')
  expect(replies.at(-1)).not.toContain('birthday')
})

const REMINDERS: Record<Language, { asked: string; when: string; day: string; likeness: string }> = {
  it: {
    asked: 'Martedì alle 9 ho il dentista, me lo ricordi?',
    when: 'Quando ho il dentista?',
    day: 'martedì',
    likeness: 'Questa canzone mi ricorda mia nonna',
  },
  en: {
    asked: 'Can you remind me to call the dentist on Tuesday?',
    when: 'When is the dentist?',
    day: 'Tuesday',
    likeness: 'You remind me of my brother',
  },
  fr: {
    asked: 'Mardi j’ai rendez-vous chez le dentiste, tu me le rappelleras ?',
    when: 'C’est quand le dentiste ?',
    day: 'mardi',
    likeness: 'Ça me rappelle que je dois dormir',
  },
  de: {
    asked: 'Am Dienstag muss ich zum Zahnarzt, erinnerst du mich daran?',
    when: 'Wann muss ich zum Zahnarzt?',
    day: 'Dienstag',
    likeness: 'Ich erinnere mich daran gern',
  },
  es: {
    asked: 'El martes tengo dentista, ¿me lo recuerdas luego?',
    when: '¿Cuándo es lo del dentista?',
    day: 'martes',
    likeness: 'Me recuerdas a mi hermano',
  },
  ar: {
    asked: 'عندي موعد أسنان يوم الثلاثاء، ذكرني',
    when: 'متى موعد الأسنان؟',
    day: 'الثلاثاء',
    likeness: 'هذا ذكرني بأمي',
  },
}

describe.each(languages)('asked in %s for a reminder', (language) => {
  const { asked, when, day, likeness } = REMINDERS[language]
  const { say: lines } = packOf(language).phrases.answers.askReminder
  const answersSo = (text: string): boolean =>
    lines.some((line) => text.includes(line.replace(/[\u00a0\u202f]/g, ' ')))

  it('says what it can do, and knows the day when it is asked for', () => {
    const [first = '', second = ''] = talk(language, [asked, when])
    expect([first, answersSo(first)]).toEqual([first, true])
    expect(second.toLowerCase()).toContain(day.toLowerCase())
  })

  it('leaves alone what only looks like it', () => {
    const { text } = say(language, likeness)
    expect([text, answersSo(text)]).toEqual([text, false])
  })
})
