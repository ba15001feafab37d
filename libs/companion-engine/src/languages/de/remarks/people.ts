import type { Remark } from '../../remarks.ts'

export const remarksOnPeople: readonly Remark[] = [
  {
    signs:
      /\b(?:hat|haben|habn) (?:(?:er|sie|der|die|alle) )?(?:mich|mir) (?:\w+ ){0,6}(?:beleidigt|ausgelacht|angeschrien|angeschnauzt|angebrullt|angemotzt|blod angemacht|blossgestellt|gemobbt|fertiggemacht|fertig gemacht|runtergemacht|verarscht|ignoriert|geschubst|angespuckt)\b/,
    tone: 'hard',
    say: ['Das tut weh, so behandelt zu werden.', 'Autsch, das hast du nicht verdient.'],
    ask: ['Was hat dich daran am meisten getroffen?', 'War sonst noch jemand dabei?'],
  },
  {
    signs:
      /\b(?:(?:hat|haben) (?:(?:er|sie) )?(?:mich|mir) (?:\w+ ){0,5}(?:belogen|angelogen|hintergangen|betrogen|verraten|im stich gelassen|sitzen ?lassen|sitzengelassen|versetzt)|(?:lachen|lachten|lastern|reden|redet|lastert) (?:\w+ ){0,2}(?:uber mich|hinter meinem rucken)|hinter meinem rucken)\b/,
    tone: 'hard',
    say: ['Das ist gemein, und es trifft.', 'Uff, das ist ein Vertrauensbruch.'],
    ask: ['Wie hast du es gemerkt?', 'Weiß der Mensch, was das mit dir macht?'],
  },
  {
    signs:
      /\b(?:(?:er|sie|freund\w*|sohn|tochter|bruder|schwester|vater|mutter|niemand|keiner) (?:antwortet|schreibt|meldet|ruft|reagiert) (?:\w+ ){0,5}(?:nicht|nich|net|ned|nie|nimmer|kaum|nix|nichts)\b(?! an der)|(?:antwortet|meldet sich) (?:\w+ ){0,3}(?:nicht|nich|net|nie|nimmer)(?: mehr)?|keine antwort (?:bekommen|gekriegt|von)|(?:kommt|kam) keine antwort|geghostet|ghostet mich)\b/,
    tone: 'hard',
    say: ['Keine Antwort, das ist zermürbend.', 'Und du schaust immer wieder aufs Handy, oder.'],
    ask: ['Was vermutest du, woran es liegt?', 'Wann kam denn zuletzt etwas?'],
  },
  {
    signs:
      /^(?!.*\b(?:firma|amt|nachfolger|vermieter|arzt|praxis)\b).*\b(?:(?:hat|haben) (?:er |sie |sich |mir )*(?:\w+ ){0,3}(?:nicht|nich|nix|nichts|net|nie|kein wort) (?:mehr )?(?:geschrieben|geantwortet|zuruckgeschrieben|gemeldet|angerufen)|(?:seit|schon) (?:\w+ ){1,4}(?:nichts|nix|kein wort) (?:mehr )?(?:von (?:ihm|ihr)|gehort)|(?:hat mich|bin) (?:\w+ )?(?:geblockt|blockiert)|funkstille)\b/,
    tone: 'hard',
    say: ['So ein Schweigen ist schwer auszuhalten.', 'Einfach nichts zu hören, das nagt.'],
    ask: ['Hattet ihr vorher Streit?', 'Magst du dich noch mal melden oder lieber nicht?'],
  },
  {
    signs:
      /\b(?:(?:hat|haben) (?:\w+ ){0,4}schluss gemacht|(?:wir|er|sie) (?:haben|hat) (?:\w+ ){0,4}(?:uns|sich|mich) (?:\w+ ){0,4}getrennt|(?:er|sie|mann|frau|freund|freundin) hat mich (?:\w+ ){0,3}(?:verlassen|abserviert)|(?:nach|seit) (?:der|unserer|meiner) (?:trennung|scheidung)|(?:er|sie|mann|frau) (?:ist |is )?(?:\w+ ){0,3}ausgezogen|will die scheidung)\b/,
    tone: 'hard',
    say: ['Eine Trennung, das tut mir leid.', 'Oh, das ist ein harter Schnitt.'],
    ask: ['Wie nah geht dir das gerade?', 'Wer ist jetzt für dich da?'],
  },
  {
    signs:
      /\b(?:mein|meine|meinem|meiner|der|die) (?:ex|exfreund|exfreundin|ex-?freund|ex-?freundin|ex-?mann|ex-?frau) (?:hat|hot|het)? ?(?:\w+ ){0,3}(?:geschrieben|schreibt|angerufen|gemeldet|meldet|getroffen|gesehen|neue|neuen)\b|\b(?:hab|habe) (?:\w+ ){0,4}(?:ex|exfreund|exfreundin) (?:\w+ )?(?:gesehen|getroffen|geschrieben)\b/,
    say: ['Uff, da kommt gleich wieder alles hoch.', 'Oh, der Mensch von früher ist wieder Thema.'],
    ask: ['Was löst das in dir aus?', 'Wie lange ist es aus?'],
  },
  {
    signs:
      /\b(?:(?:hat|haben|wieder|kurzfristig|einfach|mir|uns) (?:\w+ ){0,4}abgesagt(?! wurde)|(?:er|sie) (?:kam|kommt) (?:wieder |jetzt |doch |einfach )+nicht|(?:keiner|niemand) (?:ist )?(?:gekommen|kam|erschienen)|kam (?:keiner|niemand)|(?:hat|haben) (?:\w+ ){0,2}(?:wieder |nie |mal wieder )keine zeit(?: fur mich)?)\b/,
    tone: 'hard',
    say: ['Und dann wird nichts daraus, wie schade.', 'Ach, und du hattest damit gerechnet.'],
    ask: ['Kam wenigstens eine Erklärung?', 'Was machst du jetzt stattdessen?'],
  },
  {
    signs:
      /\b(?:(?:bin|war|wurde|wurd) (?:\w+ ){0,3}(?:nicht|nich|net) eingeladen|(?:haben|sind|waren) (?:\w+ )?ohne mich (?:\w+ ){0,4}(?:gefeiert|getroffen|gegangen|gefahren|los|weg)|ohne mich (?:gefeiert|getroffen|gegangen|gefahren)|alle (?:\w+ ){0,4}eingeladen,? (?:nur ich nicht|ausser mi[rc]h?)|(?:werd|werde|wurde) (?:\w+ ){0,3}ausgeschlossen)\b/,
    tone: 'hard',
    say: ['Außen vor zu bleiben, das schmerzt.', 'Nicht dabei sein zu sollen, das ist bitter.'],
    ask: ['Wie hast du davon erfahren?', 'Wen davon hättest du gern dabei gehabt?'],
  },
  {
    signs:
      /\b(?:(?:hab|habe|haben|hatten) (?:\w+ ){0,6}(?:gestritten|gezofft|gekracht|gefetzt)|(?:hatte|hatten|hab|habe|haben|gab|gibt|gibt's|schon wieder|wieder) (?:\w+ ){0,3}(?:streit|zoff|stress) (?:mit|gehabt|zuhause|daheim)|(?:streiten|zoffen) (?:wir )?(?:uns|sich)|streit mit (?:mein\w*|dem|der|den)|dicke luft|(?:er|sie|wir) (?:redet|reden) (?:\w+ )?nicht mehr mit(?:einander| mir))\b/,
    tone: 'hard',
    say: ['Streit, oje.', 'Puh, das zehrt, so ein Krach.'],
    ask: ['Worum ging es im Kern?', 'Wie ist es jetzt zwischen euch?'],
  },
  {
    signs:
      /\b(?:(?:hab|habe) (?:ich )?(?:ihn|sie|ihm|ihr|mein\w* \w+|die kinder|das kind) (?:\w+ ){0,3}(?:angeschrien|angebrullt|angeraunzt|angeschnauzt|angemotzt|angepflaumt)|(?:bin|war) (?:ich )?(?:\w+ ){0,3}(?:laut geworden|ausgerastet|ausgeflippt|explodiert))\b/,
    tone: 'hard',
    say: ['Da ist es aus dir herausgebrochen.', 'Das hängt dir jetzt wohl nach.'],
    ask: ['Was ging dem voraus?', 'Habt ihr danach noch geredet?'],
  },
  {
    signs:
      /\b(?:(?:hab|habe) (?:\w+ ){0,2}(?:keine|kaum|null) freunde|(?:bin|fuhl mich|fuhle mich) (?:ich )?(?:\w+ ){0,3}(?:so |oft |ganz |total |sehr )?einsam|(?:bin|sitz|sitze|hock|hocke) (?:ich |i )?(?:\w+ ){0,3}(?:heute|heut|hier|abends|wieder|immer|nur|ganz) (?:\w+ )?(?:allein|alleine|alloa)(?=$|[.,;!]| hier| da| zu| im| in)|(?:hab|habe) (?:\w+ )?(?:niemand\w*|keinen) (?:\w+ )?(?:zum reden|mit dem))\b/,
    tone: 'hard',
    say: ['So allein, das tut mir leid.', 'Das ist einsam, ich höre es.'],
    ask: ['Wann merkst du es am stärksten?', 'Wen hättest du gerade gern neben dir?'],
  },
  {
    signs:
      /\b(?:(?:er|sie|oma|opa|mama|papa|mutter|vater|freundin|freund|mann|frau|bruder|schwester|kind|kinder|hund|katze|kater) (?:\w+ )?(?:fehlt|fehlen) mir|(?:du|ihr|sie) fehlst? mir|vermisse? (?:ich )?(?:ihn|sie|mein\w* (?!ruhe|bett)\w+|euch)|ohne (?:ihn|sie) ist (?:es|alles))\b/,
    tone: 'hard',
    say: ['So ein Fehlen, das tut weh.', 'Du vermisst sehr, das spüre ich aus deinen Worten.'],
    ask: ['In welchen Momenten ist es am stärksten?', 'Was fehlt dir am meisten?'],
  },
  {
    signs:
      /\b(?:mach\w* (?:ich )?mir (?:\w+ ){0,5}sorgen (?:um|wegen)|sorgen um (?:ihn|sie|mein\w*|den|die)|angst um (?:ihn|sie|mein\w*)|(?:mama|papa|mutter|vater|oma|opa|mann|frau|sohn|tochter|bruder|schwester|freund|freundin|enkel) (?:\w+ ){0,5}(?:im krankenhaus|im spital|in der klinik|ins krankenhaus|auf intensiv|gesturzt|operiert|notaufnahme))\b/,
    tone: 'hard',
    say: ['Das macht Sorgen, verstehe ich.', 'Oh je, das sind Sorgen.'],
    ask: ['Wie ist der Stand im Moment?', 'Wer ist außer dir noch da?'],
  },
  {
    signs:
      /\b(?:mama|papa|mutter|vater|oma|opa|mann|frau|sohn|tochter|bruder|schwester|freund|freundin|tante|onkel) (?:\w+ ){0,4}(?:schlaganfall|herzinfarkt|krebs|chemo|dement|demenz|alzheimer|parkinson|pflegeheim|vergisst alles|erkennt mich nicht|sehr krank|schwer krank|todkrank)\b/,
    tone: 'hard',
    say: ['Das ist schwer, für euch alle.', 'Oh, das tut mir leid zu hören.'],
    ask: ['Wie geht es dir selbst damit?', 'Seid ihr gut begleitet?'],
  },
  {
    signs:
      /^(?!.*\b(?:nie|nicht|niemand|keiner|nichts|verboten)\b).*\b(?:hat|haben) (?:er |sie )?(?:mir|uns) (?:\w+ ){0,7}(?:geschenkt|geholfen|vorbeigebracht|mitgebracht|spendiert|vor die tur gestellt|hingestellt|gekocht|gratuliert|freigehalten|abgenommen|blumen gebracht|zugehort)\b/,
    tone: 'glad',
    say: ['Das ist ja lieb.', 'Wie nett, da hat jemand an dich gedacht.'],
    ask: ['Kam das ganz unerwartet?', 'Wie war dir in dem Moment?'],
  },
  {
    signs:
      /^(?!.*\b(?:nie|nicht|niemand|keiner)\b).*\b(?:(?:hat|haben) (?:er |sie )?mich (?:\w+ ){0,5}(?:eingeladen|uberrascht|getrostet|umarmt|in den arm genommen|angelachelt|mitgenommen|heimgefahren|nach hause gefahren)|(?:so|richtig|total|echt|sehr) (?:lieb|nett) (?:von (?:ihm|ihr|ihnen|denen)|zu mir))\b/,
    tone: 'glad',
    say: ['Oh, wie schön.', 'Das tut gut, so etwas.'],
    ask: ['Wer war das?', 'Hat es dir den Tag gerettet?'],
  },
  {
    signs:
      /^(?!.*\b(?:nie|nicht|niemand|keiner)\b).*\b(?:(?:hat|haben) (?:er |sie )?mich (?:\w+ ){0,5}gelobt|(?:hat|haben) (?:mir )?(?:\w+ ){0,4}(?:kompliment|komplimente|lob) (?:gemacht|bekommen|gegeben)|(?:hab|habe) (?:\w+ ){0,4}(?:lob|kompliment|komplimente) (?:bekommen|gekriegt)|(?:wurde|wurd|bin) (?:\w+ ){0,3}gelobt|(?:ist|sind|war|waren) (?:\w+ )?stolz auf mich)\b/,
    tone: 'glad',
    say: ['Ein Lob, das hast du dir verdient.', 'Schön, dass das jemand gesehen hat.'],
    ask: ['Hast du es gleich geglaubt?', 'Was genau war gemeint?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|kein|keine)\b).*\b(?:(?:hab|habe|hatte|hatten|mein|unser|erstes|zweites|drittes) (?:\w+ ){0,3}date\b|(?:bin|so|total|voll|ganz) (?:\w+ )?(?:verknallt|verliebt)|schmetterlinge im bauch|(?:mein|meinem|meinen) (?:crush|schwarm)|(?:hat mich|haben uns) (?:\w+ )?gekusst|erster kuss)/,
    tone: 'glad',
    say: ['Oh, da kribbelt es.', 'Uh, das klingt aufregend.'],
    ask: ['Wie geht es jetzt weiter mit euch?', 'Wie habt ihr euch kennengelernt?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|nichts|nix|kein|keine|lehrer\w*|chef\w*|seit)\b).*\b(?:er|sie) hat (?:mir |sich |heute |grad |gerade |endlich |doch |wieder )*(?:geschrieben|geantwortet|zuruckgeschrieben|gemeldet)(?=$|[.,;!])|\b(?:heute|gerade|grad|endlich|eben) hat (?:er|sie) (?:mir |sich |wieder |doch )*(?:geschrieben|geantwortet|gemeldet)(?=$|[.,;!])/,
    tone: 'glad',
    say: ['Oh, eine Nachricht.', 'Na endlich, da ist etwas gekommen.'],
    ask: ['Wie klang es?', 'Hast du schon zurückgeschrieben?'],
  },
  {
    signs:
      /\b(?:(?:diamantene|goldene|silberne|eiserne) hochzeit|(?:unser|unseren|haben|heute|morgen|ist) (?:\w+ ){0,3}(?:hochzeitstag|jahrestag))\b(?! vergessen)/,
    say: ['Oh, so ein Jahrestag ist etwas Besonderes.', 'Oh, ein großer Tag für zwei.'],
    ask: ['Wie viele Jahre sind es?', 'Habt ihr etwas vor?'],
  },
  {
    signs:
      /^(?!.*\b(?:wann|ob|nie|nicht|fragen|fragt|will)\b).*\b(?:(?:ich|wir) heiraten?(?=$|[.,;!]| im| am| bald)|heirate (?:ich|im|am|in|bald|nachste\w*)|heiraten (?:wir|im|am|bald)|(?:haben uns|bin|sind|frisch) (?:\w+ ){0,3}verlobt|(?:hat|habe|hab) (?:\w+ ){0,4}(?:heiratsantrag|antrag) gemacht|(?:meine|unsere) hochzeit (?:ist|wird|im|am|steht))\b/,
    tone: 'glad',
    say: ['Oh, ihr macht es richtig fest.', 'Na, das sind Neuigkeiten.'],
    ask: ['Eher große Feier oder klein?', 'Bist du aufgeregt?'],
  },
  {
    signs:
      /\b(?:(?:auf|zu|bei|von|zur|auf der|auf ne|auf einer) (?:\w+ ){0,2}hochzeit (?:eingeladen|von|meine\w*|war|gewesen|am|im)|(?:tochter|sohn|bruder|schwester|freundin|freund|enkelin|enkel|cousine|cousin) (?:\w+ )?heiratet)\b/,
    say: ['Eine Hochzeit steht im Raum, da ist etwas los.', 'Oh, es wird geheiratet.'],
    ask: ['Freust du dich darauf?', 'Was ziehst du an?'],
  },
  {
    signs:
      /^(?!.*\b(?:verloren|fehlgeburt|nicht|nie|tot|ob|still geboren|angst)\b).*\b(?:(?:bin|wir sind) (?:\w+ ){0,3}schwanger|(?:bin|werde?|werden|wurde|ist|sind) (?:\w+ ){0,4}(?:oma|opa|papa|mama|eltern|tante|onkel)(?: geworden)?(?=$|[.,;!])|(?:baby|kind|zwillinge|enkel|enkelin) (?:\w+ ){0,2}(?:ist da|sind da|geboren|zur welt|auf der welt))\b/,
    tone: 'glad',
    say: ['Ein neuer kleiner Mensch, wie schön.', 'Oh, das sind große Neuigkeiten.'],
    ask: ['Wie geht es allen?', 'Gibt es schon einen Namen?'],
  },
  {
    signs:
      /\b(?:erste[ns]? (?:schritte?|zahn|zahnchen)|(?:sein|ihr) erstes wort|(?:tochter|sohn|kleine|kleiner|baby|enkel|enkelin) (?:\w+ ){0,4}(?:zum ersten mal|laufen gelernt|kann (?:jetzt |schon |endlich )(?:laufen|schwimmen|lesen|radfahren|fahrrad)|seepferdchen)|einschulung|eingeschult|erster schultag)\b/,
    tone: 'glad',
    say: ['Wie schön, so ein erstes Mal.', 'Oh, da wird jemand groß.'],
    ask: ['Wie war der Augenblick?', 'Wer hat mehr gestrahlt, ihr oder das Kind?'],
  },
  {
    signs:
      /\b(?:(?:enkel|enkelin|enkelkinder|enkeln?|enkelkind|urenkel\w*) (?:\w+ ){0,3}(?:kommt|kommen|kam|kamen|da|zu besuch|ist bei|sind bei|besucht|besuchen)|(?:kommt|kommen|kam|kamen|hute|passe?) (?:\w+ ){0,5}(?:enkel|enkelin|enkelkinder|enkelkind|urenkel\w*))\b/,
    tone: 'glad',
    say: ['Enkelbesuch, wie schön.', 'Ach, die Enkelgeneration im Haus.'],
    ask: ['Was macht ihr zusammen?', 'Wie alt sind sie?'],
  },
  {
    signs:
      /\b(?:(?:kind|kinder|kids|kleine|kleiner|kleinen|baby|jungs|madels|zwillinge|enkel) (?:\w+ ){0,3}(?:schlaft|schlafen|eingeschlafen|eingepennt|pennt|pennen|endlich im bett|im bett)(?! (?:nicht|nich|net))|(?:kinder|kleinen|kleine|kind|kids) (?:\w+ ){0,2}ins bett gebracht)\b/,
    tone: 'glad',
    say: ['Schlaf im Kinderzimmer, endlich.', 'Ah, die Kleinen im Bett, durchatmen.'],
    ask: ['Was machst du mit der Zeit?', 'Ging es leicht mit dem Einschlafen?'],
  },
  {
    signs:
      /\b(?:(?:kind|kinder|kids|kleine|kleiner|jungste|baby|sohn|tochter|enkel|enkelin) (?:\w+ ){0,4}(?:krank|fieber|schnupfen|husten|erkaltet|kotzt|gekotzt|ubergeben|magen-?darm|bauchweh|zahnt|windpocken)(?!enhaus|en|\w)|(?:krankes|krank\w*) kind (?:zu ?hause|daheim)|(?:beim|zum|vom) kinderarzt)\b/,
    tone: 'hard',
    say: ['Ein krankes Kind, oje.', 'Ach, das arme Kleine, und du gleich mit.'],
    ask: ['Wie geht es dem Kind jetzt?', 'Wer springt bei euch ein, wenn es eng wird?'],
  },
  {
    signs:
      /\b(?:(?:tochter|sohn|kind|kinder|kleine|kleiner|enkel|enkelin|junge|grosser) (?:\w+ ){0,4}(?:zeugnis|abitur|abi|prufung|fuhrerschein|lehrstelle|studium|abschluss) (?:\w+ ){0,2}(?:bestanden|geschafft|bekommen|gekriegt)|stolz auf (?:ihn|sie|meine tochter|meinen sohn|meine kinder|meinen enkel|meine enkelin))\b/,
    tone: 'glad',
    say: ['Da bist du stolz, völlig zu Recht.', 'Wie schön, so ein Erfolg in der Familie.'],
    ask: ['Wie wird gefeiert?', 'Was hast du dazu gesagt?'],
  },
  {
    signs:
      /\b(?:(?:kinder|kids|sohn|tochter|kind|jungs|kleine|kleiner|teenager|zwillinge) (?:\w+ ){0,3}(?:nervt|nerven|hort nicht|horen nicht|streiten|streitet|trotzt|schreit|schreien|bockt|zickt|machen mich (?:fertig|wahnsinnig)|macht mich (?:fertig|wahnsinnig)|rauben|raubt)|trotzphase|wutanfall|trotzanfall)\b/,
    tone: 'hard',
    say: ['Puh, das zerrt an den Nerven.', 'Uff, das kostet Geduld.'],
    ask: ['Was ist gerade das Schwierigste?', 'Hast du mal eine Pause davon?'],
  },
  {
    signs:
      /\b(?:mein |meine |unser )?(?:mann|frau|freund|freundin|partner|partnerin) (?:ist|is) (?:\w+ ){0,4}(?:auf (?:dienstreise|montage|geschaftsreise|arbeit)|nicht da|verreist|ausser haus|weg (?:bis|fur|seit|diese|heute))\b/,
    say: ['Allein zu Hause also, ohne die andere Hälfte.', 'Auf Abstand gerade, verstehe.'],
    ask: ['Wann seht ihr euch wieder?', 'Genießt du die Ruhe oder fehlt etwas?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|krankenhaus|gestorben|damals)\b).*\b(?:(?:mama|mami|mutti|mutter|papa|vater|oma|opa|eltern|schwester|bruder|sohn|tochter|enkel|enkelin|freundin|freund|tante) (?:hat|haben) (?:\w+ ){0,3}angerufen|(?:hab|habe) (?:\w+ ){0,3}(?:mit|meine|meinen) (?:\w+ ){0,2}(?:telefoniert|angerufen))\b/,
    say: ['Telefonat also, in Verbindung bleiben.', 'Ah, ein Anruf.'],
    ask: ['Was gab es zu erzählen?', 'Wie geht es dir nach dem Gespräch?'],
  },
  {
    signs:
      /\b(?:mama|mami|mutti|mutter|papa|vater|eltern|schwiegermutter|schwiegereltern|schwester|bruder) (?:\w+ ){0,4}(?:nervt|nerven|meckert|meckern|mischt sich|mischen sich|schimpft|verbietet|erlaubt|erlauben|verstehen mich nicht|versteht mich nicht|kontrolliert|macht mir vorwurfe|macht mir druck|hort nicht zu|rastet aus)\b/,
    tone: 'hard',
    say: ['Oje, das zieht Kraft.', 'Das ist anstrengend, gerade in der Familie.'],
    ask: ['Worum geht es dabei meistens?', 'Was würdest du am liebsten sagen?'],
  },
  {
    signs:
      /\b(?:(?:nachbar|nachbarn|nachbarin|nachbars?|uber mir|unter mir|nebenan|mitbewohner|mitbewohnerin|mitbewohners|wg) (?:\w+ ){0,6}(?:laut|larm|musik|bohrt|bohren|hammert|streiten|beschwert|schreit|trampelt|trampeln|party|feiern|rucksichtslos|nervt|nerven|putzt nie|raumt nie|nie weg))\b/,
    tone: 'hard',
    say: ['Und man kann nicht einmal weg, wie nervig.', 'Puh, so nah beieinander, das nervt.'],
    ask: ['Geht das oft so?', 'Hast du schon etwas gesagt?'],
  },
  {
    signs:
      /\b(?:(?:nachbar|nachbarin|nachbarn) (?:hat |haben )?(?:\w+ ){0,5}(?:geholfen|gebracht|geschenkt|gegossen|vorbeigebracht|nett|lieb|eingeladen|futtert|giesst|hilft|passt auf))\b/,
    tone: 'glad',
    say: ['Nett, so jemanden nebenan zu haben.', 'Gute Nachbarschaft, wie schön.'],
    ask: ['Kennt ihr euch schon lange?', 'Hilfst du dort auch mal aus?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|kein|keine|keinen|keiner|niemand|fruher|damals)\b).*\b(?:(?:hab|habe|haben|bekomme|bekommen|krieg|kriege|kriegen) (?:\w+ ){0,2}besuch(?=$|[.,;!]| von| aus| bekommen)|besuch (?:ist da|war da|kommt)|(?:kommt|kommen|kam|kamen) (?:\w+ ){0,5}(?:zu besuch|zum essen|zum kaffee|zu mir|zu uns))\b/,
    say: ['Besuch also, da kommt Leben in die Bude.', 'Oh, Gesellschaft.'],
    ask: ['Wer ist es?', 'Wie lange bleibt der Besuch?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|kein|keine|keinen|fruher|damals|ohne|abgesagt)\b).*\b(?:(?:hab|habe|haben|war|waren|treff|treffe|treffen|triff|geh|gehe) (?:ich |wir )?(?:\w+ ){0,3}(?:mit|meine|meinen|mich mit|alte|alten) (?:\w+ ){0,3}(?:freund|freunde|freunden|freundin|freundinnen|kumpel|kumpels|clique|madels|jungs)(?: \w+){0,3})\b(?= (?:getroffen|unterwegs|aus|essen|weg|gequatscht|geredet)|[.,!]|$)/,
    tone: 'glad',
    say: ['Schön, solche Leute zu haben.', 'Mit vertrauten Leuten, das tut gut.'],
    ask: ['Woher kennt ihr euch?', 'Worüber habt ihr am meisten gelacht?'],
  },
]
