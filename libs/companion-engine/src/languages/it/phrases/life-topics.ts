import type { TopicPhrases } from '../../phrases.ts'
import type { LifeTopic } from '../../topics.ts'

export const lifeTopics: Record<LifeTopic | 'general', TopicPhrases> = {
  loss: {
    acknowledge: [
      'Mi dispiace tanto.',
      'Non ho le parole giuste, ma sono qui.',
      'È normale che faccia così male.',
      'Puoi prenderti tutto il tempo di cui hai bisogno.',
    ],
    ask: [
      'Ti va di raccontarmi com’era?',
      'Qual è il ricordo che torna più spesso?',
      [
        'Hai qualcuno vicino in questi giorni?',
        'Bene, è importante avere qualcuno accanto.',
        'Allora prova a chiamare una persona di cui ti fidi.',
      ],
    ],
    advice: [
      'Per ora basta mangiare, dormire e sentire qualcuno.',
      'Scrivi una lettera alla persona che ti manca, anche senza spedirla.',
    ],
    because: 'può fare bene parlare di chi ci manca',
  },
  work: {
    acknowledge: [
      'Il lavoro a volte può pesare davvero.',
      'Capisco, il lavoro ti dà molto da pensare.',
      'Con il lavoro non è sempre facile.',
    ],
    ask: [
      'Com’è l’atmosfera al lavoro in questo periodo?',
      [
        'È un lavoro che rifaresti?',
        'Allora il lavoro in sé ti piace ancora.',
        'Allora forse non è proprio il lavoro per te.',
      ],
      'Qual è la parte della giornata che ti dà più soddisfazione?',
      'Qual è la prima cosa che cambieresti, se decidessi tu?',
      [
        'C’è qualcuno lì con cui ti trovi bene?',
        'Bene, così le giornate sono un po’ più facili.',
        'Capisco, così è tutto più faticoso.',
      ],
      'Come stacchi, quando finisci?',
    ],
    advice: [
      'Chiedi un breve incontro e porta un esempio concreto.',
      'Per una settimana scrivi che cosa ti stanca e che cosa ti piace.',
      'Metti un limite chiaro, come niente telefonate di lavoro la sera.',
    ],
    because: 'il lavoro occupa gran parte della giornata',
  },
  study: {
    acknowledge: [
      'Anche studiare è una bella fatica.',
      'Capisco, lo studio ti dà da pensare.',
      'Lo studio può portare via molte energie.',
    ],
    ask: [
      'Quale parte ti riesce più difficile?',
      [
        'Ti senti a buon punto?',
        'Allora adesso è importante anche riposare.',
        'Allora cominciamo dall’argomento più importante.',
      ],
      'Come ti organizzi con le giornate?',
      ['La materia ti piace?', 'Bene, così è più facile studiarla.', 'Allora complimenti per la costanza.'],
      'Che cosa farai dopo, quando avrai finito?',
    ],
    advice: [
      'Spiega l’argomento ad alta voce e ripassa i punti difficili.',
      'Studia venticinque minuti, poi cinque di pausa, senza telefono vicino.',
      'Il giorno prima ripassa soltanto, e dormi abbastanza.',
    ],
    because: 'aiuta sapere dove trovi difficoltà',
  },
  couple: {
    acknowledge: [
      'In amore non è sempre tutto facile.',
      'Capisco, tra due persone può essere complicato.',
      'I momenti difficili ci sono in ogni coppia.',
    ],
    ask: [
      'Che cosa provi quando ci pensi?',
      ['Ne avete parlato?', 'E com’è andata, secondo te?', 'Forse non c’è ancora stato il momento giusto.'],
      'Che cosa ti manca di più tra voi?',
      [
        'Ti senti dalla stessa parte?',
        'Bene, allora del resto si può parlare.',
        'Capisco, dev’essere faticoso per te.',
      ],
      'Che cosa ti aveva colpito all’inizio?',
    ],
    advice: [
      'In un momento tranquillo comincia con «mi manca», non con «tu non fai mai».',
      'Scrivi prima in una riga che cosa vuoi tu.',
    ],
    because: 'aiuta sapere come vanno le cose tra voi',
  },
  family: {
    acknowledge: [
      'In famiglia a volte non è semplice.',
      'Capisco, quando si tratta della famiglia conta molto.',
      'I rapporti in famiglia possono essere complicati.',
    ],
    ask: [
      'Com’è il rapporto tra voi di solito?',
      [
        'Vi vedete spesso?',
        'Può essere bello e anche un po’ faticoso.',
        'A volte la distanza aiuta, a volte è difficile.',
      ],
      'Che cosa vorresti che capissero di te?',
      'Qual è un ricordo bello che avete in comune?',
      [
        'Vi assomigliate?',
        'Allora forse vi capite su molte cose.',
        'Allora forse serve spiegarsi un po’ di più.',
      ],
    ],
    advice: [
      'Di’ poche parole con calma, e ripeti sempre la stessa frase.',
      'Decidi prima di che cosa non vuoi discutere.',
    ],
    because: 'la famiglia conta spesso molto in queste cose',
  },
  friends: {
    acknowledge: [
      'Gli amici sono importanti, lo capisco.',
      'Si vede che per te l’amicizia conta.',
      'Anche con gli amici non è sempre facile.',
    ],
    ask: [
      'Da quanto vi conoscete?',
      ['Vi capite al volo?', 'Che bello avere un’amicizia così.', 'Allora serve parlarsi un po’ di più.'],
      'Che cosa fate quando siete insieme?',
      'Che cosa apprezzi di più in un’amicizia?',
      ['Lo diresti anche a loro?', 'Allora aspetta solo il momento giusto.', 'Capisco, non è facile dirlo.'],
    ],
    advice: [
      'Proponi una cosa precisa, con giorno e ora.',
      'Se qualcosa ti dà fastidio, dillo presto e con calma.',
    ],
    because: 'aiuta capire che cosa cerchi in un’amicizia',
  },
  health: {
    acknowledge: [
      'Capisco, quando non si sta bene tutto è più difficile.',
      'Mi spiace, stare male è faticoso.',
      'Spero passi presto.',
    ],
    ask: [
      [
        'Hai già sentito un medico?',
        'Bene, così sai come muoverti.',
        'Se dura o peggiora, chiama il medico.',
      ],
      'Da quando va avanti?',
      [
        'C’è qualcuno che può darti una mano?',
        'Bene, allora lasciati aiutare.',
        'Allora puoi chiedere aiuto, anche solo per la spesa.',
      ],
      'Come ti senti rispetto a ieri?',
    ],
    advice: [
      'Non so giudicare i sintomi: chiama il medico, o il 112 se è urgente.',
      'Scrivi quando compare e quanto dura, servirà al medico.',
    ],
    because: 'sulla salute è meglio non tirare a indovinare',
  },
  sleep: {
    acknowledge: [
      'Dormire male rende tutto più difficile.',
      'Quando il sonno non arriva è davvero pesante.',
      'Capisco, senza dormire bene si è sempre stanchi.',
    ],
    ask: [
      'A che cosa pensi quando spegni la luce?',
      [
        'Succede spesso?',
        'Allora puoi parlarne anche con un medico.',
        'Allora è probabile che passi da solo.',
      ],
      'Come sono le tue serate prima di dormire?',
    ],
    advice: [
      'Se dopo venti minuti non dormi, alzati e leggi con poca luce.',
      'Prima di dormire scrivi su un foglio i pensieri per domani.',
    ],
    because: 'spesso si dorme male quando si è in pensiero',
  },
  money: {
    acknowledge: [
      'Le preoccupazioni per i soldi sono pesanti.',
      'Far tornare i conti è faticoso.',
      'Capisco, parlare di soldi non è facile.',
    ],
    ask: [
      'È una spesa sola a pesare, o tante piccole?',
      [
        'Hai un’idea chiara di entrate e uscite?',
        'Bene, con i numeri davanti è più facile decidere.',
        'Allora comincia scrivendo entrate e uscite su un foglio.',
      ],
      'Che cosa ti farebbe sentire più al sicuro?',
    ],
    advice: [
      'Scrivi tutte le spese di un mese, senza giudicarle.',
      'Se ci sono debiti, chiama presto i creditori o uno sportello gratuito.',
    ],
    because: 'con i soldi aiuta sapere come stanno le cose',
  },
  plans: {
    acknowledge: [
      'È bello avere qualcosa in programma.',
      'Bello, hai già qualcosa in mente.',
      'Si sente che ci stai pensando.',
    ],
    ask: [
      'Che cosa ti attira di più?',
      ['Ci vai in compagnia?', 'Bene, è bello avere compagnia.', 'Bene, così puoi decidere tutto tu.'],
      'C’è qualcosa da preparare prima?',
      'Come te lo immagini?',
      'Da dove è venuta l’idea?',
    ],
    advice: [
      'Decidi solo la prima cosa e lascia il resto aperto.',
      'Scegli una data per il primo passo e scrivila.',
    ],
    because: 'parlarne aiuta a capire che cosa vuoi fare',
  },
  general: {
    acknowledge: [
      'Capisco.',
      'Ti seguo.',
      'Grazie di raccontarmelo.',
      'Interessante, grazie di dirmelo.',
      'Prendo nota.',
      'Va bene, ci sono.',
    ],
    ask: [
      'Che cosa ti passa per la testa in questo momento?',
      'E tu come la vivi?',
      'Che cosa ti piacerebbe che succedesse?',
      'E come ti fa stare?',
      'Che cosa conta di più per te, in tutto questo?',
      'C’è un dettaglio che ti è rimasto impresso?',
      [
        'Ti capita spesso?',
        'Capisco, allora fa parte delle tue giornate.',
        'Capisco, allora è una cosa rara.',
      ],
      [
        'Ti va di raccontarmi un po’ di più?',
        'Volentieri: comincia da dove vuoi.',
        'Nessun problema, cambiamo argomento.',
      ],
      'Di che cosa hai bisogno oggi: due chiacchiere, un consiglio o ascolto?',
    ],
    advice: [
      'Scrivi le due possibilità e chiediti quale ti dispiacerebbe più perdere.',
      'Comincia da un piccolo passo che puoi sempre cambiare.',
      'Quale scelta ti farebbe piacere aver fatto, tra un anno?',
      'Parlane con una persona di fiducia che non è coinvolta.',
    ],
    because: 'mi aiuta a capire che cosa conta per te',
  },
  interview: {
    acknowledge: [
      'In un colloquio anche tu puoi fare domande.',
      'Se ti hanno chiamato, il tuo profilo interessa.',
      'Un colloquio è una cosa importante, lo capisco.',
    ],
    nerves: [
      'L’agitazione prima di un colloquio è normale.',
      'I primi minuti sono i più difficili, poi va meglio.',
    ],
    ask: [
      'Che lavoro è?',
      'Quale domanda speri che non ti facciano?',
      [
        'Sai con chi parlerai?',
        'Bene, allora leggi prima qualcosa sul loro lavoro.',
        'Allora puoi chiederlo con una breve mail.',
      ],
      [
        'Hai pronti due esempi di cose che ti sono riuscite bene?',
        'Bene, ti serviranno per quasi tutte le domande.',
        'Allora cerchiamone uno: che cosa ti è riuscito bene quest’anno?',
      ],
      'Qual è la prima cosa che vuoi che sappiano di te?',
    ],
    advice: [
      'Prepara tre esempi: una cosa riuscita, una difficile, una imparata.',
      'Prova ad alta voce le prime due frasi su di te.',
      'Prepara anche una domanda per loro.',
    ],
    wear: [
      'Per un colloquio va bene qualcosa di curato e scarpe già usate.',
      'Scegli qualcosa di semplice e pulito, e preparalo la sera prima.',
    ],
    because: 'prepararsi bene aiuta a stare più tranquilli',
  },
  exam: {
    acknowledge: [
      'Capisco, un esame dà sempre da pensare.',
      'Quello che hai studiato finora ti servirà.',
      'Un esame è impegnativo, ma poi passa.',
    ],
    nerves: [
      'Con l’ansia sembra di non sapere niente, ma spesso non è vero.',
      'Durante l’esame di solito ci si ricorda più di quanto si pensi.',
    ],
    ask: [
      'Quale argomento senti più sicuro?',
      'Quale parte speri che non esca?',
      [
        'C’è ancora tempo per ripassare?',
        'Allora ripassa l’argomento che esce più spesso.',
        'Allora adesso la cosa migliore è dormire bene.',
      ],
      [
        'È un orale?',
        'Allora prova qualche risposta ad alta voce.',
        'Allora comincia dalla domanda che sai meglio.',
      ],
      'Qual è la prima cosa che farai quando sarà finito?',
    ],
    advice: [
      'Scegli i tre argomenti più probabili e ripassa bene quelli.',
      'Smetti di studiare a un’ora fissa, prepara tutto e dormi.',
      'Spiega un argomento in cinque frasi e ripassa dove ti blocchi.',
    ],
    because: 'aiuta sapere che cosa ti preoccupa di più',
  },
  date: {
    acknowledge: [
      'Che emozione, un appuntamento!',
      'Forse anche l’altra persona è emozionata.',
      'Spero che sia un bell’incontro.',
    ],
    nerves: [
      'Un po’ di agitazione è normale, vuol dire che ci tieni.',
      'È normale agitarsi prima di un appuntamento.',
    ],
    ask: [
      'Come vi siete conosciuti?',
      'Che cosa ti piace di questa persona?',
      [
        'Sapete già dove andare?',
        'Bene, l’importante è riuscire a parlare tranquilli.',
        'Allora andrebbe bene anche una passeggiata.',
      ],
      [
        'Vi siete già scritti molto?',
        'Allora sapete già di che cosa parlare.',
        'Allora avete ancora molto da chiedervi.',
      ],
    ],
    advice: [
      'Chiedi che cosa le piace fare, e ascolta con attenzione.',
      'Racconta qualcosa della tua settimana, poi chiedi della sua.',
    ],
    wear: [
      'Metti qualcosa che ti piace e in cui stai bene.',
      'Scegli vestiti che ti stanno bene e scarpe comode.',
    ],
    because: 'è bello sapere che cosa ti piace di questa persona',
  },
  moving: {
    acknowledge: [
      'Un trasloco è un grande cambiamento.',
      'Ci vuole un po’ per abituarsi a un posto nuovo.',
      'Capisco, con un trasloco c’è tanto da fare.',
    ],
    nerves: [
      'È normale avere un po’ paura di un posto nuovo.',
      'Le prime settimane possono essere difficili, poi di solito va meglio.',
    ],
    ask: [
      'Quando è il gran giorno?',
      'Che cosa aspetti di più, lì?',
      'Che cosa ti mancherà di qui?',
      [
        'Conosci già qualcuno lì?',
        'Che bello, così è tutto più facile.',
        'Allora un corso o un gruppo può aiutarti a conoscere gente.',
      ],
      [
        'Hai già trovato casa?',
        'Bene, allora la cosa più difficile è fatta.',
        'Allora è la prima cosa da cercare, il resto può aspettare.',
      ],
    ],
    advice: [
      'Prepara una scatola con quello che serve la prima notte.',
      'La prima settimana torna più volte nello stesso bar.',
    ],
    because: 'con un trasloco aiuta sapere che cosa ti aspetta',
  },
  birthday: {
    acknowledge: [
      'Un compleanno è sempre un giorno speciale.',
      'Che bello, un compleanno!',
      'Spero che sia una bella giornata.',
    ],
    ask: [
      'Che cosa non può mancare in un bel compleanno, per te?',
      'Quale compleanno ricordi meglio?',
      [
        'Ci sarà una festa?',
        'Bene, spero che sia una bella festa.',
        'Anche un compleanno tranquillo può essere bello.',
      ],
    ],
    advice: [
      'Regala una cosa di cui la persona ti ha parlato.',
      'Regala del tempo insieme, con una data già decisa.',
    ],
    because: 'è bello sapere come ti piace festeggiare',
  },
}
