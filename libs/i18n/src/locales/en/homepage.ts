import type { HomepageTexts } from '../../server/homepage-texts.ts'

export const homepage: HomepageTexts = {
  hero_title: 'Someone who really listens',
  hero_subtitle: 'Your virtual partner, whenever you like',
  hero_description:
    'Create a virtual partner made for you: choose their character, the way they talk and the interests you share. They answer at any hour, remember what you tell them and never judge you.',
  login_button_text: 'Log in',
  register_button_text: 'Sign up',
  contact_button_text: 'Contact',
  features_title: 'Why choose Confida',
  features: {
    companions: {
      title: 'Up to three partners',
      description: 'Three different personalities, each with their own character, passions and memories.',
    },
    conversations: {
      title: 'Natural conversations',
      description: 'Replies that take in what you said today and what you told them yesterday.',
    },
    support: {
      title: 'Always on your side',
      description: 'Patient listening without judgement, on rough days and on days worth celebrating.',
    },
    privacy: {
      title: 'Private by choice',
      description: 'Your chats are yours alone: download them or delete them for good whenever you like.',
    },
  },
  secondary_description:
    'Confida is free, confidential and available 24 hours a day. It takes two minutes to create your first partner and start talking.',
}
