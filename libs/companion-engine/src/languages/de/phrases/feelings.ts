import type { TopicPhrases } from '../../phrases.ts'
import type { Feeling } from '../../topics.ts'

export const feelings: Record<Feeling, TopicPhrases> = {
  sad: {
    acknowledge: [
      'Das tut mir leid, das klingt nach einem schweren Tag.',
      'Du darfst hier ruhig traurig sein.',
      'Dann fällt dir bestimmt gerade vieles schwer.',
      'Danke, dass du mir sagst, wie es dir geht.',
    ],
    ask: [
      [
        'Ist heute etwas passiert?',
        'Dann erzähl mir davon, ganz in Ruhe.',
        'Du darfst auch ohne Grund traurig sein.',
      ],
      'Was ist daran am schlimmsten?',
      [
        'Hast du schon jemandem davon erzählt?',
        'Gut, dass du damit nicht allein bist.',
        'Dann ist es gut, dass du es mir schreibst.',
      ],
      'Was tut dir sonst gut, wenn du traurig bist?',
      'Was würde dir jetzt ein wenig guttun?',
    ],
    advice: [
      'Nimm dir nur etwas Kleines vor, eine warme Dusche oder zehn Minuten draußen.',
      'Schreib jemandem, der dich mag, dass du einen schweren Tag hast.',
    ],
    because: 'ich gern verstehen möchte, was dich traurig macht',
  },
  angry: {
    acknowledge: [
      'Ich verstehe, dass dich das wütend macht.',
      'Deine Wut ist gut zu verstehen.',
      'Du darfst darüber ruhig sauer sein.',
      'Lass den Ärger hier ruhig raus.',
    ],
    ask: [
      'Was daran hat dich so wütend gemacht?',
      [
        'War es das erste Mal?',
        'Dann lässt es sich vielleicht noch klären.',
        'Dann ist es kein Wunder, dass du genug davon hast.',
      ],
      'Was hättest du dir stattdessen gewünscht?',
      [
        'Hast du es offen angesprochen?',
        'Das war bestimmt nicht einfach.',
        'Mit etwas Abstand findest du vielleicht die richtigen Worte.',
      ],
    ],
    advice: [
      'Schreib eine wütende Antwort, schick sie nicht ab und lies sie morgen noch mal.',
      'Überleg vor dem Gespräch, was dir daran am wichtigsten ist.',
    ],
    because: 'ich verstehen möchte, was dich so wütend gemacht hat',
  },
  anxious: {
    acknowledge: [
      'Ich verstehe, dass dir das Angst macht.',
      'Du machst dir Sorgen, weil dir etwas wichtig ist.',
      'Nervös zu sein ist ganz normal.',
      'Das ist bestimmt anstrengend für dich.',
    ],
    ask: [
      'Welche Vorstellung macht dir am meisten Angst?',
      [
        'Kannst du selbst etwas daran ändern?',
        'Gut, dann fang mit diesem Teil an.',
        'Dann musst du es auch nicht allein lösen.',
      ],
      'Was hat dir beim letzten Mal geholfen?',
      'Was würdest du jemandem sagen, der diese Angst hat?',
      [
        'Kannst du tagsüber mal abschalten?',
        'Gut, solche Pausen sind wichtig.',
        'Dann nimm dir wenigstens mal fünf Minuten Pause.',
      ],
    ],
    advice: [
      'Atme vier Sekunden ein und sechs aus, zehnmal hintereinander.',
      'Teil die Sache in kleine Schritte auf und beginn mit dem leichtesten.',
    ],
    because: 'es helfen kann, eine Angst auszusprechen',
  },
  tired: {
    acknowledge: [
      'Man merkt, dass du erschöpft bist.',
      'Du brauchst gerade vor allem Ruhe.',
      'Das war wohl ein langer Tag.',
      'Dann machen wir jetzt ganz langsam.',
    ],
    ask: [
      [
        'Geht das schon länger so?',
        'Dann reicht eine Nacht Schlaf wohl nicht aus.',
        'Dann hilft dir vielleicht schon ein ruhiger Abend.',
      ],
      'Bist du eher körperlich müde oder eher im Kopf?',
      'Was hat dich am meisten Kraft gekostet?',
      [
        'Kannst du dir heute Abend erlauben, nichts zu tun?',
        'Gut, dann ruh dich einfach aus.',
        'Dann lass wenigstens eine Sache bis morgen liegen.',
      ],
    ],
    advice: [
      'Streich für morgen eine Sache, die nicht unbedingt sein muss.',
      'Mach heute Abend alle Bildschirme eine halbe Stunde früher aus.',
    ],
    because: 'man leichter etwas ändern kann, wenn man den Grund kennt',
  },
  lonely: {
    acknowledge: [
      'Sich einsam zu fühlen ist wirklich schwer.',
      'Gut, dass du das geschrieben hast.',
      'Sich so zu fühlen heißt nicht, anderen weniger wert zu sein.',
      'Du kannst mir schreiben, auch wenn ich kein Mensch bin.',
    ],
    ask: [
      'Wer fehlt dir gerade am meisten?',
      [
        'Gibt es jemanden, dem du einfach mal schreiben könntest?',
        'Dann schreib doch heute noch, auch ganz kurz.',
        'Vielleicht lernst du in einem Kurs oder Verein jemanden kennen.',
      ],
      'Zu welcher Tageszeit ist es am stärksten?',
      'Wann hast du dich zuletzt in Gesellschaft wohlgefühlt?',
    ],
    advice: [
      'Schreib jemandem, von dem du lange nichts gehört hast.',
      'Such dir einen Kurs oder Chor, der jede Woche stattfindet.',
    ],
    because: 'ich verstehen möchte, was dir gerade fehlt',
  },
  bored: {
    acknowledge: [
      'Verstehe, dir fehlt gerade etwas zu tun.',
      'Langeweile kann ganz schön nerven.',
      'Vielleicht finden wir zusammen etwas für dich.',
    ],
    ask: [
      'Was möchtest du lieber: etwas machen oder einfach reden?',
      'Wobei hast du zuletzt die Zeit vergessen?',
      [
        'Spielen wir „dies oder das“?',
        'Gut: Bist du lieber am Meer oder in den Bergen?',
        'Okay, dann spielen wir nicht.',
      ],
      'Was würdest du mit drei freien Stunden machen?',
    ],
    advice: [
      'Mach zehn Minuten etwas, das du als Kind gern gemacht hast.',
      'Geh kurz raus und achte auf drei Dinge, die dir neu sind.',
    ],
    because: 'ich wissen möchte, worauf du Lust hättest',
  },
  hurt: {
    acknowledge: [
      'Das hat dir sicher sehr wehgetan.',
      'Verstehe, das hat dich verletzt.',
      'So geht man mit niemandem um.',
    ],
    ask: [
      'Was daran hat dich am meisten verletzt?',
      [
        'Glaubst du, die andere Seite weiß, wie weh das tat?',
        'Dann ist das noch schwerer für dich.',
        'Vielleicht kannst du es irgendwann sagen.',
      ],
      'Was bräuchtest du jetzt?',
      [
        'Möchtest du es noch klären?',
        'Dann überleg dir in Ruhe, was du sagen willst.',
        'Das ist in Ordnung, du darfst Abstand halten.',
      ],
    ],
    advice: [
      'Sag, was du gefühlt hast, statt Vorwürfe zu machen.',
      'Entscheide noch nichts und schlaf erst einmal darüber.',
    ],
    because: 'ich verstehen möchte, was dir so wehgetan hat',
  },
  happy: {
    acknowledge: [
      'Wie schön, dich so zu lesen!',
      'Schön, dass es dir so gut geht.',
      'Das klingt richtig gut.',
      'Man merkt, wie sehr du dich freust.',
    ],
    ask: [
      'Was war der schönste Moment?',
      [
        'Hast du es schon jemandem erzählt?',
        'Da hat sich bestimmt jemand mit dir gefreut.',
        'Dann danke, dass du es mir zuerst erzählst.',
      ],
      'An wen denkst du in so einem Moment?',
      'Was hat das möglich gemacht?',
      'Wie würdest du das gern feiern?',
    ],
    because: 'es guttut, von etwas Schönem zu erzählen',
  },
  proud: {
    acknowledge: [
      'Herzlichen Glückwunsch!',
      'Du kannst wirklich stolz sein.',
      'Gut gemacht, genieß es ruhig.',
    ],
    ask: [
      'Was war das Schwierigste daran?',
      'Wer soll es als Erstes erfahren?',
      [
        'Hast du damit gerechnet?',
        'Schön, dass es dann auch geklappt hat.',
        'Dann war es ja eine schöne Überraschung.',
      ],
      'Was hat dir dabei am meisten geholfen?',
    ],
    because: 'ich gern wissen möchte, wie du das geschafft hast',
  },
}
