import type { SubjectLines } from '../../../phrases.ts'

export const travel: SubjectLines<'travel'> = {
  tripAhead: {
    say: [
      'Eine Reise steht an, das ist etwas zum Freuen.',
      'Bald bist du unterwegs, da steigt die Aufregung.',
      'Wie schön, es geht für dich auf Reisen.',
      'Die Vorfreude auf die Reise fängt ja schon vorher an.',
    ],
    ask: [
      'Worauf freust du dich auf der Reise am meisten?',
      'Wie lange wirst du weg sein?',
      'Was darf in deinem Koffer nicht fehlen?',
    ],
  },
  onTrip: {
    say: [
      'Du bist also gerade auf Reisen.',
      'Unterwegs in der Fremde gibt es jeden Tag Neues.',
      'Ah, Grüße von unterwegs, wie schön.',
      'Da erlebst du gerade so einiges auf deiner Reise.',
    ],
    ask: [
      'Was hat dir auf der Reise bisher am besten gefallen?',
      'Was hast du unterwegs schon Gutes gegessen?',
      'Was steht morgen auf dem Plan?',
    ],
  },
  backHome: {
    say: [
      'Wieder zu Hause, da muss man erst ankommen.',
      'Zurück von der Reise, das ist immer eine Umstellung.',
      'Ah, du bist also wieder daheim.',
      'Der Alltag hat dich also zurück.',
    ],
    ask: [
      'Was vermisst du von unterwegs?',
      'Was hast du von der Reise mitgebracht?',
      'Worauf hast du dich daheim am meisten gefreut?',
    ],
  },
  tripSpoilt: {
    say: [
      'So hatte man sich die Reise nicht vorgestellt.',
      'Ach nein, da freut man sich drauf und dann das.',
      'Schade, der Urlaub ist also verdorben.',
      'Reisepech ist wirklich bitter.',
    ],
    ask: [
      'Ließ sich von der Reise noch etwas retten?',
      'Was war an der Reise für dich das Schlimmste?',
      'Magst du nach so etwas überhaupt noch verreisen?',
    ],
  },
  homesick: {
    say: [
      'Heimweh kann richtig wehtun.',
      'Du sehnst dich also nach zu Hause.',
      'Weit weg von daheim zu sein, ist schwer.',
      'Da fehlt dir dein Zuhause sehr.',
    ],
    ask: [
      'Was fehlt dir von daheim am meisten?',
      'Mit wem von zu Hause redest du oft?',
      'Wann wirst du dein Zuhause wiedersehen?',
    ],
  },
  abroad: {
    say: [
      'In einem anderen Land zu leben, das ist eine große Umstellung.',
      'Du lebst also fern von deinem Herkunftsland.',
      'So ein Leben im Ausland ist jeden Tag neu.',
      'Fremdes Land, andere Sitten, da gewöhnt man sich nicht so schnell dran.',
    ],
    ask: [
      'Was war für dich dort am ungewohntesten?',
      'Was hat dich in dieses Land geführt?',
      'Was findest du dort schöner als daheim?',
    ],
  },
  dreamPlace: {
    say: [
      'Das ist also dein Sehnsuchtsort.',
      'Von so einem Ort zu träumen, ist etwas Schönes.',
      'Ah, da zieht es dich hin.',
      'So ein Traumziel begleitet einen lange.',
    ],
    ask: [
      'Woher kommt diese Sehnsucht bei dir?',
      'Mit wem würdest du dort gern sein?',
      'Was würdest du dort als Erstes machen?',
    ],
  },
}
