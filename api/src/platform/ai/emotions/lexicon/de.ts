import type { Lexicon } from './lexicon.ts'

export const de: Lexicon = {
  cues: {
    drunk:
      'betrunk*, besoffen, blau, beschwipst, angetrunken, voll, dicht, hacke*, angeheitert, zu viel getrunken, zu viel, zuviel, getrunken, gesoffen, nuchtern, schwips, rausch, stramm, zu, sternhagel*, angeschickert, einen sitzen, suff, dun, promille, lattenstramm',
    alcohol:
      'bier, biere, bierchen, wein, schnaps, sekt, vodka, wodka, rum, gin, whisky, aperol, spritz, gluhwein, prost*, stosschen, glas, glaser, flasche, shots, cocktail*, caipi*, tequila, jager*, kurze, kurzen, obstler, mass, mojito*, likor, weizen, prosecco, korn, bowle, kneipe, wirt, runde',
    dizzy:
      'dreht, drehen, schwindel*, schwank*, wackel*, torkel*, doppelt, zwei, schluckauf, hicks, hick, gefallen, gestolpert, stolper*, schief, kicher*, hihi, lall*, beine, schuh*, schlussel, tasten, boden, laterne, tanzt, vertipp*',
    laugh: 'haha*, hihi*, hehe*, lol, xd, lach, ahah*, hahah*',
    since:
      'seit, monate*, jahre*, wochen, lange, schon lange, langem, jeden tag, jeden morgen, jeden abend, taglich, immer, nicht mehr, nichts mehr, kaum noch, standig, tag fur tag, dauernd, ewig, winter, herbst, fruhling, sommer, nie mehr, halbes jahr, inzwischen, mittlerweile, dauerzustand',
    empty:
      'leer, leere, taub, innerlich, antrieb*, kraft, energie, motivation, sinn, sinnlos, egal, gleichgultig, aus dem bett, bett, grau, nebel, schwer, schwere, fuhle nichts, fuhl nichts, freut mich, freude, interesse, wertlos, nutzlos, hoffnungslos, lustlos, dunkel, aufstehen, stumpf, nichts macht, farbe, vorhang*, rollladen, rollo*, schleppe, aufraffen, anstrengend, anstrengung, funktionier*, mude vom leben',
    depression:
      'depress*, depri*, antidepressiva, therap*, psycholog*, psychiat*, niedergeschlagen*, burnout, klinik, tablette*, medikament*, diagnos*, schwermut*, stimmung, melanchol*, verzweif*',
    tired:
      'mude, erschopft, kaputt, ausgelaugt, kraftlos, schlafe, schlafen, fertig, k o, platt, ermudet, geschafft, erledigt',
    today:
      'heute, heut, heute abend, heute morgen, gestern, gerade, grad, jetzt, eben, montag, tag, abend, diese woche, vorhin, nacht',
    sad: 'traurig, enttausch*, niedergesch*, mies, mieser, mist, blod, doof, schlecht, weinen, heulen, geweint, geheult, tranen, deprimier*, bedruckt, gekrankt, verletz*, schade, down, gefrustet, frust*, unglucklich, tut weh, weh, vermiss*, fehlt mir, elend, sauer, beschissen, scheiss*, schlimm, ach, seufz, nicht mein tag, kummer, geknickt, im keller, am boden, ungerecht, peinlich, schame, trost*',
    mishap:
      'durchgefallen, verloren, gefeuert, gekundigt, kundigung, gestritten, streit, angeschrien, anschiss, abgelehnt, absage, abgesagt, vergessen, kaputt, nicht gemeldet, ignoriert, keiner, niemand, prufung, chef, gestorben, tot, strafzettel, ruiniert, verpasst, versetzt, schiefgegangen, schief gelaufen, verbockt, vergeigt, angemeckert, gemeckert, angepflaumt, gelassen, abgeblitzt, versaut, unfall, panne, geplatzt, nicht bekommen, nicht eingeladen, ausgelacht',
    lonely: 'einsam, einsamkeit, allein, alleine, ausgeschlossen, niemanden, still, heimweh',
    love: 'verliebt, verknallt, liebe ihn, liebe sie, liebe dich, lieb ihn, lieb sie, verschossen, schwarm, schwarme, hin und weg, liebt mich, liebe meines, bis uber beide ohren, steh auf, vernarrt, angetan, verfallen, crush',
    heart:
      'herz, herzklopfen, schmetterlinge, lachel*, lacht, kuss*, gekusst, augen, hand, duft, riecht, denke an, denk an, an ihn denken, an sie denken, schon*, stimme, traum*, rot, schreibt, geschrieben, name*, arm, blick, bauch, kribbel*, haare, hochzeitstag, glucklich, wolke, strahl*, grins*, umarm*, nachricht',
    partner:
      'er, sie, ihn, ihr, ihm, meine frau, mein mann, freundin, freund, mein freund, meine freundin, verlobte*, typ, schatz',
    single:
      'single, solo, geschieden, witwe*, getrennt, junggesell*, alleinstehend, zu haben, noch nie eine beziehung, keine freundin, keinen freund, ledig',
    seek: 'suche, such, finden, finde, gefunden, jemand*, partner, partnerin, kennenlern*, kennenzulernen, kennen, treffen, eine frau, einen mann, freundin, freund, die richtige, den richtigen, der richtige, liebe, beziehung, feste, seelenverwandt*, traummann, traumfrau, prinz, an meiner seite, zu zweit, verlieben, gegenstuck, deckel, gemeinsam, alt werden, verkuppel*, was ernstes, etwas ernstes, mit dem, mit der man',
    dating:
      'tinder, dating*, app, apps, date, dates, match, matches, profil, flirt*, bumble, parship, speeddating, anschreiben, kontaktanzeige, anzeige, ansprechen, partnerborse, portal, singleborse, blind date, verabredung, erste nachricht, singles',
    wish: 'wunsche, wunsch, hatte gern, hatt gern, mochte, will, wurde gern, wurd gern, hoffe, sehne, sehnsucht, bereit, traume von, ware schon, war schon, gern wieder, eines tages, endlich',
    bored:
      'langweil*, langeweile, ode, nichts zu tun, nix zu tun, zah, gahn*, endlos, will nicht vergehen, vergeht nicht, zieht sich, dauert ewig, wartet, weiss nicht was ich tun, einschlaf*, fad, lahm*, nix los',
    waiting:
      'warte*, wartezimmer, schlange, verspat*, verspatung, stau, festsitz*, zeit totschlagen, zeit vertreiben, zeitvertreib, minuten, stunden, vorlesung, meeting, bahn, zug, bus, flughafen, bahnhof, schlaflos, kann nicht schlafen, wach, warteschleife, uberbruck*, gleis, nachtschicht, fahrt, sitze, hange, flug',
    distract:
      'ablenk*, lenk*, was anderes, etwas anderes, anderes thema, themawechsel, thema wechseln, wechseln, nicht denken, nicht daran denken, nicht dran denken, nicht mehr denken, vergessen, unterhalt*, beschaftig*, leiste mir gesellschaft, gesellschaft, irgendwas, irgendwelche, egal was, auf andere gedanken, gedanken, kopf frei, kopf, grubel*, abschalten, zerstreu*, hauptsache, bloss nicht, quatsch mit mir, plauder*, reden wir, zufallig*',
    tell: 'erzahl*, erzahl mir, sag mir, sag was, sag mal was, rede mit mir, red mit mir, reden, geschichte, fakt, fakten, frag mich, beschreib*, empfiehl, lies mir, wissenswert*, was interessantes, spannendes, plaudern, bericht*',
    play: 'spiel*, spielen, witz*, ratsel*, quiz, lachen, zum lachen, bring mich, wahrheit oder pflicht, pflicht, wette*, wetten, raten, rate, challenge, tu so, stell dir vor, reim*, sing*, blodel*, spass, lustig, albern, quatsch, scharade, erfinde, erfinden, zungenbrecher, flachwitz*, duell, battle, rap, verarsch*, mach mich, imitier*, galgenmannchen, stadt land, scherz*, unsinn, bock auf, herausforder*',
    party:
      'party, partys, feier*, feiern, tanz*, tanzen, club, disco, disko, ausgehen, gehen wir, raus, karaoke, konzert, festival, freitag, samstag, wochenende, musik, los, stimmung, abenteuer, kirmes, achterbahn, rummel, juhu*, yeah*, dj, sause, mitkommen, was geht, steigt, abgehen, freizeitpark',
    ask: 'wie viel*, wieviel*, wann, wo ist, wo kann, wer hat, wer ist, welche*, warum, wieso, wie lange, wie heisst, was ist, was bedeutet, bedeutet, unterschied, erklar*, kannst du, weisst du, wie sagt, wie schreibt, wie funktioniert, wie spat, gibt es, wie macht, wie komme, was kostet, von wem, muss man, darf man',
    practical:
      'rezept, ubersetz*, mail, meeting um, zahnarzt, handwerker, apotheke, zug, auto, gekauft, kauf*, preis, kostet, hauptstadt, wetter, offnet, schliesst, bericht, gramm, ofen, abendessen, mittag, kurs, morgen, uhr, grammatik, wort, passwort, handy, bank, rechnung, schule, buch, film, serie, km, grad, steuer, mietvertrag, arzt, hausaufgabe*, termin, referat, einstellung*, schriftgrosse, tuv, verein, werkstatt, nachste woche, ferien',
    greet:
      'hallo, hi, hey, moin, servus, guten morgen, guten abend, gute nacht, danke, bis morgen, wie geht s, tschuss, ok, okay, alles klar, bis spater, gruss gott, na',
  },
  negation: 'nicht, kein*, nie, niemals, ohne, nix, nichts, weder, noch nie, nich, net',
  others:
    'meine schwester, mein bruder, mein onkel, meine tante, mein cousin, meine cousine, meine mutter, mein vater, ein freund von, meine nachbarin, mein nachbar, ein kollege, mein kollege, meine kollegin, eine kollegin, mein opa, meine oma, die leute, der held, mein sohn, meine tochter, jugendliche*, mein kumpel, ein bekannter, eine freundin, meine freundin hat',
  past: 'letztes jahr, vor jahren, damals, war ich, fruher mal, vor zehn jahren, als kind, in meiner jugend, einst, war mal, uberstanden, vergangenheit, langst vorbei, hinter mir, in den 90*, im jahr*, als ich, war, hatte',
}
