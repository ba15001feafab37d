import type { AdminContentTexts } from '../it.ts'

export const versions: AdminContentTexts['versions'] = {
  title: 'Versiones anteriores',
  titleIn: 'Versiones anteriores: {{language}}',
  description: 'Todo lo guardado sigue aquí: compara dos versiones o vuelve a una anterior.',
  none: 'Todavía no hay versiones anteriores',
  same: 'Ninguna diferencia',
  current: 'Actual',
  noAuthor: 'Texto inicial',
  more: 'Mostrar más',
  loadError: 'No se han podido cargar las versiones',
  compare: 'Comparar',
  compareWith: 'En comparación con',
  restore: 'Restaurar esta versión',
  restoreTitle: '¿Restaurar la versión {{version}}?',
  restoreText: 'Se guardará de nuevo como la más reciente. La actual sigue en la lista.',
  restored: '¡Versión {{version}} restaurada con éxito!',
  restoreError: 'No se ha podido restaurar la versión',
  conflictTitle: 'La versión {{version}} es más reciente que la tuya',
  conflictText: 'Esto es lo que cambiaría si guardaras tu texto.',
  overwrite: 'Guardar mi texto',
}
