import type { SubjectLines } from '../../../phrases.ts'

export const texts: SubjectLines<'texts'> = {
  textBirthday: {
    say: [
      '„Alles Liebe zum Geburtstag! Möge das neue Lebensjahr gute Menschen, ein paar schöne Überraschungen und genug Kuchen bringen.“',
      '„Herzlichen Glückwunsch zum Geburtstag! Gesundheit, frohe Stunden und immer jemanden zum Lachen, das wünsche ich von Herzen.“',
      '„Ein neues Lebensjahr, lauter leere Seiten: Mögen die besten Geschichten noch kommen. Alles Gute zum Geburtstag!“',
      '„Zum Geburtstag nur das Beste: viel Freude, wenig Ärger und an jedem Tag einen Grund zum Schmunzeln.“',
      '„Wie schön, dass es diesen Geburtstag zu feiern gibt! Von Herzen alles Gute und ein Jahr, das in guter Erinnerung bleibt.“',
    ],
    ask: ['Was zeichnet das Geburtstagskind besonders aus?'],
  },
  textCondolence: {
    say: [
      '„Die Nachricht hat mich sehr getroffen. In Gedanken bin ich bei euch und wünsche euch Kraft und Menschen, die da sind.“',
      '„Worte sind in solchen Tagen zu klein. Von Herzen mein Beileid und viel Kraft für alles, was jetzt kommt.“',
      '„Was an Liebe und Erinnerung bleibt, kann niemand nehmen. In tiefer Anteilnahme und mit stillen Gedanken.“',
      '„Dieser Abschied macht auch mich traurig. Mein aufrichtiges Mitgefühl, und wenn eine helfende Hand gebraucht wird, bin ich da.“',
      '„Möge die Erinnerung an die gemeinsamen Jahre ein Licht in dieser schweren Zeit sein. Mein herzliches Beileid.“',
    ],
    ask: ['Welche Erinnerung an diesen Menschen könnte noch mit hinein?'],
  },
  textThanks: {
    say: [
      '„Von Herzen danke! Das war alles andere als selbstverständlich, und ich habe mich sehr darüber gefreut.“',
      '„Manchmal ist ein Danke zu kurz für das, was man meint. Dieses hier ist ein großes: Es hat mir viel bedeutet.“',
      '„Vielen Dank für die Mühe, die Zeit und die Herzlichkeit. So etwas vergisst man nicht.“',
      '„Ich wollte nicht einfach zur Tagesordnung übergehen, ohne Danke zu sagen: Das war wirklich großartig und hat so gutgetan.“',
      '„Danke! Es ist ein gutes Gefühl, solche Menschen um sich zu haben. Bei Gelegenheit möchte ich mich gern revanchieren.“',
    ],
    ask: ['Was genau hat dich daran am meisten gefreut?'],
  },
  textSorry: {
    say: [
      '„Es tut mir leid. Das war nicht in Ordnung von mir, und ich möchte es gern wiedergutmachen.“',
      '„Ich habe darüber nachgedacht: Der Fehler lag bei mir. Bitte entschuldige, und sag mir, wenn du darüber reden magst.“',
      '„Das hätte mir nicht passieren dürfen, und ich rede mich nicht heraus. Ich bitte dich ehrlich um Entschuldigung.“',
      '„Mir liegt viel an dir, umso mehr tut es mir leid, wie das gelaufen ist. Wann darf ich mich persönlich entschuldigen?“',
      '„Du hattest jeden Grund, verärgert zu sein. Entschuldige bitte, beim nächsten Mal mache ich es besser.“',
    ],
    ask: ['Wie soll es klingen, eher schlicht oder sehr herzlich?'],
  },
  textLove: {
    say: [
      '„Das Schönste an meinem Tag ist immer noch der Moment, in dem du darin vorkommst. Ich liebe dich.“',
      '„Bevor der Tag zu Ende geht, sollst du eines wissen: Mit dir ist alles ein bisschen heller. Schlaf gut, mein Herz.“',
      '„Ich wollte dir nur sagen, dass ich an dich denke. Eigentlich wollte ich das schon den ganzen Tag.“',
      '„Andere haben einen Lieblingsort. Meiner bist du.“',
      '„Wenn ich aufzähle, was gut ist in meinem Leben, fange ich bei dir an und komme meistens nicht weiter.“',
    ],
    ask: ['Welche kleine Eigenheit liebst du an diesem Menschen?'],
  },
  textDecline: {
    say: [
      '„Danke für die Einladung, ich habe mich sehr darüber gefreut. Leider kann ich diesmal nicht dabei sein und wünsche euch eine wunderschöne Zeit.“',
      '„Wie lieb, dass ihr an mich denkt! Diesmal muss ich absagen, aber in Gedanken stoße ich mit euch an.“',
      '„Herzlichen Dank für die Einladung. Zu meinem Bedauern ist es mir nicht möglich zu kommen. Ich wünsche allen ein gelungenes Beisammensein.“',
      '„Ich sage es lieber gleich, damit ihr planen könnt: Dieses Mal klappt es bei mir nicht. Habt es schön, und danke fürs Fragen!“',
      '„Vielen Dank, dass ich dabei sein sollte! Es passt mir leider nicht, doch ich würde mich freuen, wenn wir uns bald einmal anders sehen.“',
    ],
    ask: ['Wie nah steht dir, wer da einlädt?'],
  },
  textSickNote: {
    say: [
      '„Guten Tag, aus gesundheitlichen Gründen ist heute leider keine Teilnahme möglich. Sobald absehbar ist, wie lange es dauert, melde ich mich. Freundliche Grüße“',
      '„Guten Morgen, hiermit teile ich eine krankheitsbedingte Abwesenheit mit, beginnend heute. Erforderliche Nachweise reiche ich nach. Mit freundlichen Grüßen“',
      '„Hallo, heute geht es gesundheitlich leider nicht. Ich bitte, das Fehlen zu entschuldigen, und gebe Bescheid, sobald es besser ist. Viele Grüße“',
      '„Guten Tag, ich bitte, das heutige Fehlen aus gesundheitlichen Gründen zu entschuldigen. Versäumtes wird selbstverständlich nachgeholt. Freundliche Grüße“',
      '„Guten Morgen, eine kurze Meldung zur Abwesenheit heute: Es liegt ein gesundheitlicher Grund vor. Für dringende Fragen bin ich per Nachricht erreichbar. Beste Grüße“',
    ],
    ask: ['Was müssen die anderen wissen, damit es ohne dich weitergeht?'],
  },
  textComplaint: {
    say: [
      '„Guten Tag, leider besteht ein Problem, das so nicht bleiben kann. Ich bitte um Abhilfe innerhalb von 14 Tagen und um kurze Rückmeldung. Freundliche Grüße“',
      '„Guten Tag, ich wende mich mit einer Beschwerde an Sie und hoffe auf eine gütliche Lösung. Bitte teilen Sie mir mit, wann ich damit rechnen kann.“',
      '„Hallo, mir ist ein gutes Miteinander wichtig, deshalb spreche ich es offen an: Die jetzige Lage belastet mich. Lassen Sie uns bitte bald eine Lösung finden.“',
      '„Guten Tag, mit dem jetzigen Zustand bin ich nicht einverstanden. Ich bitte Sie, ihn zeitnah zu beheben und mir den Termin schriftlich zu bestätigen.“',
      '„Guten Tag, ich bin enttäuscht, dass es bisher nicht zufriedenstellend läuft. Bitte schlagen Sie mir bis Ende der Woche vor, wie wir das in Ordnung bringen.“',
    ],
    ask: ['Was genau soll der Empfänger deines Schreibens ändern?'],
  },
  textCongratulate: {
    say: [
      '„Herzlichen Glückwunsch zu diesem wunderbaren Ereignis! Möge die Freude von heute noch lange nachklingen.“',
      '„Was für eine schöne Nachricht! Von Herzen alles Gute für alles, was jetzt beginnt.“',
      '„Gratulation! Das ist ein Grund zum Anstoßen, und in Gedanken ist das Glas schon erhoben.“',
      '„Die allerbesten Wünsche zu diesem besonderen Tag. Möge das, was daraus wächst, voller Glück und guter Überraschungen sein.“',
      '„Ich freue mich riesig mit! Solche Tage sind selten und kostbar, möge dieser lange nachglänzen. Herzlichen Glückwunsch!“',
    ],
    ask: ['Was verbindet dich mit dem Menschen, dem du gratulierst?'],
  },
  textInvite: {
    say: [
      '„Ich würde mich sehr über ein Wiedersehen freuen. Hast du Lust, und wann würde es dir passen?“',
      '„Es gibt einen schönen Anlass, Zeit miteinander zu verbringen. Mit dir wird es noch schöner, bist du dabei?“',
      '„Herzliche Einladung! Für gute Gesellschaft ist gesorgt, fehlst nur noch du. Ich freue mich auf deine Zusage.“',
      '„Ganz ohne Umschweife: Ich möchte dich gern sehen. Sag mir, welcher Tag dir am besten passt, den Rest plane ich.“',
      '„Kommst du? Es wird gemütlich, es wird gelacht, und ich würde mich riesig freuen. Gib mir einfach kurz Bescheid.“',
    ],
    ask: ['Welche Stimmung soll das Treffen haben?'],
  },
  textAboutMe: {
    say: [
      '„Verlässlich in der Sache, herzlich im Umgang und immer neugierig auf das, was es noch zu lernen gibt.“',
      '„Hört erst zu, packt dann an und behält auch im Trubel den Humor.“',
      '„Wer Sorgfalt, gute Laune und ein offenes Wort schätzt, ist hier an der richtigen Adresse.“',
      '„Ein Kopf voller Ideen, zwei Hände, die sie umsetzen, und ein Herz für die Menschen ringsum.“',
      '„Stärken: Geduld, Humor, ein gutes Gedächtnis für das, was anderen wichtig ist. Schwäche: kann bei gutem Kaffee schlecht Nein sagen.“',
    ],
    ask: ['Welche Eigenschaft soll auf jeden Fall darin vorkommen?'],
  },
  textFarewell: {
    say: [
      '„Danke für die gemeinsame Zeit, die guten Gespräche und das viele Lachen dazwischen. Von Herzen alles Gute für alles, was kommt!“',
      '„Ein Abschied fällt nur dort schwer, wo es schön war. Dieser fällt schwer. Danke für alles und auf ein Wiedersehen!“',
      '„Nun trennen sich die Wege, aber vieles bleibt: Gelerntes, Gelachtes und große Dankbarkeit. Die besten Wünsche für die Zukunft!“',
      '„Es war eine gute Zeit, und das lag vor allem an den Menschen. Herzlichen Dank und bis hoffentlich bald!“',
      '„Zum Abschied ein Wort, das viel zu klein ist: Danke. Möge der nächste Abschnitt ebenso viele schöne Begegnungen bringen.“',
    ],
    ask: ['Welcher gemeinsame Moment gehört noch in diese Zeilen?'],
  },
  textExplain: {
    say: [
      '„Guten Tag, ich möchte Sie offen über den Stand informieren und um Ihr Entgegenkommen bitten. Gern bespreche ich kurz, welche Lösung für beide Seiten passt. Freundliche Grüße“',
      '„Guten Tag, mit einem Anliegen wende ich mich an Sie und wäre für Ihre Unterstützung dankbar. Wann passt Ihnen ein kurzes Gespräch? Mit freundlichen Grüßen“',
      '„Guten Tag, mir ist wichtig, dass Sie es direkt von mir erfahren: Es braucht eine kleine Anpassung. Ich danke Ihnen für Ihr Verständnis und bin für Rückfragen da.“',
      '„Guten Tag, ich bitte Sie, mein Anliegen zu prüfen. Dass gute Arbeit darunter nicht leidet, stelle ich sicher. Über eine Rückmeldung freue ich mich. Freundliche Grüße“',
      '„Guten Tag, lassen Sie mich kurz erläutern, worum es geht, und Ihnen einen Vorschlag machen. Ich richte mich gern nach Ihrem Terminkalender. Beste Grüße“',
    ],
    ask: ['Was soll nach dem Lesen deiner Nachricht geschehen?'],
  },
}
