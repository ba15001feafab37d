import type { AnsweredQuestions } from '../../patterns.ts'

export const answeredQuestions: AnsweredQuestions = [
  [
    /\b(?:vas en compania|tienes a alguien cerca|echarte una mano)\b/,
    /\b(?:con (?:mi|mis|el|la|los|las|un|una|amig\w+)|sol[oa]|por mi cuenta|juntos)\b/,
  ],
  [
    /\bse lo has contado ya a alguien\b/,
    /\b(?:nadie|(?:lo|le|se lo|les) (?:he )?(?:contado|dicho|conte|dije)|lo saben)\b/,
  ],
  [
    /\b(?:llevas mucho tiempo asi|desde cuando te pasa)\b/,
    /\b(?:desde|hace (?:\w+ )?(?:dias?|semanas?|mes(?:es)?|anos?|tiempo|poco|mucho)|siempre|llevo)\b/,
  ],
  [
    /\bha pasado algo hoy\b/,
    /\b(?:jef[ea]|dejado|dejo|pelea\w*|discuti\w*|muert[oa]|murio|grit\w+|perdi\w*|porque|suspendi\w*|despedi\w*|ruptura|engan\w+)\b/,
  ],
  [/\b(?:ha ido tu dia|que tal|como estas)\b/, /\b(?:dia|estoy|me siento)\b/],
  [/\bgustaria celebrarlo\b/, /\b(?:celebr\w+|cena|fiesta)\b/],
  [/\bimaginas ese momento\b/, /\b(?:cumple\w*|aprob\w+|cumplo)\b/],
  [/\bte atrajo al principio\b/, /\b(?:dejado|dejo|ruptura|no)\b/],
]
