import type { SubjectLines } from '../../../phrases.ts'

export const animals: SubjectLines<'animals'> = {
  petSweet: {
    say: [
      'Wie lieb, dein Tier ist ja goldig.',
      'Ach, so ein Tier ist etwas Herrliches.',
      'Da hast du ein liebes Wesen bei dir.',
      'So ein Tier macht einem wirklich Freude.',
    ],
    ask: [
      'Wie ist dein Tier zu dir gekommen?',
      'Was ist die lustigste Angewohnheit von deinem Tier?',
      'Wie alt ist dein Tier?',
    ],
  },
  petNew: {
    say: [
      'Ein neues Tier, da verändert sich der Alltag.',
      'Tierischer Zuwachs, das ist ja was.',
      'Mit einem Tier kommt viel Leben in die Familie.',
      'So ein neues tierisches Familienmitglied ist aufregend.',
    ],
    ask: [
      'Welchen Namen hättest du für das Tier?',
      'Wie stellst du dir den Alltag mit dem Tier vor?',
      'Hattest du früher schon einmal Tiere?',
    ],
  },
  petIll: {
    say: [
      'Die Sorge um ein krankes Tier ist schwer.',
      'Oje, deinem Tier geht es nicht gut.',
      'So ein leidendes Tier mit anzusehen, tut weh.',
      'Ein Tier kann nicht sagen, was ihm fehlt, das macht es so bang.',
    ],
    ask: [
      'Ist gerade jemand bei deinem Tier?',
      'Wie lange gehört dein Tier schon zu dir?',
      'Wie geht es dir selbst bei dieser Sorge?',
    ],
  },
  petDied: {
    say: [
      'Ein geliebtes Tier zu verlieren, ist wirklich schwer.',
      'Wie traurig, dein Tier fehlt jetzt an allen Ecken.',
      'So ein Tier gehört zur Familie, und dann ist da eine Lücke.',
      'Dass dein Tier nicht mehr da ist, das tut weh.',
    ],
    ask: [
      'Magst du von deinem Tier erzählen?',
      'Was hast du an deinem Tier besonders geliebt?',
      'Trauert noch jemand mit dir um das Tier?',
    ],
  },
  petMischief: {
    say: [
      'Na sowas, da hat dein Tier was angestellt.',
      'Das Tier hält dich ja ganz schön auf Trab.',
      'Tiere haben manchmal wirklich Unfug im Kopf.',
      'Ach herrje, so ein Frechdachs.',
    ],
    ask: [
      'Kannst du deinem Tier lange böse sein?',
      'Was hat dein Tier sonst schon alles angestellt?',
      'Wie hat dein Tier danach geschaut?',
    ],
  },
  petLost: {
    say: [
      'Ein verschwundenes Tier macht einem wirklich Angst.',
      'Die Ungewissheit um ein Tier ist kaum auszuhalten.',
      'So ein Suchen nach dem eigenen Tier ist furchtbar.',
      'Oje, da hat man keine ruhige Minute, wenn ein Tier fort ist.',
    ],
    ask: [
      'Ist dein Tier schon einmal ausgerissen?',
      'Hattest du beim Suchen Hilfe?',
      'Wie hast du gemerkt, dass dein Tier weg war?',
    ],
  },
  wildAnimal: {
    say: [
      'So ein Tier aus der Nähe, das erlebt man nicht oft.',
      'Mit so einem Tier rechnet man gar nicht.',
      'Eine Begegnung mit einem wilden Tier, das ist schon was.',
      'Wilde Tiere sind bei dir also ganz in der Nähe.',
    ],
    ask: [
      'Siehst du dort öfter Tiere?',
      'Konntest du das Tier fotografieren?',
      'Welches Tier würdest du gern einmal sehen?',
    ],
  },
}
