import type { SubjectLines } from '../../../phrases.ts'

export const money: SubjectLines<'money'> = {
  tightMoney: {
    say: [
      'Qué angustia cuando el dinero no llega.',
      'Andar con el dinero tan justo cansa mucho.',
      'Vivir contando cada gasto es duro.',
      'No tener para lo necesario preocupa mucho.',
    ],
    ask: [
      '¿Hay alguien con quien puedas hablar de esto?',
      '¿Qué gasto te preocupa más ahora?',
      '¿Esperas algún ingreso pronto?',
    ],
  },
  bill: {
    say: [
      'Qué susto llevarse una cuenta así.',
      'Menudo disgusto, tener que pagar tanto.',
      'Da rabia recibir un cobro tan alto.',
      'Una factura así no la espera nadie.',
    ],
    ask: [
      '¿Has podido comprobar que esté bien cobrado?',
      '¿Te dejan pagarlo a plazos?',
      '¿Para cuándo tienes que pagarlo?',
    ],
  },
  debts: {
    say: [
      'Las deudas dan mucho en que pensar.',
      'Deber dinero quita mucha tranquilidad.',
      'Ir pagando lo que se debe cuesta un esfuerzo enorme.',
      'Eso de las deudas es cosa seria.',
    ],
    ask: [
      '¿Lo has hablado con alguien de confianza?',
      '¿Cómo empezó todo eso?',
      '¿Qué harías primero sin ninguna deuda?',
    ],
  },
  saving: {
    say: [
      'Qué bien, ir ahorrando poco a poco.',
      'Ahorrar pide mucha paciencia.',
      'Así que estás juntando dinero.',
      'Ir guardando un poco cada vez tiene mérito.',
    ],
    ask: [
      '¿Qué es lo que más te cuesta no gastar?',
      '¿Desde cuándo estás ahorrando?',
      '¿Cómo te imaginas el día que lo tengas todo?',
    ],
  },
  bought: {
    say: [
      'Así que hay compra nueva.',
      'Estrenar algo siempre hace ilusión.',
      'Comprarse algo da gusto.',
      'Vaya, ya tienes algo nuevo.',
    ],
    ask: [
      '¿Llevabas tiempo pensándolo?',
      '¿Qué ha dicho tu gente de la compra?',
      '¿Hay algo más que te gustaría comprar?',
    ],
  },
  won: {
    say: [
      '¡Qué suerte, te ha tocado!',
      'Ganar un premio alegra a cualquiera.',
      'Vaya alegría, llevarse un premio así.',
      'Enhorabuena por ese premio.',
    ],
    ask: [
      '¿Es la primera vez que te toca algo?',
      '¿A quién se lo contaste primero?',
      '¿Cómo lo vas a celebrar?',
    ],
  },
  scam: {
    say: [
      'Qué rabia que alguien haga una cosa así.',
      'Que se queden así con lo ajeno es muy injusto.',
      'Da mucha impotencia un robo o un engaño así.',
      'Menudo disgusto, perder las cosas de esa manera.',
    ],
    ask: [
      '¿Se ha podido denunciar?',
      '¿Te está ayudando alguien con esto?',
      '¿Hay alguna esperanza de recuperar algo?',
    ],
  },
  offices: {
    say: [
      'Los trámites dan mucha lata.',
      'Cuánto papeleo para todo.',
      'Con las oficinas hace falta mucha paciencia.',
      'Arreglar papeles se lleva mucho tiempo.',
    ],
    ask: [
      '¿Queda algo pendiente con eso?',
      '¿Te echa alguien una mano con los papeles?',
      '¿Cómo te trató la gente que te atendió?',
    ],
  },
}
