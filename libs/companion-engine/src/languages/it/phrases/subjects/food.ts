import type { SubjectLines } from '../../../phrases.ts'

export const food: SubjectLines<'food'> = {
  cookedWell: {
    say: [
      'Un piatto riuscito si riconosce dal silenzio dei primi bocconi.',
      'Queste sì che sono soddisfazioni: ore di fornelli che spariscono in dieci minuti, e nessuno protesta.',
      'Quando viene così bene conviene annotare tutto subito, anche il “quanto basta”, prima che diventi leggenda.',
      'Cucinare bene è una forma di affetto che si può mangiare, anche a tavola per uno.',
    ],
    ask: [
      'Qual è il tuo trucco per questo piatto?',
      'Chi se lo è goduto?',
      'Che cosa ti va di cucinare la prossima volta?',
    ],
  },
  cookFailed: {
    say: [
      'Ogni cucina ha il suo museo di piatti immangiabili: sono quelli che anni dopo si raccontano più volentieri.',
      'Per le pentole bruciate: acqua, bicarbonato, bollire e lasciar riposare. Per l’orgoglio, pane e formaggio.',
      'La differenza tra dorato e disastro è lunga quanto una telefonata o un pizzico di sale.',
      'Peccato per gli ingredienti e per il tempo: la fame era vera, la cena un po’ meno.',
    ],
    ask: [
      'Che cosa è andato storto, secondo te?',
      'Che cosa si è mangiato al posto suo?',
      'Qual è il tuo peggior disastro in cucina di sempre?',
    ],
  },
  baking: {
    say: [
      'Il profumo di forno è la migliore delle notizie: arriva prima e convince tutti.',
      'Farina, calore e tempo: il tempo è l’ingrediente che nessuna ricetta riesce a vendere.',
      'Un impasto non si può convincere né affrettare; chi inforna impara la pazienza a grammi.',
      'La prima fetta o il primo biscotto, ancora tiepido, spetta di diritto a chi ha acceso il forno.',
    ],
    ask: [
      'Da chi viene la ricetta?',
      'Con chi lo dividi?',
      'Qual è il dolce o il pane che sogni di saper fare?',
    ],
  },
  eatingOut: {
    say: [
      'Mangiare qualcosa che ha cucinato un altro, senza piatti da lavare: già questo vale mezzo conto.',
      'Di un pasto ordinato ci si ricorda anche chi c’era, chi l’ha portato e quanto si è aspettato.',
      'Un menu è una promessa, il piatto è la verità: il bello è vedere quanto si somigliano.',
      'La domanda cruciale resta sempre la stessa: ordinare il solito o rischiare?',
    ],
    ask: [
      'Qual è il piatto che ti è piaciuto di più?',
      'Con che voto chiuderesti la recensione?',
      'Qual è il locale dove torneresti sempre?',
    ],
  },
  coffee: {
    say: [
      'Con una tazza in mano il giorno chiede permesso, invece di entrare di corsa.',
      'I riti piccoli reggono le giornate grandi, e questo profuma pure.',
      'Il primo sorso ha un privilegio: prima di lui nessuno ha ancora chiesto niente.',
      'Ognuno ha la sua ricetta sacra di aroma e temperatura, e guai a chi la tocca.',
    ],
    ask: [
      'Come ti piace, di preciso?',
      'Con chi fai colazione o pausa più volentieri?',
      'Qual è la tazza che usi sempre?',
    ],
  },
  hungry: {
    say: [
      'La fame ha una fantasia sfrenata, di solito proporzionale a quanto è vuoto il frigorifero.',
      'Aglio, olio e un pacco di pasta hanno salvato più serate italiane di qualunque chef.',
      'Quando lo stomaco prende la parola, tutto il resto dell’ordine del giorno è rinviato.',
      'Le voglie non sentono ragioni: chiedono una cosa precisa e disprezzano ogni sostituto.',
    ],
    ask: [
      'Che cosa mangeresti adesso, se potesse comparire?',
      'Che cosa c’è di commestibile nei paraggi?',
      'Qual è il tuo piatto d’emergenza?',
    ],
  },
}
