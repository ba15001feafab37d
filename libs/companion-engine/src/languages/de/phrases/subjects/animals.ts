import type { SubjectLines } from '../../../phrases.ts'

export const animals: SubjectLines<'animals'> = {
  petSweet: {
    say: [
      'Tiere haben das Talent, einen ganzen Raum weich zu machen, ohne irgendetwas dafür zu tun. Außer da zu sein.',
      'So ein Tier sagt nicht, dass es dich mag, es zeigt es einfach. Ein klareres Kompliment gibt es kaum.',
      'Gegen so viel Niedlichkeit ist jeder Tagesplan machtlos. Da bewegt man sich eben nicht mehr.',
      'Genau dafür saugt man klaglos Haare, Federn und Streu aus jedem Teppich. Der Handel geht völlig in Ordnung.',
    ],
    ask: [
      'Welche Marotte liebst du an dem Tier am meisten?',
      'Wie seid ihr beide zusammengekommen?',
      'Wo ist der absolute Lieblingsplatz?',
    ],
  },
  petNew: {
    say: [
      'Ein Tier im Haus ändert sofort die Verhältnisse. Offiziell hast du das Sagen, praktisch nicht mehr lange.',
      'So ein Zusammenleben beginnt schon vor dem ersten Napf, nämlich im Kopf. Da ist offenbar längst ein Platz frei.',
      'Tiere brauchen am Anfang vor allem Ruhe und einen eigenen Winkel. Vertrauen kommt auf leisen Pfoten und in seinem Tempo.',
      'Ein neues Tier heißt neue Wege, neue Bekanntschaften und sehr viele Fotos. Auf den Speicherplatz sollte man achten.',
    ],
    ask: [
      'Welcher Name passt am besten?',
      'Was musst du dafür noch vorbereiten?',
      'Warum gerade dieses Tier?',
    ],
  },
  petIll: {
    say: [
      'Ein krankes Tier kann nicht sagen, wo es wehtut. Deshalb liest man jeden Blick und jede Bewegung doppelt.',
      'Die Sorge um ein Tier ist keine kleine. Es gehört zum Tag wie das Licht, und plötzlich ist alles gedämpft.',
      'Aufschreiben, was es frisst, trinkt und wie es sich verhält: Solche Notizen sind in der Tierarztpraxis oft mehr wert als jede Erinnerung.',
      'Deine Nähe und eine vertraute Stimme sind für ein krankes Tier viel. Es weiß nicht, was los ist, aber es kennt dich.',
    ],
    ask: [
      'Wie verhält es sich im Moment?',
      'Was hat die Tierarztpraxis bisher gesagt?',
      'Wie ist es sonst, wenn es ihm gut geht?',
    ],
  },
  petDied: {
    say: [
      'Ein Tier hinterlässt Stille an ganz bestimmten Stellen: am Napf, an der Tür, zu festen Zeiten. Das tut jedes Mal neu weh.',
      'Um ein Tier trauert man so sehr, wie man mit ihm gelebt hat. Dafür gibt es kein zu viel.',
      'Was für ein Abschied. Dieses Tier hatte einen Platz bei euch und einen Menschen, der es bis heute vermisst.',
      'Es hat nie ein Wort gesprochen und war doch jeden Tag im Gespräch mit dir. Dass das fehlt, ist echte Trauer.',
    ],
    ask: [
      'Was war an diesem Tier unverwechselbar?',
      'An welche gemeinsame Zeit denkst du am liebsten?',
      'Wo spürst du die Lücke am stärksten?',
    ],
  },
  petMischief: {
    say: [
      'Tiere haben kein schlechtes Gewissen, sie haben nur einen sehr überzeugenden Blick. Und sie wissen, dass er wirkt.',
      'Aus Sicht des Täters war das keine Untat, sondern eine Gelegenheit. Die Beute war schließlich unbewacht.',
      'Bei so einem Raubzug bleibt nur schimpfen und heimlich staunen. Planung und Ausführung waren ja tadellos.',
      'Eine tierische Missetat kostet erst Nerven und wird dann zur Familiengeschichte. Mit jedem Erzählen wächst der Schaden ein Stück.',
    ],
    ask: [
      'Wie hat das Tier danach geguckt?',
      'Was war bisher die größte Schandtat?',
      'Was muss jetzt dringend in Sicherheit gebracht werden?',
    ],
  },
  petLost: {
    say: [
      'Solange ein Tier unterwegs ist, hört man auf jedes Geräusch vor der Tür. Die Ohren schlafen dann gar nicht mehr.',
      'Entlaufene Tiere verstecken sich oft ganz in der Nähe und warten auf Ruhe. Viele tauchen in der Dämmerung wieder auf.',
      'Wie sehr so ein Tier dazugehört, zeigt sich, wenn sein Platz leer ist. Da wird die ganze Nachbarschaft zum Suchgebiet.',
      'Ein Tier kann einem nicht sagen, wo es steckt oder gesteckt hat. Diese Ungewissheit ist das Zermürbende an der Sache.',
    ],
    ask: [
      'Wie kam es, dass das Tier entwischt ist?',
      'Wer hat beim Suchen geholfen?',
      'Was weißt du darüber, wo es unterwegs war?',
    ],
  },
  wildAnimal: {
    say: [
      'So eine Begegnung lässt sich nicht bestellen. Für einen Moment teilt man denselben Ort mit jemandem, der ganz anders lebt.',
      'Da lebt nebenan eine ganze Welt mit eigenem Fahrplan, und kurz hast du hineingeschaut.',
      'Wilde Tiere haben die Gabe, einen sofort still werden zu lassen. Oder, je nach Beinzahl, sehr laut.',
      'Wahrscheinlich wird dort drüben jetzt auch von dir berichtet: groß, seltsam, aber harmlos.',
    ],
    ask: [
      'Wie hat das Tier auf dich reagiert?',
      'Was hat dich an dem Anblick am meisten beeindruckt?',
      'Welchem Tier würdest du gern noch begegnen?',
    ],
  },
}
