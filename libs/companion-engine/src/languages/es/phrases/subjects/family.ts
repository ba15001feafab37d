import type { SubjectLines } from '../../../phrases.ts'

export const family: SubjectLines<'family'> = {
  parentsStrain: {
    say: [
      'Cuando las cosas con los padres no van bien, duele mucho.',
      'Qué difícil es llevarse mal en casa con quienes te criaron.',
      'Esos roces con la familia de origen cansan mucho.',
      'De los padres se espera comprensión, y cuando falta entristece.',
    ],
    ask: [
      '¿Fue siempre así la relación en tu casa?',
      '¿Qué te gustaría que cambiara en esa relación?',
      '¿Hay alguien en la familia que te entienda?',
    ],
  },
  oldParents: {
    say: [
      'Ver envejecer a los padres es muy difícil.',
      'Cuidar de los padres cuando se hacen mayores preocupa mucho.',
      'Cuesta ver que los padres ya no pueden como antes.',
      'La vejez de los padres trae pena y mucha responsabilidad.',
    ],
    ask: [
      '¿Tienes ayuda para ocuparte de tus padres?',
      '¿Tienes hermanos que se ocupen también?',
      '¿Qué es lo que más te preocupa de su día a día?',
    ],
  },
  parentIll: {
    say: [
      'Ver a alguien de tu familia con la salud tan mal es muy duro.',
      'Qué angustia cuando falla la salud de los padres o abuelos.',
      'Tener a alguien tan querido en ese estado preocupa muchísimo.',
      'Da mucho miedo cuando enferma quien te ha criado.',
    ],
    ask: [
      '¿Qué dicen hoy los médicos?',
      '¿Quién te acompaña en estos días de enfermedad?',
      '¿Puedes estar a su lado?',
    ],
  },
  pregnant: {
    say: [
      'Un bebé en camino, qué noticia tan grande.',
      'Esperar un bebé emociona y también da un poco de miedo.',
      'Qué alegría que venga un bebé.',
      'Con un embarazo se viven muchas emociones.',
    ],
    ask: [
      '¿Ya hay nombres en la lista?',
      '¿Quién sabe ya lo del bebé?',
      '¿Qué es lo que más ilusión te hace de la llegada del bebé?',
    ],
  },
  babyTired: {
    say: [
      'Las noches sin dormir por un bebé dejan sin fuerzas.',
      'Un bebé que duerme tan poco agota a toda la casa.',
      'Qué cansancio tan grande el de los primeros meses.',
      'Cuidar de un bebé sin descanso es durísimo.',
    ],
    ask: [
      '¿Quién puede quedarse un rato con el bebé?',
      '¿En qué momento del día consigues descansar?',
      '¿Cómo se calma mejor tu bebé?',
    ],
  },
  childSweet: {
    say: [
      'Qué ternura lo de tu peque.',
      'Esas cosas de los niños alegran el día entero.',
      'Un momento así con los hijos no se olvida.',
      'Los pequeños hacen cosas que llenan de alegría.',
    ],
    ask: [
      '¿Qué cara pusiste en ese momento?',
      '¿Qué otras cosas hace que te den ternura?',
      '¿A quién se parece más tu peque?',
    ],
  },
  teenager: {
    say: [
      'La adolescencia en casa pide mucha paciencia.',
      'Qué difícil es a veces convivir con adolescentes.',
      'Los años de la adolescencia son complicados para todos.',
      'Cuesta mucho entenderse con los hijos a esa edad.',
    ],
    ask: [
      '¿Cómo era el trato antes de la adolescencia?',
      '¿Hay algún momento en que sí se pueda hablar con calma?',
      '¿Con quién compartes esas preocupaciones de la adolescencia?',
    ],
  },
  childLeaves: {
    say: [
      'Cuando los hijos se van de casa, cuesta acostumbrarse.',
      'Qué vacía se nota la casa cuando los hijos se marchan.',
      'Que los hijos hagan su vida da orgullo y pena.',
      'Así que la casa cambia con esa marcha.',
    ],
    ask: [
      '¿Cómo lo lleva el resto de la familia?',
      '¿Qué es lo que más te cuesta de esa marcha?',
      '¿Para cuándo se espera la primera visita?',
    ],
  },
  siblings: {
    say: [
      'Entre hermanos hay de todo, cariño y también disgustos.',
      'Los hermanos importan mucho, para bien y para mal.',
      'Lo que pasa entre hermanos se siente mucho.',
      'La relación con los hermanos nunca deja indiferente.',
    ],
    ask: [
      '¿Cómo era la relación en la infancia?',
      '¿Hay mucha diferencia de edad?',
      '¿Hay más hermanos en la familia?',
    ],
  },
  grandparents: {
    say: [
      'Los abuelos son muy especiales.',
      'Qué valor tienen los ratos con los abuelos.',
      'Cuánto cariño hay al hablar de tus abuelos.',
      'Poder disfrutar de los abuelos es una suerte.',
    ],
    ask: [
      '¿Qué recuerdo de la infancia tienes con tus abuelos?',
      '¿En qué te pareces a tus abuelos?',
      '¿Qué historia de tus abuelos te gusta más?',
    ],
  },
  grandchildren: {
    say: [
      'Qué alegría tener nietos.',
      'Los nietos dan mucho cariño y también mucho trabajo.',
      'Formar parte de la vida de los nietos es precioso.',
      'Cuánto se llega a querer a los nietos.',
    ],
    ask: [
      '¿Qué te gusta hacer con tus nietos?',
      '¿Cuántos nietos hay en la familia?',
      '¿Te recuerdan los nietos a tus hijos de pequeños?',
    ],
  },
  inLaws: {
    say: [
      'La familia política a veces pone a prueba la paciencia.',
      'Qué difícil es llevarse bien con la familia de tu pareja.',
      'Tener roces con la familia política cansa mucho.',
      'Que se comporten así los parientes de tu pareja incomoda.',
    ],
    ask: [
      '¿Qué dice tu pareja de su familia?',
      '¿Ves muy a menudo a la familia de tu pareja?',
      '¿Hay alguien de esa familia con quien te lleves bien?',
    ],
  },
  gathering: {
    say: [
      'Las reuniones familiares a veces se hacen muy largas.',
      'Juntarse con toda la familia no siempre es fácil.',
      'Una reunión de familia trae trabajo y algunas tensiones.',
      'Con tantos parientes a la mesa hace falta paciencia.',
    ],
    ask: [
      '¿Con quién de la familia se te hace más llevadero?',
      '¿Qué es lo que menos te gusta de esas reuniones?',
      '¿Hay algo de esas reuniones que disfrutes?',
    ],
  },
  death: {
    say: [
      'Perder a alguien tan cercano es un dolor enorme.',
      'Qué tristeza tan grande, esa muerte.',
      'Una pérdida así deja sin palabras.',
      'Cuánto duele decir adiós a quien tanto se quiere.',
    ],
    ask: [
      '¿Quién está contigo en estas horas?',
      '¿Cómo era esa persona a la que tanto querías?',
      '¿Has podido descansar algo desde entonces?',
    ],
  },
  stillMissing: {
    say: [
      'Echar de menos a quien ya no está duele mucho.',
      'Cuánta falta hace alguien a quien se quiso tanto.',
      'El tiempo pasa y la ausencia se sigue notando.',
      'Recordar a quien murió da cariño y mucha pena.',
    ],
    ask: [
      '¿Qué recuerdo te viene más a menudo?',
      '¿Qué es lo que más extrañas de su compañía?',
      '¿Con quién puedes hablar de su recuerdo?',
    ],
  },
  miscarriage: {
    say: [
      'Perder a un bebé así duele muchísimo.',
      'Ese bebé ya era parte de tu vida, qué pena tan grande.',
      'La pérdida de un embarazo es un dolor inmenso.',
      'Qué tristeza, con lo que esperabas a ese bebé.',
    ],
    ask: [
      '¿Con quién puedes llorar esta pérdida?',
      '¿Qué necesitas hoy, en medio de esta pena?',
      '¿Te cuidan bien estos días?',
    ],
  },
  aloneWithChildren: {
    say: [
      'Criar sin pareja es muchísimo trabajo.',
      'Llevar toda la crianza sin relevo cansa mucho.',
      'Qué esfuerzo tan grande, toda la crianza recae en ti.',
      'Sacar adelante una familia así no es nada fácil.',
    ],
    ask: [
      '¿Quién te echa una mano con la crianza?',
      '¿Tienes algún rato para ti en la semana?',
      '¿Cuál es el momento del día que más te cuesta?',
    ],
  },
}
