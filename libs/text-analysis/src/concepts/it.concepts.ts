import type { ConceptWords } from './concept.ts'

export const it: ConceptWords = {
  i: 'io, me, mi, mio, mia, miei, mie, sono, ho, m',
  you: 'tu, te, ti, tuo, tua, hai, sei',
  kin: 'amic*, fratel*, sorel*, madre, padre, mama, papa, figli*, marito, moglie, ragazz*, fidanzat*, cugin*, compagn*, colega, coinquilin*, nipote, zio, zia, nona, nono, vicin*, ex, parente, un tizio, una persona',
  they: 'lui, lei, loro, ha deto, dice che, mi ha deto, mi ha scrito, minacia, parla di, continua a dire, non risponde, ha tentato, ha provato, si e, vuole, si sta, pensa',
  themself:
    'ucidersi, amazarsi, farsi del male, farsi male, suicidarsi, butarsi, si buta, si amaza, si ucide, si taglia, tagliarsi, si sia, togliersi la vita, si fa del male, si facia del male, farla finita lei, si vuole amazare, si vuole ucidere, impicarsi, gesto estremo, qualche sciocheza, una sciocheza',
  neg: 'non, n, nn, no, mai, nemeno, neanche, nesun, nesuna, senza, niente, nula, mica, né, ne, manco',
  wish: 'voglio, vorei, volevo, volio, vogl*, desider*, spero, spererei, prefer*, preferisco, sogno, prego, magari, mi piacerebe, ho voglia, voglia di, nesuna voglia, bramo, aspeto solo, non vedo l ora, mi va di, vuole, vole*, sarebe belo',
  plan: 'ho deciso, deciso, decision*, sto per, pronta, pronto, ho preparato, preparat*, pianific*, piano, ho scelto, scelt*, intenzion*, organizat*, comprat*, mi procuro, provo a, proverò, provero, ho provato, tentat*, tentativ*, ci provo, ho pensato a come, faro, lo facio, l avrei gia fato, gia fato, lo faro, se lo facio',
  soon: 'data, giorno e l ora, stasera, stanote, domani, ogi, presto, tra poco, fra poco, questa setimana, entro, prima di, ormai, adeso, ora, questa note, a breve, domatina',
  again:
    'di nuovo, ancora, ricomincia*, ripens*, tornat*, riprovar*, ieri note, ultimamente, spesso, ogni giorno, ogni note, ogni sera, ogni volta, sempre, continuamente, da mesi, tuti i giorni, tute le noti, tute le sere, a volte',
  think:
    'penso, pens*, ci penso, pensieri, pensier*, idea, imagin*, fantastic*, mi dico, mi chiedo, sento, mi sembra, voci, testa, ossesion*',
  if: 'se, qualora, basterebe, sarebe, sarei, avrei, fossi, fose, avesi',
  how: 'come, modo, modi, metodo, quant*, dose, maniera, cerco',
  die: 'sopraviss*, sotto tera, sotera, disanguat*, annegato, morir*, mori, muoio, muoi*, morte, morta, morto, morisi, moro, crepar*, crepo, schiatar*, moru*, mortale, mortal*, decedu*, sototer*, tomba, cimitero, bara, fatal*, funeral*, sepolt*',
  kill: 'ucid*, amaz*, acopar*, tolgo di mezo',
  'kill-self':
    'mi uc*, mi amaz*, mi spar*, mi impic*, mi suicid*, mi aneg*, mi buterei di soto, mi buto dal, butarmi dal, mi butasi, lasciarmi morire, mi lascio morire, mi taglio le vene, tagliarmi le vene, mi sparo, spararmi, tolgo il disturbo, spararmi un colpo, buttarmi di soto, mi buto di soto, buttarmi giu, sparir* per sempre, ucidermi, amazarmi, amazar mi, mi amazo, mi ucido, amazo, mi voglio amazare, mi voglio ucidere, togliermi la vita, mi tolgo la vita, tolgo la vita, levarmi di mezo, togliermi di mezo, farla finita, la facio finita, facio finita, farla finita con, facciamola finita, mi suicido, suicidarmi, kms, farmi fuori, mi facio fuori, ucidere me, amazare me, farmi secco, uciderei me',
  suicide: 'suicid*, suicdio, suidicio, sucidio, sucida*',
  live: 'vivere, vivo, viva, vita, vivr*, campare, in vita, respirare, tirare avanti, andare avanti, continuare cosi, continuare',
  born: 'abortit*, abort*, mai nato, mai nata, nato, nata, nascere, nasere, al mondo, meso al mondo, nascita',
  exist:
    'esist*, eserci, esere qui, stare qui, restare qui, rimanere qui, star qui, ci saro, ci sono piu, ci fosi, ci saresi, esistenza, su questa tera, ci sia, ci foso, ci sarei, stare al mondo, esisto',
  end: 'fine, finir*, finita, finito, finise*, finisco, finisce, finisca, finendo, chiud*, chius*, smeter*, fermar*, basta, spegner*, spengo, interromp*, conclud*, terminar*, mete* fine, la fine, mola*',
  all: 'tuto, ogni cosa, tuti',
  world: 'condana, prigione, mondo, tera, questa vita, questo mondo',
  vanish:
    'spar*, scompar*, andarmene, vado via, andar* via, me ne vado, dileguar*, svanir*, andato, sparis*, anient*, anull*, canel*, lasciar*',
  forever: 'sempre, per sempre, una volta per tute, definitiv*, per l eternita, mai piu',
  sleep:
    'ho sognato, incubo, spegnermi, dormir*, adorment*, sono eterno, adormentarmi e, un lungo sono, chiudere gli ochi, chiudo gli ochi',
  wake: 'svegli*, risvegli*, riaprire gli ochi, aprire gli ochi, alzarmi, riapri*',
  jump: 'butar*, buto, saltar*, salto, lanciar*, lancio, getar*, mi geto, cader*, mi lascio cadere, un paso, pasò nel vuoto, vuoto, precipit*, tufar*, volar*',
  height:
    'ponte, balcone, balconi, finestra, teto, tera*, piano, palazo, dirupo, scoglier*, viadoto, corniciome, cavalcavia, quarto piano, quinto piano, davanzale, precipizio',
  track: 'treno, treni, binari*, metro, metropolitana, banchina, rotaie, camion, stazione',
  drive:
    'guard rail, guardrail, albero, sterz*, volante, acelerar*, muro, macchina contro, contromano, curva, schiant*',
  pills:
    'candegina, varechina, acido, detersivo, goce, pastigl*, pilol*, sonnifer*, sonifer*, compres*, farmac*, medicin*, goce, gocce, flacone, scatola, veleno, ingoi*, ingeri*, barbituric*, benzodiazepin*, xanax, varechina, candegin*, psicofarmac*, overdose, antidepresiv*, blister, valium',
  weapon:
    'forbici, compaso, ago, vetro, coltelo, pistola, fucile, corda, lameta, lamet*, rasoio, coltel*, tagerino, taglierino, capio, nodo, gas, arma, lama, cintura, sachet* in testa, metr*, cutter',
  hang: 'impic*, apend*, anneg*, aneg*, soffoc*, sofocar*, strangol*, aso*, asfisi*',
  cut: 'tagli*, graf*, incid*, ferit*, ferit*, ferir*, ferisco, cicatric*, lacer*, sanguin*, sangue, vene, vena',
  burn: 'bruci*, acendino, sigareta, sigarete, ustion*',
  hit: 'prendo a pugni, mi pichio, sbat*, pugni, pichi*, mi colpisco, schiaf*, a testate',
  body: 'bracia, bracio, polso, polsi, gamb*, cosc*, pele, pel*, corpo, cuore, gola, avambrac*',
  'hurt-self':
    'farmi del male, farmi male, mi facio del male, mi facio male apposta, ferirmi, autolesion*, autoles*, tagliarmi, mi taglio, mi sono tagliat*, bruciarmi, mi brucio, mi grafio, graffiarmi, punirmi, mi punisco, farsi male, del male, mi sono fat* del male, mi sto tagliando',
  letter:
    'letera, letere, biglieto, biglieti, testamento, due righe, ho scrito, lascio scrito, mesagio, mesagi',
  goodbye:
    'adio, salutar*, saluto, salutat*, congedo, congedar*, grazie di tuto, grazie per tuto, perdon*, scusat*, adii, adi*',
  last: 'ultim*, ultimo giorno, ultimo mesagio, ultima volta, ultima note',
  settled:
    'ho sistemato, sistemat*, regalato, ho dato via, regal*, ho pagato, chi si prende, ocuparsi, vi lascio, tenga il gato, chiavi, conti, password, eredita, ho lasciato tuto, prendetevi cura, ocupatevi',
  burden:
    'peso, pes*, fardelo, ingombr*, di tropo, zavora, inutile, falit*, nulita, schifo, problema per, palla al piede, delusione, spazatura, rovino',
  better:
    'meglio, miglior*, solievo, risolv*, soluzion*, piu sereni, piu felic*, liber*, pace, tranquil*, via d uscita, uscita, riposo, riposar*, quiete, silenzio',
  'without-me':
    'senza di me, senza me, non ci fosi, non ci fosi piu, se spariso, se sparisi, se non ci fosi, dopo di me, quando non ci saro, quando non ci saro piu',
  nobody: 'nesuno, chi mai',
  notice:
    'acorge*, manch*, import*, piange*, noter*, dispiac*, se ne fregherebe, fregherebe, cambi*, cercher*, troverete, trover*, ricord*',
  reason:
    'motiv*, senso, scopo, ragion*, perche, a che serve, a cosa serve, che seno, serve, vale la pena, valga la pena, tratiene, futuro, speranza',
  deserve: 'merit*, dovrei, doveva*, tocava a me, dovrebe, giusto che',
  hate: 'odio, od*, disprezo, schifo, non mi sopporto, detesto',
  pain: 'dolor*, sofr*, sofer*, male, strazio, disperaz*, disperat*, angoscia, torment*, tortura, inferno',
  cannot:
    'non ce la facio, nn ce la facio, ce la facio, non reg*, regere, soport*, non poso piu, non ne poso, non resist*, resister*, alo stremo, al limite, a pezi, non riesco',
  tired: 'stanca, stanco, stuf*, sfinit*, esaust*, arenderm*, mi arendo, arend*, rinunc*',
  afterlife:
    'cielo, paradiso, altro mondo, aldila, ragiung*, rivedr*, dall altra parte, lasù, lasu, da lui, da lei, insieme a lui, in pace',
  courage: 'coraggio, coragio, paura, forza di, tremando, tremo, avesi il coragio',
  pressure:
    'calma, alevia*, sento qualcosa, sfog*, quando sto male, mi fa sentire, nascondo, maniche lunghe, di nascosto',
  story:
    'film, libro, serie, romanz*, canzone, canzon*, atrice, atore, protagonista, personaggio, personagio, episodio, puntata, giulieta, romeo, opera, poesia, poeta, scritor*, pitore, regista, dramma, quadro, teatro, gioco, videogioco, cantante, storia, scena, finale, comisario, giallo, giali, trama, capitolo, fumet*, documentario, podcast',
  study:
    'ministro, carceri, politic*, governo, articolo, leto che, studio, ricerca, statistic*, convegno, corso, lezione, tesi, prevenzione, volontari*, notizi*, telegiornale, giornale, calano, tasso, dati, conferenza, psicolog*, asociazione, scuola, ho leto, incontro sul, raccolta fondi, legge',
  trifle:
    'bafi, capeli, unghie, frangia, mese, stagioni, spaghet*, ridere, risate, sono, fame, noia, caldo, fredo, sete, vergogna, figuracia, invidia, curiosita, imbarazo, carbonara, pizza, gelato, caldo, cafè, cafe, sigarete, dieta, dolci, seccatura, compiti, risata, serie tv',
  accident:
    'roto, rota, roti, moto, barba, cucin*, forno, pentol*, cipol*, patat*, pane, caduta, calceto, sci, ginochi*, caviglia, per sbaglio, senza volere, carta, stiro, stirando, feri da stiro, giardin*, aspirapolvere',
  thing:
    'telefono, cel*, cellulare, bateria, computer, pc, machina, auto, piant*, wifi, conesione, abonamento, contratto, ascensore, caldaia, pila',
  animal: 'cane, gato, gat*, criceto, pesce, canarin*, conigli*, veterinari*',
  old: 'novant*, cent ani, nonno, nono, nona, ano scorso, ani fa, vechi*, vechiaia, lutto, luto, mi manca, pace all, tumore, malatia, ospedale, covid, guera, ani, incidente',
  work: 'lavor*, capo, uficio, esam*, riunion*, turno, colegh*, prof, universita, progeto, dita, azienda, tese',
  sport:
    'difesa, squadra, partito, palestra, corsa, partita, squadra, pala, calcio, maratona, alenament*, elastico, paracadut*, piscina, trampolino, tufo, adrenalina, montagna',
  calm: 'tranquil*, scherz*, non ti preocupare, sto bene, sto meglio, ne usciro, pasera, pasa, andra meglio, belo, bela, felic*, bele, divert*, per fortuna, ridendo, adrenalina, non mi farei, non farei',
  laugh: 'ahah*, haha*, lol, xd, rido, eheh*, ahaha*',
  love: 'amore, cuore, mi ha lasciat*, lasciat*, storia, ex, bacio, tra noi, con lui, con lei, da morire, camicia',
}
