import type { GameWords } from '../../skills.ts'
import { request } from './request.ts'
import { riddle } from './riddles.ts'

export const games: GameWords = {
  stop: request(
    '(?:yo )?(?:stop|basta|para|paramos|paremos|dejalo|dejemoslo|me rindo|ya no quiero jugar(?: mas)?|no quiero jugar(?: mas)?|fin|termina(?:mos)?|se acabo|hagamos otra cosa)(?: ya| de jugar| el juego| aqui)?',
  ),
  which: request(
    '(?:a )?que juegos? (?:conoces|sabes|hay|tienes|podemos jugar)|a que (?:podemos jugar|jugamos)',
  ),
  menu: 'Conozco cuatro: adivinar el número, piedra papel o tijera, palabras encadenadas y esto o aquello. ¿Cuál?',
  guess: {
    start: request(
      '(?:juguemos |jugamos |vamos a jugar |podemos jugar |quieres jugar |quiero jugar |juega )?(?:a |al )?(?:(?:adivin(?:a|ar|emos) (?:el |un )numero)|piensa (?:en )?un numero|juego del numero)(?: conmigo)?',
    ),
    opening: 'Pienso en un número del 1 al 100. ¿Tu primer intento?',
    higher: 'El mío es mayor que {number}.',
    lower: 'El mío es menor que {number}.',
    outside: 'Está entre 1 y 100. ¿Otro intento?',
    found: '¡Sí, {number}! Intentos: {tries}. Fin del juego, muy bien jugado.',
    stopped: 'De acuerdo, lo dejamos. Era el {number}.',
  },
  hands: {
    start: request(
      '(?:juguemos |jugamos |vamos a jugar |podemos jugar |quieres jugar |quiero jugar |juega )?(?:a )?piedra,? ?papel,? ?(?:o |y )?tijeras?(?: conmigo)?',
    ),
    opening: 'Piedra, papel o tijera, a tres puntos. Ya he elegido: ¿y tú?',
    names: { rock: /\bpiedra\b/, paper: /\bpapel\b/, scissors: /\btijeras?\b/ },
    labels: { rock: 'piedra', paper: 'papel', scissors: 'tijera' },
    win: 'Yo tenía {mine}: punto para ti. {yours}:{me}. ¿Otra ronda?',
    lose: 'Yo tenía {mine}: punto para mí. {yours}:{me}. ¿Otra ronda?',
    draw: 'Yo también tenía {mine}: empate. {yours}:{me}. ¿Otra ronda?',
    won: 'Yo tenía {mine}, y la partida es tuya: {yours}:{me}. ¡Enhorabuena!',
    lost: 'Yo tenía {mine}, y la partida es mía: {yours}:{me}. La revancha, cuando quieras.',
    stopped: 'Lo dejamos así: {yours}:{me}, primero tus puntos.',
  },
  chain: {
    start: request(
      '(?:juguemos |jugamos |vamos a jugar |podemos jugar |quieres jugar |quiero jugar |juega )?(?:a |a las )?(?:palabras encadenadas|cadena de palabras|la cadena de palabras)(?: conmigo)?',
    ),
    opening:
      'Palabras encadenadas: cada una empieza por la última letra de la anterior. Empiezo con «{word}». Te toca una con {letter}.',
    next: '«{word}». Te toca una con {letter}.',
    wrong: 'Esa no empieza por {letter}. ¿Otro intento?',
    repeated: 'Esa ya ha salido. ¿Otra con {letter}?',
    won: 'Con {letter} ya no me sale nada: ganas tú. Palabras de la cadena: {count}. ¡Muy bien jugado!',
    stopped: 'Cerramos aquí la cadena. Palabras: {count}.',
    words:
      'agua oso arena amigo ola abeja otoño oro anillo espejo elefante estrella isla aire oveja uva iglesia idea orilla ala oreja escoba ojo erizo roca ratón nube nieve río lluvia leche luna lago dado sol sal silla reloj sueño tren mar pan papel flor gato casa queso zapato barco camino fuego jardín noche playa queja rueda tigre viento yema naranja limón'.split(
        ' ',
      ),
  },
  choice: {
    next: [
      'Anotado. La siguiente:',
      'Me lo imaginaba. Y:',
      'Buen instinto. Entonces:',
      'Respuesta clara. La última:',
    ],
    finished: 'Cinco de cinco, sin dudar: ahora te conozco un poco mejor. ¿Otro juego, o hablamos?',
    stopped: 'Vale, basta de elegir. ¿En qué piensas?',
  },
  riddle,
}
