import type { SubjectLines } from '../../../phrases.ts'

export const others: SubjectLines<'others'> = {
  friendFar: {
    say: [
      'Un’amicizia che si allontana fa male.',
      'Che tristezza, perdere il contatto con una persona amica.',
      'Capisco, quest’amicizia ti manca.',
      'Quando un’amicizia non è più come prima, si soffre.',
    ],
    ask: [
      'Com’è nata quest’amicizia?',
      'Che cosa ti manca di più dei vostri momenti?',
      'È successo qualcosa tra voi, che tu sappia?',
    ],
  },
  friendHurt: {
    say: [
      'Da un’amicizia una cosa così non te l’aspetti.',
      'Che delusione, un comportamento simile in un’amicizia.',
      'Fa male, quando a ferirti è una persona amica.',
      'Una persona amica che si comporta così, che amarezza.',
    ],
    ask: ['Avete parlato, dopo?', 'Pensi di poter perdonare?', 'Da quanto dura quest’amicizia?'],
  },
  friendMoves: {
    say: [
      'Una persona amica che va lontano lascia tristezza.',
      'Quando un’amicizia cambia città, la mancanza si sente.',
      'È dura, salutare una persona amica che parte.',
      'Che nostalgia, un’amicizia che diventa lontana.',
    ],
    ask: [
      'Che cosa facevate di solito insieme?',
      'Come pensate di restare in contatto?',
      'Ti piacerebbe andare a trovare chi parte?',
    ],
  },
  oldFriend: {
    say: [
      'Ritrovare una vecchia amicizia è bello.',
      'Che piacere, una persona di tanti anni fa!',
      'Una persona del passato che ritorna, che emozione!',
      'Quanti ricordi, con le amicizie di un tempo.',
    ],
    ask: [
      'Che cosa ricordi di più di quegli anni?',
      'Pensate di restare in contatto, adesso?',
      'Che cosa vi univa, allora?',
    ],
  },
  party: {
    say: [
      'Allora c’è di mezzo una festa.',
      'Le feste possono essere belle e anche faticose.',
      'Una festa porta sempre un po’ di agitazione.',
      'Quante cose a cui pensare, per una festa!',
    ],
    ask: [
      'Preferisci le feste grandi o poche persone?',
      'Che musica ti piace alle feste?',
      'Con chi stai meglio quando c’è una festa?',
    ],
  },
  newTown: {
    say: [
      'Ricominciare in un posto nuovo non è facile.',
      'Una città nuova, e tutto da conoscere.',
      'Ambientarsi in un posto nuovo richiede tempo.',
      'Quando si cambia posto, all’inizio manca un po’ tutto.',
    ],
    ask: [
      'Come passi le serate lì?',
      'C’è una zona del posto che ti piace?',
      'Con chi riesci a scambiare due parole?',
    ],
  },
  leftOut: {
    say: [
      'Restare fuori quando gli altri stanno insieme fa male.',
      'Che amarezza, quando gli altri fanno senza di te.',
      'Brutta sensazione, questa esclusione dal gruppo.',
      'Fa soffrire, non far parte delle cose degli altri.',
    ],
    ask: [
      'Con chi di loro ti trovi meglio?',
      'Secondo te come mai si comportano così?',
      'C’è qualcun altro con cui ti piace stare?',
    ],
  },
  friendIll: {
    say: [
      'Una persona amica in queste condizioni, che dispiacere.',
      'Quanta preoccupazione per la salute di una persona amica.',
      'È duro, quando un’amicizia così cara deve affrontare questo.',
      'Fa paura, quando sta tanto male qualcuno a cui vuoi bene.',
    ],
    ask: [
      'Riuscite a sentirvi o a vedervi?',
      'Di che cosa parlate, quando vi sentite?',
      'E tu, come stai con questo pensiero?',
    ],
  },
  friendKind: {
    say: [
      'Che bello avere amicizie così!',
      'Un gesto così da una persona amica fa tanto bene.',
      'Amici del genere sono una gioia!',
      'Quanta gentilezza, in quest’amicizia!',
    ],
    ask: [
      'Dove avete fatto amicizia?',
      'Tu che cosa hai provato in quel momento?',
      'Che cosa vi unisce di più?',
    ],
  },
  noisyNeighbour: {
    say: [
      'Con vicini così rumorosi è difficile stare in pace.',
      'Che nervi, tutto quel rumore dei vicini.',
      'I rumori dei vicini tolgono la calma.',
      'Avere tanto rumore intorno a casa è davvero stancante.',
    ],
    ask: [
      'Anche gli altri nel palazzo si lamentano?',
      'Riesci a trovare una stanza più silenziosa?',
      'Che persone sono, questi vicini?',
    ],
  },
  kindNeighbour: {
    say: [
      'Che bello avere vicini così gentili!',
      'Una gentilezza tra vicini fa proprio piacere.',
      'Vicini del genere sono una fortuna!',
      'Fa bene sapere che accanto c’è gente così buona.',
    ],
    ask: ['È da molto che vi conoscete?', 'Vi capita di fare due chiacchiere?', 'Come pensi di ricambiare?'],
  },
  stranger: {
    say: [
      'Certi incontri per caso fanno proprio bene.',
      'Che bel momento, con una persona mai vista prima!',
      'Un incontro così tra sconosciuti è una bella cosa.',
      'È bello, quando la gente sconosciuta sa essere cordiale.',
    ],
    ask: [
      'Ti capita spesso di fare incontri così?',
      'Che effetto ti ha fatto?',
      'Avete parlato ancora un po’?',
    ],
  },
  rudeStranger: {
    say: [
      'Che maleducazione, e da una persona mai vista!',
      'Un comportamento così da gente sconosciuta fa rabbia.',
      'Nessuno dovrebbe permettersi di trattarti così, tanto meno gente estranea.',
      'Brutto episodio, certa gente è proprio cattiva.',
    ],
    ask: [
      'Qualcuno lì intorno è intervenuto?',
      'Tu come hai reagito, in quel momento?',
      'Ci stai ancora pensando?',
    ],
  },
}
