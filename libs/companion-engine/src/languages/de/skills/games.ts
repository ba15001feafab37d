import type { GameWords } from '../../skills.ts'
import { request } from './request.ts'
import { riddle } from './riddles.ts'

export const games: GameWords = {
  stop: request(
    '(?:ich )?(?:stop+|halt|aufhoren|hor auf|horen wir auf|lass uns aufhoren|genug|es reicht|ich gebe auf|gebe auf|ich geb auf|ich will nicht mehr(?: spielen)?|keine lust mehr|spiel beenden|schluss|ende)(?: mit dem spiel| jetzt)?',
  ),
  which: request(
    'welche spiele (?:kennst du|kannst du|gibt es|konnen wir spielen|hast du)|was (?:konnen|konnten|sollen|wollen) wir spielen',
  ),
  menu: 'Ich kenne vier: Zahlenraten, Schere Stein Papier, Wörterkette und dies oder das. Welches?',
  guess: {
    start: request(
      '(?:lass uns |wollen wir |spielen wir |spiel mit mir |ich will |ich mochte |konnen wir )?(?:zahlenraten|zahlen raten|eine zahl (?:er)?raten|zahlenratespiel|zahl raten|denk dir eine zahl(?: aus)?)(?: spielen)?(?: mit mir)?',
    ),
    opening: 'Ich denke an eine Zahl von 1 bis 100. Dein erster Tipp?',
    higher: 'Meine ist größer als {number}.',
    lower: 'Meine ist kleiner als {number}.',
    outside: 'Sie liegt zwischen 1 und 100. Noch ein Versuch?',
    found: 'Ja, {number}! Versuche: {tries}. Spiel vorbei, gut gemacht.',
    stopped: 'Gut, wir hören auf. Es war {number}.',
  },
  hands: {
    start: request(
      '(?:lass uns |wollen wir |spielen wir |spiel mit mir |ich will |ich mochte |konnen wir )?(?:eine runde )?(?:schere|stein|schnick)[, -]+(?:stein|schere|papier|schnack)[, -]+(?:papier|schere|schnuck)(?: spielen)?(?: mit mir)?',
    ),
    opening: 'Schere, Stein, Papier, wer zuerst drei hat. Ich habe gewählt: und du?',
    names: { rock: /\bstein\b/, paper: /\bpapier\b/, scissors: /\bschere\b/ },
    labels: { rock: 'Stein', paper: 'Papier', scissors: 'Schere' },
    win: 'Ich hatte {mine}: dein Punkt. {yours}:{me}. Nächste Runde?',
    lose: 'Ich hatte {mine}: mein Punkt. {yours}:{me}. Nächste Runde?',
    draw: 'Ich hatte auch {mine}: unentschieden. {yours}:{me}. Nächste Runde?',
    won: 'Ich hatte {mine}, und damit gewinnst du {yours}:{me}. Glückwunsch!',
    lost: 'Ich hatte {mine}, und damit geht das Spiel an mich, {yours}:{me}. Revanche, wann du willst.',
    stopped: 'Dann bleibt es dabei: {yours}:{me}, deine Punkte zuerst.',
  },
  chain: {
    start: request(
      '(?:lass uns |wollen wir |spielen wir |spiel mit mir |ich will |ich mochte |konnen wir )?(?:eine |die )?(?:worterkette|wortkette|wortekette)(?: spielen)?(?: mit mir)?',
    ),
    opening:
      'Wörterkette: Jedes Wort beginnt mit dem letzten Buchstaben des vorigen. Ich fange an mit „{word}“. Du brauchst eins mit {letter}.',
    next: '„{word}“. Du brauchst eins mit {letter}.',
    wrong: 'Das beginnt nicht mit {letter}. Noch ein Versuch?',
    repeated: 'Das hatten wir schon. Ein anderes mit {letter}?',
    won: 'Mit {letter} fällt mir nichts mehr ein: du gewinnst. Wörter in der Kette: {count}. Gut gespielt!',
    stopped: 'Wir beenden die Kette. Wörter: {count}.',
    words:
      'Apfel Lampe Ente Esel Licht Tisch Hund Dach Haus Sonne Erde Eis Sand Dorf Fluss See Elefant Tiger Regen Nacht Traum Mond Stern Nebel Laub Baum Maus Salz Zebra Auto Ofen Nuss Schnee Insel Gras Stuhl Garten Nest Turm Meer Ring Glas Rose Feder Rad Brot Topf Kirsche Wolke Wind Igel Jacke Pinsel Uhr Vogel Zug Kuchen Quelle Onkel Inka Ozean Kamel Messer Papier'.split(
        ' ',
      ),
  },
  choice: {
    next: [
      'Notiert. Weiter:',
      'Hätte ich getippt. Und:',
      'Guter Instinkt. Dann:',
      'Klare Antwort. Die letzte:',
    ],
    finished:
      'Fünf von fünf, ohne Zögern: jetzt kenne ich dich ein bisschen besser. Noch ein Spiel, oder reden wir?',
    stopped: 'Gut, genug entschieden. Was beschäftigt dich?',
  },
  riddle,
}
