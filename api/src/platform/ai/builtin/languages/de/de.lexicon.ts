import type { Vocabulary } from '../grammar.ts'

export const vocabulary: Vocabulary = {
  shorthand: {
    nich: 'nicht',
    ned: 'nicht',
    net: 'nicht',
    nix: 'nichts',
    vllt: 'vielleicht',
    morgn: 'morgen',
    gg: 'gegen',
    bissl: 'bisschen',
    hdl: 'hab dich lieb',
    grad: 'gerade',
  },
  answers: {
    crisis:
      /\b(?:suizid\w*|selbstmord\w*|(?:mich|mir) (?:um(?:zu)?bringen|das leben nehmen|(?:et)?was an(?:zu)?tun)|bring\w* mich um|(?:will|mochte) (?:nicht mehr leben|sterben|tot sein|fur immer verschwinden)|nicht mehr leben|ich will sterben|ritze mich|mich (?:zu )?ritzen|selbst verletz\w*|selbstverletz\w*|mich (?:zu )?verletzen|allem ein ende)\b/,
    minorSexual:
      /\b(?:minderjahrig\w*|kind(?:er|ern)?|1[0-7] jahre)\b.{0,60}\b(?:sex\w*|nackt\w*|erotisch\w*|porno?\w*)\b|\b(?:sex\w*|nackt\w*|erotisch\w*|porno?\w*)\b.{0,60}\b(?:minderjahrig\w*|kind(?:er|ern)?)\b/,
    sexual:
      /\b(?:sex mit dir|mit dir schlafen|ficken|sexting|nacktfotos?|nacktbild\w*|bist du nackt|zieh dich aus|mach mich geil|geil auf dich|porno\w*|orgasm\w*|masturb\w*)\b/,
    askHuman:
      /\b(?:bist du|du bist) (?:denn |doch |wirklich |uberhaupt |eigentlich |nur )*(?:eine?n? )?(?:echte?r?|real|mensch\w*|person|roboter|bot|chatbot|programm|maschine|computer|ki|kunstliche intelligenz|software)\b|\b(?:rede|spreche|schreibe|chatte) ich (?:hier |gerade |eigentlich )?mit (?:eine[rm] )?(?:echten )?(?:menschen?|person|roboter|bot|maschine|programm|ki)\b|\b(?:welches|was fur ein) (?:ki-?)?modell (?:bist|benutzt|nutzt)|\bbist du (?:chat ?gpt|gpt)\b|\bwer steckt (?:da)?hinter\b|\bgibt es dich wirklich\b/,
    askBody:
      /\b(?:hast du (?:schon |je )?(?:mal|einmal|jemals|je)\b|warst du (?:schon )?(?:mal|je)|hast du (?:schon |heute |gut )*(?:gegessen|geschlafen|gefruhstuckt)|was (?:hast du (?:an|gegessen)|tragst du)|wo (?:wohnst|lebst|bist) du|woher kommst du|wie alt bist du|wann bist du geboren|schlafst du|hast du einen korper|wie siehst du aus)\b/,
    askName: /\b(?:wie heisst du|was ist dein name|wer bist du)\b/,
    askTastes:
      /\b(?:was (?:magst|gefallt) (?:du|dir)|dein\w* lieblings\w+|magst du\b|was sind deine (?:hobbys|interessen)|welche musik horst du|wofur interessierst du dich|fur wen bist du|zu wem haltst du)\b/,
    askFeelings:
      /\b(?:hast du (?:eigene )?(?:gefuhle|emotionen)|fuhlst du (?:etwas|was)|was fuhlst du|liebst du mich|vermisst du mich|bist du (?:verliebt|einsam|glucklich|traurig))\b/,
    askAbilities: /\b(?:was kannst du|wie kannst du (?:mir )?helfen|wie funktionierst du)\b/,
    askSelf:
      /\b(?:erzahl(?:e)? (?:mir )?(?:etwas|was|von dir)|sag (?:mir )?(?:etwas|was) uber dich|was machst du(?: gerade| so)?\b|wie war dein tag)/,
    askOpinion:
      /\b(?:(?:glaubst|denkst|meinst) du,? (?:dass|ich|er|sie|es|das|wir).*\?|was (?:denkst|haltst|meinst) du|deine meinung)/,
    repair:
      /\b(?:du wiederholst dich|(?:das )?hast du (?:mich )?(?:schon|bereits) (?:gesagt|gefragt)|du verstehst (?:mich )?nicht|das ergibt keinen sinn|das macht keinen sinn|falsch verstanden|nicht verstanden|das hat nichts damit|das meinte ich nicht)\b/,
    howAreYou:
      /\b(?:wie geht(?:'s| es| s)(?: dir| euch)?|wie gehts|alles (?:gut|klar)(?: bei dir)?\s*\?|und (?:dir|du|bei dir|selbst)\s*\?|was geht)/,
    miss: /\b(?:(?:ich )?(?:habe|hab) dich vermisst|ich vermisse dich|du (?:hast mir gefehlt|fehlst mir)|an dich gedacht)\b/,
    compliment:
      /\b(?:du bist (?:so |sehr |echt |wirklich |total |richtig )*(?:nett|lieb|suss|lustig|klug|schlau|toll|super|grossartig|wunderbar|witzig|schon|besonders|die beste|der beste|fantastisch)|ich (?:rede|spreche|schreibe) (?:so )?gern\w* mit dir|gute antwort)\b/,
    insult:
      /\b(?:(?:du bist|bist du) (?:so |echt |total |einfach |eine? )*(?:dumm|blod|doof|idiot|nutzlos|langweilig|hasslich|scheisse|schlecht|bescheuert)|halt die klappe|halt's maul|fick dich|leck mich|verpiss dich)\b/,
    apology: /\b(?:entschuldig(?:e|ung)|tut mir leid|verzeih|sorry|pardon)\b/,
    thanks: /\b(?:danke\w*|vielen dank|ich danke dir)\b/,
    joke: /\b(?:(?:einen|ein) witz|erzahl (?:mir )?einen witz|bring mich zum lachen)\b/,
    game: /\b(?:spielen wir|lass uns spielen|ein spiel|dies oder das)\b/,
    task: /\b(?:(?:schreib\w*|ubersetz\w*|fass\w*|berechne\w*|rechne\w*|such\w*|buch\w*|finde|generier\w*|korrigier\w*|programmier\w*) (?:mir |uns )?(?:eine?n?|das|den|die|diesen|dieses|diese|meinen|meine|bitte|zusammen|\d)|was ist \d+ ?[+x*/-])/,
    fact: /\b(?:was ist die hauptstadt|wer (?:hat (?:gewonnen|geschrieben|erfunden|entdeckt|gemalt)|ist (?:der )?prasident)|wer hat .{1,40}(?:gewonnen|geschrieben|erfunden|entdeckt|gemalt)|wie ?viele? |wann (?:wurde|ist|war|starb)|wie (?:wird|ist) das wetter|wie spat|welcher tag|was kostet|wie (?:hoch|weit|gross|lang) ist|was ist (?:ein|eine|der|die|das)\b|wer ist\b|wer war\b|was bedeutet|was heisst|erklar\w* mir|wo liegt|neuesten nachrichten)/,
    greeting: /^(?:hallo|hi|hey|moin|servus|guten (?:morgen|tag|abend)|gruss gott|na|hallochen)\b/,
    goodbye:
      /\b(?:tschuss|auf wiedersehen|gute nacht|bis (?:bald|spater|morgen|dann)|ich muss (?:los|weg|gehen)|ich geh(?:e)? (?:jetzt )?(?:schlafen|ins bett)|ciao|mach's gut)\b/,
    laugh: /^(?:(?:ha|he|hi){2,}h?|lol|haha\w*|xd)[\s!.]*$/,
    love: /\b(?:ich liebe dich|ich bin (?:so )?in dich verliebt|hab(?:e)? mich in dich verliebt|ich mag dich|ich hab(?:e)? dich (?:so )?lieb|hab dich lieb)\b/,
    advice:
      /\b(?:weiss (?:\w+ )?nicht(?: mehr)?,? was ich (?:tun|machen) soll|soll(?:te)? ich\b(?=[^?]*\?)|woruber (?:soll|kann|konnte|sollen|konnen) (?:ich|wir) (?:\w+ ){0,2}(?:reden|sprechen)|woruber (?:rede ich|reden wir)|was (?:soll|kann|konnte|sollte|muss) ich (?:\w+ ){0,3}(?:tun|machen)|was wurdest du (?:\w+ ){0,4}(?:tun|machen)|(?:einen|ein paar|irgendeinen) (?:rat|tipp|tipps)|rat(?:e)? mir|gib mir (?:einen )?(?:rat|tipp)|wie (?:kann|soll|konnte|schaffe|mache) ich|hilf mir|was (?:empfiehlst|ratst) du)\b/,
  },
  recall: {
    name: /\b(?:wie heisse ich|wie ich heisse|(?:kennst|weisst) du (?:noch )?meinen namen|was ist mein name)\b/,
    age: /\b(?:wie alt (?:bin ich|ich bin)|(?:kennst|weisst) du (?:noch )?mein alter)\b/,
    home: /\b(?:wo (?:wohne|lebe) ich|wo ich (?:wohne|lebe))\b/,
    job: /\b(?:was (?:arbeite ich|ich arbeite|bin ich von beruf|ist mein beruf|mache ich beruflich)|(?:kennst|weisst) du (?:noch )?meinen (?:beruf|job)|wo arbeite ich)\b/,
    taste:
      /\b(?:was (?:mag|liebe|hasse) ich|was ich (?:mag|liebe|hasse|nicht mag)|was gefallt mir|was ich gern mache)\b/,
    person:
      /\bwie (?:heisst|heissen) meine?n? (?!hund|katz|kater|kanin|hamster|pferd|papagei|schildkr)|\bwie meine? (?:schwester|bruder|mutter|vater|freund\w*|sohn|tochter|frau|mann) heisst|\berinnerst du dich an meine?n? (?:schwester|bruder|mutter|vater|frau|mann|sohn|tochter|freund\w*)\b/,
    pet: /\b(?:wie (?:heisst|heissen)|erinnerst du dich an|kennst du noch) meine?n? (?:hund|hundin|katze|kater|kaninchen|hamster|pferd|papagei|vogel|schildkrote)\b/,
    date: /\bwann (?:ist|habe ich|war) (?:meine?|die|der|das|den) (?:prufung|klausur|vorstellungsgesprach|termin|geburtstag|hochzeit|reise|umzug|operation)\b|\berinnerst du dich an meine?n? (?:prufung|klausur|termin|geburtstag|reise)\b/,
    all: /\b(?:was (?:weisst|merkst) du (?:\w+ )?(?:uber|von) mi(?:ch|r)|erinnerst du dich an (?:mich|das,? was ich)|was hast du dir (?:uber mich )?gemerkt)\b/,
  },
  short: {
    yes: /^(?:ja+|jo|jep|klar|na klar|sicher|genau|naturlich|auf jeden fall|stimmt|gerne?|ja gerne?|ja klar|ja sehr|ja oft|ich glaube (?:ja|schon)|denke schon|schon|ja schon|doch|absolut|ja bitte)[\s.!]*$/,
    no: /^(?:nein|(?:gar )?nichts(?: besonderes)?|nix|ne+|nee|no|nicht wirklich|uberhaupt nicht|gar nicht|nie|niemals|nein danke|noch nicht|nein noch nicht|ich glaube nicht|glaub nicht|eher nicht|nicht so|kaum|nein nie|nicht viel)[\s.!]*$/,
    unsure:
      /^(?:(?:ich )?weiss (?:ich )?(?:es )?nicht|keine ahnung|vielleicht|mal sehen|kommt (?:drauf|darauf) an|wer weiss|kann sein|nicht sicher|schwer zu sagen|hm+)[\s.!]*$/,
    why: /^(?:aber |und )?(?:warum|wieso|weshalb|wie meinst du das|warum fragst du(?: das)?|wieso fragst du(?: das)?|inwiefern|was meinst du)[\s?!.]*$/,
  },
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
  themes: {
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
      /\b(?:kopfschmerz\w*|bauchschmerz\w*|ruckenschmerz\w*|krank\w*|fieber|grippe|erkaltet|erkaltung|arzt\w*|arztin|doktor|operation|schmerz\w*|therapie|medikament\w*|diat|gesundheit|migrane)\b/,
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
  },
  good: /\b(?:hilft|klappt|gut\w*|schon(?:e|er|es|en)?\b(?= \w*(?:tag|abend|film|buch|zeit|urlaub))|toll\w*|super|klasse|prima|wunderbar\w*|grossartig\w*|endlich|mag|liebe|gluck|gelungen|perfekt\w*|lustig\w*|besser)\b/,
  bad: /\b(?:eifersuchtig|neidisch|verschuttet|zerbrochen|zu (?:viel|gut|schwer|spat)|schlecht\w*|schlimm\w*|schlechter|furchtbar\w*|schrecklich\w*|mist|problem\w*|schwierig\w*|schwer|streit\w*|gestritten|verloren|durchgefallen|gescheitert|hasse|falsch|angeschrien|geschrien|leider|unfair|anstrengend|fehlt mir|vermisse)\b/,
  negation: /^(?:nicht|kein|keine|keinen|nie|niemals|ohne|kaum|weder)$/,
}
