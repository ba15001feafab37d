import type { Language } from '@confida/text-analysis'

/** What tells whether a message is about its writer being drunk, written as the cues of a `Lexicon` are. */
export interface DrunkennessWords {
  /** Alcoholic drinks. */
  alcohol: string
  /** Plain words for being drunk. */
  drunk: string
  /** Too much to drink, hiccups, or a room that turns: told by the sober, too, with one of the `causes`. */
  tooMuch: string
  /** Drinking, which needs dizziness beside it, and dizziness, which needs drinking. */
  drinking: string
  dizzy: string
  /** Soft drinks, illness, heat, work: whoever names one means that. */
  causes: string
  /** Figures of speech, drinks without alcohol, drunk people in general: not read at all. */
  figures: string
  /** Somebody else who is drunk, beside those of the `Lexicon`. */
  others: string
  /** The writer again, after somebody else. */
  self: string
}

/** Named alike in the languages that have Latin letters. */
const SPIRITS =
  'vodka*, wodka*, gin, whisky*, whiskey*, tequil*, mojito*, prosecco, sangria, spritz, aperol, negroni*, cocktail*, limoncello, martini*, margarita*, champagne, campari, bourbon, brandy, cognac, grappa, ouzo, sambuca, caipirinh*, long island, shots'

export const drunkennessWords: Record<Language, DrunkennessWords> = {
  it: {
    alcohol: `${SPIRITS}, vino, vini, vinello, birra, birre, birrett*, birrozz*, rum, un amaro, amari, spumante, cicchett*, shottin*, shot, mirto, alcol, alcool, superalcolic*, calice, calici, aperitiv*`,
    drunk:
      'ubriac*, ubriak*, mbriac*, imbriac*, sbronz*, sborni*, alticci*, brillo, sono brilla, mezza brilla, un po brilla, brilla e, ciucco, ciucca, inciuccat*, ciuchino, alzato il gomito, alzato troppo il gomito, bevuto come una spugna',
    tooMuch:
      'bevuto troppo, bevuto davvero troppo, bevuto parecchio, bevuto un po troppo, bevuto decisamente troppo, troppo da bere, ne ho bevut* tropp*, bicchiere di troppo, bicchierino di troppo, goccio di troppo, gira tutto, tutto gira, tutto mi gira, mi gira tutta, stanza gira, stanza mi gira, gira la stanza, divano gira, letto gira, soffitto gira, hic, hips',
    drinking: 'bevuto, bevuta, bevute, bevuti, bevo, bevendo, bere, bicchier*, bevut*',
    dizzy: 'gira, girano, girare, barcoll*, vedo doppio, singhiozz*, traball*, ondegg*, dondol*',
    causes:
      'acqua, caffe, cappuccin*, un te, il te, di te, te verde, te caldo, te freddo, tisan*, camomill*, succo, succhi, spremut*, latte, cioccolata, cola, coca, aranciata, bibita, limonata, frullat*, sciroppo, brodo, febbre, influenza, raffreddore, vertigin*, labirintite, cervical*, pressione bassa, pastigli*, pillol*, medicin*, farmac*, compress*, caldo, giostr*, mal di mare, incinta',
    figures:
      'fuori di testa per te, fuori di testa per l*, ubriac* di felicita, ubriac* di gioia, ubriac* d amore, ubriac* di amore, ubriac* di lavoro, ubriac* di parole, ubriac* di sole, ubriac* di sonno, ubriac* di te, ubriac* di vita, sbronza di lavoro, sbornia di lavoro, un ubriaco, una ubriaca, un ubriaca, gli ubriach*, degli ubriach*, dagli ubriach*, l ubriac*, ubriacon*, analcolic*, birra analcolica, birre analcoliche, aperitivo analcolico, cocktail analcolico, spritz analcolico, senza alcol, aceto di vino, lievito di birra, non so quant*, tutto gira intorno, gira tutto intorno, gira tutto attorno',
    others:
      'lui, lei, loro, marito, moglie, ragazzo, ragazza, ex, padre, madre, papa, mamma, zio, zia, nonno, nonna, fratello, sorella, figlio, figlia, cugin*, capo, vicino, vicina, collega, uomo, donna, tizio, tipo, tipi, gatto, cane, amici, amiche, gente, tutti',
    self: 'io, ho, io sono, abbiamo, siamo, mi sono, sto, bevo',
  },
  en: {
    alcohol: `${SPIRITS}, beer*, wine, wines, rum, pint, pints, cider*, sherry, booze, alcohol, lager*, ale, scotch, absinthe, jager*, liquor`,
    drunk:
      'drunk*, druk, tipsy, tipsi, hammered, sloshed, sozzled, plastered, smashed, legless, squiffy, blotto, boozed, inebriated, intoxicated, shitfaced, pretty buzzed, bit buzzed, im buzzed, i m buzzed, im wasted, i m wasted, i am wasted, so wasted, totally wasted, completely wasted, absolutely wasted, really wasted, got wasted, getting wasted, wasted rn, wasted right now, wasted lol',
    tooMuch:
      'one too many, two too many, few too many, glass too many, too much to drink, drank too much, drunk too much, drank way too much, drank so much, had too many, had way too many, drank a lot, room is spinning, room spinning, room s spinning, room keeps spin*, room wont stop spin*, everything is spinning, everything s spinning, everything spinning, ceiling is spinning, bed is spinning, ceiling is going round, room is going round, hic',
    drinking: 'drank, drinking, drinks, drink, glass, glasses, bottle, bottles, rounds',
    dizzy: 'spinning, spining, spins, dizzy, seeing double, stagger*, stumbl*, wobbl*, slur*, blurry',
    causes:
      'water, coffee*, espresso*, tea, teas, cappuccino, latte, juice, juices, smoothie*, milk, milkshake*, soda, cola, coke, lemonade, hot chocolate, cocoa, energy drink*, energy drinks, syrup, broth, flu, fever, cold, migraine, headache, vertigo, ear infection, low blood pressure, pills, pill, tablets, medication, meds, medicine, overdose, heat, roller coaster, rollercoaster, carousel, seasick*, carsick*, pregnant, jet lag, anxiety, panic',
    figures:
      'drunk with love, drunk with joy, drunk with happiness, drunk with power, drunk with you, drunk in love, drunk on love, drunk on power, drunk on you, drunk on life, drunk on happiness, drunk on words, punch drunk, drunk driv*, drunk people, drunk man, drunk men, drunk guy*, drunk woman, drunk women, drunk girl*, drunk dad, drunk uncle, drunk neighb*, drunk stranger*, a drunk, drunks, tipsy cat*, tipsy dog*, drunk cat*, drunk history, hammered with, hammered by, hammered out, hammered in, hammered it, hammered home, smashed it, smashed my, smashed the, smashed your, smashed his, smashed her, smashed into, smashed at, smashed potato*, i smashed, got smashed by, was smashed by, plastered with, plastered on, plastered in, plastered over, plastered all over, plastered wall*, wasted from, wasted on, wasted by, wasted after work, wasted my, wasted so, wasted time, wasted day*, root beer*, ginger beer*, ginger ale, butterbeer*, cider vinegar, apple cider vinegar, wine vinegar, gin rummy, beer pong, alcohol free *, non alcoholic *, nonalcoholic *, zero alcohol, virgin *, mocktail*, shot of espresso, espresso shot*, flu shots, long shots, screen shots, head shots, don t know how many, dont know how many, no idea how many, cant count how many, spinning out of control',
    others:
      'he, she, they, he s, she s, hes, shes, they re, husband, wife, boyfriend, girlfriend, ex, boss, dad, daddy, mum, mom, father, mother, brother, sister, uncle, aunt, cousin, son, daughter, grandpa, grandad, neighbour*, neighbor*, roommate, flatmate, man, guy, woman, people, cat, dog, friends, everyone, everybody is, everybody was',
    self: 'i, im, i m, ive, i ve, we, weve, we ve, were both, me and',
  },
  fr: {
    alcohol: `${SPIRITS}, vin, vins, bouteille de rose, bouteilles de rose, verre de rose, verres de rose, trop de rose, du rose, biere*, bierre*, pastis, rhum, ricard, apero*, shot, pinte, pintes, cidre, kir, alcool*, mousseux, gnole, punch, tchin`,
    drunk:
      'bourre, bourree, bourrer, boure, bouree, bourres, bourrees, boureee, ivre, ivres, pompette*, saoul*, soul, soule, souls, soules, alcoolise*, emeche*, suis torche*, completement torche*, torchee, suis paf, paf paf, completement pete*, suis pete, suis petee, prise une cuite, pris une cuite, une cuite, suis cuit, suis beurre*, bien beurre*, rond comme, ronde comme, picole*, suis rond, pas tout a fait a jeun, plus a jeun',
    tooMuch:
      'trop bu, bu trop, bu un peu trop, beaucoup bu, bu beaucoup, bu beaucoup trop, verre de trop, verres de trop, coup de trop, ca tourne, piece tourne, chambre tourne, tout tourne, canape il tourne, canape tourne, lit tourne, plafond tourne, hic, hips',
    drinking: 'bu, bois, boire, buvant, verre, verres, bouteille*',
    dizzy: 'tourne, tournent, tournis, tangue*, titub*, vois double, hoquet, trebuch*, zigzag*',
    causes:
      'eau, cafe, cafes, the, thes, tisane*, infusion*, cappuccino, chocolat, lait, jus, limonade, coca, cola, soda, sirop, smoothie*, bouillon, grippe, fievre, rhume, vertige*, migraine, tension, oreille, medicament*, cachet*, pilule*, comprime*, chaleur, canicule, manege*, mal de mer, enceinte, angoisse*',
    figures:
      'ivre de *, ivre d amour, ivres de *, soul de *, saoul de *, saoule de *, saoulee par *, me soule*, te soule*, ca soule*, me saoule*, te saoule*, nous saoule*, ca saoule*, bourre de *, bourree de *, bourres de *, bourre d *, bourree d *, bourre dans, une bourree, un ivrogne, un homme ivre, un mec bourre, un type bourre, des gens bourres, un gars bourre, biere* sans alcool, vin sans alcool, cocktail* sans alcool, sans alcool, vinaigre de vin, alcool a 70, alcool a 90, gel alcoolise, tourne en rond, tourne mal, tourne bien, tourne autour, tourne la page, pas mal de, sais plus combien, sais pas combien, ca tourne dans ma tete',
    others:
      'il, elle, ils, elles, mari, femme, copain, copine, ex, pere, mere, papa, maman, frere, soeur, oncle, tonton, tante, cousin*, fils, fille, chef, patron, voisin*, collegue*, homme, mec, type, chat, chien, gens, amis, tout le monde',
    self: 'je, j, jai, jsuis, chuis, chui, suis, jviens, on, nous',
  },
  de: {
    alcohol: `${SPIRITS}, *bier, *biere, *bierchen, *wein, *weine, *schnaps, schnapse, *sekt, rum getrunken, gluhwein*, jager*, obstler, *likor, *likorchen, korn getrunken, punsch, feuerzangenbowle, federweis*, radler, pils, alkohol, eine mass, stosschen, prost, prosit, pulle rum, proschd`,
    drunk:
      '*betrunken, betrunkn, *besoffen, besoffn, bsoffn, bsoffen, beschwips*, angeschwips*, angetrunken, angeheitert, angeschickert, bin blau, bin schon blau, bin wieder blau, schon wieder blau, bin total blau, von blau, bin so blau, bin richtig blau, bin voll blau, bin ganz blau, ganz schon blau, voll wie ne, voll wie eine, bin so voll, bin total voll, sternhagel*, hackedicht, hackevoll, bin hacke, total hacke, bin dicht, bin so dicht, total dicht, voll dicht, lattenstramm, stockvoll, zu tief ins glas, einen sitzen, gesoffen, gebechert, im suff, einen schwips, nen schwips, promille, bin dun, nicht mehr nuchtern, nicht ganz nuchtern, nicht mehr ganz nuchtern',
    tooMuch:
      'zu viel getrunken, zuviel getrunken, viel zu viel getrunken, zu viel intus, zu viel gehabt, zuviel gehabt, einiges getrunken, einen uber den durst, einen zu viel, eins zu viel, glas zu viel, glaschen zu viel, glaser zu viel, alles dreht sich, dreht sich alles, zimmer dreht sich, decke dreht sich, bett dreht sich, sofa dreht sich, raum dreht sich, hic, hicks, hups',
    drinking: 'getrunken, trinke, trink, trinken, glas, glaser, glaschen, flasche, flaschen',
    dizzy: 'dreht, drehen, schwindel*, schwindlig, schwank*, torkel*, doppelt, lall*, schwummrig, karussell',
    causes:
      '*wasser, *kaffee, tee, *tee, kakao, *saft, saftschorle, *milch, cola, limo*, espresso, cappuccino, smoothie*, sirup, bruhe, fieber, grippe, erkaltung, erkaltet, migrane, kopfschmerzen, kreislauf, blutdruck, tabletten, tablette, pillen, medikament*, hitze, achterbahn, karussell gefahren, seekrank, schwanger, mittelohr*',
    figures:
      'betrunken vor *, besoffen vor *, blau vor *, blau machen, blau gemacht, bin so voll mit, bin so voll von, bin total voll mit, alkoholfrei*, alkoholfreies bier, alkoholfreies weizen, alkoholfreien wein, alkoholfreier sekt, malzbier*, bier ohne alkohol, wein ohne alkohol, ohne alkohol, *essig, dreht sich alles um, dreht sich alles nur um, alles dreht sich um, alles dreht sich nur um, weiss nicht wie viel*, keine ahnung wie viel*, bin dicht dran, bin dicht bei, bin dicht hinter, bin dicht an, prost mahlzeit',
    others:
      'er, sie ist, sie war, mann, frau, freund, freundin, ex, vater, mutter, papa, mama, bruder, schwester, onkel, tante, cousin*, sohn, tochter, opa, oma, chef, nachbar*, kollege*, kollegin, typ, kater, katze, hund, leute, freunde, alle sind, alle waren',
    self: 'ich, hab, habe, bin, wir, mir, mich',
  },
  es: {
    alcohol: `${SPIRITS}, cerveza*, cervecit*, birra*, chela*, vino, vinos, vinito*, verdejo, ron, rones, roncito*, ginebra, mezcal*, chupito*, tinto, cava, champan, cubata*, calimocho, kalimotxo, fernet, pisco*, piscola*, canas, michelada*, aguardiente, orujo, vermut, licor, licores, alcohol, una cana, barra libre`,
    drunk:
      'borrach*, borach*, ebri*, embriag*, alcoholizad*, estoy pedo, toy pedo, estoy bien pedo, toy bien pedo, estoy muy pedo, voy pedo, voy muy pedo, ando pedo, ando bien pedo, bien pedo, en pedo, estoy peda, ando peda, voy peda, bien peda, piripi, contentill*, achispad*, chispad*, estoy tomad*, ando tomad*, bien tomad*, medio tomad*, voy ciego, voy ciega, vamos ciegos, voy cieguisim*, estoy mamad*, ando mamad*, bien mamad*, curda, cogorza, beod*, briago, briaga, jumad*, puntillo, copetead*, happy con el',
    tooMuch:
      'bebido demasiado, bebi demasiado, bebido mucho, bebi mucho, bebido de mas, bebi de mas, tomado demasiado, tome demasiado, tomado de mas, tome de mas, tome mucho, tomado mucho, copa, copas, copita*, de tragos, tragos, pasado de copas, pase de copas, beber de mas, me da vueltas todo, todo me da vueltas, todo da vueltas, todo da vueltitas, todo gira, techo da vueltas, techo me da vueltas, sofa da vueltas, cama da vueltas, cuarto da vueltas, habitacion da vueltas, casa da vueltas, me da vueltas la habitacion, hip, hic',
    drinking:
      'bebido, bebi, bebiendo, bebo, beber, tome, tomado, tomando, tragos, vaso, vasos, botella, botellas',
    dizzy: 'vueltas, gira, giran, mare*, tambale*, veo doble, hipo, zigzag',
    causes:
      'agua, cafe, cafes, cafecito, un te, el te, tazas de te, taza de te, te verde, mate, manzanilla, infusion*, zumo*, jugo*, leche, chocolate, refresco*, cola, coca, batido*, limonada, sirope, caldo, gripe, gripa, fiebre, resfriado, vertigo*, migrana, tension, presion, pastilla*, medicament*, medicina*, calor, montana rusa, embarazada, ansiedad',
    figures:
      'borrach* de *, ebri* de *, embriag* de *, hip hop, un borracho, una borracha, los borrachos, unos borrachos, el borracho, la borracha, en pedo de *, que pedo, ni en pedo, ciego de *, copa del *, copa de futbol, copa de europa, copa america, copa libertadores, copa davis, copa menstrual, final de copa, cerveza* sin alcohol, vino sin alcohol, sin alcohol, vinagre de vino, alcohol en gel, gel de alcohol, todo gira en torno, todo gira alrededor, no se cuant*, ni se cuant*, me salen canas, tengo canas, pelo con canas, primeras canas, tragos amargos',
    others:
      'el esta, ella esta, el estaba, ella estaba, ellos, ellas, marido, esposo, esposa, mujer, novio, novia, ex, padre, madre, papa, mama, hermano, hermana, tio, tia, primo, prima, hijo, hija, abuelo, abuela, jefe, vecin*, companer*, hombre, tipo, gato, perro, gente, amigos, amigas, todos estan, todos estaban, cunado',
    self: 'yo, he, estoy, toy, voy, ando, me he, me, bebi, tome, hemos, estamos',
  },
  ar: {
    alcohol:
      'بيره, البيره, بيرا, بيرات, بيرتين, بيراتي, نبيذ, النبيذ, ويسكي, الويسكي, ويسكى, فودكا, الفودكا, خمر, الخمر, خمره, الخمره, تكيلا, التكيلا, شمبانيا, الشمبانيا, جن تونيك, كاس عرق, كاس العرق, كاسين عرق, بطحه عرق, عرق بلدي, كوكتيل كحولي, كحول, الكحول, بوخه, ماحيا, مشروب روحي, مشروبات روحيه, ستيلا, واين, روم, شوت, شوتات, موخيتو, شراب قوي, قرعه',
    drunk:
      'سكران, سكرانه, سكرانين, سكرت, سكرنا, ثمل, ثمله, ثملت, ثملا, مخمور, مخموره, مسطول, مسطوله, مزطول, مزطوله, نشوان, خمران, متعتع, طينه',
    tooMuch:
      'شربت كتير, شربت كثير, شربت كثيرا, شربت بزاف, شربت زياده, شربت اكتر من, شربت اكثر من, شارب كتير, شاربه كتير, شارب كثير, شاربه كثير, كاس زياده, كاسين زياده, كاسه زياده, كتر الشرب, كترت الشرب, كثرت الشرب, كم كاس, كاسات, كاس ورا كاس, تالت كاس, رابع كاس, كل شي بيدور, كل شي عم يدور, كل شي بيلف, كل شيء يدور, كلشي كيدور, الدنيا بتلف, الدنيا عم تلف, الدنيا بتدور, الدنيا تدور, الغرفه بتلف, الغرفه تدور, الغرفه بتدور, الاوضه بتلف, السقف عم يلف, السقف يدور, السقف بيلف, السرير يدور',
    drinking:
      'شربت, وشربت, شربنا, وشربنا, شارب, شاربه, شاربين, بشرب, عم بشرب, كاس, كاسين, الشرب, قزازه, زجاجه, زجاجات, قنينه, مشروب, المشروب, سهره, السهره',
    dizzy:
      'يدور, بيدور, بيلف, بتلف, يلف, كيدور, دايخ, دايخه, دوخه, بدوخ, بترنح, يترنح, تدور, تلف, تقيل, بتميل, وبيلف',
    causes:
      'مي, ميه, مويه, المي, الميه, المويه, ماء, الماء, ما ساقع, قهوه, القهوه, شاي, الشاي, اتاي, عصير, العصير, حليب, الحليب, لبن, كاكاو, شوكولاته, نسكافيه, كابتشينو, كولا, بيبسي, ليمون, يانسون, بابونج, شوربه, سموذي, حراره, الحراره, حمي, الحمي, سخونه, سخونيه, زكام, انفلونزا, الانفلونزا, كريب, رشح, دوار, ضغط, الضغط, دوا, الدوا, دواء, الدواء, حبوب, الحبوب, ادويه, الحر, الشوب, حامل, القلق',
    figures:
      'سكران بحب*, سكرانه بحب*, سكران من الفرح*, سكرانه من الفرح*, سكران من الحب, سكرانه من الحب, سكران في حب*, سكران بالحب, سكران فيك, سكران بعيون*, سكران بعيونك, سكران نوم, سكران من النوم, سكران من التعب, سكران من الشغل, ثمل بحب*, ثمل بالحب, ثمل من الفرح, ثمل بالفرح, ثمل بالسعاده, ثمل من السعاده, مسطول من التعب, مسطول من الشغل, مسطول من النوم, مسطوله من التعب, مسطوله من الشغل, واحد سكران, رجل سكران, زلمه سكران, شخص سكران, السكران, السكارى, السكرانين, السكاري, بدون كحول, خالي من الكحول, خاليه من الكحول, بيره بدون كحول, بيره شعير, شراب الشعير, كاس العالم, كاس اسيا, كاس افريقيا, كاس الملك, كل شي بيدور حولك, كل شيء يدور حول, كلشي كيدور على, ما بعرف كم, مش عارف كام, ما عاد اعرف',
    others:
      'هو, هي, هم, زوجي, زوجتي, جوزي, مرتي, ابوي, ابويا, ابي, بابا, ماما, حبيبي, حبيبتي, خطيبي, مديري, المدير, جيراننا, رجل, واحد, ناس, اصحابي, الكل',
    self: 'انا, اني, شربنا, احنا, نحن',
  },
}
