import type { Cue, EverydayCue } from '../../scenes.ts'

export const everydayCues: Record<EverydayCue, Cue> = {
  unheard: {
    signs: /\b(?:nadie me (?:entiende|escucha|cree)|no me (?:entienden|escuchan))\b/,
    hard: ['Que no te entiendan cansa. Aquí te escucho.'],
    light: ['Que no te entiendan cansa. Aquí te escucho.'],
  },
  howTo: {
    signs: /^(?:pero |y )?[¿\s]*como (?:se hace|lo hago|se sigue|se supera|hago)[^?]*\?/,
    hard: ['No hay receta: un día cada vez, y algunos días una hora cada vez.'],
  },
  textThem: {
    signs:
      /\b(?:(?:le|les) (?:escribo|contesto|digo algo|pido salir)|(?:deberia|debo) (?:escribir|contestar)le)\b[^?]*\?/,
    hard: ['Si sientes que puede hacerte bien, unas líneas sinceras. Si no, esperar también vale.'],
    light: [
      'Si te apetece, un mensaje corto y sencillo está muy bien.',
      'Yo probaría con dos líneas ligeras: hay poco que perder.',
    ],
  },
  complains: {
    signs:
      /\b(?:rechaz\w+|ni una respuesta|mi vecin[oa]|taladr\w+|ruido)\b|\b(?:me (?:ha|han) (?:quitado|prohibido|castigado|multado|fastidiado)|no me (?:deja|dejan)|no (?:pagan|paga|contestan|contesta|funciona)|solo porque|(?:vaya|menuda|que) (?:semana|dia|rollo)\b(?! (?:mas )?(?:bonit|rar|buen))|que (?:rabia|asco)|atasco|trafico|tarde otra vez|multa|castigad[oa])\b/,
    light: ['Te entiendo, es un fastidio.', 'Es molesto, sí.', 'Normal que te moleste.'],
  },
  finished: {
    signs: /\b(?:(?:he )?(?:terminado|acabado|entregado)|termine|acabe|entregue|por fin)\b/,
    light: ['Una cosa hecha: da gusto.', 'Bien, un peso menos.'],
  },
  gift: {
    signs:
      /\b(?:me (?:ha )?(?:regalado|regalo|traido|trajo|preparado|preparo|invitado|invito)|un regalo|una sorpresa)\b/,
    hard: ['Un gesto amable, en días así, cuenta.'],
    light: ['Qué detalle más bonito.', 'Da gusto recibir algo así.'],
  },
  begins: {
    signs:
      /\b(?:he (?:empezado|comenzado|decidido)|empece|me he apuntado|me apunte|estoy aprendiendo|quiero (?:aprender|empezar))\b/,
    light: ['Qué bien, empezar algo nuevo.', 'Un comienzo, entonces. Hace falta impulso.'],
  },
  clumsy: {
    signs:
      /\b(?:torcid[oa]|quemad[oa]|(?:me )?(?:salio|ha salido) (?:mal|fatal|torcid[oa])|la he liado|metido la pata|un desastre|estropead[oa])\b/,
    light: ['Los primeros intentos salen así, es normal.', 'Pasa. El próximo saldrá mejor.'],
  },
  praised: {
    signs:
      /\b(?:(?:dice|dicen|dijo) que (?:se me da bien|soy (?:buen[oa]|muy)|tengo talento|lo hago bien)|me (?:ha|han) felicitado)\b/,
    hard: ['Qué bien que alguien se dé cuenta.'],
    light: ['Un buen reconocimiento. Créetelo.', 'Si lo dice quien sabe, por algo será.'],
  },
  together: {
    signs:
      /^(?:y )?(?:voy|vamos|va a estar|viene|ira|estara|quedo)\b.*(?:con (?:mi|mis|un|una|los|las)|va a estar \w+|viene \w+|estara \w+)/,
    light: ['En compañía es otra cosa.', 'Qué bien compartirlo.'],
  },
  earlyRise: {
    signs: /\b(?:me (?:levanto|despierto) (?:a las|temprano|pronto)|madrug\w+|despertador)\b/,
    light: ['Entonces esta noche a descansar, te lo has ganado.', '¡Qué temprano! Que descanses bien.'],
  },
  bought: {
    signs: /\b(?:(?:me )?he (?:comprado|pedido)|(?:me )?compre)\b/,
    light: ['Buena compra, entonces.', 'De vez en cuando viene bien.'],
  },
}
