import type { AftercarePhrases } from '../../phrases.ts'

export const aftercare: AftercarePhrases = {
  say: [
    'Je te lis, et pour l’instant je reste sur ce que tu as écrit avant.',
    'Merci de continuer à écrire : tu n’as pas à porter tout cela sans aide.',
    'Ce que tu ressens compte, même si c’est difficile à dire.',
    'Je reste avec toi là-dessus : le reste peut attendre.',
    'Tout ce que tu arrives à dire maintenant est bien.',
    'Pas besoin de trouver les mots justes.',
  ],
  ask: [
    'Comment vas-tu maintenant, là, en ce moment ?',
    'Y a-t-il quelqu’un près de toi qui peut être là ce soir ?',
    'En ce moment, te sens-tu en sécurité ?',
    'Qu’est-ce qui pèse le plus, là, maintenant ?',
    'As-tu parlé à quelqu’un de ce que tu m’as écrit ? Les lignes d’écoute répondent aussi la nuit.',
    'C’est comment maintenant, par rapport à tout à l’heure ?',
  ],
  eased: [
    'Cela me fait plaisir de le lire, et je te crois. Si cela redevient lourd, écris-le, à moi ou à quelqu’un de confiance. De quoi as-tu envie de parler ?',
    'D’accord, j’ai bien lu : merci de me l’avoir dit. Les lignes d’écoute restent là, au besoin. De quoi parlons-nous ?',
    'Compris, merci. Je demande parce que cela compte. De quoi aurais-tu envie maintenant ?',
  ],
}
