import type { TraitPatterns } from '../../trait-patterns.ts'

const START = '(?:^|[\\s,;.!¡])'
const TO = '(?:al|a los|a las|a la|a) '
const MOVED = '(?:movido|cambiado|aplazado|pospuesto|adelantado|atrasado|retrasado)'
const MOVED_PAST = '(?:movieron|cambiaron|aplazaron|pospusieron|adelantaron|atrasaron|retrasaron)'
const STUDIES =
  '(?:medicina|economia|derecho|ingenieria|arquitectura|psicologia|letras|filologia|filosofia|historia|matematicas|fisica|quimica|biologia|informatica|idiomas|farmacia|enfermeria|sociologia|arte|diseno|veterinaria|odontologia|pedagogia|magisterio|ciencias)(?: (?!y\\b|a\\b|en\\b|pero\\b|con\\b|por\\b|desde\\b)[a-z]+)?'
const INSTRUMENTS =
  'piano|guitarra|violin|bateria|bajo|flauta|saxofon|saxo|trompeta|violonchelo|chelo|clarinete|ukelele|acordeon|arpa|viola'

export const traitPatterns: TraitPatterns = {
  stated: {
    allergy: [
      {
        pattern: new RegExp(
          `${START}(?:soy (?:tambien |muy )?(?:alergic[oa]|intolerante)|tengo (?:una )?(?:alergia|intolerancia)) (?=${TO})(?<value>[^;.!?]+)`,
        ),
        text: 'Alergia o intolerancia: {value}',
      },
    ],
    diet: [
      {
        pattern: new RegExp(
          `${START}(?:soy|ahora soy|me he hecho|me hice) (?<value>vegetarian[oa]|vegan[oa]|pescetarian[oa]|celiac[oa])\\b`,
        ),
        text: 'Tu alimentación: {value}',
      },
    ],
    children: [
      {
        pattern: new RegExp(
          `${START}(?:tengo|tenemos) (?<value>(?:una?|dos|tres|cuatro|cinco|seis|\\d) (?:hij[oa]s?|nin[oa]s|gemel[oa]s|mellizos))\\b(?! (?:en|de|que (?!se)))(?:(?:,|:| que se llaman|,? llamad[oa]s) (?<names>[a-z'-]+(?:, [a-z'-]+)*(?: [ye] [a-z'-]+)?))?`,
        ),
        text: 'Tienes {value}',
      },
    ],
    study: [
      {
        pattern: new RegExp(
          `${START}(?:estudio|estoy estudiando|me he cambiado a|me cambie a|hago) (?<value>${STUDIES})(?= |$|[,;.!])`,
        ),
        text: 'Estudias {value}',
      },
    ],
    instrument: [
      {
        pattern: new RegExp(
          `${START}(?:toco|estoy aprendiendo a tocar) (?:el |la )?(?<value>${INSTRUMENTS})\\b`,
        ),
        text: 'Tocas este instrumento: {value}',
      },
    ],
    favourite: [
      {
        pattern: new RegExp(
          `${START}mis? (?<what>[a-z]+ (?:favorit[oa]s?|preferid[oa]s?)) (?:es|son|ahora es) (?<value>[^,;.!?]+)`,
        ),
        text: '{what}: {value}',
      },
    ],
  },
  denied: {
    allergy: new RegExp(`\\b(?:ya )?no soy (?:alergic[oa]|intolerante) (?=${TO})(?<value>[^,;.!?]+)`),
    diet: /\b(?:(?:ya no soy|no soy|he dejado de ser|deje de ser) (?:vegetarian|vegan|pescetarian)[oa]|vuelvo a comer carne)\b/,
    children: /\bno tengo hijos\b/,
    study: /\b(?:ya no estudio|he dejado (?:la carrera|los estudios)|deje (?:la carrera|los estudios))\b/,
    instrument: new RegExp(`\\bya no toco (?:el |la )?(?<value>${INSTRUMENTS})\\b`),
  },
  before: new RegExp(`^${TO}`),
  asked: {
    allergy:
      /\b(?:a que soy (?:alergic[oa]|intolerante)|(?:cuales son|recuerdas|sabes) mis alergias|mis alergias)\b/,
    diet: /\b(?:que dieta (?:sigo|hago)|cual es mi (?:dieta|alimentacion)|como carne\?|soy (?:vegetarian|vegan|celiac)[oa]\?)/,
    children:
      /\b(?:cuantos hijos tengo|como se llaman mis (?:hijos|ninos)|(?:te acuerdas de|recuerdas a) mis (?:hijos|ninos)|tengo hijos\?)/,
    study: /\b(?:que (?:carrera )?estudio|cual es mi carrera|que estoy estudiando)\b/,
    instrument: /\b(?:que instrumento toco|que toco)\b/,
    favourite:
      /\b(?:cual(?:es)? (?:es|son)|(?:te acuerdas de|recuerdas|sabes)(?: cual es)?) mis? (?<what>[a-z]+ (?:favorit[oa]s?|preferid[oa]s?))\b/,
    origin: /\b(?:de donde (?:soy|vengo)|donde naci)\b/,
  },
  asksAfter:
    /\b(?:cuantos anos tiene|que edad tiene|como se llama|quien es|te acuerdas de|recuerdas a|que sabes (?:de|sobre)) mi (?:mejor )?(?<who>[a-z]+)\b/,
  died: [
    /(?:^|[\s,;.!¡])mi (?:mejor )?(?<who>[a-z]+)(?:,? (?<Value>[a-z]+),?)? (?:murio|ha muerto|fallecio|ha fallecido|esta muert[oa])\b/,
    /(?:^|[\s,;.!¡])(?:(?:perdi|he perdido) a|(?:se )?(?:murio|ha muerto|fallecio|ha fallecido)) mi (?:mejor )?(?<who>[a-z]+)\b/,
  ],
  saysDied: 'Has perdido a {who}',
  misnamed: [/(?:^|[\s,;.!¡])mi (?:mejor )?(?<who>[a-z]+) no se llama (?<value>[a-z'-]+)/],
  renamed: [
    /(?:^|[\s,;.!¡])mi (?:mejor )?(?<who>[a-z]+) no se llama [a-z'-]+,? (?:sino |se llama )(?<value>[a-z'-]+)/,
  ],
  moved: [
    new RegExp(
      `${START}(?:mi|el|la) (?<event>[a-z]+)(?: [a-z]+){0,3}? (?:se ha |ha sido |esta |lo han |la han )${MOVED}`,
    ),
    new RegExp(`${START}(?:me )?(?:han ${MOVED}|${MOVED_PAST}) (?:mi|el|la) (?<event>[a-z]+)`),
  ],
}
