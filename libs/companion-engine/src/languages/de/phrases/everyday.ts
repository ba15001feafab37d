import type { EverydayPhrases } from '../../phrases.ts'

export const everydayPhrases: EverydayPhrases = {
  news: {
    birthday: {
      say: [
        'Alles Gute zum Geburtstag! Möge das neue Jahr gut zu dir sein.',
        'Herzlichen Glückwunsch! Heute gehört der Tag dir.',
        'Oh, alles Liebe zum Geburtstag! Die Kerzen denk dir dazu.',
      ],
      ask: [
        'Wie feierst du?',
        'Was wünschst du dir für dein neues Lebensjahr?',
        'Was war bisher der schönste Moment heute?',
      ],
    },
    exam: {
      say: [
        'Herzlichen Glückwunsch, geschafft!',
        'Bestanden! Glückwunsch, genieß das Gefühl.',
        'Bravo! Die ganze Arbeit, und jetzt liegt sie hinter dir.',
      ],
      ask: [
        'Wie hast du es erfahren?',
        'Was machst du als Erstes, jetzt wo der Kopf frei ist?',
        'Was war der schwerste Moment auf dem Weg?',
      ],
    },
    job: {
      say: [
        'Herzlichen Glückwunsch zur Stelle!',
        'Du hast sie! Glückwunsch, da hat jemand gut gewählt.',
        'Was für eine schöne Nachricht, herzlichen Glückwunsch! Die wollten dich.',
      ],
      ask: ['Wann geht es los?', 'Worauf freust du dich am meisten?', 'Wer hat es als Erstes erfahren?'],
    },
    engagement: {
      say: [
        'Herzlichen Glückwunsch euch beiden!',
        'Wie schön! Alles Liebe für euch zwei.',
        'Glückwunsch! Das ist eine von den großen Nachrichten.',
      ],
      ask: ['Wie kam es dazu?', 'Wer hat es als Erstes erfahren?', 'Was war dein allererstes Gefühl?'],
    },
    baby: {
      say: [
        'Herzlichen Glückwunsch! Was für eine Nachricht.',
        'Oh, wie schön! Alles Gute für euch und das Kleine.',
        'Glückwunsch! Ein ganz neuer Mensch, das ist jedes Mal ein Wunder.',
      ],
      ask: ['Wie geht es dir damit?', 'Wer weiß es schon?', 'Was war dein erster Gedanke?'],
    },
  },
  decisions: {
    wear: {
      say: [
        'Nimm etwas, in dem du dich schon einmal wohlgefühlt hast, sauber und schlicht, und leg es am Abend vorher raus.',
        'Faustregel: eine Stufe schicker als der Anlass, und Schuhe, an die du nicht denken musst.',
      ],
      ask: [
        'In welchem Stück aus deinem Schrank fühlst du dich am meisten wie du selbst?',
        'Geht es dort eher schick oder eher locker zu?',
      ],
      after: [
        'Dann ist es das: Was sich richtig anfühlt, sieht richtig aus. Einmal anprobieren, dann nicht mehr dran denken.',
        'Gut, nimm das. Heute Abend noch auf Flecken schauen, den Rest machst du.',
      ],
    },
    cook: {
      say: [
        'Einfache Idee: eins aus der Pfanne, eins frisch, dazu Brot oder Reis. In zwanzig Minuten fertig.',
        'Im Zweifel: Nudeln mit Knoblauch, Öl und dem Grün, das da ist, oder ein Omelett mit allem aus dem Kühlschrank.',
      ],
      ask: ['Was hast du im Kühlschrank?', 'Ist dir eher nach etwas Warmem oder nach etwas Frischem?'],
      after: [
        'Daraus wird etwas: heiße Pfanne, ein bisschen Salz, am Ende Zitrone oder Kräuter, und etwas Knuspriges dazu.',
        'Dann halt es einfach: mit Gemüse in den Ofen, der macht die Arbeit. Guten Appetit!',
      ],
    },
    gift: {
      say: [
        'Die besten Geschenke sagen „ich habe zugehört“: etwas Kleines, das einmal erwähnt wurde, und eine Zeile von Hand.',
        'Wenn nichts einfällt: gemeinsame Zeit mit einem festen Datum, oder etwas zum Verbrauchen, wie guter Kaffee, Blumen, ein Buch.',
      ],
      ask: [
        'Was macht dieser Mensch wirklich gern?',
        'Was wurde in letzter Zeit nebenbei erwähnt?',
        'Wie viel möchtest du ungefähr ausgeben?',
      ],
      after: [
        'Bau darauf auf: etwas in dieser Richtung, dazu eine Karte mit einer gemeinsamen Erinnerung. Die Karte ist, was bleibt.',
        'Das ist eine gute Spur. Nimm die einfache Variante, pack sie schön ein und schreib einen Satz dazu, den nur du schreiben kannst.',
      ],
    },
    say: {
      say: [
        'Kurz und ehrlich wirkt am besten: wie es dir geht, ein Beispiel, was du dir wünschst. Drei Sätze reichen.',
        'Fang mit etwas Wahrem und Freundlichem an, dann der Punkt. Und am Ende eine Frage, damit es keine Rede wird.',
      ],
      ask: ['Was muss auf jeden Fall ankommen?', 'Was soll danach am liebsten passieren?'],
      after: [
        'Dann sag genau das, in deinen Worten. Es muss nicht elegant sein, nur ehrlich.',
        'Gut: Fang damit an, lass die Vorwürfe weg und gib dem Zeit.',
      ],
    },
    watch: {
      say: [
        'Was gerade läuft, weiß ich nicht, aber nach Stimmung ist es leicht: nach einem langen Tag etwas Leichtes, zu mehreren etwas, über das man redet.',
        'Eine Liste der neuen habe ich ehrlich gesagt nicht. Ein Trick: etwas anderes von jemandem, dessen Film du geliebt hast.',
      ],
      ask: [
        'Was soll er mit dir machen: lachen, weinen oder Luft anhalten?',
        'Welchen Film könntest du immer wieder sehen?',
      ],
      after: [
        'Dann gib dir fünf Minuten zum Aussuchen und nimm den ersten, der dich neugierig macht. Den Rest entscheidet das Popcorn.',
        'Gute Richtung. Nimm etwas aus der Ecke, das du schon lange aufschiebst; heute ist es dran.',
      ],
    },
    pack: {
      say: [
        'Leg alles hin und dann ein Drittel zurück: Schichten, bequeme Schuhe, Ladekabel, Medikamente und eine Kopie der Papiere.',
        'Zuerst, was du dort nicht kaufen kannst: Papiere, Medikamente, Ladekabel, Brille. Der Rest ist Kleidung in Schichten.',
      ],
      ask: ['Wie lange bist du weg?', 'Wird es dort eher warm oder eher kalt?'],
      after: [
        'Dann reicht wenig: Schichten, etwas Schönes, eine Regenjacke, und Platz für das, was du mitbringst.',
        'Gut zu wissen. Halb so viel Kleidung, doppelt so viele Socken, und das Wichtigste ins Handgepäck.',
      ],
    },
    spend: {
      say: [
        'Drei einfache Ideen: ein Spaziergang ohne Ziel, jemanden anrufen, von dem du lange nichts gehört hast, oder etwas kochen, das du noch nie gemacht hast.',
        'Tu etwas, über das du dich am Abend freust: eine Stunde raus, und dann mit gutem Gewissen aufs Sofa.',
      ],
      ask: ['Lieber Leute um dich oder lieber Ruhe?', 'Ist dir nach Rausgehen, oder ist es ein Sofatag?'],
      after: [
        'Dann mach genau das, und mach es nicht größer als nötig. Kleine Pläne klappen.',
        'Klingt richtig. Fang mit den ersten zehn Minuten an, der Rest kommt von allein.',
      ],
    },
  },
}
