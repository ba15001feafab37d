import type { TextWords } from '../../skills.ts'

export const texts: TextWords = {
  ask: /^(?:(?:he|ok|dis|stp|s'il te plait|tu peux|peux-tu|tu pourrais|pourrais-tu|est-ce que tu peux) )*(?:aide-moi a |m'aider a )?(?:m')?(?:ecri[st](?:-moi|-nous)?|ecrire|redige(?:-moi|r)?|prepare(?:-moi|r)?|compose(?:-moi|r)?|fais-moi) (?:un |une |le |la |des |mon |ma )?(?:\w+ ){0,2}?(?:message|lettre|carte|e-?mail|mail|mot|sms|texte|voeux|invitation|excuses|condoleances)\b/,
  kinds: {
    birthday: /\b(?:anniversaire)\b/,
    condolence: /\b(?:condoleances?|deuil|mort|deces|obseques)\b/,
    getWell: /\b(?:retablissement|malade|hopital|guerison)\b/,
    congratulation: /\b(?:felicitations?|feliciter|diplome|mariage|promotion|naissance)\b/,
    apology: /\b(?:excus\w+|pardon)\b/,
    thanks: /\b(?:remerci\w+|merci)\b/,
    invitation: /\b(?:invit\w+)\b/,
    resignation: /\b(?:demission)\b/,
    application: /\b(?:motivation|candidature)\b/,
  },
  lead: 'Je n’ai pas de modèle d’IA, alors voici une trame honnête : à toi de remplir les crochets.',
  nameless: '[prénom]',
  texts: {
    birthday:
      'Bonjour {name},\njoyeux anniversaire ! Je te souhaite une année pleine de [ce qui te fait rire]. Je repense souvent à [un moment partagé]. C’est bon de t’avoir.\n[ton prénom]',
    thanks:
      'Bonjour {name},\nmerci pour [quoi]. C’était une vraie aide, parce que [raison]. Je ne l’oublierai pas.\n[ton prénom]',
    apology:
      'Bonjour {name},\nje regrette de [ce qui s’est passé]. J’imagine que pour toi c’était [comment]. La prochaine fois, je [ce que je ferai autrement]. On en parle ?\n[ton prénom]',
    condolence:
      'Bonjour {name},\ntoutes mes pensées pour [qui]. Je me souviens de [un moment], et je pense à toi. Si tu as besoin de [une aide concrète], je suis là.\n[ton prénom]',
    getWell:
      'Bonjour {name},\nj’ai appris pour [quoi] et je pense à toi. Prends tout le temps qu’il te faut. Je passerai avec [ce qui fait du bien] quand tu voudras.\n[ton prénom]',
    congratulation:
      'Bonjour {name},\nfélicitations pour [quoi] ! J’ai vu tout [l’effort] que tu y as mis, et je m’en réjouis. On fête ça [quand, où] ?\n[ton prénom]',
    invitation:
      'Bonjour {name},\nje t’invite à [quoi] le [jour] à [heure], à [lieu]. Apporte [rien / quoi]. Tu me dis avant [jour] si tu viens ?\n[ton prénom]',
    resignation:
      'Bonjour {name},\npar la présente, je vous informe de ma démission du poste de [poste] à compter du [dernier jour], dans le respect du préavis de [durée]. Merci pour [quoi]. Je transmettrai volontiers [tâches].\nCordialement\n[ton nom]',
    application:
      'Bonjour {name},\nje présente ma candidature au poste de [poste]. Depuis [durée], je travaille comme [métier], où j’ai [un résultat chiffré]. Ce qui m’attire chez vous : [raison]. Un entretien serait un plaisir.\nCordialement\n[ton nom]',
    other:
      'Bonjour {name},\nje t’écris à propos de [la chose]. Ce qui compte pour moi : [une ou deux phrases]. Pourrais-tu [ce que tu demandes], avant [quand] ?\n[ton prénom]',
  },
}
