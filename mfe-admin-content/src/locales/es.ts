import { auditLog } from './es/audit-log.ts'
import { compliance } from './es/compliance.ts'
import { contract } from './es/contract.ts'
import { discountCodes } from './es/discount-codes.ts'
import { templates } from './es/email-templates.ts'
import { emotions } from './es/emotions.ts'
import { feedback } from './es/feedback.ts'
import { filters } from './es/filters.ts'
import { outbox } from './es/outbox.ts'
import { payments } from './es/payments.ts'
import { tiers } from './es/pricing-tiers.ts'
import { securityLog } from './es/security-log.ts'
import { translations } from './es/translations.ts'
import { versions } from './es/versions.ts'
import type { AdminContentTexts } from './it.ts'

export const texts: AdminContentTexts = {
  navigation: {
    templates: 'Plantillas de correo',
    feedback: 'Opiniones',
    emotions: 'Emociones',
    payments: 'Pagos',
    tiers: 'Tarifas',
    graphics: 'Apariencia',
    contract: 'Contrato',
    homepage: 'Página de inicio',
    auditLog: 'Registro de actividad',
    compliance: 'Cumplimiento',
  },
  editor: {
    mode: 'Modo',
    modes: { view: 'Ver', preview: 'Vista previa', edit: 'Editar' },
    version: 'Versión {{version}}',
    lastUpdated: 'Última actualización:',
    unsaved: 'Cambios sin guardar',
    unsavedElsewhere: 'Hay cambios sin guardar: los encontrarás en Editar y en Vista previa.',
    kept: 'Lo que has escrito sigue aquí. Inténtalo de nuevo en unos instantes.',
  },
  translations,
  problems: {
    required: 'Este campo es obligatorio.',
    invalid: 'Este valor no es válido.',
    number: 'Escribe un número, por ejemplo {{example}}.',
    tooHigh: 'Como máximo {{max}}.',
  },
  care: {
    title: 'Tarjetas de ayuda',
    description:
      'Un país o un idioma solo aparece con al menos {{people}} personas en el mes. El país es el del prefijo telefónico o, si falta, el que indica el navegador.',
    by: 'Agrupar por',
    dimensions: { country: 'País', language: 'Idioma' },
    download: 'Descargar (CSV)',
    months: 'Mes a mes',
    empty: 'Ninguna tarjeta de ayuda en este año',
  },
  charts: {
    form: 'Forma de mostrar los datos',
    chart: 'Gráfico',
    table: 'Tabla',
    series: 'Series del gráfico',
    total: 'Total',
  },
  compliance,
  contract,
  discountCodes,
  outbox,
  payments,
  templates,
  auditLog,
  securityLog,
  diff: { removed: 'Eliminado:', added: 'Añadido:' },
  table: { when: 'Cuándo', details: 'Detalles' },
  emotions,
  feedback,
  filters,
  paging: { end: 'Fin de la lista.' },
  tiers,
  versions,
  homepage: {
    title: 'Página de inicio',
    description: 'Lo que lee quien llega a Confida por primera vez.',
    edit: 'Editar los textos',
    preview: 'Vista previa de la página de inicio',
    start: 'Empieza gratis',
    saved: '¡Página de inicio actualizada correctamente!',
    loadError: 'No se ha podido cargar la página de inicio',
    saveError: 'No se ha podido actualizar la página de inicio',
    sections: { hero: 'Apertura', buttons: 'Botones', features: 'Características' },
    fields: {
      hero_title: 'Título principal',
      hero_subtitle: 'Subtítulo',
      hero_description: 'Descripción',
      login_button_text: 'Botón de inicio de sesión',
      register_button_text: 'Botón de registro',
      contact_button_text: 'Botón de contacto',
      features_title: 'Título de las características',
      secondary_description: 'Descripción secundaria',
    },
    hints: {
      secondary_description: 'Debajo del título de las características.',
    },
    features: {
      one: 'Característica {{number}}',
      title: 'Título',
      description: 'Descripción',
      icon: 'Icono',
      add: 'Añadir una característica',
      remove: 'Quitar la característica {{number}}',
      up: 'Subir la característica {{number}}',
      down: 'Bajar la característica {{number}}',
    },
    icons: { Users: 'Personas', MessageCircle: 'Mensaje', Heart: 'Corazón', Shield: 'Escudo' },
  },
}
