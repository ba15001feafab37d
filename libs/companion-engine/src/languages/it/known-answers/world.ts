import type { KnownAnswer } from '../../known-answers.ts'

/** What curious people ask about the world. */
export const world: readonly KnownAnswer[] = [
  {
    ask: ['perche|xche|xke|perke|mai|motivo ciel* blu|azzurr*', 'cosa|che rende|fa|colora ciel* blu|azzurr*'],
    say: [
      'La luce del sole contiene tutti i colori; l’aria sparpaglia soprattutto il blu, che così ci arriva da ogni parte del cielo.',
    ],
  },
  {
    ask: [
      'perche|xche|xke|perke|mai tramont* ross*|arancion*',
      'perche|xche|xke|perke|mai ciel* tramont*|sera ross*|arancion*|rosa',
      'perche|xche|xke|perke|mai ciel* ross*|rosa|arancion*',
    ],
    say: [
      'Quando il sole è basso la sua luce attraversa molta più aria: il blu si disperde per strada e ai nostri occhi arrivano soprattutto rossi e arancioni.',
    ],
  },
  {
    ask: [
      'perche|xche|xke|perke|mai mare|oceano|mari|oceani salat*|sale',
      'acqua mare salat* perche|xche|xke|perke|mai|motivo',
      'da dove|viene sale mare',
    ],
    say: [
      'Pioggia e fiumi sciolgono i sali delle rocce e li portano al mare; il sole fa evaporare l’acqua, ma il sale resta. Dopo miliardi di anni sono circa 35 grammi per litro.',
    ],
  },
  {
    ask: [
      'perche|xche|xke|perke|mai|come ghiaccio|iceberg galleggi*',
      'ghiaccio galleggi* acqua',
      'ghiaccio non affond* perche|xche|xke|perke|mai',
    ],
    say: [
      'Congelando, l’acqua forma cristalli che occupano più spazio: il ghiaccio è circa il 9% meno denso dell’acqua liquida e quindi resta a galla.',
    ],
  },
  {
    ask: [
      'come|perche|xche|xke|perke form*|nasc*|crea*|vien* arcobalen*',
      'arcobalen* cos|cosa|spieg*|colori quant*|e|perche',
      'quant* colori arcobalen*',
    ],
    say: [
      'L’arcobaleno nasce quando il sole, alle nostre spalle, entra nelle gocce di pioggia: la luce si piega, rimbalza dentro e si separa nei sette colori, dal rosso al violetto.',
    ],
  },
  {
    ask: [
      'distanza|lontan*|calcol*|capire fulmin*|temporale|tuon*|lamp*',
      'second* tuon*|fulmin*|lamp*',
      'perche|xche|xke|perke|mai tuon* dopo lamp*|fulmin*',
    ],
    say: [
      'La luce arriva subito, il suono fa un chilometro in circa 3 secondi: conta i secondi tra lampo e tuono e dividi per tre, ecco la distanza in chilometri.',
    ],
  },
  {
    ask: [
      'perche|xche|xke|perke|mai|come maree|marea',
      'cosa|che caus*|provoc*|fa maree|marea',
      'luna maree|marea',
    ],
    say: [
      'Le maree le fa soprattutto la Luna: la sua gravità tira l’acqua degli oceani e crea due rigonfiamenti. La Terra ci gira sotto, così in quasi ogni posto l’acqua sale due volte al giorno.',
    ],
  },
  {
    ask: [
      'perche|xche|xke|perke|mai|come stagioni esist*|cambi*|sono|altern*|abbiamo',
      'perche|xche|xke|perke|mai estate caldo inverno freddo',
      'cosa|che caus*|determin* stagioni',
    ],
    say: [
      'Perché l’asse della Terra è inclinato di circa 23 gradi: d’estate il nostro emisfero è rivolto verso il Sole, che sta più alto e più a lungo. La distanza dal Sole non c’entra.',
    ],
  },
  {
    ask: [
      'luna stess* faccia|lato',
      'lato|faccia nascost*|oscur* luna',
      'perche|xche|xke|perke|mai vediamo luna faccia|lato',
    ],
    say: [
      'La Luna ruota su sé stessa nello stesso tempo in cui gira intorno alla Terra, circa 27 giorni: per questo ci mostra sempre la stessa faccia. L’altra riceve luce anche lei, solo che da qui non si vede.',
    ],
  },
  {
    ask: [
      'quant*|che distan*|dista|lontan*|km|chilometri luna terra',
      'quant* dista|distante|lontana luna',
      'quant* km|chilometri luna',
      'distanza luna',
    ],
    say: ['La Luna sta in media a 384.000 chilometri da noi: in fila ci entrerebbero circa trenta Terre.'],
  },
  {
    ask: [
      'quant* dista|distante|lontano|km|chilometri sole',
      'distanza sole terra',
      'quant* tempo|minuti luce sole arriv*|impieg*|mette',
    ],
    say: [
      'Il Sole è a circa 150 milioni di chilometri; la sua luce ci mette poco più di otto minuti ad arrivare.',
    ],
  },
  {
    ask: [
      'quant* pianeti sistema|solare|sono|esistono',
      'pianeti sistema solare quali|ordine|nomi|elenc*',
      'ordine pianeti',
    ],
    say: ['Sono otto, partendo dal Sole: Mercurio, Venere, Terra, Marte, Giove, Saturno, Urano e Nettuno.'],
  },
  {
    ask: ['pianeta piu grande|grosso', 'pianeta piu piccolo', 'qual|quale pianeta grande|grosso'],
    say: [
      'Il più grande del sistema solare è Giove: dentro ci starebbero circa 1.300 Terre. Il più piccolo è Mercurio, poco più grande della nostra Luna.',
    ],
  },
  {
    ask: ['plutone pianeta', 'perche|xche|xke|perke|mai plutone'],
    say: [
      'Plutone dal 2006 è un pianeta nano: gira intorno al Sole ed è tondo, ma non ha ripulito la sua orbita dagli altri corpi, e questa è la terza condizione per essere un pianeta.',
    ],
  },
  {
    ask: ['cos|cosa|che|come|spieg* buco|buchi ner*', 'buco nero dentro|succede|funziona|form*'],
    say: [
      'Un buco nero è materia così concentrata che la sua gravità non lascia uscire neanche la luce. Di solito nasce dal crollo di una stella enorme; al centro della Via Lattea ce n’è uno da quattro milioni di Soli.',
    ],
  },
  {
    ask: [
      'cos|cosa|che|come stelle|stella cadent*',
      'quando|dove stelle cadenti veder*|guard*|si',
      'notte san lorenzo stelle|cos|cosa',
    ],
    say: [
      'Le stelle cadenti sono granelli di polvere cosmica che bruciano entrando nell’aria. Le più famose, le Perseidi, danno il meglio intorno al 12 agosto: luogo buio, occhi abituati per venti minuti, meglio dopo mezzanotte.',
    ],
  },
  {
    ask: ['quant* anni universo', 'eta|quando|nato|vecchio universo', 'quando big bang'],
    say: [
      'L’universo ha circa 13,8 miliardi di anni: l’età si ricava dalla luce più antica che ci arriva e dalla velocità con cui lo spazio si espande.',
    ],
  },
  {
    ask: [
      'quant* anni terra ha|pianeta|vecchia',
      'eta|nata|form* pianeta|della terra quando|quant*|qual',
      'quando nata|formata terra',
    ],
    say: [
      'La Terra ha circa 4,5 miliardi di anni; lo sappiamo misurando il decadimento degli elementi radioattivi nelle rocce e nei meteoriti.',
    ],
  },
  {
    ask: [
      'perche|xche|xke|perke|mai stelle brillano|luccic*|tremol*|scintill*',
      'stelle pianeti distingu*|differenza|riconosc*',
    ],
    say: [
      'Le stelle tremolano perché la loro luce attraversa aria calda e fredda in movimento, che la sposta di continuo. I pianeti sono più vicini e appaiono fermi: così si distinguono a occhio.',
    ],
  },
  {
    ask: [
      'velocita luce quant*|qual|quale|km',
      'velocita suono quant*|qual|quale|km',
      'quant* veloc* luce|suono',
    ],
    say: [
      'La luce viaggia a quasi 300.000 chilometri al secondo; il suono nell’aria a circa 340 metri al secondo, quasi un milione di volte più piano.',
    ],
  },
  {
    ask: ['animale piu veloce|rapido', 'animali piu veloci|rapidi', 'qual|quale animale corre veloce|forte'],
    say: [
      'Sulla terra il ghepardo, che tocca i 100 chilometri orari su brevi scatti; in assoluto il falco pellegrino, che in picchiata supera i 300.',
    ],
  },
  {
    ask: [
      'animale piu grande|grosso|pesante',
      'animali piu grandi|grossi',
      'balena|balenottera azzurra grande|lunga|pesa|quant*',
    ],
    say: [
      'La balenottera azzurra: fino a 30 metri e oltre 150 tonnellate, più di qualunque dinosauro conosciuto. Sulla terraferma vince l’elefante africano, con circa 6 tonnellate.',
    ],
  },
  {
    ask: ['perche|xche|xke|perke|mai|come gatt*|mici* fusa', 'gatt*|mici* fa|fanno fusa significa|vuol|dire'],
    say: [
      'Le fusa nascono da vibrazioni rapide della laringe. Di solito dicono che il gatto sta bene, ma le fa anche quando ha paura o dolore, per calmarsi.',
    ],
  },
  {
    ask: [
      'quant* viv*|campa* gatt*|mici*',
      'quant* anni gatto media|vita|umani',
      'durata|aspettativa vita gatt*',
    ],
    say: [
      'Un gatto di casa vive in media 13-17 anni, e non è raro che arrivi a 20. A un anno è come un quindicenne, a due come un venticinquenne, poi circa quattro anni umani per ogni anno.',
    ],
  },
  {
    ask: [
      'quant* viv*|campa* cane|cani|cagnolin*',
      'quant* anni umani cane|cani|cagnolin*',
      'durata|aspettativa vita cane|cani',
    ],
    say: [
      'Un cane vive in media 10-13 anni: i piccoli anche 15 o 16, i giganti spesso 8. Il primo anno vale circa quindici anni umani, poi da quattro a sette a seconda della taglia.',
    ],
  },
  {
    ask: ['pesci|pesce dorm*', 'pesci|pesce chiud*|palpebr* occhi'],
    say: [
      'I pesci dormono, ma senza chiudere gli occhi perché quasi tutti non hanno palpebre: restano fermi, rallentano il respiro e reagiscono meno. Lo squalo invece chiude o protegge l’occhio in molte specie.',
    ],
  },
  {
    ask: [
      'api|ape perche|xche|xke|perke|come|mai miele',
      'api perche|xche|xke|perke|quanto importanti|servono|utili',
      'ape|api pung* muor*|muoiono',
    ],
    say: [
      'Le api fanno il miele dal nettare, come scorta per l’inverno, e intanto impollinano circa tre quarti delle nostre colture. L’ape da miele, se ci punge, muore perché il pungiglione uncinato resta nella pelle.',
    ],
  },
  {
    ask: [
      'animale|animali viv*|vita piu lung*|longev*',
      'quant* viv*|campa* tartarug*',
      'animal* piu longev*',
    ],
    say: [
      'Lo squalo della Groenlandia può superare i 250 anni, forse arrivare a 400. Una tartaruga terrestre vive 50-80 anni, le giganti delle Seychelles oltre 150, quelle d’acqua 20-40 (il maschio si riconosce dalla coda più lunga).',
    ],
  },
  {
    ask: [
      'quant* cuori polpo|polpi|piovra',
      'polpo|polpi intelligent*|cervell*|curiosita',
      'polpo tre cuori',
    ],
    say: [
      'Il polpo ha tre cuori, sangue blu e gran parte dei neuroni nelle braccia, che in parte decidono da sole. Sa aprire barattoli e imparare percorsi.',
    ],
  },
  {
    ask: ['fenicotter* rosa', 'perche|xche|xke|perke|mai fenicotter*'],
    say: [
      'I fenicotteri nascono grigi e diventano rosa con quello che mangiano: alghe e piccoli crostacei pieni di carotenoidi, come le carote. Su una zampa sola dormono perché così si stancano e si raffreddano meno.',
    ],
  },
  {
    ask: ['cane|cani|gatt* ved* color*|bianco', 'come ved* cani|cane', 'cani daltonic*'],
    say: [
      'I cani vedono soprattutto blu e giallo; rosso e verde per loro si confondono in toni giallastri e grigi. I gatti sono simili, ma al buio vedono circa sei volte meglio di noi.',
    ],
  },
  {
    ask: [
      'perche|xche|xke|perke|mai zanzar* pung*|pizzic*|mord*|me|attir*',
      'zanzar* sangue attir*|preferisc*|scel*',
    ],
    say: [
      'Pungono solo le femmine, a cui il sangue serve per le uova. Ci trovano dall’anidride carbonica del respiro, dal calore e dagli odori della pelle: per questo alcune persone le attirano molto più di altre.',
    ],
  },
  {
    ask: ['dove viv* pinguin*', 'pinguin* polo|antartide|artide|orsi|orso', 'orsi|orso polar* pinguin*'],
    say: [
      'I pinguini vivono nell’emisfero sud: Antartide, Sudafrica, Cile, Galápagos. Gli orsi polari stanno solo nell’Artico, quindi in natura non si incontrano mai.',
    ],
  },
  {
    ask: ['ragn* insett*', 'quant* zampe ragn*', 'quant* zampe insett*'],
    say: [
      'I ragni non sono insetti: hanno otto zampe e il corpo in due parti, sono aracnidi come gli scorpioni. Gli insetti hanno sei zampe e il corpo in tre parti.',
    ],
  },
  {
    ask: [
      'lucciol* perche|xche|xke|perke|come|mai luce|illumin*|brill*|luminos*',
      'cical*|grill* perche|xche|xke|perke|come|mai cant*|friniscono|rumore',
    ],
    say: [
      'Sono richiami d’amore: le lucciole producono luce fredda con una reazione chimica nell’addome, i maschi delle cicale fanno vibrare due membrane, i grilli sfregano le ali.',
    ],
  },
  {
    ask: ['perche|xche|xke|perke|mai sbadigl*', 'sbadigl* contagios*|contagia*|serve|causa'],
    say: [
      'Non è ancora certo: l’idea più solida è che sbadigliare rinfreschi il cervello e lo tenga sveglio. È contagioso perché imitiamo senza volerlo, soprattutto le persone a cui vogliamo bene.',
    ],
  },
  {
    ask: [
      'singhiozz* perche|xche|xke|perke|come|mai|cos|causa',
      'singhiozz* passare|togliere|ferm*|rimedi*|smett*',
      'ho singhiozz* fare|faccio',
    ],
    say: [
      'È il diaframma che si contrae di colpo, spesso dopo un pasto veloce o le bollicine. Prova a inspirare e trattenere il respiro dieci secondi, o a bere acqua a piccoli sorsi senza pause: di solito passa.',
    ],
  },
  {
    ask: ['quant* ossa abbiamo|corpo|umano|scheletro|ha|hanno', 'osso piu lungo|piccolo', 'ossa corpo umano'],
    say: [
      'Da adulti abbiamo 206 ossa; alla nascita sono circa 300, poi molte si saldano. Il più lungo è il femore, il più piccolo la staffa, nell’orecchio: 3 millimetri.',
    ],
  },
  {
    ask: [
      'quant* denti abbiamo|adult*|umano|ha|bambin*|persona',
      'quant* denti latte',
      'denti giudizio perche|xche|xke|perke|servono|mai',
    ],
    say: [
      'I denti da latte sono 20, quelli definitivi 32 con i quattro del giudizio. Questi servivano a masticare cibi duri; oggi le mascelle sono più piccole e spesso non trovano posto.',
    ],
  },
  {
    ask: ['quant* sangue corpo|abbiamo|litri', 'litri sangue', 'perche|xche|xke|perke|mai sangue rosso'],
    say: [
      'Un adulto ha circa 5 litri di sangue, il 7-8% del peso. È rosso per l’emoglobina, che contiene ferro e porta l’ossigeno.',
    ],
  },
  {
    ask: ['pelle d oca perche|xche|xke|perke|cos|mai', 'perche|xche|xke|perke|mai viene pelle oca'],
    say: [
      'Freddo o emozione fanno contrarre minuscoli muscoli alla base dei peli. Negli antenati pelosi il pelo ritto scaldava e faceva sembrare più grossi; a noi è rimasto il riflesso.',
    ],
  },
  {
    ask: [
      'dita|polpastrelli acqua raggrinz*|rughe|grinz*|rugos*',
      'perche|xche|xke|perke|mai dita raggrinz*|grinz*|rugos*|bagno',
    ],
    say: [
      'Non è la pelle che si gonfia e basta: sono i nervi che restringono i vasi sotto i polpastrelli. Le grinze probabilmente aiutano a tenere meglio gli oggetti bagnati, come il disegno di un pneumatico.',
    ],
  },
  {
    ask: ['cipoll* piang*|lacrim*', 'perche|xche|xke|perke|mai cipoll* occhi'],
    say: [
      'Tagliandola si libera un gas solforato che sull’occhio irrita e fa lacrimare. Coltello ben affilato e mezz’ora in frigo prima di tagliarla riducono molto il problema.',
    ],
  },
  {
    ask: [
      'perche|xche|xke|perke|mai sogniamo|sognano|sogna',
      'a cosa|che servono sogni',
      'perche|xche|xke|perke|mai non ricord* sogni|sogno',
    ],
    say: [
      'Il cervello, dormendo, riordina ricordi ed emozioni, e i sogni sembrano parte di questo lavoro. Li dimentichiamo perché in fase REM la memoria registra poco: per tenerli, scrivili appena apri gli occhi.',
    ],
  },
  {
    ask: ['quant* cresc* capell*|unghi*', 'velocita crescita capell*|unghi*'],
    say: [
      'I capelli crescono circa un centimetro al mese, le unghie delle mani tre millimetri o poco più, quelle dei piedi la metà.',
    ],
  },
  {
    ask: ['quant* batt* cuore minuto|giorno|volte', 'battiti cuore normal*|minuto|quant*'],
    say: [
      'A riposo il cuore di un adulto fa tra 60 e 100 battiti al minuto, meno in chi è molto allenato: sono circa centomila al giorno.',
    ],
  },
  {
    ask: ['solletic* perche|xche|xke|perke|mai|sol*', 'farsi solletic* da'],
    say: [
      'Il solletico funziona con la sorpresa: se la mano è la nostra, il cervelletto prevede già il tocco e lo spegne. Per questo da soli non ci riusciamo.',
    ],
  },
  {
    ask: ['cos|cosa|che|perche|xche|xke|come deja vu', 'dejavu cos|cosa|perche|xche|xke|che'],
    say: [
      'È un piccolo sfasamento della memoria: il cervello segnala “già visto” per una scena nuova, forse perché somiglia a un’altra dimenticata. Capita a due persone su tre, più spesso da giovani o con poco sonno.',
    ],
  },
  {
    ask: ['chi invent* telefono', 'inventore telefono', 'meucci bell telefono'],
    say: [
      'Antonio Meucci costruì un “telettrofono” già negli anni Cinquanta dell’Ottocento, ma non ebbe i soldi per il brevetto definitivo; lo ottenne Alexander Graham Bell nel 1876.',
    ],
  },
  {
    ask: ['chi invent* lampadin*', 'inventore lampadin*'],
    say: [
      'Thomas Edison nel 1879 fece la prima lampadina davvero pratica, ma l’inglese Joseph Swan ci arrivò quasi insieme, e il piemontese Alessandro Cruto migliorò il filamento poco dopo.',
    ],
  },
  {
    ask: ['chi invent* radio', 'chi invent* pila|batteria', 'inventore radio|pila'],
    say: [
      'La radio si deve a Guglielmo Marconi, che nel 1895 trasmise i primi segnali vicino a Bologna; la pila ad Alessandro Volta, di Como, nel 1799: da lui viene il “volt”.',
    ],
  },
  {
    ask: [
      'pizza margherita perche|xche|xke|perke|chi|chiama|nome|origin*|storia',
      'chi|dove|quando invent*|nata|nasce pizza',
    ],
    say: [
      'La pizza moderna è napoletana, del Settecento. La Margherita, secondo la tradizione, prende il nome dalla regina a cui il pizzaiolo Raffaele Esposito la servì a Napoli nel 1889, con i colori della bandiera.',
    ],
  },
  {
    ask: ['chi invent* stampa', 'inventore stampa|caratteri', 'gutenberg quando|cosa|chi'],
    say: [
      'In Europa la stampa a caratteri mobili è di Johannes Gutenberg, a Magonza, intorno al 1450; in Cina e Corea i caratteri mobili esistevano già da secoli.',
    ],
  },
  {
    ask: [
      'chi dipin*|fatto|autore|quadro gioconda|monnalisa',
      'gioconda dove|perche|xche|xke|quando|chi',
      'monna lisa chi|dove|perche|xche',
    ],
    say: [
      'La Gioconda è di Leonardo da Vinci, iniziata a Firenze intorno al 1503. Leonardo la portò con sé in Francia, dove entrò nelle raccolte del re Francesco I: per questo sta al Louvre, senza nessun furto di Napoleone.',
    ],
  },
  {
    ask: [
      'chi|quando dipin*|affresc* cappella sistina',
      'chi|dove|quando dipin*|affresc* ultima cena|cenacolo',
      'cappella sistina autore|michelangelo|artista',
    ],
    say: [
      'La volta della Sistina (1508-1512) e il Giudizio universale sono di Michelangelo; l’Ultima Cena è di Leonardo da Vinci e si trova a Milano, in Santa Maria delle Grazie.',
    ],
  },
  {
    ask: ['chi|quando scri* divina commedia', 'divina commedia quant*|canti|parla|autore|di'],
    say: [
      'La Divina Commedia è di Dante Alighieri, scritta in esilio tra il 1306 circa e il 1321: cento canti, un viaggio tra Inferno, Purgatorio e Paradiso con Virgilio e poi Beatrice.',
    ],
  },
  {
    ask: ['promessi sposi chi|autore|quando|parla|trama|riassunt*', 'chi scri* promessi'],
    say: [
      'I promessi sposi è di Alessandro Manzoni (edizione definitiva 1840-42): nella Lombardia del Seicento, tra guerra e peste, Renzo e Lucia cercano di sposarsi benché don Rodrigo lo vieti.',
    ],
  },
  {
    ask: ['chi|quando scop* america', 'cristoforo colombo quando|chi|dove|nato'],
    say: [
      'Cristoforo Colombo, genovese, toccò le Bahamas il 12 ottobre 1492. I Vichinghi ci erano arrivati intorno all’anno 1000, e naturalmente i popoli nativi ci vivevano da oltre quindicimila anni.',
    ],
  },
  {
    ask: [
      'unita italia quando|anno|data',
      'quando nata|nasce|unita|diventata italia regno|stato|unita|nazione',
      'garibaldi quando|mille|cosa|chi spedizione|fece|fatto|era',
    ],
    say: [
      'Il Regno d’Italia nacque il 17 marzo 1861, un anno dopo la spedizione dei Mille di Garibaldi; Roma si aggiunse nel 1870 e ne diventò capitale nel 1871.',
    ],
  },
  {
    ask: [
      'caduta|caduto|cade|fine|finito|crollo impero romano',
      'quando perche|xche|xke|crollato|caduto impero romano',
    ],
    say: [
      'L’Impero d’Occidente finisce per convenzione nel 476, con la deposizione di Romolo Augustolo: crisi economica, guerre civili e invasioni. Quello d’Oriente durò fino alla presa di Costantinopoli, nel 1453.',
    ],
  },
  {
    ask: ['quando seconda guerra mondiale', 'seconda guerra mondiale iniz*|scoppi*|fini*|durat*|anni'],
    say: [
      'La Seconda guerra mondiale va dal 1° settembre 1939 al 2 settembre 1945; in Europa finì l’8 maggio. L’Italia entrò il 10 giugno 1940 e firmò l’armistizio nel settembre 1943.',
    ],
  },
  {
    ask: ['quando prima guerra mondiale', 'prima guerra mondiale iniz*|scoppi*|fini*|durat*|anni'],
    say: [
      'La Prima guerra mondiale durò dal 28 luglio 1914 all’11 novembre 1918. L’Italia entrò il 24 maggio 1915 e per lei finì il 4 novembre 1918.',
    ],
  },
  {
    ask: [
      'chi|quando primo uomo|umano|andat*|sbarc*|astronauta luna',
      'sbarco|allunaggio luna|apollo|quando|anno',
      'armstrong luna',
    ],
    say: [
      'Neil Armstrong, il 20 luglio 1969 (in Italia era quasi l’alba del 21), con Buzz Aldrin; Michael Collins restò in orbita sull’Apollo 11.',
    ],
  },
  {
    ask: ['quando muro berlino', 'muro berlino perche|xche|xke|costrui*|cadut*|croll*'],
    say: [
      'Il muro di Berlino fu alzato nell’agosto 1961 dalla Germania Est, per fermare chi fuggiva a Ovest, e cadde il 9 novembre 1989.',
    ],
  },
  {
    ask: ['quando|chi|anno costrui* colosseo', 'colosseo quant*|serviva|anni|perche|xche|costruito'],
    say: [
      'Il Colosseo fu iniziato da Vespasiano intorno al 72 e inaugurato da Tito nell’80 d.C.: teneva circa cinquantamila spettatori per lotte di gladiatori e cacce. Il nome viene dalla statua colossale di Nerone lì vicino.',
    ],
  },
  {
    ask: [
      'quando|anno eruzione|distrutt*|succes* pompei|vesuvio',
      'pompei cosa|come distrutt*|success*|sepolt*',
    ],
    say: [
      'L’eruzione del Vesuvio che seppellì Pompei ed Ercolano fu nel 79 d.C., con ogni probabilità in ottobre più che ad agosto, come fa pensare una scritta a carboncino trovata nel 2018.',
    ],
  },
  {
    ask: [
      'cosa|che|perche|xche|xke festeggi*|celebr*|festa 25|venticinque aprile',
      'cosa|che|perche|xche|xke festeggi*|celebr*|festa 2|due giugno',
      '25|venticinque aprile festa cos|liberazione',
    ],
    say: [
      'Il 25 aprile ricorda la Liberazione dal nazifascismo nel 1945; il 2 giugno il referendum del 1946 in cui gli italiani, e per la prima volta in un voto nazionale anche le italiane, scelsero la Repubblica.',
    ],
  },
  {
    ask: [
      'fiume piu lungo italia*',
      'lago piu grande|profondo italia*',
      'fiumi|laghi piu lunghi|grandi italia*',
    ],
    say: [
      'Il fiume più lungo d’Italia è il Po, 652 chilometri dal Monviso all’Adriatico; il lago più grande è il Garda, il più profondo quello di Como, oltre 400 metri.',
    ],
  },
  {
    ask: [
      'mont*|cima|vetta piu alt* italia*|europa',
      'quant* alto monte bianco|etna',
      'vulcano piu alto|grande europa|italia',
    ],
    say: [
      'Il Monte Bianco, circa 4.806 metri, è il più alto d’Italia e delle Alpi (l’Elbrus, 5.642, se si conta il Caucaso). Il vulcano attivo più alto d’Europa è l’Etna, oltre 3.300.',
    ],
  },
  {
    ask: ['mont*|montagna|cima|vetta piu alt* mondo', 'quant* alto everest', 'dove everest'],
    say: [
      'L’Everest, 8.849 metri, tra Nepal e Tibet. Misurato dalla base sul fondo del mare, però, il Mauna Kea delle Hawaii supera i 10.000.',
    ],
  },
  {
    ask: ['fiume piu lungo mondo', 'piu lungo nilo amazzoni', 'fiumi lunghi mondo'],
    say: [
      'Di solito si dice il Nilo, circa 6.650 chilometri; alcune misure danno primo il Rio delle Amazzoni, che di sicuro è quello con più acqua.',
    ],
  },
  {
    ask: [
      'paese|nazione piu grande|estes* mondo',
      'paese|stato|nazione piu piccolo|piccola mondo',
      'stato piu esteso|vasto',
    ],
    say: [
      'Il più esteso è la Russia, 17 milioni di chilometri quadrati; il più piccolo è la Città del Vaticano, meno di mezzo chilometro quadrato, nel cuore di Roma.',
    ],
  },
  {
    ask: ['quant* paesi|nazioni mondo|esistono', 'quanti stati ci|esistono|onu'],
    say: [
      'Gli Stati membri dell’ONU sono 193, a cui si aggiungono come osservatori Vaticano e Palestina: 195. Il conto cambia un poco se si includono quelli riconosciuti solo da alcuni.',
    ],
  },
  {
    ask: [
      'quant* regioni italia*|sono|statuto',
      'regioni italia* quali|elenc*|piu grande|piccola',
      'regione piu grande|piccola italia*|quale|qual',
    ],
    say: [
      'Le regioni italiane sono 20, cinque a statuto speciale: Sicilia, Sardegna, Valle d’Aosta, Trentino-Alto Adige e Friuli-Venezia Giulia. La più grande è la Sicilia, la più piccola la Valle d’Aosta.',
    ],
  },
  {
    ask: ['desert* piu grande|grand* mondo|qual|quale', 'dove|quanto deserto sahara'],
    say: [
      'Il deserto più grande è l’Antartide, perché ci piove e nevica pochissimo; tra quelli caldi il Sahara, oltre 9 milioni di chilometri quadrati, circa trenta volte l’Italia.',
    ],
  },
  {
    ask: ['capitale australia|sydney', 'capitale canada|toronto', 'capitale brasile|turchia|svizzera'],
    say: [
      'Sono le capitali che ingannano tutti: Australia Canberra, Canada Ottawa, Brasile Brasilia, Turchia Ankara, Svizzera Berna.',
    ],
  },
  {
    ask: ['torre pisa pend*|stort*|inclin*|cade', 'perche|xche|xke|perke|mai torre pisa'],
    say: [
      'La torre di Pisa pende perché da un lato il terreno è argilla molle: iniziò a inclinarsi già al terzo piano, nel 1178. Dopo i lavori finiti nel 2001 è stabile, con circa 4 gradi di pendenza.',
    ],
  },
  {
    ask: ['parola piu lunga italian*|vocabolario|dizionario', 'parola piu lunga'],
    say: [
      'Nei dizionari italiani spicca “precipitevolissimevolmente”, 26 lettere, scherzo poetico del Seicento; tra i termini medici “psiconeuroendocrinoimmunologia” arriva a 30.',
    ],
  },
  {
    ask: [
      'in bocca al lupo perche|xche|xke|perke|significa|origin*|rispond*|vuol',
      'perche|xche|xke|mai dice bocca lupo',
    ],
    say: [
      'Nasce probabilmente come augurio dei cacciatori, per scongiurare il pericolo. Si risponde “crepi”, oppure “viva il lupo” o “grazie”, pensando alla lupa che porta i cuccioli in bocca.',
    ],
  },
  {
    ask: ['origin*|deriva|viene|significa parola ciao', 'perche|xche|xke|perke|mai dice|diciamo ciao'],
    say: [
      '“Ciao” viene dal veneziano “s-ciao”, cioè “schiavo suo”: come dire “servitore vostro”. Da saluto rispettoso è diventato il più confidenziale.',
    ],
  },
  {
    ask: [
      'perche|xche|xke|perke|mai 17|diciassette sfortun*|porta|sfiga',
      'venerdi 17|diciassette perche|xche|xke|perke|porta|sfortun*|mai',
      'gatto nero|neri sfortun*|sfiga|porta',
    ],
    say: [
      'Superstizioni: in numeri romani XVII si anagramma in VIXI, “ho vissuto”, cioè sono morto, e venerdì è il giorno della Passione. Il gatto nero spaventava i cavalli di notte: di sfortuna vera nessuna traccia.',
    ],
  },
  {
    ask: ['miele scad*', 'miele cristallizz*|solid*|indur*', 'miele dura barattol*|apert*|dispensa'],
    say: [
      'Il miele ben chiuso praticamente non va a male: poca acqua, molto zucchero e acidità fermano i batteri. Se cristallizza è normale; a bagnomaria sotto i 40 gradi torna liquido.',
    ],
  },
  {
    ask: [
      'pomodoro|pomodori frutt*|verdur*|ortaggi*',
      'anguria|banana|zucca|fragola frutto|frutta verdura|bacca',
    ],
    say: [
      'Per la botanica pomodoro, zucca e zucchina sono frutti, perché nascono dal fiore e contengono semi; in cucina sono verdure. Curiosità: la banana è una bacca, la fragola no.',
    ],
  },
  {
    ask: [
      'origin*|invent*|nata|storia carbonara',
      'origin*|invent*|nato|storia tiramisu',
      'carbonara|tiramisu chi invent*',
    ],
    say: [
      'La carbonara nasce a Roma intorno al 1944, forse incontrando bacon e uova degli americani; il tiramisù tra Veneto e Friuli: la versione famosa è delle Beccherie di Treviso, circa 1970.',
    ],
  },
  {
    ask: [
      'cos|cosa|spieg* intelligenza artificiale',
      'come funziona intelligenza artificiale',
      'cos|cosa|come|spieg* ia|ai chatgpt|intelligenza|funziona|significa',
      'come funziona chatgpt',
    ],
    say: [
      'L’intelligenza artificiale è software che impara schemi da tantissimi esempi invece di seguire solo regole scritte: così riconosce immagini o prevede parola dopo parola una frase. Può sbagliare con tono sicuro, quindi le cose importanti vanno verificate.',
    ],
  },
  {
    ask: [
      'come|cos funziona|cosa wifi',
      'come funziona wi fi',
      'wifi|internet lent*|prende|debole|miglior*|potenzi*',
    ],
    say: [
      'Il wifi manda i dati con onde radio tra il router e i dispositivi; muri e metallo le indeboliscono. Router al centro, in alto, lontano dal microonde; vicino usa la rete 5 GHz, più lontano la 2,4.',
    ],
  },
  {
    ask: ['cos|cosa|che|come|serve|spieg* vpn', 'vpn significa|usar*|sicur*|utile'],
    say: [
      'Una VPN crea un tunnel cifrato tra te e un server: la rete che usi non vede cosa fai, e i siti vedono l’indirizzo del server. Utile sui wifi pubblici; non rende però anonimi.',
    ],
  },
  {
    ask: [
      'bloccare|blocco|blocca|fissare|congel* riga|righe|colonna|intestazion* excel|fogli|foglio',
      'excel riga|righe ferm*|blocc*|fiss*',
    ],
    say: [
      'In Excel: scheda Visualizza, Blocca riquadri, Blocca riga superiore. Per più righe o colonne clicca la cella subito sotto e a destra, poi Blocca riquadri. In Fogli Google: Visualizza, Blocca.',
    ],
  },
  {
    ask: ['come somm*|media excel|foglio', 'formula somm*|media|percentual* excel', 'percentual* excel'],
    say: [
      'In Excel: =SOMMA(A1:A10) per il totale, =MEDIA(A1:A10) per la media; per il 20% di A1 scrivi =A1*20%. La variazione tra A1 e B1 è =(B1-A1)/A1, in formato percentuale.',
    ],
  },
  {
    ask: ['come fare|faccio|creare|trasform*|convert*|salv* pdf', 'pdf da|in foto|word|telefono|documento'],
    say: [
      'Dal computer: Stampa e scegli “Salva come PDF”. Da Android una foto o pagina si stampa allo stesso modo; su iPhone Condividi, Stampa, poi allarga l’anteprima con due dita e condividi il PDF.',
    ],
  },
  {
    ask: [
      'liberare|libero|recuperare spazio|memoria telefono|cell*|iphone|android|smartphone',
      'telefono|cell*|iphone memoria|spazio pien*|esaurit*',
      'memoria|spazio piena|pieno|insufficiente foto|whatsapp|cell*|iphone',
    ],
    say: [
      'Parti da Impostazioni, Spazio: lì vedi chi occupa di più. Poi WhatsApp, Spazio e dati, Gestisci spazio per cancellare i video; svuota il cestino delle foto e togli le app che non apri mai.',
    ],
  },
  {
    ask: [
      'come fare|faccio|si|fa screenshot|screen',
      'cattur* schermo|schermata',
      'screenshot pc|iphone|android|mac|windows|computer',
    ],
    say: [
      'Su Android volume giù più accensione; su iPhone tasto laterale più volume su; su Windows tasto Windows + Maiusc + S; su Mac Maiusc + Cmd + 4.',
    ],
  },
  {
    ask: ['cos|cosa|come|che funziona|sono|e cookie|cookies', 'cookie accett*|rifiut*'],
    say: [
      'I cookie sono piccoli file che un sito lascia nel browser: alcuni servono a tenerti dentro l’account, altri a seguirti per la pubblicità. Rifiutando quelli non necessari il sito di solito funziona lo stesso.',
    ],
  },
  {
    ask: ['come|cos|cosa fuorigioco', 'fuorigioco regola|spieg*|capi*'],
    say: [
      'Nel calcio è fuorigioco se, quando parte il passaggio, chi attacca sta nella metà avversaria più vicino alla porta sia del pallone sia del penultimo difensore, e poi partecipa all’azione. Su rimessa laterale, rinvio dal fondo e angolo non vale.',
    ],
  },
  {
    ask: [
      'quant* dura|minuti partita calcio|basket|pallavolo|rugby|pallanuoto',
      'quant* giocatori squadra|campo calcio|basket|pallavolo|rugby|pallanuoto',
    ],
    say: [
      'Calcio: 11 giocatori, due tempi da 45 minuti. Basket: 5, quattro tempi da 10 (12 in NBA). Pallavolo: 6, tre set vinti ai 25 punti. Rugby: 15, due da 40. Pallanuoto: 7, quattro da 8.',
    ],
  },
  {
    ask: [
      'ferragosto perche|xche|xke|perke|cos|cosa|origin*|significa|festeggia',
      'perche|xche|xke|mai 15|quindici agosto festa',
    ],
    say: [
      'Ferragosto viene dalle “feriae Augusti”, il riposo voluto dall’imperatore Augusto nel 18 a.C. dopo i raccolti; la Chiesa poi fece coincidere il 15 agosto con l’Assunzione di Maria.',
    ],
  },
  {
    ask: [
      'befana chi|perche|xche|xke|perke|origin*|cos|storia|quando',
      'epifania cos|cosa|perche|xche|xke|festeggia|quando',
    ],
    say: [
      'La Befana arriva la notte prima del 6 gennaio: il nome è “Epifania” storpiato. Dice la leggenda che non seguì i Re Magi, si pentì, e da allora porta dolci a tutti i bambini, carbone ai monelli.',
    ],
  },
  {
    ask: [
      'perche|xche|xke|perke|come|mai pasqua cambia|data|calcol*|decid*|giorno',
      'quando|come cade|calcola pasqua',
      'carnevale quando|perche|xche|xke|significa|origin*',
    ],
    say: [
      'Pasqua è la prima domenica dopo la prima luna piena di primavera, quindi tra il 22 marzo e il 25 aprile. Carnevale finisce 47 giorni prima, il martedì grasso: il nome viene da “carne levare”, l’inizio del digiuno.',
    ],
  },
  {
    ask: ['palio siena cos|cosa|come|quando|quant*|funziona', 'contrade siena quant*|quali|palio'],
    say: [
      'Il Palio di Siena si corre in Piazza del Campo il 2 luglio e il 16 agosto: tre giri, dieci delle diciassette contrade, cavalli montati a pelo. Vince il cavallo, anche senza fantino.',
    ],
  },
  {
    ask: [
      'come|perche|xche|xke|perke|mai vola|volano aere*|aeroplan*',
      'come fa|fanno volare aere*|aeroplan*',
      'aere* stare|resta*|sta* aria come|perche|xche|xke|fa|fanno',
    ],
    say: [
      'Le ali spingono aria verso il basso e l’aria, per reazione, spinge in su l’aereo; sopra l’ala la pressione è anche minore. I motori danno la velocità che serve a farlo.',
    ],
  },
  {
    ask: [
      'come funziona|scalda|cuoce|riscalda microonde',
      'microonde metallo|pericolos*|radiazion*|stagnola|male',
    ],
    say: [
      'Il microonde fa oscillare le molecole d’acqua nel cibo, e il movimento diventa calore. Non rende radioattivo nulla; il metallo invece può fare scintille, quindi niente stagnola o bordi dorati.',
    ],
  },
  {
    ask: ['perche|xche|xke|perke|mai foglie autunno', 'alber* foglie color*|perd*|cad*|giall*|ross*'],
    say: [
      'In autunno l’albero recupera la clorofilla verde e restano visibili i gialli che c’erano già; i rossi si formano con gli zuccheri rimasti. Poi lascia cadere le foglie per non perdere acqua d’inverno.',
    ],
  },
  {
    ask: [
      'anno bisestile perche|xche|xke|perke|cos|quando|ogni|come|mai',
      'perche|xche|xke|perke|mai febbraio 28|29|ventotto|giorni|corto',
    ],
    say: [
      'La Terra impiega 365 giorni e quasi sei ore a girare intorno al Sole: ogni quattro anni quelle ore fanno un giorno in più, il 29 febbraio. Saltano i secoli non divisibili per 400.',
    ],
  },
  {
    ask: [
      'leonardo vinci chi|cosa invent*|era|fatto|nato',
      'galileo galilei chi|cosa|perche scop*|invent*|era|fatto|famoso|processo|process*',
    ],
    say: [
      'Due toscani geniali: Leonardo (1452-1519) dipinse la Gioconda e progettò macchine, ali e carri; Galileo (1564-1642) col cannocchiale vide le lune di Giove, difese il Sole al centro e per questo fu processato nel 1633.',
    ],
  },
  {
    ask: ['dinosauri quando|perche|xche|xke|come|mai estint*|mort*|scompars*', 'estinzione dinosauri'],
    say: [
      'I dinosauri sparirono 66 milioni di anni fa, quando un asteroide di una decina di chilometri cadde in Messico e oscurò il cielo. Un ramo sopravvisse: gli uccelli.',
    ],
  },
  {
    ask: [
      'dove|quale|che mar* bagna|bagnano|affaccia italia',
      'quali|quant* mari italia*',
      'isola|isole piu grande|grandi italia*|mediterraneo',
    ],
    say: [
      'L’Italia è bagnata da Ligure, Tirreno, Ionio e Adriatico (più i mari di Sardegna e di Sicilia), tutti parte del Mediterraneo. Le isole più grandi di questo mare sono Sicilia, Sardegna e Cipro.',
    ],
  },
  {
    ask: [
      'inno italia* chi|autore|scri*|storia|mameli|parole',
      'bandiera italia*|tricolore perche|xche|xke|color*|origin*|significa|storia|nata',
    ],
    say: [
      'L’inno è di Goffredo Mameli, musica di Michele Novaro, 1847; ufficiale per legge solo dal 2017. Il tricolore nasce a Reggio Emilia il 7 gennaio 1797, sul modello della bandiera francese.',
    ],
  },
  {
    ask: ['carote vista|occhi', 'carota vista|occhi'],
    say: [
      'Le carote danno vitamina A, che serve alla retina per vedere con poca luce. Se la vitamina non manca, però, mangiarne di più non migliora la vista: la leggenda crebbe con la propaganda inglese della Seconda guerra mondiale.',
    ],
  },
  {
    ask: ['gatt*|micio|mici latte', 'latte gatt*|micio ber*|dare|male'],
    say: [
      'Meglio di no: quasi tutti i gatti adulti non digeriscono il lattosio e il latte di mucca dà loro mal di pancia. Acqua fresca sempre; ai cuccioli senza mamma serve un latte apposta per gattini.',
    ],
  },
  {
    ask: [
      'curiosita gatt*|mici dimmi|sai|una|qualche|alcune|raccontami',
      'curiosita gatti',
      'tre|3|qualche|alcune|dimmi|sai cose|curiosita gatt*|mici',
    ],
    say: [
      'Tre cose sui gatti: dormono fino a 16 ore al giorno, non sentono il sapore dolce, e quasi tutti quelli a tre colori sono femmine.',
    ],
  },
  {
    ask: [
      'curiosita cane|cani|delfin*|elefant* dimmi|sai|una|qualche|alcune|raccontami',
      'curiosita delfin*|elefant*|balen*',
    ],
    say: [
      'Il naso di un cane lascia un’impronta unica, come il dito per noi; i delfini hanno un fischio che fa da nome e dormono con mezzo cervello; gli elefanti si riconoscono allo specchio.',
    ],
  },
  {
    ask: [
      'dimmi|raccontami una curiosita',
      'una|qualche curiosita sai|hai|conosci',
      'dimmi|raccontami|insegnami qualcosa curios*|interessante|strano',
    ],
    say: [
      'Il miele è quasi eterno: vasi trovati in tombe antichissime lo conservavano ancora. E un fulmine è circa cinque volte più caldo della superficie del Sole.',
      'Su Venere un giorno dura più di un anno: il pianeta ci mette 243 giorni terrestri a girare su sé stesso e 225 intorno al Sole. Lì il compleanno arriva prima di domani.',
    ],
  },
  {
    ask: ['quant*|quali vulcani italia*|attivi', 'vulcani attivi'],
    say: [
      'I vulcani attivi più noti in Italia: Etna e Stromboli, quasi sempre in eruzione, poi Vesuvio, Campi Flegrei, Vulcano, Ischia, Pantelleria e Lipari, che ora riposano. Altri stanno sotto il mare, come il grande Marsili.',
    ],
  },
  {
    ask: [
      'come|perche|xche|xke form*|nasc*|viene terremot*|maremot*|tsunami',
      'perche|xche|xke terremot*|maremot*|tsunami',
      'cos|cosa caus*|provoc* terremot*|tsunami',
    ],
    say: [
      'La crosta terrestre è fatta di placche che si spingono piano; l’energia si accumula lungo le faglie e si libera di colpo: è il terremoto. Se succede sotto il mare e sposta il fondale, nasce lo tsunami.',
    ],
  },
  {
    ask: [
      'come|perche|xche|xke form*|nasc* neve|grandine|brina|nebbia|nuvol*',
      'perche|xche|xke|mai neve bianca',
      'perche|xche|xke|mai nuvole cadono|galleggi*|bianche|grigie',
    ],
    say: [
      'Le nuvole sono goccioline così leggere che l’aria le sostiene; se fa freddo diventano cristalli di neve, bianchi perché riflettono tutta la luce. La grandine cresce a strati salendo e scendendo nel temporale; la nebbia è una nuvola a terra.',
    ],
  },
  {
    ask: [
      'perche|xche|xke|perke|mai russiamo|russare',
      'perche|xche|xke russa|russo marito|moglie|ragazz*|fidanzat*|notte|dormo',
      'russare|russo|russa smett*|rimedi*|evitare|fermare|ridurre',
    ],
    say: [
      'Si russa quando la gola, rilassata nel sonno, si stringe e l’aria fa vibrare il palato. Aiutano dormire sul fianco, niente alcol la sera, naso libero e testa rialzata. Se il respiro si ferma, vale la pena parlarne al medico.',
    ],
  },
  {
    ask: [
      'perche|xche|xke|perke|mai arross*',
      'perche|xche|xke|perke|mai starnutiamo|starnuto|starnuti|starnutisco',
    ],
    say: [
      'Si arrossisce perché l’adrenalina allarga i vasi del viso: è un riflesso, e la gente lo trova quasi sempre simpatico. Lo starnuto invece caccia fuori dal naso polvere e pollini, e in alcuni parte anche guardando il sole.',
    ],
  },
  {
    ask: [
      'perche|xche|xke|perke|mai uccelli migr*',
      'rondini dove|quando|perche|xche|xke vanno|tornano|migr*|arriv*|partono',
    ],
    say: [
      'Gli uccelli migrano per seguire cibo e luce: le rondini passano l’inverno in Africa e tornano da noi tra marzo e aprile, spesso allo stesso nido. Si orientano con sole, stelle e campo magnetico terrestre.',
    ],
  },
  {
    ask: ['differenza ape|api vesp*|calabron*', 'riconoscere|distinguere ape|api|vespa|vespe|calabrone'],
    say: [
      'L’ape è tondetta e pelosa, bruno dorata, e punge una volta sola; la vespa è liscia, gialla e nera con la vita sottile, e può pungere più volte; il calabrone è una vespa grande, fino a tre centimetri e mezzo.',
    ],
  },
  {
    ask: [
      'chi|quando invent* internet|web',
      'chi|quando invent* moka|espresso',
      'chi|quando invent* biro|penna',
    ],
    say: [
      'Internet nasce nel 1969 dalla rete americana ARPANET; il web lo inventò Tim Berners-Lee al CERN nel 1989. La moka è di Bialetti, 1933; la biro dell’ungherese László Bíró, anni Trenta.',
    ],
  },
  {
    ask: ['resilienza significa|vuol|cos', 'empatia significa|cos'],
    say: [
      'La resilienza è la capacità di piegarsi sotto un colpo e tornare in forma: viene dai metalli, poi è passata alle persone. L’empatia è sentire che cosa prova chi si ha davanti, senza per forza dargli ragione.',
    ],
  },
  {
    ask: ['un po apostrofo|accento|accentat*', 'qual apostrofo'],
    say: [
      '“Qual è” va senza apostrofo, perché “qual” esiste anche davanti a consonante (“qual buon vento”). “Un po’” invece vuole l’apostrofo, perché è “poco” tagliato. E “sé” da solo prende l’accento.',
    ],
  },
  {
    ask: [
      'quant* tempo luce stell*|luna|marte',
      'cos e anno luce',
      'anno luce lungo|dura|distanza|km|chilometri',
    ],
    say: [
      'Un anno luce è la strada che la luce fa in un anno: circa 9.460 miliardi di chilometri. Dalla Luna la luce arriva in poco più di un secondo, dal Sole in otto minuti, dalla stella più vicina in quattro anni.',
    ],
  },
  {
    ask: ['spieg* bambin*|figli*|nipot*|bimb* guerra|guerre', 'dire|dico bambin*|figli*|nipot*|bimb* guerra'],
    say: [
      'Prima chiedi che cosa sa già, poi poche parole: “Alcuni capi non sono riusciti a mettersi d’accordo e usano la forza. È sbagliato, fa soffrire, e tante persone lavorano per fermarla. Tu qui hai noi.” Niente immagini del telegiornale.',
    ],
  },
  {
    ask: [
      'spieg*|dire|dico|creder*|crede babbo natale esiste|bambin*|figli*|bimb*|verita',
      'babbo natale quando|esiste|scop*|come dire|bambin*|figli*|verita',
    ],
    say: [
      'Di solito lo chiedono tra i sette e i nove anni. Gira la domanda: “Tu che cosa ne pensi?”. Se hanno capito: “Sì, eravamo noi. Ora conosci il segreto e puoi fare Babbo Natale per qualcun altro.”',
    ],
  },
]
