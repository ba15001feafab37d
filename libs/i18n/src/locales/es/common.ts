import type { CommonTexts } from '../it/common.ts'

export const common: CommonTexts = {
  brand: 'Confida',
  actions: {
    back: 'Volver',
    cancel: 'Cancelar',
    close: 'Cerrar',
    confirm: 'Confirmar',
    delete: 'Eliminar',
    dismiss: 'Ocultar la notificación',
    edit: 'Editar',
    next: 'Siguiente',
    previous: 'Anterior',
    reload: 'Recargar',
    retry: 'Reintentar',
    save: 'Guardar',
    search: 'Buscar',
    send: 'Enviar',
  },
  date: {
    unreadable: 'La fecha no es válida: escríbela como 31/01/1990.',
    future: 'La fecha no puede estar en el futuro.',
    tooEarly: 'La fecha es demasiado antigua.',
    order: 'El final es anterior al inicio.',
  },
  draft: {
    restored: 'Aquí está de nuevo lo que no habías guardado.',
    discard: 'Descartar',
  },
  dateTime: '{{date}} a las {{time}}',
  field: {
    optional: 'opcional',
    datePlaceholder: 'dd/mm/aaaa',
    characters: '{{count}} de {{max}} caracteres',
  },
  password: {
    show: 'Mostrar la contraseña',
    hide: 'Ocultar la contraseña',
  },
  language: 'Idioma',
  loading: 'Cargando…',
  notifications: 'Notificaciones',
  progress: 'Paso {{step}} de {{total}}',
  rating: {
    stars: '{{count}} de 5',
  },
  skip: 'Ir al contenido',
  failure: {
    title: 'Algo ha salido mal',
    text: 'Vuelve a intentarlo en unos instantes.',
    offline: 'Parece que no hay conexión. Lo intentaremos de nuevo en cuanto vuelva.',
    language: 'No se ha podido cargar el idioma: no hay conexión. Cambiará en cuanto vuelva.',
  },
  missing: {
    value: 'N/D',
    date: 'Fecha no válida',
    name: 'Nombre no disponible',
    email: 'Correo no disponible',
    export: 'No disponible',
  },
}
