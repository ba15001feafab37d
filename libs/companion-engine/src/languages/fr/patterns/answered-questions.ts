import type { AnsweredQuestions } from '../../patterns.ts'

export const answeredQuestions: AnsweredQuestions = [
  [
    /\b(?:en bonne compagnie|quelqu'un pres de toi|te donner un coup de main)\b/,
    /\b(?:avec (?:mon|ma|mes|un|une|des|les|deux)|toute? seule?|ensemble)\b/,
  ],
  [
    /\bdeja (?:parle|raconte) a quelqu'un\b/,
    /\b(?:personne|j'en ai (?:deja )?parle|(?:l'ai|lui ai|leur ai|ai) (?:deja )?(?:dit|parle|raconte))\b/,
  ],
  [/\b(?:dure depuis longtemps|depuis quand)\b/, /\b(?:depuis|toujours|ca fait)\b/],
  [
    /\bs'est passe quelque chose\b/,
    /\b(?:chef|patron\w*|quittee?|dispute\w*|mort\w*|crie|perdu|parce|rate|rupture|viree?|trompee?)\b/,
  ],
  [/\b(?:s'est passee ta journee|comment (?:vas[- ]tu|ca va))\b/, /\b(?:journee|je vais|je me sens|ca va)\b/],
  [/\baimerais-tu feter\b/, /\b(?:fet\w+|diner|resto)\b/],
  [/\btu imagines ce moment\b/, /\b(?:anniversaire|reussi)\b/],
  [/\bt'avait plu au debut\b/, /\b(?:quittee?|rupture|pas|largue\w*)\b/],
]
