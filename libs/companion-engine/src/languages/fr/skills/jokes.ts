import type { JokeWords } from '../../skills.ts'

export const jokes: JokeWords = {
  ask: /\b(?:(?:raconte(?:-moi)?|dis(?:-moi)?|tu connais|tu as|t'as|fais-moi|donne-moi|raconte moi) (?:une|encore une|une autre|des)(?: autre| bonne| petite)? (?:blague|blagues|plaisanterie)|(?:une autre|encore une) blague|fais-moi rire|raconte(?:-moi)? un truc drole)\b|^(?:une )?blague$/,
  another:
    /^(?:(?:haha\w*|mdr|lol|ok|pas mal|oui|allez|et|drole),? )*(?:une autre|encore(?: une)?|(?:raconte|dis)(?:-moi|-m'en)? (?:encore )?une autre|(?:t'en as|tu en as|t'en connais) (?:une autre|d'autres)|la suivante|une derniere)(?: s'il te plait| stp)?$/,
  jokes: [
    'Que dit un mur à un autre mur ? On se retrouve au coin.',
    'Pourquoi les squelettes ne se disputent-ils jamais ? Ils n’ont pas de cran.',
    'J’ai acheté un livre sur la patience. J’ai hâte qu’il arrive.',
    'Que fait une fraise sur un cheval ? Tagada, tagada.',
    'Quel est le comble pour un horloger ? Ne jamais avoir le temps.',
    'Pourquoi le vélo s’est-il couché ? Il était crevé.',
    'Comment l’océan dit-il bonjour ? Il fait des vagues.',
    'Que dit un citron braqueur de banque ? Plus un zeste !',
    'Quel est le sport le plus silencieux ? Le para-chuuut.',
    'Quel est le comble pour un boulanger ? Être dans le pétrin.',
  ],
  usedUp: 'C’était ma dernière, et je préfère ne pas me répéter. À toi : tu en connais une ?',
}
