import type { ExamplesBySkill } from '../../../testing/examples-by-skill.fixture.ts'

export const examples: ExamplesBySkill = {
  sums: {
    asked: [
      [
        'La bolletta della luce è di 87 euro e 40 e quella del gas di 112 e 15. Quanto fa in tutto?',
        '199,55',
      ],
      ['quanto fa 1150 più 250 diviso in 2?', '700'],
      ['quanto fa il 15% di 80?', '12.'],
      ['Quanto fa sette per otto?', '56.'],
      ['quanto fa 3,5 + 2?', '5,5.'],
      ['Senti, quanto fa 1.500 diviso 4?', '375.'],
      ['che percentuale di 80 è 20?', '25 %'],
      ['la radice quadrata di 144?', '12.'],
      ['Ho preso 12.500 euro, con 1.350 al mese quanti mesi campo?', '= 9,26'],
      ['94 euro a viaggio e ne faccio 4, quanto spendo?', '94 × 4 = 376'],
      ['prendo 1400, 650 se ne vanno di affitto e 300 di spesa: quanto mi resta?', '= 450'],
      ['dai veloce, quanto fa 19 per 14, senza calcolatrice', '266.'],
      ['guadagno 1500 e voglio mettere via il 15%, quanto sarebbe?', '1500 × 15 % = 225'],
      ['mi restano 6 capitoli e 3 giorni, quanti capitoli al giorno?', '6 ÷ 3 = 2'],
      ['se per 2 persone ci vogliono 160 grammi di pasta per 3 quanta ne metto?', '160 ÷ 2 × 3 = 240'],
      ['prendo 2150 e l’affitto è 780, che percentuale è?', '= 36,28 %'],
      ['senti ma se faccio 130 pacchi in 8 ore quanti sono all’ora?', '130 ÷ 8 = 16,25'],
      ['33 giorni all’anno per 21 anni, quanti giorni sono?', '33 × 21 = 693'],
      ['una pizza costa 9 euro e siamo in 6, quanto spendiamo in tutto?', '9 × 6 = 54'],
      ['fammi un conto: 9,40 l’ora per 8 ore per 22 giorni quanto fa', '= 1654,4'],
      ['3 quaderni costano 7,50 euro, quanto costano 5 quaderni?', '= 12,5'],
      ['la rata è di 289 al mese, mancano 17 mesi, quanto è in tutto?', '289 × 17 = 4913'],
    ],
    notAsked: [
      'Ho dato il 110%',
      'Lavoro 24/7',
      'Abbiamo vinto 3-2',
      'Quanto fa caldo oggi!',
      'Ho 34 anni e lei 29',
      'Sono più di 5 giorni che non dormo',
      'A 51 anni e con 2 figli, quanto conto ancora?',
      'Ho 2 figli, di 4 e 6 anni: tu quanti anni hai?',
      'Nel 2019 ho perso 12 chili, quanto tempo è passato',
    ],
  },
  dates: {
    asked: [
      ['che giorno è?', 'sabato 22 novembre 2025'],
      ['Quanti ne abbiamo oggi?', '22 novembre'],
      ['quanti giorni mancano a Natale?', '33 giorni'],
      ['quanti giorni mancano al 3 marzo?', '101 giorni'],
      ['che giorno cade Pasqua?', 'omenica 5 aprile 2026'],
      ['quanti giorni mancano al mio esame?', '8 giorni'],
      ['che ore sono?', '00:30'],
      ['che ore sono a Tokyo?', '08:30'],
    ],
    notAsked: [
      'A che ora ti svegli?',
      'Che giorno orribile',
      'Non vedo l’ora che sia Natale',
      'Quanti giorni hai pianto?',
      'Oggi è il mio compleanno',
      'Che ore assurde che faccio',
    ],
  },
  units: {
    asked: [
      ['5 miglia in km', '8,047 chilometri'],
      ['quanti minuti ci sono in 3 ore?', '180 minuti'],
      ['100 gradi fahrenheit in celsius', '37,8 gradi'],
    ],
    notAsked: [
      'Ho corso 5 miglia sotto la pioggia',
      '5 km in 30 minuti',
      'Ho perso 3 chili in due settimane',
      'Quante ore lavori?',
      'Peso 70 kg',
    ],
  },
  world: {
    asked: [
      ['qual è la capitale del Perù?', 'Lima'],
      ['Capitale dell’Australia?', 'Canberra'],
      ['quanti pianeti ci sono?', 'otto'],
      ['a che temperatura bolle l’acqua?', '100 °C'],
    ],
    notAsked: [
      'Vivo nella capitale del Perù',
      'La capitale mi manca',
      'Mi bolle la testa',
      'Mi sento su un altro pianeta',
      'La luna stasera è bellissima',
    ],
  },
  texts: {
    asked: [
      ['scrivi un messaggio di auguri per mia sorella', 'Ciao Marta'],
      ['Mi scrivi una lettera di dimissioni?', 'dimissioni'],
    ],
    notAsked: [
      'Devo scrivere una lettera al mio capo',
      'Mi ha scritto un messaggio',
      'Scrivimi presto',
      'Il suo messaggio mi ha ferito',
      'Gli ho mandato gli auguri',
    ],
  },
  jokes: {
    asked: [
      ['raccontami una barzelletta', ''],
      ['Un’altra barzelletta', ''],
    ],
    notAsked: [
      'La mia vita è una barzelletta',
      'Ha fatto una battuta pessima',
      'Un’altra giornata no',
      'Ancora una volta mi ha deluso',
      'Non c’è niente da ridere',
    ],
  },
  games: {
    asked: [
      ['che giochi conosci?', 'catena di parole'],
      ['giochiamo a indovina il numero', '1 a 100'],
      ['sasso carta forbici', 'tre'],
      ['giochiamo alla catena di parole', 'ultima lettera'],
    ],
    notAsked: [
      'Ieri ho perso a sasso carta forbici',
      'Indovina che cosa è successo',
      'Basta, non ne posso più',
      '42',
      'Gioco a tennis',
    ],
  },
}
