import type { SubjectLines } from '../../../phrases.ts'

export const animals: SubjectLines<'animals'> = {
  petSweet: {
    say: [
      'Che tenerezza, queste bestiole.',
      'Certi animali fanno proprio sorridere!',
      'Un animale così riempie la casa di allegria!',
      'Affetto e tenerezza, le bestiole sanno dare tanto!',
    ],
    ask: ['Come si chiama?', 'Da quanto tempo vive con te?', 'Dove ama stare di più in casa?'],
  },
  petNew: {
    say: [
      'Un nuovo animale in casa, che emozione.',
      'Che bello pensare a una bestiola da accogliere.',
      'Una bestiola nuova cambia le giornate.',
      'Accogliere un animale è una bella decisione.',
    ],
    ask: ['Hai già in mente un nome?', 'Hai avuto altri animali prima?', 'Chi se ne occuperà di più?'],
  },
  petIll: {
    say: [
      'Quando un animale di casa sta male fa tanta pena.',
      'Che preoccupazione per la tua bestiola.',
      'È duro vedere soffrire un animale a cui si vuole bene.',
      'Povera bestia, e che pensiero per te.',
    ],
    ask: ['Che età ha la bestiola?', 'Hai fiducia nel veterinario?', 'C’è qualcuno lì con te?'],
  },
  petDied: {
    say: [
      'Perdere il proprio animale è un grande dolore.',
      'Che tristezza, faceva parte della famiglia.',
      'Manca tanto, un animale a cui si è voluto bene.',
      'Un dolore vero, quando muore un animale amato.',
    ],
    ask: [
      'Ti va di raccontarmi com’era?',
      'Che cosa ti manca di più delle vostre giornate?',
      'Come è cominciata la vostra storia?',
    ],
  },
  petMischief: {
    say: [
      'Certi animali ne combinano di tutti i colori.',
      'Una bestiola così tiene tutti occupati.',
      'Che disastro, e poi è difficile arrabbiarsi con un animale.',
      'Con un animale in casa succede di tutto.',
    ],
    ask: [
      'Qual è il guaio più grosso che ha combinato?',
      'Dopo chiede almeno scusa a modo suo?',
      'Ne combina spesso, di cose così?',
    ],
  },
  petLost: {
    say: [
      'Quando un animale sparisce si sta davvero in pensiero.',
      'Che spavento, non sapere dov’è la propria bestiola.',
      'Un animale che scappa mette addosso una grande ansia.',
      'Cercare il proprio animale è un’angoscia.',
    ],
    ask: [
      'Era già successo altre volte?',
      'Qualcuno ti ha dato una mano a cercare?',
      'Ha il microchip o una medaglietta?',
    ],
  },
  wildAnimal: {
    say: [
      'Che incontro, un animale così da vicino.',
      'Vedere un animale libero è sempre una sorpresa.',
      'Certi incontri con gli animali restano in mente.',
      'Trovarsi vicino un animale selvatico fa effetto.',
    ],
    ask: [
      'Ti ha messo paura o tenerezza?',
      'Capita spesso di vedere animali dalle tue parti?',
      'Hai fatto in tempo a fare una foto?',
    ],
  },
}
