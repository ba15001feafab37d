import type { SubjectLines } from '../../../phrases.ts'

export const family: SubjectLines<'family'> = {
  parentsStrain: {
    say: [
      'Con i genitori a volte è proprio difficile.',
      'Fa male, quando non ci si capisce con i genitori.',
      'Sono faticose, queste tensioni con i genitori.',
      'Quando i rapporti con i genitori sono così, si soffre.',
    ],
    ask: [
      'È sempre stato così tra voi, in famiglia?',
      'Che cosa vorresti che capissero?',
      'C’è qualcuno in famiglia che ti sostiene?',
    ],
  },
  oldParents: {
    say: [
      'I genitori che invecchiano danno tanti pensieri.',
      'Fa male, quando un genitore non è più come prima.',
      'Stare dietro a un genitore anziano è faticoso e triste.',
      'Che preoccupazione, un genitore così avanti con gli anni.',
    ],
    ask: [
      'Chi ti aiuta in queste cose?',
      'Com’era prima il vostro rapporto?',
      'Riesci ad avere ancora qualche momento bello insieme?',
    ],
  },
  parentIll: {
    say: [
      'Una persona di famiglia in queste condizioni, che paura.',
      'Quanta preoccupazione per chi ami, in questo momento.',
      'Sono giorni difficili, con qualcuno di famiglia così male.',
      'È durissimo, quando una persona cara sta tanto male.',
    ],
    ask: [
      'Quando potrai avere altre notizie?',
      'In famiglia riuscite a darvi il cambio?',
      'Tu riesci a riposare un po’, in questi giorni?',
    ],
  },
  pregnant: {
    say: [
      'Un bambino in arrivo, che gioia!',
      'Che meraviglia, presto la famiglia cresce!',
      'Aspettare un bambino è una grande emozione.',
      'Bellissima notizia, una nuova vita in arrivo!',
    ],
    ask: [
      'Che cosa c’è ancora da preparare?',
      'Che cosa ti emoziona di più di questo arrivo?',
      'Come vi immaginate i primi giorni insieme?',
    ],
  },
  babyTired: {
    say: [
      'Con un neonato in casa la stanchezza è tanta.',
      'Quanta fatica, i primi mesi con un bambino piccolo.',
      'Certe giornate con un neonato sono sfinenti.',
      'Dormire poco e occuparsi di un neonato è durissimo.',
    ],
    ask: [
      'Qualcuno ti dà il cambio ogni tanto?',
      'Quando riesci a chiudere gli occhi un po’?',
      'C’è un momento della giornata più calmo?',
    ],
  },
  childSweet: {
    say: [
      'Che tenerezza, un momento così con un bambino!',
      'I bambini sanno dare gioie grandissime.',
      'Quanta dolcezza, in queste cose dei bambini!',
      'Un momento così con i figli è bellissimo.',
    ],
    ask: ['E tu come hai reagito?', 'A chi hai raccontato questo momento?', 'Che carattere ha?'],
  },
  teenager: {
    say: [
      'Con un adolescente in casa non è semplice.',
      'A quell’età i figli sono difficili da capire.',
      'L’adolescenza dei figli richiede tanta pazienza.',
      'Certo che i figli adolescenti cambiano tanto.',
    ],
    ask: [
      'C’è qualcosa che fate ancora volentieri insieme?',
      'E a scuola come va?',
      'Tu com’eri a quell’età?',
    ],
  },
  childLeaves: {
    say: [
      'Quando un figlio va via, la casa cambia.',
      'Un figlio che lascia casa fa venire nostalgia.',
      'È un bel cambiamento, un figlio lontano da casa.',
      'Orgoglio e malinconia insieme, quando i figli se ne vanno.',
    ],
    ask: [
      'Ogni quanto pensate di sentirvi?',
      'Come cambiano adesso le tue giornate?',
      'Che cosa ti fa più effetto in questa partenza?',
    ],
  },
  siblings: {
    say: [
      'Con fratelli e sorelle può essere davvero difficile.',
      'Fa male, quando tra fratelli le cose vanno così.',
      'Certe tensioni tra fratelli fanno soffrire.',
      'I rapporti tra fratelli non sono sempre facili.',
    ],
    ask: [
      'Com’era il vostro rapporto durante l’infanzia?',
      'I vostri genitori sanno come stanno le cose?',
      'Che cosa ti piacerebbe che cambiasse tra voi?',
    ],
  },
  grandparents: {
    say: [
      'Che bello avere un legame così con i nonni.',
      'I nonni sono persone speciali.',
      'Quanto affetto, quando parli dei nonni.',
      'Il tempo con i nonni è una cosa preziosa.',
    ],
    ask: [
      'Qual è il ricordo più caro che hai con i nonni?',
      'Di che cosa parlate quando siete insieme?',
      'Somigli un po’ ai tuoi nonni?',
    ],
  },
  grandchildren: {
    say: [
      'Quanto affetto per i nipoti!',
      'I nipoti sono una grande gioia.',
      'Che bello avere dei nipoti a cui pensare.',
      'Quando si tratta dei nipoti, le emozioni sono tante.',
    ],
    ask: [
      'Che cosa vi piace fare insieme?',
      'Ci sono foto dei nipoti in giro per casa?',
      'Che cosa vorresti che imparassero da te?',
    ],
  },
  inLaws: {
    say: [
      'I rapporti con la famiglia acquisita non sono semplici.',
      'Quanta pazienza ci vuole con i parenti acquisiti.',
      'Certe tensioni con i parenti acquisiti stancano davvero.',
      'Con suoceri e parenti acquisiti a volte è proprio dura.',
    ],
    ask: [
      'In casa gli altri che cosa ne pensano?',
      'È così da sempre, con questi parenti?',
      'Riuscite a parlarne apertamente, in casa?',
    ],
  },
  gathering: {
    say: [
      'Tutti i parenti insieme, non è una cosa da poco.',
      'Le riunioni di famiglia sono sempre un po’ impegnative.',
      'Quando si riunisce la famiglia, succede sempre qualcosa.',
      'Allora si parla di parenti e di feste in famiglia.',
    ],
    ask: [
      'Con quali parenti ti trovi meglio?',
      'Di solito com’è l’atmosfera tra i parenti?',
      'C’è un piatto che in famiglia non può mancare?',
    ],
  },
  death: {
    say: [
      'Condoglianze, è una perdita dolorosa.',
      'Perdere una persona cara è un dolore grande.',
      'Che dolore, questa morte.',
      'Non ci sono parole facili per un lutto così.',
    ],
    ask: [
      'Ti va di raccontarmi che persona era?',
      'C’è qualcuno vicino a te in questi giorni?',
      'Che rapporto avevate?',
    ],
  },
  stillMissing: {
    say: [
      'La mancanza di chi non c’è più si fa sentire.',
      'Ti manca ancora tanto, è naturale.',
      'Quanto amore c’è ancora per chi non c’è più.',
      'Certi momenti fanno sentire più forte la mancanza.',
    ],
    ask: [
      'Qual è il ricordo a cui tieni di più?',
      'Che cosa vi piaceva fare insieme?',
      'Con chi parli di questa mancanza?',
    ],
  },
  miscarriage: {
    say: [
      'Perdere un bambino che aspettavi è un dolore enorme.',
      'Che dolore, per questo bambino.',
      'Una perdita così è davvero grande e fa tanto male.',
      'Non è giusto dover dire addio a un bambino atteso.',
    ],
    ask: [
      'C’è una persona accanto a te adesso?',
      'Ti va di parlarne un po’?',
      'Di che cosa avresti bisogno in questo momento?',
    ],
  },
  aloneWithChildren: {
    say: [
      'Crescere i figli senza nessuno accanto è faticoso.',
      'Quanta responsabilità, quando con i figli fai tutto tu.',
      'Occuparsi dei figli senza un altro genitore è pesante.',
      'Fare tutto per i figli senza aiuto stanca davvero.',
    ],
    ask: [
      'Quando riesci a riposarti un po’?',
      'Che cosa ti pesa di più, nella giornata?',
      'Ci sono altri genitori nella tua situazione, lì vicino?',
    ],
  },
}
