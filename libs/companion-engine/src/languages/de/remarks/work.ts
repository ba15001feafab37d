import type { Remark } from '../../remarks.ts'

export const remarksOnWork: readonly Remark[] = [
  {
    signs:
      /^(?!.*\b(?:wohnung|vertrag|abo|ihn|ihm|er wurde|sie wurde)\b).*\b(?:(?:bin|wurde|wurd|man hat mich|haben mich|hat mich|hat mir|haben mir) (?:\w+ ){0,5}(?:gekundigt worden|gekundigt|rausgeschmissen|entlassen|gefeuert|rausgeworfen)|(?:hab|habe) (?:\w+ ){0,3}(?:die kundigung|meinen job verloren|meine stelle verloren)|kundigung (?:bekommen|gekriegt|im briefkasten))\b/,
    tone: 'hard',
    say: ['Den Job zu verlieren, das ist ein Schlag.', 'Uff, das zieht einem den Boden weg.'],
    ask: ['Hattest du so etwas geahnt?', 'Wer weiß schon davon?'],
  },
  {
    signs:
      /\b(?:(?:bin|seit|wieder|jetzt|werde|werd) (?:\w+ ){0,4}(?:arbeitslos|ohne job|ohne arbeit)|kurzarbeit|stellenabbau|(?:betrieb|firma|laden|werk|filiale|kita|klinik|schule) (?:\w+,? ){0,5}(?:schliesst|schliessen|pleite|insolvent|dichtgemacht|macht zu|zugemacht|macht dicht))\b/,
    tone: 'hard',
    say: ['Das ist bitter, da hängt viel dran.', 'So viel Ungewissheit, das drückt.'],
    ask: ['Was macht dir daran am meisten Sorgen?', 'Seit wann weißt du davon?'],
  },
  {
    signs:
      /^(?!.*\b(?:er|sie|wohnung|abo|vertrag|mir|mich|nicht)\b).*\b(?:(?:hab|habe) (?:ich )?(?:heute |gestern |endlich |jetzt |selbst |letzte woche )*gekundigt|(?:hab|habe) (?:\w+ ){0,3}(?:den job|meinen job|die stelle|meine stelle) (?:\w+ )?(?:gekundigt|geschmissen|hingeschmissen)|(?:kundige|kundig) (?:ich )?(?:morgen|jetzt|bald))\b/,
    say: ['Selbst gekündigt, das ist ein großer Schritt.', 'Uff, das braucht Mut.'],
    ask: ['Was hat den Ausschlag gegeben?', 'Wie fühlt es sich an?'],
  },
  {
    signs:
      /\b(?:absagen? (?:\w+ )?(?:bekommen|gekriegt|von der|vom|kassiert|im postfach)|(?:\w+te|wieder (?:eine|ne)|nur|schon wieder) absagen?(?! von (?:ihm|ihr))|(?:bewerbung|job|stelle|studienplatz|ausbildung)\w* (?:\w+ ){0,4}(?:absage|abgelehnt|nicht bekommen|nicht gekriegt))\b/,
    tone: 'hard',
    say: ['Eine Absage, das schmerzt.', 'Ach Mensch, schade.'],
    ask: ['Hattest du dir viel davon versprochen?', 'Läuft noch etwas anderes?'],
  },
  {
    signs:
      /\b(?:(?:schreib|schreibe|schick|schicke|hab|habe|muss|musste|seit) (?:ich )?(?:\w+ ){0,4}bewerbung(?:en)?|(?:bewerb|bewerbe) (?:ich )?mich|(?:hab|habe) mich (?:\w+ ){0,6}beworben|(?:such|suche) (?:ich )?(?:\w+ ){0,4}(?:job|arbeit|stelle|ausbildungsplatz|lehrstelle|praktikumsplatz))\b/,
    say: ['Bewerben, das kostet Kraft und Mut.', 'Stellensuche, puh, das zehrt.'],
    ask: ['Was wäre dein Wunschplatz?', 'Wie viele laufen gerade?'],
  },
  {
    signs:
      /\b(?:chef|chefin|boss|vorarbeiter|meister|teamleiter\w*|abteilungsleiter\w*|vorgesetzte[rn]?|schichtfuhrer|oberarzt|oberarztin) (?:\w+,? ){0,7}(?:geschrien|angeschrien|schreit|brullt|angeschnauzt|angemotzt|blamiert|unfair|ungerecht|ignoriert|motzt|meckert|rundgemacht|runtergemacht|nervt|spinnt|ausgeflippt|rastet|schikaniert|zusammengestaucht|die schuld)\b/,
    tone: 'hard',
    say: ['Von oben so etwas abzukriegen, das nagt.', 'Das ist nicht fair, so behandelt zu werden.'],
    ask: ['Haben die anderen es mitbekommen?', 'Was hättest du am liebsten gesagt?'],
  },
  {
    signs:
      /\b(?:(?:bin|war) (?:ich )?(?:\w+ )?(?:wieder|mal wieder|naturlich|natuerlich|naturlich|an allem) schuld|(?:geben|gibt|gab|schiebt|schieben) (?:\w+ )?mir (?:\w+ )?die schuld|(?:hab|habe) (?:\w+ ){0,3}(?:anschiss|abmahnung|ruffel|ruffel) (?:bekommen|gekriegt|kassiert)|anschiss (?:bekommen|gekriegt|kassiert)|zu unrecht (?:beschuldigt|verdachtigt))\b/,
    tone: 'hard',
    say: ['Und wieder bleibt es an dir hängen.', 'So etwas wurmt gewaltig.'],
    ask: ['Wie siehst du es selbst?', 'Hast du dich gewehrt?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|keine|kein|nur)\b).*\b(?:(?:chef|chefin|meister|boss|prof|lehrerin|lehrer|trainer|trainerin) (?:\w+ ){0,6}(?:gelobt|zufrieden mit mir|danke gesagt|bedankt|gut gemacht)|(?:mehr gehalt|gehaltserhohung|beforderung|lohnerhohung|festvertrag) (?:bekommen|gekriegt|bekomme|gibt)|(?:bin|wurde|werde) (?:\w+ ){0,2}(?:befordert|ubernommen))\b/,
    tone: 'glad',
    say: ['Das hast du dir verdient.', 'Na also, jemand sieht, was du kannst.'],
    ask: ['Hättest du damit gerechnet?', 'Wem hast du es zuerst erzählt?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|ob|leider|nie|zimmer|wohnung|kein\w*)\b).*\b(?:(?:hab|habe) (?:\w+ ){0,4}(?:job|stelle|zusage|ausbildungsplatz|lehrstelle|studienplatz|praktikumsplatz|praktikum) (?:bekommen|gekriegt|gefunden)|(?:neuen|neue) (?:job|stelle) (?:bekommen|gekriegt|gefunden)|(?:hab|habe) (?:\w+ ){0,2}zusage)\b/,
    tone: 'glad',
    say: ['Eine Zusage, das sind gute Nachrichten.', 'Wow, du hast die Stelle.'],
    ask: ['Wann fängst du an?', 'Wer hat es zuerst erfahren?'],
  },
  {
    signs:
      /\b(?:(?:mach|mache|hab|habe|hatte|wieder|musste|schieb|schiebe|viele|dauernd|unbezahlte) (?:\w+ ){0,3}uberstunden|uberstunden (?:gemacht|machen|ohne)|unterbesetzt|personalmangel|(?:zwei|drei|vier|viele|so viele) (?:leute|kollegen) (?:\w+ )?(?:fehlen|krank|weg)|(?:muss|musste|soll|sollte|bin) (?:\w+ ){0,4}(?:einspringen|eingesprungen))\b/,
    tone: 'hard',
    say: ['Und du musst es mit auffangen, uff.', 'Noch mehr obendrauf, das geht an die Substanz.'],
    ask: ['Ist Besserung in Sicht?', 'Sieht jemand, was du da leistest?'],
  },
  {
    signs:
      /\b(?:(?:so|zu|viel zu|total|echt|mega|wahnsinnig) viel (?:arbeit|stress|zu tun)|(?:komm|komme|kommen) (?:\w+ ){0,3}(?:nicht|nimmer|net) (?:mehr )?hinterher|stress (?:auf|in|bei) der arbeit|(?:arbeit|job) (?:\w+ ){0,3}(?:stresst|stressig|macht mich fertig|frisst mich|wird mir zu viel|nervt)|(?:war|ist) (?:heute |heut |echt |wieder )*(?:die holle|irre viel|richtig viel|mega viel) los)\b/,
    tone: 'hard',
    say: ['Das klingt nach viel zu viel auf einmal.', 'Puh, da kommst du kaum zum Luftholen.'],
    ask: ['Was drückt gerade am meisten?', 'Wer könnte dir etwas abnehmen?'],
  },
  {
    signs:
      /^(?!.*\b(?:damals|fruher|als kind|nicht)\b).*\b(?:(?:mein|heute|morgen|hatte|hab|habe|war|montag) (?:\w+ ){0,3}erste[rn]? (?:arbeitstag|schultag|schicht|dienst|tag (?:in|im|bei|an|auf|als))|erster arbeitstag|(?:fang|fange) (?:ich )?(?:\w+ ){0,4}(?:neuen job|neue stelle|neuer arbeit|ausbildung|studium) (?:\w+ )?an|(?:im|mein|hab|beim) (?:\w+ )?neuen? job(?! gesucht)|neue stelle|probearbeiten|probezeit)\b/,
    say: ['Alles neu auf einmal, ganz schön aufregend.', 'Ein Neuanfang, da schlägt das Herz schneller.'],
    ask: ['Wie ist dein Eindruck bisher?', 'Wie sind die Leute dort?'],
  },
  {
    signs:
      /\b(?:vorstellungsgesprach|bewerbungsgesprach|jobinterview|probespiel|vorsprechen|assessment-?center|gesprach (?:\w+ ){0,4}(?:beim|mit dem|mit der) (?:chef|chefin|personal\w*))\b/,
    say: ['So ein Gespräch, das ist Nervensache.', 'Oh, da geht es um was.'],
    ask: ['Was für eine Stelle ist es?', 'Wie ist dein Gefühl dabei?'],
  },
  {
    signs:
      /\b(?:(?:bin|war) (?:ich )?(?:\w+ ){0,6}(?:durchgefallen|durchgerasselt|sitzengeblieben|sitzen geblieben)|(?:prufung|klausur|fuhrerschein|test|examen|theorie) (?:\w+ ){0,4}(?:nicht|nich|net|ned) (?:bestanden|geschafft|gepackt)|nicht bestanden|durch (?:die|den|das) (?:\w+ )?(?:prufung|klausur|test|fuhrerschein|examen) (?:gefallen|gerasselt))\b/,
    tone: 'hard',
    say: ['Nicht geschafft, das tut weh nach der Mühe.', 'Oh nein, das tut mir leid mit der Prüfung.'],
    ask: ['Kannst du es noch einmal versuchen?', 'Woran lag es, was meinst du?'],
  },
  {
    signs:
      /\b(?:(?:mathe\w*|deutsch|englisch|chemie|physik|bio|latein|klausur|arbeit|test|prufung) (?:\w+ ){0,3}(?:verhauen|verkackt|verbockt|versemmelt|vergeigt|versaut)|(?:hab|habe) (?:\w+ ){0,4}(?:ne|eine|a|wieder ne) (?:funf|sechs|vier|5|6) (?:in|geschrieben|bekommen|gekriegt)|schlechte note)\b/,
    tone: 'hard',
    say: ['Autsch, das ging daneben.', 'Ach Mist, das ist frustrierend.'],
    ask: ['Vor wem graut es dir am meisten damit?', 'Lässt es sich noch ausgleichen?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nich|nie|net|ob|wenn|er|sie|hat|sohn|tochter|kein\w*)\b).*\b(?:(?:hab|habe) (?:\w+ ){0,6}bestanden(?=$|[.,;!])|(?:prufung|klausur|abi|abitur|fuhrerschein|matura|examen|bachelor|master) (?:\w+ ){0,2}(?:bestanden|geschafft|in der tasche)|^bestanden|(?:ne|eine|nen) (?:eins|zwei|1|2|einser) (?:in|geschrieben|bekommen|gekriegt))\b/,
    tone: 'glad',
    say: ['Geschafft, klasse.', 'Das hast du dir erarbeitet, Glückwunsch.'],
    ask: ['Hast du schon gefeiert?', 'Wer hat es als Erstes erfahren?'],
  },
  {
    signs:
      /^(?!.*\b(?:war|hatte|korrigier\w*|bestanden|durchgefallen|fruher|gestern|tochter|sohn|gemacht|keine|letztes jahr|geschrieben|angst|verhauen|versemmelt)\b).*\b(?:(?:hab|habe|schreib|schreibe|schreiben|haben|steht|muss) (?:ich |wir )?(?:\w+ ){0,4}(?:\w*klausur(?:en)?|\w*prufung|prufungen|examen|abi|test|mathearbeit|schularbeit|matura)|(?:morgen|\w+tag|mittwoch) (?:ist )?(?:\w+ )?(?:\w*klausur|\w*prufung|schularbeit))\b/,
    say: ['Prüfung in Sicht, das macht kribbelig.', 'Oje, Prüfungszeit.'],
    ask: ['Wie sicher fühlst du dich?', 'Welcher Teil liegt dir am schwersten im Magen?'],
  },
  {
    signs:
      /\b(?:prufungsangst|(?:angst|schiss|bammel|panik|nervos) (?:\w+ ){0,3}(?:vor|wegen) (?:\w+ ){0,2}(?:\w*prufung|\w*klausur|abi|abitur|test|referat|examen|vortrag))\b/,
    tone: 'hard',
    say: ['Die Angst vor der Sache sitzt dir im Nacken.', 'So viel Bammel, das ist unangenehm.'],
    ask: ['Was wäre das Schlimmste, was passieren kann?', 'Was davon kannst du schon gut?'],
  },
  {
    signs:
      /\b(?:(?:statt|anstatt) zu (?:lernen|schreiben|arbeiten)|(?:schieb|schiebe) (?:ich )?(?:\w+ ){0,5}(?:auf|vor mir her)(?=$|[.,;!])|(?:seit \w+ )?vor mir her(?:ge)?schieb\w*|prokrastinier\w*|(?:hab|habe) (?:ich )?(?:\w+ ){0,4}noch nicht (?:mal )?angefangen|(?:kann|krieg|kriege) mich (?:\w+ ){0,2}nicht aufraffen|musste eigentlich (?:\w+ ){0,3}(?:lernen|arbeiten|schreiben|putzen))\b/,
    say: ['Und es bleibt liegen und drückt trotzdem.', 'Aufgeschoben, aber im Hinterkopf immer da.'],
    ask: ['Was wäre der kleinste Schritt davon?', 'Was hält dich am meisten ab?'],
  },
  {
    signs:
      /^(?!.*\b(?:hakeln|stricken|kochen|gitarre|klavier|kennen|nicht mehr)\b).*\b(?:(?:lern|lerne|buffel|buffle) (?:ich |i )?(?:\w+ ){0,3}(?:fur|grad|gerade|seit|jetzt|den ganzen|noch|schon)|(?:am|beim) lernen|(?:den ganzen tag|heute|die ganze nacht|stundenlang) (?:\w+ ){0,2}gelernt|(?:muss|musste|sollte) (?:ich |noch |heute |heut |eigentlich |morgen )*(?:fur \w+ )?lernen)\b/,
    say: ['Lernen, Respekt fürs Durchhalten.', 'Über den Büchern also.'],
    ask: ['Welches Fach ist es?', 'Wie gut bleibt es hängen?'],
  },
  {
    signs:
      /\b(?:(?:muss|musste|mach|mache|noch|hab|habe|sitz|sitze|beim|an den|die) (?:\w+ ){0,3}hausaufgaben|(?:muss|musste|hab|habe|halte|halt|morgen) (?:\w+ ){0,4}referat|(?:versteh|verstehe|kapier|kapiere|check) (?:ich )?(?:\w+ ){0,2}(?:nichts|nix|nur bahnhof|mathe nicht|kein mathe))\b/,
    say: ['Schulkram, auch noch zu Hause.', 'Uff, das kann sich ziehen.'],
    ask: ['Welches Thema ist es?', 'Hilft dir jemand?'],
  },
  {
    signs:
      /\b(?:(?:sitz|sitze|schreib|schreibe|arbeite|mein|meine|meiner|an der|an meiner|fur die|die) (?:\w+ ){0,3}(?:bachelorarbeit|masterarbeit|doktorarbeit|dissertation|hausarbeit|seminararbeit|facharbeit|abschlussarbeit|matura-?arbeit)|(?:abgabe|deadline) (?:\w+ ){0,2}(?:um|am|morgen|heute|ist|bis|in))\b/,
    say: ['So eine Abgabe im Nacken, puh.', 'Das ist ein dicker Brocken Arbeit.'],
    ask: ['Was ist dein Thema?', 'Wie viel fehlt noch?'],
  },
  {
    signs:
      /\b(?:vor (?:der (?:ganzen )?klasse|(?:\w+ )?leuten|allen|publikum) (?:reden|sprechen|sprach|stehen|singen|spielen|vortragen)|(?:muss|musste|soll|halt|halte|hab|habe|hatte) (?:\w+ ){0,5}(?:prasentation|vortrag|rede halten|eine rede|ne rede|auftritt)|lampenfieber|(?:morgen|heute|bald) (?:\w+ ){0,3}(?:premiere|auftritt|generalprobe))\b/,
    say: ['Vor Leuten zu stehen, da klopft das Herz.', 'Uh, Auftritt vor anderen.'],
    ask: ['Wie viele hören zu?'],
  },
  {
    signs:
      /\b(?:lehrer|lehrerin|klassenlehrer\w*|mathelehrer\w*|prof|dozent\w*) (?:\w+ ){0,6}(?:unfair|ungerecht|angeschrien|schreit|blamiert|blossgestellt|hasst mich|hat mich auf dem kieker|nervt|rausgeschickt|nachsitzen|ignoriert)\b|\b(?:muss|musste) (?:ich )?nachsitzen\b/,
    tone: 'hard',
    say: ['Das ist unangenehm, so vor allen.', 'Uff, so etwas verdirbt einem die Schule.'],
    ask: ['Was war denn der Anlass?', 'Weiß das jemand zu Hause?'],
  },
  {
    signs:
      /^(?!.*\b(?:hatte|fruher|damals|nicht)\b).*\b(?:(?:kein|keinen|keine|null) (?:bock|lust) (?:\w+ )?(?:auf|auf die) (?:schule|arbeit|uni|schicht|montag)|(?:hass|hasse) (?:ich )?(?:die )?(?:schule|meinen job|meine arbeit|den job|die arbeit)|(?:will|mag|mochte) (?:\w+ ){0,3}nicht (?:zur|in die|auf die) (?:schule|arbeit|uni))\b/,
    tone: 'hard',
    say: ['So gar keine Lust darauf, verstehe.', 'Da sträubt sich alles in dir.'],
    ask: ['Was ist das Schlimmste daran?', 'War es mal anders?'],
  },
  {
    signs:
      /\b(?:kunde|kundin|kunden|gast|gaste|patient|patientin|patienten|fahrgast|fahrgaste) (?:\w+,? ){0,6}(?:geschrien|angeschrien|schreit|schreien|beschwert|beschweren|meckert|meckern|gemeckert|unverschamt|unfreundlich|frech|angemotzt|beschimpft|angeschnauzt|nervt|nerven|motzt|motzen|dreist)\b/,
    tone: 'hard',
    say: ['Und du musst freundlich bleiben, uff.', 'Solche Leute kosten Nerven.'],
    ask: ['Wie hast du reagiert?', 'Kommt so etwas oft vor?'],
  },
  {
    signs:
      /\b(?:(?:kunde|kundin|kunden|gast|gaste|patient|patientin|patienten) (?:\w+,? ){0,5}(?:bedankt|geschenkt|mitgebracht|gelobt|umarmt|trinkgeld gegeben|so nett|so lieb)|(?:gutes|viel|fettes|ordentlich) trinkgeld)\b/,
    tone: 'glad',
    say: ['Wie nett, so etwas auf der Arbeit zu erleben.', 'Da hat jemand deine Mühe gesehen.'],
    ask: ['Passiert dir das öfter?', 'Was hast du gesagt?'],
  },
  {
    signs:
      /\b(?:kollege|kollegin|kollegen|kolleginnen|azubi|praktikant|praktikantin) (?:\w+,? ){0,6}(?:nervt|nerven|lastert|lastern|faul|krank|gekundigt|macht nix|macht nichts|ignoriert|ignorieren|mobbt|mobben|beschwert|angeschwarzt|lasst mich|lassen mich|unfair|motzt|klaut)\b/,
    tone: 'hard',
    say: ['Das belastet, wenn es unter Kollegen hakt.', 'Uff, und du musst da jeden Tag hin.'],
    ask: ['Wie geht es dir dabei?', 'Kannst du mit jemandem darüber reden?'],
  },
  {
    signs:
      /\b(?:kollege|kollegin|kollegen|kolleginnen|team) (?:\w+,? ){0,5}(?:geholfen|hilft|eingesprungen|mitgebracht|super|nett|lieb|tolle?|geschenkt|uberrascht|kuchen)\b(?! (?:nicht|nie))/,
    tone: 'glad',
    say: ['Gut, solche Leute um sich zu haben.', 'Das macht die Arbeit gleich leichter.'],
    ask: ['Wie ist es sonst im Team?', 'Macht ihr auch privat etwas zusammen?'],
  },
  {
    signs:
      /\b(?:(?:verdien|verdiene) (?:ich )?(?:\w+ ){0,3}(?:zu wenig|viel zu wenig|kaum (?:was|etwas)|nichts|nix|mindestlohn|weniger als)|(?:gehalt|lohn) (?:\w+ ){0,4}(?:nicht da|nicht gekommen|zu spat|fehlt|gekurzt|reicht nicht|zu wenig)|schlecht bezahlt)\b/,
    tone: 'hard',
    say: ['Zu wenig für so viel Mühe, das ärgert.', 'Das ist nicht fair bezahlt, klingt es.'],
    ask: ['Reicht es zum Leben?', 'Hast du es schon angesprochen?'],
  },
  {
    signs:
      /^(?!.*\b(?:er|sie|mein mann|meine frau|mein vater|meine mutter)\b).*\b(?:(?:bin|seit|geh|gehe|noch|jetzt|bald|frisch) (?:\w+ ){0,5}(?:in rente|in pension|rentner|rentnerin|pensioniert|im ruhestand|bis zur rente)|letzter arbeitstag)\b/,
    say: ['Der Ruhestand, das ist ein großer Einschnitt.', 'So viele Jahre Arbeit, und dann anders leben.'],
    ask: ['Worauf freust du dich dabei?'],
  },
  {
    signs:
      /\b(?:(?:maschine|anlage|server|rechner|computer|system|programm|drucker|kasse|laptop) (?:\w+ ){0,4}(?:ausgefallen|abgesturzt|hangt|hangt sich auf|hat sich aufgehangt|lauft nicht|streikt)|nicht gespeichert|(?:datei|dateien|daten) (?:\w+ )?(?:weg|verloren|futsch)|alles geloscht|arbeit (?:\w+ )?(?:im eimer|umsonst|fur die katz))\b/,
    tone: 'hard',
    say: ['Ausgerechnet die Technik, zum Haareraufen.', 'Ach nein, die ganze Mühe.'],
    ask: ['Lässt sich noch etwas retten?', 'Wie viel Zeit kostet dich das?'],
  },
  {
    signs:
      /\b(?:(?:hab|habe) (?:ich )?mich (?:\w+ ){0,3}(?:verrechnet|vertan|vermessen|verzahlt|vertippt)|(?:hab|habe|mir ist) (?:\w+ ){0,5}(?:fehler gemacht|fehler passiert|fehler unterlaufen|mist gebaut|scheisse gebaut|verbockt|verpatzt)|(?:blamiert|blamier) (?:\w+ )?(?:mich|hab)|(?:hab|habe) mich (?:\w+ ){0,4}blamiert)\b/,
    tone: 'hard',
    say: ['Oje, und jetzt ärgerst du dich.', 'Das ist unangenehm, ich verstehe.'],
    ask: ['Ist es jemandem aufgefallen?', 'Kannst du es wieder geradebiegen?'],
  },
]
