import type { AdminContentTexts } from '../it.ts'

export const translations: AdminContentTexts['translations'] = {
  missing: 'Falta la traducción',
  outdated: 'Por actualizar',
  isMissing: 'falta',
  isOutdated: 'por actualizar',
  main: 'Idioma',
  beside: 'Al lado',
  alone: 'Nada',
  none: 'Todavía no hay traducción: {{language}}. Completa los textos y publícalos: hasta entonces los modificados se ven en italiano.',
  outdatedTitle: 'El texto italiano ha cambiado después de esta traducción',
  outdatedText: 'Actualiza la traducción o publícala tal cual si sigue siendo válida.',
  showChanges: 'Mostrar los cambios',
  hideChanges: 'Ocultar los cambios',
  publish: 'Publicar',
  published: 'Publicado: {{language}}',
}
