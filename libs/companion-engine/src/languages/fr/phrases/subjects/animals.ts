import type { SubjectLines } from '../../../phrases.ts'

export const animals: SubjectLines<'animals'> = {
  petSweet: {
    say: [
      'Vraiment trop mignon, ça !',
      'C’est adorable, la tendresse d’un animal.',
      'Quelle joie, la compagnie d’une bête comme ça.',
      'On s’attache forcément à un animal pareil.',
    ],
    ask: ['Tu l’as depuis longtemps ?', 'Quel caractère il a, cet animal ?', 'D’où vient son nom ?'],
  },
  petNew: {
    say: [
      'Un nouvel animal chez toi, quelle joie !',
      'Oh, un petit compagnon de plus !',
      'Quel grand changement, l’arrivée d’un animal.',
      'C’est chouette, une bête à accueillir chez soi.',
    ],
    ask: ['Le nom est déjà choisi ?', 'Tu avais déjà un animal avant ?', 'Qu’est-ce qui t’a fait craquer ?'],
  },
  petIll: {
    say: [
      'Un animal malade ou blessé, ça inquiète beaucoup.',
      'C’est dur de voir souffrir sa bête.',
      'Oh, ton pauvre animal.',
      'Tu te fais du souci pour ton animal, c’est normal.',
    ],
    ask: [
      'Il a quel âge, ton animal ?',
      'Tu as confiance en ton vétérinaire ?',
      'Quelqu’un est là avec toi en ce moment ?',
    ],
  },
  petDied: {
    say: [
      'Perdre un animal qu’on aime, ça fait très mal.',
      'Quelle tristesse, la perte d’une bête si proche.',
      'C’est un vrai deuil, la mort d’un animal.',
      'Le manque de cet animal doit être dur à vivre.',
    ],
    ask: [
      'Tu veux me parler un peu de cet animal ?',
      'Quel souvenir tu gardes en premier ?',
      'Tu as quelqu’un avec qui en parler ?',
    ],
  },
  petMischief: {
    say: [
      'Ah, ces bêtises d’animaux !',
      'Quelle bêtise, cette fois.',
      'Un animal pareil, on ne s’ennuie pas.',
      'Ça donne du travail, une bête aussi coquine.',
    ],
    ask: [
      'Des bêtises comme ça, il y en a souvent ?',
      'Tu arrives à te fâcher ?',
      'C’était quoi, la pire bêtise jusqu’ici ?',
    ],
  },
  petLost: {
    say: [
      'Ne pas savoir où est son animal, c’est une angoisse.',
      'C’est terrible, un animal qui disparaît.',
      'Oh non, ta pauvre bête perdue dehors.',
      'On imagine ton inquiétude pour ton animal.',
    ],
    ask: [
      'Quelqu’un t’aide dans les recherches ?',
      'Ça lui est déjà arrivé de se sauver ?',
      'Tes voisins sont au courant ?',
    ],
  },
  wildAnimal: {
    say: [
      'Quelle rencontre, un animal sauvage !',
      'C’est étonnant, une bête sauvage si près.',
      'On n’en croise pas tous les jours, des animaux comme ça.',
      'Ça surprend, la nature qui s’invite.',
    ],
    ask: [
      'C’est courant là où tu habites ?',
      'Tu as pu prendre une photo ?',
      'Quel animal sauvage tu aimerais voir un jour ?',
    ],
  },
}
