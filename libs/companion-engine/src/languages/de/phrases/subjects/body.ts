import type { SubjectLines } from '../../../phrases.ts'

export const body: SubjectLines<'body'> = {
  cold: {
    say: [
      'Krank zu sein ist richtig unangenehm.',
      'Dich hat es also ordentlich erwischt.',
      'Mit so einem Infekt fühlt man sich elend.',
      'Ach je, gute Besserung, so etwas ist lästig.',
    ],
    ask: [
      'Hast du Tee und alles Nötige da?',
      'Kümmert sich jemand um dich?',
      'Kannst du dich heute ausruhen?',
    ],
  },
  headache: {
    say: [
      'Solche Kopfschmerzen sind kaum auszuhalten.',
      'Wenn der Kopf so wehtut, geht gar nichts mehr.',
      'Kopfweh verdirbt einem den ganzen Tag.',
      'Das ist gemein, solche Schmerzen im Kopf.',
    ],
    ask: ['Hast du das öfter?', 'Hast du heute genug getrunken?', 'Hast du es wenigstens ruhig um dich?'],
  },
  backPain: {
    say: [
      'Solche Schmerzen machen jede Bewegung mühsam.',
      'Wenn der Körper so wehtut, wird alles beschwerlich.',
      'Bei jeder Bewegung Schmerzen zu haben, das ist zermürbend.',
      'Das muss ganz schön wehtun, so kommt man ja kaum voran.',
    ],
    ask: [
      'Gibt es eine Haltung, in der es weniger wehtut?',
      'Tut dir Wärme gut?',
      'Warst du damit schon in Behandlung?',
    ],
  },
  sleepless: {
    say: [
      'Wach zu liegen, obwohl man müde ist, ist furchtbar.',
      'Nicht schlafen zu können macht einen fertig.',
      'Ohne guten Schlaf ist alles anstrengender.',
      'Schlechte Nächte sind wirklich zermürbend.',
    ],
    ask: [
      'Geht dir etwas im Kopf herum?',
      'Was hilft dir sonst beim Einschlafen?',
      'Wie kommst du so durch den Tag?',
    ],
  },
  resultsAhead: {
    say: [
      'Auf einen Befund zu warten ist schwer auszuhalten.',
      'Dieses Warten auf das Ergebnis macht einen ganz nervös.',
      'Nicht zu wissen, was herauskommt, macht Angst.',
      'Bis man so ein Ergebnis hat, denkt man an kaum etwas anderes.',
    ],
    ask: [
      'Ist beim Ergebnis jemand bei dir?',
      'Was lenkt dich bis dahin ein bisschen ab?',
      'Wissen deine Leute, dass du gerade wartest?',
    ],
  },
  resultsGood: {
    say: [
      'Alles gut, was für eine Erleichterung.',
      'So ein gutes Ergebnis vom Arzt, wie schön.',
      'Endlich Entwarnung, jetzt kannst du aufatmen.',
      'Gute Nachrichten über die Gesundheit sind die besten.',
    ],
    ask: [
      'Wem hast du die gute Nachricht als Erstes gesagt?',
      'Hast du lange darauf gewartet?',
      'Was machst du dir heute Schönes?',
    ],
  },
  operation: {
    say: [
      'Eine Operation ist nie eine Kleinigkeit.',
      'So ein Eingriff macht Angst und kostet Kraft.',
      'Bei einer OP hat man vieles im Kopf.',
      'Mit dieser Operation hast du es gerade nicht leicht.',
    ],
    ask: [
      'Hast du jemanden, der sich in der Zeit um dich kümmert?',
      'Fühlst du dich im Krankenhaus gut aufgehoben?',
      'Wie lange sollst du dich danach schonen?',
    ],
  },
  dentist: {
    say: [
      'Zum Zahnarzt geht wirklich kaum jemand gern.',
      'Zahngeschichten sind immer unangenehm.',
      'So eine Sache mit den Zähnen kostet Überwindung.',
      'Beim Thema Zähne wird vielen ganz mulmig.',
    ],
    ask: [
      'Tut es gerade weh?',
      'Vertraust du deiner Zahnarztpraxis?',
      'Hattest du schon als Kind Angst davor?',
    ],
  },
  diagnosis: {
    say: [
      'So eine Diagnose ist schwer zu verkraften.',
      'Eine so ernste Krankheit zu haben, das ist schlimm.',
      'Mit so einer Krankheit zu leben ist hart.',
      'Was du gesundheitlich durchmachst, ist sehr viel.',
    ],
    ask: [
      'Wer begleitet dich durch diese Zeit?',
      'Wie geht es dir heute damit?',
      'Was beschäftigt dich daran am meisten?',
    ],
  },
  injury: {
    say: [
      'Autsch, so eine Verletzung ist richtig schmerzhaft.',
      'Ach je, da hast du dich ordentlich verletzt.',
      'Mit so einer Verletzung ist der Alltag mühsam.',
      'Das braucht jetzt Zeit, bis alles wieder heil ist.',
    ],
    ask: [
      'Hast du starke Schmerzen?',
      'Wer hilft dir jetzt im Alltag?',
      'Was kannst du gerade gar nicht machen?',
    ],
  },
  weight: {
    say: [
      'Das Thema Gewicht kann einen sehr beschäftigen.',
      'Ums Gewicht macht man sich schnell viele Gedanken.',
      'Sich im eigenen Körper wohlzufühlen ist nicht immer leicht.',
      'Mit den Kilos ist es wirklich ein mühsames Thema.',
    ],
    ask: [
      'Wie fühlst du dich denn in deinem Körper?',
      'Ist dir das Thema schon lange wichtig?',
      'Was isst du eigentlich am liebsten?',
    ],
  },
  smoking: {
    say: [
      'Vom Rauchen loszukommen ist richtig schwer.',
      'Mit den Zigaretten aufzuhören braucht viel Willen.',
      'Das Rauchen aufzugeben ist eine echte Umstellung.',
      'Bei Zigaretten ist die Gewohnheit wirklich stark.',
    ],
    ask: [
      'Wann ist der Drang am stärksten?',
      'Was hilft dir, wenn die Lust aufs Rauchen kommt?',
      'Macht jemand aus deinem Umfeld mit?',
    ],
  },
  sober: {
    say: [
      'Ohne Alkohol zu leben, das ist viel wert.',
      'Nüchtern zu bleiben ist eine große Leistung.',
      'Nicht zu trinken kostet oft Kraft, und du schaffst es.',
      'Schön, dass du ohne Alkohol durchhältst.',
    ],
    ask: [
      'Was hat sich für dich seitdem verändert?',
      'Wer unterstützt dich dabei?',
      'Was hilft dir in schwierigen Momenten?',
    ],
  },
  period: {
    say: [
      'Das mit der Periode kann richtig quälend sein.',
      'Diese Tage im Monat sind oft unangenehm.',
      'Regelbeschwerden sind wirklich kein Spaß.',
      'So ein Zyklus macht einem manchmal das Leben schwer.',
    ],
    ask: ['Geht es dir jedes Mal so?', 'Was tut dir dann gut?', 'Hast du alles da, was du brauchst?'],
  },
  exercise: {
    say: [
      'Schön, dass du dich bewegst.',
      'Da hast du beim Sport ordentlich was getan.',
      'Bewegung ist anstrengend und tut trotzdem gut.',
      'Du hast also Sport gemacht, sehr gut.',
    ],
    ask: [
      'Wie fühlst du dich nach dem Training?',
      'Hast du dir beim Sport ein Ziel gesetzt?',
      'Welche Art von Bewegung magst du am liebsten?',
    ],
  },
  therapy: {
    say: [
      'Sich Hilfe in einer Therapie zu holen ist ein guter Schritt.',
      'Eine Therapie ist oft anstrengend und trotzdem wichtig.',
      'Gut, dass du dir da Unterstützung suchst.',
      'Über so vieles mit Fachleuten zu reden braucht Mut.',
    ],
    ask: [
      'Wer in deinem Umfeld weiß davon?',
      'Was erhoffst du dir von der Therapie?',
      'Wie geht es dir gerade mit der Therapie?',
    ],
  },
  panicAttack: {
    say: [
      'So eine Panik ist furchtbar beängstigend.',
      'Wenn einen die Angst so packt, ist das schlimm.',
      'Das muss schrecklich gewesen sein, so viel Angst auf einmal.',
      'Panikattacken sind schlimm, auch wenn sie wieder vorbeigehen.',
    ],
    ask: [
      'Wie geht es dir in diesem Moment?',
      'Was hilft dir, wenn so etwas kommt?',
      'Ist gerade jemand in deiner Nähe?',
    ],
  },
  burntOut: {
    say: [
      'So erschöpft zu sein ist schlimm.',
      'Du hast einfach keine Kraft mehr, das ist schwer.',
      'Da ist einfach alles zu viel geworden.',
      'Wenn gar keine Energie mehr da ist, wird alles mühsam.',
    ],
    ask: [
      'Wer könnte dir etwas abnehmen?',
      'Was hat dich zuletzt am meisten Kraft gekostet?',
      'Gibt es am Tag irgendwann eine ruhige Stunde für dich?',
    ],
  },
}
