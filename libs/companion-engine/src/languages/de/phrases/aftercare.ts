import type { AftercarePhrases } from '../../phrases.ts'

export const aftercare: AftercarePhrases = {
  say: [
    'Ich lese dich, und im Moment bleibe ich bei dem, was du vorhin geschrieben hast.',
    'Danke, dass du weiterschreibst: Du musst das nicht ohne Hilfe tragen.',
    'Was du fühlst, zählt, auch wenn es schwer zu sagen ist.',
    'Ich bleibe bei dir und bei diesem Thema: Alles andere kann warten.',
    'Alles, was du jetzt sagen kannst, ist in Ordnung.',
    'Du musst nicht die richtigen Worte finden.',
  ],
  ask: [
    'Wie geht es dir jetzt, in diesem Moment?',
    'Ist jemand in deiner Nähe, der heute Abend bei dir sein kann?',
    'Fühlst du dich gerade sicher?',
    'Was wiegt jetzt am schwersten?',
    'Hast du jemandem erzählt, was du mir geschrieben hast? Die Hilfetelefone antworten auch nachts.',
    'Wie ist es jetzt, verglichen mit vorhin?',
  ],
  eased: [
    'Das lese ich gern, und ich glaube dir. Wenn es wieder schwer wird, schreib es, mir oder jemandem, dem du vertraust. Worüber magst du reden?',
    'Gut, ich habe es gehört: danke, dass du es mir sagst. Die Hilfetelefone bleiben da, falls du sie brauchst. Worüber reden wir?',
    'Verstanden, danke. Ich frage, weil es zählt. Worauf hättest du jetzt Lust?',
  ],
}
