import type { PublicHomepage } from '@confida/contracts'

/** The homepage texts as the API answers them; pass what the test is about. */
export const aHomepage = (choices: Partial<PublicHomepage> = {}): PublicHomepage => ({
  hero_title: 'Titolo salvato',
  hero_subtitle: 'Sottotitolo salvato',
  hero_description: 'Descrizione salvata',
  login_button_text: 'Entra ora',
  register_button_text: 'Unisciti',
  contact_button_text: 'Scrivici',
  features_title: 'Funzioni salvate',
  features: [{ title: 'Una funzione', description: 'Che serve', icon: 'Shield' }],
  secondary_description: 'Altro testo salvato',
  support_email: 'aiuto@example.org',
  version: 2,
  last_updated: '2026-01-15T09:30:00.000Z',
  ...choices,
})
