import type { SubjectLines } from '../../../phrases.ts'

export const tips: SubjectLines<'tips'> = {
  filmFunny: {
    say: [
      '“Non ci resta che piangere” con Benigni e Troisi, per le battute da citare a vita, o “Tre uomini e una gamba” con Aldo, Giovanni e Giacomo.',
      '“A qualcuno piace caldo” di Billy Wilder: ritmo perfetto e finale leggendario. In alternativa “Frankenstein Junior”, parodia che non invecchia.',
      'Ottimi “Ricomincio da capo”, dove lo stesso giorno si ripete all’infinito, e “Harry, ti presento Sally”, dialoghi brillanti e cuore caldo.',
      '“Paddington 2”: tenero, spiritoso, adatto a ogni età. Per più ritmo, “Le follie dell’imperatore” fa ridere anche i grandi.',
      '“Quasi amici” per ridere con un po’ di sostanza, “La cena dei cretini” per ridere e basta.',
    ],
    ask: ['Che genere di comicità ti fa ridere di più?'],
  },
  filmAny: {
    say: [
      '“Le vite degli altri”: tensione silenziosa nella Berlino Est e un finale che resta addosso. Oppure “Il segreto dei suoi occhi”, indagine e passione.',
      '“Nuovo Cinema Paradiso” se ci sta una lacrima, “Il postino” se la si vuole dolce: due storie italiane che commuovono.',
      '“La finestra sul cortile” di Hitchcock: un uomo, un cortile, e non ci si muove più dal divano. Più moderno e feroce, “Parasite”.',
      '“Arrival” per la fantascienza che pensa, “Mad Max: Fury Road” per l’azione che corre. Tutti e due a luci spente.',
      '“Perfetti sconosciuti”, una cena e i telefoni sul tavolo, oppure “C’eravamo tanto amati” di Scola, trent’anni d’Italia e d’amicizia.',
    ],
    ask: ['Qual è l’ultimo film che ti è rimasto dentro?'],
  },
  seriesAny: {
    say: [
      '“Chernobyl”: cinque episodi, impossibile distogliere lo sguardo. Per un respiro più lungo, “L’amica geniale”.',
      '“Breaking Bad” per chi vuole cadere in un vortice, “Better Call Saul” per chi ama le trame a fuoco lento.',
      '“Only Murders in the Building”: giallo e risate insieme. In italiano, “Il commissario Montalbano” non tradisce.',
      '“Fleabag”: due stagioni brevi, comica e spietata. Oppure “Boris”, per ridere dell’Italia dall’interno.',
      '“The Crown” per la storia, “Dark” per i rompicapi temporali, “Ted Lasso” per stare bene. Tre umori, tre ottime serate.',
    ],
    ask: ['Quale serie ti è dispiaciuto finire?'],
  },
  bookAny: {
    say: [
      '“Il barone rampante” di Calvino: un ragazzo sale su un albero e non scende più. Leggero, profondo, perfetto anche per ricominciare.',
      '“L’isola di Arturo” di Elsa Morante per la scrittura che incanta, “L’arte della gioia” di Goliarda Sapienza per una protagonista indimenticabile.',
      '“Il nome della rosa” di Eco per la lentezza che ripaga, “La forma dell’acqua” di Camilleri per un giallo veloce e saporito.',
      '“Stoner” di John Williams: una vita qualunque che non si riesce a lasciare. Più breve, “Le notti bianche” di Dostoevskij.',
      '“Lessico famigliare” di Natalia Ginzburg fa ridere e commuove; “Accabadora” di Michela Murgia si legge in due giorni e resta per anni.',
    ],
    ask: ['Quale libro ti ha tenuto compagnia meglio di tutti?'],
  },
  bookForChild: {
    say: [
      '“Favole al telefono” di Gianni Rodari: storie brevissime e pazze, una per sera. Per i più piccoli, “Nel paese dei mostri selvaggi” di Sendak.',
      '“Il GGG” di Roald Dahl per ridere con i giganti, “Matilde” per chi sogna di vincere usando la testa. Ottimi dagli otto anni.',
      '“Il piccolo bruco Mai Sazio” per chi ha due o tre anni, “Il Gruffalò” per chi ne ha quattro e ama un po’ di brivido in rima.',
      '“Diario di una schiappa” conquista anche chi non legge mai; dopo, “Harry Potter e la pietra filosofale” fa il resto.',
      '“Storia di una gabbianella e del gatto che le insegnò a volare” di Sepúlveda, tenero ad alta voce; oppure “Pippi Calzelunghe”, pura allegria.',
    ],
    ask: ['Quali storie fanno più presa, draghi, animali, scherzi o altro?'],
  },
  musicCalm: {
    say: [
      'Le “Gymnopédies” di Satie: pianoforte lento, quasi respirato. A seguire “Clair de lune” di Debussy, e la stanza cambia luce.',
      '“Music for Airports” di Brian Eno: senza fretta, nata per stare sullo sfondo e rallentare tutto.',
      '“Una mattina” e “Le onde” di Ludovico Einaudi per cullare, “Spiegel im Spiegel” di Arvo Pärt se può scendere qualche lacrima.',
      'Due carezze senza parole: il “Köln Concert” di Keith Jarrett e i “Notturni” di Chopin. Adatti al buio, alle cuffie e ai pensieri.',
      '“Sleep” di Max Richter dura circa otto ore, fatto apposta per la notte. Con una voce, invece, “Pink Moon” di Nick Drake.',
    ],
    ask: ['Che cosa deve fare la musica stasera, cullare o sciogliere?'],
  },
  musicLively: {
    say: [
      '“Don’t Stop Me Now” dei Queen e “Mr. Blue Sky” degli Electric Light Orchestra: impossibile star fermi.',
      '“A far l’amore comincia tu” di Raffaella Carrà, poi “Maracaibo” di Lu Colombo: anche l’aspirapolvere comincia a ballare.',
      '“Eye of the Tiger” dei Survivor e “Lose Yourself” di Eminem, per quando le gambe vogliono fermarsi e la testa no.',
      '“September” degli Earth, Wind & Fire e “Uptown Funk” di Mark Ronson con Bruno Mars: due iniezioni di buonumore a tempo.',
      '“L’ombelico del mondo” di Jovanotti, e subito dopo “Gioca Jouer” di Claudio Cecchetto per le risate.',
    ],
    ask: ['Quale canzone ti fa muovere sempre, anche controvoglia?'],
  },
  gameAny: {
    say: [
      'Da tavolo: “Dixit” per la fantasia, “Codenames” per le risate a squadre, “Ticket to Ride” per un po’ di strategia gentile.',
      'In digitale: “Stardew Valley” per coltivare in pace, “Hades” per l’azione, “Outer Wilds” per un mistero spaziale che resta in mente.',
      'Con un mazzo di carte: scopa o briscola in due, burraco in quattro, scala quaranta quando si vuole litigare con affetto.',
      'In due: “Azul”, bello da toccare e facile da spiegare, oppure “L’isola proibita”, dove si vince o si affonda insieme.',
      'Sul telefono: “Monument Valley”, piccolo gioiello di illusioni, e “Mini Metro”, che rende ipnotica una rete di metropolitane.',
    ],
    ask: ['Quale gioco ti ha appassionato di più finora?'],
  },
  podcastAny: {
    say: [
      '“Veleno” di Pablo Trincia: un’inchiesta vera che non lascia scendere dall’auto. Tema duro, racconto magistrale.',
      '“Il podcast di Alessandro Barbero”: lezioni di storia raccontate come al bar. Ideale per camminare.',
      '“Indagini” di Stefano Nazzi per la cronaca spiegata con sobrietà, “Morgana” per ritratti di donne fuori dagli schemi.',
      '“Alle otto della sera”, storico programma di Radio 2: vite, imprese e secoli a puntate, facili da riascoltare.',
      '“Ad alta voce” di Rai Radio 3: grandi romanzi letti da bravi attori. Un viaggio lungo diventa improvvisamente breve.',
    ],
    ask: ['Mentre fai che cosa ti piace ascoltare?'],
  },
}
