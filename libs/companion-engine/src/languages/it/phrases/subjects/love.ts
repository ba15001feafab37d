import type { SubjectLines } from '../../../phrases.ts'

export const love: SubjectLines<'love'> = {
  crush: {
    say: [
      'Allora c’è una persona che ti piace.',
      'Che emozione, quando qualcuno ti piace così.',
      'Avere una persona sempre in testa è bello e anche faticoso.',
      'Insomma, hai una bella cotta.',
    ],
    ask: [
      'Che cosa ti piace di più di questa persona?',
      'Hai confidato a qualcuno questa simpatia?',
      'Pensi che ci sia interesse anche dall’altra parte?',
    ],
  },
  dateAhead: {
    say: [
      'Un appuntamento in arrivo, che emozione!',
      'Allora c’è un appuntamento che ti aspetta.',
      'Prima di un appuntamento un po’ di agitazione ci sta.',
      'Che attesa, con un appuntamento così vicino!',
    ],
    ask: [
      'Che cosa ti piace di questa persona, per ora?',
      'Sai già di cosa ti piacerebbe parlare?',
      'Come ti auguri che vada?',
    ],
  },
  dateGood: {
    say: [
      'Che bello, un incontro riuscito!',
      'Stare così bene con qualcuno è una gioia.',
      'Bellissimo, un momento così con una persona che piace!',
      'Un appuntamento andato bene mette proprio allegria.',
    ],
    ask: [
      'Qual è stato il momento più bello?',
      'Che cosa ti è piaciuto di più?',
      'Che cosa vi piacerebbe fare la prossima volta?',
    ],
  },
  dateBad: {
    say: [
      'Che delusione, un appuntamento così.',
      'Un incontro andato male fa passare la voglia.',
      'Peccato, da quell’appuntamento ti aspettavi altro.',
      'Brutta esperienza, quando esci con qualcuno e va così.',
    ],
    ask: [
      'Com’era nata l’idea di uscire insieme?',
      'Lo hai già raccontato a qualcuno?',
      'Che cosa ti ha dato più fastidio?',
    ],
  },
  noAnswer: {
    say: [
      'Aspettare una risposta da chi ti piace è difficile.',
      'Il silenzio dopo un messaggio fa stare male.',
      'Che ansia, quel messaggio che non arriva.',
      'Non ricevere risposta lascia tanti dubbi.',
    ],
    ask: [
      'Di solito risponde in fretta?',
      'Che cosa pensi che sia successo?',
      'Com’era andata l’ultima volta tra voi?',
    ],
  },
  newLove: {
    say: [
      'Che bello, un amore appena nato!',
      'Una storia nuova dà tanta felicità.',
      'Quanta gioia, all’inizio di un amore!',
      'Innamorarsi così è proprio bello.',
    ],
    ask: [
      'Com’è cominciata tra voi?',
      'Che cosa ami di più di questa persona?',
      'I tuoi amici lo sanno già?',
    ],
  },
  farLove: {
    say: [
      'Amarsi da lontano è davvero faticoso.',
      'Quanta nostalgia, con la persona amata così lontana.',
      'Un amore a distanza richiede tanta pazienza.',
      'Certo che la lontananza tra due che si amano pesa.',
    ],
    ask: [
      'Che cosa vi piace fare quando siete insieme?',
      'C’è un progetto di vivere nella stessa città?',
      'In quali momenti la lontananza si sente di più?',
    ],
  },
  rowPartner: {
    say: [
      'Litigare con chi ami fa stare male.',
      'Brutto, quando in coppia non ci si capisce.',
      'Una lite tra voi due lascia tanta tensione.',
      'Dopo un litigio in coppia è difficile pensare ad altro.',
    ],
    ask: [
      'Di solito come fate pace?',
      'Secondo te che cosa c’è dietro questa lite?',
      'Che cosa vorresti sentirti dire adesso?',
    ],
  },
  leftBy: {
    say: [
      'La fine di un amore fa tanto male.',
      'Che dolore, quando chi ami se ne va.',
      'Una rottura così è difficile da accettare.',
      'Perdere la persona amata è una grande tristezza.',
    ],
    ask: [
      'Te lo aspettavi?',
      'C’è un’amica o un amico che può starti vicino?',
      'Riesci a dormire e mangiare in questi giorni?',
    ],
  },
  leaving: {
    say: [
      'Chiudere una storia è doloroso anche per chi decide.',
      'Lasciare una persona è una decisione pesante.',
      'Non è facile mettere fine a una relazione.',
      'Una separazione fa soffrire, qualunque sia il motivo.',
    ],
    ask: [
      'Che cosa c’è dietro questa decisione?',
      'Di cosa hai più paura in questa separazione?',
      'Con chi ne stai parlando?',
    ],
  },
  ex: {
    say: [
      'Quando c’è di mezzo l’ex, tornano tante emozioni.',
      'L’ex fa ancora un certo effetto.',
      'Capisco, il pensiero torna a una storia passata.',
      'Non è semplice, con una persona che hai amato.',
    ],
    ask: [
      'Che cosa provi adesso per l’ex?',
      'Come mai era finita tra voi?',
      'Che cosa vorresti davvero da questa persona?',
    ],
  },
  cheated: {
    say: [
      'Un tradimento fa malissimo.',
      'Che dolore, una cosa così da chi ami.',
      'Quando la fiducia viene tradita, la sofferenza è grande.',
      'È terribile, l’inganno della persona amata.',
    ],
    ask: ['Ne avete parlato tra voi?', 'Con chi ti stai confidando?', 'Hai già capito che cosa vuoi fare?'],
  },
  livingTogether: {
    say: [
      'Vivere insieme è un bel cambiamento.',
      'Dividere la casa con chi ami cambia le giornate.',
      'La convivenza porta tante novità.',
      'Una casa in due, quante cose a cui abituarsi!',
    ],
    ask: [
      'Chi cucina di solito tra voi due?',
      'Che cosa ti piace di più del vivere insieme?',
      'Com’è la casa?',
    ],
  },
  wedding: {
    say: [
      'Un matrimonio in arrivo, quante cose a cui pensare!',
      'Che emozione, si parla di nozze!',
      'Le nozze sono un momento grande per tutti.',
      'Matrimonio e preparativi, è un periodo intenso.',
    ],
    ask: [
      'Come ti immagini la festa?',
      'Chi vorresti assolutamente avere vicino quel giorno?',
      'Che cosa ti emoziona di più di quel giorno?',
    ],
  },
  anniversary: {
    say: [
      'Un anniversario è un giorno che conta.',
      'Allora è tempo di anniversario.',
      'Questo anniversario per te è importante.',
      'Per una coppia l’anniversario ha un valore speciale.',
    ],
    ask: [
      'Com’è cominciata questa storia d’amore?',
      'Qual è il ricordo più bello di questi anni?',
      'Secondo te che cosa tiene unita una coppia?',
    ],
  },
  sweetPartner: {
    say: [
      'Che dolcezza, un gesto così da chi ami!',
      'Sono attenzioni che fanno davvero piacere.',
      'Bello avere accanto una persona così premurosa.',
      'Quanto amore in un gesto del genere!',
    ],
    ask: [
      'Tu che cosa hai detto?',
      'È sempre così, con queste attenzioni?',
      'E a te, che sorpresa piacerebbe fare?',
    ],
  },
  single: {
    say: [
      'Stare senza una persona accanto a volte pesa.',
      'Essere single ha i suoi momenti difficili.',
      'Capisco, per ora non c’è un amore nella tua vita.',
      'La vita da single non è sempre facile.',
    ],
    ask: [
      'Che tipo di persona ti piacerebbe incontrare?',
      'Come passi di solito il tempo libero?',
      'Hai amici con cui stai bene?',
    ],
  },
  jealousy: {
    say: [
      'La gelosia fa stare proprio male.',
      'Brutta sensazione, quando entra in coppia la gelosia.',
      'C’è di mezzo la gelosia, e non è facile.',
      'Con la gelosia si perde la serenità.',
    ],
    ask: [
      'Ne parlate con calma, ogni tanto?',
      'Quando è cominciata questa gelosia?',
      'Che cosa aiuterebbe a stare meglio tra voi?',
    ],
  },
  comingOut: {
    say: [
      'Parlare di una cosa così personale richiede coraggio.',
      'È importante poter dire chi si è.',
      'Il coming out è un momento delicato per tutti.',
      'Una cosa così, in famiglia o fuori, tocca tanto.',
    ],
    ask: [
      'Chi sta già dalla tua parte?',
      'Come ti fa stare tutto questo?',
      'Con chi riesci a parlarne liberamente?',
    ],
  },
}
