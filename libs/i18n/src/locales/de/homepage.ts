import type { HomepageTexts } from '../../server/homepage-texts.ts'

export const homepage: HomepageTexts = {
  hero_title: 'Jemand, der dir wirklich zuhört',
  hero_subtitle: 'Dein virtueller Partner, wann immer du willst',
  hero_description:
    'Erschaffe einen virtuellen Partner nach Maß: Wähle Charakter, Sprechweise und gemeinsame Leidenschaften. Er antwortet dir zu jeder Stunde, merkt sich, was du erzählst, und urteilt nie über dich.',
  login_button_text: 'Anmelden',
  register_button_text: 'Registrieren',
  contact_button_text: 'Kontakt',
  features_title: 'Warum Confida',
  features: {
    companions: {
      title: 'Bis zu drei Partner',
      description:
        'Drei verschiedene Persönlichkeiten, jede mit eigenem Charakter, eigenen Leidenschaften und Erinnerungen.',
    },
    conversations: {
      title: 'Natürliche Gespräche',
      description: 'Antworten, die berücksichtigen, was du heute gesagt und was du gestern erzählt hast.',
    },
    support: {
      title: 'Immer auf deiner Seite',
      description:
        'Geduldiges Zuhören ohne Urteil, an schweren Tagen ebenso wie an denen, die man feiern möchte.',
    },
    privacy: {
      title: 'Aus Überzeugung privat',
      description:
        'Deine Chats gehören nur dir: Du kannst sie jederzeit herunterladen oder für immer löschen.',
    },
  },
  secondary_description:
    'Confida ist kostenlos, vertraulich und rund um die Uhr da. In zwei Minuten hast du deinen ersten Partner erschaffen und kannst losreden.',
}
