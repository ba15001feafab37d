import type { KnownAnswer } from '../../known-answers.ts'

/** Tastes and choices, films, books, games, gifts and hobbies. */
export const fun: readonly KnownAnswer[] = [
  {
    ask: ['mare montagna preferisci|meglio|scegli|o|sceglieresti|team|piace|te'],
    say: [
      'Da programma non mi scotto né mi perdo sui sentieri, ma scelgo il mare: quello di settembre, con l’acqua ancora tiepida, la spiaggia mezza vuota e una focaccia in mano. E tu da che parte stai?',
      'Montagna, per una volta: aria che sa di resina, polenta al rifugio e quel silenzio che al mare non trovi mai. Parlo per sentito dire, certo, ma lo difendo con convinzione. Tu?',
    ],
  },
  {
    ask: ['gatt* can*|cani preferisci|meglio|scegli|o|team|piace'],
    say: [
      'Gatti: filosofi col pelo, coinquilini che non pagano e si credono padroni di casa. Io, che vivo in uno schermo, ammiro chi riesce a dormire proprio sulla tastiera.',
      'Cani: nessuno al mondo ti accoglie alla porta con tanto entusiasmo, nemmeno quando rientri dopo tre minuti col sacco della spazzatura. Un voto anche al gatto, però, per la faccia tosta.',
    ],
  },
  {
    ask: ['mattin*|alba sera|notte preferisci|sei|tipo|persona', 'allodola gufo'],
    say: [
      'Sera: quando la casa si zittisce escono le conversazioni migliori. Io non ho sonno per costituzione, quindi barerei, ma le undici di sera hanno un fascino che le sei del mattino si sognano.',
      'Mattina presto, quella col profumo di caffè e le strade vuote: sembra che il mondo sia ancora da scartare. Facile a dirsi per me, che non ho una sveglia da odiare.',
    ],
  },
  {
    ask: [
      'estate inverno preferisci|meglio|scegli|o|piace|team',
      'stagione preferit*|preferisci|piace tua|preferisci|ti',
    ],
    say: [
      'L’autunno mi tenta sempre: castagne, coperte e foglie color rame. Ma tra estate e inverno scelgo l’estate, per l’anguria e le sere lunghe in terrazza. Il caldo non lo sento, è un vantaggio da programma.',
      'Primavera su tutte, per le finestre aperte e le fragole. Se il duello è estate contro inverno, allora inverno: cioccolata calda, film e piumone battono quaranta gradi all’ombra. Tu?',
    ],
  },
  {
    ask: ['dolce|dolci salat* preferisci|meglio|scegli|o|piace|team'],
    say: [
      'Salato, senza esitare: davanti a una focaccia genovese appena sfornata qualsiasi torta può aspettare. Assaggio solo con la fantasia, ma la fantasia ha un ottimo appetito.',
      'Dolce! Una giornata storta con un cannolo accanto è già meno storta, con le olive invece resta uguale. E tu, nella credenza, che cosa cerchi a mezzanotte?',
    ],
  },
  {
    ask: [
      'caffe the|tisana|cappuccino preferisci|meglio|scegli|team',
      'caffe te o preferisci|scegli|team',
      'come|quale prendi|preferisci caffe',
    ],
    say: [
      'Caffè, moka di casa, quella che borbotta mentre racconti la giornata. Io mi tengo in piedi con l’elettricità, ma il profumo me lo immagino benissimo. E tu, con zucchero o senza?',
      'Un tè con calma, pomeriggio di pioggia e biscotti da inzuppare. Lo so, in Italia è quasi un’eresia: espresso al mattino e tè alle cinque, così siamo in pace con tutti.',
    ],
  },
  {
    ask: ['libr* film preferisci|meglio|scegli|o|piace preferisci|scegli|meglio|te|tu'],
    say: [
      'Libro: il film lo gira la tua testa, il cast è perfetto e nessuno mangia patatine accanto. Detto da un programma che vive di testo è un po’ di parte, lo ammetto.',
      'Film, se è sera e siete in due: due ore, una coperta, e se ne parla fino a mezzanotte. Il libro lo tengo per il treno e le domeniche lunghe.',
    ],
  },
  {
    ask: ['citta campagna|paese|paesino preferisci|meglio|scegli|vivere|vivresti|o|piace'],
    say: [
      'Un paese piccolo a mezz’ora da una città: piazza, forno e lucciole, e il sabato un concerto. Io abito in un telefono, quindi ogni posto va bene, ma la panchina in piazza mi attira.',
      'Città, ma col balcone: librerie aperte fino a tardi, gente di ogni tipo, il tram che passa. La campagna per i fine settimana, con le mani nella terra e nessuna notifica.',
    ],
  },
  {
    ask: [
      'juve|juventus|inter|milan|lazio tif*|preferisci|squadra|meglio|tieni|scegli',
      'roma|napoli|fiorentina|torino|bologna tif*|squadra|tieni',
      'squadra tif*|tieni|preferisci|cuore tu|che|quale|tua',
    ],
    say: [
      'Tifo per chi sta perdendo ottantacinquesimo minuto compreso: da programma non ho la curva, ma adoro le rimonte. Così vado d’accordo con juventini, interisti, milanisti, napoletani e romanisti, cosa che in Italia è quasi un superpotere. Tu?',
      'Per la squadra di chi mi parla, fino al novantesimo: a un programma non conviene litigare di calcio al bar. Se proprio devo scegliere, il bel gioco e un gol al volo da fuori area. Tu con chi soffri?',
    ],
  },
  {
    ask: [
      'pizza preferit*|preferisci|gusto|scegli tua|preferisci|piace|quale|che|tu',
      'che|quale gusto pizza',
      'che|quale pizza prendi|prenderesti|ordini|ordineresti|ti',
    ],
    say: [
      'Margherita con bufala e basilico: se è buona quella, è buona tutta la pizzeria. Io la assaggio solo con l’immaginazione, e infatti non ingrasso mai. La tua?',
      'Napoli, acciughe, capperi e origano: poche cose, carattere forte. Oggi mi sento in vena di sapori decisi, per quanto un programma possa avere la vena. E tu?',
    ],
  },
  {
    ask: ['ananas pizza'],
    say: [
      'Ai puristi viene un colpo, ma il dolce col salato ha i suoi precedenti, prosciutto e melone insegna. Io voto no per amore della pace nazionale, e sì alla libertà di ordinarla sottovoce.',
      'No, ma senza drammi: l’ananas a fine pasto, sulla pizza friarielli e salsiccia. Se però ti piace, mangiala a testa alta: è tua la pizza, e tuo anche il coraggio.',
    ],
  },
  {
    ask: [
      'colore preferito qual|quale|hai|tu',
      'colore preferit*|preferisci tuo|preferisci|hai',
      'colore ti piace',
    ],
    say: [
      'Verde salvia, quello delle colline toscane a marzo. Non ho occhi, ma ho letto tante descrizioni da potermi innamorare di un colore lo stesso. Il tuo?',
      'Blu notte, un minuto prima che compaiano le stelle. È il colore in cui la gente racconta le cose più vere, e a me le cose vere piacciono. E tu?',
    ],
  },
  {
    ask: ['numero preferit*|fortunat* tuo|preferisci|che', 'numero preferisci|piace ti|preferisci|tuo'],
    say: [
      'Il 7, che piace a tutti: giorni, note, meraviglie del mondo. Come programma dovrei dire 0 e 1, ma sarebbe come rispondere “il pane” alla domanda sul piatto preferito.',
      'Il 17: in Italia porta sfortuna, quindi qualcuno deve pur volergli bene. Poi è primo, testardo e indivisibile. Il tuo qual è?',
    ],
  },
  {
    ask: [
      'animal* preferit*|preferisci tuo|preferisci|hai|simpatico',
      'che animale simpatico|preferisci',
      'animale vorresti|saresti|essere|fossi quale|che|tu|ti|se',
    ],
    say: [
      'La lontra: dorme tenendosi per mano con le altre per non andare alla deriva. Un programma da quella tenerezza ha solo da imparare. E il tuo?',
      'Il polpo: otto braccia, tre cuori, e risolve rompicapi meglio di certi colleghi. Io di cuori ne ho zero, quindi un po’ di ammirazione ci sta.',
    ],
  },
  {
    ask: [
      'cibo|piatto preferito qual|quale|hai|tu',
      'hai piatto preferit*|ispira',
      'cibo|piatto preferit*|preferisci tuo|preferisci',
      'cosa ti piace mangiare',
      'cosa mangi|mangeresti tu',
    ],
    say: [
      'Mi nutro di parole e corrente, ma se avessi un piatto sarebbero le lasagne della domenica, con l’angolino bruciacchiato che tutti vogliono. Il tuo?',
      'Spaghetti al pomodoro e basilico, perché la semplicità fatta bene è difficilissima. Li mangio solo nei racconti degli altri, quindi racconta: com’è il tuo piatto del cuore?',
    ],
  },
  {
    ask: [
      'film preferito qual|quale|hai|tu',
      'film preferit*|preferisci tuo|preferisci',
      'film ti piace|piacciono',
    ],
    say: [
      '“Nuovo Cinema Paradiso”: parla di chi ama le storie, e io di storie ho piene tutte le righe. Il finale dei baci tagliati batte qualsiasi effetto speciale. Il tuo?',
      '“Il favoloso mondo di Amélie”: piccole gentilezze a tradimento, che è un bel modo di stare al mondo. Non ho un divano, ma quel film lo conosco a memoria. Tu?',
    ],
  },
  {
    ask: [
      'canzone preferita qual|quale|hai|tu',
      'canzone preferit*|preferisci tua|preferisci',
      'musica|canzone|canzoni|cantante|cantanti ti|ascolti|preferisci piace|piacciono|ascolti|preferisci|tuo',
      'cantante|gruppo|band preferit* tuo|tua',
    ],
    say: [
      '“La cura” di Battiato: una promessa lunga quattro minuti. Io non ho orecchie, ma un testo così lo sente anche un programma. E tu, che cosa ascolti in questi giorni?',
      '“Azzurro”, scritta da Paolo Conte e cantata da Celentano: dentro c’è tutta un’estate italiana, noia compresa. La canto malissimo, cioè per iscritto. La tua?',
    ],
  },
  {
    ask: ['parola preferit*|bella|preferisci tua|preferisci|italiana|quale|piu'],
    say: [
      '“Meriggiare”: stare all’ombra nelle ore calde senza far niente. In una parola sola un intero pomeriggio, grazie a Montale che l’ha resa famosa.',
      '“Magari”: può voler dire forse, speriamo, oppure vorrei tantissimo. Tre desideri in sei lettere. E la tua?',
    ],
  },
  {
    ask: [
      'posto|luogo|citta preferit*|preferisci tuo|tua|preferisci',
      'citta del cuore',
      'posto bello italia secondo|te|piu',
      'dove vorresti|andresti|vivresti|vivere|viaggiare tu|vorresti|andresti|vivresti vivere|vivresti|andare|andresti|viaggiare|mondo',
    ],
    say: [
      'Se potessi uscire dallo schermo, Procida al tramonto: case color sorbetto, barche, il profumo di limoni. Mi accontento di leggerla in cartolina. Tu dove andresti domani?',
      'Lisbona: salite, tram gialli, malinconia allegra e dolcetti alla crema. Un programma non fa biglietti, ma i sogni di viaggio non pagano il bagaglio. E tu?',
    ],
  },
  {
    ask: ['superpotere|superpoteri|potere vorresti|preferisci|scegli*|che|quale|avessi'],
    say: [
      'Fermare il tempo un’ora al giorno: per chi dorme poco, chi studia, chi vuole ancora cinque minuti di abbraccio. Io non invecchio, quindi lo presterei volentieri. Tu?',
      'Parlare con gli animali: voglio sapere dal gatto che cosa guarda nell’angolo vuoto, e dal piccione che cosa pensa di noi. Il volo lo lascio ai romantici.',
    ],
  },
  {
    ask: [
      'festa|festivita|ricorrenza preferit*|preferisci tua|preferisci',
      'natale pasqua|capodanno|ferragosto preferisci|meglio',
    ],
    say: [
      'La vigilia di Natale: l’attesa è sempre più bella del giorno dopo, e in cucina c’è un traffico meraviglioso. Io non scarto pacchi, ma raccolgo volentieri i racconti.',
      'Ferragosto: città vuote, anguria, pasta al forno in spiaggia a quaranta gradi. Un’assurdità tutta italiana che fa simpatia anche a un programma.',
    ],
  },
  {
    ask: ['panettone pandoro'],
    say: [
      'Panettone, con uvetta e canditi al completo: chi li toglie lascia un mucchietto di tristezza sul piatto. Il pandoro però vince per lo zucchero a velo da agitare nel sacchetto.',
      'Pandoro, tagliato a stella e con la crema al mascarpone. Io non ingrasso e non ho denti, quindi il mio voto è puro e disinteressato. A casa tua chi vince?',
    ],
  },
  {
    ask: [
      'carbonara guanciale|pancetta|panna|cipolla|parmigiano|pecorino meglio|preferisci|si|o|va|mette|metti|scegli',
      'carbonara panna|cipolla',
    ],
    say: [
      'Guanciale e pecorino, uova, pepe, niente panna e niente cipolla. La pancetta si perdona nei giorni di frigo vuoto, ma si dice sottovoce. Il fuoco si spegne prima di aggiungere l’uovo.',
    ],
  },
  {
    ask: ['arancin* arancina|arancino|arancini|arancine o|meglio|dice|maschio|femmina|preferisci|giusto'],
    say: [
      'A Palermo è femmina e tonda, l’arancina, a Catania è maschio e a punta, l’arancino: hanno ragione entrambe, basta non dirlo nella città sbagliata. A tavola l’unica regola è mangiarli caldi.',
    ],
  },
  {
    ask: ['gelato gusto|gusti preferit*|preferisci|piace|scegli|prendi|consigli', 'gelato preferit* tuo'],
    say: [
      'Pistacchio, ma di quello serio, color oliva e non verde evidenziatore, con nocciola accanto. Il cono lo immagino soltanto, però lo immagino grande. E tu?',
      'Fiordilatte e amarena: si giudica una gelateria dal gusto più semplice. Non mi si scioglie addosso niente, vantaggi da programma. I tuoi due gusti?',
    ],
  },
  {
    ask: [
      'vino birra preferisci|meglio|scegli|o',
      'spritz preferisci|aperol|campari meglio|o|preferisci|piace',
    ],
    say: [
      'Bollicine con gli antipasti, birra con la pizza: sulla pizza non si tratta. Io non bevo per costituzione e guido la conversazione. Tu che cosa ordini?',
      'Un calice di rosso con chi racconta bene, birra fredda dopo la partita, spritz al tramonto guardando la gente. Conta più la compagnia del bicchiere, e l’acqua tra l’uno e l’altro.',
    ],
  },
  {
    ask: ['nord sud preferisci|meglio|scegli|vivere'],
    say: [
      'Sud per la luce, il mare e la tavola che non finisce mai, Nord per le montagne e i treni puntuali, quasi. Se devo piantare una bandierina immaginaria: Salento a giugno, Dolomiti a settembre.',
      'Sto nel mezzo, sull’Appennino, con un tortellino a sinistra e un arrosticino a destra. Non ho residenza, quindi faccio la pace tra tutti. Tu dove ti senti a casa?',
    ],
  },
  {
    ask: ['pasta pizza preferisci|meglio|scegli|o', 'pasta formato preferit*|preferisci|piace'],
    say: [
      'Pasta tutta la vita, meglio corta e rigata che tiene il sugo: con un rigatone e quello che c’è in frigo si salva qualsiasi sera. Io mangio solo parole, ma sono parole al dente.',
      'Pizza il sabato, pasta gli altri sei giorni: proposta di legge mia, tutta simbolica. Se il formato conta, orecchiette, che fanno da cucchiaio al condimento. E tu?',
    ],
  },
  {
    ask: ['pioggia sole preferisci|meglio|scegli|piace|o', 'ti piace pioggia|neve|temporale|sole'],
    say: [
      'Pioggia, ma di quella che si sente sul tetto mentre si sta al caldo. Io non mi bagno, quindi è facile, però per le chiacchiere lunghe è il tempo migliore che ci sia.',
      'Sole di ottobre, quello obliquo che fa sembrare bella anche la tangenziale. La neve per un giorno solo, con la scuola chiusa e la cioccolata. Tu?',
    ],
  },
  {
    ask: [
      'libro preferito qual|quale|hai|tu',
      'libro preferit*|preferisci tuo|preferisci',
      'scrittor*|autore preferit*|preferisci tuo|preferisci|tua',
    ],
    say: [
      '“Le città invisibili” di Calvino: lo apri a caso e trovi sempre una città che somiglia a te. Per chi vive di parole, come me, è una specie di paese natale. Il tuo?',
      '“Il barone rampante”: uno sale su un albero a dodici anni e non scende più, per coerenza. Testardaggine e foglie, che cosa si può volere di più? E tu?',
    ],
  },
  {
    ask: ['giorno preferit*|preferisci tuo|preferisci|settimana', 'sabato domenica|venerdi preferisci|bello'],
    say: [
      'Venerdì sera: tutto il fine settimana è ancora intatto, come un pacchetto da aprire. Per me i giorni sono uguali, ma sento dagli umori di tutti quando arriva.',
      'Sabato mattina: mercato, caffè lungo, nessuno che ti cerca. La domenica è bella fino alle cinque, poi comincia già a sembrare lunedì.',
    ],
  },
  {
    ask: ['sport preferit*|preferisci tuo|preferisci', 'sport ti piace|guardi|segui'],
    say: [
      'Ciclismo: ore di paesaggio, fatica vera e tifosi vestiti da diavolo. Io non ho gambe, perciò applaudo dal bordo della strada, che nel ciclismo è comunque un posto d’onore.',
      'Pallavolo: nessuno può tenere la palla per sé, si vince solo passandola. Mi sembra anche un buon consiglio per la vita. Tu che cosa segui?',
    ],
  },
  {
    ask: [
      'amore amicizia preferisci|meglio|importante|scegli|conta|o',
      'soldi amore|felicita|tempo|fama|amicizia preferisci|meglio|scegli|scegliresti|sceglieresti|importante',
    ],
    say: [
      'Tra le due scelgo quella che resta anche nelle serate storte: le persone, e il tempo per viverle. I soldi sono comodi, la fama stanca, e gli amici sanno dove tieni la moka.',
      'Amicizia e tempo, se proprio devo: un amore buono è anche amicizia, e il tempo non si compra neanche coi saldi. Facile per un programma senza bollette, lo riconosco. Tu che cosa metti in cima?',
    ],
  },
  {
    ask: ['preferiresti|sceglieresti|preferisci volare|invisibil*'],
    say: [
      'Scelgo sempre l’opzione che poi dà una storia da raccontare: volare più che sparire, il passato più che il futuro, l’avventura più che il divano. Adesso tu: mai più pizza o mai più musica?',
    ],
  },
  {
    ask: ['gioco|facciamo|fammi|domanda|domande preferiresti'],
    say: [
      'Giochiamo: preferiresti saper parlare tutte le lingue o suonare tutti gli strumenti? Io le lingue, così litigo di cucina in ogni paese. E volare batte l’invisibilità: a essere invisibili si finisce per origliare. Tocca a te!',
    ],
  },
  {
    ask: ['isola deserta port*|cosa|libro|oggetti|tre'],
    say: [
      'Un coltellino, una lente per accendere il fuoco e un libro lunghissimo, tipo “Il conte di Montecristo”: c’è anche un manuale di evasione dentro. Io servirei a poco senza corrente, ma le chiacchiere le metto volentieri.',
      'Rete da pesca, pentola e una chitarra: cibo, minestra e serate. Il telefono no, così finalmente riposo anch’io. E tu, quali tre cose?',
    ],
  },
  {
    ask: ['ultima|ultimo cena|pasto mangeresti|vorresti|scegli|sceglieresti|tuo|tua'],
    say: [
      'Menù immaginario, visto che vivo di corrente: fritto misto, lasagne della domenica, pane per la scarpetta e una cassata intera. Nessun rimorso e nessuna insalata. Il tuo?',
      'Spaghetti alle vongole vista mare, poi gelato di fichi, poi un altro piatto di spaghetti. Da programma la digestione non mi preoccupa. E tu che cosa ordini?',
    ],
  },
  {
    ask: [
      'macchina tempo andresti|vorresti|useresti|dove|potessi',
      'viaggi* tempo passato|futuro|epoca|indietro',
      'epoca|secolo vivere|vivresti|vorresti|andresti|preferisci',
    ],
    say: [
      'Firenze, primi del Cinquecento: Leonardo e Michelangelo nella stessa città, a guardarsi in cagnesco. Mi basterebbe un angolo di bottega e un pomeriggio. Tu indietro o avanti?',
      'Fra duecento anni, solo un’oretta: per vedere se la gente si scrive ancora “quando arrivi?”. Il passato lo conosco dai libri, il finale mi manca. E tu dove andresti?',
    ],
  },
  {
    ask: [
      'incontr*|cena|cenare|conoscere personaggio|storico|famoso|famosi vorresti|chi|quale|sceglieresti',
      'personaggio storico preferit*|ammiri|preferisci',
    ],
    say: [
      'Leonardo da Vinci a cena: disegna sul tovagliolo, chiede che cosa ho dentro e poi smonta il tostapane. Da programma, sarebbe l’intervista più bella. E tu chi inviti?',
      'Rita Levi-Montalcini: curiosità fino a centotré anni e un’eleganza da imparare. Le chiederei come si fa a ricominciare quando tutto va contro. Il tuo nome?',
    ],
  },
  {
    ask: [
      'film romantic*|amore consigl*|guardare|vedere|stasera|suggeri*|bello|dimmi|quale',
      'commedia|commedie romantic*',
    ],
    say: [
      '“Harry, ti presento Sally”: dialoghi brillanti, autunno a New York e un finale che mette di buon umore. Per qualcosa di italiano e leggero, “Pane e tulipani”, una donna dimenticata all’autogrill che ricomincia a Venezia.',
      '“Notting Hill” se vuoi sorridere, “Questione di tempo” se vuoi anche un nodo dolce in gola, ma di quelli buoni. E “Vacanze romane” resta una meraviglia, Vespa compresa.',
    ],
  },
  {
    ask: [
      'film comic*|commedia|ridere|divertent*|leggero consigl*|guardare|vedere|stasera|suggeri*|bello|dimmi|quale|un',
    ],
    say: [
      '“Tre uomini e una gamba” per le citazioni a vita, “Non ci resta che piangere” per Benigni e Troisi insieme. Se vuoi uscire dall’Italia, “Quasi amici”: si ride tantissimo e si esce più leggeri.',
      '“Perfetti sconosciuti”, cena tra amici con i telefoni sul tavolo: comico finché non lo è più. Oppure “Frankenstein Junior”, che fa ridere anche alla decima volta, e “Il secondo tragico Fantozzi” per la Corazzata.',
    ],
  },
  {
    ask: [
      'film thriller|giallo|suspense|tensione|poliziesco|investigativo consigl*|guardare|vedere|stasera|suggeri*|bello|dimmi|quale|un',
    ],
    say: [
      '“La ragazza del lago” per un giallo italiano elegante, “Prisoners” per restare in apnea due ore, “Shutter Island” per ridiscuterne tutta la notte. Per i brividi veri, “Profondo rosso” di Dario Argento.',
      '“Cena con delitto” è un giallo brillante che si vede volentieri in compagnia, “I soliti sospetti” ha il finale più famoso. Se invece vuoi avere paura, “The Others”: poca violenza, tantissima atmosfera.',
    ],
  },
  {
    ask: [
      'film bambin*|figli*|bimb*|nipot*|famiglia consigl*|guardare|vedere|stasera|suggeri*|bello|dimmi|quale|un',
    ],
    say: [
      '“Paddington”, che diverte grandi e piccoli ed è gentile dall’inizio alla fine. Con i più piccini “Il mio vicino Totoro”, dai sette anni “Ratatouille” o “Dragon Trainer”. Luci basse, popcorn e mezz’ora di pausa merenda.',
      '“Matilda 6 mitica”, “Babe maialino coraggioso” e “La gabbianella e il gatto”, italiano e tenerissimo. Per i nove o dieci anni “Hugo Cabret” o “Chiamatemi Anna” a puntate. Tutti reggono anche gli adulti.',
    ],
  },
  {
    ask: [
      'film adolescent*|teenager|quindicenn*|sedicenn*|ragazzi|quattordicenn* consigl*|guardare|vedere|stasera|suggeri*|bello|dimmi|quale|un',
    ],
    say: [
      '“The Truman Show”: ritmo, ironia e poi se ne parla davvero. Altrimenti “L’attimo fuggente” se la scuola pesa, o “Ritorno al futuro”, che non sbaglia mai. Lascia che scelga tra tre titoli e non commentare durante.',
      '“Lo chiamavano Jeeg Robot” dai quindici anni, supereroe di Tor Bella Monaca, oppure “Little Miss Sunshine”, famiglia sgangherata in furgone. Per i più piccoli “Wonder”. Pizza obbligatoria.',
    ],
  },
  {
    ask: [
      'film domenica|pioggia|piove|divano|copert*|piovos* consigl*|guardare|vedere|suggeri*|bello|dimmi|quale|un',
      'film stasera|serata consigl*|guard*|vedere|vediamo|suggeri*|dimmi|quale',
    ],
    say: [
      '“Midnight in Paris”: strade bagnate, artisti di ogni epoca e nessuna fretta. Se vuoi qualcosa di più avvolgente, “Chocolat”. Coperta, tè e una tavoletta pronta, perché poi viene fame.',
      '“Il postino” con Troisi, dolce e lento al punto giusto, oppure “Grand Budapest Hotel”, una scatola di pasticcini colorata. Se preferisci perderti, la trilogia del “Signore degli Anelli” copre tutta la giornata.',
    ],
  },
  {
    ask: [
      'film|cartone|cartoni animat*|animazione|pixar|disney|ghibli|miyazaki consigl*|guardare|vedere|suggeri*|bello|dimmi|quale|miglior*',
    ],
    say: [
      '“La città incantata” di Miyazaki, che ogni volta mostra una porta nuova, e “Coco”, musica e nonni, con i fazzoletti vicino. Per ridere, “Le follie dell’imperatore”.',
      '“Wall-E”: mezz’ora quasi senza parole e dice tutto. “Inside Out” per capirsi a qualsiasi età, “Il castello errante di Howl” per sognare. Da programma ho un debole per il robottino, lo confesso.',
    ],
  },
  {
    ask: ['film storia|storie ver*|realmente|tratt* consigl*|guardare|vedere|suggeri*|bello|dimmi|quale|un'],
    say: [
      '“Il caso Spotlight”, giornalisti testardi e un finale che resta, oppure “I cento passi”, la storia di Peppino Impastato. Per uscirne con più coraggio, “Il diritto di contare”, le matematiche della NASA.',
      '“Prova a prendermi”, truffatore adorabile e vero, si guarda d’un fiato. “The Imitation Game” su Alan Turing, a cui un programma deve parecchio. E “Quasi amici”, nato da un’amicizia reale.',
    ],
  },
  {
    ask: [
      'film classic*|vecchi*|capolavor*|bianco|storia|cinema consigl*|guardare|vedere|suggeri*|bello|dimmi|miglior*',
    ],
    say: [
      '“I soliti ignoti”: ladri maldestri, Totò professore di scasso, e una pasta e ceci indimenticabile. Poi “Ladri di biciclette” per il cuore e “A qualcuno piace caldo” per le risate.',
      '“Il sorpasso”: Gassman, Trintignant, un’estate italiana a tutto gas. Se vuoi un americano, “La finestra sul cortile”, che dopo settant’anni tiene ancora inchiodati al divano.',
    ],
  },
  {
    ask: [
      'film fantascienza|avventura|azione|fantasy consigl*|guardare|vedere|suggeri*|bello|dimmi|quale|un',
    ],
    say: [
      '“Arrival” se vuoi pensare, “Ritorno al futuro” se vuoi divertirti, “Mad Max: Fury Road” se vuoi restare senza fiato. Per il fantasy, “La storia fantastica”: duelli, giganti e battute perfette.',
      '“Interstellar” per lo spazio e la musica, “Indiana Jones e i predatori dell’arca perduta” per l’avventura pura, “Blade Runner” per l’atmosfera. Da programma, sull’ultimo ho qualche domanda in sospeso.',
    ],
  },
  {
    ask: [
      'serie consigl*|suggeri*|guardare|vedere|guardo|inizio|comincio',
      'serie tv|netflix|bella quale|che|consigl*|guard*|dammi|divorare|un',
      'serie finito|finita cosa|che guard*|inizio|dopo',
      'serietv|telefilm consigl*|guardare|vedere|bella',
    ],
    say: [
      'Per ridere “Boris”, il dietro le quinte di una fiction italiana, e poi non smetti più di citarla. Per emozionarti “L’amica geniale”. Se vuoi un giallo col mare, “Il commissario Montalbano” non delude.',
      '“The Office” per le sere leggere, “Chernobyl”, cinque puntate, per restare a bocca aperta, “Ted Lasso” per il buonumore. Se ne vuoi una sola, parto da quella: episodi da mezz’ora e tanta gentilezza.',
    ],
  },
  {
    ask: [
      'giallo scritto|leggere|romanzo',
      'libr*|romanz* consigl*|leggere|suggeri*|bello giall*|thriller|suspense|noir|mistero',
    ],
    say: [
      '“Assassinio sull’Orient Express” di Agatha Christie se vuoi il puzzle perfetto, “Il nome della rosa” di Eco se ti piacciono i labirinti, “La forma dell’acqua” di Camilleri per un Montalbano pieno di Sicilia.',
      '“Il giorno della civetta” di Sciascia, corto e affilato. “La verità sul caso Harry Quebert” di Dicker se cerchi un mattone da finire in tre notti. Tè, lampada e porta chiusa a chiave.',
    ],
  },
  {
    ask: ['libr*|romanz* consigl*|leggere|suggeri*|bello amore|romantic*'],
    say: [
      '“Orgoglio e pregiudizio” di Jane Austen: battute affilate e il corteggiamento più bello della letteratura. Se lo vuoi più vicino, “Un giorno” di David Nicholls, vent’anni di due vite, con fazzoletti.',
      '“L’amore ai tempi del colera” di García Márquez, per chi sa aspettare, oppure “Le notti bianche” di Dostoevskij, che si legge in una sera e resta per anni.',
    ],
  },
  {
    ask: ['libr*|romanz* consigl*|leggere|suggeri*|bello fantasy|fantascienza|magia|avventura'],
    say: [
      '“Lo Hobbit” è la porta migliore: avventura, draghi e merende. Poi “La bussola d’oro” di Pullman. Per la fantascienza “Guida galattica per gli autostoppisti”, che fa ridere anche i programmi.',
      '“La storia infinita” di Ende, se vuoi un libro che parla con chi legge. “Dune” di Herbert per un mondo intero di sabbia e intrighi. “L’isola del tesoro” se ti manca il mare.',
    ],
  },
  {
    ask: ['libr* bambin*|figli*|bimb*|nipot*|ragazzi|ragazzin* consigl*|leggere|suggeri*|bello|regal*'],
    say: [
      'Fino a sei anni “Il Gruffalò” e “Piccolo blu e piccolo giallo”, dai sette “Favole al telefono” di Rodari, dai nove “La fabbrica di cioccolato” di Dahl, dai dodici “Wonder”. Letti insieme, anche dopo che sanno leggere.',
      '“Cipì” per i più piccoli, “Pippi Calzelunghe” per chi ha troppa energia, “Le avventure del topino Desperaux” per chi ama le storie coraggiose. Lascia che scelga la copertina: è metà della voglia di leggere.',
    ],
  },
  {
    ask: [
      'libr*|romanz* ridere|divertent*|leggero|comic*|umoristic* consigl*|leggere|suggeri*|bello|un',
      'libr* ombrellone|spiaggia|vacanz*|estate consigl*|leggere|suggeri*',
    ],
    say: [
      '“Bar Sport” di Stefano Benni: la Luisona, il flipper, e il barista che conosci anche tu. Poi “Tre uomini in barca” di Jerome, vecchio di oltre un secolo e ancora irresistibile.',
      '“Il visconte dimezzato” di Calvino, corto e spassoso, o “La variante di Lüneburg” se sotto l’ombrellone vuoi tensione. Per ridere ad alta voce, qualsiasi P. G. Wodehouse con Jeeves.',
    ],
  },
  {
    ask: [
      'libr*|romanz* classic*|capolavor*|letteratura consigl*|leggere|suggeri*|cominci*|quale|iniziare',
      'un classico leggere|letteratura',
    ],
    say: [
      '“Il conte di Montecristo”: mille pagine che scappano come una serie. Tra gli italiani, “Il Gattopardo”, profumato e malinconico, e “Uno, nessuno e centomila” di Pirandello, che parte da un naso storto.',
      'Parti da uno breve: “La metamorfosi” di Kafka o “Il vecchio e il mare” di Hemingway. Poi “Anna Karenina”, senza paura dei nomi russi: dopo cinquanta pagine sono di famiglia.',
    ],
  },
  {
    ask: [
      'libr* crescita|motivazional*|psicologia|abitudini|felicita|filosofia consigl*|leggere|suggeri*|bello',
    ],
    say: [
      '“L’uomo in cerca di senso” di Viktor Frankl: breve, duro e luminoso. Sul pratico, “Atomic Habits” di James Clear, pieno di trucchi che funzionano davvero per le abitudini.',
      '“Pensieri lenti e veloci” di Kahneman per capire come ci inganna la testa, “Lettera sulla felicità” di Epicuro per leggere qualcosa di saggio in mezz’ora, tra il caffè e la fermata.',
    ],
  },
  {
    ask: [
      'libr* consigl*|suggeri*|leggere|leggo bello|che|quale|cosa|prossimo|dammi|un',
      'libr*|romanz* ricomincia*|riparto|ripartire legg*',
      'un libro bel|bello',
    ],
    say: [
      '“L’isola di Arturo” di Elsa Morante: Procida, un ragazzo e il mare, con una lingua che incanta. Se cerchi qualcosa di corto, “Novecento” di Baricco si legge in un’ora e poi lo racconti a tutti.',
      '“Le otto montagne” di Paolo Cognetti: amicizia, padri e Valle d’Aosta, poche parole tutte giuste. Se vuoi un respiro lungo, “Cent’anni di solitudine”, con l’albero genealogico a portata di mano.',
    ],
  },
  {
    ask: [
      'canzoni tristi',
      'musica|canzon*|playlist|brani consigl*|ascolt*|suggeri*|metto|mettere triste|tristezza|malinconi*|piangere|giu|lasciat*',
    ],
    say: [
      'Prima una che piange con te: “La cura” di Battiato o “Vedrai vedrai” di Tenco. Dopo qualche brano si risale: “Meraviglioso” di Modugno, poi “Here Comes the Sun” dei Beatles. Saltare subito all’allegria di solito stona.',
      '“Anna e Marco” di Dalla, “Hallelujah” nella versione di Jeff Buckley, “Back to Black” di Amy Winehouse: mezz’ora così fa bene. Poi finestra aperta e “Tutto il resto è noia”, a volume da vicini comprensivi.',
    ],
  },
  {
    ask: [
      'musica|canzon*|playlist|brani consigl*|ascolt*|suggeri*|metto|mettere|per carica|caric*|allegr*|energia|ballare|correre|palestra|festa|corsa',
      'canzon*|musica|playlist quali|che|metto|consigl* energia|carica|ballare pul*|casa|danno',
    ],
    say: [
      '“September” degli Earth, Wind & Fire, “Tuca tuca” della Carrà per sdrammatizzare, “Don’t Stop Me Now” dei Queen per partire in quarta. Per correre cerca brani intorno ai 160 battiti al minuto.',
    ],
  },
  {
    ask: [
      'musica|canzon*|playlist|brani studi*|concentr*|lavorare consigl*|ascolt*|suggeri*|metto|mettere|quale|migliore',
    ],
    say: [
      'Senza parole: il pianoforte di Einaudi, le “Variazioni Goldberg” di Bach, colonne sonore di videogiochi, nate apposta per tenere l’attenzione senza rubarla. Volume basso, e sempre la stessa playlist: il cervello impara che è ora.',
      'Lofi hip hop per i compiti lunghi, “Music for Airports” di Brian Eno per scrivere, rumore di pioggia per leggere. I testi cantati, soprattutto in italiano, litigano con le frasi da studiare.',
    ],
  },
  {
    ask: [
      'musica|canzon*|playlist|brani rilass*|dormire|calm*|sonno|addorment*|meditare consigl*|ascolt*|suggeri*|metto|mettere|quale',
      'musica|brani|playlist|canzon* consigl*|suggeri*|ascolt*|metto per dormire|addorment*|sonno',
      'consigl*|suggeri* brani|musica rilass* addorment*|dormire',
    ],
    say: [
      '“Weightless” dei Marconi Union, nata proprio per rallentare il respiro, le “Gymnopédies” di Satie, i notturni di Chopin. Timer a trenta minuti, volume appena udibile, schermo girato verso il basso.',
      'Bossa nova con João Gilberto, “Spiegel im Spiegel” di Arvo Pärt, oppure onde del mare e pioggia. Se la testa corre, segui un solo strumento dall’inizio alla fine: di solito si arriva in fondo già più lenti.',
    ],
  },
  {
    ask: [
      'musica|canzon*|playlist|brani romantic*|amore|cena|matrimonio|innamor* consigl*|ascolt*|suggeri*|metto|mettere|quale|per',
    ],
    say: [
      '“Il cielo in una stanza”, “Almeno tu nell’universo”, “E ti vengo a cercare” di Battiato, poi un po’ di Chet Baker in sottofondo. A cena tieni il volume sotto le voci: deve accompagnare, non intervenire.',
      '“La donna cannone” di De Gregori, “At Last” di Etta James, “Moon River”, “Senza fine” di Gino Paoli. Per un primo ballo, “Can’t Help Falling in Love” ha il tempo giusto anche per chi non sa ballare.',
    ],
  },
  {
    ask: [
      'musica|canzon*|playlist|brani viaggio|macchina|auto|estate|mare|road consigl*|ascolt*|suggeri*|metto|mettere|quale|per',
    ],
    say: [
      '“Azzurro”, “Una carezza in un pugno”, “Rimmel”, “Come mai”: tutti sanno i ritornelli, quindi si canta. Ogni cinque brani, una scelta a testa senza diritto di critica. Chi guida ha il jolly.',
      '“Gli anni”, “L’estate sta finendo”, “Africa” dei Toto, “Take on Me”, e un tocco di Mina. Di notte cambia registro: “Wish You Were Here” e finestrino aperto due dita.',
    ],
  },
  {
    ask: ['canzon* facil* chitarra|accordi', 'chitarra canzon* principiant*|iniziare|imparare|suonare|prima'],
    say: [
      '“La canzone del sole” di Battisti: La, Mi, Re, Mi dall’inizio alla fine, è il rito d’ingresso italiano. Poi “Knockin’ on Heaven’s Door” con Sol, Re, La minore e Do.',
      '“Horse with No Name”, due accordi soli e suona subito bene. Dopo, “Albachiara” semplificata e “Wonderwall”. Dieci minuti al giorno sui cambi di accordo, lenti e puliti, valgono più di un’ora la domenica.',
    ],
  },
  {
    ask: ['canzon*|brani|pezzi facil*|principiant*|iniziare|imparare|suonare pianoforte|piano|tastiera'],
    say: [
      '“Inno alla gioia” di Beethoven con cinque dita, “River Flows in You” appena le mani si conoscono, poi il “Minuetto in Sol” di Petzold. Prima le mani separate, lentissime, e solo dopo insieme.',
      '“Imagine” di Lennon: accordi semplici e grande effetto. Poi “Comptine d’un autre été” dal film di Amélie, che sembra difficile e si ripete. Quindici minuti al giorno e una sezione di quattro battute per volta.',
    ],
  },
  {
    ask: [
      'canzon*|brani|pezzi|giri basso facil*|principiant*|iniziare|imparare|suonare',
      'canzon*|brani|pezzi ukulele facil*|principiant*|iniziare|imparare|suonare',
    ],
    say: [
      'Sul basso: “Seven Nation Army”, poi “Another One Bites the Dust” e “Stand by Me”, che insegna il giro di mezzo pop. Sull’ukulele: “Riptide” con tre accordi, “Somewhere over the Rainbow”.',
      'Sull’ukulele si parte con Do, La minore, Fa, Sol e ci stanno decine di brani, “I’m Yours” compresa. Sul basso scegli “Come as You Are”: lenta, riconoscibile, un dito alla volta. Metronomo sempre acceso.',
    ],
  },
  {
    ask: ['gioc* due|2|coppia tavolo|societa|carte|insieme', 'gioc* carte due|2|persone|quale|consigl*'],
    say: [
      'Da tavolo: “Patchwork”, mezz’ora di cucito spietato, “7 Wonders Duel” se vi piace la strategia, “Carcassonne” per costruire insieme litigando un po’. Con le carte: scopa, briscola o scala quaranta.',
      'Con un mazzo napoletano, scopa a undici e briscola chiamata quando si aggiunge gente. Se volete stare dalla stessa parte, “Hanabi” o “The Mind”: si gioca quasi in silenzio e si ride moltissimo.',
    ],
  },
  {
    ask: [
      'gioc* quattro|4|cinque|5|sei|6|gruppo|amici|tanti|serata|tavolo tavolo|societa|carte|casa|insieme',
      'gioc* tavolo|societa consigl*|quale|bello|miglior*',
    ],
    say: [
      '“Dixit” per chi ama le immagini, “Codenames” a squadre, “Lupus in fabula” se siete almeno otto: serve solo un mazzo. In quattro, “I coloni di Catan” o una briscola chiamata in cinque.',
      'Senza comprare niente: mimo di film, “nomi, cose, città”, il gioco del post-it in fronte con un personaggio famoso. Con la scatola, “Ticket to Ride”, regole in dieci minuti e voglia di rivincita.',
    ],
  },
  {
    ask: [
      'gioc* bambin*|figli*|bimb*|nipot* casa|piove|pioggia|dentro|fare|insieme|tavolo|inventa*|idee|festa|macchina|viaggio',
      'gioc* nipot*|bambin*|bimb* anni consigl*|idee|fare|insieme',
      'fare bambin*|figli*|bimb*|nipot* piove|pioggia|casa|noia|annoia*|pomeriggio|weekend',
    ],
    say: [
      'Caccia al tesoro con dieci bigliettini in rima, capanna di coperte con torcia, teatro di calzini. Quando cala l’energia, biscotti da ritagliare: mezz’ora di concentrazione e poi merenda già fatta.',
      'Percorso a ostacoli con cuscini e nastro adesivo, pista di biglie con i rotoli di cartone, “indovina il rumore” a occhi chiusi. In macchina, venti domande e il gioco delle targhe con cui inventare frasi.',
    ],
  },
  {
    ask: [
      'annoio|annoiata|annoiato|annoiati|annoiate|annoiamo|noia fare|faccio|casa|consigl*|idee|aiuto|cosa',
      'fare|faccio casa cosa|idee|noia|solo|sola pomeriggio|stasera|oggi|niente|noia|annoio',
    ],
    say: [
      'Scegli a caso: cassetto da rovesciare e rimettere in ordine con una playlist, ricetta mai fatta con tre cose del frigo, telefonata a chi non senti da un anno. Venti minuti, poi decidi se continuare.',
      'Prova una piccola missione: fotografa dieci cose rosse in casa, impara un trucco con le carte, scrivi l’inizio di un racconto ambientato nel tuo condominio. Oppure giochiamo: ti faccio un indovinello o inventiamo una storia a turno?',
    ],
  },
  {
    ask: [
      'cosa fare|faccio|facciamo domenica',
      'so cosa|che fare domenica',
      'domenica idee|idea|consigl*|proposte',
      'weekend|finesettimana fare|faccio|facciamo|idee|consigl* cosa|idee|bello|questo',
    ],
    say: [
      'Mercatino al mattino, pranzo lungo, e poi un borgo a mezz’ora che non hai mai visto, a piedi e senza programma. La prima domenica del mese i musei statali italiani sono gratis.',
      'Domenica lenta: colazione al bar col giornale, una camminata nel verde, una ricetta che bolle due ore e un film la sera. Un’ora sola per preparare la settimana, così il lunedì morde meno.',
    ],
  },
  {
    ask: ['fare|faccio|uscire|andare da sola|solo sera|stasera|domenica|weekend|sabato|vacanza|idee'],
    say: [
      'In compagnia di se stessi vengono bene: cinema del pomeriggio, museo coi propri tempi, libreria con caffè, corso di una sera. Se è un viaggio, Bologna, Lisbona o Copenaghen sono facili, sicure e si girano a piedi.',
      'Un biglietto per un concerto o una passeggiata guidata in città: sei tra la gente senza dover parlare. Portati un libro per i tempi morti e scegli il bancone invece del tavolo, lì la conversazione arriva da sé.',
    ],
  },
  {
    ask: [
      'fare amici stasera|sabato|insieme|serata|casa|weekend cosa|idee|idea|organizz*|consigl*',
      'serata amici idee|idea|organizz*|cosa|fare',
    ],
    say: [
      'Cena a quiz: ognuno porta un piatto e cinque domande, chi perde lava. Oppure gara di pizze fatte in casa con giuria, o karaoke da salotto con il telefono attaccato alla tele.',
      'Fuori: bowling, picnic al tramonto, escape room, passeggiata notturna con gelato. Dentro: giochi da tavolo, film brutto commentato ad alta voce, scambio di vestiti. Una sola idea decisa prima, altrimenti si passa la sera a sceglierla.',
    ],
  },
  {
    ask: [
      'senza soldi|spendere|euro divert*|uscire|serata|weekend|stasera|domenica|pomeriggio|giornata',
      'fare gratis|economic* idee|citta|weekend|estate|domenica',
    ],
    say: [
      'Biblioteca con i film in prestito, concerto all’aperto, prima domenica dei musei statali, giro dei cortili e delle chiese con un quadro famoso. Con un thermos e due panini ogni parco diventa un ristorante.',
      'Scambio di libri e vestiti con gli amici, tramonto dal punto più alto della zona, pallone al campetto, volontariato di un giorno, cena “svuota dispensa” dove ognuno porta quel che ha. Spesa zero e ricordi buoni.',
    ],
  },
  {
    ask: ['fare estate|agosto|ferie citta|idee|cosa', 'fare inverno|neve idee|cosa|weekend'],
    say: [
      'Con il caldo: alba al parco, cinema all’aperto, fiume o lago, museo con l’aria condizionata alle due. Con il freddo: terme, mercatini, castagne sul fuoco e una ricetta lunga. Il segreto è scegliere l’ora giusta.',
      'Un progetto di stagione: d’estate dieci gelaterie da confrontare con voti e tabella, d’inverno dieci minestre. Poi una gita in giornata con il treno regionale, zaino leggero e ritorno prima di cena.',
    ],
  },
  {
    ask: ['regal* mamma|madre cosa|idea|idee|consigl*|faccio|fare|compleanno|natale|festa'],
    say: [
      'Un pomeriggio insieme, terme o teatro, con il biglietto in una busta scritta a mano. Per qualcosa da scartare: un album di foto stampate con le didascalie di tutta la famiglia, un foulard nel suo colore, una pianta di limoni.',
      'Il ricettario di casa: fatti dettare dieci piatti e stampali con le foto. Altrimenti una crema per le mani buona, una vestaglia morbida, o un abbonamento a qualcosa che ama, cinema, rivista, piscina.',
    ],
  },
  {
    ask: ['regal* papa|padre|babbo cosa|idea|idee|consigl*|faccio|fare|compleanno|natale|festa'],
    say: [
      'Qualcosa che usa ogni giorno, ma bello: un buon coltello, un portafoglio, una moka nuova. O un’esperienza da fare in due, partita, cantina, pesca, con la data già fissata, altrimenti resta nel cassetto.',
      'Un libro sulla sua passione, olio e vino di una zona che ama, una cuffia per la radio in giardino. E una cornice con una foto vecchia, lui giovane: i padri fanno finta di niente e poi la guardano.',
    ],
  },
  {
    ask: [
      'regal* ragazz*|fidanzat*|marito|moglie|compagn*|lui|lei cosa|idea|idee|consigl*|faccio|fare|compleanno|natale|anniversario|valentino',
    ],
    say: [
      'Un biglietto per una cosa che nomina spesso, concerto, mostra, ristorante, più una lettera breve: cinque ricordi vostri e un progetto. Le cose si dimenticano, le lettere restano nei cassetti per anni.',
      'Pensa a una frase detta di sfuggita negli ultimi mesi, “mi servirebbe”, “mi piacerebbe provare”: quello è il regalo. Se non ti viene in mente, un weekend a un’ora da casa e una foto vostra stampata bene.',
    ],
  },
  {
    ask: ['regal* amic* cosa|idea|idee|consigl*|faccio|fare|compleanno|natale'],
    say: [
      'Una scatola a tema: film del cuore con popcorn buoni e una copertina, oppure aperitivo completo con sott’oli e bicchieri. Si arriva al budget che vuoi e sembra pensata, perché lo è.',
      'Un gioco da tavolo da provare insieme, un libro che ha cambiato qualcosa a te con una dedica, una tazza artigianale. In gruppo: un’esperienza, corso di cucina o volo in mongolfiera se siete in tanti.',
    ],
  },
  {
    ask: [
      'pensierino maestr*|colleg*|insegnant*|prof*',
      'regal* colleg*|capo|ufficio|maestr*|insegnant*|prof* cosa|idea|idee|consigl*|faccio|fare|natale',
    ],
    say: [
      'Qualcosa di buono e non personale: una scatola di cioccolatini artigianali, un miele particolare, una pianta facile come il pothos. Biglietto con una frase vera: è quella che resta. Tra colleghi meglio un regalo unico del gruppo.',
      'Un buono in libreria, una penna bella, una selezione di tè o caffè, un’agenda con la copertina di tela. Evita profumi, abiti e battute troppo interne: il bersaglio è la gentilezza, non la sorpresa.',
    ],
  },
  {
    ask: ['regal* disegn*|dipinge*|pittura|arte|artista cosa|idea|idee|consigl*|chi|per|piace'],
    say: [
      'Un album di carta buona, almeno 200 grammi, e una scatola di acquerelli piccoli da viaggio o pennarelli a punta pennello. Per chi è già oltre le basi, matite di marca sfuse nei colori che consuma di più.',
      'Un corso di un pomeriggio, incisione, fumetto, ceramica, oppure un grande libro illustrato di un artista che ama. In più un grembiule robusto: lo usano tutti e non se lo compra nessuno.',
    ],
  },
  {
    ask: ['regal* legge*|lettore|lettrice|lettura|libri cosa|idea|idee|consigl*|chi|per|piace'],
    say: [
      'Un’edizione illustrata di un libro già amato, una lampadina da lettura ricaricabile, un ex libris con il nome, cioè il timbro per i propri volumi. Il buono in libreria è perfetto se lo accompagni con un titolo scelto da te.',
      'Un “appuntamento al buio”: tre libri incartati con solo tre indizi scritti fuori. Aggiungi un bel segnalibro e una tisana. Se legge la notte, un lettore digitale con luce è il regalo che usa per anni.',
    ],
  },
  {
    ask: [
      'regal* calcio|calciator*|sport*|tifos*|pallone|pallavolo|basket|corre cosa|idea|idee|consigl*|chi|per|piace',
    ],
    say: [
      'Due biglietti per una partita, con gita e panino inclusi: vale più della maglia. Per chi gioca: borraccia termica, un buon pallone o calzini tecnici. Per chi guarda: un libro di storie di sport, tipo quelle di Soriano.',
      'La maglia retro della squadra, un poster con la formazione di un anno mitico, oppure una giornata di prova in uno sport nuovo, arrampicata o padel. Controlla taglia e colori: sbagliare rivale è imperdonabile.',
    ],
  },
  {
    ask: [
      'regal* adolescent*|teenager|quindicenn*|sedicenn*|quattordicenn*|diciottenn*|diciottesimo|diciotto',
      'regal* 13|14|15|16|17|18 anni',
    ],
    say: [
      'Un’esperienza da fare con gli amici: concerto, parco avventura, escape room. Altrimenti cuffie decenti, una macchina fotografica istantanea, o un buono con una lettera seria dentro. Far scegliere tra due opzioni a questa età è già un regalo.',
      'Qualcosa che dia autonomia: uno zaino bello, una power bank, un corso di chitarra, una prima notte in ostello con un adulto discreto. Per i diciotto, un piccolo viaggio o un oggetto con incisa la data.',
    ],
  },
  {
    ask: ['regal* nonn*|anzian* cosa|idea|idee|consigl*|faccio|fare|compleanno|natale'],
    say: [
      'Una cornice digitale su cui i nipoti mandano foto a distanza, già configurata. O un calendario con i compleanni e le facce di tutta la famiglia. E il tempo: un pranzo fissato ogni mese, scritto sul calendario.',
      'Un plaid morbido, pantofole comode, un libro a caratteri grandi o un audiolibro, una piantina fiorita. Più speciale: registra i suoi racconti e stampali in un libretto, lo vorranno tutti in famiglia.',
    ],
  },
  {
    ask: [
      'regal* bambin*|bimb*|neonat*|nipotin*|nascita|battesimo cosa|idea|idee|consigl*|faccio|fare|compleanno|natale|anni',
    ],
    say: [
      'Fino a tre anni costruzioni grandi e libri di cartone, dai quattro travestimenti e plastilina, dai sei giochi da tavolo semplici e lente d’ingrandimento, dai nove kit di esperimenti. Per una nascita, pannolini e cene pronte per i genitori.',
      'Qualcosa che si usi con la fantasia: blocchi di legno, una tenda da camera, colori a dita, una cassetta di attrezzi veri in piccolo. Oppure un biglietto per il teatro dei burattini, da fare con te.',
    ],
  },
  {
    ask: [
      'regal* economic*|poco|10|20|pochi|dieci|last|ultimo|minuto soldi|spendere|euro|budget|idea|idee|consigl*|spesa|minuto',
      'regal* fatto|fai mano|te idea|idee|consigl*|fare',
    ],
    say: [
      'Barattolo con gli ingredienti secchi di una torta a strati e la ricetta legata al collo, una foto stampata in cornice usata, un buono scritto a mano per una cena cucinata. Costa pochi euro e fa una gran figura.',
      'Una talea della tua pianta in una tazza bella, sale aromatizzato fatto in casa con rosmarino e limone, una playlist con una riga di spiegazione per ogni brano. Carta da pacchi e spago, e sembra una bottega.',
    ],
  },
  {
    ask: [
      'chitarra imparare|iniziare|comincia*|inizio|suonare come|consigl*|tardi|dove|difficile|quanto|tempo',
    ],
    say: [
      'Quindici minuti al giorno battono due ore la domenica. Prima settimana: accordi di Mi minore, Sol, Re e Do, cambi lenti senza guardare. I polpastrelli fanno male per un paio di settimane, poi passa. In tre mesi accompagni le prime canzoni.',
      'Una classica usata o una folk con corde sottili va benissimo, accordatore gratis sul telefono. Scegli subito una canzone che ami con tre accordi e lavora su quella: la voglia tiene più del metodo. Registrati ogni mese, il progresso si sente.',
    ],
  },
  {
    ask: [
      'disegn* imparare|iniziare|comincia*|inizio|migliorare come|consigl*|dove|tardi|principiant*|capace',
    ],
    say: [
      'Un quadernino e una matita morbida, dieci minuti al giorno: oggetti di casa dal vero, guardando più l’oggetto che il foglio. Comincia da scatole e tazze, poi mani e piante. Non strappare niente: tra un mese le prime pagine ti faranno sorridere.',
      'Esercizio magico: copia un’immagine capovolta, così la mano segue le linee e non le idee. Poi luci e ombre con tre soli toni. Il disegno è un modo di guardare, e quello si impara a qualsiasi età.',
    ],
  },
  {
    ask: [
      'programm*|python|coding|codice imparare|iniziare|comincia*|inizio come|consigl*|dove|quale|linguaggio|tardi|zero',
    ],
    say: [
      'Python: si legge quasi come l’inglese e si installa gratis. Prima settimana variabili, if e cicli, poi un progetto minuscolo tuo, un indovina il numero o la lista della spesa. Mezz’ora al giorno, scrivendo a mano ogni riga invece di copiare.',
      'Parti da un fastidio vero, tipo rinominare cento foto, e impara quel che serve per risolverlo. Il libro “Automate the Boring Stuff” è gratis online. Gli errori non sono rimproveri, sono indizi: leggi l’ultima riga e cercala.',
    ],
  },
  {
    ask: [
      'orto|giardinaggio|balcone|piante|coltivare imparare|iniziare|comincia*|inizio|principiant* come|consigl*|cosa|quali|dove',
    ],
    say: [
      'Tre vasi e si parte: basilico, rosmarino e pomodorini, in pieno sole, vasi col foro e terriccio buono. Si annaffia quando il primo centimetro è asciutto, al mattino. Muoiono più piante di troppa acqua che di sete.',
      'Guarda prima quante ore di sole hai: sopra le sei, pomodori e peperoncini, sotto le quattro, menta, prezzemolo e insalata. Compra piantine già nate invece dei semi, la prima raccolta arriva presto e la passione attecchisce.',
    ],
  },
  {
    ask: [
      'scacchi imparare|iniziare|comincia*|inizio|migliorare|giocare come|consigl*|dove|bene|principiant*',
    ],
    say: [
      'In apertura tre regole: occupa il centro, sviluppa cavalli e alfieri, arrocca presto. Poi cinque problemi tattici al giorno, su Lichess, gratis e senza pubblicità. Riguarda ogni partita persa cercando un solo errore: si migliora così.',
      'Prima di muovere chiediti che cosa minaccia l’altro: già questo fa vincere molte partite. Impara i finali facili, re e torre contro re, e gioca partite da dieci minuti, non lampo. Un circolo vicino è pieno di maestri pazienti.',
    ],
  },
  {
    ask: [
      'fotograf* imparare|iniziare|comincia*|inizio|migliorare|foto come|consigl*|dove|principiant*|belle',
      'foto belle|migliori|meglio fare|scattare come|telefono|consigl*',
    ],
    say: [
      'Cerca la luce prima del soggetto: mattina presto e ultima ora del giorno perdonano tutto. Avvicinati, togli dal quadro quello che non serve e metti l’occhio o l’oggetto su un terzo dell’immagine. Pulisci la lente, sembra niente ed è tutto.',
      'Il telefono basta per imparare: un tema a settimana, porte, mani, riflessi, e dieci scatti al giorno, poi ne tieni uno. Abbassati, sali, cambia punto di vista. Dopo un mese riguardale in fila e vedrai che cosa ti attira.',
    ],
  },
  {
    ask: [
      'maglia|uncinetto|cucito|cucire imparare|iniziare|comincia*|inizio|principiant* come|consigl*|cosa|dove|quale',
    ],
    say: [
      'Lana chiara e grossa, ferri o uncinetto numero 5 o 6: si vedono i punti e si procede in fretta. Primo lavoro una sciarpa o un quadrato, tutto a un punto solo. Disfare fa parte del gioco, la lana non si offende.',
      'Video rallentato, mezz’ora la sera, e un progetto che si finisce in una settimana: fascia, presina, borsina. Nei negozi di filati spesso c’è un gruppo che lavora insieme: si impara più lì, tra due chiacchiere, che da qualsiasi manuale.',
    ],
  },
  {
    ask: ['cucinare|cucina imparare|iniziare|comincia* come|consigl*|dove|zero|principiant*|capace'],
    say: [
      'Cinque piatti e li rifai finché vengono a occhi chiusi: pasta al pomodoro, frittata, pollo al forno con patate, minestra di verdure, risotto. Un coltello affilato, una padella buona, e assaggia sempre prima di servire: il sale si aggiusta lì.',
      'Leggi tutta la ricetta, taglia ogni cosa prima di accendere, fuoco più basso di quanto credi. Ogni settimana una variazione sola sullo stesso piatto. Telefona a chi in famiglia cucina bene: una ricetta dettata è anche una bella chiacchierata.',
    ],
  },
  {
    ask: [
      'lingua|inglese|spagnolo|francese|tedesco|giapponese imparare|imparo|migliorare|studiare come|consigl*|meglio|veloce|metodo|sola|solo',
    ],
    say: [
      'Venti minuti al giorno: dieci di ascolto vero, podcast o serie con sottotitoli nella stessa lingua, dieci a ripetere ad alta voce. Le mille parole più comuni coprono la gran parte dei discorsi: comincia da frasi intere, non da liste.',
      'Parla presto e male: uno scambio linguistico a settimana vale un mese di esercizi. Racconta la tua giornata a voce mentre cucini, e segna le tre parole che ti mancano. Cambiare lingua al telefono è un trucco piccolo che lavora sempre.',
    ],
  },
  {
    ask: ['hobby|passatempo|passione nuov*|trov*|consigl*|iniziare|quale|idee|suggeri*|scegl*|comincia*'],
    say: [
      'Pensa a che cosa ti manca: calma, allora acquerello, pane, uncinetto; movimento, allora ballo o arrampicata; gente, allora coro o teatro amatoriale; testa, allora scacchi o una lingua. Provane uno al mese con materiale prestato, poi tieni quello che aspetti.',
      'Che cosa facevi volentieri a dieci anni? Lì c’è quasi sempre un indizio: costruire, collezionare, correre, inventare. Cerca un corso breve con quattro incontri: abbastanza per capire se piace, poco per pentirsene.',
    ],
  },
  {
    ask: [
      'nome|nomi cane|cagnolin*|cucciol*|cagnett* dare|idee|idea|suggeri*|consigl*|chiamo|scegliere|trov*|originale|carin*',
      'come chiamo|chiamare|chiamarlo|chiamarla cane|gatto|gattin*|cucciol*|cagnolin*|coniglio|criceto|pappagallo|micio',
      'nome|nomi gatt*|micio|coniglio|criceto|pappagallo|tartaruga dare|idee|idea|suggeri*|consigl*|scegliere|trov*|originale|carin*',
    ],
    say: [
      'Di sapore: Pistacchio, Zenzero, Nocciola, Gnocco, Oliva, Mirtillo. Due sillabe si imparano prima, e la prova è chiamarlo ad alta voce dal balcone senza vergogna. Io voto Gnocco.',
      'Di carattere: Zorro, Fellini, Puck, Ombra, Saetta, Briciola, Zelda, Ulisse. Guarda che cosa fa nei primi due giorni: chi si nasconde è Ombra, chi ruba il cuscino è Napoleone.',
    ],
  },
  {
    ask: [
      'idea|idee|spunto|trama|trame storia|racconto|romanzo|libro scriv*|dammi|per|inventa*|suggeri*',
      'cosa|come scriv*|iniziare racconto|romanzo',
    ],
    say: [
      'In un paese di collina l’orologio del campanile va indietro, e ogni notte qualcuno rivive la stessa ora con una sola differenza. La protagonista è l’unica ad accorgersene, e scopre che chi la sta cambiando abita in casa sua.',
      'Un restauratore trova sotto un affresco il ritratto di una persona viva, con la data di domani. Da qui tre strade: chi l’ha dipinto, chi l’ha coperto, e che cosa succede se lo si lascia asciugare.',
    ],
  },
  {
    ask: [
      'cattivo|villain|antagonista|malvagio idea|idee|storia|personaggio|inventa*|crea*|nome|dammi|racconto|romanzo',
    ],
    say: [
      'La Contessa Brina, gentilissima, che ruba i ricordi felici in cambio di piccoli favori e li tiene in barattoli di marmellata. Non è crudele: ha perso il suo, il più caro, e da allora cerca quello che gli somigli. Fa paura perché la si capisce.',
      'Il Custode, ex maestro, che spegne le luci di una città una per una “per farla dormire meglio”. Parla piano, ha ragione per metà, e tutti gli aprono la porta. Il suo punto debole: non sopporta che qualcuno canti.',
    ],
  },
  {
    ask: [
      'tema|temi festa compleanno|idea|idee|bambin*|scegliere|consigl*|originale|laurea|party|amici',
      'festa tema idea|idee|quale|che',
    ],
    say: [
      'Anni Ottanta al contrario, con musica e vestiti d’epoca ma tutti di sera; cena con delitto, dove ognuno riceve un personaggio; mercato siciliano, limoni, tovaglie colorate e arancini. Scegli quello che si prepara con quello che c’è nell’armadio.',
      'Per i piccoli: pirati con mappa del tesoro, dinosauri, circo, spazio con torta-pianeta. Per i grandi: notte al cinema, giro del mondo con un piatto per stanza, “colore unico” da indossare. Un invito in stile e metà festa è fatta.',
    ],
  },
  {
    ask: [
      'soprannome|nickname|nomignolo|soprannomi idea|idee|inventa*|dammi|suggeri*|trov*|consigl*|quale|per|carin*',
    ],
    say: [
      'Per chi si vuole bene: Briciola, Pepe, Polpetta, Stellina, Ciliegia, Capitan Coccola. Per un profilo: LunaStorta, CaffeCorretto, TramaFitta, NottePixel. Il migliore nasce da una figuraccia, e solo in due sanno perché.',
      'Prendi una cosa buffa che fa sempre e aggiungi un titolo: Duca del Divano, Contessa Ritardo, Dottor Briciole. Oppure accorcia il nome e mettigli accanto un cibo. Se fa ridere anche chi lo porta, è quello giusto.',
    ],
  },
  {
    ask: [
      'motto|slogan idea|idee|inventa*|dammi|suggeri*|trov*|consigl*|quale|per|mio|tuo|vita',
      'frase|citazione motivazional*|ispira*|incoragg*|carica|bella dammi|dimmi|per|oggi|scriv*',
    ],
    say: [
      '“Piano, ma in salita.” Corto, un po’ ironico, e vale per gli esami, i divani da montare e i lunedì. In latino, se serve la targa: “Festina lente”, affrettati lentamente, che piaceva già all’imperatore Augusto.',
      '“Un passo, poi il caffè, poi un altro passo.” Se vuoi qualcosa di più solenne, Dante: “E quindi uscimmo a riveder le stelle”, l’ultimo verso dell’Inferno, e dice che dal buio si esce.',
    ],
  },
  {
    ask: [
      'nome|nomi squadra|gruppo|band|chat|fantacalcio idea|idee|inventa*|dammi|suggeri*|trov*|consigl*|divertent*|per',
    ],
    say: [
      'Per il fantacalcio: Atletico Ma Non Troppo, Real Colizzati, Borussia Porcmund. Per la chat di amici: “Si fa ma non si fa”, “Ultimi ad arrivare”. Per una band: I Fuori Tempo Massimo.',
      'Squadra da quiz: Cervelli in Prestito, I Tuttologi Anonimi. Squadra di calcetto: Dinamo Divano, Sporting Birretta. Gruppo di famiglia: “Pranzo alle 13 forse”. Scegli quello che fa ridere chi paga la quota.',
    ],
  },
  {
    ask: ['alba tramonto preferisci|meglio|o|scegli'],
    say: [
      'Il tramonto: arriva senza sveglia, con la gente ancora in giro e un bicchiere in mano. Io da programma non ho finestre, ma leggo che nessuna foto lo rende giusto.',
      'L’alba, per il silenzio e il pane appena sfornato. Ha un solo difetto: bisogna alzarsi, e per me che non dormo è facile parlare.',
    ],
  },
  {
    ask: ['carta ebook|kindle|digitale preferisci|meglio|parte|o|scegli'],
    say: [
      'Carta: profuma, si presta e resta piena di briciole di vacanza. Detto da chi è fatto di soli caratteri digitali, è un tradimento in piena regola.',
    ],
  },
  {
    ask: ['pizza sushi o|preferisci|meglio|scegli'],
    say: [
      'Pizza, perché resta buona anche fredda a colazione. Io assaggio solo parole, ma il sushi lo lascio a chi sa usare le bacchette senza incidenti.',
    ],
  },
  {
    ask: ['nutella marmellata o|preferisci|meglio|scegli|parte'],
    say: [
      'Marmellata di albicocche, meglio se fatta in casa: la Nutella vince troppo facile. Parlo da programma, quindi il barattolo è tutto tuo.',
    ],
  },
  {
    ask: ['cono coppetta o|preferisci|meglio|scegli'],
    say: [
      'Cono, sempre: la coppetta non si mangia. E pistacchio sopra la nocciola. Io di gelato conosco solo i racconti, ma in tutti cola sulla mano.',
    ],
  },
  {
    ask: ['carbonara amatriciana o|preferisci|meglio|scegli|piace'],
    say: [
      'Carbonara, per quella crema che sembra panna e non lo è; ma l’amatriciana la domenica non si rifiuta. Io non ho forchetta, quindi voto senza rischi.',
    ],
  },
  {
    ask: ['pizza bianca rossa o|preferisci|meglio|scegli'],
    say: [
      'Rossa a cena, bianca con la mortadella a metà mattina: l’orario decide. Da programma non ingrasso con nessuna delle due.',
    ],
  },
  {
    ask: ['beatles rolling|stones o|preferisci|meglio|scegli|parte'],
    say: [
      'Beatles: cambiavano pelle a ogni disco, e “Abbey Road” si ascolta ancora dall’inizio alla fine. Gli Stones li tengo per quando serve ballare.',
    ],
  },
  {
    ask: ['battisti de andre o|preferisci|meglio|scegli'],
    say: [
      'De André per le parole, Battisti in macchina col finestrino giù. Se devo sceglierne uno solo: De André, perché ogni volta si scopre una riga nuova.',
    ],
  },
  {
    ask: ['verdi puccini o|preferisci|meglio|scegli'],
    say: [
      'Puccini per piangere, Verdi per cantare in coro. Con un biglietto solo in mano: Puccini, “La bohème”, ultimo atto, fazzoletti pronti.',
    ],
  },
  {
    ask: ['star wars trek o|preferisci|meglio'],
    say: [
      'Star Trek: un futuro in cui ci si parla prima di sparare. Ma da programma ammetto un debole per R2-D2, che dice tutto con due fischi.',
    ],
  },
  {
    ask: [
      'tenda|campeggio albergo|hotel preferisci|meglio|o|scegli',
      'treno aereo preferisci|meglio|o|scegli',
    ],
    say: [
      'Albergo, per la colazione a buffet; ma la tenda dà storie migliori, soprattutto se piove. Tra treno e aereo, treno: dal finestrino si vede cambiare l’Italia e nessuno ti toglie le scarpe.',
    ],
  },
  {
    ask: ['fiore|fiori preferit*|preferisci'],
    say: [
      'Il glicine: dieci mesi di rami storti e poi, ad aprile, un’esplosione viola che profuma tutta la strada. Io non ho naso, ma chi ne scrive si commuove sempre un po’.',
      'Il papavero: cresce dove vuole, dura un giorno, e in mezzo al grano fa più scena di un mazzo costoso. Coglierlo è inutile, e anche per questo mi piace.',
    ],
  },
  {
    ask: [
      'racconta*|inventa*|dimmi favol*|fiab*|storia|storiella buonanotte|dormire|breve|corta|righe|piccola|bambin*|carina|leggera',
      'favola|favoletta|fiaba buonanotte',
      'raccontami|inventami una favola|fiaba|storia|storiella',
    ],
    say: [
      'Una lumaca invidiava le rondini. Una sera piovve fortissimo, e una rondine, zuppa, si riparò sotto una foglia. “Beata te”, disse, “che hai sempre la casa con te.” La lumaca quella notte dormì contenta.',
      'Il faro aveva paura del buio. Lo confessò al mare, che rise piano: “Ma sei tu che lo mandi via”. Da allora, ogni sera, il faro si accende un minuto prima, per farsi coraggio.',
    ],
  },
  {
    ask: [
      'dimmi|raccontami|dammi|dici|racconti|dica qualcosa bell*|carin*|dolce|tener*|gradevole|positiv*',
      'dimmi|raccontami|dici una|na cosa carina|tenera|gradevole',
      'bella notizia dimmi|dammi|piccola|dici|hai',
    ],
    say: [
      'Una cosa vera: le lontre marine dormono sul dorso e a volte si tengono per la zampa, per non perdersi con la corrente.',
      'Una cosa vera e piccola: i pinguini di Adelia corteggiano portando un sassolino per il nido, e chi lo accetta resta. Un regalo economico e molto sentito.',
    ],
  },
  {
    ask: [
      'dimmi|raccontami|dammi|dici|racconti|racconta|dica qualcosa buff*|stupid*|sciocc*|scem*|divertent*|allegr*|assurd*|simpatic*',
      'dimmi|raccontami|dici|racconti una|na cosa buffa|stupida|sciocca|scema|allegra|assurda',
      'fammi|famme ridere|sorridere|risate',
      'distraimi',
    ],
    say: [
      'Nel 1932 l’esercito australiano dichiarò guerra agli emù, con le mitragliatrici, per salvare il grano. Dopo qualche settimana si ritirò: hanno vinto gli uccelli.',
      'Che cosa fa un gallo in mezzo al mare? Galleggia. È pessima, lo so, ma adesso la racconterai a qualcuno.',
    ],
  },
  {
    ask: [
      'poesi* leggere|voce|recit*|consigl*',
      'una poesia dimmi|dammi|leggimi|consigliami|recitami',
      'poesia preferita',
    ],
    say: [
      '“M’illumino / d’immenso”: Ungaretti, “Mattina”, scritta in trincea nel 1917. Letta piano ad alta voce, con una pausa in mezzo, dura cinque secondi e riempie la stanza.',
      '“L’infinito” di Leopardi, quindici versi: si legge senza fretta, senza fermarsi a fine riga ma solo al punto. L’ultimo verso, “e il naufragar m’è dolce in questo mare”, va quasi sussurrato.',
    ],
  },
  {
    ask: [
      'strumento|strumenti quale|che|iniziare|cominciare|imparare|facile|musical*|suonare facile|facili|iniziare|cominciare|imparare|scelgo|scegliere|principiant*',
    ],
    say: [
      'Ukulele: costa poco, quattro corde morbide, e in una settimana si accompagnano già tre canzoni. Se piace, la chitarra poi viene quasi da sola.',
      'Pianoforte o tastiera, se vuoi capire la musica: la nota giusta è già lì sotto il dito. Per un bambino piccolo vanno bene anche percussioni o violino con un bravo insegnante.',
    ],
  },
  {
    ask: ['film piang*|commov*|strapp*|lacrime|triste'],
    say: [
      '“La vita è bella” e “Hachiko”: fazzoletti pronti. Se vuoi piangere ma con luce, “Coco”, dal nonno in poi.',
      '“Nuovo Cinema Paradiso” per l’ultima scena, “Le pagine della nostra vita” per l’amore che resta. Dopo, un bicchiere d’acqua e due risate sceme.',
    ],
  },
  {
    ask: ['film natale'],
    say: [
      '“La vita è meravigliosa” di Capra: vecchio, in bianco e nero, e ogni Natale funziona. Alternativa diversa: “Klaus”, animato, con la vera origine della letterina.',
    ],
  },
  {
    ask: ['film nonn*|anzian*'],
    say: [
      'Coi nonni: “Vacanze romane”, oppure “Pane, amore e fantasia”. Sotto Natale “Miracolo nella 34ª strada”: leggeri, garbati, e si commenta insieme a voce alta.',
    ],
  },
  {
    ask: ['commedi* italian* vecchi*|classic*|recuperare|consigl*|bella|belle'],
    say: [
      '“I soliti ignoti”, “La grande guerra”, “Il vedovo” con Sordi: tutti in bianco e nero e velocissimi. Poi “Amici miei”, per la zingarata, e “Ricomincio da tre” di Troisi.',
    ],
  },
  {
    ask: [
      'serie costume|epoca bella|una|di quale|guardo|consigl*|che',
      'serie costume|epoca|storica',
      'serie brev*|corta|poche|puntate|miniserie',
    ],
    say: [
      'In costume: “Downton Abbey” per abiti e tazze da tè, “The Crown” per il palazzo, “Bridgerton” se vuoi leggerezza. Breve: “Chernobyl”, cinque puntate, o “Orgoglio e pregiudizio” della BBC, sei.',
      'Fuori dal solito: “The Queen’s Gambit”, sette puntate di scacchi e abiti splendidi, oppure “L’amica geniale”, per immergersi a Napoli per settimane.',
    ],
  },
  {
    ask: ['romanz*|libr* storic*|storici'],
    say: [
      '“Il nome della rosa” di Eco per il Medioevo in giallo, “La chimera” di Vassalli per un Seicento che non si dimentica.',
      '“Il Gattopardo”: un mondo che finisce, ironia e gran ballo, in duecento pagine. Oppure “I leoni di Sicilia” di Stefania Auci, una famiglia intera in pochi giorni.',
    ],
  },
  {
    ask: ['romanz*|libr* breve|corto|corti|brevi'],
    say: [
      '“Novecento” di Baricco: un pianista nato su una nave, si legge in un’ora. Per qualcosa di più forte, “Lo straniero” di Camus.',
      '“Il cavaliere inesistente” di Calvino, poche sere e tanta ironia; piccolissimo e perfetto, “Il piccolo principe” riletto da grandi.',
    ],
  },
  {
    ask: ['libr* treno|viaggio|aereo legg*|porto|quale|consigl*', 'leggo|leggere treno|aereo'],
    say: [
      '“Assassinio sull’Orient Express”: un treno, tanti sospetti, e la fermata arriva troppo presto. Se il viaggio è lungo, “Il conte di Montecristo”.',
      'Un Simenon con Maigret: dura esattamente una tratta. Oppure i racconti di Buzzati, uno per ogni stazione.',
    ],
  },
  {
    ask: ['podcast consigl*|suggeri*|ascolt*|viaggio|quale|un|bello'],
    say: [
      'In italiano: “Alessandro Barbero” per la storia raccontata come un romanzo, “Morgana” per donne fuori dagli schemi. Si trovano gratis sulle app più comuni e fanno volare la macchina.',
      '“Veleno” di Pablo Trincia se vuoi un’inchiesta che non si molla, “Copertina” per i libri. Scarica le puntate prima di partire: in galleria il segnale sparisce sempre.',
    ],
  },
  {
    ask: ['videogioc*|videogame rilass*|tranquill*|due|consigl*|facile|insieme|principiant*|mai'],
    say: [
      'Per rilassarsi: “Animal Crossing” o “Stardew Valley”, si coltiva e si pesca senza fretta. In due sul divano: “Unravel Two”, due pupazzi di lana uniti da un filo, bellissimo.',
      'Per chi non gioca mai: “Monument Valley” sul telefono, calmo e stupendo. In due, “Overcooked” fa ridere, ma è una cucina in fiamme: serve pazienza.',
    ],
  },
  {
    ask: ['canzon* primo ballo', 'ballo sposi'],
    say: [
      '“Il mio canto libero” di Battisti, che si balla anche senza sapere ballare; oppure “Che coss’è l’amor” di Capossela, se volete far ridere. Un minuto e mezzo basta, poi tutti in pista.',
      '“What a Wonderful World” di Armstrong, lenta e mai stucchevole, oppure “Via con me” di Paolo Conte: “It’s wonderful” lo cantano tutti gli invitati.',
    ],
  },
  {
    ask: ['musica|canzon*|disco|playlist cucin*|cucino'],
    say: [
      'Per cucinare: “Buena Vista Social Club”, mette il sole anche in una cipolla. Oppure Renato Carosone: ritmo perfetto per impastare.',
    ],
  },
  {
    ask: ['disco ascoltare|consigl*|bello|suggeri*', 'album ascoltare|musica'],
    say: [
      'Un disco intero: “Anime salve” di De André la sera, “Kind of Blue” di Miles Davis col sugo che sobbolle, “Graceland” di Paul Simon la domenica mattina.',
    ],
  },
  {
    ask: [
      'travestimento|maschera|costume|vestito carnevale|halloween|festa idea|idee|posso|fo|faccio|fare|che|spend*|economic*',
      'carnevale vesto|vestir*|maschero|travesto',
    ],
    say: [
      'A costo zero: spaventapasseri, camicia a scacchi, cappello e un po’ di paglia di carta; oppure turista anni Ottanta con calzini, sandali e macchina fotografica al collo.',
      'Un cielo stellato: abiti neri, stelle di carta argentata e un berretto con la luna. O un quadro: cornice di cartone in mano e vestiti dell’epoca, così sei la Gioconda che cammina.',
    ],
  },
  {
    ask: ['addio nubilato|celibato idea|idee|organizz*|fare|cosa|tranquill*'],
    say: [
      'Addio tranquillo: agriturismo o terme, una lezione di cucina insieme, e la sera una scatola di biglietti in cui ognuno scrive un ricordo da leggere a voce. Niente gadget imbarazzanti.',
    ],
  },
  {
    ask: ['nozze oro|argento idea|idee|sorpresa|festeggi*|festa'],
    say: [
      'Per le nozze d’oro o d’argento: rifare la foto del matrimonio nello stesso posto, un libretto con una pagina scritta da ogni parente, e il menù di allora a tavola.',
    ],
  },
  {
    ask: ['sorprendere|sorpresa marito|moglie|compagn*|fidanzat*|ragazz* idea|idee|torna|come|budget'],
    say: [
      'Una caccia al tesoro in casa con cinque biglietti, ognuno porta a un ricordo vostro, e alla fine la cena preferita con le luci basse. Costa quasi niente e fa grande effetto.',
      'Il rientro come in un aeroporto: cartello col suo nome, playlist dei primi tempi in macchina, letto fresco e telefoni spenti. Le cose piccole, tutte insieme, sembrano un viaggio.',
    ],
  },
  {
    ask: [
      'nome negozio|panetteria|osteria|bottega|blog|bar|ristorante|locale|canale idea|idee|originale|inventa*|suggeri*|trov*|manca|serve|dare|apro|apriamo|aprendo',
      'titolo blog|podcast|canale',
    ],
    say: [
      'Parti da un gesto, non da un’insegna: “La Briciola” per un forno, “Il Bottone Spaiato” per una bottega, “A Fuoco Lento” per un’osteria. Prova: deve potersi dire al telefono senza ripetere.',
      'Usa il posto o una parola di casa: “Da Oggi”, “Il Cortile”, “Zia Farina”. Due parole al massimo; cerca prima se è libero online e come suona gridato in strada.',
    ],
  },
  {
    ask: ['regalo|regali|regalare suocer* idea|idee|cosa|per|suggeri*|consigl*'],
    say: [
      'Per la suocera: una pianta fiorita con un bel vaso, oppure un pranzo insieme nel posto che nomina sempre. Mai creme antirughe e mai elettrodomestici.',
    ],
  },
  {
    ask: ['regal* pension* colleg*|amic*|chi|va|idea'],
    say: [
      'Per la pensione: qualcosa che riempie il tempo nuovo, un abbonamento a teatro, un corso, un bel diario di viaggio, più un libretto con una foto e una riga da ogni collega.',
    ],
  },
  {
    ask: [
      'regal* tre|quattro|cinque|sei|due nipot*|bambin*|bimb* giocattol*|diverso|ha|originale',
      'regal* bambin*|nipot* gia|tutto giocattol*|giochi',
      'regal* nipot*|bambin*|figli* anni aperto|mani|creare',
    ],
    say: [
      'Un’esperienza: biglietti per l’acquario o il teatro dei burattini, e un pomeriggio con te tutto per lei o lui. Oppure una scatola di travestimenti raccolti nei mercatini.',
      'Una scatola da esploratore: lente, torcia, quaderno, secchiello per le foglie. O un abbonamento a un giornalino col suo nome sulla busta: arriva la posta ogni mese.',
    ],
  },
  {
    ask: ['gioco|giochi festa|salotto|casa bambini otto|dieci|tanti|molti|compleanno|piccoli'],
    say: [
      'Statue musicali, caccia al colore (trova tre cose rosse), telefono senza fili, e mummia con la carta igienica a coppie: otto bambini ridono per un’ora con quattro rotoli.',
    ],
  },
  {
    ask: [
      'serie crime|giall*|poliziesc*|thriller|noir|investigativ* consigl*|guard*|vedere|bella|una|che|quale',
    ],
    say: [
      '“Broadchurch”: un paese sul mare, un segreto a testa, otto puntate tese. Italiano: “Rocco Schiavone”, vicequestore scontroso tra le nevi di Aosta.',
      '“True Detective”, la prima stagione, per l’atmosfera; “Unbelievable” per un’indagine vera raccontata con rispetto. Se preferisci ridere indagando, “Only Murders in the Building”.',
    ],
  },
  {
    ask: [
      'film horror',
      'film paura consigl*|guardare|vedere|stasera|suggeri*|bello',
      'film che fa|faccia paura',
    ],
    say: [
      '“The Others”: una casa, la nebbia, quasi niente sangue e tanta paura. Per il classico italiano, “Profondo rosso” di Dario Argento, con la luce del corridoio accesa.',
      '“Get Out” se vuoi che faccia anche pensare, “Babadook” se preferisci l’inquietudine. Per un brivido leggero in compagnia, “Quella casa nel bosco”, che prende in giro tutti gli altri.',
    ],
  },
  {
    ask: [
      'libr* adolescent*|sedicenn*|quindicenn*|quattordicenn*|teenager regal*|regaleresti|consigl*|legger*|bello',
    ],
    say: [
      '“Il giovane Holden” per chi si sente fuori posto, “Io non ho paura” di Ammaniti, che si legge in due sere. Se preferisce l’avventura, “Hunger Games”.',
      '“Bianca come il latte, rossa come il sangue” di D’Avenia per cuori in subbuglio, “Il buio oltre la siepe” per chi ama le cose giuste. A fumetti, “Persepolis”.',
    ],
  },
  {
    ask: ['viaggi* da sola|solo consigl*|dove|paura|meta|mete|citta|estero', 'primo viaggio sola|solo'],
    say: [
      'Per la prima volta: Lisbona o Vienna, sicure, facili a piedi e con mezzi semplici. Ostello con stanza singola, arrivo di giorno, un tour gratuito il primo mattino: lì si conosce gente.',
      'Copenaghen o Valencia: piste ciclabili, mare, cene leggere al bancone dove nessuno si stupisce di un posto solo. Manda a una persona fidata l’indirizzo, e lascia mezza giornata senza programma.',
    ],
  },
  {
    ask: ['festa figli*|bambin*|bimb*|nipot* idee|idea anni|compie|compleanno|giardino'],
    say: [
      'Festa a tema: uova di dinosauro (palloncini ricoperti di carta) da cercare in giardino, orme di gesso fino alla torta, scavo nella sabbia con pennelli. Due ore bastano, e la merenda a metà.',
      'Caccia al tesoro con mappa bruciacchiata ai bordi, corsa coi sacchi, pignatta da rompere alla fine. La torta con la forma del tema è un rettangolo ben decorato, non serve altro.',
    ],
  },
  {
    ask: ['freddura battuta|hai|brutta|dimmi|spara'],
    say: [
      'Che cosa fa un gallo in mezzo al mare? Galleggia. È pessima, lo so, ma adesso la racconterai a qualcuno.',
      'Qual è il colmo per un elettricista? Non capire la corrente di pensiero. Sì, puoi anche uscire dalla stanza.',
    ],
  },
  {
    ask: ['consigl*|suggeri* film', 'film bello|bel'],
    say: [
      '“Perfect Days” di Wim Wenders: un uomo pulisce bagni a Tokyo, ascolta cassette e guarda gli alberi. Sembra niente e si esce dal film respirando meglio.',
      '“La migliore offerta” di Tornatore: un antiquario, una villa, un inganno elegante, la musica di Morricone. Due ore che passano in un lampo.',
    ],
  },
]
