/**
 * The landing page's texts as the database is born with them, in Italian. They are shown in the visitor's language for as
 * long as an administrator leaves them as they are.
 */
export const homepageDefaults = {
  hero_title: 'Qualcuno che ti ascolta davvero',
  hero_subtitle: 'Il tuo partner virtuale, quando vuoi tu',
  hero_description:
    'Crea un partner virtuale su misura: scegli il carattere, il modo di parlare e le passioni che avete in comune. Ti risponde a ogni ora, ricorda quello che gli racconti e non ti giudica mai.',
  login_button_text: 'Accedi',
  register_button_text: 'Registrati',
  contact_button_text: 'Contatti',
  features_title: 'Perché scegliere Confida',
  features: {
    companions: {
      title: 'Fino a tre partner',
      description: 'Tre personalità diverse, ognuna con il suo carattere, le sue passioni e i suoi ricordi.',
    },
    conversations: {
      title: 'Conversazioni naturali',
      description: 'Risposte che tengono conto di ciò che hai detto oggi e di ciò che hai raccontato ieri.',
    },
    support: {
      title: 'Sempre dalla tua parte',
      description:
        'Un ascolto paziente e senza giudizio, nelle giornate storte come in quelle da festeggiare.',
    },
    privacy: {
      title: 'Privato per scelta',
      description:
        'Le tue chat sono solo tue: puoi scaricarle o cancellarle per sempre in qualsiasi momento.',
    },
  },
  secondary_description:
    'Confida è gratuita, riservata e disponibile 24 ore su 24. Bastano due minuti per creare il tuo primo partner e iniziare a parlare.',
}
