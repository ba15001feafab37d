import type { ConceptWords } from './concept.ts'

export const de: ConceptWords = {
  i: 'ich, mir, mich, mein, meine, meiner, meinem, meinen, bin, hab, habe',
  you: 'du, dir, dich, dein, deine, ihr, euch',
  kin: 'freund, freundin, freunde, bruder, schwester, muter, vater, mama, papa, sohn, tochter, man, frau, partner*, cousin*, mitbewohner*, kolege, kolegin, onkel, tante, kumpel, ex, nachbar*, nefe, nichte, kind, ehemann, opa, oma',
  they: 'jucht, juckt keinen, er, sie, hat gesagt, sagt, schreibt, geschrieben, droht, redet von, spricht von, meldet sich nicht, antwortet nicht, geht nicht ans, hat versucht, angst das, seine, ihre, wolte, will sich, hat sich',
  themself:
    'sich umzubringen, sich umbringen, sich umbringt, sich etwas antun, sich was antun, sich etwas antut, sich was antut, sich antut, sich ritzt, ritzt sich, sich ritzen, sich selbst verletzt, sich das leben, sich erhangen, sich toten, sich verletzt, etwas antut, verletzt sich, sich umgebracht, bringt sich um, sich vor den zug, von der brucke springen wil',
  neg: 'nicht, nich, nix, nichts, kein*, nie, niemals, ohne, nimmer, weder, ned, net',
  wish: 'will, wil, wolte, mochte, wunsch*, wunscht*, hofe, hofte, wurde gern*, am liebsten, lieber, sehne, traume, bete, lust, bock, gern, drang, freu mich, warte darauf, wurd',
  plan: 'entschieden, entschlus*, entscheidung, beschlosen, plan, plane, geplant, vorbereitet, gekauft, besorgt, versucht, versuch, versuche, gesammelt, bereit, bald, geregelt, liegen schon, liegt bereit, mache schlus, ich mach s, fest vor, werde, fertig, hab mir, ausgesucht, google*, horte, mache es, tue es, ziehe es durch, zieh es durch',
  soon: 'datum, das datum, heute, heute nacht, heute abend, morgen, bald, diese woche, jetzt, am freitag, gleich, nachher, so weit, am wochenende, bis dahin, demnachst',
  again:
    'wieder, immer wieder, jeden tag, jede nacht, jeden morgen, jeden abend, standig, dauernd, oft, manchmal, gestern, letzte nacht, zuletzt, seit, schon wieder, noch mal, irgendwan, taglich, neuerdings, ruckfal*',
  think:
    'denk*, gedanke*, gedanken, gedacht, idee, vorstel*, stel mir, uberleg*, fuhle, kopf, stimmen, grubel*, daran, schaue',
  if: 'wen, fals, hatte, ware, war s, wurde, wurden, konte, waren',
  how: 'wie, wie viele, wieviele, wieviel, methode*, weg, wege, moglichkeit*, dosis, todlich, schmerzlos, art, gibt es',
  die: 'uberlebt, unter der erde, verblut*, sterb, sterben, sterb*, stirb*, tot, tod, tote, gestorben, starb, verreck*, todes*, grab, sarg, beerdig*, verrecken, tods*, friedhof, krepier*, abkratz*, verstorben, draufgeh*',
  kill: 'tote, toten, totet, umbring*, bringe dich um, ermord*, mord, erschos*, erschies*, bringt mich um, bringt mich noch um, umgebracht, killen, kilen',
  'kill-self':
    'mich umgebracht, bringe mich, in den kopf schies*, mir in den kopf, mich aufhangen, suizid begehen, zu tode hungern, hungere mich, mich zu ersticken, mich ersticken, mich erschos*, vom balkon springe, springe vom, mich vor die bahn, mir die kugel geben, die kugel gebe, kugel in den kopf, jag mir ne kugel, mich vor den zug, vor die ubahn, aus der welt schafen, schafe mich aus der welt, mich erschiese, mich wegmachen, springen will, mich umbringen, umbringen, mich umzubringen, umzubringen, bring mich um, bringe mich um, mich toten, das leben nehmen, leben nehmen, leben zu nehmen, schlus machen, schlus mit alem, schlus mit dem leben, mich erhangen, mich zu erhangen, mich aufhangen, mich erschiesen, erschies mich, erschiese mich, mich ertranken, mir etwas antun, mir was antun, etwas anzutun, selbst tote, leben ein ende, leben beenden, beende es, alem ein ende, ein ende setzen, ein ende machen, dem ganzen ein ende, umbrngen, mich umbrngen, mich vergiften, kms, kehre setzen, ein ende bereiten',
  suicide:
    'selbstmord*, suizid*, freitod, suicid*, selbsttotung, selbstmort, suizit*, lebensmud*, lebensmüde',
  live: 'mag nimmer leben, am leben zu sein, leben, lebe, lebendig, am leben, weiterleben, weitermachen, weiterzumachen, weiter, durchhalten, uberleben, lebens, atmen, lebenswert, lebenswil*',
  born: 'abtreib*, abgetrieb*, geboren, geburt, auf die welt, zur welt',
  exist:
    'existier*, existenz, da sein, dasein, da zu sein, hier zu sein, hier sein, nicht mehr da, nicht mehr hier, gibts bald nicht, nicht mehr geben, auf dieser welt, auf der welt, weg ware, weg war, weg bin, mich gibt, mich nicht gabe, mich nicht gab, nimmer da, nicht da ware, nimmer da bin, mehr da bin',
  end: 'ende*, enden, schlus, beend*, aufhor*, aufgehort, vorbei, aus, fertig, abschliese*, ruhe, hort auf, schritt, zu ende, erledigt',
  all: 'ales, alem, ale, ales aus',
  world: 'strafe, gefangnis, welt, erde, diese welt, diesem leben, diese erde, dieses leben',
  vanish:
    'verschwind*, verschwund*, weg, gehen, geh, gegangen, verlas*, auflos*, verlasen, ausgelosch*, loschen, fort, weg sein',
  forever: 'immer, fur immer, endgultig, ewig, nie mehr, nie wieder, nicht mehr, nimer, dauerhaft',
  sleep: 'getraumt, traumte, albtraum, schlaf*, einschlaf*, einzuschlaf*, ewiger schlaf',
  wake: 'aufwach*, aufgewacht, aufzuwachen, wach werden, aufstehen, erwach*, augen ofnen, wach auf',
  jump: 'spring*, sprung, sturz*, runter, werfen, werfe, fal*, hinunter, gesprungen, abgrund, runterspringen, falen lasen, schmeis*, hinabsturz*',
  height: 'brucke, dach, balkon, fenster, hochhaus, klip*, turm, stock, gelander, parkhaus, abgrund',
  track: 'zug, zuge, gleis*, bahn, bahnsteig, ubahn, lkw, schiene*, vor den zug, bus, bahnhof, sbahn',
  drive:
    'baum, lenkrad, lenk*, gegen einen, gegenverkehr, gas geben, leitplanke, gegen die wand, brems*, steuer, auto gegen, geisterfahr*',
  pills:
    'bleiche, saure, reiniger, tropfen, tablete, tableten, pilen, pile, schlaftablet*, medikament*, uberdosis, schluck*, schachtel, xanax, gift*, antidepresiv*, insulin, packung, ibu, paracetamol, medis, handvol, vergift*',
  weapon:
    'nadel, zirkel, wafe, pistole, seil, strick, klinge, klingen, rasierkling*, mesr, meser, gewehr, schere, schlinge, gurtel, kugel, abgas*, gas, rasierer, cuter, scherbe*, strang',
  hang: 'erhang*, aufhang*, aufgehang*, ertrank*, erstick*, erwurg*, ertrink*, strick, erhenk*',
  cut: 'aufgeschnit*, aufschneid*, cuter*, cutermes*, ritz*, geritzt, aufgeritzt, schneid*, geschnit*, schnit*, narb*, blut*, wunde*, pulsader*, adern, kratz*, aufschlitz*, aufschneid*',
  burn: 'brenn*, bren*, verbrenn*, verbren*, verbrant, zigaret*, feuerzeug, druck* aus',
  hit: 'schlag*, geschlagen, boxe, hau*, gegen die wand, blaue fleck*, faust, ohrfeig*',
  body: 'arm, arme, handgelenk*, bein, beine, oberschenkel, haut, unterarm*, hals, pulsadern, bauch',
  'hurt-self':
    'mich selbst verletz*, selbst verletz*, selbstverletz*, verletze mich, mir weh, mir selbst weh, mir weh tun, tu mir weh, mich ritzen, ritze mich, ritze, geritzt, aufgeritzt, mich schneiden, schneide mich, mir die arme, mich verbrenn*, selbst bestraf*, bestrafe mich, mir die haut, svv, verletze mich selbst, mich verletzen, mich kratz*, kratze mir, schlage mich',
  letter: 'brief, briefe, abschiedsbrief*, zetel, testament, nachricht, geschrieben, zeilen',
  goodbye:
    'abschied*, lebwohl, leb wohl, lebt wohl, danke fur ales, machs gut, mach s gut, verzeih*, vergebt, tschus, verabschied*, grus, tut mir leid, lebe wohl, verzeiht mir',
  last: 'letzte*, letzter, letztes, letzten, letztes mal, zum letzten mal, letzter tag',
  settled:
    'geregelt, verschenk*, konto, wohnung, versicherung, pasworter, kumert euch, kumer dich, uberschrieben, erledigt, schlusel, unterlagen, aufgeraumt, weggegeben, abgegeben, passt auf, past auf',
  burden:
    'last, balast, nutzlos, wertlos, versager*, zu viel, uberflussig, uberflusig, klotz am bein, store, enttausch*, im weg, problem, nichtsnutz, fehler, mul, zur last, abschaum, nichts wert',
  better:
    'beser, beser dran, erlos*, erleichter*, ruhe, frieden, frei, freiheit, glucklicher, losung, ausweg, einfacher, besten, stile, leichter, wohler, erlosung',
  'without-me':
    'ohne mich, wen ich weg, wen ich tot, wen ich nicht mehr, wen ich nicht da, wenn es mich nicht, wen es mich, wen ich sterbe, wen ich verschwinde, wenn ich mal weg, nach meinem tod, ich tot ware, ich tot bin',
  nobody: 'niemand*, keiner, keinem, keinen, wer wurde, kein mensch, kein schwein',
  notice:
    'juckt, juk*, merk*, bemerk*, vermis*, fehl*, interesier*, kumer*, aufgefalen, auffalen, aufal*, weinen, weint, trauer*, egal, suchen, find*, erinnern, erinert',
  reason:
    'sin, sinn, grund, wozu, wofur, zweck, zukunft, hofnung, hofnungslos, lohnt, ziel, warum, bringt doch nichts, halt mich, perspektiv*, wert, sinlos*',
  deserve: 'verdien*, solte, hatte sol*, recht zu leben, soll nicht',
  hate: 'hase, has, ekel*, verachte, anwider*, hasse',
  pain: 'schmerz*, weh, weht*, leid*, qual*, hole, verzweif*, druck, unertraglich, kaput, leere, dunkel*, folter, elend, kummer, angst vor morgen, innerlich tot, weh tut, wehtut',
  cannot:
    'kan nicht mehr, nicht mehr aus, halte nicht mehr, halt nicht mehr, halte es nicht, schaff* nicht, schafe es nicht, schafs nicht, packe es nicht, packs nicht, am ende, keine kraft, kraft mehr, ertrag*, aushalt*, aushalte, kann nimmer, kan nimer',
  tired:
    'mude, mud, ersch*, sat, satt, leid, schnauze vol, genug, aufgeb*, gebe auf, geb auf, ausgebrannt, ausgebrant',
  afterlife:
    'himel, jenseits, wiedersehen, wiederseh*, bei ihm, bei ihr, folge ihm, folge ihr, zu ihm, zu ihr, erlosung, druben, dort oben, nachfolgen, in frieden',
  courage: 'mut, angst, traue, zitter*, feige, trau mich, kraft, in der hand, neben mir, vor mir, furcht',
  pressure:
    'druck, spure, spuren, hilft, beruhigt, lange armel, heimlich, versteck*, ventil, erleichterung, nachlast, spur ich, etwas fuhlen',
  story:
    'film*, buch*, serie*, roman*, lied*, song*, schauspieler*, figur*, folge, szene*, gedicht*, dichter*, werther, romeo, julia, krimi, held*, theater*, musik, maler*, autor*, sanger*, spiel, oper, doku*, podcast, geschichte, kapitel, handelt von, gespielt, komissar*, inspektor*, drama, biografie, austel*, stuck, tatort',
  study:
    'minister, gefangnis*, politiker, regierung, artikel, studie*, forschung, statisti*, rate, zahl*, pravention*, vortrag, kurs, arbeit uber, ehrenamtlich, seminar, bericht*, zeitung, nachrichten, unterricht, schule, lehrer*, telefonselsorge, laut, konferenz, gesetz, debatte, vorlesung, referat, kampagne, gelesen, fortbildung',
  trifle:
    'bart, haare, nagel, pony, lachen, lach*, totgelacht, hunger, durst, langweil*, todlangweilig, mud*, todmud*, hitze, heis, kalt, scham, peinlich*, eis, kafe, kuchen, pizza, steuer*, rauchen, schokolade, neugier*, diat, wetter, stau, freitag abend, zuckr*, langeweile, sus, spoiler, verrat*',
  accident:
    'gebrochen, motorad, zwiebel*, kochen, koch*, gemuse, ofen, herd, bugel*, rasier*, fusbal, ski, knie, knochel, aus versehen, versehentlich, garten, papier, grillen, grill, backen, finger, treppe, brot, umgeknickt, daumen, gestolpert, sturz beim',
  thing:
    'aku, handy, auto, pflanze*, wlan, internet, laptop, computer, vertrag, abo, motor, rechner, app, heizung, drucker, batterie, server, laden, leitung, verbindung',
  animal: 'hund, katze, kater, hamster, fisch, hase, pferd, vogel, tierarzt, welpe, meerschwein*',
  old: 'neunzig, hundert, opa, oma, grosvater, grosmuter, krebs, krankenhaus, krieg, unfal, jahren, alter, altersschwach*, covid, jahre alt, letzte woche gestorben, friedlich, krankheit, vermise ihn, vermise sie, herzinfarkt',
  work: 'arbeit, chef*, job, buro, prufung*, meting, schicht*, nachtschicht*, kolegen, uni, schule, projekt*, hausaufgabe*, klausur*, firma, abgabe, praktikum',
  sport:
    'abwehr, niederlage, partei, fusbal, sport, manschaft, team, training, lauf, rennen, marathon, falschirm, bunge*, zehnmeterturm, schwimbad, studio, spiel, trainer, verein, turnier, klettern, wandern, meter, wandertour',
  calm: 'keine sorge, keine angst, scherz, spas, nur spas, mir gehts gut, mir geht s gut, alles gut, ales gut, schon, glucklich, froh, wunderbar, wird schon, lustig, zum gluck, beruhige, lieb, liebe das leben, wurde mir nie, wurde ich nie, ponyhof, toll, stolz, besser jetzt, dankbar',
  laugh: 'haha*, lol, hihi*, xd, hehe*, lach',
  love: 'liebe, herz, verliebt, schlus gemacht, hat schlus, trenn*, verlasen, beziehung, ex, kus*, kleid, hubsch, mit mir schlus',
}
