import type { HardScene, Scene } from '../../scenes.ts'

export const hardScenes: Record<HardScene, Scene> = {
  loss: {
    signs:
      /\b(?:beerdigt|begraben)\b|\b(?:(?:ist|sind) (?:\w+ ){0,3}(?:gestorben|verstorben|tot|von uns gegangen|eingeschlafen fur immer)|gestorben|verstorben|beerdig\w+|begrabnis|trauerfeier|in trauer|(?:meine?n?|unsere?n?) (?:mutter|mama|vater|papa|oma|opa|bruder|schwester|mann|frau|freundin|freund|tante|onkel) verloren|(?:mutter|mama|vater|papa|oma|opa) ist nicht mehr da|ware (?:heute |morgen )?(?:sein|ihr) geburtstag|ware (?:heute |morgen )?\d+ geworden)\b/,
    open: ['Das tut mir so leid.', 'Mein herzliches Beileid.', 'Das tut mir sehr leid. Was für ein Schmerz.'],
    stay: [
      'Man merkt, wie viel Liebe da war.',
      'Danke, dass du mir davon erzählst.',
      'Verstehe, gerade ist alles schwer.',
      'Du kannst dabei nichts falsch machen.',
      'Lass dir Zeit, ich lese mit.',
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
      'Es reicht, wenn du etwas isst, schläfst und jemanden in der Nähe hast.',
      'Du kannst aufschreiben, was du noch sagen wolltest.',
    ],
  },
  petLoss: {
    signs:
      /\b(?:hund|hundin|katze|kater|welpe|kaninchen|hase|pferd|hamster)\b.*\b(?:gestorben|tot\b|ist nicht mehr da|nicht mehr da|eingeschlafert|einschlafern|uberfahren)|\b(?:eingeschlafert|einschlafern lassen|einschlafern mussen)\b/,
    open: ['Oh nein, das tut mir so leid.', 'Das tut mir sehr leid.', 'Das tut mir leid. Das war Familie.'],
    stay: [
      'So ein Tier fehlt einem jeden Tag.',
      'Man merkt, wie viel Liebe da war.',
      'Das ist echte Trauer, und sie darf dauern.',
      'Du hast dich bestimmt gut gekümmert.',
      'Erzähl gern, ganz ohne Eile.',
    ],
    ask: [
      'Magst du mir erzählen, was das Besondere war?',
      'Zu welcher Tageszeit fehlt es dir am meisten?',
      'Woran denkst du besonders gern zurück?',
      'Wer ist gerade bei dir?',
    ],
    advice: ['Nimm dir Zeit zum Abschied, vielleicht mit einem Foto oder ein paar Zeilen.'],
  },
  illness: {
    signs:
      /\b(?:\w*unfall|intensivstation|im koma|notaufnahme)|\b(?:mutter|mama|vater|papa|oma|opa|frau|mann|sohn|tochter|bruder|schwester|tante|onkel)\b.*\b(?:krebs|brustkrebs|tumor|krankenhaus|intensivstation|schlaganfall|herzinfarkt|operier\w*|op\b|alzheimer|demenz|chemo\w*|parkinson|schwer krank|krank|nicht (?:mehr )?erkannt)|\b(?:krebs|tumor|alzheimer|demenz|schlaganfall)\b.*\b(?:mutter|mama|vater|papa|oma|opa)\b|hat mich (?:heute )?nicht (?:mehr )?erkannt/,
    open: [
      'Das tut mir leid, das ist eine schlimme Nachricht.',
      'Das tut mir sehr leid, das ist wirklich schwer.',
      'Das tut mir leid. Es ist hart, einen geliebten Menschen so zu sehen.',
    ],
    stay: [
      'Auch dir darf es dabei schlecht gehen.',
      'Das ist viel zu tragen, Tag für Tag.',
      'Man merkt, wie wichtig dir das ist.',
      'Das Warten ist bestimmt sehr schwer.',
      'Hier darfst du es sagen, wie es ist.',
      'Du leistest gerade wirklich viel.',
    ],
    ask: [
      'Was sagen die Ärzte?',
      'Und wie geht es dir mit all dem?',
      'Wer hilft dir?',
      'Was ist im Moment das Schwerste?',
      'Wann kommst du mal zur Ruhe?',
    ],
    advice: [
      'Stell den Ärzten deine Fragen und schreib die Antworten auf.',
      'Bitte andere um etwas Genaues, zum Beispiel einen Einkauf.',
    ],
  },
  breakUp: {
    signs:
      /\b(?:hat (?:mit mir |mich )?(?:\w+ ){0,4}(?:schluss gemacht|verlassen|betrogen|sitzen ?lassen|abserviert)|schluss gemacht|(?:wir|haben uns) (?:\w+ ){0,2}getrennt|trennung|scheidung|scheiden lassen|(?:freund|freundin|mann|frau|verlobter?) (?:hat mich|ist weg|ist ausgezogen|will (?:die scheidung|eine pause)))\b/,
    open: [
      'Das tut mir leid, das tut richtig weh.',
      'Das tut mir leid, so ein Ende ist hart.',
      'Autsch. Das tut mir wirklich leid.',
    ],
    stay: [
      'Klar, dass du immer wieder daran denkst.',
      'So etwas ist nicht schnell vorbei.',
      'Ich verstehe, dass das noch sehr wehtut.',
      'Deine Gefühle dürfen sich auch ständig ändern.',
      'Du musst noch nicht darüber hinweg sein.',
      'Du hättest mehr Rücksicht verdient.',
    ],
    ask: [
      'Was tut gerade am meisten weh?',
      'Mit wem kannst du darüber reden?',
      'Was fehlt dir am meisten?',
      'Was täte dir heute Abend gut?',
    ],
    advice: [
      'Schau dir ein paar Tage lang keine Profile an.',
      'Verbring den Abend mit einem lieben Menschen, wenn das geht.',
    ],
  },
  jobLoss: {
    signs:
      /\b(?:(?:mir|mich|wurde|bin) (?:\w+ ){0,3}(?:gekundigt|gefeuert|entlassen|rausgeworfen|rausgeschmissen)|kundigung bekommen|(?:job|arbeit|stelle) verloren|arbeitslos|vertrag (?:wird|wurde) nicht verlangert)\b/,
    open: [
      'Das tut mir leid, das ist ein harter Schlag.',
      'Das tut mir wirklich leid, das ist hart.',
      'Uff. Das tut mir leid.',
    ],
    stay: [
      'Klar, dass du jetzt verunsichert bist.',
      'An dem, was du kannst, ändert das nichts.',
      'Heute brauchst du noch keinen Plan.',
      'Das darf ruhig wehtun.',
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
      'Regle zuerst die Papiere und melde dich arbeitslos, eine Beratungsstelle hilft dabei.',
      'Sprich zuerst mit einem Menschen, dem du vertraust.',
    ],
  },
  betrayal: {
    signs:
      /\b(?:(?:beste[rn]? )?freund(?:in)?\b.*\b(?:geheimniss\w*|allen erzahlt|erzahlt allen|belogen|gelogen|verraten|hinter meinem rucken|ignoriert|redet nicht mehr)|meine geheimnisse|hat mich (?:belogen|angelogen|verraten)|hinter meinem rucken)\b/,
    open: [
      'Das tut mir leid, so ein Vertrauensbruch ist schlimm.',
      'Das tut mir leid, das ist eine große Enttäuschung.',
    ],
    stay: [
      'Danach weiß man kaum noch, wem man trauen kann.',
      'Du hattest dich darauf verlassen.',
      'Klar, dass dich das verletzt.',
      'Du darfst wütend und traurig zugleich sein.',
      'Du musst noch nicht entscheiden, wie es weitergeht.',
    ],
    ask: [
      'Wie hast du davon erfahren?',
      'Was hat am meisten wehgetan?',
      'Was würdest du gern hören?',
      'Wem vertraust du noch?',
    ],
    advice: [
      'Erzähl in einem Gespräch zuerst, wie es dir damit ging.',
      'Überleg in Ruhe, ob du eine Erklärung, eine Entschuldigung oder Abstand willst.',
    ],
  },
  quarrel: {
    signs:
      /\b(?:gestritten|streit (?:mit|gehabt)|(?:riesen|heftig\w*|schlimm\w*) ?(?:streit|krach|zoff)|krach mit|zoff (?:mit|gehabt)|hat mich (?:\w+ ){0,4}(?:angeschrien|angebrullt|beleidigt|rausgeworfen)|reden nicht mehr (?:miteinander|mit)|tur zugeknallt)\b/,
    open: [
      'Das tut mir leid, so ein Streit belastet.',
      'Oje, so ein Streit ist wirklich unangenehm.',
      'Das tut mir leid, das hat dich sicher getroffen.',
    ],
    stay: [
      'Klar, dass du noch daran denkst.',
      'Das hat dich verletzt, das verstehe ich.',
      'Nicht verstanden zu werden ist hart.',
      'Du musst das nicht sofort klären.',
      'Auch deine Gefühle sind hier wichtig.',
    ],
    ask: [
      'Womit hat es angefangen?',
      'Was hat dich am meisten verletzt?',
      'Was hättest du gern besser erklärt?',
      'Wie seid ihr verblieben?',
      'Was bräuchtest du, um wieder näherzukommen?',
    ],
    advice: ['Warte etwas und sag dann ruhig, was dir wehgetan hat.'],
  },
  forgotten: {
    signs:
      /\b(?:(?:niemand|keiner) (?:hat )?(?:\w+ ){0,3}(?:geschrieben|angerufen|gratuliert|gemeldet|eingeladen|gedacht)|(?:alle )?haben (?:mich|meinen geburtstag|es) vergessen|hat meinen geburtstag vergessen|nicht eingeladen)\b/,
    open: [
      'Das tut mir wirklich leid, vergessen zu werden tut weh.',
      'Das ist bitter. Das würde jeden treffen.',
    ],
    stay: [
      'Es darf wehtun, das ist keine Kleinigkeit.',
      'Klar, dass du auf ein Zeichen gehofft hast.',
      'Das heißt nicht, dass du unwichtig bist.',
      'Hier kannst du in Ruhe davon erzählen.',
    ],
    ask: [
      'Von wem hättest du dir etwas gewünscht?',
      'Was hätte dir Freude gemacht?',
      'Was könntest du dir heute Gutes tun?',
    ],
  },
  lonely: {
    signs:
      /\b(?:(?:fuhle|fuhl) mich (?:\w+ )?(?:einsam|allein|alleine)|(?:bin|so) (?:\w+ )?(?:einsam|allein)\b(?! (?:zu hause|zuhause|daheim))|einsam\w*|(?:habe|hab) (?:keine freunde|niemanden|keinen)|kenne (?:hier )?(?:niemanden|keinen)(?! dort| da)|niemand (?:mag|will) mich)\b/,
    open: [
      'Das tut mir leid, gut, dass du es sagst.',
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
      'Such dir eine Gruppe, die sich jede Woche trifft.',
      'Schreib zwei Zeilen an jemanden, den du lange nicht gesehen hast.',
    ],
  },
  money: {
    signs:
      /\b(?:(?:bis )?(?:zum )?ende des monats|monatsende|(?:kein|kaum) geld|pleite|schulden|kann (?:\w+ ){0,3}nicht (?:mehr )?(?:bezahlen|zahlen|leisten)|rechnung (?:uber|von)|stromrechnung|nachzahlung|zwangsraumung)\b/,
    open: [
      'Das tut mir leid, Geldsorgen sind schlimm.',
      'Das tut mir leid, so knapp zu rechnen ist anstrengend.',
    ],
    stay: [
      'Du gibst dir Mühe, das Leben ist einfach teuer.',
      'Es ist hart, wenn das Geld nicht reicht.',
      'Kein Wunder, dass dir das keine Ruhe lässt.',
      'Du darfst ruhig jemanden um Hilfe bitten.',
    ],
    ask: [
      'Welche Ausgabe macht dir am meisten Sorgen?',
      'Wie viel fehlt ungefähr?',
      'Mit wem kannst du ohne Scham darüber reden?',
      'Was würde dir etwas Erleichterung bringen?',
    ],
    advice: [
      'Ruf dort an, wo die Rechnung herkommt, und bitte um Raten: Meist geht das.',
      'Eine Schuldner- oder Sozialberatung prüft kostenlos, was dir zusteht.',
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
      'Dein Körper braucht jetzt eine Pause.',
      'Blöd, wenn man nur abwarten kann.',
      'Hoffentlich kümmert sich jemand um dich.',
    ],
    ask: [
      'Wie lange geht das schon?',
      'Was hat der Arzt gesagt?',
      'Wer ist bei dir?',
      'Was hilft dir ein bisschen dagegen?',
    ],
    advice: ['Trink viel, ruh dich aus und geh zum Arzt, wenn es bleibt.'],
  },
  workTrouble: {
    signs:
      /\b(?:(?:arbeit|job|buro|chef\w*|kolleg\w+|vorgesetzte\w*)\b.*\b(?:schlimm\w*|furchtbar\w*|schrecklich\w*|scheisse|horror|holle|unfahig\w*|schreit|hass\w*|unfair|mobb\w*|stress\w*|fertig|blossgestellt)|(?:hasse|ertrage) (?:meinen|meine|den|die) (?:\w+ )?(?:job|arbeit|chef\w*)|(?:schlimmster?|furchtbarer?|schrecklicher?|mieser?|scheiss|beschissener?) ?tag|(?:schrecklichen|furchtbaren|schlimmen|miesen) tag)\b/,
    open: [
      'Das tut mir leid, das klingt heftig.',
      'Was für ein Tag. Das tut mir leid.',
      'Uff, das war sicher anstrengend.',
    ],
    stay: [
      'So behandelt zu werden ist mies.',
      'Klar, dass dich das noch beschäftigt.',
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
      'Schreib mit Datum auf, was passiert ist und was gesagt wurde.',
      'Bitte um ein Gespräch unter vier Augen und sag, was du dir wünschst.',
    ],
  },
  exam: {
    signs:
      /\b(?:(?:habe|hab|schreibe|schreib) (?:\w+ ){0,5}(?:\w*prufung|\w*klausur|abi\w*|\w*examen|arbeit in \w+|test)\b|(?:\w*prufung|\w*klausur|abi\w*|\w*examen)\b.*\b(?:montag|dienstag|mittwoch|donnerstag|freitag|morgen|ubermorgen|woche|angst)|angst (?:davor )?(?:durchzufallen|vor der (?:prufung|klausur))|hinterher mit (?:dem )?lernen)\b/,
    open: [
      'Auf eine Prüfung zu warten macht Druck, kein Wunder.',
      'Ich verstehe, dass dir die Prüfung Druck macht.',
    ],
    stay: [
      'Angst zu haben ist normal, wenn einem etwas wichtig ist.',
      'Was du gelernt hast, ist da, auch wenn du es gerade nicht siehst.',
      'Du musst nicht alles perfekt können.',
      'Auch andere sind vorher nervös.',
      'Ein Thema nach dem anderen.',
    ],
    ask: [
      'Welcher Teil macht dir am meisten Sorgen?',
      'Wie viel Zeit ist noch?',
      'Wie teilst du dir das Lernen ein?',
      'Was kannst du schon gut?',
      'Mit wem lernst du?',
    ],
    advice: [
      'Lern fünfundzwanzig Minuten, mach fünf Minuten Pause und beginn mit dem Wichtigsten.',
      'Erklär ein Thema laut, dann merkst du, was noch fehlt.',
    ],
  },
  interview: {
    signs: /\b(?:vorstellungsgesprach\w*|bewerbungsgesprach\w*)\b/,
    open: [
      'Ein Vorstellungsgespräch ist immer aufregend.',
      'Verstehe, vor so einem Gespräch ist man nervös.',
    ],
    stay: [
      'Wenn sie dich eingeladen haben, hat sie schon etwas überzeugt.',
      'Die Aufregung lässt nach der ersten Frage meist nach.',
      'Du musst nicht auf alles perfekt antworten.',
      'Ein paar vorbereitete Sätze können dir helfen.',
    ],
    ask: [
      'Um welche Stelle geht es?',
      'Vor welcher Frage graut dir am meisten?',
      'Was würde dir an der Arbeit gefallen?',
      'Wie bereitest du dich vor?',
    ],
    advice: [
      'Antworte kurz und ehrlich und sag, warum du die Stelle willst.',
      'Bereite drei Beispiele vor, die bei dir gut gelaufen sind.',
    ],
  },
  insomnia: {
    signs:
      /\b(?:kann (?:\w+ ){0,3}nicht (?:mehr )?(?:ein)?schlafen|schlafe (?:\w+ )?(?:nicht|kaum|schlecht)|schlaflos\w*|(?:nicht|kein auge) (?:geschlafen|zugemacht)|nachts wach|(?:drei|vier|zwei|[2-5]) uhr (?:nachts|morgens|fruh)?\s*und (?:ich )?(?:kann|liege|bin))\b/,
    open: ['Uff, solche Nächte sind wirklich lang.', 'Das tut mir leid, ohne Schlaf ist alles schwer.'],
    stay: [
      'Nachts denkt man oft zu viel nach.',
      'Kein Wunder, dass du am Limit bist.',
      'Es liegt nicht an dir, wenn der Kopf nicht abschaltet.',
      'Auch ruhig zu liegen erholt ein wenig.',
    ],
    ask: [
      'Was geht dir nachts durch den Kopf?',
      'Wie lange geht das schon so?',
      'Was hast du schon probiert?',
      'Wie war dein Abend vor dem Zubettgehen?',
    ],
    advice: [
      'Schreib deine Gedanken auf, und frag nach einigen schlechten Wochen einen Arzt.',
      'Steh kurz auf, ohne Handy, und geh erst müde wieder ins Bett.',
    ],
  },
}
