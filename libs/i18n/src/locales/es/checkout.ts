import type { CheckoutTexts } from '../../server/checkout-texts.ts'

export const checkout: CheckoutTexts = {
  title: 'Pago de prueba',
  badge: 'PRUEBA',
  notice: 'Esta es una página de prueba: no hace falta ninguna tarjeta y no se te cobrará nada.',
  plan: 'Plan',
  duration: 'Duración',
  discount: 'Descuento de bienvenida',
  total: 'Total',
  pay: 'Pagar {{amount}} (prueba)',
  cancel: 'Cancelar',
  paid: 'Este pago ya se ha completado.',
  expired: 'La sesión de pago ha caducado. Inténtalo de nuevo.',
  missing: 'Pago no encontrado.',
  continue: 'Continuar',
  back: 'Volver al panel',
}
