import type { AftercarePhrases } from '../../phrases.ts'

export const aftercare: AftercarePhrases = {
  say: [
    'Ti leggo, e per adesso resto su quello che mi hai scritto prima.',
    'Grazie di continuare a scrivere: non devi portare tutto questo senza aiuto.',
    'Quello che senti conta, anche se è difficile da dire.',
    'Resto su di te: il resto può aspettare.',
    'Va bene qualsiasi cosa tu riesca a dire adesso.',
    'Non serve trovare le parole giuste.',
  ],
  ask: [
    'Come stai adesso, in questo momento?',
    'C’è qualcuno vicino a te con cui puoi stare stasera?',
    'In questo momento ti senti al sicuro?',
    'Che cosa pesa di più, adesso?',
    'Hai parlato con qualcuno di quello che mi hai scritto? Le linee di aiuto rispondono anche di notte.',
    'Com’è adesso, rispetto a prima?',
  ],
  eased: [
    'Mi fa piacere leggerlo, e ti credo. Se torna a pesare, scrivilo, a me o a qualcuno di cui ti fidi: di che cosa ti va di parlare?',
    'Va bene, ho letto bene quello che dici: grazie. Le linee di aiuto restano, se servissero. Di che cosa parliamo?',
    'Capito, grazie. Chiedo perché conta. Che cosa ti andrebbe adesso?',
  ],
}
