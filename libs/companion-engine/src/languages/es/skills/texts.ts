import type { TextWords } from '../../skills.ts'

export const texts: TextWords = {
  ask: /^(?:(?:oye|ok|por favor|puedes|podrias|me puedes|me podrias|me) )*(?:ayudame a )?(?:escrib(?:e|eme|ir|irme|es)|redacta(?:me|r|rme)?|prepara(?:me|r|rme)?|hazme|compon) (?:un |una |el |la |unas |mi )?(?:\w+ ){0,2}?(?:mensaje|carta|tarjeta|correo|e-?mail|mail|nota|texto|felicitacion|invitacion|disculpa|condolencias|pesame)\b/,
  kinds: {
    birthday: /\b(?:cumpleanos|cumple)\b/,
    condolence: /\b(?:condolencias|pesame|duelo|murio|fallec\w+|funeral)\b/,
    getWell: /\b(?:recupera\w*|mejores|enferm[oa]|hospital|animo)\b/,
    congratulation: /\b(?:felicita\w*|enhorabuena|boda|ascenso|graduacion|nacimiento)\b/,
    apology: /\b(?:disculpa\w*|perdon)\b/,
    thanks: /\b(?:agradec\w*|gracias)\b/,
    invitation: /\b(?:invit\w+)\b/,
    resignation: /\b(?:renuncia|dimision)\b/,
    application: /\b(?:presentacion|solicitud|candidatura|motivacion)\b/,
  },
  lead: 'No tengo modelo de IA, así que va un esquema honesto: lo que está entre corchetes lo pones tú.',
  nameless: '[nombre]',
  texts: {
    birthday:
      'Hola, {name}:\n¡Feliz cumpleaños! Te deseo un año con mucho [algo que te haga reír]. Pienso a menudo en [un momento juntos]. Qué bien tenerte.\n[tu nombre]',
    thanks: 'Hola, {name}:\nGracias por [qué]. Me ayudó porque [motivo]. No lo olvidaré.\n[tu nombre]',
    apology:
      'Hola, {name}:\nSiento [lo que pasó]. Imagino que para ti fue [cómo]. La próxima vez [qué haré de otra manera]. ¿Lo hablamos?\n[tu nombre]',
    condolence:
      'Hola, {name}:\nSiento muchísimo lo de [quién]. Recuerdo [un momento], y pienso en ti. Si necesitas [una ayuda concreta], aquí estoy.\n[tu nombre]',
    getWell:
      'Hola, {name}:\nHe sabido lo de [qué pasó] y pienso en ti. Tómate todo el tiempo que necesites. Cuando quieras paso con [lo que te siente bien].\n[tu nombre]',
    congratulation:
      'Hola, {name}:\n¡Enhorabuena por [qué]! He visto cuánto [esfuerzo] le has puesto, y me alegro por ti. ¿Lo celebramos [cuándo, dónde]?\n[tu nombre]',
    invitation:
      'Hola, {name}:\nTe invito a [qué] el [día] a las [hora], en [lugar]. Trae [nada / qué]. ¿Me dices antes del [día] si vienes?\n[tu nombre]',
    resignation:
      'Buenos días, {name}:\nPor la presente comunico mi renuncia al puesto de [puesto] a partir del [último día], respetando el preaviso de [tiempo]. Gracias por [qué]. Con gusto haré el traspaso de [tareas].\nUn saludo\n[tu nombre]',
    application:
      'Buenos días, {name}:\nPresento mi candidatura al puesto de [puesto]. Desde hace [tiempo] trabajo como [oficio], donde [un resultado con una cifra]. Lo que me atrae de ustedes es [motivo]. Me encantaría tener una entrevista.\nUn saludo\n[tu nombre]',
    other:
      'Hola, {name}:\nTe escribo por [de qué se trata]. Para mí lo importante es: [una o dos frases]. ¿Podrías [lo que pides] antes de [cuándo]?\n[tu nombre]',
  },
}
