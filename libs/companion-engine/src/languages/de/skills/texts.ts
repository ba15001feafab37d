import type { TextWords } from '../../skills.ts'

export const texts: TextWords = {
  ask: /^(?:(?:hey|ok|bitte) )*(?:(?:schreib(?:e|st du)?|verfass(?:e|t)?|formulier(?:e|st du)?|entwirf|hilf mir)(?:,? (?:mir|uns|bitte|mal|dabei))*(?:,? (?:ein(?:e[nr]?)?|den|die|meine[nr]?))?(?: \p{L}+){0,2}? \p{L}*(?:nachricht|brief|karte|e-?mail|mail|text|grusse|wunsche|gluckwunsch\p{L}*|einladung|entschuldigung|kundigung|bewerbung|danksagung|\p{L}{3}schreiben)(?!\p{L})|(?:kannst|konntest|wurdest) du(?:,? (?:mir|uns|bitte|mal|dabei))*(?:,? (?:ein(?:e[nr]?)?|den|die|meine[nr]?))?(?: \p{L}+){0,2}? \p{L}*(?:nachricht|brief|karte|e-?mail|mail|text|grusse|wunsche|gluckwunsch\p{L}*|einladung|entschuldigung|kundigung|bewerbung|danksagung|\p{L}{3}schreiben)(?!\p{L}).* (?:schreiben|verfassen|formulieren|aufsetzen)$)/u,
  kinds: {
    birthday: /(?:geburtstag)/,
    condolence: /(?:beileid|kondolenz|trauer|gestorben|verstorben)/,
    getWell: /(?:genesung|gute besserung|krank)/,
    congratulation: /(?:gluckwunsch|gratul|hochzeit|beforderung|abschluss|geburt(?!stag))/,
    apology: /(?:entschuldig|verzeih)/,
    thanks: /(?:dank)/,
    invitation: /(?:einlad)/,
    resignation: /(?:kundig)/,
    application: /(?:bewerb|anschreiben)/,
  },
  lead: 'Ich habe kein KI-Modell, also ehrlich nur ein Gerüst: Was in Klammern steht, füllst du aus.',
  nameless: '[Name]',
  texts: {
    birthday:
      'Hallo {name},\nalles Gute zum Geburtstag! Ich wünsche dir ein Jahr voller [was dich zum Lachen bringt]. Ich denke oft an [ein gemeinsamer Moment]. Schön, dass es dich gibt.\n[dein Name]',
    thanks:
      'Hallo {name},\ndanke für [was es war]. Das hat mir geholfen, weil [Grund]. Das vergesse ich nicht.\n[dein Name]',
    apology:
      'Hallo {name},\nes tut mir leid, dass ich [was passiert ist]. Ich kann mir vorstellen, dass es für dich [wie] war. Beim nächsten Mal werde ich [was anders wird]. Reden wir darüber?\n[dein Name]',
    condolence:
      'Hallo {name},\nes tut mir sehr leid um [wen]. Ich erinnere mich an [einen Moment] und denke an dich. Wenn du [eine konkrete Hilfe] brauchst, bin ich da.\n[dein Name]',
    getWell:
      'Hallo {name},\nich habe von [was passiert ist] gehört und denke an dich. Nimm dir alle Zeit, die du brauchst. Ich komme gern mit [was guttut] vorbei.\n[dein Name]',
    congratulation:
      'Hallo {name},\nherzlichen Glückwunsch zu [was es ist]! Ich habe gesehen, wie viel [Mühe] darin steckt, und freue mich mit dir. Feiern wir [wann, wo]?\n[dein Name]',
    invitation:
      'Hallo {name},\nich lade dich ein zu [was] am [Tag] um [Uhrzeit], in [Ort]. Bring [nichts / was] mit. Sagst du mir bis [Tag], ob du kommst?\n[dein Name]',
    resignation:
      'Guten Tag {name},\nhiermit kündige ich meine Stelle als [Stelle] zum [letzter Tag] unter Einhaltung der Frist von [Zeit]. Danke für [was gut war]. Gern übergebe ich [Aufgaben].\nMit freundlichen Grüßen\n[dein Name]',
    application:
      'Guten Tag {name},\nich bewerbe mich auf die Stelle als [Stelle]. Seit [Zeit] arbeite ich als [Beruf] und habe dort [ein Ergebnis mit Zahl]. An Ihnen reizt mich [Grund]. Über ein Gespräch freue ich mich.\nMit freundlichen Grüßen\n[dein Name]',
    other:
      'Hallo {name},\nich schreibe dir wegen [worum es geht]. Mir ist wichtig: [ein, zwei Sätze]. Könntest du [deine Bitte] bis [wann]?\n[dein Name]',
  },
}
