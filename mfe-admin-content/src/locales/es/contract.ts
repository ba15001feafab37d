import type { AdminContentTexts } from '../it.ts'

export const contract: AdminContentTexts['contract'] = {
  title: 'Contrato',
  description: 'Los términos y condiciones que todo el mundo lee antes de registrarse.',
  edit: 'Editar el contrato',
  preview: 'Vista previa del contrato',
  saved: '¡Contrato actualizado correctamente!',
  loadError: 'No se ha podido cargar el contrato',
  saveError: 'No se ha podido actualizar el contrato',
  bulletHint: 'Las líneas que empiezan por • se convierten en una lista. Las secciones se numeran solas.',
  none: 'Sin texto',
  parts: { opening: 'Apertura', sections: 'Secciones', closing: 'Cierre' },
  fields: { title: 'Título del contrato', intro: 'Introducción', conclusion: 'Conclusión' },
  sections: {
    one: 'Sección {{number}}',
    title: 'Título de la sección',
    content: 'Texto de la sección',
    empty: 'No hay secciones',
    add: 'Añadir una sección',
    remove: 'Quitar la sección {{number}}',
    up: 'Subir la sección {{number}}',
    down: 'Bajar la sección {{number}}',
  },
}
