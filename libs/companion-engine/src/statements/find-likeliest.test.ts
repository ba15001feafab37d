import type { Language } from '@confida/contracts'
import { expect, it } from '@jest/globals'
import { languages, packOf } from '../languages/registry.ts'
import { say, turn } from '../testing/conversation.fixture.ts'

/** What was told, how it is asked for in no known way, and what the answer has to hold. */
const TOLD: Record<Language, readonly [told: string, asked: string, answer: string]> = {
  it: [
    'Il mio gatto si chiama Pallino. È rosso e dorme sul termosifone',
    'senti, il colore di Pallino te lo ricordi?',
    'rosso',
  ],
  en: [
    'It’s a tiny place in Scarborough, fifth floor',
    'wait, which floor did I say I’m on? The movers are asking',
    'fifth floor',
  ],
  fr: [
    'Avant j’étais boulanger à Lyon',
    'au fait, la boulangerie où j’étais boulanger, dans quelle ville, tu te rappelles ?',
    'Lyon',
  ],
  de: [
    'Meine Tochter Emma wird am Samstag acht',
    'Wie alt wird Emma nochmal? Will nur wissen, ob du zuhörst',
    'Samstag acht',
  ],
  es: [
    'Mi muchacho Beto entra a la prepa en agosto',
    'cómo se llama mi muchacho el que va a la prepa? a ver si me pones atención',
    'Beto',
  ],
  ar: ['اليوم بنت صغيرة اسمها جود رسمت لي صورة', 'بتتذكر شو اسم البنت اللي رسمت لي صورة؟', 'جود'],
}

it.each(languages)('hands back in %s what comes nearest to a question put in no known way', (language) => {
  const [told, asked, answer] = TOLD[language]
  const history = [turn('user', told), turn('assistant', '…'), turn('user', 'ok')]
  expect(say(language, asked, { history }).text).toContain(answer)
})

/** Two things told, and both asked for at once. */
const TWO: Record<
  Language,
  readonly [told: readonly [string, string], asked: string, answers: readonly [string, string]]
> = {
  it: [
    ['Mia cugina si sposa sabato a Lecce', 'Il baritono è dimagrito sei chili'],
    'Ti ricordi dove si sposa mia cugina e chi è dimagrito?',
    ['Lecce', 'baritono'],
  ],
  en: [
    ['My sister’s baby is due in June', 'The budgie has been quiet since Tuesday'],
    'Pop quiz: when is the baby due and since what day has the budgie been quiet?',
    ['June', 'Tuesday'],
  ],
  fr: [
    ['Le vieux monsieur du café s’appelle Lambinet', 'Ma tournée fait 38 kilomètres'],
    'Il s’appelait comment déjà, le monsieur du café, et combien fait ma tournée ?',
    ['Lambinet', '38'],
  ],
  de: [
    ['Ich fange im Mai in Kiel an', 'Frau Petersen riecht nach Eukalyptus'],
    'Weißt du noch, wo ich im Mai anfange und wonach Frau Petersen riecht?',
    ['Kiel', 'Eukalyptus'],
  ],
  es: [
    ['La frutera me dejó su nevera', 'El reloj de bolsillo es de 1911'],
    '¿Te acuerdas de quién me dejó la nevera y de qué año es el reloj?',
    ['frutera', '1911'],
  ],
  ar: [
    ['عرس أختي يوم الجمعة', 'الكيكة بالزعفران'],
    'تتذكر متى عرس أختي، وشو في الكيكة؟',
    ['الجمعة', 'الزعفران'],
  ],
}

it.each(languages)('answers in %s each of two questions', (language) => {
  const [[first, second], asked, answers] = TWO[language]
  const history = [turn('user', first), turn('assistant', '…'), turn('user', second), turn('assistant', '…')]
  const { text } = say(language, asked, { history })
  for (const answer of answers) expect(text).toContain(answer)
})

it('quotes no question of somebody’s for what they told', () => {
  const history = [
    turn('user', 'The watch is from 1911'),
    turn('assistant', '…'),
    turn('user', 'Could you write me a card? It should mention the watch'),
  ]
  const { text } = say('en', 'Remind me what year the watch is from', { history })
  expect(text).toContain('1911')
})

it('says that there is nothing where nothing is shared', () => {
  const history = [turn('user', 'Il mio gatto si chiama Pallino')]
  const { text } = say('it', 'Ti ricordi di mia cugina?', { history })
  expect(text).not.toContain('Pallino')
  expect(packOf('it').search.say.unknown.some((line) => text.includes(line))).toBe(true)
})

