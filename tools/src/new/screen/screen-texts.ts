import type { Language } from '@confida/contracts'

interface ScreenTexts {
  description: string
  empty: string
  loadError: string
}

/** What a new screen says until somebody writes what it is for. */
export const screenTexts: Record<Language, ScreenTexts> = {
  it: {
    description: 'A che cosa serve questa schermata.',
    empty: 'Ancora niente qui',
    loadError: 'Errore nel caricamento',
  },
  en: {
    description: 'What this screen is for.',
    empty: 'Nothing here yet',
    loadError: 'This could not be loaded',
  },
  fr: {
    description: 'À quoi sert cet écran.',
    empty: 'Rien ici pour l’instant',
    loadError: 'Chargement impossible',
  },
  de: {
    description: 'Wozu dieser Bildschirm da ist.',
    empty: 'Noch nichts da',
    loadError: 'Das konnte nicht geladen werden',
  },
  es: {
    description: 'Para qué sirve esta pantalla.',
    empty: 'Todavía no hay nada aquí',
    loadError: 'No se ha podido cargar',
  },
  ar: {
    description: 'الغرض من هذه الشاشة.',
    empty: 'لا شيء هنا بعد',
    loadError: 'تعذّر التحميل',
  },
}
