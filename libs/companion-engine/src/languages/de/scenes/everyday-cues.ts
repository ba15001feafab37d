import type { Cue, EverydayCue } from '../../scenes.ts'

export const everydayCues: Record<EverydayCue, Cue> = {
  unheard: {
    signs:
      /\b(?:(?:keiner|niemand) (?:\w+ ){0,4}(?:versteht|hort|glaubt) (?:mich|mir)|(?:keiner|niemand)\b.*\bversteht mich|verstehen mich nicht|hort mir (?:keiner|niemand) zu)\b/,
    hard: ['Nicht verstanden zu werden ermüdet. Hier höre ich dir zu.'],
    light: ['Nicht verstanden zu werden ermüdet. Hier höre ich dir zu.'],
  },
  howTo: {
    signs: /^(?:aber |und )?wie (?:macht man|soll (?:ich|man)|schafft man|geht|mache ich|kommt man)[^?]*\?/,
    hard: [
      'Ein Rezept gibt es nicht: einen Tag nach dem anderen, und an manchen Tagen eine Stunde nach der anderen.',
    ],
  },
  textThem: {
    signs:
      /\b(?:(?:soll|sollte) ich|schreib ich|schreibe ich) (?:ihr|ihm|ihnen)?(?: \w+)* ?(?:schreiben|antworten|anrufen|fragen)?\s*\?/,
    hard: ['Wenn es dir guttun könnte, ein paar ehrliche Zeilen. Wenn nicht, darfst du warten.'],
    light: [
      'Wenn du Lust hast, reicht eine kurze, einfache Nachricht.',
      'Ich würde zwei leichte Zeilen versuchen: Viel zu verlieren ist da nicht.',
    ],
  },
  complains: {
    signs:
      /\b(?:absage|abgelehnt|nicht mal eine|mein\w* nachbar\w*|bohrt|larm)\b|\b(?:(?:hat|haben) mir (?:\w+ ){0,3}(?:weggenommen|verboten|abgenommen)|darf (?:\w+ )?nicht|zahlen nicht|zahlt nicht|antwortet nicht|nur weil|was fur (?:eine woche|ein tag)|nervt|nervig|stau|zu spat|strafzettel|hausarrest|verspatung)\b/,
    light: ['Verstehe, das ist lästig.', 'Das ist ärgerlich, ja.', 'Kein Wunder, dass dich das nervt.'],
  },
  finished: {
    signs:
      /\b(?:(?:hab|habe) (?:\w+ ){0,6}(?:fertig(?: gemacht)?|abgegeben|beendet|erledigt)|endlich (?:fertig|geschafft|vorbei))\b/,
    light: ['Eine Sache geschafft: Das ist ein gutes Gefühl.', 'Gut, eine Last weniger.'],
  },
  gift: {
    signs:
      /\b(?:(?:hat|haben) mir (?:\w+ ){0,6}(?:geschenkt|mitgebracht|gekocht|gebacken)|ein geschenk|eine uberraschung)\b/,
    hard: ['Eine nette Geste zählt, an solchen Tagen.'],
    light: ['Was für eine liebe Geste.', 'Schön, so etwas zu bekommen.'],
  },
  begins: {
    signs:
      /\b(?:(?:hab|habe) (?:\w+ ){0,6}(?:angefangen|begonnen|angemeldet)|lerne (?:gerade|jetzt)|mochte (?:\w+ )?lernen|hab mich entschieden)\b/,
    light: ['Schön, etwas Neues anzufangen.', 'Ein Anfang also. Dafür braucht es Schwung.'],
  },
  clumsy: {
    signs:
      /\b(?:schief|verbrannt|misslungen|verkackt|vermasselt|verhauen|danebengegangen|eine katastrophe|kaputt gemacht)\b/,
    light: ['Erste Versuche werden so, das ist normal.', 'Das passiert. Der nächste wird besser.'],
  },
  praised: {
    signs:
      /\b(?:(?:sagt|meint|findet|sagte|meinte),? (?:dass )?ich (?:\w+ )?(?:hab|habe|bin) (?:\w+ )?(?:talent|gut|begabt|toll)|hat mich gelobt|talent hatte|ich hab talent|ich habe talent)\b/,
    hard: ['Gut, dass es jemand merkt.'],
    light: [
      'Eine schöne Anerkennung. Glaub ihr ruhig.',
      'Wenn das jemand sagt, der sich auskennt, heißt es etwas.',
    ],
  },
  together: {
    signs:
      /^(?:und )?(?:ich (?:geh|gehe|fahr|fahre)|wir|\w+ kommt auch|\w+ ist auch)\b.*(?:mit (?:meine[rm]?|einer|einem)|kommt auch|ist auch da)/,
    light: ['In Gesellschaft ist es etwas anderes.', 'Schön, das zu teilen.'],
  },
  earlyRise: {
    signs:
      /\b(?:um (?:funf|sechs|sieben|[4-7]) (?:raus|aufstehen|uhr raus)|fruh (?:raus|aufstehen)|wecker)\b/,
    light: ['Dann heute Abend Ruhe, die hast du dir verdient.', 'Früh! Dann erhol dich gut.'],
  },
  bought: {
    signs: /\b(?:(?:hab|habe) (?:mir )?(?:\w+ ){0,5}(?:gekauft|bestellt|gegonnt))\b/,
    light: ['Ein guter Kauf also.', 'Das darf ab und zu sein.'],
  },
}
