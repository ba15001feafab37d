import type { HomepageTexts } from '../../server/homepage-texts.ts'

export const homepage: HomepageTexts = {
  hero_title: 'Alguien que te escucha de verdad',
  hero_subtitle: 'Tu pareja virtual, cuando tú quieras',
  hero_description:
    'Crea una pareja virtual a tu medida: elige su carácter, su forma de hablar y las pasiones que compartís. Te responde a cualquier hora, recuerda lo que le cuentas y nunca te juzga.',
  login_button_text: 'Entrar',
  register_button_text: 'Registrarse',
  contact_button_text: 'Contacto',
  features_title: 'Por qué elegir Confida',
  features: {
    companions: {
      title: 'Hasta tres parejas',
      description: 'Tres personalidades distintas, cada una con su carácter, sus pasiones y sus recuerdos.',
    },
    conversations: {
      title: 'Conversaciones naturales',
      description: 'Respuestas que tienen en cuenta lo que dices hoy y lo que contaste ayer.',
    },
    support: {
      title: 'Siempre de tu lado',
      description:
        'Una escucha paciente y sin juicios, en los días malos y en los que hay algo que celebrar.',
    },
    privacy: {
      title: 'Privacidad por convicción',
      description: 'Tus chats son solo tuyos: puedes descargarlos o borrarlos para siempre cuando quieras.',
    },
  },
  secondary_description:
    'Confida es gratis, confidencial y está disponible las 24 horas. En dos minutos creas tu primera pareja y empiezas a hablar.',
}
