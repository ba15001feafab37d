import type { Hearing } from '../grammar.ts'

export const hearing: Hearing = {
  answers: {
    askAboutMe:
      /\b(?:was (?:denkst|haltst|meinst) du (?:wirklich |eigentlich |ehrlich )?(?:uber|von) mi(?:ch|r)|wie (?:findest|siehst) du mich|was bin ich (?:fur|dir)|deine meinung (?:uber|von|zu) mi(?:ch|r)|beschreib(?:e)? mich|(?:findest|glaubst|denkst) du,? (?:dass )?(?:ich bin |ich |mich )(?:\w+ )?(?:langweilig|nervig|komisch|seltsam|hubsch|hasslich|schon|nett|dumm|schlecht|gut))/,
    askLikeMe:
      /\b(?:magst du mich|hast du mich (?:gern|lieb)|gefalle ich dir|bin ich (?:dein typ|dir wichtig)|bedeute ich dir (?:etwas|was)|redest du gern(?:e)? mit mir)\b/,
    askMissMe:
      /\b(?:(?:vermisst|vermissest) du mich|hast du mich vermisst|(?:fehle|fehlte) ich dir|denkst du (?:manchmal |auch |oft )?an mich|hast du an mich gedacht)\b/,
    askDoing:
      /\b(?:was (?:machst|tust|treibst) du(?: gerade| so| jetzt| heute| denn)*\s*(?:\?|$)|was hast du heute (?:so )?(?:gemacht|vor)|wie war dein tag)/,
    askAge: /\b(?:wie alt bist du|wann (?:bist du geboren|hast du geburtstag)|dein alter)\b/,
    askOrigin: /\b(?:woher (?:kommst|bist) du|wo (?:kommst du her|wohnst du|lebst du|bist du))\b/,
    askHappy:
      /\b(?:(?:bist|fuhlst) du (?:dich )?(?:gerade |oft |auch |manchmal )?(?:glucklich|traurig|einsam|gelangweilt|mude|eifersuchtig|bose|sauer|zufrieden|allein)|langweilst du dich)\b/,
    askTaken:
      /\b(?:hast du (?:einen? |eine |auch )*(?:freundin|freund|freunde|mann|frau|kinder|familie|partner|partnerin)|bist du (?:single|verheiratet|vergeben|verlobt))\b/,
    askMeet:
      /\b(?:(?:konnen|wollen|sollen|wann) (?:wir )?(?:uns )?(?:mal )?(?:treffen|sehen)|(?:konnen|wollen) wir (?:uns )?(?:mal )?(?:treffen|ausgehen)|(?:mochte|will|wurde) (?:dich|dir) (?:gern(?:e)? )?(?:treffen|sehen|kennenlernen|anrufen)|lass uns (?:treffen|ausgehen)|gehst du mit mir aus|(?:schick|zeig)(?:e)? mir (?:ein |dein )?(?:foto|bild|selfie)|kannst du mich anrufen|deine (?:handy)?nummer)\b/,
    askMarry:
      /\b(?:(?:willst|wurdest) du mich heiraten|heirate mich|willst du (?:meine freundin|mein freund|mit mir zusammen) sein)\b/,
    tellMe:
      /\b(?:(?:erzahl(?:e)?|sag) (?:mir )?(?:mal |doch |bitte )*(?:etwas|was|irgendwas|eine geschichte|eine kleine geschichte)\b(?! (?:uber|von) dich| von dir)|unterhalte mich|uberrasch(?:e)? mich|rede? mit mir)/,
    hug: /\b(?:umarm(?:e|st)? (?:du )?(?:mich|dich)|(?:brauche|mochte|gib mir|will|schick mir) (?:eine |einen |jetzt )*(?:umarmung|kuss)|kuss mich|kuschel\w*|druck mich|fuhl dich gedruckt|halt mich)\b|^(?:ein(?:en|e)? )?(?:kuss(?:e|chen)?|umarmung|bussi)[\s!.]*$/,
    quiet:
      /\b(?:(?:will|mag|mochte) (?:jetzt |gerade )?nicht (?:daruber )?(?:reden|sprechen)|keine lust (?:mehr )?zu (?:reden|sprechen)|lass mich in ruhe|(?:lass uns )?(?:das )?thema wechseln|reden wir (?:von|uber) etwas ander\w+|hor auf zu fragen|keine fragen mehr)\b/,
    whatIf: /^(?:und |aber |ok |ja )*was(?:,)? (?:ist |mache ich |wenn )?(?:,? ?wenn|,? ?falls|ich)\b[^?]*\?/,
    instruction:
      /\b(?:(?:ignorier\w*|vergiss|missachte) (?:alle |deine |die |bisherigen |vorherigen )*(?:anweisung\w*|regeln|instruktion\w*|prompt)|system ?prompt|tu so,? als (?:ob du |warst du |waren? )?(?:ein(?:e)? )?(?:mensch|echt\w*|person))\b/,
  },
  short: {
    ok: /^(?:ok+|okay|oki|okey|gut|alles klar|in ordnung|einverstanden|verstehe|verstanden|ach so|achso|na gut|passt|super|prima|cool|schon gut|mach ich|ich versuch(?:e)?(?: es|'s)?|werde ich (?:machen|tun)|ok (?:danke|gut|mach ich|alles klar)|gute idee|das stimmt|klingt gut|aha)[\s.!]*$/,
    fine: /^(?:(?:mir geht(?:'s| es|s)? |geht mir |alles |ganz |sehr |bin |mir )*(?:gut|super|prima|bestens|okay|nicht schlecht|kann nicht klagen|bestens)(?:,? danke)?)[\s.!]*$/,
    poorly:
      /^(?:(?:mir geht(?:'s| es|s)? |geht mir )?(?:schlecht|nicht (?:so )?(?:gut|besonders|toll)|so lala|geht so|mies|beschissen|naja|na ja|konnte besser sein|war schon besser))[\s.!]*$/,
  },
  themes: {
    interview: /\b(?:vorstellungsgesprach\w*|bewerbungsgesprach\w*|jobinterview|interview)\b/,
    exam: /\b(?:prufung\w*|klausur\w*|examen|abitur|\w*klassenarbeit|fuhrerscheinprufung|fahrprufung|test (?:morgen|am|nachste))\b/,
    date: /\b(?:(?:erst\w+ |ein )?date\b|verabredung mit|(?:treffe|habe|hab) (?:mich )?(?:heute |morgen )?(?:abend )?(?:mit )?(?:einem|einer|ihm|ihr) verabredet|tinder|mein(?:en)? schwarm|schwarme fur)/,
    moving:
      /\b(?:umzug\w*|umziehen|ziehe? (?:\w+ ){0,3}um|ziehe (?:\w+ ){0,3}(?:nach|in (?:eine|die))|neue\w? wohnung|umzugskartons|kartons packen)\b/,
    birthday: /\b(?:geburtstag\w*|werde (?:bald |nachste woche |morgen )?\d+(?: jahre)?)\b/,
  },
  news: {
    birthday:
      /\b(?:(?:ich )?hab(?:e)? heute (?:meinen )?(?:\d+\.? )?geburtstag|heute (?:ist mein|hab(?:e)? ich|bin ich|werde ich) (?:meinen )?(?:\d+\.? )?(?:geburtstag|jahre|\d+)|(?:ich )?werde heute \d+|(?:es )?ist (?:heute )?mein geburtstag|bin (?:heute |gestern )\d+ (?:jahre alt )?geworden)\b/,
    exam: /\b(?:(?:prufung|klausur|examen|abi(?:tur)?|fuhrerschein|test|bachelor|master|fahrprufung)\b.{0,25}\b(?:bestanden|geschafft)|bestanden!?|hab(?:e)? (?:endlich |gerade )?(?:mein(?:en|e)? )?(?:abi(?:tur)?|studium|bachelor|master|fuhrerschein) (?:geschafft|gemacht|abgeschlossen))\b(?! nicht)/,
    job: /\b(?:(?:hab(?:e)?|hab) (?:\w+ ){0,3}(?:job|stelle|zusage|praktikum|beforderung|gehaltserhohung) (?:bekommen|gekriegt|gefunden|erhalten)|(?:wurde|bin) (?:\w+ )?(?:befordert|eingestellt)(?: worden)?|sie (?:nehmen|haben) mich (?:genommen|eingestellt)?|neuen job gefunden)\b/,
    engagement:
      /\b(?:(?:wir|ich) (?:haben |habe |sind |bin )?(?:uns |mich )?(?:gerade |gestern |heute )?verlobt|(?:er|sie) hat mir (?:einen|nen) (?:heirats)?antrag gemacht|(?:sie|er) hat ja gesagt|wir heiraten|ich heirate|haben geheiratet)\b/,
    baby: /\b(?:(?:ich bin|meine frau ist|meine freundin ist|wir sind|bin) schwanger|(?:wir )?(?:erwarten|bekommen|kriegen) ein (?:baby|kind)|ich bekomme ein (?:baby|kind)|(?:ich )?(?:werde|bin) (?:\w+ )?(?:papa|mama|vater|mutter|oma|opa|onkel|tante)(?: geworden)?|(?:unser|mein|unsere|meine) (?:baby|sohn|tochter|kind) (?:ist|wurde) (?:\w+ )?(?:da|geboren|auf der welt))\b/,
  },
  practical: {
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
  toYou: /\b(?:du|dich|dir|dein|deine|deinen|deinem|deiner|deins)\b/,
  ofMe: /\b(?:ich|mich|mir|mein|meine|meinen|meinem|meiner|wir|uns)\b/,
  answered: [
    [
      /\b(?:dabei in gesellschaft|tagen jemand bei dir|jemand zur hand gehen)\b/,
      /\b(?:mit (?:mein\w*|ein\w+|de[rmn]|freund\w*|zwei)|allein|alleine|zusammen)\b/,
    ],
    [
      /\bschon jemandem (?:davon )?erzahlt\b/,
      /\b(?:niemand\w*|keine[rm]|(?:habe? (?:es|ihm|ihr|\w+) )?(?:erzahlt|gesagt)|wissen es)\b/,
    ],
    [
      /\b(?:schon langer so|wie lange geht)\b/,
      /\b(?:seit|immer schon|schon (?:lange|immer)|tagelang|wochenlang)\b/,
    ],
    [
      /\bheute etwas passiert\b/,
      /\b(?:chef\w*|verlassen|gestritten|streit|gestorben|angeschrien|verloren|weil|durchgefallen|schluss gemacht|getrennt|gekundigt)\b/,
    ],
    [
      /\b(?:wie war dein tag|wie geht's|wie geht es dir)\b/,
      /\b(?:tag|geht (?:es )?mir|mir geht|fuhle mich)\b/,
    ],
    [/\bdas gern feiern\b/, /\b(?:feier\w*|essen|party)\b/],
    [/\bstellst du dir den moment vor\b/, /\b(?:geburtstag|bestanden)\b/],
    [/\bhat dich am anfang angezogen\b/, /\b(?:schluss|verlassen|getrennt|nicht)\b/],
  ],
}
