import type { JokeWords } from '../../skills.ts'

export const jokes: JokeWords = {
  ask: /\b(?:(?:erzahl|erzahle|sag|kennst du|hast du|kannst du)(?: mir)?(?: bitte)? (?:einen|noch einen|einen anderen|einen weiteren)(?: guten| neuen| anderen)? witz|noch (?:einen|ein) witz|einen witz bitte|bring mich zum lachen|erzahl mir was lustiges)\b|^(?:ein(?:en)? )?witz$/,
  another:
    /^(?:(?:haha\w*|lol|ok|der war gut|gut|ja|lustig|bitte),? )*(?:noch (?:ein|eine|einen|einer|eins|mehr)|einen anderen|(?:erzahl|sag)(?: mir)? noch einen|(?:hast|kennst) du noch (?:einen|mehr|welche)|den nachsten|nachster|mehr|weiter)(?: bitte)?$/,
  jokes: [
    'Was sagt eine Wand zur anderen? Wir treffen uns an der Ecke.',
    'Welches Tier kann addieren? Der Oktoplus.',
    'Ich habe ein Buch über Geduld bestellt. Ich kann es kaum erwarten.',
    'Warum hat sich das Fahrrad hingelegt? Es hatte einen Platten.',
    'Wie grüßt das Meer? Es winkt mit Wellen.',
    'Was ist ein Keks unter einem Baum? Ein schattiges Plätzchen.',
    'Was macht eine Wolke mit Juckreiz? Sie fliegt zum Wolkenkratzer.',
    'Warum können Geister so schlecht lügen? Weil man durch sie hindurchsieht.',
    'Was liegt am Strand und spricht undeutlich? Eine Nuschel.',
    'Was ist rot und sitzt auf dem Klo? Eine Klomate.',
  ],
  usedUp: 'Das war mein letzter, und wiederholen will ich mich nicht. Du bist dran: Kennst du einen?',
}
