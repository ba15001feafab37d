import type { AnsweredQuestions } from '../../patterns.ts'

export const answeredQuestions: AnsweredQuestions = [
  [
    /\b(?:ci vai in compagnia|hai qualcuno vicino|qualcuno che puo darti una mano)\b/,
    /\b(?:con (?:mi[oa]|il|la|i|le|un|una|degli|gli|amic\w+)|da sol[oa]|per conto mio|insieme)\b/,
  ],
  [
    /\bgia (?:parlato con|raccontato a) qualcuno\b/,
    /\b(?:nessuno|(?:l'ho|gliel'ho|ne ho|ho) (?:gia )?(?:detto|parlato|raccontato)|lo sanno)\b/,
  ],
  [
    /\b(?:dura da tanto|da quando va avanti)\b/,
    /\b(?:da (?:\w+ )?(?:giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|ieri|sempre|tanto|poco)|d[ai] quando)\b/,
  ],
  [
    /\bsuccesso qualcosa\b/,
    /\b(?:capo|lasciat[oa]|litig\w+|mort[oa]|urlat\w+|pers[oa]|perche|bocciat[oa]|licenziat[oa]|tradit[oa]|rott[oa])\b/,
  ],
  [/\b(?:andata la tua giornata|come va\b|come stai)\b/, /\b(?:giornat\w+|sto (?:bene|male)|mi sento)\b/],
  [/\bpiacerebbe festeggiare\b/, /\b(?:festegg\w+|cena|festa)\b/],
  [/\bimmagini, quel momento\b/, /\b(?:complean\w+|passat[oa]|superat[oa])\b/],
  [/\bcolpito all'inizio\b/, /\b(?:lasciat\w+|non (?:lo|la) so|mollat[oa])\b/],
]
