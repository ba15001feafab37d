import type { Remark } from '../../remarks.ts'

export const remarksOnWork: readonly Remark[] = [
  {
    signs:
      /\b(?:(?:wurde|bin|worden|haben|hat|hom|hend) (?!(?:\w+ ){0,4}(?:wohnung|vertrag|abo)\b)(?<!leute haben )(?:\w+,? ){0,8}(?:gekundigt|rausgeschmissen|entlassen|gefeuert|freigestellt|gekundt)|(?:die |meine |eine )kundigung|arbeitslos|ohne job|job verloren|stelle verloren|kurzarbeit|(?:betrieb|firma|laden|werk|druckerei|filiale|metzgerei) (?:\w+,? ){0,6}(?:zugemacht|schliesst|schliessen|pleite|insolvent|dichtgemacht|macht zu|zu schliessen)|zuasperrn|sperr ich die|selbstbedienungskassen|stellenabbau)\b/,
    tone: 'hard',
    say: [
      'Wenn die Arbeit wegbricht, wackelt mehr als nur der Kontostand.',
      'An so einer Stelle hing ja ein ganzer Alltag.',
      'Das zieht einem kurz den Boden weg.',
    ],
    ask: ['Hattest du so etwas schon geahnt?', 'Wie geht es jetzt weiter?'],
  },
  {
    signs:
      /\b(?:(?:hab|habe) (?:ich )?(?:heute |gestern |endlich |jetzt |selbst )*gekundigt|(?:hab|habe) (?:\w+ ){0,3}(?:den job|meinen job|die stelle|meine stelle) (?:\w+ )?(?:gekundigt|geschmissen|hingeschmissen)|hor da auf ende)\b/,
    say: [
      'Gekündigt, das sagt sich kurz und wiegt eine Menge.',
      'So einen Schritt macht keiner aus Langeweile.',
    ],
    ask: ['Was hat den Ausschlag gegeben?', 'Wie fühlt es sich an, es getan zu haben?'],
  },
  {
    signs:
      /\b(?:absage (?:von|vom|bekommen|gekriegt)|\w+ste absage|(?:nur|wieder (?:eine|ne)) absagen?|abgelehnt worden|bewerb\w* (?:\w+ ){0,4}(?:absage|abgelehnt|nichts|nix)|ohne ruckantwort|(?:bewerbung|bewerbungen|mappen|bewerb) (?:\w+ ){0,4}(?:geschrieben|rausgeschickt|schreibe|mi|mich|fur|jede|gschriebn)|bewerbungen)\b/,
    tone: 'hard',
    say: [
      'Jede Bewerbung ist ein Stück Hoffnung in einem Umschlag.',
      'Sich immer wieder anzubieten kostet Mut.',
      'Auf so eine Antwort zu warten zerrt an einem.',
    ],
    ask: ['Was wäre dein Wunschplatz?', 'Wie viele hast du noch laufen?'],
  },
  {
    signs:
      /\b(?:(?:chef|chefin|boss|vorarbeiter|meister|abteilungsleiter\w*|teamleiter\w*|vorgesetzte[rn]?|schichtfuhrer|direktor|oberarzt|prof|moischter) (?:\w+,? ){0,8}(?:geschrien|schreit|brullt|angeschnauzt|schuld|blamiert|gekurzt|unfair|sauer|ignoriert|vergessen|motzt|meckert|gmault|nachgemacht|rundgemacht|depp|gesicht hattst|verteilt)|(?:bin|war) (?:\w+ )?(?:wieder )?schuld|mir (?:\w+ )?die schuld|anschiss|abmahnung|zusammengestaucht|mein konzept|mein name stand nicht|gefragt hat mich keiner)\b/,
    tone: 'hard',
    say: [
      'Von oben so behandelt zu werden, das nagt.',
      'Ungerecht behandelt zu werden, nimmt man mit nach Hause.',
      'So etwas wurmt einen noch abends im Bett.',
    ],
    ask: ['Haben die anderen es mitbekommen?', 'Was hättest du am liebsten gesagt?'],
  },
  {
    signs:
      /\b(?:(?:chef|chefin|meister|boss|prof|lehrerin|lehrer|direktor|trainer) (?:\w+ ){0,8}(?:(?:mich|mi) (?:\w+ ){0,3}gelobt|genickt|zufrieden mit mir|danke gesagt|gut gemacht)|(?:chefin|chef) hat mir (?:\w+ )*blumen|(?:mehr gehalt|gehaltserhohung|befordert|beforderung|lohnerhohung|festvertrag|ubernommen worden))\b/,
    tone: 'glad',
    say: [
      'Ein gutes Wort von oben trägt durch die ganze Woche.',
      'Wenn so jemand das merkt, ist es wirklich etwas wert.',
    ],
    ask: ['Hättest du damit gerechnet?', 'Was hast du darauf gesagt?'],
  },
  {
    signs:
      /\b(?:uberstunden|(?:sechzig|siebzig|60|70|50) stunden (?:die|in der) woche|(?:zwei|drei|vier) leute (?:\w+ )?(?:fehlen|krank|gekundigt|zu wenig)|fehlen (?:\w+ )?(?:zwei|drei|leute)|unterbesetzt|personalmangel|(?:nur|sind|waren|warn ma|sind wir) (?:\w+ ){0,3}zu (?:zweit|dritt) (?:statt|fur|da)|heut warn ma nur|zu viel arbeit|(?:komm|komme|kommen) (?:nicht|nimmer) hinterher|einspringen|eingesprungen|(?:holle|irre) (?:viel )?los|bude (?:ist|is) (?:ausgebucht|voll)|stress (?:auf|in|bei) der arbeit)\b/,
    tone: 'hard',
    say: [
      'So ein Pensum hält keiner ewig durch.',
      'Da wird aus Arbeit schnell Dauerlauf.',
      'Das ist mehr, als ein Tag hergibt.',
    ],
    ask: ['Ist Besserung in Sicht?', 'Wer merkt eigentlich, was du da leistest?'],
  },
  {
    signs:
      /^(?!.*\babgebrochen\b).*\b(?:(?:erster|ersten|erste) (?:arbeitstag|schultag|einsatz|schicht|woche|dienst|kunden|tag (?:in|im|bei|an)|tag)|(?:seit|ab) (?:\w+ )?(?:neuer|neuem|neuen) (?:job|stelle|arbeit)|(?:im|mein|mach\w*) (?:\w+ )?praktikum|probearbeiten|schnupper(?:tag|probe|woche|praktikum|stunde)|einarbeitung|neuer? job|neue stelle)\b/,
    say: [
      'Am Anfang ist alles neu, sogar der Weg zum Klo.',
      'Das erste Mal bleibt einem immer im Kopf.',
      'So ein Anfang braucht mehr Kraft, als man zugibt.',
    ],
    ask: ['Wie ist dein erster Eindruck?', 'Was war bisher das Überraschendste?'],
  },
  {
    signs:
      /\b(?:vorstellungsgesprach|bewerbungsgesprach|probespiel|vorsprechen|(?:vorstellen kann ich mich|gesprach) (?:\w+ ){0,5}(?:am|um|morgen)|vorstellung am|jobinterview|assessment\w*)\b/,
    say: [
      'Vor so einem Termin geht man jeden Satz dreimal durch.',
      'Sich zu zeigen, wenn es zählt, kostet Nerven.',
    ],
    ask: ['Was für eine Stelle ist es?', 'Wie fühlst du dich damit?'],
  },
  {
    signs:
      /\b(?:(?:mit|hab|habe|bin|in) (?:\w+ ){0,6}durchgerasselt|durch (?:die|den|das) (?:\w+ )?(?:prufung|fuhrerschein|test|klausur|examen) gefallen|durchgefallen|nicht bestanden|(?:mathe|deutsch|englisch|chemie|physik|bio|klausur|arbeit|test) (?:\w+ ){0,2}(?:verhauen|verkackt|verbockt|versemmelt)|(?:ne|eine|a|wieder|die) (?:funf|sechs|5|6) (?:in|geschrieben|bekommen|gekriegt)|sitzen ?geblieben)\b/,
    tone: 'hard',
    say: [
      'So ein Ergebnis fühlt sich an wie ein Urteil, ist aber keins.',
      'Nach all der Mühe tut so eine Note doppelt weh.',
    ],
    ask: ['Kannst du es noch einmal versuchen?', 'Vor wem graut es dir am meisten damit?'],
  },
  {
    signs:
      /(?<!\b(?:nicht|nich|nie|net) )\b(?:bestanden|geschafft, (?:abi|prufung)|abi\b.{0,6}2|mit (?:eins|einer eins|note eins) gemacht|(?:ne|eine|nen|a) (?:eins|zwei|1|2|einser) (?:in|geschrieben|bekommen|gekriegt)|(?:1[0-5]) punkte in|prufung (?:\w+ )?geschafft|bachelor (?:fertig|in der tasche)|abgegeben und fertig)\b/,
    tone: 'glad',
    say: ['Da hat sich das ganze Lernen ausgezahlt.', 'Das darf jetzt ruhig ein paar Tage nachglühen.'],
    ask: ['Hast du schon gefeiert?', 'Wer hat es zuerst erfahren?'],
  },
  {
    signs:
      /^(?!.*\b(?:(?:seinem|ihrem|deren) (?:abi|abitur)|wie vor einer|korrigier\w*|schreibtisch|vierzig klausuren|mit eins)\b).*\b(?:durchfallquote|\w*klausur\w*|\w*prufung\b|\w*pruefig|prufungen|examen|(?:in|vor) (?:\w+ ){0,3}abi|abitur|fuhrerscheinprufung|schularbeit|matura|physikum|gesellenstuck|deutsch schriftlich|test (?:morgen|am)|(?:morgen|montag|dienstag|mittwoch|donnerstag|freitag) (?:schreib|schreibe|schreiben) (?:ich |wir )(?:\w+)|(?:morgen|am \w+) (?:\w+ ){0,2}(?:klausur|prufung|test|mathearbeit))\b/,
    say: [
      'Vor einer Prüfung zählt der Kopf die Tage rückwärts.',
      'Prüfungszeit macht aus jeder Pause ein schlechtes Gewissen.',
      'So eine Prüfung sitzt mit am Tisch, bis sie vorbei ist.',
    ],
    ask: ['Welcher Teil liegt dir am schwersten im Magen?', 'Wie sicher fühlst du dich?'],
  },
  {
    signs:
      /\b(?:(?:statt|anstatt) (?:zu )?(?:lernen|schreiben|offentliches)|musste (?:ich )?eigentlich |(?:schieb|schiebe) (?:ich )?(?:\w+ ){0,4}(?:auf|vor mir her)|stattdessen (?:hab|habe|bin|sitz|sitze|alphabetisiere) ich|stattdessen alphabetisiere|aufgeschoben|prokrastinier\w*|(?:fang|fange) (?:\w+ )?(?:extra )?spat an|eigentlich (?:musste|musst|hatt|hatte) (?:ich|i)|hab(?:e)? (?:ich )?(?:\w+ ){0,3}noch nicht angefangen|noch keine einzige|schau die liste immer nur an|auf meiner liste)\b/,
    say: [
      'Aufschieben ist anstrengender, als es aussieht.',
      'Vor einer lästigen Sache wird alles andere plötzlich wichtig.',
      'Der Anfang ist immer das schwerste Stück.',
    ],
    ask: ['Was wäre der kleinste Schritt davon?', 'Was hält dich am meisten davon ab?'],
  },
  {
    signs:
      /^(?!.*\b(?:hakeln|stricken|kochen|gitarre|klavier|kennen)\b).*\b(?:(?:lern|lerne|lernen|buffel|paukt?) (?:ich |i )?(?:\w+ ){0,4}(?:fur|grad|gerade|seit|abends|jetzt|den ganzen|noch)|(?:den ganzen tag|heute|bis \w+) (?:\w+ ){0,2}gelernt|(?:muss|musst|sollte) (?:ich |noch |heute |heut |eigentlich )*(?:fur \w+ )?lernen|karteikart\w*|(?:versteh|verstehe|verstand) (?:ich )?(?:\w+ ){0,3}(?:nichts|nix|nur bahnhof|die endungen)|sprachkurs|deutschkurs|hausaufgaben|hausi|nachhilfe|referat|altklausur\w*|vokabeln|repetitor)\b/,
    say: [
      'Lernen ist Arbeit, die man von außen nicht sieht.',
      'Irgendwann ist der Kopf voll und nimmt nichts mehr auf.',
      'Stück für Stück bleibt mehr hängen, als man meint.',
    ],
    ask: ['Was lernst du gerade?', 'Lernst du lieber allein oder mit anderen?'],
  },
  {
    signs:
      /\b(?:bachelorarbeit|masterarbeit|doktorarbeit|doktorand|dissertation|hausarbeit|seminararbeit|facharbeit|(?:abgabe|deadline) (?:\w+ ){0,3}(?:um|am|morgen|ist|bis)|kapitel \d+|promotion|promovier\w*|slogan|bis (?:funf|morgen|heute abend) (?:\w+ ){0,2}(?:liefern|abgeben|fertig))\b/,
    say: [
      'Mit so einer Arbeit hat man nie ganz frei.',
      'Solche Arbeiten werden nie fertig, man gibt sie irgendwann ab.',
    ],
    ask: ['Worum geht es darin?', 'Wie viel fehlt noch?'],
  },
  {
    signs:
      /\b(?:vor (?:der (?:ganzen )?klasse|hundert\w* leuten|\d+ leuten|(?:so )?vielen leuten|publikum)|prasentation|vortrag|(?:eine|die|meine) rede\b|muss reden|was sagen, vor|lampenfieber|auf (?:der|die) buhne|premiere|auftritt|uftritt|generalprobe|vorsingen)\b/,
    say: [
      'Vor anderen zu stehen, da klopft fast jedem das Herz.',
      'Auf so einen Moment arbeitet man lange hin.',
    ],
    ask: ['Wie viele Leute hören zu?', 'Was ist dir dabei am wichtigsten?'],
  },
  {
    signs:
      /\b(?:(?:mein|meine|der|die|unsere?|mei|dr|frau|herr|im|vom|beim|mit) (?:\w+ )?(?:lehrer|lehrerin|klassenlehrer\w*|mathelehrer\w*|prof|dozent\w*)|(?:in|nach) der (?:schule|klasse|vorlesung|ubung|berufsschule|berufsschul)|im unterricht|mathestunde|vorlesung|klassenfahrt|(?:erste|zweite|dritte|vierte|funfte|sechste|siebte|achte|neunte|zehnte|elfte|zwolfte) klasse|berufsschul\w*|\d+\. klasse|(?:der|die) klassengruppe|schulfest|volkerball|sportunterricht|turnhalle)\b/,
    say: ['Schule ist nie nur Unterricht.', 'In so einer Klasse passiert mehr, als im Stundenplan steht.'],
    ask: ['Wie ist die Stimmung da so?', 'Wer ist dort in Ordnung?'],
  },
  {
    signs:
      /\b(?:kund(?:e|en|in|innen|schaft|n)|gast (?:\w+ ){0,4}(?:hat|wollte|zuruckgeschickt|gefragt|gesagt)|(?:die|der|zwei|meine|neunzig|a) gaste?\b|patient\w*|fahrgast\w*|passagiere?|touristin\w*|turistn|fahrschuler\w*|tisch \d+|trinkgeld|(?:an|hinter) (?:der kasse|der theke|dem tresen|diesem tresen)|schlange bis)\b/,
    say: [
      'Mit Publikum zu arbeiten ist jeden Tag ein anderes Stück.',
      'Wer mit Menschen arbeitet, kommt nie ohne Geschichte heim.',
      'Freundlich zu bleiben ist der unsichtbare Teil der Arbeit.',
    ],
    ask: ['Was war der seltsamste Wunsch bisher?', 'Kommt so etwas oft vor?'],
  },
  {
    signs:
      /\b(?:(?:mein|meine|meinem|meiner|meinen|die|der|den|unsere?|ein|eine|ne|jung\w*|neue[rn]?|d') ?(?:\w+ )?(?:kollege|kollegin|kollegen|kolleginnen|kollega|arbeitskolleg\w*|azubi|azubis|lehrling|lehrbub|geselle|praktikant\w*|sekretarin|der neue)|im team|teamessen|im buro|im meeting|besprechung|videokonferenz|homeoffice|kantine|betriebsrat|weihnachtsfeier)\b/,
    say: [
      'Mit Kollegen verbringt man mehr Zeit als mit vielen Freunden.',
      'Das Klima unter Kollegen macht den halben Arbeitstag.',
      'Unter Kollegen läuft vieles nebenbei, auch das Wichtige.',
    ],
    ask: ['Wie kommt ihr sonst miteinander aus?', 'Wie ist es im Team gerade?'],
  },
  {
    signs:
      /\b(?:(?:mein|meine|meinem|der|die|da|dr|unser|vom|beim) (?:\w+ )?(?:chef|chefin|boss|meister|vorarbeiter|moischter|abteilungsleiter\w*)|mim chef|schichtfuhrer)\b/,
    say: ['Mit dem Chef steht und fällt so mancher Tag.', 'Wie oben der Wind weht, merkt man unten zuerst.'],
    ask: ['Wie ist der Umgang sonst?', 'Wie lange arbeitet ihr schon zusammen?'],
  },
  {
    signs:
      /\b(?:(?:verdien|verdiene) (?:ich )?|gehalt|(?:lohn|stundenlohn|mindestlohn|netto|brutto)|euro (?:die stunde|mehr als ich|pro seite)|mehr geld|zahlns? pro|umsatzsteuer|kunden zahlen nicht|rente (?:reicht|bekomm\w*))\b/,
    say: [
      'Über Geld redet kaum einer, dabei zählt es jeden Monat.',
      'Arbeit und Lohn sollten zusammenpassen.',
    ],
    ask: ['Findest du es fair?', 'Was wäre ein fairer Betrag?'],
  },
  {
    signs:
      /^(?!.*\bmein(?:e)? (?:mann|frau|vater|mutter)\b).*\b(?:(?:noch|in|seit|als) (?:\w+ ){0,4}(?:rente|pension|rentnerin|rentner|ruhestand|emeritierung)|in rente|frischgebackene rentner\w*|pensioniert|pensionist\w*|verrentet|im ruhestand)\b/,
    say: [
      'Ohne Wecker und Dienstplan muss ein Tag erst neu erfunden werden.',
      'So viele Jahre Arbeit lässt man nicht einfach an der Garderobe.',
    ],
    ask: ['Wie füllst du die Tage?', 'Was vermisst man von der Arbeit am ehesten?'],
  },
  {
    signs:
      /\b(?:(?:maschine|anlage|zentrifuge|server|rechner|computer|system|programm|drucker|kran|saule|pumpe|kuhlanlage|steuerung) (?:\w+ ){0,6}(?:kaputt|ausgefallen|abgesturzt|streikt|hangt|trockengelaufen|hat sich aufgehangt|explodiert)|nichts gespeichert|datei (?:weg|verloren)|alles geloscht|(?:wochen|tage|stunden) arbeit (?:\w+ )?(?:im eimer|weg|umsonst|fur die katz))\b/,
    tone: 'hard',
    say: [
      'All die Mühe, und dann entscheidet so ein Ding anders.',
      'Wenn die Technik streikt, steht man ziemlich machtlos davor.',
    ],
    ask: ['Lässt sich noch etwas retten?', 'Wie viel Zeit kostet dich das jetzt?'],
  },
  {
    signs:
      /\b(?:falsch (?:zugschnitta|zugeschnitten|bestellt|gebucht|eingetragen|abgerechnet)|(?:hab|habe) (?:ich )?mich (?:\w+ ){0,3}(?:verrechnet|vertan|vermessen)|(?:hab|habe|mir ist) (?:\w+ ){0,4}(?:fehler gemacht|fehler passiert|fehler unterlaufen)|mist gebaut|bock geschossen)\b/,
    tone: 'hard',
    say: [
      'So ein Fehler ärgert einen den ganzen Tag.',
      'Ein Augenblick nicht aufgepasst, und man kaut ewig daran.',
    ],
    ask: ['Ist es jemandem aufgefallen?', 'Kannst du es wieder geradebiegen?'],
  },
  {
    signs:
      /^(?!.*\b(?:fruher|wohne|der pfleger)\b).*(?:^|\b(?:bin|bi|ben|als|arbeit\w*|mach|mache|seit|\d\d,) (?:\S+ ){0,4})(?:rtw|krankenschwester|krankenpfleger\w*|pfleger|pflegerin|pflegefach\w*|altenheim|altersheim|altenpfleg\w*|pflegeausbildung|hebamme|sanitater\w*|notfallsani\w*|rettungsdienst|tierarztin|assistenzarzt\w*|arztin|physiotherapeut\w*|bestatter\w*|fachfrau betreuig|arzthelferin)\b/,
    say: [
      'Da hat man es mit Menschen in ihren schwachen Momenten zu tun.',
      'Die Arbeitskleidung hängt man auf, den Tag nicht.',
    ],
    ask: ['War das immer schon dein Ding?', 'Was nimmt man davon mit nach Hause?'],
  },
  {
    signs:
      /^(?!.*\bfruher\b).*(?:^|\b(?:bin|bi|ben|als|habe|hab|mach|seit|i|\d\d,|mein|meine) (?:\S+ ){0,4})(?:dachdecker\w*|zimmerer|zimmermann|tischler\w*|schreiner\w*|elektriker\w*|elektrika|installateur|maurer|maler(?:betrieb)?|schlosser\w*|mechaniker\w*|baustelle|baustoll|rohbau|auf montage|goldschmied\w*|glaser|steinmetz|kunstschmied\w*|schweisser\w*|lackierer\w*|werkbank|geigenbauer\w*)\b/,
    say: [
      'Am Ende des Tages sieht man da, was man geschafft hat.',
      'Handwerk spürt man abends, und es steht morgen noch.',
      'So eine Arbeit kann man anfassen.',
    ],
    ask: ['Woran wird gerade gearbeitet?', 'Was magst du daran am meisten?'],
  },
  {
    signs:
      /^(?!.*\bfruher\b).*(?:^|\b(?:bin|bi|ben|als|arbeit\w*|jobbe|seit|tag in der|\d\d,) (?:\S+ ){0,4})(?:kellner\w*|koch|kochin|kuchenchef\w*|barkeeper\w*|backer|backerei|backerin|konditor\w*|metzgerei|eisdiele|cafe|restaurant|gastro\w*|verkauferin|verkaufer|einzelhandel|getrankemarkt|tankstelle|kiosk)\b/,
    say: [
      'Da ist man ständig auf den Beinen und immer unter Leuten.',
      'Wo andere sich bedienen lassen, wird hart gearbeitet.',
    ],
    ask: ['Was war heute los?', 'Wie sind die Leute, die da kommen?'],
  },
  {
    signs:
      /^(?!.*\bfruher\b).*(?:^|\b(?:bin|bi|ben|als|seit|\d\d,) (?:\S+ ){0,4})(?:(?:bus|lkw|lok|taxi|tram|kran|bagger)fahrer\w*|taxi|lokfuhrer\w*|kapitan|binnenschiffer\w*|trucker\w*|zugbegleiter\w*|poschtautochauffeur|kontrolleur\w*|fahrschullehrer|flugbegleiter\w*|(?:ich |i )?(?:fahr|fahre) (?:ich )?(?:kran|taxi|lkw|bus|fliesen|tram)|fahrradkurier\w*|paketfahrer\w*|mullabfuhr|abschleppdienst)\b/,
    say: [
      'Wer viel fährt, sieht mehr Alltag als die meisten.',
      'Unterwegs zu arbeiten heißt, nie zweimal dasselbe zu sehen.',
    ],
    ask: ['Welche Strecke ist dir die liebste?', 'Was war unterwegs das Verrückteste?'],
  },
  {
    signs:
      /\b(?:(?:bin|bi|als) (?:(?!der|die)\w+ )?(?:lehrer|lehrerin|erzieher\w*|ausbilder\w*)\b|^(?:lehrer|lehrerin|erzieher\w*|grundschule)\b|(?:arbeit\w*|bin|fsj|schaff\w*) (?:\w+,? ){0,3}(?:kindergarten|kita|hort|grundschule)|(?:aufsatze|klassenarbeiten|hefte) (?:\w+ ){0,3}(?:korrigier\w*|sehen))\b/,
    say: [
      'Ein Raum voller Kinder, da ist kein Tag wie der andere.',
      'Wer mit jungen Leuten arbeitet, braucht Nerven und Humor.',
    ],
    ask: ['Wie alt sind sie bei dir?', 'Was bringt dich dort zum Lachen?'],
  },
  {
    signs:
      /\b(?:(?:bin|bi|i bin) (?:\w+ )?(?:bauer|bauerin|landwirt\w*)|winzer\w*|im stall|(?:kuh|kuhe|kuah|kia|kaibi|kalb|rinder|schafe|ziegen|schweine|huhner) (?:\w+ ){0,4}(?:gemolken|gefuttert|ausgebrochen|rausgekommen|gekommen|gmoiken|um mich)|melken|heu (?:\w+ )?(?:eingefahren|eingfiahrt)|auf der alm|auf da alm|weinberg|wingert|schafer\w*|imker\w*|spargelfeld|ernte|milchpreis)\b/,
    say: [
      'Auf einem Hof richtet sich alles nach Tieren und Wetter.',
      'Wer draußen arbeitet, kennt keinen Feiertag.',
    ],
    ask: ['Wie läuft das Jahr bisher?', 'Was steht auf dem Hof als Nächstes an?'],
  },
  {
    signs:
      /\b(?:(?:ich |i )?(?:arbeit|arbeite|schaff|hackle|jobbe) (?:\w+ ){0,5}(?:in|im|bei|als|beim|auf|bi)|hauptberuflich|nebenjob|minijob|ausbildung (?:zum|zur|als|bei|in)|(?:mach|mache) (?:\w+ ){0,3}(?:ausbildung|lehre|umschulung|lehrjohr)|\w+ lehrjahr|umschulung|selbststandig|selbstandig|freiberuflich|bin (?:von )?beruf\w*|im betrieb|studier(?:e)? (?:ich )?(?:\w+)|studium|fernstudium|semester)\b/,
    say: [
      'Womit man seine Tage verbringt, prägt einen mehr, als man merkt.',
      'So ein Alltag hat seine eigenen Regeln und Sprüche.',
    ],
    ask: ['Wie hat sich das ergeben?', 'Was daran macht dir wirklich Spaß?'],
  },
]
