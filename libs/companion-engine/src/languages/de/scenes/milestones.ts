import type { MilestoneScene, Scene } from '../../scenes.ts'

export const milestones: Record<MilestoneScene, Scene> = {
  baby: {
    signs:
      /\b(?:(?:bin|ist) schwanger|erwarten ein (?:kind|baby)|(?:werde|werden) (?:papa|mama|vater|mutter|eltern|oma|opa|tante|onkel)|baby ist da)\b/,
    open: ['Herzlichen Glückwunsch!', 'Was für eine Nachricht, Glückwunsch!'],
    stay: [
      'In diesen Wochen steckt alles, Freude und Sorgen.',
      'Das ist groß, einen Tag nach dem anderen.',
      'Deine Leute werden sich daran erinnern.',
      'Etwas Müdigkeit ist in diesen Monaten auch normal.',
    ],
    ask: [
      'Wie habt ihr es erfahren?',
      'Wie fühlst du dich in diesen Tagen?',
      'Wer weiß es schon?',
      'Was bewegt dich daran am meisten?',
    ],
    advice: [
      'Sag es schlicht, in einem ruhigen Moment: ein Bild, zwei kleine Schuhe oder einfach die Worte. Und lass ihnen Zeit.',
    ],
  },
  retired: {
    signs: /\b(?:in (?:die )?rente|pensioniert|im ruhestand|in den ruhestand|rentner\w*)\b/,
    open: ['Das ist ein großer Übergang, nach so vielen Jahren.', 'Eine Tür geht zu, und Zeit geht auf.'],
    stay: [
      'All die Jahre hinterlassen Spuren bei vielen Menschen.',
      'Bis ein neuer Rhythmus da ist, dauert es etwas.',
      'Die Tage bekommen eine andere Form, das wiegt anfangs.',
      'Auch zu Hause verschiebt sich etwas.',
    ],
    ask: [
      'Was fehlt dir am meisten?',
      'Wie sieht ein Tag jetzt aus?',
      'Was hast du seit Jahren aufgeschoben?',
      'Mit wem würdest du gern mehr Zeit verbringen?',
    ],
    advice: [
      'Such dir einen festen Termin in der Woche außer Haus: einen Kurs, einen Chor, eine Stunde Ehrenamt. Der Rest kommt dann.',
    ],
  },
  sport: {
    signs:
      /\b(?:(?:bin|bin heute|hab|habe) (?:\w+ ){0,4}(?:gelaufen|geschwommen|trainiert|geradelt|joggen)|kilometer gelaufen|wir haben (?:gewonnen|verloren|gespielt)|\w*lauf ist|das (?:rennen|spiel)|marathon|training)\b/,
    open: ['Respekt für den Einsatz!', 'Was für eine Energie!'],
    stay: [
      'Das Dranbleiben sieht man.',
      'Der Weg dahin ist das halbe Vergnügen.',
      'Hör auf deinen Körper, und genieß es.',
      'Schritt für Schritt kommt man weit.',
    ],
    ask: [
      'Wie lief es?',
      'Wie bringst du das Training unter?',
      'Was ist das nächste Ziel?',
      'Was magst du daran am liebsten?',
    ],
  },
}
