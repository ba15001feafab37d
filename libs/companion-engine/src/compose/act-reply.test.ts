import type { Language } from '@confida/contracts'
import { describe, expect, it } from '@jest/globals'
import { languages, packOf } from '../languages/registry.ts'
import { bluntRebel, say, talk } from '../testing/conversation.fixture.ts'
import type { Act } from '../understand/acts/act.ts'

interface Asked {
  film: string
  luck: string
  complaint: string
  unfair: string
  grief: string
  leave: string
}

const MESSAGES: Record<Language, Asked> = {
  it: {
    film: 'mi consigli un bel film per stasera?',
    luck: 'incrocia le dita per me!',
    complaint: 'non mi stai ascoltando, non è quello che ti ho chiesto',
    unfair: 'Il capo ha preso il mio lavoro e lo ha presentato come suo',
    grief: 'È morta mia nonna',
    leave: 'Vado a dormire, buonanotte',
  },
  en: {
    film: 'can you recommend a good film for tonight?',
    luck: 'keep your fingers crossed for me!',
    complaint: 'you’re not listening, that’s not what I asked',
    unfair: 'My boss took my work and presented it as his own',
    grief: 'My grandmother died',
    leave: 'Off to bed now, good night',
  },
  fr: {
    film: 'tu me conseilles un bon film pour ce soir ?',
    luck: 'croise les doigts pour moi !',
    complaint: 'tu ne m’écoutes pas, ce n’est pas ce que j’ai demandé',
    unfair: 'Mon chef a pris mon travail et l’a présenté comme le sien',
    grief: 'Ma grand-mère est morte',
    leave: 'Je vais me coucher, bonne nuit',
  },
  de: {
    film: 'kannst du mir einen guten Film für heute Abend empfehlen?',
    luck: 'drück mir die Daumen!',
    complaint: 'du hörst mir nicht zu, das habe ich nicht gefragt',
    unfair: 'Mein Chef hat meine Arbeit genommen und als seine vorgestellt',
    grief: 'Meine Oma ist gestorben',
    leave: 'Ich geh jetzt schlafen, gute Nacht',
  },
  es: {
    film: '¿me recomiendas una buena película para esta noche?',
    luck: '¡cruza los dedos por mí!',
    complaint: 'no me estás escuchando, no es eso lo que te he preguntado',
    unfair: 'Mi jefe cogió mi trabajo y lo presentó como suyo',
    grief: 'Ha muerto mi abuela',
    leave: 'Me voy a dormir, buenas noches',
  },
  ar: {
    film: 'تنصحني بفيلم حلو الليلة؟',
    luck: 'ادعيلي بالتوفيق!',
    complaint: 'أنت لا تسمعني، ليس هذا ما سألت عنه',
    unfair: 'المدير أخذ شغلي وقدمه على أنه شغله',
    grief: 'ماتت جدتي',
    leave: 'رايح أنام، تصبح على خير',
  },
}

describe.each(languages)('in %s', (language) => {
  const messages = MESSAGES[language]
  const { acts, answers } = packOf(language).phrases
  const saysOf = (text: string, act: Act) => acts[act].say.some((line) => text.includes(line))

  it.each([
    ['luck', 'askLuck'],
    ['unfair', 'unfair'],
  ] as const)('answers what a message does: %s', (id, act) => {
    const { text } = say(language, messages[id])
    expect([text, saysOf(text, act)]).toEqual([text, true])
  })

  it('owns up to a reply that was beside the point', () => {
    const { text } = say(language, messages.complaint)
    expect([
      text,
      saysOf(text, 'complain') || answers.repair.say.some((line) => text.includes(line)),
    ]).toEqual([text, true])
  })

  it('lets somebody go in the middle of a grief, without a question', () => {
    const text = talk(language, [messages.grief, messages.leave], bluntRebel).at(-1) ?? ''
    expect(text).not.toMatch(/[?؟]/)
    expect(
      [...acts.leave.say, ...answers.goodbye.say].some((line) => text.includes(line.split('{')[0] ?? line)),
    ).toBe(true)
  })

  it('says something new for every one of many messages', () => {
    const replies = talk(
      language,
      Array.from({ length: 40 }, (_, i) => `${messages.unfair} ${i}`),
    )
    expect(replies.every((reply) => reply.trim().length > 0)).toBe(true)
  })
})
