import type { SubjectLines } from '../../../phrases.ts'

export const inner: SubjectLines<'inner'> = {
  stuck: {
    say: [
      'Qué pesado cuando todos los días son iguales.',
      'Sentir que nada cambia cansa mucho.',
      'La misma rutina día tras día agota.',
      'Eso de no avanzar da mucha desgana.',
    ],
    ask: [
      '¿Qué te gustaría que fuera distinto?',
      '¿Hay algún momento de la semana que te guste?',
      '¿Cuándo empezó esa sensación?',
    ],
  },
  empty: {
    say: [
      'Qué duro es no sentir nada.',
      'Ese vacío por dentro cansa mucho.',
      'Cuando todo da igual, hasta lo normal cuesta.',
      'Tiene que ser muy difícil vivir así por dentro.',
    ],
    ask: ['¿Desde cuándo te pasa?', '¿Lo sabe alguien cercano?', '¿Hay ratos en que se nota un poco menos?'],
  },
  lonelyEvening: {
    say: [
      'El tiempo sin compañía se hace largo.',
      'La soledad se pasa mal.',
      'Qué triste no tener con quien hablar.',
      'Pasar los ratos sin nadie cerca es duro.',
    ],
    ask: [
      '¿A quién te gustaría tener cerca ahora?',
      '¿Qué te ayuda en esos ratos?',
      '¿Es así casi todos los días?',
    ],
  },
  goodSolitude: {
    say: [
      'Qué bien sienta estar a solas.',
      'Esa paz sin nadie alrededor se disfruta.',
      'Tener tiempo para ti es un gusto.',
      'La tranquilidad de no atender a nadie vale mucho.',
    ],
    ask: [
      '¿Qué es lo que más disfrutas de esos ratos?',
      '¿Te cuesta encontrar momentos así?',
      '¿Hay algo más que te apetezca hacer hoy?',
    ],
  },
  gettingOlder: {
    say: [
      'Ir cumpliendo años da que pensar.',
      'Los años se notan en cosas pequeñas.',
      'Hacerse mayor sorprende a todo el mundo.',
      'Qué rápido pasan los años.',
    ],
    ask: [
      '¿Qué edad sientes por dentro?',
      '¿Hay algo que lleves mejor que antes?',
      '¿Y qué es lo que más te cuesta?',
    ],
  },
  birthday: {
    say: [
      '¡Qué bonito, tu cumpleaños!',
      'Un cumpleaños siempre es un día especial.',
      'Cumplir años merece celebrarse.',
      'Así que hay cumpleaños, qué bien.',
    ],
    ask: [
      '¿Cuál es el cumpleaños que mejor recuerdas?',
      '¿Quién no puede faltar en tu celebración?',
      '¿Qué deseo pedirías este año?',
    ],
  },
  forgottenBirthday: {
    say: [
      'Duele que se olviden de tu cumpleaños.',
      'Qué triste, un cumpleaños así.',
      'Esperar una felicitación y que no llegue es duro.',
      'Da mucha pena que no se acuerden de ese día.',
    ],
    ask: [
      '¿De quién lo esperabas más?',
      '¿Se lo has dicho a alguien?',
      '¿Cómo te habría gustado pasar el día?',
    ],
  },
  smallPride: {
    say: [
      'Qué bien, poder decir que lo hiciste.',
      'Lograr algo así da mucho orgullo.',
      'Vaya logro, hay que alegrarse.',
      'Conseguir algo que cuesta sienta muy bien.',
    ],
    ask: [
      '¿Qué sentiste justo después?',
      '¿Se lo has contado a alguien?',
      '¿Hay otra cosa que te gustaría lograr?',
    ],
  },
  procrastinating: {
    say: [
      'Ponerse con algo así da mucha pereza.',
      'Ir dejándolo para luego pasa muy fácilmente.',
      'Empezar es lo que más cuesta.',
      'Qué pesado tener algo pendiente.',
    ],
    ask: [
      '¿Qué es lo que más te echa para atrás?',
      '¿Cuánto crees que te llevaría hacerlo?',
      '¿Te pasa solo con esto o con más cosas?',
    ],
  },
  comparing: {
    say: [
      'Compararse con otros hace daño.',
      'Qué mal se siente eso de mirar la vida ajena.',
      'Ver lo que tienen los demás puede doler.',
      'Parece que todo el mundo va por delante, y eso pesa.',
    ],
    ask: ['¿Con quién te pasa más?', '¿Desde cuándo te comparas así?', '¿Hay algo tuyo que no cambiarías?'],
  },
  overthinking: {
    say: [
      'Cuánto cansa no poder parar de pensar.',
      'Darle tantas vueltas a las cosas agota.',
      'Qué pesado cuando la cabeza no descansa.',
      'Esos pensamientos no dejan en paz.',
    ],
    ask: [
      '¿Qué pensamiento vuelve más veces?',
      '¿Hay algo que te distraiga un poco?',
      '¿Te pasa más de noche o de día?',
    ],
  },
  regret: {
    say: [
      'Arrepentirse de algo duele.',
      'Querer volver atrás y no poder es duro.',
      'Qué mal sabe cuando algo pudo ser distinto.',
      'Pensar en lo que se hizo o no se hizo pesa mucho.',
    ],
    ask: [
      '¿Por qué crees que pasó así?',
      '¿Hay algo que todavía se pueda arreglar?',
      '¿Lo piensas muy a menudo?',
    ],
  },
  guilt: {
    say: [
      'Esa culpa cuesta mucho llevarla.',
      'Sentirse mal por algo así dice que te importa.',
      'Qué duro cargar con la culpa.',
      'La culpa no deja tranquilidad.',
    ],
    ask: [
      '¿Lo has podido hablar con alguien?',
      '¿Qué te haría sentir un poco mejor?',
      '¿Desde cuándo sientes esa culpa?',
    ],
  },
  embarrassed: {
    say: [
      'Uf, qué vergüenza se pasa en esos momentos.',
      'Un apuro así se hace eterno.',
      'Vaya corte, pasar por eso.',
      'Esas cosas dan ganas de esconderse un rato.',
    ],
    ask: ['¿Qué dijeron los demás?', '¿Te sigue dando apuro recordarlo?', '¿Has podido reírte después?'],
  },
  childhood: {
    say: [
      'Qué recuerdos los de aquellos años.',
      'Los primeros años no se olvidan.',
      'Esos recuerdos de la niñez tienen mucha ternura.',
      'Así que hoy te acuerdas de la infancia.',
    ],
    ask: [
      '¿Con quién compartes esos recuerdos?',
      '¿Dónde pasaste tu infancia?',
      '¿Qué otra cosa recuerdas de entonces?',
    ],
  },
  nightDream: {
    say: [
      'Vaya sueño has tenido.',
      'Hay sueños que se quedan todo el día.',
      'Qué cosas salen en los sueños.',
      'Un sueño así deja una sensación rara.',
    ],
    ask: ['¿Qué sentiste al despertar?', '¿Sueñas mucho?', '¿Te acuerdas de algo más del sueño?'],
  },
  newStart: {
    say: [
      'Qué bien, un comienzo nuevo.',
      'Empezar de nuevo da ilusión y respeto.',
      'Así que hay una etapa nueva.',
      'Un cambio así pide muchas ganas.',
    ],
    ask: ['¿Qué te hizo decidirte?', '¿Cómo te gustaría que fuera esta etapa?', '¿Quién te apoya en esto?'],
  },
  faith: {
    say: [
      'La fe cuenta en tu vida.',
      'Lo que se cree o se duda toca muy adentro.',
      'Esas cosas de la fe son muy íntimas.',
      'Así que la fe te ocupa estos días.',
    ],
    ask: [
      '¿Te viene de familia?',
      '¿Con quién hablas de estas cosas?',
      '¿Qué significa para ti la fe ahora mismo?',
    ],
  },
  grateful: {
    say: [
      'Qué bonito poder dar las gracias así.',
      'Sentir gratitud hace mucho bien.',
      'Da gusto tener tanto que agradecer.',
      'Esas cosas buenas se guardan con cariño.',
    ],
    ask: [
      '¿A quién más le darías las gracias?',
      '¿Cómo te gusta mostrar ese agradecimiento?',
      '¿Qué otra cosa buena te viene a la cabeza?',
    ],
  },
  crying: {
    say: [
      'Ay, qué pena que tengas que llorar así.',
      'Llorar tanto cansa por dentro.',
      'Qué mal rato estás pasando.',
      'Esas lágrimas dicen que algo duele.',
    ],
    ask: [
      '¿Sabes qué es lo que más te duele?',
      '¿Hay alguien cerca de ti ahora?',
      '¿Te alivia un poco llorar?',
    ],
  },
  furious: {
    say: [
      'Menudo enfado, se entiende.',
      'Qué rabia da una cosa así.',
      'Con algo así cualquiera se enfada.',
      'Pasar tanta rabia agota.',
    ],
    ask: [
      '¿Qué es lo que más te molesta de todo eso?',
      '¿Se lo has podido decir a la cara?',
      '¿Cómo sueles calmarte?',
    ],
  },
  bored: {
    say: [
      'Uf, qué aburrimiento más grande.',
      'Cuando no hay nada que hacer, el rato se hace eterno.',
      'El tiempo no pasa cuando te aburres.',
      'Vaya rato más largo.',
    ],
    ask: ['¿Qué te apetecería hacer si pudieras?', '¿Con qué te entretienes mejor?', '¿Te aburres a menudo?'],
  },
  fearOfFuture: {
    say: [
      'El miedo a lo que viene se pasa mal.',
      'No saber qué va a pasar angustia mucho.',
      'Pensar en el futuro puede asustar.',
      'Tanta incertidumbre no es fácil de llevar.',
    ],
    ask: [
      '¿Qué es lo que más te asusta?',
      '¿Hay algo que te dé un poco de calma?',
      '¿Con quién puedes hablar de ese miedo?',
    ],
  },
  worldNews: {
    say: [
      'Las noticias pueden angustiar mucho.',
      'Con lo que pasa en el mundo cuesta estar en paz.',
      'Qué triste lo que cuentan las noticias.',
      'Tantas malas noticias cansan.',
    ],
    ask: [
      '¿Qué noticia te preocupa más?',
      '¿Lo comentas con alguien?',
      '¿Cuánto rato al día sigues las noticias?',
    ],
  },
  feastDays: {
    say: [
      'Así que hay fiesta.',
      'Los días de fiesta tienen algo especial.',
      'Qué bonitas son esas tradiciones.',
      'Las fiestas de siempre se viven con ganas.',
    ],
    ask: [
      '¿Cómo se celebraba eso en tu familia?',
      '¿Con quién lo celebras?',
      '¿Qué es lo que más te gusta de esas fiestas?',
    ],
  },
  newLook: {
    say: [
      'Así que hay cambio de imagen.',
      'Verse diferente sorprende al principio.',
      'Un cambio así siempre se nota.',
      'Estrenar aspecto tiene su gracia.',
    ],
    ask: [
      '¿Qué ha dicho la gente?',
      '¿Te vas acostumbrando al cambio?',
      '¿Llevabas tiempo pensando en cambiar?',
    ],
  },
  crossroads: {
    say: [
      'Decidir algo así no es nada fácil.',
      'Qué difícil tener que elegir.',
      'Una duda así quita el sueño.',
      'Estar entre dos opciones cansa.',
    ],
    ask: [
      '¿Qué te da más miedo perder?',
      '¿La gente que te quiere qué opina?',
      '¿Hacia qué lado te inclinas hoy?',
    ],
  },
  calm: {
    say: [
      'Qué paz da un momento así.',
      'Esa calma se agradece mucho.',
      'Estar en paz un rato vale mucho.',
      'Un momento tranquilo hace mucho bien.',
    ],
    ask: [
      '¿Qué es lo que más te relaja de ese momento?',
      '¿Tienes muchos ratos así?',
      '¿Cuánto tiempo te queda para disfrutarlo?',
    ],
  },
  overheard: {
    say: [
      'Vaya cosas se oyen por ahí.',
      'La gente suelta cada cosa.',
      'Qué curioso lo que se escucha sin querer.',
      'Oír algo así no se olvida fácilmente.',
    ],
    ask: ['¿Qué cara se te quedó?', '¿Dijeron algo más?', '¿A quién se lo has contado?'],
  },
  secretKept: {
    say: [
      'Guardar un secreto pesa.',
      'Callar algo así no es fácil.',
      'Hay cosas muy difíciles de decir.',
      'Tener que ocultar algo cansa por dentro.',
    ],
    ask: [
      '¿Qué temes que pase si se sabe?',
      '¿Hay alguien a quien te gustaría contárselo?',
      '¿Te alivia un poco hablar de ello?',
    ],
  },
  unheard: {
    say: [
      'Hablar y que nadie haga caso duele.',
      'Qué duro sentir que nadie te escucha.',
      'Que no te tengan en cuenta es muy injusto.',
      'Da mucha tristeza no contar para los demás.',
    ],
    ask: [
      '¿Qué te gustaría que entendieran?',
      '¿Quién te gustaría que te escuchara más?',
      '¿Hay alguien que sí te haga caso?',
    ],
  },
  laughedAt: {
    say: [
      'Que se rían así es muy cruel.',
      'Qué daño hacen las burlas.',
      'Esas risas duelen mucho.',
      'No hay derecho a burlarse así de nadie.',
    ],
    ask: [
      '¿Hubo alguien que te defendiera?',
      '¿Lo sabe alguna persona de confianza?',
      '¿Viene pasando desde hace tiempo?',
    ],
  },
}
