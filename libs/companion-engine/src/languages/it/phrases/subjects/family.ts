import type { SubjectLines } from '../../../phrases.ts'

export const family: SubjectLines<'family'> = {
  parentsStrain: {
    say: [
      'Con i genitori si può avere qualunque età: una frase loro e si torna in un attimo in quella cucina.',
      'Le parole di una madre o di un padre pesano il triplo, anche quando si è deciso di non farci caso.',
      'Voler bene a qualcuno e non riuscire a starci vicino senza farsi male: succede, e lascia addosso una tristezza particolare.',
      'Le aspettative dei genitori sono vestiti cuciti prima di prendere le misure, e chi li indossa lo sente a ogni passo.',
    ],
    ask: [
      'Quale frase o gesto ti ferisce di più?',
      'Com’era tra voi una volta?',
      'Che rapporto vorresti averci, se dipendesse da te?',
    ],
  },
  oldParents: {
    say: [
      'A un certo punto le parti si scambiano, e nessuno insegna come si fa da genitore al proprio genitore.',
      'Accudire chi ti ha cresciuto chiede forza alle braccia e ancora di più al cuore.',
      'Le ore di sollievo, un centro diurno, un’assistente sociale del comune: chiedere aiuto fa parte della cura.',
      'Fa uno strano dolore, perdere qualcuno a pezzetti mentre gli si rimbocca la coperta o gli si tiene il braccio.',
    ],
    ask: [
      'Chi si divide con te la fatica?',
      'Come sono le giornate buone?',
      'Che cosa ti preoccupa di più per i prossimi tempi?',
    ],
  },
  parentIll: {
    say: [
      'Quando sta male qualcuno di famiglia, il resto del mondo continua a fare rumore come se niente fosse.',
      'Una voce familiare conta per chi è malato, anche quando sembra di non poter fare altro.',
      'Conviene scrivere le domande per i medici su un foglio: davanti al camice la metà scappa di mente.',
      'L’attesa di notizie su una persona cara tiene il cuore sempre con un orecchio al telefono.',
    ],
    ask: [
      'Che cosa vi hanno detto i medici finora?',
      'Chi si alterna con te in questi giorni?',
      'Che rapporto avete, voi due?',
    ],
  },
  pregnant: {
    say: [
      'Una vita in arrivo cambia già tutto prima ancora di avere un nome: i pensieri, le stanze, le notti.',
      'Nove mesi sembrano lunghi e poi servono tutti, a chi aspetta oltre che a chi arriva.',
      'In questa attesa ci sta di tutto insieme: meraviglia, paura, stanchezza e liste di cose da comprare.',
      'Da qualche parte lì dentro c’è qualcuno che ancora non sa quanto se ne sta già parlando.',
    ],
    ask: ['A che punto è l’attesa?', 'Chi lo sa già?', 'Quale pensiero ti occupa di più in questi giorni?'],
  },
  babyTired: {
    say: [
      'Alle quattro del mattino con un piccolo che urla, il tempo non passa: resta lì, in piedi nel corridoio.',
      'La mancanza di sonno è usata come tortura per un buon motivo, e i neonati non hanno firmato nessuna convenzione.',
      'In questa fase i piatti sporchi possono aspettare: se il piccolo dorme, il letto ha la precedenza su tutto.',
      'Tanta stanchezza non toglie niente all’amore: si può adorare una creatura e sognare un albergo in silenzio.',
    ],
    ask: [
      'Chi ti può dare il cambio, anche solo per un’ora?',
      'Com’è andata l’ultima notte?',
      'Che cosa porta un po’ di calma, le volte che funziona?',
    ],
  },
  childSweet: {
    say: [
      'Che meraviglia! Momenti così durano pochi secondi e poi si raccontano per trent’anni.',
      'Da segnare subito su un quaderno, con la data: la memoria perde proprio i dettagli più belli.',
      'I bambini dicono e fanno l’essenziale senza prove generali, ed è per questo che ti disarmano.',
      'Che tenerezza: tutto un cuore grande in una persona così piccola.',
    ],
    ask: [
      'Che cosa hai fatto in quel momento?',
      'A chi l’hai raccontato subito?',
      'Quali altre sue perle conservi?',
    ],
  },
  teenager: {
    say: [
      'Un adolescente è un inquilino suscettibile che conosce tutti i tuoi punti deboli perché l’hai cresciuto tu.',
      'Dietro la porta chiusa di solito c’è qualcuno che vuole essere cercato e, insieme, lasciato in pace.',
      'In macchina, fianco a fianco e senza guardarsi, a quell’età si parla meglio che seduti faccia a faccia.',
      'A quell’età mettono alla prova proprio chi sanno che non se ne andrà: magra consolazione, ma è così.',
    ],
    ask: [
      'Quando vi capita ancora di stare bene insieme?',
      'Com’era prima, qualche anno fa?',
      'Che cosa ti preoccupa di più in questo periodo?',
    ],
  },
  childLeaves: {
    say: [
      'Una stanza che si svuota fa un rumore tutto suo, soprattutto all’ora di cena.',
      'Si crescono perché vadano, e quando vanno davvero nessuno ha pensato a preparare chi resta.',
      'Chi vola lontano porta con sé le ricette, i modi di dire e le abitudini di casa, anche quando chiama poco.',
      'Una foto del gatto o del sugo sul fuoco, mandata senza chiedere niente, spesso apre più di un “perché non chiami”.',
    ],
    ask: [
      'Che cosa ti manca di più della vita insieme?',
      'Come vi tenete in contatto?',
      'Che cosa c’è adesso al posto di quel viavai?',
    ],
  },
  siblings: {
    say: [
      'Fratelli e sorelle conoscono la versione di noi che nessun altro ha visto, pigiama e ginocchia sbucciate comprese.',
      'Con chi è cresciuto sotto lo stesso tetto vecchie gioie e vecchi torti stanno nello stesso cassetto.',
      'È un legame che nessuno ha scelto, e forse per questo fa sia ridere sia arrabbiare più degli altri.',
      'Fra fratelli bastano due parole per tornare a otto anni, nel bene e nel male.',
    ],
    ask: [
      'Com’eravate da piccoli?',
      'Che cosa vi unisce, sotto sotto?',
      'Come vanno le cose tra voi quando siete faccia a faccia?',
    ],
  },
  grandparents: {
    say: [
      'I nonni misurano l’affetto in porzioni, e il bis non è mai una domanda.',
      'Le loro storie conviene registrarle, anche solo col telefono: la voce vale quanto il racconto.',
      'Nelle mani dei nonni ci sono gesti che nessun libro spiega, e li imparano solo quelli che stanno lì a guardare.',
      'Da loro il tempo va a un’altra velocità, e ci si torna un po’ nipoti a qualsiasi età.',
    ],
    ask: [
      'Quale loro storia conosci ormai a memoria?',
      'Quale profumo ti ricorda la loro casa?',
      'Che cosa hai imparato da loro?',
    ],
  },
  grandchildren: {
    say: [
      'I nipoti hanno un potere raro: rimettono sul tappeto a giocare persone che giuravano di avere male alle ginocchia.',
      'Con loro si ha finalmente il tempo che con i figli mancava sempre, e si sente.',
      'Una casa che accoglie nipoti ha briciole, impronte sui vetri e una ragione in più per svegliarsi.',
      'Da grandi si ricorderanno il profumo di casa tua e le cose che lì erano permesse.',
    ],
    ask: ['Qual è il vostro gioco preferito?', 'A chi somigliano?', 'Che cosa vorresti insegnare loro?'],
  },
  inLaws: {
    say: [
      'I parenti acquisiti arrivano in dotazione con l’amore, senza libretto d’istruzioni e senza diritto di recesso.',
      'Tra nuore, generi e suoceri c’è sempre in mezzo una persona a cui vogliono bene tutti, ognuno a modo suo.',
      'Ogni famiglia è convinta che il suo modo di fare il ragù sia legge: entrarci da fuori è diplomazia.',
      'Con i suoceri le cose delicate passano meglio dalla bocca del loro stesso figlio o figlia.',
    ],
    ask: [
      'Da che parte sta, in tutto questo, chi ti sta accanto?',
      'Com’è stato il primo incontro?',
      'Qual è l’episodio che racconti più spesso?',
    ],
  },
  gathering: {
    say: [
      'Le tavolate di famiglia sono teatro: stesso copione, stessi posti, e qualcuno che immancabilmente esce dal testo.',
      'Dietro ogni pranzo coi parenti c’è qualcuno che ha contato le sedie, le porzioni e le antipatie.',
      'A tavola in tanti si finisce sempre con gli avanzi: di cibo, di chiacchiere e di frecciatine.',
      'Un compito in cucina è il rifugio perfetto: chi porta i piatti può sparire nei momenti giusti.',
    ],
    ask: [
      'Chi anima di più la tavolata?',
      'Quale piatto non può mancare da voi?',
      'Quale argomento a tavola è meglio non toccare?',
    ],
  },
  death: {
    say: [
      'Condoglianze, di tutto cuore. Non ci sono parole che coprano un vuoto così, e non servono.',
      'Dopo una morte tutto è insieme irreale e pratico: le carte, i fiori, i parenti, e in mezzo quel silenzio.',
      'Il dolore va e viene a ondate e non segue un ordine: si può piangere, ridere o non sentire niente.',
      'Chi se n’è andato lascia un posto preciso, con la sua forma, e nessun altro ci entra.',
    ],
    ask: [
      'Che persona era?',
      'Chi c’è accanto a te in questi giorni?',
      'Quale ricordo ti torna di continuo?',
    ],
  },
  stillMissing: {
    say: [
      'Certi assenti restano di casa: in un profumo, in un gesto, in una sedia che nessuno sposta volentieri.',
      'Il tempo smussa gli spigoli, ma la mancanza sa sempre l’indirizzo e torna senza avvisare.',
      'Finché qualcuno racconta di una persona, un pezzo della sua voce continua a girare per le stanze.',
      'Tanta nostalgia dopo tanto tempo racconta quanto spazio c’era, e quanto bene.',
    ],
    ask: [
      'Quale suo gesto ti rivedi davanti?',
      'Quale oggetto suo conservi con più cura?',
      'Che cosa racconteresti oggi a chi ti manca?',
    ],
  },
  miscarriage: {
    say: [
      'È un lutto vero, anche se fuori quasi nessuno lo vede e in tanti non sanno che parole usare.',
      'Quel figlio aveva già un posto nei pensieri, nei progetti, nelle stanze. Manca davvero.',
      'Non c’è una colpa da cercare: sono cose che capitano ai corpi, senza chiedere il permesso a nessuno.',
      'Davanti ai passeggini e alle pance altrui si può anche guardare altrove, senza doverlo giustificare.',
    ],
    ask: [
      'Con chi riesci a parlarne?',
      'Che cosa ti farebbe bene da parte di chi ti sta intorno?',
      'Quali momenti sono i più difficili?',
    ],
  },
  aloneWithChildren: {
    say: [
      'Tirare su figli senza un altro adulto in casa vuol dire fare ogni scelta due volte: di giorno e poi di notte, nei pensieri.',
      'Nessuno a cui passare il turno, nessuno a cui dire “vai tu”: la fatica sta soprattutto lì.',
      'I figli si ricorderanno chi c’era, e tra le carte, gli orari e le corse quella presenza si sente.',
      'Una rete di altri genitori, anche solo due persone con cui alternarsi, vale più di tanti consigli.',
    ],
    ask: ['Quanti anni hanno?', 'Chi ti dà una mano quando serve?', 'Com’è organizzata la vostra settimana?'],
  },
}
