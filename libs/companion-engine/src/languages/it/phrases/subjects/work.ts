import type { SubjectLines } from '../../../phrases.ts'

export const work: SubjectLines<'work'> = {
  jobHunt: {
    say: [
      'Cercare lavoro è davvero faticoso.',
      'Quindi stai cercando lavoro, è un periodo impegnativo.',
      'La ricerca di un posto porta via tante energie.',
      'Non è semplice, questa ricerca di lavoro.',
    ],
    ask: [
      'Che tipo di lavoro ti piacerebbe fare?',
      'C’è qualcuno che ti dà una mano nella ricerca?',
      'Come passi il resto della giornata, oltre agli annunci?',
    ],
  },
  jobRefused: {
    say: [
      'Sentirsi dire di no per un lavoro fa male.',
      'Che delusione, quel posto non è arrivato.',
      'Un rifiuto così sul lavoro è difficile da accettare.',
      'Fa rabbia e tristezza insieme, un no per un posto.',
    ],
    ask: [
      'Era un lavoro che ti piaceva molto?',
      'Hai altre candidature in giro?',
      'C’è qualcuno con cui parlare di questo rifiuto?',
    ],
  },
  jobOffer: {
    say: [
      'Che bella notizia per il lavoro!',
      'Evviva, questo posto adesso è tuo!',
      'Complimenti, è un traguardo importante sul lavoro.',
      'Ottimo, sul lavoro ti hanno detto di sì!',
    ],
    ask: [
      'A chi l’hai detto subito?',
      'Come pensi di festeggiare questo lavoro?',
      'Quale parte di questo lavoro ti attira di più?',
    ],
  },
  interviewAhead: {
    say: [
      'Un colloquio in arrivo, emozionante e anche un po’ spaventoso.',
      'Allora ti aspetta un colloquio di lavoro.',
      'Prima di un colloquio l’agitazione è normale.',
      'Con un colloquio vicino i pensieri sono tanti.',
    ],
    ask: [
      'Quale domanda temi di più al colloquio?',
      'Ci tieni molto a questo posto?',
      'C’è qualcuno con cui puoi fare una prova del colloquio?',
    ],
  },
  firstDays: {
    say: [
      'I primi giorni in un posto nuovo sono sempre un po’ strani.',
      'Quindi sei all’inizio di un lavoro nuovo.',
      'Un lavoro nuovo, e all’inizio è tutto da scoprire.',
      'All’inizio di un lavoro ci sono tante cose nuove insieme.',
    ],
    ask: [
      'Che impressione ti fa l’ambiente?',
      'Che cosa ti incuriosisce di più del nuovo lavoro?',
      'Era da molto che aspettavi questo lavoro?',
    ],
  },
  bossUnfair: {
    say: [
      'Lavorare per un capo così è molto pesante.',
      'Non è giusto, un capo non dovrebbe comportarsi così.',
      'Che rabbia, un trattamento simile da chi comanda.',
      'Con un capo del genere ogni giornata diventa difficile.',
    ],
    ask: [
      'E i colleghi che cosa ne dicono?',
      'Da quando va avanti così con il capo?',
      'C’è qualcuno al lavoro a cui puoi dirlo?',
    ],
  },
  bossPraise: {
    say: [
      'Che soddisfazione, il tuo lavoro è apprezzato!',
      'Parole belle sul tuo lavoro, ci volevano proprio.',
      'Ricevere un riconoscimento sul lavoro fa davvero piacere.',
      'Bello, qualcuno ha notato quanto vale il tuo lavoro!',
    ],
    ask: [
      'Te l’aspettavi, questo apprezzamento?',
      'A casa l’hai già raccontato?',
      'Che cosa ti riesce meglio nel tuo lavoro?',
    ],
  },
  colleague: {
    say: [
      'Lavorare accanto a una persona così è pesante.',
      'Un comportamento così tra colleghi rovina le giornate.',
      'Che nervi, quando chi lavora con te fa così.',
      'Quando i rapporti tra colleghi sono così, tutto stanca di più.',
    ],
    ask: [
      'Gli altri al lavoro se ne accorgono?',
      'Vi tocca lavorare insieme tutti i giorni?',
      'Hai provato a parlarne a quattr’occhi?',
    ],
  },
  overload: {
    say: [
      'Tutto questo lavoro è davvero troppo.',
      'Con un carico così, la fatica si fa sentire.',
      'Sono tante cose insieme da fare al lavoro.',
      'Quando il lavoro non finisce mai, ci si sfinisce.',
    ],
    ask: [
      'C’è qualcuno che può prendersi una parte del lavoro?',
      'Riesci almeno a fare una pausa?',
      'È un periodo o è sempre così?',
    ],
  },
  shifts: {
    say: [
      'I turni di lavoro sono davvero faticosi.',
      'Certo che con questi orari la vita diventa complicata.',
      'Lavorare a turni scombina le giornate.',
      'Orari così al lavoro stancano parecchio.',
    ],
    ask: [
      'Quando hai il prossimo giorno libero?',
      'Riesci a dormire con questi turni?',
      'C’è un turno che preferisci?',
    ],
  },
  pay: {
    say: [
      'Lavorare tanto e ricevere così poco fa rabbia.',
      'Che ingiustizia, il lavoro va pagato come si deve.',
      'Quando la paga non è giusta, la voglia di lavorare passa.',
      'I soldi dello stipendio sono una preoccupazione seria.',
    ],
    ask: [
      'I tuoi colleghi sono nella stessa situazione?',
      'Hai mai pensato di chiedere aiuto a un sindacato?',
      'Come fai con le spese di ogni mese?',
    ],
  },
  rudeCustomer: {
    say: [
      'Che maleducazione, certi clienti.',
      'Certa gente tratta malissimo chi sta lavorando.',
      'Lavorare con il pubblico a volte è proprio duro.',
      'Un cliente così rovina la giornata di lavoro.',
    ],
    ask: ['Tu come hai risposto?', 'I colleghi che cosa hanno detto?', 'Ti capita spesso gente così?'],
  },
  quitting: {
    say: [
      'Lasciare un lavoro è una decisione grande.',
      'Quindi da quel lavoro vuoi andare via.',
      'È un passo importante, dare le dimissioni.',
      'Non è facile chiudere con un posto di lavoro.',
    ],
    ask: [
      'Hai già un’idea di cosa fare dopo?',
      'Che cosa ti fa più paura di questa scelta?',
      'In famiglia che cosa ne dicono?',
    ],
  },
  jobLost: {
    say: [
      'Perdere il lavoro è davvero duro.',
      'Che brutta notizia, restare senza il posto.',
      'Un lavoro che finisce così toglie ogni sicurezza.',
      'È una cosa pesante, trovarsi senza lavoro.',
    ],
    ask: [
      'Come ti senti adesso, dopo questa notizia?',
      'Hai qualcuno accanto in questo momento difficile?',
      'Per un po’ riesci ad andare avanti con i soldi?',
    ],
  },
  ownBusiness: {
    say: [
      'Lavorare in proprio dà tante soddisfazioni e tanti pensieri.',
      'Un’attività tua, è una cosa importante.',
      'Mandare avanti una propria attività richiede tanto impegno.',
      'Quante cose da seguire, con un’attività in proprio!',
    ],
    ask: [
      'Com’è nata l’idea di questa attività?',
      'Qualcuno lavora insieme a te?',
      'Qual è la parte che ti piace di più del lavoro in proprio?',
    ],
  },
  speech: {
    say: [
      'Parlare davanti a tanta gente agita quasi tutti.',
      'Dover parlare in pubblico mette ansia.',
      'Capisco l’agitazione, con tutti che ascoltano.',
      'Un discorso davanti agli altri non è una cosa da poco.',
    ],
    ask: [
      'Quanto deve durare il tuo intervento?',
      'Hai qualcuno che può farti da pubblico per una prova?',
      'Che cosa ti spaventa di più quando parli in pubblico?',
    ],
  },
  workMistake: {
    say: [
      'Capita di sbagliare al lavoro, ma dentro si sta male.',
      'Uno sbaglio sul lavoro mette proprio a disagio.',
      'Dopo un errore così al lavoro, il pensiero torna sempre lì.',
      'Brutta sensazione, sbagliare qualcosa al lavoro.',
    ],
    ask: [
      'Si può ancora rimediare in qualche modo?',
      'Che cosa temi che succeda adesso?',
      'Hai idea di come sia potuto succedere?',
    ],
  },
  retirement: {
    say: [
      'La pensione è un grande cambiamento.',
      'Con la pensione la vita prende un altro ritmo.',
      'È un momento importante, quello della pensione.',
      'Tante emozioni insieme, quando si parla di pensione.',
    ],
    ask: [
      'Che cosa ti piacerebbe fare con più tempo libero?',
      'Come ti immagini i prossimi mesi?',
      'Conosci altre persone in pensione?',
    ],
  },
  commute: {
    say: [
      'Che stress, il viaggio per andare al lavoro.',
      'Tutto quel tempo in strada o sui mezzi è sfiancante.',
      'Muoversi ogni giorno in queste condizioni fa perdere la pazienza.',
      'Certi viaggi stancano prima ancora di cominciare a lavorare.',
    ],
    ask: [
      'Che cosa fai per passare il tempo in viaggio?',
      'Ci sarebbe un’altra strada o un altro mezzo?',
      'Potresti lavorare da casa qualche giorno?',
    ],
  },
  dullWork: {
    say: [
      'Le ore non passano mai con un lavoro così.',
      'Che noia, fare un lavoro che non dà niente.',
      'Un lavoro senza interesse toglie la voglia.',
      'Annoiarsi tutto il giorno al lavoro stanca davvero.',
    ],
    ask: [
      'Che lavoro ti piacerebbe fare invece?',
      'C’è almeno qualche collega con cui parlare?',
      'È sempre stato così, questo lavoro?',
    ],
  },
}
