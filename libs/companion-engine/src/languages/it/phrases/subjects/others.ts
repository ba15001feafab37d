import type { SubjectLines } from '../../../phrases.ts'

export const others: SubjectLines<'others'> = {
  friendFar: {
    say: [
      'Un’amicizia che si raffredda non fa rumore, e proprio per questo non si sa quando cominciare a soffrirne.',
      'Cercare sempre per primi stanca: viene voglia di fermarsi solo per vedere se qualcuno se ne accorge.',
      'Per le storie d’amore finite ci sono canzoni a migliaia, per gli amici che si allontanano pochissime.',
      'A volte un “mi manchi, che succede?” detto chiaro smuove quello che cento messaggi allegri non toccano.',
    ],
    ask: [
      'Che cosa facevate insieme una volta?',
      'Quando hai notato il cambiamento?',
      'Che cosa vorresti dire a questa persona?',
    ],
  },
  friendHurt: {
    say: [
      'Un torto da un amico entra da una porta che si teneva aperta per fiducia.',
      'Chi conosce le tue cose più fragili e le usa male rompe qualcosa che non si incolla in un giorno.',
      'La fiducia che hai dato era una cosa buona. È stata trattata male, il che è diverso dall’essere sbagliata.',
      'Si può pretendere una spiegazione o chiudere la porta: in tutti e due i casi il passo lo scegli tu.',
    ],
    ask: [
      'Come l’hai saputo?',
      'Quanto contava per te questa amicizia?',
      'Che spiegazione ti piacerebbe ricevere?',
    ],
  },
  friendMoves: {
    say: [
      'Gli amici che cambiano vita portano via con sé anche un pezzo delle nostre abitudini.',
      'Si può essere contenti per qualcuno e insieme sentire che da adesso qualcosa non sarà più a due passi.',
      'Le amicizie solide cambiano forma: da quotidiane diventano rituali, una telefonata fissa, un viaggio l’anno.',
      'Quando una persona cara prende un’altra strada, chi resta si ritrova con la mappa di prima in mano.',
    ],
    ask: ['Che cosa vi univa di più?', 'Come pensate di restare in contatto?', 'Che cosa temi di perdere?'],
  },
  oldFriend: {
    say: [
      'Che bello quando il tempo si piega e una voce di tanti anni fa suona come se fosse uscita un attimo a comprare il pane.',
      'Le persone di una volta custodiscono una versione di noi che credevamo smarrita.',
      'Ritrovarsi dopo tanto è una macchina del tempo che funziona a ricordi e soprannomi.',
      'Certi fili restano annodati per decenni senza che nessuno li tiri, e al primo tocco tengono ancora.',
    ],
    ask: [
      'Che cosa vi siete raccontati?',
      'Quale ricordo è saltato fuori per primo?',
      'Che cosa è rimasto uguale in questa persona?',
    ],
  },
  party: {
    say: [
      'Per le feste c’è una regola segreta: più si pensa al divano prima di uscire, più il divano chiama per nome.',
      'Tra musica, bicchieri e gente, ogni festa ha almeno una persona in cucina che fa le chiacchiere migliori.',
      'Restare un’ora e poi sparire senza giro di saluti è un’arte antica e rispettabilissima.',
      'Un invito dice che qualcuno ha pensato a te, e poi la voglia di esserci è tutta un’altra faccenda.',
    ],
    ask: [
      'Che gente c’è, in quella compagnia?',
      'Qual è per te la parte migliore di una festa?',
      'Che cosa ti fa venire voglia di scappare?',
    ],
  },
  newTown: {
    say: [
      'In un posto nuovo mancano le cose minuscole: il barista che sa già l’ordinazione, una faccia che saluta.',
      'Le città si aprono per abitudine: stesso bar, stessa ora, stesso corso, finché un volto diventa una conoscenza.',
      'Per un po’ si abita su una mappa, poi un giorno si dà un’indicazione a un passante e qualcosa è cambiato.',
      'Essere circondati di gente e non avere nessuno da chiamare è una solitudine particolare, col rumore intorno.',
    ],
    ask: [
      'Quale angolo della zona ti piace già?',
      'Che cosa ti manca di dove stavi prima?',
      'Quale passione ti piacerebbe condividere lì con qualcuno?',
    ],
  },
  leftOut: {
    say: [
      'Restare fuori da una cosa a cui gli altri c’erano tutti punge a qualunque età, come quando si facevano le squadre a scuola.',
      'Scoprirlo dopo aggiunge la beffa: mentre gli altri decidevano, nessuno ha detto il tuo nome, o nessuno l’ha detto abbastanza forte.',
      'Il dubbio se sia stata distrazione o scelta rode più della cosa in sé.',
      'Alla persona più vicina del gruppo si può chiedere semplicemente, senza accuse: “L’ho saputo dopo, com’è andata?”',
    ],
    ask: [
      'Con chi di loro hai più confidenza?',
      'Che cosa pensi ci sia dietro?',
      'Con quali persone senti invece di avere un posto?',
    ],
  },
  friendIll: {
    say: [
      'Stare accanto a un amico che soffre vuol dire spesso non sapere cosa dire e restare lo stesso.',
      'Un’offerta precisa aiuta più di “se hai bisogno chiama”: giovedì porto la cena, alle sei passo col cane.',
      'Fa male vedere così una persona con cui si è riso tanto, e sentirsi le mani vuote.',
      'Anche una chiacchiera qualsiasi, sul tempo o sulla squadra, fa sentire chi sta male ancora se stesso.',
    ],
    ask: [
      'Come vi siete conosciuti?',
      'Che cosa fa piacere a questa persona, anche adesso?',
      'Come stai tu, in mezzo a questa preoccupazione?',
    ],
  },
  friendKind: {
    say: [
      'Gli amici veri si riconoscono da quanto poco se ne parla e da quanto si fa.',
      'Che bello ricevere un gesto così senza averlo chiesto: qualcuno ti ha avuto in mente.',
      'Un’amicizia del genere è una delle poche ricchezze che nessuna banca può toccare.',
      'Gesti come questo restano nei racconti per anni e, di solito, anche nel cuore di chi li ha fatti.',
    ],
    ask: [
      'Da quanto vi conoscete?',
      'Come hai reagito?',
      'Che cosa ti piacerebbe fare in cambio, un giorno?',
    ],
  },
  noisyNeighbour: {
    say: [
      'I vicini sono coinquilini che nessuno ha scelto, separati da dieci centimetri di muro e zero di riguardo.',
      'Quando la pace finisce sul pianerottolo, la casa smette di essere il posto in cui riposarsi.',
      'Un biglietto gentile alla porta ogni tanto fa miracoli; se non li fa, almeno resta una traccia scritta.',
      'Nei condomìni si combattono guerre che nessun libro di storia racconta, con scope, citofoni e verbali.',
    ],
    ask: [
      'Da quanto dura questa storia?',
      'Come reagiscono gli altri del palazzo?',
      'Che cosa hai già provato a fare?',
    ],
  },
  kindNeighbour: {
    say: [
      'Un vicino così vale più del doppio vetro: fa sentire a casa anche sulle scale.',
      'Queste gentilezze da porta a porta tengono in piedi un palazzo o un paese meglio del cemento.',
      'Che bello sapere che oltre il muro c’è qualcuno che ci fa caso.',
      'Un piatto restituito pieno è l’usanza più antica del mondo, e la più buona.',
    ],
    ask: [
      'Che tipo di persona è?',
      'Come vi siete avvicinati, da semplici vicini?',
      'Con che cosa ti piacerebbe ricambiare?',
    ],
  },
  stranger: {
    say: [
      'Incontri così durano minuti e rimettono a posto la giornata, a volte la settimana.',
      'Che bello: una persona che non ti doveva niente ha scelto lo stesso un gesto buono.',
      'Di gente così non si saprà mai il seguito, e forse per questo il ricordo resta intatto.',
      'La fiducia nel mondo arriva spesso da perfetti sconosciuti, e sempre quando non la si aspetta.',
    ],
    ask: [
      'Che cosa ti ha colpito di più?',
      'Che cosa diresti a quella persona, se vi rincontraste?',
      'Come ti ha cambiato la giornata?',
    ],
  },
  rudeStranger: {
    say: [
      'Certa gente lascia cadere una cattiveria per strada e prosegue, e chi la raccoglie se la porta a casa.',
      'La risposta perfetta arriva sempre dopo, quando ormai il maleducato è tre fermate più in là.',
      'Da parte di uno sconosciuto è ancora più assurdo: di te non sa niente, eppure si prende quella libertà.',
      'Brutto incontro. Quella villania parla di chi l’ha fatta, e a te non appartiene neanche una sillaba.',
    ],
    ask: [
      'Che cosa ti ha fatto più rabbia?',
      'Come si sono comportati quelli intorno?',
      'Quale risposta ti è venuta in mente dopo?',
    ],
  },
}