it.each([
  ['right, what’s my dog called and what breed is he?', 'a beagle called Waffles'],
  ['yo which number do I wear', 'number 13'],
  ['yo which number do I wear?', 'number 13'],
  ['what date did I say the review was?', 'march 20th'],
])('answers what was told of oneself: %s', (asked, answer) => {
  const history = [
    'so a bit about me, I’ve got a beagle called Waffles',
    'I’m a goalkeeper, I wear number 13',
    'they want to see me on march 20th, I’m terrified',
  ].flatMap((told) => [turn('user', told), turn('assistant', '…')])
  const { text } = say('en', asked, { history })
  expect(text).toContain(answer)
})

it('hands back nothing that has no more than a word in common with a long question', () => {
  const history = [turn('user', 'Il mio gatto dorme sul termosifone'), turn('assistant', '…')]
  const asked =
    'ti ricordi se per andare in Puglia con la macchina conviene prendere la strada del gatto selvatico?'
  expect(say('it', asked, { history }).text).not.toContain('termosifone')
})

it('takes "I told you" for no question', () => {
  const history = [turn('user', 'My brother Tom lives in Leeds'), turn('assistant', '…')]
  expect(say('en', 'Like I told you, my brother Tom is coming on Friday', { history }).text).not.toContain(
    'Leeds',
  )
})

it.each<[Language, string, string, string, string]>([
  [
    'it',
    'lo devo portare dal veterinario mercoledì 14',
    'Pallino mi fissa',
    'senti ma quando è che devo portare Pallino dal veterinario?',
    'mercoledì 14',
  ],
  [
    'en',
    'I have to take Rex to the vet on 14 March',
    'Rex is staring at me',
    'hang on, when was it that Rex has to go to the vet?',
    '14 March',
  ],
  [
    'de',
    'am 14. März muss Mimi zum Tierarzt',
    'Mimi sitzt neben mir und bettelt',
    'wann war nochmal der Termin mit Mimi?',
    '14. März',
  ],
  [
    'fr',
    'Nous partons à Lisbonne le 3 mai',
    'Le départ me rend nerveux',
    'Au fait, quelle date vous ai-je dite pour Lisbonne ?',
    '3 mai',
  ],
  [
    'es',
    'rindo anatomía el jueves 4',
    'anatomía es un plomo',
    'pará, qué día te dije que rindo anatomía?',
    'jueves 4',
  ],
  ['ar', 'الفرح يوم الجمعة', 'مش عارف اعزمه على الفرح', 'صح انا قلتلك الفرح امتى؟', 'الجمعة'],
])(
  'answers in %s the question "when" by nothing but what tells a time',
  (language, told, beside, asked, answer) => {
    const history = [told, beside].flatMap((one) => [turn('user', one), turn('assistant', '…')])
    expect(say(language, asked, { history }).text).toContain(answer)
  },
)

it.each<[Language, string[], string, string]>([
  [
    'de',
    ['ich hab mir einen Hamster geholt', 'Er heißt Paul', 'Mein Hamster ist wach'],
    'Wie heißt mein Hamster nochmal?',
    'Paul',
  ],
  [
    'en',
    ['we’re taking a coach to Whitby', 'it’s 38 pounds each', 'the coach leaves early'],
    'what did I say the coach costs?',
    '38',
  ],
])('knows in %s a name or a price by what was said beside it', (language, told, asked, answer) => {
  const history = told.flatMap((one) => [turn('user', one), turn('assistant', '…')])
  expect(say(language, asked, { history }).text).toContain(answer)
})

it.each<[Language, string[], string, string]>([
  ['it', ['Il 23 mia figlia Sara torna da Torino'], 'E quando ti ho detto che arriva Sara?', '23'],
  [
    'de',
    ['am 19. hab ich Prüfung', 'wenn ich 230 Volt hab und 46 Ohm vor der Prüfung'],
    'so, er klingelt. wann war nochmal meine Prüfung? bis dann',
    '19',
  ],
  [
    'en',
    ['my lad has a match on the 14th', 'his name’s Alfie'],
    'not seen that one. what did i say the date was for Alfie’s match?',
    '14th',
  ],
])('takes no name for a filler, and no number for a day, in %s', (language, told, asked, answer) => {
  const history = told.flatMap((one) => [turn('user', one), turn('assistant', '…')])
  expect(say(language, asked, { history }).text).toContain(answer)
})

it('answers what is asked by somebody who has to go', () => {
  const history = [turn('user', 'my mom is coming up on the 5th to see my show'), turn('assistant', '…')]
  const asked = 'ok i gotta go freak out. what day did i say my mom was coming btw'
  expect(say('en', asked, { history }).text).toContain('the 5th')
})

