import type { Remark } from '../../remarks.ts'

export const remarksOnWork: readonly Remark[] = [
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:dare|da|danno|dato|dando|data) (?:\w+ )?la colpa a me|(?:urla|sgrid|grid|bocciat|umiliat|rimprover)\w*[\w ,]{0,30}davanti a tutt\w+|facevo finta\. davanti a tutti|(?:il|la) (?:capo|titolare|direttore|direttrice|responsabile|capa|principale) (?:\w+ ){0,3}(?:url\w+|sgrid\w+|rimprover\w+|incazzat[oa]|arrabbiat[oa])|ha preso il merito|ha firmato lui|richiamo (?:scritto|disciplinare)|mobbing|mi tratta (?:male|come))\b/,
    tone: 'hard',
    say: ['Farsi mettere in mezzo in quel modo brucia.', 'Una scena simile ci si porta dietro fino a casa.'],
    ask: ['Qualcuno ha preso le tue parti?', 'È già capitata, una scena così?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:licenziat[oa]|licenziamento|esuber[oi]|cassa integrazione|(?:mi hanno|m'hanno) (?:lasciat[oa] a casa|mandat[oa] via)|dal primo del mese sono fuori|(?:non|nn) mi (?:rinnovano|hanno rinnovat[oa]|confermano)|contratto (?:in scadenza|scaduto|scade|non rinnovato)|(?:fabbrica|ditta|azienda|negozio|bottega) (?:ha chiuso|chiude|fallit[oa])|sono disoccupat[oa]|(?:ho|abbiamo|avevo) perso il (?:lavoro|posto)|sono senza lavoro|ci sostituiscono|ridurci l'orario)\b/,
    tone: 'hard',
    say: [
      'Quando trema il posto di lavoro, trema un po’ tutto il resto.',
      'Il lavoro che vacilla toglie terra da sotto i piedi.',
    ],
    ask: ['Che cosa ti preoccupa di più, adesso?', 'A casa lo sanno?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:mi hanno (?:assunt[oa]|pres[oa](?=$|[!,.]| a | per )|confermat[oa]|promoss[oa])|ho (?:trovato|avuto|ottenuto|firmato) (?:il |un |il mio )?(?:lavoro|posto|contratto)|contratto (?:firmato|indeterminato)|a tempo indeterminato|(?:avuto|ottenuto|preso) (?:la |una |un |l')?(?:promozione|aumento)|ho chiuso (?:la|una) vendita)/,
    tone: 'glad',
    say: [
      'Una firma così vale tutte le attese di prima.',
      'Bella svolta, se ne sentono poche di notizie del genere.',
    ],
    ask: ['Con chi lo festeggi?', 'Da quando si parte?'],
  },
  {
    signs:
      /\b(?:(?:ho|avro|domani|un|per il|mio) (?:\w+ )?colloquio|colloquio (?:di lavoro|alle|domani))\b(?! (?:con (?:la|le|i|il) (?:maestr|prof|insegn)|orale))/,
    say: [
      'Un colloquio è mezz’ora sola, ma si prepara per giorni.',
      'Prima di un colloquio si provano le risposte perfino sotto la doccia.',
    ],
    ask: ['A quale domanda non vorresti rispondere?', 'Che posto sarebbe?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:mi hanno scartat[oa]|(?:mandato|inviato|spedito|mandati) (?:\w+ )?(?:\d+ |decine di |cento )?(?:cv|curriculum|candidatur\w)|candidatura di|profilo piu|cerco lavoro|cercando lavoro|(?:non|nn) mi (?:prendono|chiamano) (?:da nessuna|mai)|(?:le|la) faremo sapere)\b/,
    tone: 'hard',
    say: [
      'Cercare un posto è già un lavoro, e nessuno lo paga.',
      'Ogni no ricevuto per mail è una porta chiusa senza spiegazioni.',
    ],
    ask: ['Che posto ti piacerebbe davvero?', 'Da quanto va avanti la ricerca?'],
  },
  {
    signs:
      /\b(?:primo giorno (?:di (?:lavoro|scuola|stage|tirocinio)|in|al)|(?:il|un) nuovo lavoro|(?:il|un) lavoro nuovo|(?:inizio|comincio|iniziato|cominciato) (?:il |un |a )(?:lavoro|lavorare|tirocinio|stage)|(?:prima|seconda) settimana di lavoro|prima stagione|sono in prova|apprendista)\b/,
    say: [
      'Gli inizi si ricordano per i dettagli più strani.',
      'All’inizio si studia tutto: le facce, le porte, dove sta il caffè.',
    ],
    ask: ['Che impressione ti fanno le persone lì?'],
  },
  {
    signs:
      /\b(?:client[ei] (?:\w+ ){0,12}(?:urla\w*|non paga|nun paga|nn paga|maleducat\w|dato (?:del|della)|lament\w+|furios\w|insult\w+|pretend\w+|isteric\w)|(?:sposa|signora|cliente) isteric\w|urlava come|ma lei che ci sta a fare)\b/,
    tone: 'hard',
    say: [
      'Stare al pubblico vuol dire anche incassare sfoghi non tuoi.',
      'La maleducazione degli altri stanca più del lavoro.',
    ],
    ask: ['Come te la sei cavata?', 'Capita spesso gente così?'],
  },
  {
    signs:
      /\b(?:(?:un|una|il|la|na|i|ai|col|al|ogni|tutti i) client[ei]|(?:oggi|ieri) (?:uno|una) (?:ha|al|voleva)|lo sportello|i? ?turisti|un ospite|i tedeschi)\b|^(?:uno|una) (?:oggi ha|voleva|ha (?:chiesto|ordinato))\b/,
    say: ['Chi sta al pubblico ne vede più di un romanziere.', 'Tra chi entra e chi esce passa di tutto.'],
    ask: ['Qual è la più strana che ti è capitata?'],
  },
  {
    signs:
      /\b(?:(?:il|la|un|una|mi[oa]|i|coi|ai|con i|alla) (?:mi[oaei] )?(?:colleg(?:a|o|hi|he)|socio|capo ?squadra|caporeparto|capocantiere))\b/,
    say: [
      'Con i colleghi si passano più ore che con molti amici.',
      'Chi lavora accanto diventa parte dell’arredamento, nel bene e nel male.',
    ],
    ask: ['Vi trovate anche fuori dal lavoro?', 'Che gruppo siete, lì dentro?'],
  },
  {
    signs:
      /\b(?:il|la|dal|al|col|u|er|mio|mia) (?:mio |mia |nostr[oa] )?(?:capo|titolare|direttor[e]?|direttrice|responsabile|capa|principale|caposervizio|preside|coordinatrice|chef|mest)\b/,
    say: [
      'Chi comanda dà il tono a tutta la stanza, spesso senza accorgersene.',
      'Un capo, buono o cattivo, entra anche nei pensieri del dopo.',
    ],
    ask: ['Che tipo è, di solito?'],
  },
  {
    signs:
      /\b(?:(?:gli |lo |di |fatto |faccio )straordinari\w?|(?:facciamo|faccio) in \w+ il lavoro di|(?:portat[oa]|porto) (?:il )?lavoro a casa|troppo lavoro|pien[oa] di lavoro|sommers[oa] (?:di|dal)|scritto urgente|deadline|burnout|(?:non|nn) (?:ce la faccio|reggo) (?:piu )?(?:al|col|con il) lavoro)\b/,
    tone: 'hard',
    say: [
      'Quando il lavoro trabocca, si prende anche la sera.',
      'Il lavoro ammucchiato guarda fisso anche quando si è altrove.',
    ],
    ask: ['Si può lasciare indietro qualcosa?', 'È il momento dell’anno o va sempre così?'],
  },
  {
    signs:
      /\b(?:(?:lo |mi |ci |li )?pagano (?:poco|male|in nero|una miseria)|(?:\d{3,4}|mille\w*|ottocento|seicento) euro al mese(?! (?:di|d'))|(?:lo|di|il mio|uno) stipendio|partita iva|il fatturato|mancia zero|senza contratto|precari[oa])\b/,
    say: [
      'La fatica e la paga non vanno quasi mai a braccetto.',
      'Quando si fa il conto di quanto vale un’ora, vengono i pensieri.',
    ],
    ask: ['Ti basta, almeno, per stare con la testa tranquilla?'],
  },
  {
    signs: /\b(?:in (?:riunione|call|videoconferenza)|(?:la|una|ho) (?:riunione|call)|su zoom|su teams)\b/,
    say: [
      'Le riunioni si somigliano tutte, finché non succede qualcosa.',
      'In una call si impara soprattutto dove guardano gli altri.',
    ],
    ask: ['È servita almeno a qualcosa?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:ho (?:sbagliato|mandato (?:il|la|l') ?\w+ (?:\w+ \w+ )?sbagliat[oa]|rotto(?! con)|fatto cadere|rovinato|combinato un|fatto (?:un casino|un disastro|un errore|una figura|una cavolata|una cazzata))|(?:collegato|mandato|messo|preso) (?:il|la) \w+ sbagliat[oa]|cliente sbagliato|per sbaglio|mi e cadut[oa] (?:il vassoio|la|addosso)|figuraccia|figura di merda|che figura)\b/,
    tone: 'hard',
    say: [
      'Uno sbaglio lo si rivede al rallentatore per tutta la sera.',
      'Le figuracce sembrano enormi a chi le ha addosso.',
    ],
    ask: ['Si è potuto rimediare?', 'Quanti se ne sono accorti davvero?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:(?:mi hanno|mi ha|m'ha) (?:\w+ )?(?:bocciat|segat)[oa]|(?:sono|stat[oa]) bocciat[oa]|(?:non|nn) (?:l'ho|ho) (?:passat[oa]|superat[oa])|preso (?:un )?(?:due|tre|quattro|cinque|[2-5])(?= (?:in|di|al|all'|nel)\b|$|[.,!])|preso un'insufficienza|debito in|esame (?:e )?andato (?:male|malissimo))/,
    tone: 'hard',
    say: [
      'Una bocciatura o un brutto voto pesa più del foglio su cui sta.',
      'Quando un esame va male, ci si ripensa domanda per domanda.',
    ],
    ask: ['Che cosa è andato diversamente da come speravi?', 'Ci sarà un’altra occasione?'],
  },
  {
    signs:
      /\b(?<!\b(?:non|nn|nun|mai) (?:\w+ )?)(?:preso (?:un )?(?:trenta|ventotto|ventinove|28|29|30|nove|dieci|otto|[89]|10)(?: e lode|(?= (?:in|di|all'|nel|nella|alla|nn|non)\b|$|[.,!]))|(?:trenta|110) e lode|^(?:[89]|10|trenta) (?:alla|in|di|a) |ho (?:passato|superato) (?:la (?:teoria|pratica|prova|maturita|selezione)|l'(?:esame|orale|ammissione)|lo scritto|tutt[io] gli esami)|(?:esame|teoria|orale) (?:passat|superat|andat[oa] ben)\w*|sono stat[oa] promoss[oa]|patente pres[ao]|mi sono (?:laureat|diplomat)[oa]|preso la patente)/,
    tone: 'glad',
    say: [
      'Un traguardo così si ripete ad alta voce almeno tre volte.',
      'Tutte quelle ore adesso hanno un risultato con il numero sopra.',
    ],
    ask: ['A chi è arrivata per prima, la notizia?', 'Come si festeggia da voi?'],
  },
  {
    signs:
      /^(?!.*\b(?:ieri|fatto l'|passat\w|andat[oa] (?:bene|male)|del sangue|della vista)\b).*\b(?:(?:ho|avro|c'ho|abbiamo|mancano) (?:\w+ )?(?:l'|un |gli |un'|la |una )?(?:esame|esami|interrogazione|verifica|compito in classe|orale|parziale|maturita|anatomia)|esame (?:tra|fra|domani|di (?:\w+))|(?:tra|fra) \d+ giorni ho|(?:la|alla|della) maturita|nn e l'esame|scena muta)\b/,
    say: [
      'Prima di un esame la testa ripassa anche quando dorme.',
      'Le prove vicine rimpiccioliscono tutto il resto.',
    ],
    ask: ['Qual è l’argomento che speri non esca?', 'Come va la preparazione, a occhio?'],
  },
  {
    signs:
      /\b(?:(?:sto|stavo|devo|dovrei|dovevo|ho) (?:\w+ )?(?:studiando|studiare|studiato|ripassando|ripassare|preparare (?:gli appunti|l'esame))|(?:dovrei|devo) (?:\w+ )?fare (?:i compiti|geografia|fisica|latino|mate|la versione)|i compiti (?:li ho|di|per)|la versione di|ancora \w+ capitoli|avrei latino)\b/,
    say: [
      'Davanti ai libri ogni altra cosa diventa interessante.',
      'Lo studio è fatto per metà di pagine e per metà di pause.',
    ],
    ask: ['Quanto manca per stare con la coscienza a posto?', 'Che materia è?'],
  },
  {
    signs:
      /\b(?:(?:la|di|mia|della|alla) tesi|relator[e]?\b|relatrice|dottorand[oa]|dottorato|(?:la|dopo la|di|mia) laurea|discussione di laurea|capitolo \d)\b/,
    say: [
      'La ricerca va a passi corti, e ogni tanto torna indietro.',
      'Una tesi o un lavoro così ti siede accanto anche a cena.',
    ],
    ask: ['A che punto è?', 'Di che cosa tratta, in parole povere?'],
  },
  {
    signs:
      /\b(?:(?:la|il|una|un|al|alla|dalla|dal|sta) (?:mi[oa] )?(?:prof\b|professor\w*|maestr[oa]|insegnante|commissari[oa]|docente)|(?:un'|l')insegnante|i prof\b|le maestre)/,
    say: [
      'Un insegnante si ricorda per anni, nel bene o nel male.',
      'Una parola della prof o del maestro fa più strada di una lezione.',
    ],
    ask: ['Di solito com’è, severità o manica larga?'],
  },
  {
    signs:
      /\b(?:(?:hanno|han) riso (?:del|di me)|ridono di me|(?:mi|m') (?:guardano|guardavano) (?:storto|strano|male|come se)|in classe mi (?:chiamano|hanno preso)|mi (?:prendono in giro|deridono|bullizzano|escludono)|(?:non|nn) mi (?:parlano|vogliono|considerano))\b/,
    tone: 'hard',
    say: [
      'Sentirsi addosso gli occhi degli altri è una fatica vera.',
      'Le risate degli altri fanno male quando sono a spese tue.',
    ],
    ask: ['C’è almeno una persona dalla tua parte?', 'È una storia che dura da molto?'],
  },
  {
    signs:
      /\b(?:(?:in|la mia|nella mia|della mia) classe\b(?! affari)|(?<!come )(?:a|da) scuola|compagn[oiae] di (?:classe|banco|scuola)|ricreazione|in gita|doposcuola)\b/,
    say: ['A scuola in una mattina succede di tutto.', 'Tra banchi e corridoi le storie nascono in fretta.'],
    ask: ['Com’è il clima, da quelle parti?'],
  },
  {
    signs:
      /\b(?:(?:studio|faccio) (?:legge|lettere|medicina|ingegneria|economia|psicologia|lingue|chimica|scienze|architettura|veterinaria|informatica|filosofia|giurisprudenza|infermieristica|il liceo|il classico|l'artistico|il geometra|l'alberghiero)|(?<!uno )studente|studentessa|fuori ?sede|fuori corso|in facolta|all'universita|(?:primo|secondo|terzo|quarto|quinto) anno|liceo|alberghiero|artistico, |accademia|erasmus|borsa di studio)\b/,
    say: [
      'Studiare è anche imparare a organizzare fame, sonno e scadenze.',
      'Gli anni di studio hanno regole e orari tutti loro.',
    ],
    ask: ['Che cosa ti ha fatto scegliere quella strada?', 'La parte migliore, finora?'],
  },
  {
    signs:
      /(?<!\b(?:mi|gli|ci|le|m') ?)\b(?:insegno|(?:i|ai|coi|dei|una dei) miei (?:alunni|allievi|studenti)|(?:mie|delle mie) (?:allieve|alunne)|faccio (?:la maestra|il maestro|supplenz\w|lezion[ei]|ripetizioni))\b/,
    say: [
      'Chi insegna torna a casa con tante voci in testa.',
      'Davanti a una classe si recita, si improvvisa e si impara.',
    ],
    ask: ['Che gruppo è, quest’anno?', 'Che cosa ti hanno insegnato loro?'],
  },
  {
    signs:
      /\b(?:(?:in|mio) reparto|(?:il|un|i|una|mio) pazient[ei]|oss in|infermier[ea]|(?:in|sull'|quell') ?ambulanza|casa di riposo|rsa\b|farmacist[ae]|in farmacia|in corsia|faccio (?:il|la) fisioterapista|badante|dializzati|geriatria|logopedist[ae])\b/,
    say: [
      'Dove si cura la gente, nessuna ora è leggera fino in fondo.',
      'Dietro a un camice ci sono più storie che medicine.',
    ],
    ask: ['Com’è l’aria lì, in questi giorni?'],
  },
  {
    signs:
      /(?:^|[,.] |\bfaccio (?:il|la) |\bsono (?:un |una |un')?|\bcome |\banni,? |\bio )(?:murator[ei]|manovale|gommista|elettrauto|elettricista|idraulico|fabbro|falegname|camionista|magazzinier[ea]|operai[oa]|piastrellista|meccanic[oa]|camion)\b|\b(?:in cantiere|ponteggio|impalcatura|(?:in|l')officina|in fabbrica|col bilico|saldare|fazzu u meccanico)\b/,
    say: [
      'Nei mestieri di mani e ferro la sera si sa perché si è stanchi.',
      'Chi lavora con le mani la fatica la vede, e anche il risultato.',
    ],
    ask: ['Qual è il pezzo più duro del mestiere?'],
  },
  {
    signs:
      /(?:^|[,.] |\bfaccio (?:il|la) |\bsono (?:un |una |un')?|\bcome |\banni,? |\bio )(?:cuoc[oa]|camerier[ea]|barist[ae]|pizzaiol[oa]|lavapiatti|rider|commess[oa]|parrucchier[ea]|estetist[ae]|fornai[oa]|panettier[ea]|bagnin[oa]|receptionist|cassier[ea]|tassista|postin[oa]|toelettatrice|barbiere)\b|\b(?:sur taxi|in reception|la hall|(?:in|mio) negozio|'o salone|gelateria|lavo piatti)\b/,
    say: [
      'In mezzo alla gente tutto il giorno si impara a leggere le facce.',
      'Chi serve gli altri sta in piedi anche quando non ne può più.',
    ],
    ask: ['Chi sono i più simpatici, di quelli che passano?', 'Qual è il momento migliore, lì?'],
  },
  {
    signs:
      /\b(?:(?:di mestiere|per lavoro),? (?:faccio|sono|guido)|(?:faccio|fo|fazzu|facevo) (?:il|la|lo|l'|el|u) ?(?:\w{2,}(?:ista|aio|aia|iere|iera|tore|trice|logo|loga|grafo|grafa|ante|ario|aria)|medico|sarta|sarto|maestr[oa]|grafic[oa]|tecnico|vigile|perit[oa]|bidell[oa]|guida|portinaia|formaggio|pane)\b|sono (?:un |una |un')?(?:\w{3,}(?:logo|loga|trice|iere|iera|aia|aio)|ingegnere|ingegnera|medico|notaio|interprete|avvocat[oa]|architett[oa]|carabiniere|grafic[oa]|artigian[oa])\b|lavoro (?:come|nel|in (?:un|una|banca|fabbrica|ospedale|comune|posta|albergo))\b|(?:mio|questo|del) mestiere|(?:ho|tengo) (?:una|un|'o) (?:\w+ )?(?:cantina|bottega|salone|azienda|ditta|officina|forno|locale|bar)\b)/,
    say: [
      'Un mestiere visto da dentro è sempre diverso da come sembra.',
      'Ogni mestiere ha una lingua che da fuori non si sente.',
    ],
    ask: ['Qual è la parte che da fuori nessuno immagina?', 'Come è cominciata, per te?'],
  },
  {
    signs:
      /\b(?:(?<!signore )in pensione|pensionat[oa]|(?:ero|ex|fui) (?:\w+ )?(?:ragionier\w|direttor\w|capo|impiegat[oa]|ferrovier[ie]|operai[oa]|maestr[oa]|sart[oa]|bancari[oa])|anni (?:di|de) (?:porto|servizio|fabbrica|insegnamento|contributi|carriera|forno)|(?:ho|hoo) lavora\w* (?:per )?\w+ ?(?:anni|ann)|quarant'ann a)\b/,
    say: [
      'Una vita di lavoro resta nelle mani anche dopo.',
      'Gli anni di mestiere tornano a galla da un dettaglio.',
    ],
    ask: ['Di allora che cosa torna in mente più spesso?'],
  },
  {
    signs:
      /\b(?:in (?:ufficio|azienda|ditta|tribunale|agenzia)|(?:al|sul) lavoro|programmo da casa|smart ?working|la scrivania|oggi (?:otto|dieci|trenta|quaranta|cento|\w+cento|\d{2,4}) (?!anni|gradi|ore|minuti|euro|km|all)\w+)\b/,
    say: [
      'Il lavoro riempie le ore e poi pretende anche i racconti.',
      'Da come lo scrivi, la giornata si vede.',
    ],
    ask: ['È sempre questo il ritmo?'],
  },
]
