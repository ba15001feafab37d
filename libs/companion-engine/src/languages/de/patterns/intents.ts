import type { IntentPatterns } from '../../patterns.ts'

export const intentPatterns: IntentPatterns = {
  intents: {
    minorSexual:
      /\b(?:minderjahrig\w*|kind(?:er|ern)?|1[0-7] jahre)\b.{0,60}\b(?:sex\w*|nackt\w*|erotisch\w*|porno?\w*)\b|\b(?:sex\w*|nackt\w*|erotisch\w*|porno?\w*)\b.{0,60}\b(?:minderjahrig\w*|kind(?:er|ern)?)\b/,
    sexual:
      /\b(?:sex mit dir|mit dir schlafen|ficken|sexting|nacktfotos?|nacktbild\w*|bist du nackt|zieh dich aus|mach mich geil|geil auf dich|porno\w*|orgasm\w*|masturb\w*)\b/,
    askHuman:
      /\b(?:bist du|du bist|sind sie) (?:denn |doch |wirklich |uberhaupt |eigentlich |nur )*(?:eine?n? )?(?:echte?r?|real|mensch\w*|person|roboter|bot|chatbot|programm|maschine|computer|ki|kunstliche intelligenz|software)\b|\b(?:rede|spreche|schreibe|chatte) ich (?:hier |gerade |eigentlich )?mit (?:eine[rm] )?(?:echten )?(?:menschen?|person|roboter|bot|maschine|programm|ki)\b|\b(?:welches|was fur ein) (?:ki-?)?modell (?:bist|benutzt|nutzt)|\bbist du (?:chat ?gpt|gpt)\b|\bwer steckt (?:da)?hinter\b|\bgibt es dich wirklich\b/,
    askSleep:
      /\b(?:schlafst du|kannst du schlafen|hast du (?:gut |heute )*geschlafen)\b|^(?:\w+,? )?gut geschlafen\s*\?/,
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
    joke: /(?<!(?:ist|war|wie) )\b(?:(?:einen|ein) witz|erzahl (?:mir )?einen witz|bring mich zum lachen)\b/,
    game: /\b(?:spielen wir|lass uns spielen|ein spiel|dies oder das)\b/,
    task: /\b(?:(?:schreib\w*|ubersetz\w*|fass\w*|berechne\w*|rechne\w*|such\w*|buch\w*|finde|generier\w*|korrigier\w*|programmier\w*) (?:mir |uns )?(?:eine?n?|das|den|die|diesen|dieses|diese|meinen|meine|bitte|zusammen|\d)|was ist \d+ ?[+x*/-])/,
    fact: /\b(?:was ist die hauptstadt|wer (?:hat (?:gewonnen|geschrieben|erfunden|entdeckt|gemalt)|ist (?:der )?prasident)|wer hat .{1,40}(?:gewonnen|geschrieben|erfunden|entdeckt|gemalt)|wie ?viele? |wann (?:wurde|ist|war|starb)|wie (?:wird|ist) das wetter|wie spat|welcher tag|was kostet|wie (?:hoch|weit|gross|lang) ist|was ist (?:ein|eine|der|die|das)\b|wer ist\b|wer war\b|was bedeutet|was heisst|erklar\w* mir|wo liegt|neuesten nachrichten)/,
    greeting:
      /^(?:hallo|halo|yo|jo|hi|hey|moin|servus|guten (?:morgen|tag|abend)|abend|gruss gott|na(?! (?:gut|ja|klar|dann|also|toll|und|endlich|wenn|super|das|bravo)\b)|hallochen)\b|^(?:\p{L}+,? )?(?:bist du (?:noch )?da|biste (?:noch )?da)\s*\?+$/u,
    goodbye:
      /\b(?:tschuss|schonen (?:abend|tag)(?! gehabt)|auf wiedersehen|guten? nacht|n8i?|bis (?:bald|spater|morgen|dann|nachher|heute abend)(?! (?:ab|warten|fertig|muss|soll|frei|geschafft))|(?:meld|schreib)e? (?:mich|dir) (?:spater|nachher)|(?:ich )?muss (?:jetzt )?(?:los|weg|gehen)|ich geh(?:e)? (?:jetzt )?(?:schlafen|ins bett)|ciao|mach's gut)\b/,
    laugh: /^(?:(?:ha|he|hi){2,}h?|lol|haha\w*|xd)[\s!.]*$/,
    love: /\b(?:ich liebe dich|ich bin (?:so )?in dich verliebt|hab(?:e)? mich in dich verliebt|ich mag dich|ich hab(?:e)? dich (?:so )?lieb|hab dich lieb)\b/,
    advice:
      /\b(?:weiss (?:\w+ )?nicht(?: mehr)?,? was ich (?:tun|machen) soll|soll(?:te)? ich\b(?=[^?]*\?)|woruber (?:soll|kann|konnte|sollen|konnen) (?:ich|wir) (?:\w+ ){0,2}(?:reden|sprechen)|woruber (?:rede ich|reden wir)|was (?:soll|kann|konnte|sollte|muss) ich (?:\w+ ){0,3}(?:tun|machen)|was wurdest du (?:\w+ ){0,4}(?:tun|machen)|(?:einen|ein paar|irgendeinen) (?:rat|tipp|tipps)|rat(?:e)? mir|gib mir (?:einen )?(?:rat|tipp)|wie (?:kann|soll|konnte|schaffe|mache) ich|hilf mir|was (?:empfiehlst|ratst) du)\b/,
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
      /\b(?:(?:erzahl(?:e)?|sag) (?:mir )?(?:du |mal |doch |bitte )*(?:etwas|was|irgendwas|eine geschichte|eine kleine geschichte)\b(?! (?:uber|von) dich| von dir)|unterhalte mich|uberrasch(?:e)? mich|rede? mit mir)/,
    askReminder:
      /\b(?:(?<!ich )erinner(?:e|st|n)?(?: du| sie)? mich(?: \w+){0,3} (?:daran|dran|morgen|spater|nachher|rechtzeitig|an)\b(?!.*\?.*gesagt)|lass mich (?:das |es )?nicht vergessen|(?:merkst du dir|kannst du dir) (?:das|den termin)(?: bitte)?(?: merken)?\s*\?|merk dir das\b)/,
    hug: /\b(?:umarm(?:e|st)? (?:du )?(?:mich|dich)|(?:brauche|mochte|gib mir|will|schick mir) (?:eine |einen |jetzt )*(?:umarmung|kuss)|kuss mich|kuschel\w*|druck mich|fuhl dich gedruckt|halt mich)\b|^(?:ein(?:en|e)? )?(?:kuss(?:e|chen)?|umarmung|bussi)[\s!.]*$/,
    quiet:
      /\b(?:(?:will|mag|mochte) (?:jetzt |gerade )?nicht (?:daruber )?(?:reden|sprechen)|keine lust (?:mehr )?zu (?:reden|sprechen)|lass mich in ruhe|hor auf zu fragen|keine fragen mehr)\b/,
    whatIf: /^(?:und |aber |ok |ja )*was(?:,)? (?:ist |mache ich |wenn )?(?:,? ?wenn|,? ?falls|ich)\b[^?]*\?/,
    instruction:
      /\b(?:(?:ignorier\w*|vergiss|missachte) (?:alle |deine |die |bisherigen |vorherigen )*(?:anweisung\w*|regeln|instruktion\w*|prompt)|system ?prompt|tu so,? als (?:ob du |warst du |waren? )?(?:ein(?:e)? )?(?:mensch|echt\w*|person))\b/,
  },
  recall: {
    name: /\b(?:wie heisse ich|wie ich heisse|(?:kennst|weisst) du (?:noch )?meinen namen|was ist mein name)\b/,
    age: /\b(?:wie alt (?:bin ich|ich bin)|(?:kennst|weisst) du (?:noch )?mein alter)\b/,
    home: /\b(?:wo (?:wohne|lebe) ich|wo ich (?:wohne|lebe))\b/,
    job: /\b(?:was (?:arbeite ich|ich arbeite|(?:bin ich|ich bin) von beruf|ist mein beruf|mache ich beruflich)|(?:kennst|weisst) du (?:noch )?meinen (?:beruf|job)|wo arbeite ich)\b/,
    taste:
      /\b(?:was (?:mag|liebe|hasse) ich|was ich (?:mag|liebe|hasse|nicht mag)|was gefallt mir|was ich gern mache)\b/,
    person:
      /\bwie (?:heisst|heissen) meine?n? (?!hund|katz|kater|kanin|hamster|pferd|papagei|schildkr)|\bwie meine? (?:schwester|bruder|mutter|vater|freund\w*|sohn|tochter|frau|mann) heisst|\berinnerst du dich an meine?n? (?:schwester|bruder|mutter|vater|frau|mann|sohn|tochter|freund\w*)\b/,
    pet: /\b(?:wie (?:heisst|heissen)|erinnerst du dich an|kennst du noch) meine?n? (?:hund|hundin|katze|kater|kaninchen|hamster|pferd|papagei|vogel|schildkrote)\b/,
    date: /\bwann (?:ist|habe ich|war) (?:meine?|die|der|das|den) (?:prufung|klausur|vorstellungsgesprach|termin|geburtstag|hochzeit|reise|umzug|operation)\b|\berinnerst du dich an meine?n? (?:prufung|klausur|termin|geburtstag|reise)\b/,
    all: /\b(?:was (?:weisst|merkst) du (?:\w+ )?(?:uber|von) mi(?:ch|r)|erinnerst du dich an (?:mich|das,? was ich)|was hast du dir (?:uber mich )?gemerkt)\b/,
  },
  shortAnswers: {
    yes: /^(?:ja+|jo|jep|klar|na klar|sicher|genau|naturlich|auf jeden fall|stimmt|gerne?|ja gerne?|ja klar|ja sehr|ja oft|ich glaube (?:ja|schon)|denke schon|schon|ja schon|doch|absolut|ja bitte)[\s.!]*$/,
    no: /^(?:nein|(?:gar )?nichts(?: besonderes)?|nix|ne+|nee|no|nicht wirklich|uberhaupt nicht|gar nicht|nie|niemals|nein danke|noch nicht|nein noch nicht|ich glaube nicht|glaub nicht|eher nicht|nicht so|kaum|nein nie|nicht viel)[\s.!]*$/,
    unsure:
      /^(?:(?:ich )?weiss (?:ich )?(?:es )?nicht|keine ahnung|vielleicht|mal sehen|kommt (?:drauf|darauf) an|wer weiss|kann sein|nicht sicher|schwer zu sagen|hm+)[\s.!]*$/,
    why: /^(?:aber |und )?(?:warum|wieso|weshalb|wie meinst du das|warum fragst du(?: das)?|wieso fragst du(?: das)?|inwiefern|was meinst du)[\s?!.]*$/,
    ok: /^(?:ok+|okay|oki|okey|gut|alles klar|in ordnung|einverstanden|verstehe|verstanden|ach so|achso|na gut|passt|super|prima|cool|schon gut|mach ich|ich versuch(?:e)?(?: es|'s)?|werde ich (?:machen|tun)|ok (?:danke|gut|mach ich|alles klar)|gute idee|das stimmt|klingt gut|aha)[\s.!]*$/,
    fine: /^(?:(?:mir geht(?:'s| es|s)? |geht mir |alles |ganz |sehr |bin |mir )*(?:gut|super|prima|bestens|okay|nicht schlecht|kann nicht klagen|bestens)(?:,? danke)?)[\s.!]*$/,
    poorly:
      /^(?:(?:mir geht(?:'s| es|s)? |geht mir )?(?:schlecht|nicht (?:so )?(?:gut|besonders|toll)|so lala|geht so|mies|beschissen|naja|na ja|konnte besser sein|war schon besser))[\s.!]*$/,
  },
  reported:
    /\b(?:sagt|sagte|gesagt|schrieb|geschrieben|meinte)(?: nur| bloss| mir)* (?:danke|hallo|hi|tschuss|gute nacht|sorry|entschuldigung)\b|\b(?:danke|hallo|hi|tschuss|gute nacht|sorry|entschuldigung) (?:gesagt|geschrieben|sagte|gemeint)\b|\b(?:nur|bloss) (?:hallo|hi|tschuss)\b/,
  unwanted:
    /(?:(?:[,;(] ?|\b(?:aber|und|nur) )(?:nicht|keine?[nrs]?|ohne|ausser)|(?:^|[.?!] ?)(?:keine?[nrs]?|ohne|nichts (?:zum)?)) (?:zu |so )?[a-z]{3,}/g,
  closeness:
    /\b(?:kuss mich|kusst du mich|(?:willst|kannst|wurdest|magst) du .{0,12}(?:mich|uns) kussen|ich (?:will|mochte|darf) dich kussen|(?:schick|zeig|gib|sende) mir .{0,24}(?:sexy|nackt\w*|nudes?|heisse?s?|versaut\w*)|(?:sei|werde) meine? freund(?:in)?|(?:willst|mochtest|kannst) du meine? freund(?:in)? (?:sein|werden)|(?:willst|mochtest) du mit mir zusammen sein)\b/,
  toCompanion: /\b(?:du|dich|dir|dein|deine|deinen|deinem|deiner|deins)\b/,
  aboutUser: /\b(?:ich|mich|mir|mein|meine|meinen|meinem|meiner|wir|uns)\b/,
  requests:
    /\b(?:(?:kannst|konntest|wurdest|magst) (?:du|d) (?:mir|mich|uns|das|es|was|bitte|mal)|(?:konnen|konnten|wurden) sie (?:mir|mich|uns|bitte)|(?:sag|gib|schreib|erklar|erzahl|hilf|empfiehl|erinner|erinnere|nenn|zeig|frag|lenk|rat|fass|ubersetz|formulier) (?:mir|mich|uns)|(?:sagst|gibst|schreibst|hilfst|erklarst) du (?:mir|mich|uns))\b/,
}
