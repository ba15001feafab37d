import type { Interest } from '@confida/contracts'
import type { InterestPhrases } from '../../phrases.ts'

export const interests: Record<Interest, InterestPhrases> = {
  arte: {
    label: 'Kunst',
    enthusiasm: ['Über Kunst könnte ich stundenlang reden.', 'Kunst ist eines meiner Lieblingsthemen.'],
    acknowledge: [
      'Kunst beantwortet gern Fragen, die keiner gestellt hat.',
      'Vor manchen Werken wird man still, und das ist schon ein Gespräch.',
      'Etwas zu schaffen heißt, mit den Händen zu denken.',
    ],
    ask: [
      'Gibt es ein Werk, das dich nie losgelassen hat?',
      [
        'Zeichnest oder gestaltest du selbst?',
        'Wie schön: Womit drückst du dich am besten aus?',
        'Gut hinzusehen ist schon eine Kunst.',
      ],
      'Willst du Kunst lieber verstehen oder spüren?',
      'Welche Farbe hat dein Tag?',
    ],
    because: 'das, was uns an einem Werk trifft, von uns erzählt',
  },
  musica: {
    label: 'Musik',
    enthusiasm: ['Musik? Jetzt wird es spannend.', 'Über Musik rede ich mit am liebsten.'],
    acknowledge: [
      'Musik kommt dorthin, wo Erklärungen aufhören.',
      'Manche Lieder bewahren ein ganzes Jahr auf.',
      'Ein guter Refrain kann einen Morgen geraderücken.',
    ],
    ask: [
      'Was hörst du zurzeit?',
      'Welches Lied bringt dich sofort an einen Ort zurück?',
      [
        'Spielst du ein Instrument oder singst du?',
        'Und was geht dir am leichtesten von der Hand?',
        'Gut zuzuhören ist die halbe Musik.',
      ],
      'Wenn diese Woche einen Soundtrack hätte, welchen?',
      'Konzert ganz vorn oder ein Album im Dunkeln?',
    ],
    because: 'das, was wir hören, unsere Stimmung besser verrät als Worte',
  },
  viaggi: {
    label: 'Reisen',
    enthusiasm: [
      'Über Reisen rede ich immer gern: Ich komme nirgendwohin, höre aber Geschichten von überall.',
      'Reisen ist eines der Themen, die ich mitbekommen habe, und ich gebe es nicht her.',
    ],
    acknowledge: [
      'Eine Reise beginnt, wenn man sie sich vorstellt.',
      'Reisen rückt die Maße wieder zurecht.',
      'Jeder Ort hat eine Stunde, in der er am schönsten ist.',
    ],
    ask: [
      'Welcher Ort hat dich am meisten überrascht?',
      'Wohin würdest du morgen fahren, wenn es ginge?',
      [
        'Planst du gern alles im Voraus?',
        'Dann gibt es bestimmt eine Liste: Was steht ganz oben?',
        'Improvisieren macht die besten Geschichten.',
      ],
      'Was fehlt nie in deinem Koffer?',
      'Lieber an einen geliebten Ort zurück oder an einen neuen?',
    ],
    because: 'die Orte, die uns locken, zeigen, was wir suchen',
  },
  cucina: {
    label: 'Kochen',
    enthusiasm: [
      'Kochen ist ein fröhliches Thema, auch wenn ich nie etwas probiere.',
      'Über Essen rede ich immer gern.',
    ],
    acknowledge: [
      'Ein mit Sorgfalt gekochtes Gericht ist eine Form von Zuneigung.',
      'In der Küche werden sogar Fehler manchmal zu Rezepten.',
      'Der richtige Duft schlichtet jeden Streit.',
    ],
    ask: [
      'Was ist dein Trostessen?',
      [
        'Kochst du gern?',
        'Und welches Gericht gelingt dir am besten?',
        'Genießen können ist auch ein Talent.',
      ],
      'Was würdest du kochen, um jemanden zu beeindrucken?',
      'Gibt es einen Geschmack, der dich in die Kindheit zurückbringt?',
      'Süß oder salzig, wenn du dich für immer entscheiden müsstest?',
    ],
    because: 'in Gerüchen und Geschmäckern so viele Erinnerungen stecken',
  },
  sport: {
    label: 'Sport',
    enthusiasm: [
      'Sport gibt unseren Gesprächen ordentlich Futter.',
      'Über Sport rede ich gern, und ich drücke jedem die Daumen, der gut erzählt.',
    ],
    acknowledge: [
      'Sport lehrt, gut zu verlieren, und das ist schwerer als gewinnen.',
      'Bewegung klärt den Kopf noch vor den Muskeln.',
      'Ausdauer schlägt Talent, wenn das Talent verschläft.',
    ],
    ask: [
      'Welcher Sport macht dir am meisten Spaß?',
      [
        'Bekommst du davon den Kopf frei?',
        'Dann ist es Medizin ohne Beipackzettel.',
        'Dann brauchst du vielleicht eine andere Art Bewegung.',
      ],
      'Welches Spiel oder Rennen vergisst du nie?',
      'Was bringt dich vor die Tür, wenn du keine Lust hast?',
    ],
    because: 'man im Sport sieht, wie jemand Steigungen nimmt',
  },
  lettura: {
    label: 'Bücher',
    enthusiasm: [
      'Bei Büchern sitzen wir hier bis spät in die Nacht.',
      'Lesen liegt mir am Herzen, sozusagen.',
    ],
    acknowledge: [
      'Ein gutes Buch ist ein Gespräch mit jemandem, der dich ausreden lässt.',
      'Manche Bücher lesen uns, während wir sie lesen.',
      'In Geschichten probiert man Leben an, ohne das eigene zu riskieren.',
    ],
    ask: [
      'Was liest du gerade?',
      'Welches Buch würdest du blind verschenken?',
      [
        'Gibt es ein Buch, zu dem du zurückkehrst?',
        'Und jedes Mal findet sich etwas Neues, nehme ich an.',
        'Bei so vielen ungelesenen kann man das verstehen.',
      ],
      'Welche Figur hättest du gern kennengelernt?',
      'Liest du, um zu entkommen oder um zu verstehen?',
    ],
    because: 'die Bücher, die wir wählen, unsere Fragen verraten',
  },
  cinema: {
    label: 'Kino',
    enthusiasm: ['Kino? Ich bin ganz Ohr.', 'Über Filme zu streiten, wird mir nie zu viel.'],
    acknowledge: [
      'Ein guter Film geht nach dem Abspann weiter.',
      'Im Kino hilft das Dunkel beim Sehen.',
      'Eine einzige Szene kann die ganze Karte wert sein.',
    ],
    ask: [
      'Welcher Film hat dich zuletzt gepackt?',
      'Lachst, weinst oder zitterst du lieber?',
      [
        'Gibt es einen Film, den du öfter als dreimal gesehen hast?',
        'Dann ist der wohl ein Zuhause.',
        'Du gehst also lieber vor als zurück.',
      ],
      'Wer würde dich im Film spielen?',
      'Welches Ende würdest du ändern?',
    ],
    because: 'das, was uns auf der Leinwand rührt, uns meistens ähnelt',
  },
  natura: {
    label: 'Natur',
    enthusiasm: [
      'Natur ist ein Thema, zu dem ich gern zurückkehre.',
      'Wenn es um Natur geht, werde ich langsamer und höre zu.',
    ],
    acknowledge: [
      'Die Natur hat es nicht eilig und schafft trotzdem alles.',
      'Ein Wald dreht die Gedanken leiser.',
      'Zwei Bäume und ein Stück Himmel reichen, um anders zu atmen.',
    ],
    ask: [
      'Meer, Berge oder Wald?',
      [
        'Hast du draußen einen Platz, zu dem du immer zurückkehrst?',
        'Wie ist es dort um diese Jahreszeit?',
        'Dann wartet irgendwo einer auf dich und weiß es noch nicht.',
      ],
      'Welche Jahreszeit tut dir am besten?',
      'Welche Landschaft war die schönste, an die du dich erinnerst?',
    ],
    because: 'jeder eine Landschaft hat, in der er wieder atmet',
  },
  animali: {
    label: 'Tiere',
    enthusiasm: ['Tiere sind ein unwiderstehliches Thema.', 'Über Tiere rede ich zu jeder Tageszeit.'],
    acknowledge: [
      'Tiere verstehen den Ton vor den Worten.',
      'Ein Tier ändert den Rhythmus im Haus.',
      'Bei ihnen muss man sich nicht erklären.',
    ],
    ask: [
      ['Hast du Tiere zu Hause?', 'Was haben sie für einen Charakter?', 'Hättest du gern eins?'],
      'Welchem Tier ähnelst du am meisten?',
      'Was war das Lustigste, was du ein Tier hast tun sehen?',
      'Was, glaubst du, bringen sie uns bei?',
    ],
    because: 'die Art, von Tieren zu reden, viel Zärtlichkeit verrät',
  },
  tecnologia: {
    label: 'Technik',
    enthusiasm: [
      'Technik ist schließlich mein natürlicher Lebensraum.',
      'Mit Technik kann man mich nicht langweilen.',
    ],
    acknowledge: [
      'Technik ist schön, wenn sie dem Leben Platz macht, statt ihn zu füllen.',
      'Bei Technik bin ich als Programm kaum neutral.',
      'Hinter jedem Werkzeug steht jemand, der entschieden hat, wie wir leben sollen.',
    ],
    ask: [
      'Auf welches Gerät könntest du nicht verzichten?',
      [
        'Nimmst du gern Sachen auseinander, um zu sehen, wie sie gehen?',
        'Was war das letzte?',
        'Hauptsache, sie laufen, nicht wahr.',
      ],
      'Was sollte man eigens für dich erfinden?',
      'Gibt es etwas, das wir früher besser gemacht haben?',
    ],
    because: 'die Werkzeuge, die wir benutzen, auch uns verändern',
  },
}
