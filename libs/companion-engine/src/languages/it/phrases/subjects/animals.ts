import type { SubjectLines } from '../../../phrases.ts'

export const animals: SubjectLines<'animals'> = {
  petSweet: {
    say: [
      'Gli animali dicono le cose importanti senza parole, con il peso, il calore o un orecchio girato.',
      'Un animale che si fida al punto da lasciarsi andare così è il miglior complimento che una casa possa ricevere.',
      'In casa vostra si è già capito chi comanda, e lo fa con una dolcezza spietata.',
      'Niente discorsi, niente secondi fini: solo la gioia di stare lì con te.',
    ],
    ask: [
      'Che cos’altro combina di buffo?',
      'Com’è arrivato nella tua vita questo animale?',
      'Che soprannomi gli toccano in casa?',
    ],
  },
  petNew: {
    say: [
      'Un animale nuovo cambia la casa ancora prima di entrarci: si guardano già i cavi, i tappeti e gli orari.',
      'All’inizio gli animali vogliono soprattutto un angolo tranquillo e orari prevedibili. La fiducia poi viene da sé, a passetti.',
      'Questo desiderio di quattro zampe, o di piume, è un invito a essere aspettati ogni sera sulla porta.',
      'Il nome si sceglie in famiglia, il carattere invece se lo porta da sé e lo fa valere presto.',
    ],
    ask: [
      'Come immagini le vostre giornate insieme?',
      'Che nome hai in mente, o ha già?',
      'Che cosa ti ha fatto venire questa voglia?',
    ],
  },
  petIll: {
    say: [
      'Un animale malato non può dire dove fa male, e chi gli vuole bene passa le ore a leggergli ogni movimento.',
      'Annotare quando mangia, beve e come si muove aiuta molto il veterinario: da casa si vedono cose che in ambulatorio spariscono.',
      'La tua presenza vicina, con la voce solita e l’odore solito, per lui è già qualcosa di buono.',
      'La casa intera cambia rumore quando un animale non sta bene: si tende l’orecchio anche di notte.',
    ],
    ask: [
      'Come sta in questo momento?',
      'Che cosa dice il veterinario, o quando lo vedete?',
      'Com’è di solito, quando sta bene?',
    ],
  },
  petDied: {
    say: [
      'Era una presenza di ogni giorno, e adesso ogni stanza ha un punto in cui manca.',
      'Mi dispiace davvero. Chi dice “era solo un animale” non ha mai avuto qualcuno così ad aspettarlo.',
      'Una vita intera, la sua, è passata accanto a te: dal suo punto di vista eri il mondo.',
      'Le abitudini restano più a lungo del corpo: la mano cerca ancora, l’orecchio aspetta. Ci vuole tempo perché lo sappiano anche loro.',
    ],
    ask: [
      'Come si chiamava?',
      'Qual è il ricordo che ti torna più spesso?',
      'Com’era la vostra giornata insieme?',
    ],
  },
  petMischief: {
    say: [
      'L’espressione innocente a delitto compiuto è la parte meglio riuscita dell’opera.',
      'Per gli animali il mondo si divide in due: cose già masticate, rotte o rubate, e cose ancora da provare.',
      'Il danno si pulisce, la storia resta: sarà raccontata a ogni cena con prove fotografiche.',
      'Un animale annoiato si inventa un lavoro, di solito nel ramo demolizioni o furti.',
    ],
    ask: [
      'Che faccia aveva il colpevole?',
      'Qual è il suo crimine più celebre?',
      'Che cosa è rimasto sul luogo del delitto?',
    ],
  },
  petLost: {
    say: [
      'Quando un animale sparisce, ogni rumore alla porta fa alzare la testa. È un’attesa che si sente in tutto il corpo.',
      'Chi scappa spesso resta vicino, nascosto e muto per lo spavento: molti vengono ritrovati a poche case di distanza.',
      'Le voci di casa e gli odori familiari sono una bussola fortissima per chi ha quattro zampe o due ali.',
      'In queste storie si scopre il quartiere: gente mai vista che guarda sotto le auto per un musetto non suo.',
    ],
    ask: [
      'Com’è fatto e che carattere ha?',
      'Come è successo che si è allontanato?',
      'Chi vi ha dato una mano nella ricerca?',
    ],
  },
  wildAnimal: {
    say: [
      'Un animale selvatico che compare sembra sempre un piccolo segreto confidato per sbaglio.',
      'Abitano gli stessi posti delle persone, con orari tutti loro, e ogni tanto i due mondi si incrociano.',
      'Per un attimo si è ospiti in casa d’altri, e l’altro decide quanto dura la visita.',
      'Chi nota queste presenze ha gli occhi aperti: passano davanti a molti senza essere viste.',
    ],
    ask: [
      'Che cosa ha fatto quando ti ha visto?',
      'Che effetto ti ha fatto l’incontro?',
      'Quale altra creatura ti piacerebbe incontrare?',
    ],
  },
}
