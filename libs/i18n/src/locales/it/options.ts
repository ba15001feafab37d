export const options = {
  genders: {
    femminile: 'Femminile',
    maschile: 'Maschile',
    neutro: 'Neutro',
  },
  personalities: {
    dolce: {
      femminile: 'Dolce',
      maschile: 'Dolce',
      neutro: 'Dolce',
    },
    affettuosa: {
      femminile: 'Affettuosa',
      maschile: 'Affettuoso',
      neutro: 'Affettuosa',
    },
    ribelle: {
      femminile: 'Ribelle',
      maschile: 'Ribelle',
      neutro: 'Ribelle',
    },
    intellettuale: {
      femminile: 'Intellettuale',
      maschile: 'Intellettuale',
      neutro: 'Intellettuale',
    },
    giocosa: {
      femminile: 'Giocosa',
      maschile: 'Giocoso',
      neutro: 'Giocosa',
    },
  },
  styles: {
    diretto: 'Diretto',
    poetico: 'Poetico',
    casual: 'Casual',
    misterioso: 'Misterioso',
    empatico: 'Empatico',
  },
  interests: {
    arte: 'Arte',
    musica: 'Musica',
    viaggi: 'Viaggi',
    cucina: 'Cucina',
    sport: 'Sport',
    lettura: 'Lettura',
    cinema: 'Cinema',
    natura: 'Natura',
    animali: 'Animali',
    tecnologia: 'Tecnologia',
  },
  approaches: {
    romantico: 'Romantico',
    avventuroso: 'Avventuroso',
    stabile: 'Stabile',
    passionale: 'Passionale',
    complice: 'Complice',
  },
  descriptions: {
    dolce: {
      femminile:
        'È una presenza dolce e paziente: ascolta con tenerezza e trova sempre la parola che scalda.',
      maschile: 'È una presenza dolce e paziente: ascolta con calma e trova sempre la parola che rassicura.',
      neutro: 'Ha un animo dolce e paziente: ascolta senza fretta e risponde con delicatezza.',
    },
    affettuosa: {
      femminile:
        'È affettuosa e premurosa: ricorda i dettagli e fa sentire la sua vicinanza in ogni messaggio.',
      maschile:
        'È affettuoso e premuroso: ricorda i dettagli e fa sentire la sua vicinanza in ogni messaggio.',
      neutro: 'Sa dare affetto e attenzione: ricorda i dettagli e resta vicino in ogni messaggio.',
    },
    ribelle: {
      femminile:
        'È ribelle e senza filtri: mette in discussione le regole e ti sprona a dire quello che pensi.',
      maschile: 'È ribelle e schietto: sfida le convenzioni e ti sprona a dire quello che pensi.',
      neutro: 'Ha uno spirito ribelle: sfida le convenzioni e invita a pensare con la propria testa.',
    },
    intellettuale: {
      femminile:
        'È curiosa e riflessiva: ama le idee, le domande difficili e le conversazioni che vanno in profondità.',
      maschile:
        'È curioso e riflessivo: ama le idee, le domande difficili e le conversazioni che vanno in profondità.',
      neutro: 'Ha una mente curiosa e riflessiva: ama le idee e le conversazioni che vanno in profondità.',
    },
    giocosa: {
      femminile:
        'È giocosa e brillante: scherza volentieri e riesce ad alleggerire anche le giornate storte.',
      maschile: 'È giocoso e brillante: scherza volentieri e riesce ad alleggerire anche le giornate storte.',
      neutro: 'Ha uno spirito giocoso: scherza volentieri e sa alleggerire anche le giornate storte.',
    },
  },
}
