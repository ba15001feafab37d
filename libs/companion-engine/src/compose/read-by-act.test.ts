import type { Language } from '@confida/contracts'
import { expect, it } from '@jest/globals'
import { packOf } from '../languages/registry.ts'
import { bluntRebel, contextFor, turn } from '../testing/conversation.fixture.ts'
import { ACTS, type Act, groupOf } from '../understand/acts/act.ts'
import type { FoundAct } from '../understand/acts/find-act.ts'
import {
  askingAtTheEnd,
  inConversation,
  inToneOfAct,
  takingLeave,
  withoutDoubtfulIntent,
} from './read-by-act.ts'

/** What a model says that is sure of these alone. */
function found(
  ofThese: Partial<Record<Act, number>>,
  ofGroups: Partial<FoundAct['ofGroups']> = {},
): FoundAct {
  const ofActs = Object.fromEntries(ACTS.map((act) => [act, ofThese[act] ?? 0])) as FoundAct['ofActs']
  const act = ACTS.reduce((best, one) => (ofActs[one] > ofActs[best] ? one : best))
  return {
    act,
    group: groupOf(act),
    confidence: ofActs[act],
    ofActs,
    ofGroups: { hard: 0, good: 0, ...ofGroups } as FoundAct['ofGroups'],
    none: 0,
  }
}
const parsed = (message: string) => contextFor('it', message, { persona: bluntRebel }).parsed
const history = Array.from({ length: 4 }, () => turn('user', 'Oggi piove'))

it('takes nothing for a greeting in the middle of a conversation', () => {
  const greeting = found({ greet: 0.6, thank: 0.3 })
  expect(inConversation(greeting, history.slice(1))).toBe(greeting)
  expect(inConversation(greeting, history)).toMatchObject({ act: 'thank', confidence: 0.3 })
})

it('leaves what is no greeting as it was found', () => {
  const thanks = found({ thank: 0.6, greet: 0.3 })
  expect(inConversation(thanks, history)).toBe(thanks)
})

it('hears that something is hard, whatever its words are', () => {
  const message = parsed('Che bella giornata, peccato che il treno non sia mai arrivato')
  expect(inToneOfAct(message, found({}, { hard: 0.7 })).tone).toBe('negative')
})

it('does not take a message for good by one of its words', () => {
  const message = {
    ...parsed('Mi hanno detto che la bella casa di mio zio è in vendita'),
    tone: 'positive' as const,
  }
  expect(inToneOfAct(message, found({}, { good: 0.05, hard: 0.2 })).tone).toBe('neutral')
  expect(inToneOfAct(message, found({}, { good: 0.5, hard: 0.2 })).tone).toBe('positive')
})

it('does not take good news for hard by one of its words, nor names a feeling then', () => {
  const message = { ...parsed('Ho pianto di gioia quando mi hanno dato il posto'), tone: 'negative' as const }
  const read = inToneOfAct({ ...message, feeling: 'sad' } as typeof message, found({}, { good: 0.8 }))
  expect(read.tone).toBe('neutral')
  expect(read).not.toHaveProperty('feeling')
})

it('drops an intent of which the model sees nothing, in more than a few words', () => {
  const message = {
    ...parsed('Grazie al traffico sono arrivato di nuovo in ritardo'),
    intent: 'thanks' as const,
  }
  expect(withoutDoubtfulIntent(message, found({ complain: 0.9 })).intent).toBeUndefined()
  expect(withoutDoubtfulIntent(message, found({ thank: 0.2 })).intent).toBe('thanks')
  const short = { ...parsed('Grazie mille'), intent: 'thanks' as const }
  expect(withoutDoubtfulIntent(short, found({ complain: 0.9 })).intent).toBe('thanks')
})

it.each<[Language, string]>([
  ['it', 'Sì, proprio così. Adesso vado a preparare il pranzo. A presto, cara.'],
  ['en', 'Hmm, I’m going to ring my sister before Sunday. Goodnight you x'],
  ['fr', 'Ne le répétez pas à mon petit-fils. Je retourne au jardin. Au revoir, Hélène.'],
  ['de', 'danke dir. ich geh jetzt pennen, schlaf gut'],
  ['es', 'Gracias por escucharme. Voy a acostar al niño, hasta mañana'],
  ['en', 'That’s it. Right, I’m off to bed. Thanks for listening'],
  ['ar', 'الله يعطيك العافية. أذّن الظهر، أقوم أجهز نفسي للزيارة. في أمان الله'],
])('hears in %s the goodbye at the end: %s', (language, message) => {
  expect(takingLeave(found({ plan: 0.3 }), message, packOf(language))).toMatchObject({
    act: 'leave',
    group: 'social',
  })
})

it('hears no goodbye in the middle, nor where there is none', () => {
  const plan = found({ plan: 0.3 })
  expect(takingLeave(plan, 'Good night, she said to me. Then the lights went out.', packOf('en'))).toBe(plan)
  expect(takingLeave(plan, 'No, non ci ho mai parlato, solo ciao', packOf('it'))).toBe(plan)
  expect(takingLeave(plan, 'I work nights at the bakery', packOf('en'))).toBe(plan)
})

it('takes a "good night" that was written to somebody for no goodbye', () => {
  const told = {
    ...parsed('Mia moglie mi ha scritto solo buona notte, e oggi non risponde'),
    courtesy: 'goodbye' as const,
  }
  expect(withoutDoubtfulIntent(told, found({ distance: 0.4 }))).not.toHaveProperty('courtesy')
  expect(withoutDoubtfulIntent(told, found({ leave: 0.4 }))).toHaveProperty('courtesy', 'goodbye')
})

it.each<[Language, string]>([
  ['en', 'Good, I’ll check the website then. What should I eat there?'],
  ['it', 'Va bene, provo così. Secondo te faccio bene?'],
])('hears in %s the question at the end of what is told: %s', (language, message) => {
  expect(askingAtTheEnd(found({ resolve: 0.4 }), message, language).group).toBe('asking')
})

it('leaves a question alone that weighs, or that is told', () => {
  const weighs = found({ grief: 0.6 }, { hard: 0.6 })
  expect(askingAtTheEnd(weighs, 'My nan died. What do I do now?', 'en')).toBe(weighs)
  const told = found({ day: 0.4 })
  expect(askingAtTheEnd(told, 'It rained all day.', 'en')).toBe(told)
})

it('takes a glad word of a message that does something else for none', () => {
  const tired = parsed('Finalmente a casa, che bello, sono a pezzi')
  const glad = { ...tired, tone: 'positive' as const }
  expect(inToneOfAct(glad, found({ tired: 0.2 }, { good: 0.1, hard: 0.4 })).tone).toBe('neutral')
  expect(inToneOfAct(glad, found({ niceMoment: 0.2 }, { good: 0.1, hard: 0.1 })).tone).toBe('positive')
})
