import type { TopicPatterns } from '../../patterns.ts'

export const topicPatterns: TopicPatterns = {
  feelings: {
    hurt: /\b(?:(?:hat|haben|hast) mich .{0,30}(?:verletzt|betrogen|verlassen|belogen|angelogen|enttauscht|ignoriert|gedemutigt|angeschrien|angebrullt|beleidigt|ausgelacht|fertiggemacht)|verletzt worden|enttauscht|enttauschung|hintergangen|gekrankt|gedemutigt|mich verlassen)\b/,
    sad: /\b(?:mir (?:wurde|haben sie) gekundigt|(?:wurde|bin) (?:heute |gestern )?(?:entlassen|gefeuert)|(?:job|stelle|arbeit) verloren|(?:schlechter|mieser|furchtbarer|schrecklicher|beschissener) tag|scheisstag|traurig\w*|unglucklich|deprimiert|depressiv|depression\w*|geweint|weine|weinen|niedergeschlagen|am boden|schlecht drauf|nicht (?:so |besonders )?gut drauf|geht(?:'s| es)? (?:mir )?nicht (?:so )?gut|liebeskummer|melancholisch|hoffnungslos|verzweifelt|tranen|mir geht es (?:gar )?nicht gut|mir geht's (?:gar )?nicht gut|mir geht es schlecht)\b/,
    angry:
      /\b(?:wutend|wut|sauer|verargert|argerlich|argert mich|geargert|zornig|genervt|nervt\w*|stinksauer|kotzt mich an|die nase voll|satt)\b/,
    anxious:
      /\b(?:angst\w*|angstlich|nervos|besorgt|sorgen?|mache mir sorgen|panik|gestresst|stress\w*|unruhig|angespannt|aufgeregt|furchte|befurchte|uberfordert|lampenfieber|bammel)\b/,
    lonely:
      /\b(?:einsam\w*|fuhle? (?:ich )?mich (?:so |sehr |oft )?allein\w*|bin (?:so |immer |ganz )?allein\b|niemand (?:versteht|mag|hort) mi(?:ch|r)|isoliert)/,
    bored: /\b(?:langweil\w*|langeweile|mir ist (?:so )?langweilig|nichts zu tun)\b/,
    tired:
      /\b(?:langer tag|mude|mudigkeit|erschopf\w*|kaputt|fertig mit den nerven|ausgelaugt|ausgebrannt|schlapp|k\.?o\.?|kraftlos|keine energie|kann nicht mehr)\b/,
    proud:
      /\b(?:stolz|(?:habe|hab) .{0,40}(?:gewonnen|bestanden|geschafft)|befordert worden|beforderung|(?:habe|hab) (?:den|die) (?:job|stelle) bekommen)\b/,
    happy:
      /\b(?:glucklich|froh|frohlich|freue mich|freude|zufrieden|begeistert|toller tag|schoner tag|gute laune|gut drauf|happy|mir geht(?:'s| es) (?:sehr |richtig )?gut|spass gehabt|hatte (?:viel )?spass)\b/,
  },
  topics: {
    loss: /\b(?:gestorben|verstorben|beerdigung|trauer\w*|tod\b|(?:habe|hab) (?:meine?n?) \w+ verloren)\b/,
    couple:
      /\b(?:mein freund|meine freundin|meinem freund|meiner freundin|mein mann|meine frau|mein ex\w*|meine ex\w*|beziehung|partnerschaft|verliebt|trennung|getrennt|schluss gemacht|scheidung\w*|geschieden|fremdgegangen|betrogen|liebeskummer|ein date)\b/,
    study:
      /\b(?:prufung\w*|klausur\w*|studi\w+|uni\b|universitat|schule|lern(?:e|en|t)|gelernt|abi\b|abitur|bachelor\w*|master\w*|hausaufgaben|lehrer\w*|professor\w*|vorlesung\w*|referat|semester)\b/,
    work: /\b(?:arbeit\w*|job|buro|chef\w*|kolleg\w+|meeting\w*|besprechung|schicht\w*|gehalt|bewerbung\w*|vorstellungsgesprach|firma|kund\w+|kundig\w+|gekundigt|vertrag|karriere|uberstunden|feierabend)\b/,
    family:
      /\b(?:familie|mutter|mama|vater|papa|schwester\w*|bruder\w*|geschwister|sohn|tochter|oma|opa|grossmutter|grossvater|eltern|onkel|tante|cousin\w*|schwiegermutter|kinder)\b/,
    friends: /\b(?:freunde?n?|freundschaft\w*|kumpel\w*|beste freundin|bester freund|clique)\b/,
    health:
      /\b(?:kopfschmerz\w*|bauchschmerz\w*|ruckenschmerz\w*|krank(?!enschwester|enpfleg|enkass)\w*|fieber|grippe|erkaltet|erkaltung|arzt\w*|arztin|doktor|operation|schmerz\w*|therapie|medikament\w*|diat|gesundheit|migrane)\b/,
    sleep:
      /\b(?:schlaf\w*|geschlafen|schlaflos\w*|albtraum\w*|alptraum\w*|wach gelegen|aufgewacht|getraumt|einschlafen)\b/,
    money: /\b(?:geld|miete|rechnung\w*|schulden|kredit|sparen|ausgaben|ende des monats|konto|pleite)\b/,
    plans:
      /\b(?:heute abend|morgen (?:fahre|gehe|mache|will|habe)|wochenende|samstag|sonntag|plane?\b|plane|projekt\w*|organisier\w*|party|geburtstag|ich uberlege|habe vor|wurde gern (?:anfangen|lernen))\b/,
    arte: /\b(?:kunst|mal(?:e|en|erei)|gemalt|gemalde|zeichn\w+|museum|museen|ausstellung\w*|skulptur\w*|kunstler\w*|fotograf\w+)\b/,
    musica:
      /\b(?:musik\w*|lied(?:er)?|song\w*|konzert\w*|gitarre|klavier|sing(?:e|en)|gesungen|album|band\b|playlist|geige|schlagzeug)\b/,
    viaggi: /\b(?:reis\w+|urlaub\w*|flug\b|flugzeug|koffer|hotel|touris\w+|ausland|kreuzfahrt|verreis\w*)\b/,
    cucina:
      /\b(?:koch\w*|gekocht|rezept\w*|pizza|nudeln|pasta|kuchen|abendessen|mittagessen|fruhstuck|essen|gegessen|restaurant|nachtisch|back(?:e|en)|gebacken)\b/,
    sport:
      /\b(?:sport\w*|fussball|spiel gegen|fitness\w*|laufen|joggen|schwimm\w+|tennis|basketball|volleyball|fahrrad|radfahren|training|trainier\w*|mannschaft|yoga|marathon)\b/,
    lettura:
      /\b(?:buch|bucher|lese\b|lesen|gelesen|roman\w*|gedicht\w*|schriftsteller\w*|bibliothek|autor\w*)\b/,
    cinema: /\b(?:film\w*|kino|serie\w*|schauspieler\w*|regisseur\w*|netflix)\b/,
    natura:
      /\b(?:natur|berg\w*|meer|wald|spazier\w*|garten|blume\w*|baum|baume|strand|see\b|sonnenuntergang|sterne|wander\w*|regen)\b/,
    animali:
      /\b(?:tier\w*|hund\w*|katze\w*|kater|welpe\w*|kaninchen|hamster|pferd\w*|vogel|papagei|haustier\w*)\b/,
    tecnologia:
      /\b(?:technik|technologie\w*|computer\w*|handy|smartphone|app\b|apps|videospiel\w*|programmier\w*|roboter|internet|soziale\w* medien|kunstliche intelligenz|zocken)\b/,
    interview: /\b(?:vorstellungsgesprach\w*|bewerbungsgesprach\w*|jobinterview|interview)\b/,
    exam: /\b(?:prufung\w*|klausur\w*|examen|abitur|\w*klassenarbeit|fuhrerscheinprufung|fahrprufung|test (?:morgen|am|nachste))\b/,
    date: /\b(?:(?:erst\w+ |ein )?date\b|verabredung mit|(?:treffe|habe|hab) (?:mich )?(?:heute |morgen )?(?:abend )?(?:mit )?(?:einem|einer|ihm|ihr) verabredet|tinder|mein(?:en)? schwarm|schwarme fur)/,
    moving:
      /\b(?:umzug\w*|umziehen|ziehe? (?:\w+ ){0,3}um|ziehe (?:\w+ ){0,3}(?:nach|in (?:eine|die))|neue\w? wohnung|umzugskartons|kartons packen)\b/,
    birthday: /\b(?:geburtstag\w*|werde (?:bald |nachste woche |morgen )?\d+(?: jahre)?)\b/,
  },
  good: /\b(?:hilft|klappt|gut\w*|schon(?:e|er|es|en)?\b(?= \w*(?:tag|abend|film|buch|zeit|urlaub))|toll\w*|super|klasse|prima|wunderbar\w*|grossartig\w*|endlich|mag|liebe|gluck|gelungen|perfekt\w*|lustig\w*|besser)\b/,
  bad: /\b(?:eifersuchtig|neidisch|verschuttet|zerbrochen|zu (?:viel|gut|schwer|spat)|schlecht\w*|schlimm\w*|schlechter|furchtbar\w*|schrecklich\w*|mist|problem\w*|schwierig\w*|schwer|streit\w*|gestritten|verloren|durchgefallen|gescheitert|hasse|falsch|angeschrien|geschrien|leider|unfair|anstrengend|fehlt mir|vermisse)\b/,
  ownNegation: /^(?:nicht|kein\w*|niemand)$/,
  negation: /^(?:nicht|kein|keine|keinen|nie|niemals|ohne|kaum|weder)$/,
  somebodyElse: /^(?:er|sie)$/,
  news: {
    birthday:
      /\b(?:(?:ich )?hab(?:e)? heute (?:meinen )?(?:\d+\.? )?geburtstag|heute (?:ist mein|hab(?:e)? ich|bin ich|werde ich) (?:meinen )?(?:\d+\.? )?(?:geburtstag|jahre|\d+)|(?:ich )?werde heute \d+|(?:es )?ist (?:heute )?mein geburtstag|bin (?:heute |gestern )\d+ (?:jahre alt )?geworden)\b/,
    exam: /\b(?:(?:prufung|klausur|examen|abi(?:tur)?|fuhrerschein|test|bachelor|master|fahrprufung)\b.{0,25}\b(?:bestanden|geschafft)|bestanden!?|hab(?:e)? (?:endlich |gerade )?(?:mein(?:en|e)? )?(?:abi(?:tur)?|studium|bachelor|master|fuhrerschein) (?:geschafft|gemacht|abgeschlossen))\b(?! nicht)/,
    job: /\b(?:(?:hab(?:e)?|hab) (?:\w+ ){0,3}(?:job|stelle|zusage|praktikum|beforderung|gehaltserhohung) (?:bekommen|gekriegt|gefunden|erhalten)|(?:wurde|bin) (?:\w+ )?(?:befordert|eingestellt)(?: worden)?|sie (?:nehmen|haben) mich (?:genommen|eingestellt)?|neuen job gefunden)\b/,
    engagement:
      /\b(?:(?:wir|ich) (?:haben |habe |sind |bin )?(?:uns |mich )?(?:gerade |gestern |heute )?verlobt|(?:er|sie) hat mir (?:einen|nen) (?:heirats)?antrag gemacht|(?:sie|er) hat ja gesagt|wir heiraten|ich heirate|haben geheiratet)\b/,
    baby: /\b(?:(?:ich bin|meine frau ist|meine freundin ist|wir sind|bin) schwanger|(?:wir )?(?:erwarten|bekommen|kriegen) ein (?:baby|kind)|ich bekomme ein (?:baby|kind)|(?:ich )?(?:werde|bin) (?:\w+ )?(?:papa|mama|vater|mutter|oma|opa|onkel|tante)(?: geworden)?|(?:unser|mein|unsere|meine) (?:baby|sohn|tochter|kind) (?:ist|wurde) (?:\w+ )?(?:da|geboren|auf der welt))\b/,
  },
  decisions: {
    wear: /\b(?:was (?:soll|kann|konnte|sollte|muss|darf) ich (?:\w+ ){0,3}(?:anziehen|tragen)|was (?:ziehe? ich|trage ich)\b|wie (?:soll|sollte) ich mich (?:anziehen|kleiden)|welche(?:s|n)? (?:kleid|hemd|outfit|anzug|schuhe))/,
    cook: /\b(?:was (?:soll|kann|konnte|sollte) (?:ich|wir) (?:\w+ ){0,3}(?:kochen|essen|backen)|was (?:koche|esse|backe) ich\b|(?:idee\w*|tipp\w*) (?:fur|zum) (?:\w+ )?(?:abendessen|mittagessen|essen|kochen))/,
    gift: /\b(?:was (?:soll|kann|konnte|sollte) ich (?:\w+ ){0,4}(?:schenken|kaufen|mitbringen)|was schenke ich|geschenkidee\w*|idee\w* fur ein geschenk|welches geschenk)\b/,
    say: /\b(?:was (?:soll|kann|konnte|sollte) ich (?:\w+ ){0,3}(?:sagen|schreiben|antworten)|was (?:sage|schreibe|antworte) ich\b|wie (?:soll|sage?|kann) ich (?:es |das )?(?:ihm|ihr|ihnen|meine[rmn]?)\b)/,
    watch:
      /\b(?:was (?:soll|kann|konnte|sollen|konnen) (?:ich|wir) (?:\w+ ){0,2}(?:schauen|gucken|ansehen|anschauen)|welche[nrs]? (?:film|serie)\b|(?:empfiehl|empfehl\w*) (?:\w+ ){0,3}(?:film|serie)|was (?:schaue|gucke) ich\b)/,
    pack: /\b(?:was (?:soll|muss|sollte) ich (?:\w+ ){0,3}(?:einpacken|mitnehmen|packen)|was (?:packe|nehme) ich\b)/,
    spend:
      /\b(?:was (?:soll|kann|konnte|sollen|konnen) (?:ich|wir) (?:heute|am wochenende|heute abend|morgen|am (?:samstag|sonntag)|gegen (?:die )?langeweile)(?: abend)?\b.*|was (?:mache ich|machen wir) (?:heute|am wochenende|am (?:samstag|sonntag)|morgen))\b/,
  },
}
