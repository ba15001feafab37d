import type { KnownAnswer } from '../../known-answers.ts'

/** Kitchen, household, plants, animals, trips and the body. */
export const home: readonly KnownAnswer[] = [
  {
    ask: [
      'cucin*|prepar*|ricett*|faccio|fare|cena|pranzo|ide* uova',
      'ho solo|poche|due|tre|quattro uova',
      'uova frigo mangi*|cucin*|fare|faccio',
    ],
    say: [
      'Uova al pomodoro: aglio, olio e passata dieci minuti in padella, poi rompi le uova dentro, coperchio per quattro minuti. Pane da scarpetta obbligatorio.',
      'Frittata di cipolle: cipolle a fettine stufate piano venti minuti, poi uova, parmigiano e pepe. Calda è cena, fredda in un panino è pranzo di domani.',
    ],
  },
  {
    ask: [
      'cucin*|prepar*|ricett*|faccio|fare|cena|pranzo|ide*|us* tonno',
      'tonno scatol* cosa|che|come|mangi*',
      'pasta tonno come|fare|ricett*',
    ],
    say: [
      'Pasta al tonno: soffritto di aglio, capperi e un’acciuga, tonno sgocciolato, un po’ di acqua di cottura e scorza di limone. Pronta mentre cuociono gli spaghetti.',
      'Polpette: una scatoletta sgocciolata, un uovo, pane ammollato, prezzemolo e parmigiano; pangrattato fuori e padella con poco olio, tre minuti per lato.',
    ],
  },
  {
    ask: [
      'cucin*|prepar*|ricett*|faccio|fare|cena|pranzo|ide*|us* ceci',
      'ceci scatol*|barattol*|avanzat* cosa|che|come',
    ],
    say: [
      'Pasta e ceci: aglio, rosmarino e un cucchiaio di concentrato, i ceci (metà schiacciati), acqua, e ditalini cotti lì dentro. Un quarto d’ora in tutto.',
      'Ceci croccanti: asciugali bene, olio, sale e paprika, forno a 200 gradi per 30 minuti. Buoni su insalata e vellutate, ottimi anche come aperitivo.',
    ],
  },
  {
    ask: [
      'cucin*|prepar*|ricett*|faccio|fare|cena|pranzo|ide*|mangi* riso',
      'riso avanzat*|bianco cosa|che|come|us*',
      'insalata riso cosa|ingredient*|come|metto|mett*',
    ],
    say: [
      'Riso saltato: riso già freddo in padella ben calda con piselli, carota a dadini e un uovo strapazzato, salsa di soia alla fine. Dieci minuti.',
      'Insalata di riso: tonno, olive, pomodorini, uovo sodo, mais e sottaceti; condisci da freddo con olio e limone e lascia riposare un’ora in frigo.',
    ],
  },
  {
    ask: ['come|ricett*|fare|faccio risotto', 'risotto gusto|ide*|tempo|cuoce|cottura|cremoso'],
    say: [
      'Tosta il riso a secco due minuti, sfuma col vino, poi brodo caldo un mestolo alla volta per 16-18 minuti. Fuori dal fuoco burro freddo e parmigiano: da lì viene la cremosità.',
      'Per il gusto: zucca e rosmarino d’autunno, limone e menta d’estate, zafferano sempre. Tieni il riso all’onda, un po’ più morbido di come lo vuoi: si asciuga nel piatto.',
    ],
  },
  {
    ask: [
      'sugo|condimento|condire|condisco pasta',
      'pasta veloc*|sbrigativ*|svuotafrigo|facile cosa|che|come|ide*|ricett*|condi*|sugo',
      'che|quale pasta faccio|cucino|preparo',
    ],
    say: [
      'Aglio, olio e peperoncino con pangrattato tostato sopra: costa niente e sa di festa. Salta gli spaghetti con un mestolo della loro acqua, così si lega tutto.',
      'Crema di ricotta: ricotta, acqua di cottura, scorza di limone e pepe in una ciotola, la pasta ci si tuffa dentro. Non serve nemmeno accendere un secondo fuoco.',
    ],
  },
  {
    ask: ['carbonara come|ricett*|fare|faccio|ingredient*|dosi', 'carbonara guanciale|uova|frittata'],
    say: [
      'Per due: 200 g di spaghetti, 100 g di guanciale rosolato, tre tuorli, 50 g di pecorino e pepe. Fuoco spento quando unisci la crema, con un goccio di acqua di cottura. Niente panna.',
      'Il segreto contro l’effetto frittata: mescola tuorli e pecorino in una ciotola, aggiungi due cucchiai di acqua calda, poi pasta e guanciale nella ciotola, lontano dalla fiamma.',
    ],
  },
  {
    ask: [
      'cucin*|prepar*|ricett*|faccio|fare|cena|pranzo|ide*|us* zucchin*',
      'zucchin* come|cosa cucin*|cuoc*|condi*|tant*',
    ],
    say: [
      'Zucchine trifolate: a rondelle, fuoco vivo con aglio e olio per dieci minuti, menta alla fine. Con un uovo diventano frittata, con la pasta e il pecorino un primo.',
      'Tagliale a bastoncini, pangrattato, parmigiano e olio, forno a 200 gradi per 20 minuti: croccanti, e di solito piacciono anche a chi le verdure le scansa.',
    ],
  },
  {
    ask: [
      'cucin*|prepar*|ricett*|faccio|fare|cena|pranzo|ide* pollo',
      'petto|cosce|coscia pollo come|cosa|cuoc*|secco|morbido',
    ],
    say: [
      'Straccetti al limone: petto a strisce infarinato, burro e olio a fuoco vivo cinque minuti, succo di limone e due cucchiai d’acqua: fa una cremina da sola.',
    ],
  },
  {
    ask: [
      'cucin*|prepar*|ricett*|faccio|fare|cena|pranzo|ide* patate',
      'patate forno|padella croccant*|come|quanto|temp*|minuti',
      'patate lesse|avanzate cosa|come|fare',
    ],
    say: [
      'Al forno croccanti: a cubetti, cinque minuti in acqua bollente, scolale e scuotile nella pentola, poi olio, rosmarino e 200 gradi per 40 minuti senza ammucchiarle.',
      'Gateau svelto: patate lesse schiacciate con uovo, parmigiano e latte, in mezzo prosciutto e scamorza, pangrattato e 190 gradi per 30 minuti. Il giorno dopo è anche meglio.',
    ],
  },
  {
    ask: ['pane vecchio|raffermo|secco|duro|avanzat*', 'pane buttare|riciclar*|riutilizz* come|cosa'],
    say: [
      'Pancotto o pappa al pomodoro: aglio, olio, passata, il pane a pezzi e brodo, venti minuti piano, basilico alla fine. D’estate invece panzanella con pomodori, cipolla e aceto.',
      'A cubetti in forno con olio e origano diventa crostini; frullato ben secco è pangrattato; con latte, uova e mele fa una torta di pane da colazione.',
    ],
  },
  {
    ask: ['banan* matur*|nere|ner*|avanzat*|annerit*', 'cosa|che|ricett*|dolce fare|faccio|con banane'],
    say: [
      'Pancake in tre mosse: una banana schiacciata, due uova, due cucchiai di farina o avena; padella unta, un minuto e mezzo per lato. Dolci già così.',
      'Congelale a fette e frullale da gelate: esce un gelato cremoso senza altro. Con un cucchiaio di cacao è da bis.',
    ],
  },
  {
    ask: [
      'cucin*|prepar*|ricett*|faccio|fare|cena|pranzo|ide* melanzan*',
      'melanzan* come|parmigiana|cosa cucin*|forno|cuoc*|ricett*|amar*',
    ],
    say: [
      'Pasta alla norma: melanzane a cubetti ben dorate, sugo di pomodoro e basilico, ricotta salata grattugiata sopra. In forno a 200 gradi con poco olio vengono più leggere.',
      'Parmigiana leggera: fette grigliate o al forno, strati con sugo, mozzarella ben scolata, parmigiano e basilico, 190 gradi per 35 minuti. Falla riposare mezz’ora prima di tagliarla.',
    ],
  },
  {
    ask: [
      'cucin*|prepar*|ricett*|faccio|fare|cena|pranzo|ide*|us* lenticchie|fagioli',
      'lenticchie quanto|tempo cuoc*|cottura|ammollo',
    ],
    say: [
      'Lenticchie in umido: soffritto, due cucchiai di passata, alloro, acqua a coprire e 30 minuti. Quelle piccole non chiedono ammollo; con riso o pane fanno un piatto completo.',
      'Fagioli all’uccelletto: aglio, salvia, olio, passata dieci minuti, poi i fagioli altri dieci. Accanto a un uovo o a una salsiccia sono cena fatta.',
    ],
  },
  {
    ask: [
      'cucin*|prepar*|ricett*|faccio|fare|cena|pranzo|ide* spinaci|broccol*|cavolfior*|verdur*',
      'verdur* veloc*|gustos*|buon*|saporit* come|cosa',
    ],
    say: [
      'Broccoli o cavolfiore al forno: cimette con olio, sale e paprika, 210 gradi per 20-25 minuti. Si bruciacchiano ai bordi e diventano un’altra cosa rispetto ai lessi.',
      'Saltati in padella con aglio, acciuga e peperoncino, poi orecchiette o pane tostato. Con uova e parmigiano diventano una frittata da portare anche in ufficio.',
    ],
  },
  {
    ask: [
      'cucin*|prepar*|ricett*|faccio|fare|cena|pranzo|ide* zucca',
      'zucca come|cosa cuoc*|forno|vellutata|buccia',
    ],
    say: [
      'Zucca al forno: fette con olio, rosmarino e sale, 200 gradi per 30 minuti. Con la delica la buccia si mangia e non serve sbucciarla.',
      'Vellutata: zucca e una patata con cipolla e brodo, 25 minuti, frulla e finisci con pepe, semi tostati e un cucchiaio di yogurt o gorgonzola.',
    ],
  },
  {
    ask: [
      'cucin*|prepar*|ricett*|faccio|fare|cena|pranzo|ide* salmone|merluzzo|pesce|orata|gamber*',
      'pesce forno|padella come|quanto|temp*|facile|minuti',
    ],
    say: [
      'Filetto al cartoccio: pesce, pomodorini, olive, capperi e olio chiusi nella carta forno, 190 gradi per 15-18 minuti. Niente odori e niente da lavare.',
      'Salmone o merluzzo in padella: quattro minuti sul lato della pelle, due sull’altro, limone e prezzemolo. Accanto patate lesse o insalata di finocchi e arance.',
    ],
  },
  {
    ask: [
      'cucin*|prepar*|ricett*|faccio|fare|cena|pranzo|ide* macinat*|polpett*|salsicc*',
      'polpette morbid*|sugo come|segreto',
    ],
    say: [
      'Polpette morbide: 400 g di macinato, due fette di pane ammollate nel latte, uovo, parmigiano, prezzemolo. Cuocile direttamente nel sugo, 20 minuti coperte: restano tenerissime.',
      'Salsiccia sbriciolata con panna o ricotta e funghi per la pasta, oppure con friarielli in padella. Col macinato, un ragù svelto: 40 minuti bastano per una cena.',
    ],
  },
  {
    ask: [
      'cosa|che|ricett*|come fare|faccio|cucin*|con|us* ricotta|mozzarella',
      'ricotta|mozzarella scad*|avanzat* cosa|che|come',
    ],
    say: [
      'Con la ricotta: gnocchi sciuè sciuè (250 g, 100 di farina, parmigiano, un uovo), a tocchetti, due minuti in acqua bollente e burro e salvia.',
      'Mozzarella in carrozza al forno: pane, mozzarella ben scolata, uovo e pangrattato, 200 gradi per 15 minuti. Con un’acciuga dentro è romana.',
    ],
  },
  {
    ask: [
      'cosa|che|ricett*|fare|faccio|us* albumi',
      'cosa|che|ricett*|fare|faccio|us* tuorli avanz*|rimast*|con',
      'albumi avanz*',
    ],
    say: [
      'Con gli albumi: meringhe (il doppio dello zucchero in peso, 90 gradi per due ore), oppure lingue di gatto con pari peso di burro, zucchero e farina.',
      'Con i tuorli crema pasticcera o carbonara; gli albumi si congelano benissimo in un vasetto, segnando quanti sono, e tornano utili per frittate leggere.',
    ],
  },
  {
    ask: [
      'cosa|che cucin*|prepar* stasera|cena',
      'cosa|che mangio|mangiamo|mangiare stasera|cena',
      'ide* cena',
      'non so cosa|che cucinare|mangiare',
    ],
    say: [
      'Proposta decisa: piadina in padella con stracchino e rucola, o uova al pomodoro se vuoi qualcosa di caldo. Dieci minuti e un solo tegame.',
      'Stasera spaghetti con pomodorini saltati, olive e capperi: la padella è pronta prima della pasta. Se i pomodorini mancano, tonno e limone fanno lo stesso servizio.',
    ],
  },
  {
    ask: [
      'cosa|che cucin*|mangi*|prepar* pranzo|mezzogiorno',
      'ide* pranzo|schiscetta|lavoro|ufficio pranzo|mangiare|cucin*|portar*',
      'schiscetta cosa|che|ide*',
    ],
    say: [
      'Couscous: acqua bollente pari peso, cinque minuti coperto, poi ceci, pomodorini, feta o tonno e limone. Si porta via bene e si mangia anche freddo.',
      'Frittata con la verdura che c’è, pane e un’insalata di pomodori: venti minuti, e l’avanzo diventa il panino di domani.',
    ],
  },
  {
    ask: [
      'cucin*|ricett*|cena|pranzo veloc*|rapid*|minuti|sbrigativ*',
      'qualcosa veloce cucinare|mangiare|cena|pranzo',
    ],
    say: [
      'In dieci minuti: couscous con ceci, pomodorini, tonno e limone. Basta l’acqua calda, cinque minuti di riposo e una ciotola.',
      'Toast alla grande: pane, prosciutto o zucchine grigliate, scamorza e un uovo al tegamino sopra. Con un’insalata è una cena vera.',
    ],
  },
  {
    ask: [
      'cucin*|mangi*|ricett*|cena|pranzo|dolce|torta|prepar* senza forno|fornell*|cuocere|cottura',
      'mangiare|cena|pranzo caldo estate|fredd* cosa|che|ide*',
    ],
    say: [
      'Senza cuocere: panzanella, o insalata di fagioli, tonno e cipolla rossa con tanto olio e aceto. Si fa in una ciotola e sta bene col caldo.',
      'Dolce freddo: biscotti sbriciolati e burro come base, sopra 250 g di mascarpone, 250 di yogurt greco, zucchero a velo e frutti di bosco. Quattro ore di frigo.',
    ],
  },
  {
    ask: [
      'cucino|cucinare|preparo|preparare|ricett*|menu ospiti|invitat*|amici|suocer*',
      'ospiti cena|pranzo cosa|che|menu',
      'menu cena|pranzo',
    ],
    say: [
      'Menù che si prepara prima: lasagne o parmigiana in teglia, insalata di finocchi e arance, tiramisù. Quando suonano alla porta resta solo da versare il vino.',
      'Per fare bella figura senza fatica: risotto agli agrumi o pasta al forno, arrosto o verdure ripiene, e una crostata. Un piatto ambizioso solo, gli altri facili.',
    ],
  },
  {
    ask: [
      'cucino|cucinare|cuciniamo|ricett* bambin*|bimb*|figli*',
      'cosa|ide* cena|pranzo bambin*|bimb*',
      'bambin*|bimb*|figli* verdur* far*|mangi*|nascond*|vuole',
    ],
    say: [
      'Pizzette di pan carré: pomodoro, mozzarella, origano, dieci minuti a 200 gradi, e ognuno condisce la sua. Cucinare insieme è già mezza cena mangiata.',
      'Polpette di verdura: zucchine o spinaci ben strizzati, patata lessa, uovo, parmigiano e cuore di formaggio filante. La verdura proponila spesso in piccole dosi, senza trattative.',
    ],
  },
  {
    ask: [
      'cucin*|mangi*|ricett*|cena|pranzo|piatt*|prepar*|menu vegetarian*|vegan*',
      'cucin*|mangi*|ricett*|cena|pranzo|menu senza carne',
      'cosa|che|idea|idee|menu|ricett* vegetarian*|vegan* cena|pranzo|tutti|ospiti|cucin*|prepar*',
      'ricett*|cena vegetarian*|vegan*',
    ],
    say: [
      'Senza carne né latticini: curry di ceci, latte di cocco, pomodoro e spinaci, venti minuti, col riso. Va bene per chi è veg in ogni versione.',
      'Melanzane ripiene: svuotale, salta la polpa con pomodorini, olive, capperi e pane, riempi e inforna a 190 gradi per 35 minuti. Buone anche tiepide, e anche per vegani.',
    ],
  },
  {
    ask: [
      'frigo|dispensa vuot*|quasi|poco cosa|che|cucin*|mangi*',
      'cucin*|mangi*|ricett* poch* ingredienti|cose|soldi',
      'svuotafrigo',
    ],
    say: [
      'Con tre cose: spaghetti, aglio e olio, più pangrattato tostato se non c’è formaggio. È un piatto intero, non un ripiego.',
      'Regola del frigo vuoto: un cereale, un legume, qualcosa di saporito. Pasta e fagioli con rosmarino, riso e lenticchie, pane con uova e cipolla.',
    ],
  },
  {
    ask: [
      'dolce|dessert veloc*|facile|semplic*|rapido cosa|che|ricett*|ide*|fare|faccio',
      'cosa|che|quale dolce|dessert faccio|preparo|cucino|preparare|cucinare',
      'ide*|ricett* dolce|dessert fare|faccio|facile|veloc*|semplic*',
      'porto|portiamo|portare dolce|dessert cena|pranzo|amici|invit*',
      'voglia dolce cosa|fare',
    ],
    say: [
      'Torta allo yogurt, col vasetto come misura: uno di yogurt, due di zucchero, tre di farina, uno d’olio, tre uova, una bustina di lievito. 180 gradi, 35-40 minuti.',
      'In tazza: quattro cucchiai di farina, due di cacao, due di zucchero, quattro di latte, due d’olio, una punta di lievito; 80-90 secondi di microonde.',
    ],
  },
  {
    ask: ['tiramisu come|ricett*|fare|faccio|dosi|ingredient*', 'tiramisu uova|senza|mascarpone'],
    say: [
      'Tiramisù per sei: quattro tuorli montati con 100 g di zucchero, 500 g di mascarpone, due albumi a neve, savoiardi nel caffè un secondo per lato, cacao. Una notte in frigo.',
      'Senza uova: 500 g di mascarpone con 250 ml di panna montata e 80 g di zucchero a velo. Il caffè deve essere freddo, o i savoiardi si disfano.',
    ],
  },
  {
    ask: ['colazion* cosa|che|ide*|mangi*|sana|veloce|ricett*', 'ide*|cosa|che colazione'],
    say: [
      'Pane tostato con ricotta, miele e noci, e un frutto: cinque minuti e tiene fino a pranzo. Se preferisci salato, uovo strapazzato e pomodoro.',
      'Da preparare la sera: 40 g di fiocchi d’avena, 150 ml di latte, yogurt e frutta in un vasetto in frigo. La mattina basta il cucchiaio.',
    ],
  },
  {
    ask: ['merenda|spuntino cosa|che|ide*|sana|mangi*', 'fame pomeriggio cosa|mangi*'],
    say: [
      'Yogurt bianco con frutta e qualche noce, oppure pane e pomodoro con un filo d’olio: saziano più di qualunque merendina.',
      'Mela a fette con burro di arachidi o parmigiano a pezzetti: dolce e salato insieme, pronta in un minuto e comoda anche da portare fuori.',
    ],
  },
  {
    ask: [
      'mangi* dopo|prima allenamento|palestra|sport|corsa|correre|corro',
      'cosa|che mangi* palestra|allenamento',
    ],
    say: [
      'Prima, due ore abbondanti: un piatto di pasta o riso semplice; se manca meno tempo, una banana. Dopo: pane o riso con uova, pollo, tonno o yogurt, e tanta acqua.',
      'Dopo l’allenamento servono carboidrati e proteine insieme: yogurt greco con frutta e avena, oppure riso, legumi e verdure. Prima, poco grasso e poca fibra, così non pesa.',
    ],
  },
  {
    ask: [
      'cena romantica|appuntamento|ragazz*|fidanzat*|moros* cucin*|ricett*|menu|prepar*',
      'cucin*|ricett* romantic*|valentino|appuntamento',
    ],
    say: [
      'Pochi piatti e poca cucina: spaghetti con vongole o pomodorini, un’insalata, e cioccolato fuso con fragole o biscotti. Evita l’aglio a pioggia e ciò che si mangia a fatica.',
      'Risotto al limone e gamberi (o zafferano), vino bianco fresco e due coppette di tiramisù fatte al mattino. Il risotto si gira in due, chiacchierando: è già l’appuntamento.',
    ],
  },
  {
    ask: [
      'torta compleanno ricett*|che|quale|facile|come|ide*',
      'compleanno cosa|che cucin*|prepar*|buffet|mangi*',
    ],
    say: [
      'Torta facile: pan di Spagna bagnato con latte o succo, farcito con panna e fragole o crema al cioccolato. Assemblala la sera prima: riposando migliora.',
      'Buffet senza stress: pizzette, focaccia farcita, rustici di sfoglia e wurstel, pomodorini e mozzarelline, e una torta sola. Calcola otto pezzi salati a persona.',
    ],
  },
  {
    ask: [
      'aperitivo casa|cosa|che|ide* prepar*|mangi*|fare|stuzzichin*|casa',
      'stuzzichin*|antipast* ide*|cosa|che|facil*|veloc*',
    ],
    say: [
      'Tre ciotole e via: olive, ceci croccanti al forno, grissini con crema di ricotta e limone. Più una focaccia calda tagliata piccola.',
      'Girelle di sfoglia: stendi pesto o pomodoro e parmigiano, arrotola, taglia e inforna a 200 gradi per 15 minuti. Accanto spritz o succo di pompelmo con tonica.',
    ],
  },
  {
    ask: [
      'pranzo|cena|menu natale|vigilia|pasqua cosa|cucin*|menu|prepar*|mangi*',
      'cucin*|ricett* natale|vigilia|pasqua',
    ],
    say: [
      'Natale: tortellini o lasagne, arrosto con patate, finocchi e arance, panettone con crema. Alla vigilia il pesce: spaghetti con vongole, baccalà, insalata di rinforzo.',
      'A Pasqua: lasagne ai carciofi, agnello o torta pasqualina per chi non mangia carne, patate, colomba. Scegli due piatti da fare il giorno prima e uno solo al momento.',
    ],
  },
  {
    ask: ['come|ricett*|fare|faccio impasto pizza', 'pizza casa come|ricett*|fare|impasto|lievit*|dosi'],
    say: [
      'Per due teglie piccole: 500 g di farina, 330 ml d’acqua, 3 g di lievito secco, 10 g di sale, 20 g d’olio. Sei ore di lievitazione, forno al massimo per 12-15 minuti.',
      'Per averla croccante: teglia rovente sul fondo del forno, prima solo pomodoro dieci minuti, poi mozzarella ben scolata per gli ultimi cinque. Con meno lievito e una notte in frigo è più digeribile.',
    ],
  },
  {
    ask: [
      'quant* cuoc*|bollire|minuti|tempo uov* sod*|alla|coque|barzott*',
      'uov* sod*|coque minuti|temp*|quant*|come',
    ],
    say: [
      'Da quando l’acqua bolle: 4 minuti alla coque, 6 barzotto, 9-10 sodo. Poi acqua fredda, così si sbuccia meglio.',
    ],
  },
  {
    ask: [
      'quant* pasta persona|testa|grammi|pers',
      'quant* riso persona|testa|grammi|pers',
      'grammi pasta|riso a persona|testa',
    ],
    say: [
      'Pasta secca 80-100 g a persona, fresca 120, ripiena 150; riso 80 g per un primo, 60 in minestra. Per la pasta: un litro d’acqua e 10 g di sale ogni 100 grammi.',
    ],
  },
  {
    ask: ['quant* sale acqua pasta', 'quant* acqua pasta', 'sale acqua pasta prima|dopo|quando'],
    say: [
      'Un litro d’acqua e circa 10 grammi di sale (due cucchiaini rasi) ogni 100 grammi di pasta; il sale quando l’acqua bolle. Senza coperchio mentre cuoce, e scolala un minuto prima se la salti in padella.',
    ],
  },
  {
    ask: [
      'quant* carne|pesce|pane|pizza|verdura persona|testa|invitat* calcol*|grammi|compr*|serve|servono',
      'quant* vino|bottigl*|bibit* persona|testa|invitat*|festa',
    ],
    say: [
      'A persona: 150-200 g di carne senza osso o di filetto di pesce (il doppio se con osso o intero), 80 g di pane, 200 di verdura. Vino: una bottiglia ogni due adulti.',
    ],
  },
  {
    ask: [
      'quant* cuoc*|temp*|minuti|gradi forno pollo|arrosto|lasagn*|torta|pesce|patate|verdur*',
      'forno gradi|temperatura quanti|quale|che lasagn*|torta|arrosto|pollo|biscotti',
    ],
    say: [
      'Forno statico: torta 180 gradi 35-40 minuti, biscotti 180 per 12, lasagne 190 per 35, pollo intero 190 un’ora e un quarto, patate 200 per 40, pesce intero 180 per 25-30.',
    ],
  },
  {
    ask: ['forno ventilat* statico', 'differenza ventilat*|statico forno|quando'],
    say: [
      'Statico per i lievitati: torte, pane, pan di Spagna. Ventilato per cuocere in modo uniforme e croccante: biscotti, verdure, lasagne, arrosti. Passando a ventilato togli 20 gradi.',
    ],
  },
  {
    ask: [
      'sostitui*|posto|senza|alternativa|invece lievito',
      'finito|manca|mancano|non lievito torta|dolce|pizza|pane|impasto',
    ],
    say: [
      'Al posto della bustina per dolci: un cucchiaino e mezzo di bicarbonato con due cucchiai di succo di limone o aceto, oppure un vasetto di yogurt più bicarbonato. Inforna subito.',
    ],
  },
  {
    ask: [
      'sostitui*|posto|alternativa|invece uova|uovo torta|dolc*|impasto|biscotti|cosa|con|come',
      'torta|dolce|biscotti senza uova come|ricett*|cosa',
    ],
    say: [
      'Un uovo nei dolci si sostituisce con mezza banana schiacciata, 60 g di yogurt o mela grattugiata, oppure un cucchiaio di semi di lino con tre d’acqua. Nelle polpette basta una patata lessa.',
    ],
  },
  {
    ask: [
      'sostitui*|posto|alternativa|invece|senza burro torta|dolc*|biscotti|cosa|con|quanto',
      'sostitui*|posto|alternativa|invece panna|latte|mascarpone|zucchero cosa|con|ricett*|dolc*|torta',
    ],
    say: [
      'Burro: olio di semi, 80 g ogni 100. Panna da cucina: yogurt greco o ricotta con latte. Latte: bevanda vegetale o acqua. Mascarpone: ricotta setacciata con panna. Zucchero: miele, 80 g ogni 100.',
    ],
  },
  {
    ask: [
      'quant* dura|giorni|tempo|tenere|conserv* frigo',
      'frigo avanz*|cucinat*|cott* quant*|giorni|mangi*',
      'ancora buono|buona|mangiare frigo giorni',
    ],
    say: [
      'In frigo: cibi cotti 2-3 giorni, carne macinata cruda 1, carne a pezzi 2-3, pesce fresco 1, uova un mese dalla deposizione, latte aperto 3 giorni. Avanzi dentro entro due ore, coperti.',
    ],
  },
  {
    ask: [
      'congel* si|puo|posso|come|quanto|quali',
      'freezer|congelatore quant*|come|si dur*|mett*|tenere|conserv*',
      'scongel* come|velocemente|fretta|microonde',
    ],
    say: [
      'Si congela quasi tutto tranne insalata, uova col guscio e mozzarella da mangiare cruda. Ragù, zuppe e carne tre mesi, pane due. Scongela in frigo la sera prima; ciò che hai scongelato crudo ricongelalo solo cotto.',
    ],
  },
  {
    ask: [
      'uov* capire|vedere|sapere|scadut*|fresc* buon*|fresc*|come|ancora|mangi*',
      'yogurt|latte|pasta|cibo scadut* mangi*|posso|si|buono',
    ],
    say: [
      'Uovo in un bicchiere d’acqua: se resta sul fondo è fresco, se galleggia va buttato. “Da consumarsi preferibilmente entro” (pasta, biscotti) lascia margine; “entro il” (carne, latte fresco) no.',
    ],
  },
  {
    ask: [
      'conserv*|tenere|mantenere basilico|prezzemolo|insalata|rucola',
      'conserv*|tenere avocado|pane|patate|cipolle|pomodori',
    ],
    say: [
      'Basilico e prezzemolo come fiori in un bicchiere, l’insalata lavata e asciutta in un canovaccio in frigo. Patate e cipolle al buio ma separate; pomodori fuori dal frigo; pane nel sacchetto di tela o congelato a fette.',
    ],
  },
  {
    ask: [
      'troppo salat*|sale sugo|minestra|zuppa|ragu|pasta|brodo',
      'salat* rimedi*|sistem*|aggiust*|salvare',
    ],
    say: [
      'Allunga con acqua, passata o brodo non salato, oppure unisci panna, ricotta o patate. Un cucchiaino di zucchero o di limone attenua, ma è la diluizione che funziona davvero.',
    ],
  },
  {
    ask: ['caffe moka come|buono|fare|pulire', 'moka caffe acqua|pulire|bruciat*|amaro'],
    say: [
      'Acqua fino alla valvola, filtro colmo senza pressare, fiamma bassa e coperchio aperto: spegni appena gorgoglia e mescola prima di versare. Dopo si sciacqua solo con acqua, ben asciugata.',
    ],
  },
  {
    ask: [
      'macchia|macchie|macchiat* vino',
      'toglie|tolgo|togliere vino rosso',
      'vino rosso tovaglia|maglia|divano|camicia|vestito|tappeto',
    ],
    say: [
      'Tampona subito senza strofinare, poi acqua frizzante o sale per assorbire. Quindi sapone di Marsiglia e percarbonato in acqua tiepida per un’ora, se è cotone bianco o resistente.',
      'Se ormai è secca: glicerina o latte tiepido per ammorbidire, poi detersivo liquido e lavaggio. Su lana e seta solo acqua fredda e aceto bianco diluito, provando in un angolo.',
    ],
  },
  {
    ask: ['macchia|macchie|macchiat* olio|unto|grasso|sugo', 'macchia|macchie|macchiat* pomodoro|maionese'],
    say: [
      'Unto: copri subito di talco o fecola, mezz’ora, spazzola via, poi una goccia di detersivo dei piatti e lavaggio. Per il sugo acqua fredda da dietro, poi sapone di Marsiglia.',
      'Non asciugare finché si vede: il calore fissa la macchia. Sapone per piatti sull’unto, percarbonato sull’alone di pomodoro, e il sole, che sul rosso fa miracoli.',
    ],
  },
  {
    ask: [
      'macchia|macchie|macchiat* sangue',
      'togl*|tolgo|lav* sangue lenzuol*|materass*|vestit*|pantalon*|mutand*',
    ],
    say: [
      'Acqua fredda subito, mai calda, che lo fissa. Poi sapone di Marsiglia, o acqua ossigenata se il tessuto è bianco, e lavaggio normale.',
      'Se è secco, ammollo in acqua fredda e sale per qualche ora. Sul materasso: pasta di bicarbonato e acqua fredda, lasci asciugare e aspiri.',
    ],
  },
  {
    ask: [
      'macchia|macchie|macchiat* caffe|the|te|cioccolat*|frutta',
      'macchia|macchie|macchiat* erba|penna|inchiostro|biro|pennarell*',
      'macchia|macchie|macchiat* sudore|deodorante|ascell*',
    ],
    say: [
      'Caffè, tè e frutta: acqua fredda, poi aceto bianco e percarbonato. Erba e penna: tampona con alcol su un panno. Sudore: bicarbonato e un po’ d’acqua, mezz’ora prima del lavaggio.',
      'Cioccolato: gratta via, acqua fredda da dietro, sapone. Per l’inchiostro alcol con dischetti puliti, cambiandoli spesso. Sugli aloni delle ascelle aceto in ammollo, mai candeggina, che ingiallisce.',
    ],
  },
  {
    ask: [
      'macchia|macchie|macchiat* come togli*|tolgo|levare|levo|lavo',
      'togli*|tolgo|smacchia|macchie|macchiat* macchia|macchie|macchiat*',
    ],
    say: [
      'Regola che salva quasi tutto: subito, acqua fredda, tamponare dal bordo verso il centro. Poi sapone di Marsiglia per il cibo, sapone dei piatti per l’unto, alcol per l’inchiostro.',
      'Sul resistente bianco il percarbonato a 40 gradi toglie gran parte delle macchie vegetali. Prova prima in un punto nascosto e non usare l’asciugatrice finché la macchia non è sparita.',
    ],
  },
  {
    ask: [
      'lavatrice come|gradi|temperatura|programma lavo|lavare|colorati|bianchi|separ*|quanti',
      'lavo|lavare gradi|temperatura jeans|asciugaman*|lenzuol*|capi|colorati|bianchi|cotone',
      'bucato colorati|bianchi|separ*|insieme',
    ],
    say: [
      'Colorati e scuri 30 gradi, bianchi 40-60, lenzuola e asciugamani 60, delicati 30 con centrifuga bassa. Bianchi, chiari e scuri separati; jeans al rovescio.',
    ],
  },
  {
    ask: [
      'lavare|lavo|lava|lavatrice lana|maglion*|piumino|seta|cashmere',
      'infeltrit*|ristrett* maglion*|lana|maglia',
    ],
    say: [
      'Lana e seta: 20-30 gradi, programma lana o a mano, detersivo delicato, si asciugano in piano. Piumino: 30 gradi, poco detersivo, asciugatrice con palline da tennis.',
      'Se il maglione si è infeltrito: mezz’ora in acqua tiepida con balsamo per capelli, poi tiralo piano in forma su un asciugamano e lascialo asciugare steso. Spesso qualche centimetro torna.',
    ],
  },
  {
    ask: ['bucato|panni|vestiti|asciugamani puzz*|odore|umid*', 'lavatrice puzz*|odore|muffa|pulire|pulisco'],
    say: [
      'Ciclo a vuoto a 60-90 gradi con un bicchiere di acido citrico sciolto, guarnizione e cassetto puliti a mano. Poi sportello sempre aperto e bucato steso appena finisce.',
      'L’odore di umido viene da batteri: meno detersivo, niente ammorbidente sugli asciugamani, 60 gradi ogni tanto, e aria che gira mentre asciugano.',
    ],
  },
  {
    ask: ['stir* come|camici*|facile|veloc*|trucc*|evitare', 'camici* stirare|stiro|stira|stirarla|stirarle'],
    say: [
      'Camicia: leggermente umida, prima colletto, poi polsini, maniche, spalle e infine il corpo. Appendila subito e aspetta cinque minuti prima di indossarla.',
      'Per stirare meno: centrifuga bassa, scuoti forte i capi e stendili su gruccia ancora bagnati. Una maglietta piegata calda di sole non chiede altro.',
    ],
  },
  {
    ask: [
      'puzz*|odore frigo|frigorifero',
      'puzz*|odore lavandino|scarico|tubo|lavello|scarichi',
      'puzz*|odore scarpe|casa|cucina|fritto|fumo',
    ],
    say: [
      'Scarico: mezzo bicchiere di bicarbonato, uno di aceto, dieci minuti, poi acqua molto calda. Frigo: lavalo con acqua e bicarbonato e lascia dentro una ciotolina di caffè.',
      'Scarpe: bicarbonato dentro tutta la notte e aria. Odore di fritto: pentolino con acqua, aceto e scorze di limone a fuoco basso per dieci minuti, con la finestra aperta.',
    ],
  },
  {
    ask: [
      'calcare togli*|tolgo|come|pulir*|elimin*|rubinett*|doccia|bollitore',
      'anticalcare naturale|fatto',
    ],
    say: [
      'Acido citrico: 150 g in un litro d’acqua, spruzza, dieci minuti, risciacqua. Sul rubinetto un panno imbevuto lasciato mezz’ora. Non su marmo e pietra, e mai insieme alla candeggina.',
      'Per il vetro della doccia: aceto caldo e una goccia di sapone per piatti, spugna e tergivetro. Passare il tergivetro dopo ogni doccia vale più di ogni prodotto.',
    ],
  },
  {
    ask: ['muffa muro|pareti|parete|bagno|soffitto|casa|angolo', 'togli*|elimin* muffa'],
    say: [
      'Spruzza acqua ossigenata al 3%, o un antimuffa, lascia agire, strofina e asciuga: guanti e finestra aperta. Ma torna se l’umidità resta: arieggia dieci minuti, due volte al giorno.',
      'Mobili staccati dal muro di cinque centimetri, porta del bagno chiusa durante la doccia e finestra subito dopo, umidità sotto il 60%. Se torna nello stesso punto può esserci un’infiltrazione.',
    ],
  },
  {
    ask: ['pulir*|pulisc*|lav* forno', 'forno sporco|incrostat*|unto come|cosa'],
    say: [
      'Pasta di bicarbonato e poca acqua su tutto, una notte di riposo, poi spugna umida e uno spruzzo d’aceto sui residui. A forno spento e freddo, mai sulle resistenze.',
    ],
  },
  {
    ask: [
      'pulir*|pulisc*|lav* vetri|specchi|finestre|specchio',
      'pulir*|pulisc*|lav* parquet|marmo|pavimento|piastrelle|fughe',
    ],
    say: [
      'Vetri senza aloni: acqua tiepida, un goccio d’aceto e di sapone, poi tergivetro o microfibra asciutta, mai sotto il sole. Specchi uguale.',
      'Parquet con panno ben strizzato; marmo con sapone neutro, mai aceto o limone; fughe con bicarbonato e spazzolino.',
    ],
  },
  {
    ask: [
      'pulir*|pulisc*|pulizie|riordin*|ordine casa|camera|stanza',
      'casa disordin*|sottosopra come|dove|inizi*|cominc*',
    ],
    say: [
      'Venti minuti col timer: prima sacco per la spazzatura, poi piatti, poi superfici, per ultimo il pavimento. Sempre dall’alto in basso, una stanza sola alla volta.',
      'Comincia da ciò che si vede: letto fatto e tavolo vuoto cambiano tutto. Poi una scatola “fuori posto” in cui butti le cose sparse e che svuoti alla fine.',
    ],
  },
  {
    ask: ['pentola|padella bruciat*|incrostat*|attaccat*', 'piatti|pentol* lavar* trucc*|veloc*'],
    say: [
      'Copri il bruciato con acqua e due cucchiai di bicarbonato, fai bollire dieci minuti, lascia raffreddare: viene via con una spatola di legno.',
      'Se è acciaio, acqua e aceto a bollore e poi bicarbonato a fuoco spento. Se è antiaderente niente paglietta: ammollo di una notte con sapone.',
    ],
  },
  {
    ask: [
      'formich* casa|cucina|elimin*|come|mandare|liber*',
      'tarm*|pesciolini|moscerini casa|cucina|armadio|farina|come|elimin*',
    ],
    say: [
      'Formiche: segui la fila, lava il percorso con aceto e chiudi la fessura. Moscerini: bicchiere di aceto con una goccia di sapone. Tarme: lava tutto e metti lavanda o cedro.',
    ],
  },
  {
    ask: ['zanzar* casa|camera|notte|allontan*|elimin*|tenere|evitare|come'],
    say: [
      'Zanzare: zanzariera, nessun ristagno nei sottovasi e un ventilatore puntato sul letto, che le disturba davvero. Di sera luci basse non bastano: conta di più chiudere all’imbrunire.',
    ],
  },
  {
    ask: [
      'trasloc* come|consigl*|organizz*|iniz*|scatol*|cosa',
      'cambi* casa organizz*|trasloco|scatol*|consigl*',
    ],
    say: [
      'Comincia un mese prima da cantina e libri, e butta prima di imballare. Su ogni scatola scrivi stanza e contenuto su due lati; i libri solo in scatole piccole.',
      'Prepara una valigia “prima notte”: lenzuola, carica, documenti, caffè, carta igienica, un cacciavite. E fotografa i cavi prima di staccarli e i contatori il giorno delle chiavi.',
    ],
  },
  {
    ask: [
      'pianta|piante|piantin* foglie giall*|secch*|marron*|molli',
      'foglie gialle',
      'pianta|piante|piantin* muor*|morendo|sta|salv* come|perche|xche|xke|cosa|aiut*',
    ],
    say: [
      'Foglie gialle e terra bagnata: troppa acqua. Lascia asciugare, controlla che il vaso scoli, togli le radici marce. Punte secche e marroni: aria asciutta o poca acqua.',
      'Prova del dito: due centimetri dentro, se è umido non annaffiare. Togli le foglie rovinate, spostala in un posto luminoso senza sole diretto e aspetta due settimane prima di altro.',
    ],
  },
  {
    ask: [
      'pianta|piante|piantin* casa|appartamento|interno|bagno|camera poca|facil*|resistent*|buio|luce|quale|quali|consigl*',
    ],
    say: [
      'In casa, quasi indistruttibili: pothos, sansevieria, zamioculcas. Poca acqua e una finestra non lontana, anche a nord, bastano.',
    ],
  },
  {
    ask: ['pianta|piante|piantin* balcone|terrazzo quale|quali|cosa|sole|ombra|consigl*'],
    say: [
      'Sul balcone al sole: gerani, lavanda, rosmarino, plumbago. All’ombra: felci, begonie, ortensie, edera. Se parti spesso, le grasse e le aromatiche perdonano.',
    ],
  },
  {
    ask: ['basilico muor*|secc*|tenere|vivo|curare|curo|dura|tengo'],
    say: [
      'Basilico: dividi il vasetto in tre vasi più grandi, sole al mattino, acqua alla base quando la terra è asciutta, e cima sempre tagliata sopra due foglie, prima che fiorisca.',
    ],
  },
  {
    ask: [
      'orto balcone cosa|come|inizi*|pianta|piante|piantin*',
      'pomodori|fragole|aromatiche vaso|balcone come|quando|pianta|piante|piantin*|coltiv*',
    ],
    say: [
      'Per un orto in vaso: lattuga, fragole, aromatiche e pomodorini in vasi da 30 centimetri, con sei ore di sole. Si piantano da aprile, passato il freddo, e si annaffia la sera.',
    ],
  },
  {
    ask: [
      'quant*|ogni annaffi*|innaffi*|bagn*|acqua pianta|piante|piantin*|gras*|basilico|bonsai',
      'pianta|piante|piantin* grass*|cactus acqua|annaffi*|innaffi*|cura|curo',
    ],
    say: [
      'Annaffia quando i primi due centimetri sono asciutti: di solito una volta a settimana, due col caldo. Le grasse ogni due o tre settimane, quasi mai d’inverno.',
    ],
  },
  {
    ask: ['orchide* come|cura|acqua|fior*|rifior*|annaffi*|bagn*|innaffi*'],
    say: [
      'Orchidea: dieci minuti a bagno una volta a settimana, scolata bene, luce senza sole diretto. Sfiorita, taglia lo stelo sopra il secondo nodo: spesso rifiorisce da lì.',
    ],
  },
  {
    ask: [
      'vacanza|parto|ferie pianta|piante|piantin* annaffi*|acqua|come|chi|bagn*',
      'annaffi* pianta|piante|piantin* assenza|via|vacanza',
    ],
    say: [
      'Filo di cotone spesso: un capo nella terra, l’altro in un secchio più alto. Prova due giorni prima. Raggruppa i vasi all’ombra: consumano metà dell’acqua.',
      'Bottiglia con tappo bucherellato capovolta nella terra per una settimana; per le più piccole, tutte nella vasca su un asciugamano bagnato, con la finestra che dà luce.',
    ],
  },
  {
    ask: ['gatt*|micio|mici* graffi*|unghie|rovina', 'gatt* divano graff*|rovin*|unghie|come'],
    say: [
      'Metti un tiragraffi alto e stabile proprio accanto al punto che graffia, con un po’ di erba gatta, e copri il divano con nastro biadesivo. Poi premia ogni graffio giusto.',
      'Niente sgridate: per il gatto è marcare e stirarsi. Due tiragraffi diversi, uno verticale e uno di cartone a terra, e unghie spuntate ogni due settimane.',
    ],
  },
  {
    ask: [
      'gatt*|mici* notte svegli*|miagol*|dorm*|corr*',
      'gatt* miagol* sempre|continu*|perche|xche|xke|mai',
    ],
    say: [
      'Gioco intenso di un quarto d’ora la sera, poi la cena: caccia, mangia, dorme. All’alba non alzarti per dare da mangiare, o impara che funziona.',
      'Se miagola più del solito, controlla fame, lettiera pulita e noia. Se la novità dura e mangia o beve in modo diverso, una visita dal veterinario chiarisce subito.',
    ],
  },
  {
    ask: [
      'gatt*|mici* pipi|lettiera fuori|letto|divano|usa|vuole|non|sbagli*',
      'lettiera gatt* quant*|ogni|dove|puzz*',
    ],
    say: [
      'Prima cosa il veterinario: la cistite è frequente, e se un maschio si sforza senza riuscire è urgenza. Poi una lettiera in più, tranquilla e pulita ogni giorno.',
      'Regola: una lettiera per gatto più una, lontano dal cibo, sabbia fine senza profumo. Il punto sporcato va lavato con detergente enzimatico, mai ammoniaca, che lo invita a tornare.',
    ],
  },
  {
    ask: [
      'cane|cagnolin*|cucciol* solo|sola|da casa|lasci*|piang*|abbai*|distrugg*',
      'lasciare cane solo|sola',
    ],
    say: [
      'Allenalo a piccole dosi: esci un minuto, poi cinque, poi venti, senza saluti solenni. Prima una passeggiata, e lascia un gioco riempito di cibo.',
      'Un cane adulto regge di solito quattro-sei ore, un cucciolo molto meno. Una cuccia tranquilla, radio bassa, e per le giornate lunghe un vicino o un dog sitter a metà.',
    ],
  },
  {
    ask: [
      'cucciol*|cagnolin* cane|bisogni|pipi|mord*|casa|appena|notte|educ*|insegn*',
      'cane pipi|bisogni casa insegn*|come|smett*',
      'cucciolo mord*',
    ],
    say: [
      'Fuori dopo ogni sonno, pasto e gioco, sempre nello stesso posto, e premio entro due secondi. In casa, se sbaglia, si pulisce e basta: la sgridata insegna solo a nascondersi.',
      'Per i morsi: fermati, togli la mano e offri un gioco da masticare. Di notte la cuccia vicino al tuo letto per le prime settimane: piange meno e impara prima.',
    ],
  },
  {
    ask: [
      'quant* volte|passegg*|uscire|portar* cane|cani giorno|fuori|passegg*',
      'passegg* cane tira|guinzaglio|quant*',
      'cane tira guinzaglio',
    ],
    say: [
      'Tre uscite al giorno, almeno una di mezz’ora o più in cui possa annusare con calma: annusare stanca più che correre. I cuccioli poco e spesso.',
      'Se tira: fermati ogni volta che il guinzaglio si tende e riparti quando si allenta, premiando quando ti sta accanto. La pettorina a Y aiuta e non stringe il collo.',
    ],
  },
  {
    ask: [
      'cosa|che|puo|possono cane|cani|gatt* mangi* cioccolat*|uva|cipoll*|aglio|frutta|mela|carot*|no|ossa',
      'cibi|alimenti velenos*|vietat*|tossic*|pericolos* cane|cani|gatt*',
      'cane mangiato cioccolat*|uva|cipoll*',
    ],
    say: [
      'Mai a cani e gatti: cioccolato, uva e uvetta, cipolla, aglio, xilitolo, alcol, ossa cotte. Se ne hanno mangiato, chiama subito il veterinario. Vanno bene carote, mela senza semi, pollo lesso, zucca.',
    ],
  },
  {
    ask: [
      'prendere|prendo|adottare|adotto cane|gatto|cucciolo|animale devo|dovrei|consigl*|meglio|secondo|bene',
      'meglio cane gatto appartamento|lavoro|casa',
    ],
    say: [
      'Prova con tre domande: chi se ne occupa in vacanza, quante ore resta in solitudine, c’è margine per il veterinario. Se le risposte reggono, un adulto dal canile è spesso la scelta più dolce.',
      'Se lavori fuori tutto il giorno, meglio un gatto, o due che si fanno compagnia. Un cane chiede almeno due ore al giorno, anche con la pioggia: se quelle ore piacciono, allora sì.',
    ],
  },
  {
    ask: [
      'risparmi* come|soldi|consigl*|mese|metodo|fare',
      'mettere parte soldi come|quanto',
      'fine mese soldi arriv*|finisc*|non',
    ],
    say: [
      'Il giorno dello stipendio sposta subito una cifra fissa su un altro conto, anche piccola: si risparmia prima, non con quel che avanza. Poi passa in rassegna gli abbonamenti dimenticati.',
      'Tre tagli che non si sentono: spesa con lista e menù settimanale, pranzo portato da casa tre volte su cinque, e 48 ore d’attesa prima di ogni acquisto non previsto.',
    ],
  },
  {
    ask: [
      'budget|bilancio mensil*|famil*|mese|come|fare',
      'gestir*|organizz* soldi|stipendio|spese come|mese|meglio',
    ],
    say: [
      'Parti da 50-30-20: metà alle spese necessarie, 30% ai desideri, 20% a risparmi e debiti. Se l’affitto pesa di più, riduci i desideri e tieni almeno un 10% da parte.',
      'Per un mese segna tutto, senza cambiare nulla. Poi dai un tetto solo alle tre voci più grosse. Le spese annuali (bollo, assicurazione) divise per dodici evitano le botte.',
    ],
  },
  {
    ask: [
      'risparmi* bolletta|bollette|luce|gas|riscaldamento|corrente|energia',
      'bolletta|bollette alt*|car* come|cosa|ridurre|abbass*',
    ],
    say: [
      'Un grado in meno di termosifone vale circa il 6-7% del gas. Poi lavatrice a 30 gradi e piena, spifferi chiusi, frigo a 4 gradi e niente apparecchi in standby.',
      'Doccia sotto i cinque minuti, coperchio sulle pentole, termosifoni liberi e sfiatati. Una volta l’anno confronta le offerte sul portale pubblico dell’ARERA: dieci minuti ben spesi.',
    ],
  },
  {
    ask: ['risparmi* spesa|supermercato', 'spesa supermercato|settimanal* spend*|meno|lista|organizz*|cosa'],
    say: [
      'Lista scritta dopo aver guardato il frigo, mai a stomaco vuoto, e prezzo al chilo invece che a confezione. Legumi, uova, verdura di stagione e marche del supermercato tagliano molto.',
      'Decidi cinque cene prima di uscire e compra solo quelle: due coi legumi, una con le uova, una di pasta, una libera. Lo spreco è la voce più cara.',
    ],
  },
  {
    ask: [
      'valigia|valigie|bagaglio|trolley|zaino cosa|come mett*|prepar*|port*|fare|faccio|piegar*|organizz*|serve',
      'consigl*|aiut* valigia|valigie',
      'bagaglio mano cosa|come',
    ],
    say: [
      'Per una settimana: cinque magliette, due pantaloni, una felpa, un capo elegante, due paia di scarpe. Arrotola tutto, scarpe sul fondo con le calze dentro, medicine e carica nel bagaglio a mano.',
      'Stendi ciò che vorresti sul letto e togline un terzo: si rilava. Tutti colori che stanno bene insieme, i liquidi in un sacchetto, un cambio completo in cabina.',
    ],
  },
  {
    ask: [
      'viagg*|vacanz*|weekend economic*|low|spender*|risparmi*',
      'dove and* poch* soldi viagg*|vacanz*|weekend',
      'viagg* poco cost*|prezzo|budget',
    ],
    say: [
      'Spendi poco andando fuori stagione: Puglia o Sicilia a maggio e fine settembre, mare caldo e metà gente. All’estero Albania, Bulgaria e Polonia rendono molto.',
      'Treni regionali e un borgo come base: Umbria, Marche o Abruzzo, con cucina in camera. Voli a metà settimana con solo zaino, e musei nelle giornate gratuite.',
    ],
  },
  {
    ask: ['cosa|che ved*|visit*|fare roma', 'roma giorni|weekend|itinerario|consigl*|posti'],
    say: [
      'Primo giorno Colosseo, Fori e la salita al Campidoglio; secondo Pantheon, piazza Navona, Trevi all’alba; terzo Vaticano. La sera sempre Trastevere o Monti.',
      'Fuori dai giri soliti: l’Aventino con il buco della serratura e il Giardino degli Aranci, l’Appia antica in bici, la Centrale Montemartini. E supplì al Testaccio.',
    ],
  },
  {
    ask: ['cosa|che ved*|visit*|fare firenze', 'firenze giorni|weekend|itinerario|consigl*|posti'],
    say: [
      'Duomo e cupola al mattino presto, Uffizi prenotati, Ponte Vecchio, poi Oltrarno per botteghe e cena. Tramonto a San Miniato, sopra la folla del Piazzale.',
      'Se resta tempo: gli affreschi del Beato Angelico a San Marco, i giardini Bardini, e un panino col lampredotto. Fiesole è a venti minuti di autobus.',
    ],
  },
  {
    ask: ['cosa|che ved*|visit*|fare venezia', 'venezia giorni|weekend|itinerario|consigl*|posti'],
    say: [
      'San Marco al mattino presto, poi perditi tra Dorsoduro e Cannaregio. Vaporetto lungo il Canal Grande al tramonto, e bacari con cicchetti per cena.',
      'Mezza giornata a Burano e Torcello, colori e silenzio. La basilica di San Giorgio ha la vista migliore sulla città, dal campanile, con molta meno coda.',
    ],
  },
  {
    ask: ['cosa|che ved*|visit*|fare napoli', 'napoli giorni|weekend|itinerario|consigl*|posti|costiera'],
    say: [
      'Spaccanapoli, il Cristo velato (da prenotare), Napoli sotterranea, lungomare al tramonto. Pizza ai Tribunali e sfogliatella calda: contano come monumenti.',
      'Il Museo Archeologico prima di Pompei fa capire tutto. Poi una giornata a Procida, o in Costiera col traghetto, e la vista da Castel Sant’Elmo.',
    ],
  },
  {
    ask: ['cosa|che ved*|visit*|fare milano', 'milano giorni|weekend|itinerario|consigl*|posti'],
    say: [
      'Terrazze del Duomo, Galleria, Brera con la Pinacoteca, aperitivo sui Navigli. Il Cenacolo va prenotato con settimane d’anticipo.',
      'Meno ovvio: Villa Necchi, la chiesa di San Maurizio tutta affrescata, Fondazione Prada, il Cimitero Monumentale. Con un’ora di treno c’è il lago di Como.',
    ],
  },
  {
    ask: [
      'cosa|che ved*|visit*|fare torino|genova|bologna|verona',
      'torino|genova|bologna|verona giorni|weekend|itinerario|consigl*|posti',
    ],
    say: [
      'Torino: Museo Egizio e Mole. Genova: caruggi, palazzi dei Rolli, Boccadasse. Bologna: portici fino a San Luca e le Sette Chiese. Verona: Arena e tramonto da Castel San Pietro.',
      'Per la gola: bicerin e gianduiotti a Torino, focaccia e pesto a Genova, tortellini e mortadella a Bologna, risotto all’Amarone a Verona.',
    ],
  },
  {
    ask: [
      'cosa|che|dove ved*|visit*|fare|and* sicilia|palermo|catania',
      'sicilia giorni|settimana|itinerario|consigl*|vacanz*|posti|mare|giro',
    ],
    say: [
      'Una settimana a est: Catania, Etna, Siracusa con Ortigia, Noto, e mare a Vendicari. A ovest: Palermo, Monreale, San Vito lo Capo, saline di Marsala e Segesta.',
      'A Palermo: Cappella Palatina, mercato di Ballarò, panelle e arancine. A Catania: la pescheria al mattino e granita con brioche. Maggio, giugno e settembre sono i mesi migliori.',
    ],
  },
  {
    ask: [
      'cosa|che|dove ved*|visit*|fare|and* puglia|salento',
      'puglia|salento giorni|settimana|itinerario|consigl*|vacanz*|posti|mare|spiagg*',
    ],
    say: [
      'Puglia: Polignano, Alberobello al mattino presto, Ostuni, Lecce barocca, poi mare tra Otranto e Gallipoli, scegliendo la costa riparata dal vento del giorno.',
    ],
  },
  {
    ask: [
      'cosa|che|dove ved*|visit*|fare|and* sardegna',
      'sardegna giorni|settimana|itinerario|consigl*|vacanz*|posti|mare|spiagg*',
    ],
    say: [
      'Sardegna: golfo di Orosei in barca, Bosa colorata, dune di Piscinas, nuraghe di Barumini. Giugno e settembre danno acqua bella e spiagge respirabili.',
    ],
  },
  {
    ask: [
      'cosa|che|dove ved*|visit*|fare|and* toscana',
      'toscana giorni|weekend|settimana|itinerario|consigl*|borghi|posti',
    ],
    say: [
      'Toscana: Siena, San Gimignano, Val d’Orcia con Pienza e Bagno Vignoni, Lucca in bici sulle mura. Tre basi, poche ore d’auto al giorno.',
    ],
  },
  {
    ask: [
      'cosa|che|dove ved*|visit*|fare|and* umbria|marche',
      'umbria|marche giorni|weekend|settimana|itinerario|consigl*|borghi|posti',
    ],
    say: [
      'Umbria: Assisi, Spello, Orvieto, cascata delle Marmore. Marche: Urbino, grotte di Frasassi, Conero per il mare. Stessa bellezza, meno gente.',
    ],
  },
  {
    ask: [
      'dolomiti|trentino dove|cosa|che and*|ved*|visit*|fare|vacanz*',
      'montagna dove and*|vado|andiamo|vacanz*',
    ],
    say: [
      'Dolomiti: Alpe di Siusi e val di Funes per passeggiate facili, giro delle Tre Cime per chi cammina, lago di Braies solo all’alba.',
    ],
  },
  {
    ask: ['lago|laghi garda|como|maggiore|bello|belli cosa|dove|quale|ved*|and*'],
    say: [
      'Laghi: Garda per sport e bambini, Como per ville e battello tra Varenna e Bellagio, Maggiore per le isole Borromee. Orta è il più raccolto.',
    ],
  },
  {
    ask: [
      'weekend|finesettimana|ponte dove and*|vado|andiamo|consigl*',
      'gita dove|fuori|giorno|giornata and*|vado|consigl*|porta',
      'borgh* bell*|piu|italia|visit* quale|quali|dove',
    ],
    say: [
      'Un borgo con un lago o un fiume vicino: Castiglione del Lago, Orta San Giulio, Borghetto sul Mincio. Si cammina, si mangia bene e si torna senza fretta.',
      'Matera per lo stupore, Ravenna per i mosaici, Civita di Bagnoregio per mezza giornata fuori dal mondo. Treno o auto, e una notte basta.',
    ],
  },
  {
    ask: ['cosa|che ved*|visit*|fare parigi', 'parigi giorni|weekend|itinerario|consigl*|posti'],
    say: [
      'Parigi in tre giorni: isole e quartiere latino, Louvre o Orsay (uno solo), Montmartre al mattino presto, Torre Eiffel vista dal Trocadéro, Canal Saint-Martin la sera.',
    ],
  },
  {
    ask: ['cosa|che ved*|visit*|fare londra', 'londra giorni|weekend|itinerario|consigl*|posti'],
    say: [
      'Londra: British Museum e National Gallery sono gratuiti, poi South Bank a piedi dal Parlamento al Tower Bridge, Borough Market, e Greenwich in battello.',
    ],
  },
  {
    ask: [
      'cosa|che ved*|visit*|fare barcellona|madrid',
      'barcellona|madrid giorni|weekend|itinerario|consigl*|posti',
    ],
    say: [
      'Barcellona: Sagrada Família prenotata, Gràcia, mare alla Barceloneta. Madrid: Prado e parco del Retiro, tapas alla Latina.',
    ],
  },
  {
    ask: ['cosa|che ved*|visit*|fare lisbona', 'lisbona giorni|weekend|itinerario|consigl*|posti'],
    say: [
      'Lisbona: Alfama a piedi, tram 28 presto, Belém coi pastéis, tramonto a un miradouro. Sintra merita un giorno a parte.',
    ],
  },
  {
    ask: [
      'cosa|che ved*|visit*|fare vienna|praga|budapest',
      'vienna|praga|budapest giorni|weekend|itinerario|consigl*|posti',
    ],
    say: [
      'Praga: ponte Carlo all’alba e Castello. Budapest: terme Széchenyi e Parlamento illuminato dal Danubio. Vienna: Belvedere per Klimt e una fetta di Sacher.',
    ],
  },
  {
    ask: [
      'cosa|che ved*|visit*|fare berlino|amsterdam',
      'berlino|amsterdam giorni|weekend|itinerario|consigl*|posti',
    ],
    say: [
      'Berlino: isola dei musei, East Side Gallery, un pomeriggio a Tempelhof. Amsterdam: Rijksmuseum, canali del Jordaan in bici, casa di Anna Frank prenotata molto prima.',
    ],
  },
  {
    ask: [
      'non riesco|riesci|riusc* dormire|addorment*',
      'come|consigl*|trucc* dormire meglio|bene|notte',
      'addormentarmi|addormentarsi|addormento come|prima|veloc*|consigl*|trucc*',
    ],
    say: [
      'Se dopo venti minuti sei a occhi aperti, alzati: luce bassa, qualcosa di noioso, e torna a letto quando gli occhi pesano. Sveglia alla stessa ora anche domani: è ciò che rimette in riga il sonno.',
      'Prova 4-7-8: inspira contando quattro, trattieni sette, espira otto, per quattro volte. E scrivi su un foglio quello che gira in testa: a domani ci pensa la carta.',
    ],
  },
  {
    ask: [
      'mi sveglio notte sempre|spesso|ogni|perche|xche|xke',
      'mi sveglio notte come|faccio|riaddorment*|rimedi*',
      'sveglio|svegliarmi|svegliato|svegliata notte|tre|quattro riaddorment*|riprend*|come|riesco',
    ],
    say: [
      'Non guardare l’ora: è quello che tiene in allarme. Resta al buio, respira allungando l’espirazione, e se non torna il sonno alzati un quarto d’ora con luce bassa.',
      'Controlla tre colpevoli: alcol la sera, camera sopra i 20 gradi, cena tardi. Se succede quasi ogni notte per un mese, vale la pena parlarne col medico.',
    ],
  },
  {
    ask: ['quant* ore|bisogna|si|serve dorm*|sonno', 'ore sonno quant*|servono|bast*|giuste'],
    say: [
      'Per un adulto 7-9 ore, per un adolescente 8-10, dopo i 65 anni 7-8. Il segno giusto: arrivare a metà mattina senza crollare.',
    ],
  },
  {
    ask: [
      'pisolin*|siesta|pennichella quant*|fa|bene|male|meglio|durar*|dopo',
      'dormire pomeriggio fa|bene|male|quanto',
    ],
    say: [
      'Venti minuti, prima delle tre del pomeriggio: rinfresca senza intontire. Più di quaranta minuti fa svegliare in pieno sonno profondo e ruba sonno alla notte.',
    ],
  },
  {
    ask: [
      'telefono|cell*|schermo prima|letto dorm*|letto|sonno|sera',
      'cellulare|telefono letto|sera male|smett*|fa|staccar*|meno',
    ],
    say: [
      'Disturba più per quello che leggi che per la luce: tiene la testa in allerta. Mezz’ora prima di dormire in carica in un’altra stanza, e una sveglia vera sul comodino.',
      'Scambialo con qualcosa che finisce: due capitoli di un libro, un podcast col timer. Se serve tenerlo, non disturbare attivo e schermo in bianco e nero.',
    ],
  },
  {
    ask: [
      'telefono|cell*|social|instagram|tiktok meno|troppo|smett*|dipend*|ore|ridurre us*|come|tempo|sto|stare',
      'scroll* smett*|come|meno|ore',
    ],
    say: [
      'Togli le notifiche di tutto tranne le persone, e sposta i social fuori dalla prima schermata. Il vuoto che resta riempilo prima: libro in borsa, cuffie, due passi.',
      'Due luoghi senza telefono: tavola e camera. E un limite di mezz’ora per app: non per virtù, ma perché quando scatta ci si accorge di stare scorrendo a vuoto.',
    ],
  },
  {
    ask: [
      'caffe sera|dopo|pomeriggio|tardi dorm*|male|fa|posso|meglio|cena|bere|bevo',
      'caffe|caffeina ore|ora|quando ultimo|dur*|effetto|smett*',
      'quant* caffe giorno',
    ],
    say: [
      'La caffeina si dimezza in circa cinque ore: un caffè alle sei è ancora in giro alle undici. Ultimo verso le due, poi deca. Per un adulto sano tre o quattro al giorno sono il limite.',
      'Dopo cena meglio decaffeinato, orzo o tisana. Se di notte il sonno è leggero, prova dieci giorni senza caffè dopo pranzo: la differenza si vede in fretta.',
    ],
  },
  {
    ask: [
      'mal testa schermo|pc|computer|monitor|telefono',
      'occhi stanc*|bruciano|secchi|rossi schermo|pc|computer|monitor|ore',
    ],
    say: [
      'Regola 20-20-20: ogni venti minuti guarda per venti secondi a sei metri, e sbatti le palpebre apposta. Schermo a un braccio di distanza, bordo alto all’altezza degli occhi.',
      'Abbassa la luminosità a quella della stanza, niente finestra alle spalle, testo più grande. Bevi e alzati ogni ora. Se torna anche lontano dal computer, un controllo della vista chiarisce.',
    ],
  },
  {
    ask: [
      'mal|male schiena|cervicale|collo sedut*|pc|computer|scrivania|lavoro',
      'postur* come|corregg*|miglior*|consigl*|scrivania|dritt*',
    ],
    say: [
      'Piedi a terra, gomiti a 90 gradi, schermo all’altezza degli occhi, lombi appoggiati. Ma la postura migliore è la prossima: alzati due minuti ogni mezz’ora.',
      'Tre esercizi al giorno: scapole strette dieci volte, mento indietro come a fare il doppio mento dieci volte, mani sui fianchi e schiena all’indietro cinque. Se il dolore scende in gamba o dura, il medico.',
    ],
  },
  {
    ask: [
      'raffreddor*|raffreddat* cosa|come|rimedi*|fare|faccio|passare|prendo',
      'naso chius* rimedi*|come|cosa|liber*|dorm*',
      'mal gola rimedi*|cosa|come|fare|faccio',
    ],
    say: [
      'Brodo o tisana con miele, lavaggi del naso con soluzione salina, cuscino più alto, aria umida e riposo: in una settimana passa. Per la gola gargarismi con acqua tiepida e sale.',
      'Doccia calda per liberare il naso, bere spesso, dormire un’ora in più. Se arriva febbre alta, fiato corto o dura oltre dieci giorni, si sente il medico. Miele no sotto l’anno.',
    ],
  },
  {
    ask: ['inizi*|cominc* correre|corsa', 'correre come|quant*|consigl*|principiant*|fiato'],
    say: [
      'Tre volte a settimana, mezz’ora: un minuto di corsa e due di cammino, per dieci volte. Ogni settimana allunga la corsa di mezzo minuto. In due mesi si corre di fila.',
      'Ritmo da chiacchiera: se il fiato non basta per parlare, rallenta. Scarpe comode provate in negozio, un giorno di pausa tra le uscite, e orario fisso nella settimana.',
    ],
  },
  {
    ask: [
      'esercizi*|allen*|ginnastica casa',
      'allen* senza palestra|attrezzi|pesi',
      'palestra casa esercizi*|come|cosa',
    ],
    say: [
      'Un quarto d’ora: 10 squat, 8 piegamenti (anche sulle ginocchia), 30 secondi di plank, 10 ponti per i glutei. Tre giri, tre giorni a settimana.',
      'Se manca la voglia, metti tre canzoni e muoviti finché finiscono: squat, affondi, salite sulle scale. Uno zaino con bottiglie d’acqua fa da peso.',
    ],
  },
  {
    ask: [
      'perdere|perdo|dimagr*|buttare|smaltire chili|chilo|kg|peso|pancia',
      'dimagrir*|dimagris* come|consigl*|fare|cosa',
    ],
    say: [
      'Metà piatto di verdura, un quarto di proteine, un quarto di pane o pasta; acqua invece di bibite, e mezz’ora di cammino al giorno. Mezzo chilo a settimana è il ritmo che resta.',
      'Togli una cosa sola, quella più frequente: bibite, aperitivi, dolce di notte. Dormire bene e mangiare con calma contano quanto la dieta. Niente digiuni: quello che si perde in fretta ritorna.',
    ],
  },
  {
    ask: ['quant* acqua ber*|bev*|giorno', 'bere|bevo|bevi acqua ricord*|poca|piu|come|abbastanza'],
    say: [
      'Circa un litro e mezzo, due, tra acqua e tisane, di più col caldo o lo sport. Se la pipì è color paglia chiaro, basta così.',
      'Per ricordarsene: un bicchiere al risveglio, uno prima di ogni pasto, borraccia sempre in vista. Con limone, menta o cetriolo va giù più volentieri.',
    ],
  },
  {
    ask: ['smett* fum*|sigarett*', 'voglia fum*|sigaretta'],
    say: [
      'Scegli una data entro due settimane, avvisa chi ti è vicino e togli accendini e posacenere. La voglia dura tre-cinque minuti: acqua, due passi, chewing gum, e passa.',
      'Le possibilità raddoppiano con un aiuto: cerotti o farmaci consigliati dal medico, o il Telefono Verde contro il fumo, 800 554 088. Una ricaduta è parte della strada, si riparte il giorno stesso.',
    ],
  },
  {
    ask: [
      'svegliarsi|svegliarmi|alzarsi|alzarmi presto|mattina|mattino come|riesco|trucc*|consigl*|fatica',
      'sveglia mattina sento|riman*|rimand*|alzo|snooze|posticip*',
    ],
    say: [
      'Sveglia dall’altra parte della stanza, luce accesa subito, e l’ora uguale anche la domenica. Anticipa di un quarto d’ora ogni tre giorni, e vai a letto prima altrettanto.',
      'Dai alla mattina qualcosa di buono: caffè già pronto nella moka, musica, vestiti scelti la sera. Ci si alza più facilmente verso qualcosa che contro il letto.',
    ],
  },
  {
    ask: [
      'routine mattin*|sera|seral* consigl*|come|cosa|creare|ide*|buona',
      'mattina|mattino abitudin* consigl*|buon*|cosa|come',
      'routine come|crear*|costru*|organizz*',
    ],
    say: [
      'Mattina in tre mosse: acqua e luce alla finestra, cinque minuti di movimento, colazione senza telefono. La sera: piano di domani su un foglio, luci basse, libro.',
      'Aggancia ogni cosa nuova a una che fai già: dopo il caffè, due minuti di stretching. Comincia così piccolo da non poter dire di no, e aggiungi solo dopo due settimane.',
    ],
  },
  {
    ask: [
      'organizz* giornata|settimana|tempo come|meglio|consigl*',
      'giornat* tropp* cose|impegni organizz*|come|fare',
    ],
    say: [
      'Scegli tre cose sole per domani, la più scomoda per prima. Il resto va in una lista “dopo”. E lascia un’ora vuota: gli imprevisti arrivano sempre.',
      'Domenica dieci minuti col calendario: metti prima sonno, pasti e persone, poi il lavoro. Commissioni tutte in un solo pomeriggio, telefonate in un solo blocco.',
    ],
  },
  {
    ask: [
      'caldo|afa casa|dormire|notte senza condizionator*|aria|come|rinfresc*|climatizz*',
      'rinfresc* casa|camera|stanza',
      'dormire caldo come|troppo|notte',
    ],
    say: [
      'Tapparelle giù dal mattino, finestre spalancate di notte da due lati opposti. Ventilatore con davanti una bottiglia ghiacciata, lenzuola di cotone o lino, piedi bagnati prima di dormire.',
      'Doccia tiepida, non gelata, cena leggera e forno spento. Un ventilatore rivolto verso l’esterno, su una finestra, tira dentro aria fresca dall’altra.',
    ],
  },
  {
    ask: ['torta mele', 'torta mela'],
    say: [
      'Tre mele a fettine, tre uova, 150 g di zucchero, 250 di farina, 100 ml di latte, 80 di olio di semi, una bustina di lievito, limone. Metà mele nell’impasto, metà sopra; 180 gradi, 45 minuti.',
    ],
  },
  {
    ask: [
      'pancake|pancakes come|ricett*|insegn*|dosi|ingredient*|soffic*',
      'crepe|crepes|crespelle come|ricett*|insegn*|dosi|ingredient*',
    ],
    say: [
      'Pancake: 150 g di farina, 200 ml di latte, un uovo, un cucchiaio di zucchero, due cucchiaini di lievito; si girano quando fanno le bolle. Crêpes: 250 ml di latte, 125 g di farina, due uova, mezz’ora di riposo.',
    ],
  },
  {
    ask: [
      'lasagn* come|ricett*|insegn*|dosi|ingredient*',
      'besciamella come|ricett*|insegn*|dosi|ingredient*|grumi',
    ],
    say: [
      'Besciamella: 50 g di burro, 50 di farina, mezzo litro di latte caldo, noce moscata, frusta sempre in moto. Lasagne: cinque strati di sfoglia, ragù, besciamella e parmigiano, 190 gradi per 35 minuti, poi un quarto d’ora di riposo.',
    ],
  },
  {
    ask: ['ragu come|ricett*|insegn*|quanto|cuoc*|ingredient*', 'ragu bolognese|napoletano'],
    say: [
      'Soffritto di cipolla, carota e sedano, 400 g di manzo e 150 di maiale macinati e rosolati bene, mezzo bicchiere di vino, due cucchiai di concentrato, 300 g di passata, un goccio di latte: due o tre ore a fuoco minimo.',
    ],
  },
  {
    ask: [
      'pesto come|ricett*|insegn*|ingredient*|genovese',
      'amatriciana|gricia come|ricett*|insegn*|ingredient*|cipolla',
      'cacio pepe come|ricett*|insegn*|crem*|grumi',
    ],
    say: [
      'Pesto: 50 g di basilico, 15 di pinoli, 60 di parmigiano, 20 di pecorino, mezzo spicchio d’aglio, olio. Amatriciana: guanciale rosolato, pomodoro, pecorino. Cacio e pepe: pecorino e acqua di cottura tiepida a crema, fuori dal fuoco.',
    ],
  },
  {
    ask: ['gnocchi come|ricett*|insegn*|dosi|ingredient*', 'polenta come|ricett*|insegn*|dosi|quanto|cuoc*'],
    say: [
      'Gnocchi: un chilo di patate lesse con la buccia, schiacciate calde, 250-300 g di farina, sale; si impasta poco. Polenta: 250 g di farina gialla in un litro d’acqua salata, 45 minuti mescolando; poi formaggio o sugo.',
    ],
  },
  {
    ask: [
      'crostata|frolla come|ricett*|insegn*|dosi|ingredient*',
      'biscotti come|ricett*|insegn*|dosi|facil*|semplic*',
    ],
    say: [
      'Frolla: 300 g di farina, 150 di burro freddo, 100 di zucchero a velo, un uovo e un tuorlo, limone; mezz’ora di frigo. Crostata con marmellata 180 gradi per 35 minuti, biscotti 12.',
    ],
  },
  {
    ask: ['torta cioccolato', 'brownies|brownie come|ricett*|insegn*'],
    say: [
      'Torta tenerina: 200 g di fondente sciolto con 100 di burro, 100 di zucchero, quattro uova divise, due cucchiai di farina, albumi a neve; 170 gradi per 25 minuti. Dentro deve restare umida.',
    ],
  },
  {
    ask: ['cheesecake come|ricett*|insegn*|dosi|ingredient*'],
    say: [
      'Cheesecake senza forno: 200 g di biscotti e 90 di burro per la base, 400 di formaggio spalmabile, 250 ml di panna montata, 100 g di zucchero a velo, 8 g di gelatina. Sei ore di frigo.',
    ],
  },
  {
    ask: ['focaccia come|ricett*|insegn*|dosi|ingredient*', 'pane casa come|ricett*|insegn*|dosi'],
    say: [
      'Focaccia: 500 g di farina, 350 ml d’acqua, 5 g di lievito secco, 10 di sale, tre cucchiai d’olio; due ore, poi in teglia altri 40 minuti, fossette e salamoia, 220 gradi per 20. Per il pane, senza olio, a pagnotta, 40 minuti.',
    ],
  },
  {
    ask: ['minestrone|vellutata|zuppa come|ricett*|insegn*|ingredient*|ide*'],
    say: [
      'Zuppa di base: cipolla, carota e sedano in olio, due patate e la verdura che c’è, acqua a coprire, 30 minuti, una crosta di parmigiano dentro. Per la vellutata si toglie la crosta e si frulla.',
    ],
  },
  {
    ask: ['hummus|maionese come|ricett*|insegn*|impazz*'],
    say: [
      'Hummus: una scatola di ceci, due cucchiai di tahina, limone, mezzo aglio, acqua fredda. Maionese col minipimer: un uovo, 200 ml d’olio di semi, limone e sale; si parte dal fondo senza muovere.',
    ],
  },
  {
    ask: [
      'quant* cuoc*|minuti riso',
      'quant* cuoc*|minuti|tempo farro|orzo|quinoa|couscous|cous',
      'quant* cuoc*|minuti|tempo ceci|fagioli|polpo|carciof*',
    ],
    say: [
      'Riso bianco 14-16 minuti, integrale 35-40; farro perlato 25, orzo perlato 30, quinoa 15. Ceci secchi, dopo una notte a mollo, un’ora e mezza; fagioli un’ora; polpo 20 minuti per mezzo chilo, poi si raffredda nella sua acqua.',
    ],
  },
  {
    ask: ['ruggine togli*|toglie*|come|macchia|macchie|macchiat*|elimin*|via', 'togliere ruggine'],
    say: [
      'Sul metallo: aceto o acido citrico in ammollo qualche ora, poi spazzola e asciuga subito con un velo d’olio. Sul tessuto: succo di limone e sale al sole, poi risciacquo; niente candeggina, che la fissa.',
    ],
  },
  {
    ask: [
      'telefono|cell*|iphone acqua|lavandino|bagnat*|wc|water cadut*|bagnat*|riso|asciug*',
      'telefono|cell*|iphone cadut* mare|piscina',
    ],
    say: [
      'Il riso serve a poco. Spegni subito, niente carica e niente phon; togli cover e SIM, asciuga, scuoti piano con la presa in giù e lascia 24-48 ore davanti a un ventilatore. Se era acqua salata, prima possibile in assistenza.',
    ],
  },
  {
    ask: [
      'sbrinare|sbrin* freezer|congelatore|frigo',
      'ghiaccio freezer|congelatore togli*|come|troppo|elimin*',
    ],
    say: [
      'Spegni o scollega, cibo in borsa termica con coperte, asciugamani vecchi sotto e una pentola d’acqua calda dentro a sportello chiuso: in venti minuti il ghiaccio si stacca. Spatola di legno, mai coltelli, e svuota spesso le spugne.',
    ],
  },
  {
    ask: ['quando|come potare|poto|pota|potano|potatura rose|rosa|rosai'],
    say: [
      'Le rose a fine inverno, al nord verso marzo e al sud già a febbraio: taglio obliquo sopra una gemma rivolta in fuori, tre o quattro rami robusti, via il secco. D’estate solo i fiori appassiti.',
    ],
  },
  {
    ask: ['quando|come potare|poto|pota|potano|potatura limon*|agrum*'],
    say: [
      'Il limone in primavera, passato il freddo: via il secco, i rami che si incrociano e i polloni che partono dal basso. Poco alla volta, con forbici pulite, lasciando la chioma piena fuori e ariosa dentro.',
    ],
  },
  {
    ask: ['quando|come potare|poto|pota|potano|potatura ulivo|ortensi*|siepe|lavanda'],
    say: [
      'Ulivo a marzo, passato il gelo; ortensie a fine inverno, solo i fiori secchi sopra la prima gemma grossa; lavanda dopo la fioritura, senza toccare il legno; siepe a giugno e a settembre.',
    ],
  },
  {
    ask: ['basilico foglie puntini|macchia|macchie|macchiat*|ner*|mangiat*|bucat*'],
    say: [
      'Spesso sono insetti o troppa umidità. Via le foglie colpite, acqua solo alla terra e al mattino, aria tra le piantine; se sotto si muove qualcosa, sapone molle, un cucchiaio al litro, la sera.',
    ],
  },
  {
    ask: ['pomodor* foglie giall*|macchia|macchie|macchiat*|arricci*|secch*'],
    say: [
      'Gialle in basso: di solito acqua irregolare o poco concime, e in vaso è facile. Annaffia poco ma tutte le sere, alla base, e dai concime per pomodori ogni due settimane. Macchie scure: via le foglie, aria, niente acqua sopra.',
    ],
  },
  {
    ask: ['afidi|cocciniglia piant*|ros*|come|elimin*|rimedi*'],
    say: [
      'Sapone molle, un cucchiaio in un litro d’acqua, la sera, anche sotto le foglie; si ripete dopo cinque giorni. La cocciniglia va prima staccata con un cotone e alcol.',
    ],
  },
  {
    ask: [
      'stretching scrivania|ufficio|sedia|pc|lavoro',
      'esercizi* scrivania|ufficio|sedia|sedut*|collo|cervicale',
    ],
    say: [
      'Due minuti alla scrivania: orecchio verso la spalla 20 secondi per lato, spalle su e giù dieci volte, mani intrecciate in alto, busto ruotato tenendo lo schienale, una caviglia sul ginocchio e busto avanti.',
      'Ogni ora in piedi: mani sullo stipite e petto in avanti, dieci sollevamenti sulle punte, mento indietro come per un doppio mento, polsi piegati nei due sensi. Lento, respirando, mai fino al dolore.',
    ],
  },
  {
    ask: [
      'quant* passi giorno|fare',
      'camminare|camminata fa|bene|quanto|dimagrir*|giorno quanto|basta|serve|minuti|fa',
    ],
    say: [
      'Già 7.000 passi al giorno bastano per gran parte dei benefici: il numero 10.000 nacque da una pubblicità giapponese. Mezz’ora a passo svelto, anche in tre pezzi, vale come un piccolo allenamento.',
    ],
  },
  {
    ask: [
      'sbornia|hangover|postumi come|rimedi*|fare|faccio|passare|cosa',
      'bevuto troppo ieri|testa|fare|faccio|rimedi*|passare',
    ],
    say: [
      'Acqua a piccoli sorsi con qualcosa di salato, brodo o crackers, poi pane, uova o una banana, e sonno. Il caffè toglie un po’ di nebbia ma non smaltisce; un altro bicchiere rimanda soltanto.',
    ],
  },
  {
    ask: ['puntur* zanzar*|insett*|ragno|vesp*|ape come|prurito|rimedi*|fare|faccio|cosa|calm*'],
    say: [
      'Ghiaccio dieci minuti e mani ferme, poi gel all’aloe; se c’è un pungiglione, raschialo via col bordo di una tessera. Gonfiore al viso o fiato corto: 112 subito.',
    ],
  },
  {
    ask: ['scottat*|scottatura sole|spiaggia|mare|spalle|pelle'],
    say: [
      'Doccia fresca, doposole o aloe più volte al giorno, tanta acqua da bere, cotone largo e ombra finché la pelle non torna chiara. Con bolle, febbre o brividi si sente il medico.',
    ],
  },
  {
    ask: ['mal auto|macchina|nave|mare|traghetto viagg*|rimedi*|evitare|curve|nausea|come'],
    say: [
      'Posto davanti in auto, al centro sulla nave, occhi all’orizzonte, niente schermi. Aria fresca, crackers e zenzero, e mai a stomaco vuoto.',
    ],
  },
  {
    ask: ['jet lag'],
    say: [
      'Dal primo giorno mangia e dormi all’orario del posto. Verso est cerca la luce del mattino, verso ovest quella della sera; un pisolino solo, di venti minuti. Passa in circa un giorno per ogni ora di fuso.',
    ],
  },
  {
    ask: [
      'disdire|disdetta|annullare abbonamento|palestra|contratto|rivista|piattaforma come',
      'come disdico|disdire|disdetta',
    ],
    say: [
      'Guarda nel contratto il preavviso, poi manda la disdetta scritta, con PEC o raccomandata con ricevuta: nome, numero del contratto, data da cui vale. Per le app si fa da Impostazioni, Abbonamenti; cancellare l’app non basta.',
    ],
  },
  {
    ask: [
      'citta weekend|finesettimana|ponte|estero europe*|consigl*|quale|lungo|visitare',
      'weekend lungo dove|citta|consigl*|meta|idee|idea',
      'capital* europe* visitare|visito|weekend|consigl*|bella',
    ],
    say: [
      'Porto: tre giorni giusti, azulejos, tram sull’oceano, cantine sul fiume e pranzi con poco. Si gira a piedi, con buone scarpe per le salite.',
      'Siviglia in primavera o autunno: Alcázar, patii e tapas in piedi a Triana. Se preferisci il treno, Lubiana: castello, ponti e il lago di Bled a un’ora.',
    ],
  },
  {
    ask: [
      'vesto|vestirmi|indosso|vestire matrimonio|cerimonia|nozze',
      'cosa|che mi metto matrimonio|cerimonia|nozze',
      'outfit|abito matrimonio|cerimonia invitat*|consigl*|colore|quale|che',
    ],
    say: [
      'Matrimonio di giorno: colori chiari e tessuti leggeri, blu o grigio per il completo. Di sera si scurisce e si brilla un po’. Mai il bianco, che è della sposa, e scarpe già provate per ballare.',
      'Parti dall’invito: in chiesa spalle coperte, in spiaggia lino e niente tacchi a spillo. Se c’è il dubbio tra due cose, quella più semplice con un accessorio bello.',
    ],
  },
  {
    ask: [
      'come mi vesto',
      'cosa|che mi metto stasera|domani|oggi|festa|laurea|teatro|ristorante|cena',
      'cosa|che indosso stasera|domani|oggi|festa|laurea|teatro|ristorante|cena',
      'outfit consigl*|stasera|idea|idee',
    ],
    say: [
      'Sicura e bella: pantaloni scuri che stanno bene, una camicia o maglia chiara, un solo pezzo forte, giacca, sciarpa o orecchini. Prova davanti allo specchio e cammina: se non ci pensi più dopo un minuto, è quella.',
      'Scegli prima le scarpe, in base a quanto si sta in piedi, poi costruisci verso l’alto con due colori al massimo. A strati: fuori fa freddo, dentro sempre caldo.',
    ],
  },
  {
    ask: [
      'parete|muro vuot*|bianc* decor*|idee|idea|mettere|mett*|riempi*|tristezza',
      'decor* parete|muro|salotto|soggiorno|camera|cameretta idea|idee|come|potrei|consigl*',
    ],
    say: [
      'Una composizione di cornici diverse, unite da un solo colore: prima disponile a terra, fotografa, poi appendi col centro a un metro e mezzo. Dentro foto, mappe, disegni di famiglia.',
      'Un solo pezzo grande: un tappeto leggero appeso, una stampa da un metro, o una mensola lunga con libri e piante che ricadono. Anche dipingere mezza parete cambia la stanza in un pomeriggio.',
    ],
  },
  {
    ask: [
      'balcone nord|ombra idee|idea|fare|piante|cosa|inventer*',
      'arred*|sistemare|abbellire balcone|terrazzo come|idee|idea|consigl*',
    ],
    say: [
      'Con poca luce: felci, hosta, edera e ciclamini, un filo di lucine calde, due sedie pieghevoli e un tavolino che si aggancia alla ringhiera. Diventa una stanza in più.',
      'Alza il verde: un graticcio alla parete con vasi appesi, pavimento di legno a incastro e una panca con contenitore. Le piante più alte agli angoli, così si guarda fuori dal centro.',
    ],
  },
  {
    ask: [
      'celiac*|glutine cosa|che|come|ricett* cucin*|prepar*|mangi*|fare|faccio cena|pranzo|primo|dolce|invit*|domani|stasera',
      'ricett*|cucin*|menu celiac*|glutine',
    ],
    say: [
      'Risotto alla zucca o allo zafferano: è senza glutine per natura, basta un brodo che lo dichiari in etichetta. Poi pollo arrosto e patate; pentole e cucchiai puliti, lontano dalla farina.',
      'Polenta con funghi, oppure gnocchi di riso al pomodoro; come dolce torta tenerina con fecola al posto della farina. Controlla l’etichetta di dadi, salumi e lievito.',
    ],
  },
  {
    ask: ['colazion* salat*|proteic* cosa|che|idea|idee|mangi*', 'colazion* non dolce cosa|che|idea|mangi*'],
    say: [
      'Pane tostato con uovo strapazzato e pomodoro, oppure ricotta, olio e pepe con qualche noce. Dieci minuti e sazia fino a pranzo.',
      'Avocado schiacciato con limone su pane di segale e un uovo sodo fatto la sera prima. Se si va di corsa, yogurt greco bianco con olio, sale e cetriolo.',
    ],
  },
  {
    ask: ['randagi*|zerbino gatt*|micio|cane fare|faccio|adott*|tenere|padrone|dici|devo|dovrei'],
    say: [
      'Prima un giro di messaggi: foto nei gruppi del quartiere e dal veterinario, che legge il microchip gratis. Se in due settimane nessuno si fa vivo e continua a tornare, ha già deciso lui: acqua, visita e una cuccia.',
    ],
  },
  {
    ask: [
      'colloquio come mi vesto',
      'colloquio cosa|che mi metto',
      'colloquio cosa|come indosso|indossare|vestirsi|vestirmi|vestito',
    ],
    say: [
      'Un gradino sopra chi lavora lì: camicia o maglia fine, pantaloni scuri, scarpe pulite. Col caldo lino o cotone leggero e giacca in mano fino alla porta. Niente di nuovo mai provato.',
      'Guarda le foto dell’azienda: se sono in felpa, camicia senza giacca; se sono in completo, completo. Un colore solo di accento, poco profumo, telefono spento prima di entrare.',
    ],
  },
]
