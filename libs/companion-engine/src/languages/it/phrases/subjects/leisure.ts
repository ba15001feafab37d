import type { SubjectLines } from '../../../phrases.ts'

export const leisure: SubjectLines<'leisure'> = {
  book: {
    say: [
      'Un buon libro tiene proprio compagnia.',
      'Si vede che leggere per te è importante.',
      'Che bello avere una storia tra le mani.',
      'Ecco, un libro riempie bene il tempo.',
    ],
    ask: [
      'Dove ti piace metterti a leggere?',
      'Che tipo di libri preferisci?',
      'Qual è il libro che hai amato di più?',
    ],
  },
  film: {
    say: [
      'Un film, che bel modo di passare il tempo.',
      'Certi film restano in testa per un po’.',
      'Il cinema fa sempre il suo effetto.',
      'Guardare un film stacca un po’ dai pensieri.',
    ],
    ask: [
      'Lo consiglieresti agli amici?',
      'Con chi guardi i film di solito?',
      'Che genere di film ti piace di più?',
    ],
  },
  series: {
    say: [
      'Certe serie tengono proprio attaccati allo schermo.',
      'Puntata dopo puntata ci si affeziona ai personaggi.',
      'Una serie che prende fa volare le serate.',
      'Si capisce che le serie ti appassionano.',
    ],
    ask: [
      'Di solito guardi le serie in compagnia?',
      'Qual è il tuo personaggio preferito?',
      'Che cosa ti piace di più della storia?',
    ],
  },
  music: {
    say: [
      'La musica giusta fa stare proprio bene.',
      'Ascoltare musica è un gran bel piacere.',
      'Certa musica emoziona ogni volta.',
      'Che bello lasciarsi prendere dalle canzoni.',
    ],
    ask: [
      'C’è una canzone che ti fa sempre commuovere?',
      'Quando ascolti più volentieri la musica?',
      'Che musica si ascoltava a casa tua?',
    ],
  },
  instrument: {
    say: [
      'Suonare uno strumento dà tanta soddisfazione.',
      'Per suonare ci vogliono pazienza e passione.',
      'Che bello fare musica con le proprie mani.',
      'Imparare e tenersi in esercizio con uno strumento richiede impegno.',
    ],
    ask: [
      'Che cosa ti piacerebbe saper suonare?',
      'Quanto ti eserciti di solito?',
      'Qualcuno in famiglia suonava già?',
    ],
  },
  singing: {
    say: [
      'Cantare fa proprio bene.',
      'Si capisce che ti piace cantare.',
      'Che bello usare la voce per cantare.',
      'Il canto è una bella compagnia.',
    ],
    ask: [
      'Qual è la canzone che canti più volentieri?',
      'Cantavi già a scuola?',
      'Ti emoziona cantare davanti agli altri?',
    ],
  },
  drawing: {
    say: [
      'Disegnare e creare qualcosa è davvero bello.',
      'Che soddisfazione fare qualcosa con colori, matite o creta.',
      'Un lavoro artistico richiede pazienza.',
      'Quando si crea qualcosa il tempo passa in fretta.',
    ],
    ask: [
      'Che cosa ti piace di più ritrarre o modellare?',
      'Fai vedere agli altri i tuoi lavori?',
      'Come ti è venuta questa passione?',
    ],
  },
  handicraft: {
    say: [
      'Fare le cose a mano dà una bella soddisfazione.',
      'Un lavoro fatto con le proprie mani ha qualcosa in più.',
      'Ci vuole tanta pazienza per questi lavori manuali.',
      'Che bello avere un lavoretto in corso.',
    ],
    ask: [
      'Da chi hai imparato questi lavori?',
      'Hai già in mente il prossimo lavoretto?',
      'Quanto tempo ci vuole per una cosa così?',
    ],
  },
  photos: {
    say: [
      'Le foto fermano momenti che si rivedono volentieri.',
      'Fotografare insegna a guardare bene le cose.',
      'Si capisce che con le foto ti diverti.',
      'Che bello dedicarsi alle foto.',
    ],
    ask: [
      'Che cosa ti piace di più fotografare?',
      'Le tue foto le stampi o restano sul telefono?',
      'C’è una foto a cui tieni più di tutte?',
    ],
  },
  videoGame: {
    say: [
      'Certi videogiochi prendono davvero.',
      'Con un bel gioco le ore passano senza accorgersene.',
      'Un videogioco può dare belle soddisfazioni, e anche qualche nervoso.',
      'Si capisce che ai videogiochi ti diverti.',
    ],
    ask: [
      'Che cosa ti piace di più di quel gioco?',
      'Qual è il primo gioco che hai amato?',
      'Riesci a spegnere quando è ora?',
    ],
  },
  boardGame: {
    say: [
      'Giocare insieme è un bel modo di stare in compagnia.',
      'Una partita tra amici o in famiglia è sempre bella.',
      'Carte e giochi da tavolo riuniscono le persone.',
      'Con i giochi il tempo in compagnia vola.',
    ],
    ask: [
      'A che gioco vinci più spesso?',
      'Chi dei giocatori non sa proprio perdere?',
      'Si gioca spesso a casa tua?',
    ],
  },
  teamWon: {
    say: [
      'Evviva, una vittoria che fa festa!',
      'Che gioia quando vincono i propri colori!',
      'Una vittoria così si festeggia volentieri.',
      'Allora complimenti ai tuoi campioni, che bella vittoria!',
    ],
    ask: [
      'Qual è stato il momento più bello della partita?',
      'Da quanto tempo fai il tifo per loro?',
      'Con chi hai festeggiato?',
    ],
  },
  teamLost: {
    say: [
      'Che delusione, una sconfitta così.',
      'Perdere in quel modo brucia a ogni tifoso.',
      'Certe sconfitte restano sullo stomaco.',
      'Fare il tifo e vedere i propri colori perdere fa male.',
    ],
    ask: ['Di chi è la colpa, secondo te?', 'Quando è la prossima gara?', 'Con chi stavi guardando?'],
  },
  ownMatch: {
    say: [
      'Una gara giocata in prima persona è sempre un’emozione.',
      'Fare sport con un avversario davanti dà tanta carica.',
      'Gare e partite fanno battere il cuore.',
      'Che bello mettersi in gioco nello sport.',
    ],
    ask: ['Ti alleni spesso?', 'Viene qualcuno a fare il tifo per te?', 'Da quanto tempo fai questo sport?'],
  },
  running: {
    say: [
      'Correre così è un bell’impegno.',
      'La corsa fa fatica e fa bene.',
      'Ogni uscita di corsa è una soddisfazione.',
      'Ci vuole costanza per correre.',
    ],
    ask: ['Dove vai a correre di solito?', 'A che cosa pensi mentre corri?', 'Ascolti musica quando corri?'],
  },
  hiking: {
    say: [
      'Camminare in mezzo alla natura fa stare bene.',
      'Una bella camminata ripaga della fatica.',
      'Montagna e sentieri danno belle emozioni.',
      'Che bello andare per sentieri.',
    ],
    ask: [
      'Qual è la gita che ricordi con più piacere?',
      'Che cosa metti nello zaino da mangiare?',
      'Preferisci camminare in compagnia o per conto tuo?',
    ],
  },
  cycling: {
    say: [
      'La bicicletta è proprio un bel mezzo.',
      'Pedalare fa bene, anche quando costa fatica.',
      'Tra salite, discese e qualche guaio, la bici appassiona.',
      'In bici si vedono le cose con calma.',
    ],
    ask: [
      'Qual è il tuo giro preferito?',
      'C’è un percorso in bici che vorresti fare?',
      'Ti piacciono di più le salite o la pianura?',
    ],
  },
  sea: {
    say: [
      'Che bello stare vicino all’acqua.',
      'Il mare fa sempre un certo effetto.',
      'Spiaggia e onde, una giornata diversa dal solito.',
      'Acqua, sole e vento fanno dimenticare il resto.',
    ],
    ask: [
      'Ti piace di più il mare calmo o mosso?',
      'Qual è la spiaggia che preferisci?',
      'Quando sei al mare preferisci nuotare o stare all’ombra?',
    ],
  },
  dancing: {
    say: [
      'Ballare mette proprio di buonumore.',
      'La danza è faticosa ma dà tanta gioia.',
      'Quando c’è da ballare i pensieri spariscono.',
      'Si capisce che il ballo ti piace.',
    ],
    ask: [
      'Con chi balli più volentieri?',
      'Che musica ti fa venire voglia di ballare?',
      'Quando hai iniziato a ballare?',
    ],
  },
  fishing: {
    say: [
      'Per pesca e funghi ci vuole tanta pazienza.',
      'Che bello passare ore all’aperto, tra acqua e boschi.',
      'Fiumi, mare e boschi danno belle soddisfazioni.',
      'Cercare e aspettare, in mezzo alla natura, è una vera passione.',
    ],
    ask: [
      'Con chi hai cominciato?',
      'Poi che cosa cucini quando il bottino è buono?',
      'Qual è il ritrovamento o la preda più bella di sempre?',
    ],
  },
  writing: {
    say: [
      'Scrivere è una cosa molto personale.',
      'Che bello mettere i pensieri in parole.',
      'Ci vuole coraggio e pazienza per scrivere.',
      'Si capisce che la scrittura per te conta.',
    ],
    ask: [
      'Di che cosa scrivi più volentieri?',
      'C’è qualcuno a cui fai leggere le tue cose?',
      'Quando ti vengono le idee migliori?',
    ],
  },
  museum: {
    say: [
      'Mostre e teatro lasciano sempre qualcosa.',
      'Una bella uscita culturale, che piacere.',
      'Arte e palcoscenico riempiono la giornata.',
      'Che bello dedicare del tempo all’arte.',
    ],
    ask: [
      'Qual è la cosa che ricordi meglio?',
      'Ci vai spesso, a mostre o spettacoli?',
      'C’è un artista che ti piace in particolare?',
    ],
  },
  volunteering: {
    say: [
      'Dedicare tempo agli altri è una cosa preziosa.',
      'Che bello che ci sia chi aiuta così.',
      'Il volontariato stanca ma riempie.',
      'Aiutare chi ne ha bisogno è davvero importante.',
    ],
    ask: [
      'Come hai cominciato con il volontariato?',
      'C’è una persona che ti è rimasta nel cuore?',
      'Che cosa ti dà di più questo impegno?',
    ],
  },
  stars: {
    say: [
      'Guardare il cielo di notte lascia senza parole.',
      'Luna e stelle fanno sempre un bell’effetto.',
      'Che bello fermarsi a guardare il cielo.',
      'Un cielo così di notte è uno spettacolo.',
    ],
    ask: [
      'Conosci i nomi delle costellazioni?',
      'Con chi ti piace guardare il cielo?',
      'Qual è il cielo più bello che ricordi?',
    ],
  },
}
