import { collapseDoubles } from '@confida/text-analysis'

const ASSENT =
  'no|nono|nah|yes|yeah|si|ok|okay|dai|ma|e|but|and|so|well|really|actually|honestly|thanks|oui|non|mais|et|bon|enfin|vraiment|franchement|ja|nein|ne|aber|und|also|ach|wirklich|ehrlich|eigentlich|y|pero|bueno|de verdad|en serio|davvero|veramente|sul serio|guarda|in realta|oh|ah|grazie|merci|danke|gracias|لا|نعم|ايوه|اي|والله|بس|لكن|خلاص|الحمد لله|شكرا|انا'
const NOW =
  'ora|adesso|oggi|gia|di nuovo|now|today|again|already|maintenant|aujourd hui|deja|jetzt|heute|wieder|schon|ahora|hoy|ya|de nuevo|الان|هلا|هلق|دلوقتي|اليوم|الحين'
const LEADS = `(?:${ASSENT}|${NOW})`
/** A time goes on as it likes; a reason may be what is feared: "I'm fine because I have decided". */
const TAILS = `(?:${ASSENT}|${NOW}|(?:dopo|da quando|che ne|after|since|apres|depuis|nachdem|nach|seit|despues|desde|بعد) .*)`

/** Where one of the phrases is all that a clause says, but for a word of assent or of time before it and what goes on from it. */
export const wholeClause = (...list: string[]): RegExp =>
  new RegExp(
    `^(?:${collapseDoubles(LEADS)} )*(?:${collapseDoubles(list.join('|'))})(?: ${collapseDoubles(TAILS)})*$`,
    'u',
  )