it('takes a question about its memory as such for none about what was said', () => {
  const history = [turn('user', 'ok i gotta go'), turn('assistant', '…')]
  const { text } = say('en', 'Do you remember what I tell you, or does it all go away?', { history })
  expect(text).not.toContain('gotta go')
})

it.each<[Language, string[], string, string, string]>([
  [
    'it',
    ['il 14 parto con le mie colleghe, andiamo a lisbona'],
    'vediamo se stai attento, quand’è che parto?',
    'e con chi?',
    'colleghe',
  ],
  [
    'en',
    ['Im off to lisbon on the 14th with sara and tom', 'i burned the lasagne'],
    'so, when am i leaving?',
    'and who with?',
    'tom',
  ],
  [
    'es',
    ['mi hermano vuelve de irlanda el 22', 'hoy no hay clase'],
    '¿te acuerdas de cuándo vuelve mi hermano?',
    '¿y de dónde?',
    'irlanda',
  ],
  ['ar', ['سأسافر إلى إسطنبول يوم 14 مع أصدقائي'], 'هل تتذكر متى سأسافر؟', 'ومع من؟', 'أصدقائي'],
])('goes on in %s about what was handed back', (language, told, asked, then, answer) => {
  const history = told.flatMap((one) => [turn('user', one), turn('assistant', '…')])
  const { text } = say(language, asked, { history })
  expect(text).toMatch(/14|22/)
  const later = [...history, turn('user', asked), turn('assistant', text)]
  expect(say(language, then, { history: later }).text).toContain(answer)
})

it.each<[Language, string, string, string]>([
  ['it', 'Ho visto una bicicletta usata bellissima, costa 240 euro', 'Quanto costava quella bici?', '240'],
  [
    'en',
    'I had to take our cat to the vet, there was a thorn in her paw',
    'What was wrong with her paw?',
    'thorn',
  ],
  ['es', 'el doctor me mandó caminar media hora', 'oye y qué fue lo que me mandó el doctor?', 'media hora'],
])('finds in %s what was told where nothing but its words asks for it', (language, told, asked, answer) => {
  const history = [turn('user', told), turn('assistant', '…'), turn('user', 'ok'), turn('assistant', '…')]
  expect(say(language, asked, { history }).text).toContain(answer)
})

it.each<[Language, string, string]>([
  ['fr', 'J’ai soixante chèvres dans la Drôme', 'Et vous, où donc êtes-vous, quand la fenêtre est éteinte ?'],
  [
    'de',
    'Voriges Jahr habe ich damit einen Toaster gewonnen',
    'Warum sagt man Eselsbrücke, was hat der Esel damit zu tun?',
  ],
  ['es', 'Tiene ocho años', '¿Cuántos años dura ahora la carrera de medicina?'],
  [
    'es',
    'me lo encontré afuera de la tienda, tiene 3 meses y le dan de comer',
    'cada cuánto le tengo q dar de comer?',
  ],
  ['es', 'me lo encontré afuera de la tienda', 'va, y puede comer tortilla de la tienda?'],
  ['ar', 'بنتي مريم تخرجها يوم 3 يونيو', 'اي حتى انا قلت جذي حق بنتي'],
  ['en', 'My brother lives in York', 'What should I cook for my brother?'],
  [
    'de',
    'meine beste freundin wartet da auf mich',
    'meinst du ich soll das bei meiner freundin nochmal ansprechen?',
  ],
])(
  'hands back nothing in %s to a question about the world, the companion or what to do',
  (language, told, asked) => {
    const history = [turn('user', told), turn('assistant', '…')]
    expect(say(language, asked, { history }).text).not.toContain(told)
  },
)

it('answers both questions of somebody who is polite', () => {
  const history = ['Am 12. April ist die Konfirmation', 'Mein Enkel heißt Jonas'].flatMap((one) => [
    turn('user', one),
    turn('assistant', '…'),
  ])
  const asked = 'Sagen Sie mir doch noch einmal, wann die Konfirmation ist und wie mein Enkel heißt.'
  const { text } = say('de', asked, { history })
  for (const answer of ['12. April', 'Jonas']) expect(text).toContain(answer)
})

it('answers by the last word where a time was moved', () => {
  const history = [
    'Mio padre si opera al ginocchio il 3 dicembre',
    'Hanno spostato l’operazione al 12 dicembre',
  ].flatMap((one) => [turn('user', one), turn('assistant', '…')])
  expect(say('it', 'Quando è che operano mio padre?', { history }).text).toContain('12')
})
