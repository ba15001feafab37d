import type { StatementSearchWords } from '../../statement-search.ts'

export const statementSearch: StatementSearchWords = {
  told: /\b(?:(?:che )?cosa (?:ti|te) (?:ho|avevo) (?:detto|raccontato|scritto)(?: io)?|(?:ti|te) (?:ho|avevo) (?:gia |mai )?(?:detto|raccontato|parlato)(?: qualcosa)?(?: che)?|(?:ti )?ricordi(?: ancora)?(?: (?:che )?(?:cosa|quello che) ti (?:ho|avevo) (?:detto|raccontato))?|(?:che )?cosa (?:sai|ricordi|ti ricordi|hai segnato)(?: tu)?|ricordami(?: (?:che )?cosa ti ho detto)?) (?:di|del|della|dell'|dello|dei|delle|degli|su|sul|sulla|a proposito di|riguardo a|che|quando|l'|la|il|lo|le|i) ?(?<about>.{2,80})$/,
  question:
    /^(?:(?:ah|oh|eh|mm+|ok|e|ma|allora|senti|scusa|aspetta|a proposito),? )*(?:(?:ti ricordi|sai|mi ricordi|dimmi|mi dici) )?(?:quando|dove|dov'|chi|a che ora|che giorno|in che giorno|quant'|quanti anni|qual e|a cosa|a che cosa|come si chiama) ?(?:e |e' |sono |sara |era |ho |ha |hanno )?(?<about>.{2,60})$/,
  maybeTold:
    /[,.;!…]?\s*\b(?:non (?:so|ricordo|mi ricordo) se )?(?:te l'(?:ho|avevo)|te lo (?:ho|avevo)|l'(?:ho|avevo)) (?:gia )?dett[oa](?: gia)?\s*[?.!]*$/,
  recalled:
    /\b(?:(?:ti|si) ricordi? |te l[oai] ricordi|se l[oai] ricorda|ricordami\b|ricordamel[oai]|(?:t'|ti |le )(?:ho|avevo) (?:detto|raccontato|parlato)|come si chiamava|(?:vediamo|vediam|dimmi|sentiamo) se (?:eri attent\w+|sei attent\w+|ti ricordi)|(?:vediamo|dimmi) se (?:mi )?(?:ascolt|hai ascolt|stav|sei atten|stai atten)\w*|di cui (?:ti|le) (?:parlavo|dicevo|ho (?:parlato|detto))|che (?:ti|le) (?:dicevo|raccontavo)|qual (?:era|e) gia\b|di nuovo\?|(?:mi|ci) (?:ridic|ripet)\w+)/,
  reminder:
    /\b(?:ricordami|rammentami|mi ricordi|mi ricorda|ripetimi|ridimmi)\b|\b(?:quando|dove|chi|(?:che|quale) \w+|a che ora|che cosa|cosa) (?:ti )?(?:ho|avevo) detto\b|\b(?:mi|ci) (?:ridic\w+|ripet\w+)\b/,
  own: /\b(?:che|qual[ei]?|quando|quand'|dove|dov'|chi|come si chiam\w+|quant[iaeo]|quant'|cosa)(?!\p{L})(?!.{0,60}\b(?:dovrei|posso|potrei|potremmo|possiamo|faccio (?:con|per|se|a)|conviene)\b)(?=.{0,60}\b(?:mi[oae]?|miei|m'ha|ho|io|faccio|lavoro|vivo|abito|gioco|studio|sono|vengo|vado|parto|torno|devo|compro|porto|prendo|suono|compio|\p{L}{2,}[aei]vo|noi|nostr[oaie]|abbiamo|siamo|andiamo|partiamo)\b)/u,
  named: /\b(?:si chiama\w*|mi chiamo|nome)\b/,
  price:
    /\b(?:cost\w*|prezzo|pag\w+|quanto (?:mi |ci |gli )?(?:viene|vale|devo|pago|spendo)|quant'e\b|affitto)\b/,
  where:
    /^(?:\S+,? ){0,5}?(?:dove|dov'\w+|in (?:che|quale) (?:citta|paese|posto|via|aeroporto|stazione|bar|locale|ristorante))\b/,
  who: /^(?:\S+,? ){0,5}?(?:(?:con|di|a|da|per) )?chi\b/,
  what: /^(?:\S+,? ){0,5}?(?:(?:a|di|in|con|su|per) )?(?:che|cosa|qual[ei]?|qual'\w+|quale|com'\w+)\b/,
  amount: /\b(?:quant[oaei]\b|(?:che|quale) (?:piano|numero|eta|taglia|voto|binario|anno))/,
  numbers:
    /\b(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|quaranta|cinquanta|cento|mille|prim[oa]|second[oa]|terz[oa]|quart[oa]|quint[oa]|sest[oa]|mezz[oa])\b/,
  persons:
    /\b(?:colleg\w+|amic\w+|cugin\w+|zi[oa]|zii|suocer\w+|vicin[oaie]|capo|signor[ae]?|ragazz[oaie]|bambin\w+|figli\w*|nipot\w+|genitori|fratelli|sorelle|moglie|marito|prof\w*|dottor\w*|maestr[oa]|compagn[oaie])\b/,
  goesOn:
    /^(?:(?:si|ok|ah|oh|esatto|giusto|bravo|brava|bravissim[oa]|perfetto|grazie|bene|mh|mm),? )*(?:e|ed|ma)\b/,
  parts:
    /(?<!\b(?:quando|dove|chi|cosa|come|quanto|perche))(?:,? e |, )(?=(?:(?:di|a|da|in|con|per) )?(?:che|cosa|come|dove|quando|chi|quant[oaie]|perche|quale)\b)/,
  when: /^(?:\w+,? ){0,4}?(?:quando|a che ora|che giorno|in che giorno|(?:qual e |che )(?:la )?data)\b/,
  fillers: new Set(
    'cose cosa dico racconto scrivo tutto dimentichi preferito preferita preferiti preferite il lo la i gli le l un uno una mio mia miei mie me mi io tu ti te tuo suo sua suoi sue di del della dell dei delle a al alla all in nel nella con per su da e o che cosa chi quando dove come ho hai ha hanno e sono era sara sei si ancora esattamente questo questa quello gia mai detto raccontato parlato ricordi qualcosa nome chiama anni ora giorno dal dalla dallo dai dalle devo dovevo dissi data'.split(
      ' ',
    ),
  ),
  changed:
    /\b(?:spostat\w+|rimandat\w+|rinviat\w+|posticipat\w+|anticipat\w+|annullat\w+|cambiat\w+|invece|anzi|in realta|non .{1,30} piu|adesso|ora|trasferit\w+)\b/,
  say: {
    found: [
      'Mi hai detto questo: {quote}.',
      'Da quello che mi hai raccontato: {quote}.',
      'Sì, mi hai detto: {quote}.',
    ],
    nearest: ['Su questo ho queste tue parole: {quote}.', 'La cosa più vicina che mi hai detto: {quote}.'],
    several: ['Mi hai raccontato questo: {quotes}.', 'Ecco che cosa mi hai detto: {quotes}.'],
    corrected: [
      'L’ultima cosa che mi hai detto è questa: {last}. Prima era: {first}.',
      'Stando all’ultima che so: {last}. All’inizio mi avevi detto: {first}.',
    ],
    partly: [
      'Proprio questo non me l’hai detto. So però: {quote}.',
      'Non con queste parole. Mi hai detto però: {quote}.',
    ],
    unknown: [
      'Di questo non trovo niente in quello che mi hai raccontato, e non voglio inventare. Me lo dici?',
      'Non me l’hai detto, per quanto riesco a trovare. Com’è?',
      'In quello che mi hai scritto finora non c’è. Che cosa dovrei sapere?',
    ],
    next: '; poi: ',
    quotes: ['«', '»'],
  },
}
