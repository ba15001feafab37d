import type { SubjectLines } from '../../../phrases.ts'

export const others: SubjectLines<'others'> = {
  friendFar: {
    say: [
      'Que una amistad se enfríe da mucha pena.',
      'Cuesta ver que una amistad ya no está como antes.',
      'Se echa mucho de menos a las amistades cuando se alejan.',
      'Notar distancia con gente tan cercana duele.',
    ],
    ask: [
      '¿Qué es lo que más echas de menos de esa amistad?',
      '¿Has podido decirle que te hace falta?',
      '¿Cómo nació esa amistad?',
    ],
  },
  friendHurt: {
    say: [
      'Que te haga daño una amistad duele mucho.',
      'Una decepción así con una amistad cuesta de creer.',
      'De una amistad no se espera algo así.',
      'Qué dolor cuando falla alguien en quien confiabas.',
    ],
    ask: [
      '¿Has hablado con esa persona de lo que pasó?',
      '¿Te gustaría arreglar las cosas con esa amistad?',
      '¿Esa amistad venía de muchos años?',
    ],
  },
  friendMoves: {
    say: [
      'Cuesta cuando la vida de una amistad cambia tanto.',
      'Una amistad que se va o cambia se echa mucho de menos.',
      'Da pena que alguien tan cercano ya no esté igual de cerca.',
      'Que una amistad empiece otra vida deja mucha nostalgia.',
    ],
    ask: [
      '¿Qué solías hacer con esa amistad?',
      '¿Has hablado con esa persona de lo que te apena?',
      '¿Piensas ir de visita algún día?',
    ],
  },
  oldFriend: {
    say: [
      'Qué emoción volver a saber de alguien de antes.',
      'Reencontrar a una vieja amistad da mucha alegría.',
      'Las amistades de hace años se guardan con mucho cariño.',
      'Así que ha vuelto una amistad de otros tiempos.',
    ],
    ask: [
      '¿Qué recuerdos tienes de aquella época?',
      '¿Ha cambiado mucho esa persona con los años?',
      '¿Qué hacías con esa persona en aquellos años?',
    ],
  },
  party: {
    say: [
      'Una fiesta que no apetece da mucha pereza.',
      'Ir a una celebración sin ganas cuesta.',
      'No siempre dan ganas de fiesta y de gente.',
      'Así que esa fiesta no te ilusiona nada.',
    ],
    ask: [
      '¿Qué preferirías hacer en vez de estar en esa fiesta?',
      '¿Qué es lo que menos te atrae de esas fiestas?',
      '¿Se molesta alguien si no vas?',
    ],
  },
  newTown: {
    say: [
      'Llegar a un lugar nuevo sin conocer a nadie es difícil.',
      'Los comienzos en otra ciudad pueden ser muy solitarios.',
      'Hacer amistades en un sitio nuevo lleva su tiempo.',
      'Qué raro se hace todo en una ciudad desconocida.',
    ],
    ask: [
      '¿Qué te gusta de ese lugar por ahora?',
      '¿Qué es lo que más echas de menos de donde vivías?',
      '¿Hay algún sitio de la ciudad al que te guste ir?',
    ],
  },
  leftOut: {
    say: [
      'Que no cuenten contigo duele.',
      'Qué feo es que te dejen fuera.',
      'Quedarse sin sitio en los planes de los demás entristece.',
      'Sentir que no te incluyen hace mucho daño.',
    ],
    ask: [
      '¿Te había pasado antes con esa gente?',
      '¿Hay alguien del grupo con quien te sientas mejor?',
      '¿Les has dicho que te dolió?',
    ],
  },
  friendIll: {
    say: [
      'Ver así de mal a una amistad es muy duro.',
      'Que enferme alguien tan cercano preocupa muchísimo.',
      'Da mucha impotencia que lo pase mal alguien a quien quieres.',
      'Qué tristeza lo que le está pasando a esa amistad.',
    ],
    ask: [
      '¿Tiene esa persona familia que le ayude?',
      '¿Puedes pasar ratos en su compañía?',
      '¿Qué es lo que más te preocupa de su estado?',
    ],
  },
  friendKind: {
    say: [
      'Qué suerte tener amistades así.',
      'Una amistad que se porta tan bien vale mucho.',
      'Cuando una amistad te cuida así, reconforta mucho.',
      'Da mucho gusto sentir el cariño de la gente amiga.',
    ],
    ask: [
      '¿Cómo empezó esa amistad?',
      '¿Qué sentiste con algo tan bonito?',
      '¿Cómo diste las gracias por algo así?',
    ],
  },
  noisyNeighbour: {
    say: [
      'Con vecinos tan ruidosos no hay quien descanse.',
      'Ese ruido al lado de casa desespera.',
      'Qué molesto tener tanto escándalo alrededor.',
      'No poder tener silencio en casa agota los nervios.',
    ],
    ask: [
      '¿Alguien más del edificio se queja del ruido?',
      '¿Has podido hablarlo con esos vecinos?',
      '¿A qué hora te molesta más el ruido?',
    ],
  },
  kindNeighbour: {
    say: [
      'Qué suerte tener vecinos así.',
      'Un detalle así de la gente de al lado alegra mucho.',
      'Da gusto contar con buena vecindad.',
      'Con gente tan amable al lado se vive mejor.',
    ],
    ask: [
      '¿Hace mucho que viven al lado?',
      '¿Hay más vecinos así de amables?',
      '¿Tienes pensado algún detalle para corresponder?',
    ],
  },
  stranger: {
    say: [
      'Qué bonito gesto de alguien que no te conocía de nada.',
      'La amabilidad de gente desconocida alegra el día.',
      'Da gusto encontrarse con personas así.',
      'Un detalle así, sin esperar nada, se agradece mucho.',
    ],
    ask: [
      '¿Qué le dirías hoy a esa persona desconocida?',
      '¿Te esperabas algo así de alguien que no conocías?',
      '¿Qué sentiste con esa amabilidad?',
    ],
  },
  rudeStranger: {
    say: [
      'Que alguien desconocido te trate así indigna.',
      'Qué mal se pasa con gente tan grosera.',
      'Una falta de respeto así, sin motivo, duele y enfada.',
      'Cruzarse con alguien tan desagradable estropea el día.',
    ],
    ask: [
      '¿Alguien te defendió?',
      '¿Te dio tiempo a responder algo?',
      '¿Sigues dándole vueltas a lo que te dijo o hizo?',
    ],
  },
}
