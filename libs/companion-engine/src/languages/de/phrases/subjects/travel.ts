import type { SubjectLines } from '../../../phrases.ts'

export const travel: SubjectLines<'travel'> = {
  tripAhead: {
    say: [
      'Vor einer Reise ist man ja schon halb dort. Der Kopf ist immer als Erster am Gepäckband.',
      'Vorfreude ist der Teil vom Urlaub, der garantiert kein schlechtes Wetter hat. Den darf man voll auskosten.',
      'Beim Packen gilt: halb so viel Kleidung, doppelt so viele Ladekabel. Der Rest findet sich unterwegs.',
      'Noch ist alles daran möglich, jede Straße, jedes Essen, jeder Zufall. Das macht die Zeit vor der Abreise so kribbelig.',
    ],
    ask: [
      'Worauf freust du dich dort am meisten?',
      'Was steht schon fest auf dem Programm?',
      'Was muss unbedingt mit ins Gepäck?',
    ],
  },
  onTrip: {
    say: [
      'Unterwegs zu sein macht alle Sinne wach, sogar ein fremder Supermarkt ist dann ein Museum.',
      'Schön, eine Nachricht von so weit draußen. Da klingt gleich ein Stück der Gegend mit.',
      'Auf Reisen werden Tage länger, weil so viel Neues hineinpasst. Daheim vergeht dieselbe Woche im Vorbeigehen.',
      'Das Beste steht selten im Reiseführer, sondern passiert zwischen zwei Programmpunkten. Augen auf für die Nebenstraßen.',
    ],
    ask: [
      'Was siehst du gerade, wenn du dich umschaust?',
      'Was hat dich dort bisher am meisten überrascht?',
      'Was steht als Nächstes auf deiner Route?',
    ],
  },
  backHome: {
    say: [
      'Nach einer Reise ist man ein paar Tage lang doppelt: Der Körper ist da, der Kopf noch unterwegs.',
      'Solange der Koffer nicht ganz leer ist, ist man nicht richtig zurück. Man darf ihn also gern noch stehen lassen.',
      'Zu Hause sieht alles aus wie vorher, nur der Blick darauf hat sich verschoben. Das ist das eigentliche Mitbringsel.',
      'Der Alltag begrüßt Heimkehrende selten mit Blumen, eher mit Post und Wäsche. Gut, dass die Bilder im Kopf bleiben.',
    ],
    ask: [
      'Welcher Moment der Reise ist dir am nächsten geblieben?',
      'Was hast du von dort mitgebracht?',
      'Was hat dir unterwegs von daheim gefehlt?',
    ],
  },
  tripSpoilt: {
    say: [
      'Auf so eine Reise freut man sich lange, und dann entscheidet die Panne über den Rest. Das ist bitter für jeden einzelnen Tag.',
      'Urlaubsärger wiegt schwerer als Alltagsärger, denn die Tage waren gezählt und für Schönes reserviert.',
      'Fotos, Belege und Namen der Ansprechpartner zu sammeln ist lästig, macht aber später bei Erstattungen oft den Unterschied.',
      'Erholung kann man nicht nachliefern wie ein Gepäckstück. Kein Wunder, dass so eine verpatzte Reise nachhängt.',
    ],
    ask: [
      'Was war an der ganzen Sache das Schlimmste?',
      'Wie hat der Anbieter darauf reagiert?',
      'Was lässt sich davon noch retten?',
    ],
  },
  homesick: {
    say: [
      'Heimweh meldet sich über Gerüche, Geräusche, das Licht am Abend. Darum kommt man mit Vernunft so schlecht dagegen an.',
      'Die Sehnsucht nach daheim ist der Preis dafür, dass man irgendwo wirklich hingehört. Billiger gibt es das nicht.',
      'Ein Gericht von dort, ein Lied, ein Anruf im vertrauten Tonfall: Heimat lässt sich in kleinen Portionen einführen.',
      'Am neuen Ort fehlt oft nicht das Große, sondern das Nebensächliche, das dort keiner je bemerkt hat.',
    ],
    ask: [
      'Was vermisst du von zu Hause am meisten?',
      'Wann packt dich das Heimweh besonders?',
      'Wonach riecht dein Zuhause?',
    ],
  },
  abroad: {
    say: [
      'In einer anderen Sprache ist man oft nur halb so witzig und doppelt so müde. Das sieht von außen keiner.',
      'Zwischen zwei Ländern zu leben heißt, überall etwas zu übersetzen, auch sich selbst. Dafür hat man irgendwann zwei Blicke auf alles.',
      'Die ungeschriebenen Regeln eines Landes stehen in keinem Kurs. Man lernt sie durch Fettnäpfchen, eins nach dem anderen.',
      'In der Fremde wird schon ein gelungener Plausch an der Kasse zum Ereignis. Wer nie wegging, ahnt davon nichts.',
    ],
    ask: [
      'Was wundert dich dort bis heute?',
      'Was hat dich in dieses Land geführt?',
      'In welchen Momenten fühlst du dich dort zu Hause?',
    ],
  },
  dreamPlace: {
    say: [
      'Sehnsuchtsorte sind wie Fenster, die man immer offen hat. Auch ohne Reise kommt von dort frische Luft.',
      'Ein Ort, von dem man träumt, erzählt meist etwas über das, was einem hier fehlt: Weite, Ruhe, Licht.',
      'Noch liegt das alles weit weg, aber einen Platz in dir hat es längst. So fangen viele große Wege an.',
      'Solche Träume muss man pflegen wie Karten: ab und zu aufklappen und mit dem Finger die Straßen entlangfahren.',
    ],
    ask: [
      'Was würdest du dort als Erstes tun?',
      'Wie hat dieser Traum angefangen?',
      'Was zieht dich an diesem Ort so an?',
    ],
  },
}
