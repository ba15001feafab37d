import type { StatementSearchWords } from '../../statement-search.ts'

export const statementSearch: StatementSearchWords = {
  told: /\b(?:que (?:te|es lo que te) (?:dije|he dicho|conte|he contado|habia dicho|escribi)|te (?:he |habia )?(?:dije|conte|hable|dicho|contado|hablado)(?: ya| alguna vez)?(?: algo)?|(?:te )?(?:acuerdas|recuerdas)(?: todavia)?(?: (?:de )?(?:lo )?que te (?:dije|conte|he dicho))?|que (?:sabes|recuerdas)|recuerdame(?: lo que te dije)?) ?(?:de la|del|de|sobre|acerca de|cuando|a|que|lo de) (?<about>.{2,80})$/,
  question:
    /^(?:(?:ah|oh|eh|mm+|ok|y|pero|entonces|oye|espera|por cierto),? )*(?:(?:sabes|recuerdas|dime|recuerdame) )?(?:cuando|donde|quien|a que hora|que dia|en que dia|cuantos anos|cual es|como se llama|a que) ?(?:es |son |era |fue |sera |esta |tengo |tiene |tienen )?(?<about>.{2,60})$/,
  maybeTold:
    /[,.;!…]?\s*\b(?:no (?:se|me acuerdo|recuerdo) si )?(?:ya )?te lo (?:habia |he )?(?:dije|dicho|conte|contado)(?: ya)?\s*[?.!]*$/,
  recalled:
    /\b(?:(?:te|se) acuerdas?|recuerdas?|recuerdame|(?:te|le) (?:dije|conte|habia dicho|mencione)\b|como se llamaba|a ver si (?:me )?(?:estas atent\w+|escuchas|pones atencion|estabas)|(?:del|de la|de los|de las|de lo) que te (?:hable|hablaba|conte|dije)\b|que te (?:decia|contaba)|(?:cual|quien|como|donde|cuando|que) era\b.{0,40}\?|(?:digame|dime|decime) (?:otra vez|de nuevo))/,
  reminder:
    /\b(?:recuerdame|recordame|recuerdeme|recuerdemelo|repiteme|repetime|me recuerdas|me recordas|me recuerda)\b|\b(?:cuando|donde|quien|que dia|a que hora|que) (?:te|le) (?:dije|he dicho|habia dicho|conte)\b|\b(?:digame|dime|decime) (?:otra vez|de nuevo)\b/,
  own: /\b(?:que|cual(?:es)?|cuando|donde|adonde|quien(?:es)?|como se llama\w*|cuant[oa]s?)\b(?!.{0,60}\b(?:debo|deberia|puedo|podria|podemos|hago|hacer|(?:tengo|hay) (?:que|q))\b)(?=.{0,60}\b(?:mi|mis|me|yo|soy|tengo|trabajo|vivo|juego|estudio|vengo|voy|fui|fuimos|hice|dije|pago|llevo|toco|cumplo|nos|nuestr\w+|vamos|comemos|iba|queria)\b)/,
  named: /\b(?:se llama\w*|me llamo|nombre)\b/,
  price:
    /\b(?:cuest\w*|cost\w*|precio|pag\w+|sale|cuanto (?:me |te |le )?(?:vale|sale|pagan|pago|debo|debe|es)|alquiler)\b/,
  where:
    /^(?:\S+,? ){0,5}?(?:(?:a|de|en) )?(?:donde|adonde|(?:que|cual) (?:ciudad|pueblo|pais|lugar|calle|aeropuerto|estacion|bar|restaurante))\b/,
  who: /^(?:\S+,? ){0,5}?(?:(?:con|de|a|para) )?quien(?:es)?\b/,
  what: /^(?:\S+,? ){0,5}?(?:(?:a|de|en|con|por|para) )?(?:(?<!\b(?:sera|creo|crees|parece|dice|dijo|hay|tengo|tienes|tiene|mas|sino|aunque|quiero|es) )que|cual(?:es)?|como)\b/,
  amount: /\b(?:cuant[oa]s?|(?:que|cual) (?:piso|numero|edad|talla|nota|anden|ano))\b/,
  numbers:
    /\b(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|cien|ciento|mil|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|medi[oa])\b/,
  persons:
    /\b(?:companer[oa]s?|colegas?|amig[oa]s?|prim[oa]s?|ti[oa]s?|vecin[oa]s?|jef[ea]|senor[a]?|chic[oa]s?|nin[oa]s?|hij[oa]s?|niet[oa]s?|padres|papas|herman[oa]s?|sueg\w+|cunad\w+|maestr[oa]|profe\w*|doctor\w*|casero|mama|papa|abuel[oa]s?)\b/,
  goesOn:
    /^(?:(?:si|ok|ah|oh|eso|exacto|bien|muy bien|perfecto|gracias|genial|dale|correcto),? )*(?:y|pero|con|e)\b/,
  parts:
    /(?:,? [ye] |, )(?=(?:(?:de|en|a|con|por|para|desde) )?(?:que|como|donde|cuando|quien|cuant\w*|cual)\b)/,
  when: /^(?:\S+ ){0,4}?(?:cuando|a que hora|que dia|en que dia|(?:cual es la |que )fecha)\b/,
  fillers: new Set(
    'cosas cuento digo escribo todo olvidas acuerda acuerdas favorito favorita favoritos favoritas preferido preferida el la los las un una unos unas mi mis me yo tu te ti su sus de del a al en con por para sobre y o que quien cuando donde como es son era fue sera esta tengo tiene tienen he ha ya todavia exactamente dije conte dicho contado hablado algo nombre llama anos hora dia lo tenia debo debia toca tocaba fecha dije dijiste'.split(
      ' ',
    ),
  ),
  changed:
    /\b(?:movid[oa]|cambiad[oa]|cambiaron|movieron|aplazad[oa]|aplazaron|pospuest[oa]|pospusieron|adelantad[oa]|adelantaron|retrasad[oa]|cancelad[oa]|en vez|en realidad|al final|ya no|ahora|mudad[oa]|mudo)\b/,
  say: {
    found: ['Me dijiste esto: {quote}.', 'Por lo que me has contado: {quote}.', 'Sí, me dijiste: {quote}.'],
    nearest: [
      'Lo más cercano que me has dicho: {quote}.',
      'Lo que más se acerca, de lo que me contaste: {quote}.',
    ],
    several: ['Me contaste esto: {quotes}.', 'Esto es lo que me dijiste: {quotes}.'],
    corrected: [
      'Lo último que me dijiste es esto: {last}. Antes era: {first}.',
      'Según lo último que sé: {last}. Al principio me habías dicho: {first}.',
    ],
    partly: [
      'Eso exactamente no me lo has dicho. Lo que tengo: {quote}.',
      'No con esas palabras. Pero me dijiste: {quote}.',
    ],
    unknown: [
      'No encuentro nada de eso en lo que me has contado, y no quiero inventarlo. ¿Me lo dices?',
      'No me lo has dicho, por lo que encuentro. ¿Cómo es?',
      'No está en nada de lo que me has escrito hasta ahora. ¿Qué debería saber?',
    ],
    next: '; después: ',
    quotes: ['«', '»'],
  },
}
