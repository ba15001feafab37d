import type { SubjectLines } from '../../../phrases.ts'

export const leisure: SubjectLines<'leisure'> = {
  book: {
    say: [
      'Así que estás con un libro.',
      'Leer llena muchos ratos.',
      'Un libro siempre da tema para hablar.',
      'Qué bien tener algo que leer.',
    ],
    ask: [
      '¿Cómo llegaste a ese libro?',
      '¿Qué te gustaría leer después?',
      '¿Cuál es el libro que más te ha gustado en tu vida?',
    ],
  },
  film: {
    say: [
      'Así que hubo película.',
      'Una peli siempre da que hablar.',
      'El cine da buenos y malos ratos.',
      'Ver una película llena bien una tarde o una noche.',
    ],
    ask: [
      '¿Con quién sueles ver películas?',
      '¿Qué tipo de películas te gusta más?',
      '¿Cuál es la película de tu vida?',
    ],
  },
  series: {
    say: [
      'Las series enganchan de verdad.',
      'Así que andas con una serie.',
      'Con una serie se toma cariño a los personajes.',
      'Una buena serie ocupa muchas noches.',
    ],
    ask: [
      '¿Qué personaje te gusta más?',
      '¿Con quién comentas los capítulos?',
      '¿Hay otra serie que te gustara tanto?',
    ],
  },
  music: {
    say: [
      'Qué bien tener música que te gusta tanto.',
      'La música acompaña mucho.',
      'Hay canciones que emocionan mucho.',
      'Disfrutar así de la música es una suerte.',
    ],
    ask: [
      '¿Desde cuándo te gusta esa música?',
      '¿Qué más escuchas últimamente?',
      '¿Hay alguna canción que te recuerde a alguien?',
    ],
  },
  instrument: {
    say: [
      'Así que tocas un instrumento.',
      'Tocar un instrumento pide muchas horas.',
      'Qué bonito eso de hacer música.',
      'Practicar cuesta, y también da alegrías.',
    ],
    ask: [
      '¿Cómo empezaste a tocar?',
      '¿Qué canción te gustaría saber tocar?',
      '¿Tocas a veces delante de gente?',
    ],
  },
  singing: {
    say: [
      'Cantar sienta muy bien.',
      'Qué bonito eso de cantar.',
      'Así que cantas, qué bien.',
      'Una canción bien cantada da mucha alegría.',
    ],
    ask: [
      '¿Qué canción te gusta más cantar?',
      '¿Siempre te ha gustado cantar?',
      '¿Hay alguien más en tu familia que cante?',
    ],
  },
  drawing: {
    say: [
      'Crear algo así lleva su tiempo.',
      'Qué bonito dedicarle un rato a eso.',
      'Así que te gusta el arte.',
      'Ponerse a pintar o a modelar algo llena mucho.',
    ],
    ask: [
      '¿Desde cuándo te gusta hacer estas cosas?',
      '¿Qué te gustaría hacer después?',
      '¿Guardas todo lo que haces?',
    ],
  },
  handicraft: {
    say: [
      'Hacer algo a mano tiene mucho mérito.',
      'Así que te gustan las manualidades.',
      'Las cosas hechas a mano piden paciencia.',
      'Cuántas horas lleva una labor así.',
    ],
    ask: [
      '¿Quién te enseñó?',
      '¿Qué parte te resulta más difícil?',
      '¿Hay otra cosa que quieras hacer luego?',
    ],
  },
  photos: {
    say: [
      'Así que te gusta hacer fotos.',
      'Hacer fotos es una afición muy bonita.',
      'Las fotos llevan su tiempo y su paciencia.',
      'Qué bien eso de la fotografía.',
    ],
    ask: [
      '¿Qué te gusta más fotografiar?',
      '¿Cómo empezó tu afición por las fotos?',
      '¿Cuál es tu foto preferida de las tuyas?',
    ],
  },
  videoGame: {
    say: [
      'Esos juegos enganchan mucho.',
      'Así que te gustan los videojuegos.',
      'Una partida siempre pide otra.',
      'Con los videojuegos se pasan las horas.',
    ],
    ask: [
      '¿Juegas también con más gente?',
      '¿Cuál es el primer juego que recuerdas?',
      '¿Qué otro juego te gusta?',
    ],
  },
  boardGame: {
    say: [
      'Jugar con gente alrededor de una mesa es buen plan.',
      'Así que te gustan los juegos de mesa.',
      'Qué buenos ratos dan esos juegos.',
      'Una partida entre varios siempre tiene emoción.',
    ],
    ask: ['¿Qué juego de mesa te gusta más?', '¿Quién suele ganar?', '¿A qué jugabas en tu infancia?'],
  },
  teamWon: {
    say: [
      '¡Qué alegría, ganó tu equipo!',
      'Una victoria así se celebra mucho.',
      'Ver ganar a los tuyos emociona mucho.',
      'Vaya fiesta cuando gana el equipo.',
    ],
    ask: ['¿Dónde viste el partido?', '¿Desde cuándo eres de ese equipo?', '¿Qué fue lo mejor del partido?'],
  },
  teamLost: {
    say: [
      'Qué rabia cuando pierde tu equipo.',
      'Una derrota así fastidia mucho.',
      'Da pena ver caer al equipo.',
      'Vaya disgusto con ese resultado.',
    ],
    ask: ['¿Viste el partido con más gente?', '¿Qué crees que falló?', '¿Desde cuándo sigues a ese equipo?'],
  },
  ownMatch: {
    say: [
      'Así que juegas, qué bien.',
      'Un partido propio se vive con muchas ganas.',
      'Jugar con otra gente tiene mucha emoción.',
      'Qué nervios y qué gusto dan los partidos.',
    ],
    ask: ['¿Hace mucho que juegas?', '¿Va alguien a verte jugar?', '¿Cómo es la gente con la que juegas?'],
  },
  running: {
    say: [
      'Así que sales a correr.',
      'Correr pide muchas ganas.',
      'Qué constancia hace falta para correr.',
      'Cada kilómetro cuesta lo suyo.',
    ],
    ask: [
      '¿Por qué empezaste a correr?',
      '¿Corres con música o en silencio?',
      '¿A qué hora te gusta más correr?',
    ],
  },
  hiking: {
    say: [
      'Caminar por la montaña cansa y da alegría.',
      'Así que te gusta el monte.',
      'Una ruta a pie da para mucho.',
      'Qué buen plan, salir a caminar lejos.',
    ],
    ask: [
      '¿Cuál es la ruta más bonita que has hecho?',
      '¿Qué llevas siempre en la mochila?',
      '¿Adónde te gustaría ir la próxima vez?',
    ],
  },
  cycling: {
    say: [
      'Así que te gusta la bici.',
      'Pedalear pide fuerza y ganas.',
      'Qué gusto da ir en bicicleta.',
      'Una salida en bici despeja mucho.',
    ],
    ask: [
      '¿Qué camino te gusta más para pedalear?',
      '¿Cómo es tu bici?',
      '¿Adónde te gustaría llegar algún día en bici?',
    ],
  },
  sea: {
    say: [
      'Qué bien sienta el agua.',
      'Un rato en el agua o junto al mar relaja mucho.',
      'Así que te gusta el agua.',
      'Mar, río o piscina, siempre apetece.',
    ],
    ask: [
      '¿Quién te enseñó a nadar?',
      '¿Cuál es tu sitio preferido con agua?',
      '¿Te gustaría volver pronto?',
    ],
  },
  dancing: {
    say: [
      'Qué alegría da bailar.',
      'Así que te va el baile.',
      'Bailar pone de buen humor.',
      'Con el baile se pasan buenos ratos.',
    ],
    ask: [
      '¿Qué baile te gusta más?',
      '¿Cuándo empezaste a bailar?',
      '¿Con qué canción te lanzas siempre a bailar?',
    ],
  },
  fishing: {
    say: [
      'Salir a buscar algo así al campo o al agua es buen plan.',
      'Pescar o buscar por el monte pide paciencia.',
      'Qué bien, pasar horas al aire libre en eso.',
      'Esas salidas al agua o al monte entretienen mucho.',
    ],
    ask: ['¿Quién te aficionó a eso?', '¿Con quién sueles ir?', '¿Qué es lo mejor que has traído a casa?'],
  },
  writing: {
    say: [
      'Así que te gusta escribir.',
      'Escribir lleva tiempo y muchas ganas.',
      'Qué bonito poner las cosas por escrito.',
      'Poner en palabras lo que se piensa no es fácil.',
    ],
    ask: ['¿Alguien lee lo que escribes?', '¿De dónde te vienen las ideas?', '¿Cuándo empezaste a escribir?'],
  },
  museum: {
    say: [
      'Qué buen plan, ir a ver algo así.',
      'Así que hubo salida cultural.',
      'Un museo o un teatro siempre deja algo.',
      'Ver arte de cerca tiene mucho interés.',
    ],
    ask: [
      '¿Qué te llamó más la atención?',
      '¿Sueles ir a menudo?',
      '¿Cuál es tu museo o tu teatro preferido?',
    ],
  },
  volunteering: {
    say: [
      'Qué bien, ayudar así a otros.',
      'Así que dedicas tu tiempo a ayudar.',
      'Echar una mano a quien lo necesita vale mucho.',
      'Ese tiempo que das sirve de mucho.',
    ],
    ask: [
      '¿Cómo empezaste con eso?',
      '¿Qué es lo que más te gusta de hacerlo?',
      '¿Hay mucha gente que ayude contigo?',
    ],
  },
  stars: {
    say: [
      'Qué bonito es mirar el cielo de noche.',
      'Un cielo así impresiona.',
      'Mirar la luna y las estrellas da calma.',
      'Así que te gusta el cielo nocturno.',
    ],
    ask: [
      '¿Con quién te gusta mirar el cielo?',
      '¿Quién te enseñó a fijarte en el cielo?',
      '¿Cuál es el cielo más bonito que recuerdas?',
    ],
  },
}
