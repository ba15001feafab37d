import type { HardScene, Scene } from '../../scenes.ts'

export const hardScenes: Record<HardScene, Scene> = {
  loss: {
    signs:
      /\b(?:beerdigt|begraben)\b|\b(?:(?:ist|sind) (?:\w+ ){0,3}(?:gestorben|verstorben|tot|von uns gegangen|eingeschlafen fur immer)|gestorben|verstorben|beerdig\w+|begrabnis|trauerfeier|in trauer|(?:meine?n?|unsere?n?) (?:mutter|mama|vater|papa|oma|opa|bruder|schwester|mann|frau|freundin|freund|tante|onkel) verloren|(?:mutter|mama|vater|papa|oma|opa) ist nicht mehr da)\b/,
    open: ['Das tut mir so leid.', 'Mein herzliches Beileid.', 'Das tut mir sehr leid. Was für ein Schmerz.'],
    stay: [
      'Man merkt, wie viel Liebe da war.',
      'Danke, dass du mir davon erzählst.',
      'Verstehe. In solchen Tagen wiegt alles.',
      'Es gibt keine richtige Art, durch solche Tage zu kommen.',
      'Ich lese dich, und es eilt nicht.',
      'Klar, dass das immer wieder hochkommt.',
    ],
    ask: [
      'Magst du mir erzählen, wie es zwischen euch war?',
      'Welche Erinnerung kommt am häufigsten?',
      'Wer ist in diesen Tagen bei dir?',
      'Was habt ihr zusammen gemacht?',
      'Wie geht es dir jetzt, in diesem Moment?',
    ],
    advice: [
      'In diesen Tagen reicht wenig: etwas essen, schlafen, wenn es geht, ein vertrauter Mensch in der Nähe.',
      'Du kannst aufschreiben, was du noch sagen wolltest. Es muss nicht abgeschickt werden, um gutzutun.',
    ],
  },
  petLoss: {
    signs:
      /\b(?:hund|hundin|katze|kater|welpe|kaninchen|hase|pferd|hamster)\b.*\b(?:gestorben|tot\b|ist nicht mehr da|nicht mehr da|eingeschlafert|einschlafern|uberfahren)|\b(?:eingeschlafert|einschlafern lassen|einschlafern mussen)\b/,
    open: ['Oh nein, das tut mir so leid.', 'Das tut mir sehr leid.', 'Das tut mir leid. Das war Familie.'],
    stay: [
      'So ein Tier füllt jeden Tag, und jetzt spürt man die Lücke.',
      'Man merkt, wie viel Liebe da war.',
      'Das ist echte Trauer, und sie darf dauern.',
      'Da war jemand an der Seite, dem es wirklich wichtig war.',
      'Ich lese dich, ganz ohne Eile.',
    ],
    ask: [
      'Magst du mir erzählen, was das Besondere war?',
      'Zu welcher Tageszeit fehlt es dir am meisten?',
      'Was war der lustigste Streich?',
      'Wer ist gerade bei dir?',
    ],
    advice: ['Gib dem Abschied Zeit: ein Foto, die gewohnte Runde, ein paar Zeilen zur Erinnerung.'],
  },
  illness: {
    signs:
      /\b(?:\w*unfall|intensivstation|im koma|notaufnahme)|\b(?:mutter|mama|vater|papa|oma|opa|frau|mann|sohn|tochter|bruder|schwester|tante|onkel)\b.*\b(?:krebs|brustkrebs|tumor|krankenhaus|intensivstation|schlaganfall|herzinfarkt|operier\w*|op\b|alzheimer|demenz|chemo\w*|parkinson|schwer krank|krank|nicht (?:mehr )?erkannt)|\b(?:krebs|tumor|alzheimer|demenz|schlaganfall)\b.*\b(?:mutter|mama|vater|papa|oma|opa)\b|hat mich (?:heute )?nicht (?:mehr )?erkannt/,
    open: [
      'Das tut mir leid. So eine Nachricht erschüttert alles.',
      'Das tut mir sehr leid, das ist eine riesige Last.',
      'Das tut mir leid. Es ist hart, einen geliebten Menschen so zu sehen.',
    ],
    stay: [
      'In all dem bist auch du, nicht nur der kranke Mensch.',
      'Das ist viel zu tragen, Tag für Tag.',
      'Man merkt, wie wichtig dir das ist.',
      'Das Warten und die Ungewissheit zehren am meisten.',
      'Hier darfst du es sagen, wie es ist.',
      'Du leistest viel, auch wenn es sich von innen nach wenig anfühlt.',
    ],
    ask: [
      'Was sagen die Ärzte?',
      'Und wie geht es dir mit all dem?',
      'Wer hilft dir?',
      'Was ist im Moment das Schwerste?',
      'Wann kommst du mal zur Ruhe?',
    ],
    advice: [
      'Frag die Ärzte eins nach dem anderen und schreib die Antworten auf: Das lichtet den Nebel etwas.',
      'Bitte um etwas Genaues, Einkaufen oder eine Stunde Gesellschaft: Dazu sagt man leichter Ja.',
    ],
  },
  breakUp: {
    signs:
      /\b(?:hat (?:mit mir |mich )?(?:\w+ ){0,4}(?:schluss gemacht|verlassen|betrogen|sitzen ?lassen|abserviert)|schluss gemacht|(?:wir|haben uns) (?:\w+ ){0,2}getrennt|trennung|scheidung|scheiden lassen|(?:freund|freundin|mann|frau|verlobter?) (?:hat mich|ist weg|ist ausgezogen|will (?:die scheidung|eine pause)))\b/,
    open: [
      'Das tut mir leid, das tut richtig weh.',
      'Das tut mir leid. So ein Ende nimmt einem die Luft.',
      'Autsch. Das tut mir wirklich leid.',
    ],
    stay: [
      'Klar, dass der Kopf immer wieder dorthin geht.',
      'So etwas geht nicht über Nacht aus.',
      'Ich verstehe, dass das brennt.',
      'Was du fühlst, ergibt Sinn, auch wenn es stündlich wechselt.',
      'Du musst noch nicht darüber hinweg sein.',
      'Du hättest mehr Rücksicht verdient.',
    ],
    ask: [
      'Wie waren die letzten Stunden?',
      'Was tut gerade am meisten weh?',
      'Mit wem kannst du darüber reden?',
      'Was fehlt dir am meisten?',
      'Was täte dir heute Abend gut?',
    ],
    advice: [
      'Blende die Profile ein paar Tage aus: Jeder Blick reißt die Wunde wieder auf.',
      'Such dir heute Abend einen lieben Menschen, und wenn ihr nur im selben Raum sitzt.',
    ],
  },
  jobLoss: {
    signs:
      /\b(?:(?:mir|mich|wurde|bin) (?:\w+ ){0,3}(?:gekundigt|gefeuert|entlassen|rausgeworfen|rausgeschmissen)|kundigung bekommen|(?:job|arbeit|stelle) verloren|arbeitslos|vertrag (?:wird|wurde) nicht verlangert)\b/,
    open: [
      'Das tut mir leid, das ist ein harter Schlag.',
      'Das tut mir wirklich leid, so eine Nachricht wiegt schwer.',
      'Uff. Das tut mir leid.',
    ],
    stay: [
      'Klar, dass dir da der Boden wegsackt.',
      'Das löscht nicht aus, was du kannst.',
      'Heute brauchst du noch keinen Plan.',
      'Es darf wehtun: Da hing ein Stück Leben dran.',
      'Eins nach dem anderen, wirklich.',
    ],
    ask: [
      'Wie war der erste Moment für dich?',
      'Wer weiß schon davon?',
      'Was macht dir am meisten Sorgen?',
      'Was kannst du in deinem Beruf am besten?',
      'Was muss diese Woche als Erstes geregelt werden?',
    ],
    advice: [
      'Erst das Konkrete: Papiere, Abfindung, Arbeitslosmeldung. Gewerkschaft oder Beratungsstelle gehen es mit dir durch.',
      'Sag es zuerst einem Menschen, dem du vertraust. Für sich allein sieht jede Zahl schwärzer aus.',
    ],
  },
  betrayal: {
    signs:
      /\b(?:(?:beste[rn]? )?freund(?:in)?\b.*\b(?:geheimniss\w*|allen erzahlt|erzahlt allen|belogen|gelogen|verraten|hinter meinem rucken|ignoriert|redet nicht mehr)|meine geheimnisse|hat mich (?:belogen|angelogen|verraten)|hinter meinem rucken)\b/,
    open: [
      'Das ist übel, das tut mir leid. Vertrauen ist empfindlich.',
      'Das tut mir leid. Von so nah tut es doppelt weh.',
    ],
    stay: [
      'Danach weiß man kaum noch, wem man trauen kann.',
      'Was du anvertraut hattest, gehörte dir.',
      'Klar, dass dich das verletzt.',
      'Wütend und traurig zugleich, das ist hier ganz normal.',
      'Es eilt nicht zu entscheiden, was daraus wird.',
    ],
    ask: [
      'Wie hast du davon erfahren?',
      'Was hat am meisten wehgetan?',
      'Was würdest du gern hören?',
      'Wem vertraust du noch?',
    ],
    advice: [
      'Wenn du darüber redest, fang damit an, wie es dir ging, mit einem Beispiel: Das lässt sich schwerer abstreiten.',
      'Schlaf eine Nacht darüber und überleg, was du willst: eine Erklärung, eine Entschuldigung oder Abstand.',
    ],
  },
  quarrel: {
    signs:
      /\b(?:gestritten|streit (?:mit|gehabt)|(?:riesen|heftig\w*|schlimm\w*) ?(?:streit|krach|zoff)|krach mit|zoff (?:mit|gehabt)|hat mich (?:\w+ ){0,4}(?:angeschrien|angebrullt|beleidigt|rausgeworfen)|reden nicht mehr (?:miteinander|mit)|tur zugeknallt)\b/,
    open: [
      'Das tut mir leid, so ein Streit hängt nach.',
      'Autsch. Streit mit jemandem, der wichtig ist, hinterlässt Spuren.',
      'Das tut mir leid. Manche Worte tun noch lange weh.',
    ],
    stay: [
      'Klar, dass du noch mitten in der Szene steckst.',
      'Das ist eine Verletzung, nicht nur ein Streit.',
      'Es ist hart, gerade dort nicht verstanden zu werden.',
      'Du musst heute nicht alles reparieren.',
      'Was du fühlst, zählt hier auch.',
    ],
    ask: [
      'Womit hat es angefangen?',
      'Was hat dich am meisten verletzt?',
      'Was hättest du gern verständlich gemacht?',
      'Wie seid ihr verblieben?',
      'Was bräuchtest du, um wieder näherzukommen?',
    ],
    advice: [
      'Warte, bis die Wut sinkt, und fang mit einem Satz über dich an: „Es hat mir wehgetan, als …“ wirkt besser als ein Vorwurf.',
    ],
  },
  forgotten: {
    signs:
      /\b(?:(?:niemand|keiner) (?:hat )?(?:\w+ ){0,3}(?:geschrieben|angerufen|gratuliert|gemeldet|eingeladen|gedacht)|(?:alle )?haben (?:mich|meinen geburtstag|es) vergessen|hat meinen geburtstag vergessen|nicht eingeladen)\b/,
    open: [
      'Das tut mir leid. Vergessen zu werden tut weh, heute besonders.',
      'Das ist bitter. Das würde jeden treffen.',
    ],
    stay: [
      'Es darf wehtun, das ist keine Kleinigkeit.',
      'Sich einen Gedanken von anderen zu wünschen ist menschlich.',
      'Das Schweigen der anderen sagt nichts über deinen Wert.',
      'Hier jedenfalls wirst du bemerkt.',
    ],
    ask: [
      'Von wem hattest du ein Zeichen erhofft?',
      'Was hätte dir Freude gemacht?',
      'Was könntest du dir heute Gutes tun?',
    ],
  },
  lonely: {
    signs:
      /\b(?:(?:fuhle|fuhl) mich (?:\w+ )?(?:einsam|allein|alleine)|(?:bin|so) (?:\w+ )?(?:einsam|allein)\b(?! (?:zu hause|zuhause|daheim))|einsam\w*|(?:habe|hab) (?:keine freunde|niemanden|keinen)|kenne (?:hier )?(?:niemanden|keinen)(?! dort| da)|niemand (?:mag|will) mich)\b/,
    open: [
      'Das tut mir leid. Einsamkeit wiegt schwer, und es ist gut, dass du es sagst.',
      'Danke, dass du das schreibst. Sich so zu fühlen kostet Kraft.',
    ],
    stay: [
      'Das muss schwer sein, Tag für Tag.',
      'Mit dir ist nichts verkehrt, nur weil es gerade so ist.',
      'Es braucht Zeit und Gelegenheiten, und nicht alles liegt an dir.',
      'Klar, dass dir jemand zum Reden fehlt.',
      'Es auszusprechen ist schon etwas.',
    ],
    ask: [
      'Zu welcher Tageszeit ist es am stärksten?',
      'Wer fehlt dir?',
      'Mit wem ging es dir früher gut?',
      'Was würdest du gern mit anderen machen?',
      'Wo in deiner Nähe fühlst du dich wohl?',
    ],
    advice: [
      'Such dir etwas, das jede Woche wiederkommt, einen Kurs oder eine Gruppe: Dieselben Gesichter zu sehen hilft auch Schüchternen.',
      'Schreib zwei Zeilen an jemanden, von dem du lange nichts gehört hast: Oft reicht das zum Anknüpfen.',
    ],
  },
  money: {
    signs:
      /\b(?:(?:bis )?(?:zum )?ende des monats|monatsende|(?:kein|kaum) geld|pleite|schulden|kann (?:\w+ ){0,3}nicht (?:mehr )?(?:bezahlen|zahlen|leisten)|rechnung (?:uber|von)|stromrechnung|nachzahlung|zwangsraumung)\b/,
    open: [
      'Das ist eine Sorge, die nie loslässt. Das tut mir leid.',
      'Das tut mir leid: Jeden Monat so zu rechnen zermürbt.',
    ],
    stay: [
      'Das ist nicht deine Schuld: Das Leben kostet, und du gibst dir Mühe.',
      'Es ist hart, wenn nichts mehr zu kürzen ist.',
      'Kein Wunder, dass dir das keine Ruhe lässt.',
      'Um Hilfe zu bitten nimmt deinem Einsatz nichts weg.',
    ],
    ask: [
      'Welche Ausgabe macht dir am meisten Sorgen?',
      'Wie viel fehlt ungefähr?',
      'Mit wem kannst du ohne Scham darüber reden?',
      'Was gäbe dir ein bisschen Luft?',
    ],
    advice: [
      'Ruf dort an, wo die Rechnung herkommt, und bitte um Raten: Meist geht das.',
      'Eine Schuldner- oder Sozialberatung schaut kostenlos, was dir zusteht. Oft gibt es etwas.',
    ],
  },
  ownIllness: {
    signs:
      /\b(?:(?:ich )?(?:habe|hab) (?:\w+ )?(?:fieber|grippe|corona|migrane|kopfschmerzen|bauchschmerzen|zahnschmerzen|ruckenschmerzen|eine erkaltung|krebs)|(?:bin|liege) (?:\w+ )?(?:krank|erkaltet|im krankenhaus|flach)|mir (?:ist|geht es) (?:\w+ )?(?:schlecht|ubel)|(?:bein|arm|fuss|hand) gebrochen|mir tut (?:der|die|das) \w+ weh)\b/,
    open: [
      'Das tut mir leid, hoffentlich geht es schnell vorbei.',
      'Oje, das schlaucht. Gute Besserung.',
      'Das tut mir leid. Krank sein kostet Kraft.',
    ],
    stay: [
      'Nimm dir die Zeit, die es braucht.',
      'Der Körper verlangt eine Pause.',
      'Blöd, wenn man nur abwarten kann.',
      'Hoffentlich bringt dir jemand wenigstens einen Tee.',
    ],
    ask: [
      'Wie lange geht das schon?',
      'Was hat der Arzt gesagt?',
      'Wer ist bei dir?',
      'Was verschafft dir etwas Linderung?',
    ],
    advice: [
      'Wenn es anhält oder schlimmer wird, würde ich zum Arzt gehen; ich kann dir nicht sagen, was es ist. Bis dahin Wasser und Ruhe.',
    ],
  },
  workTrouble: {
    signs:
      /\b(?:(?:arbeit|job|buro|chef\w*|kolleg\w+|vorgesetzte\w*)\b.*\b(?:schlimm\w*|furchtbar\w*|schrecklich\w*|scheisse|horror|holle|unfahig\w*|schreit|hass\w*|unfair|mobb\w*|stress\w*|fertig|blossgestellt)|(?:hasse|ertrage) (?:meinen|meine|den|die) (?:\w+ )?(?:job|arbeit|chef\w*)|(?:schlimmster?|furchtbarer?|schrecklicher?|mieser?|scheiss|beschissener?) ?tag|(?:schrecklichen|furchtbaren|schlimmen|miesen) tag)\b/,
    open: [
      'Das tut mir leid, das klingt heftig.',
      'Was für ein Tag. Das tut mir leid.',
      'Uff, verstehe: Solche Tage kleben an einem.',
    ],
    stay: [
      'So behandelt zu werden ist mies.',
      'Klar, dass du noch daran hängst.',
      'Das sagt nichts über deinen Wert.',
      'Da darf man sich ärgern.',
    ],
    ask: [
      'Was genau ist passiert?',
      'Was hat dich am meisten gestört?',
      'Wer stand auf deiner Seite?',
      'Was hilft dir, heute Abend abzuschalten?',
    ],
    advice: [
      'Schreib auf, was passiert ist, mit Datum und Wortlaut: Wenn du es ansprechen musst, helfen Tatsachen.',
      'Bitte um zwei Minuten unter vier Augen und sag eine konkrete Sache: was war und was du dir wünschst.',
    ],
  },
  exam: {
    signs:
      /\b(?:(?:habe|hab|schreibe|schreib) (?:\w+ ){0,5}(?:\w*prufung|\w*klausur|abi\w*|\w*examen|arbeit in \w+|test)\b|(?:\w*prufung|\w*klausur|abi\w*|\w*examen)\b.*\b(?:montag|dienstag|mittwoch|donnerstag|freitag|morgen|ubermorgen|woche|angst)|angst (?:davor )?(?:durchzufallen|vor der (?:prufung|klausur))|hinterher mit (?:dem )?lernen)\b/,
    open: [
      'Auf eine Prüfung zu warten macht Druck, kein Wunder.',
      'Ich verstehe den Druck: So eine Prüfung füllt den ganzen Kopf.',
    ],
    stay: [
      'Angst zu haben ist normal, wenn einem etwas wichtig ist.',
      'Was du gelernt hast, ist da, auch wenn du es gerade nicht siehst.',
      'Eine verpatzte Prüfung entscheidet nicht über die nächste.',
      'Von außen wirken andere immer ruhiger, als sie sind.',
      'Ein Thema nach dem anderen.',
    ],
    ask: [
      'Welcher Teil macht dir am meisten Sorgen?',
      'Wie viel Zeit ist noch?',
      'Wie teilst du dir das Lernen ein?',
      'Was sitzt schon gut?',
      'Mit wem lernst du?',
    ],
    advice: [
      'Fünfundzwanzig Minuten lernen, fünf Pause, und mit den Themen anfangen, die am häufigsten drankommen.',
      'Erklär ein Thema laut wie einem Freund: Wo du stockst, gibt es etwas zu wiederholen.',
    ],
  },
  interview: {
    signs: /\b(?:vorstellungsgesprach\w*|bewerbungsgesprach\w*)\b/,
    open: [
      'Ein Vorstellungsgespräch wühlt immer etwas auf.',
      'Verstehe: Vor so einem Gespräch rast der Kopf.',
    ],
    stay: [
      'Wenn sie dich eingeladen haben, hat sie schon etwas überzeugt.',
      'Etwas Zittern ist normal und nach der ersten Frage meist weg.',
      'Es muss nicht perfekt sein, nur klar.',
      'Zwei, drei vorbereitete Sätze nehmen die halbe Angst.',
    ],
    ask: [
      'Um welche Stelle geht es?',
      'Vor welcher Frage graut dir am meisten?',
      'Was würde dir an der Arbeit gefallen?',
      'Wie bereitest du dich vor?',
    ],
    advice: [
      'Kurz und ehrlich: was war in einem Satz, was du daraus mitnimmst, warum du jetzt diese Stelle willst.',
      'Leg dir drei Beispiele zurecht, die gut gelaufen sind: Die beantworten fast alles.',
    ],
  },
  insomnia: {
    signs:
      /\b(?:kann (?:\w+ ){0,3}nicht (?:mehr )?(?:ein)?schlafen|schlafe (?:\w+ )?(?:nicht|kaum|schlecht)|schlaflos\w*|(?:nicht|kein auge) (?:geschlafen|zugemacht)|nachts wach|(?:drei|vier|zwei|[2-5]) uhr (?:nachts|morgens|fruh)?\s*und (?:ich )?(?:kann|liege|bin))\b/,
    open: ['Uff, solche Nächte nehmen kein Ende.', 'Das tut mir leid: Ohne Schlaf wiegt alles mehr.'],
    stay: [
      'Nachts werden Gedanken lauter.',
      'Kein Wunder, dass du am Limit bist.',
      'Es liegt nicht an dir, wenn der Kopf nicht abschaltet.',
      'Auch ruhig im Dunkeln zu liegen erholt ein wenig.',
    ],
    ask: [
      'Was kreist in deinem Kopf?',
      'Wie lange geht das schon so?',
      'Was hast du schon probiert?',
      'Wie war dein Abend vor dem Zubettgehen?',
    ],
    advice: [
      'Schreib die Gedanken auf und lass den Zettel liegen: Morgen sind sie noch da. Hält es Wochen an, frag einen Arzt.',
      'Steh zehn Minuten auf, wenig Licht, kein Handy, und geh erst müde wieder ins Bett.',
    ],
  },
}
