import type { OwnEmotionTexts } from './it.ts'

export const texts: OwnEmotionTexts = {
  open: 'Ver y corregir tus etiquetas',
  title: 'Tus etiquetas',
  description:
    'Lo que el análisis ha leído en tus mensajes. Se equivoca más o menos una de cada cinco veces: lo que corrijas se queda como lo hayas elegido.',
  trend: 'Evolución por semanas',
  week: 'Semana del {{day}}',
  labels: 'Mensajes, del más reciente al más antiguo',
  choose: 'Etiqueta del mensaje «{{excerpt}}»',
  mine: 'Elegida por ti',
  remove: 'Eliminar la etiqueta de «{{excerpt}}»',
  removed: 'Etiqueta eliminada.',
  saved: 'Etiqueta corregida.',
  failed: 'No se ha podido guardar. Inténtalo de nuevo.',
  loadFailed: 'No se han podido cargar tus etiquetas.',
  empty: 'Ningún mensaje tiene etiqueta todavía.',
  more: 'Mostrar más',
  names: {
    drunk: 'Ebrio',
    depressed: 'Deprimido',
    in_love: 'Enamorado',
    looking_for_love: 'Busca amor',
    feeling_down: 'Bajo de ánimo',
    looking_for_fun: 'Busca diversión',
    looking_for_distraction: 'Busca distracción',
    neutral: 'Neutral',
  },
}
