import type { GameWords } from '../../skills.ts'
import { request } from './request.ts'
import { riddle } from './riddles.ts'

export const games: GameWords = {
  stop: request(
    '(?:io )?(?:stop|basta|fermati|smettiamo|mi arrendo|non voglio piu giocare|finiamola|finiamo qui|facciamo altro|chiudiamo qui|non gioco piu|fine)(?: cosi| di giocare| con il gioco| col gioco| giocare)?',
  ),
  which: request(
    '(?:a )?(?:che|quali|quale) (?:giochi|gioco) (?:conosci|sai fare|sai|possiamo fare|ci sono|facciamo|hai)|a (?:che cosa|cosa|che) (?:giochiamo|possiamo giocare)',
  ),
  menu: 'Ne conosco quattro: indovina il numero, sasso carta forbici, la catena di parole e questo o quello. Quale?',
  guess: {
    start: request(
      '(?:giochiamo |gioca |possiamo giocare |vuoi giocare |ti va di giocare |vorrei giocare |facciamo )?(?:a |ad )?(?:indovin(?:a|are|o|iamo) (?:il |un )numero|pensa (?:a )?un numero)(?: con me)?',
    ),
    opening: 'Penso a un numero da 1 a 100. Qual è il tuo primo tentativo?',
    higher: 'Il mio è più alto di {number}.',
    lower: 'Il mio è più basso di {number}.',
    outside: 'È fra 1 e 100. Riprovi?',
    found: 'Sì, {number}! Tentativi: {tries}. Partita finita, bel gioco.',
    stopped: 'Va bene, ci fermiamo qui. Era {number}.',
  },
  hands: {
    start: request(
      '(?:giochiamo |gioca |possiamo giocare |vuoi giocare |ti va di giocare |vorrei giocare |facciamo )?(?:a )?(?:morra cinese|(?:sasso|carta|forbici),? (?:carta|forbici|sasso),? (?:e |o )?(?:forbici|sasso|carta))(?: con me)?',
    ),
    opening: 'Sasso, carta, forbici, si arriva a tre. Io ho scelto: e tu?',
    names: { rock: /\bsasso\b/, paper: /\bcarta\b/, scissors: /\bforbic[ei]\b/ },
    labels: { rock: 'sasso', paper: 'carta', scissors: 'forbici' },
    win: 'Avevo {mine}: punto tuo. {yours}:{me}. Altro giro?',
    lose: 'Avevo {mine}: punto mio. {yours}:{me}. Altro giro?',
    draw: 'Anch’io {mine}: pari. {yours}:{me}. Altro giro?',
    won: 'Avevo {mine}, e la partita è tua: {yours}:{me}. Complimenti!',
    lost: 'Avevo {mine}, e la partita va a me: {yours}:{me}. Rivincita quando vuoi.',
    stopped: 'Ci fermiamo qui: {yours}:{me}, prima i tuoi punti.',
  },
  chain: {
    start: request(
      '(?:giochiamo |gioca |possiamo giocare |vuoi giocare |ti va di giocare |vorrei giocare |facciamo )?(?:alla |la |a )?(?:catena di parole|catena delle parole)(?: con me)?',
    ),
    opening:
      'Catena di parole: ognuna comincia con l’ultima lettera di quella prima. Parto con «{word}». A te una con la {letter}.',
    next: '«{word}». A te una con la {letter}.',
    wrong: 'Questa non comincia con la {letter}. Riprovi?',
    repeated: 'Questa c’è già stata. Un’altra con la {letter}?',
    won: 'Con la {letter} non mi viene più niente: hai vinto tu. Parole della catena: {count}. Bella partita!',
    stopped: 'Chiudiamo qui la catena. Parole: {count}.',
    words:
      'albero onda aereo orso oliva arancia amico occhio elefante estate erba acqua isola ombra ape eco ora anello edera orto inverno incendio uva imbuto oca ala elica ago olio asino istrice erica uovo unghia idea igloo orologio aquila lago mare notte treno luna casa fiore riso sole tavolo gatto nuvola barca cielo dado fiume gelato miele neve pane quadro rosa stella tenda vento zaino'.split(
        ' ',
      ),
  },
  choice: {
    next: ['Segnato. Adesso:', 'L’avrei detto. E poi:', 'Bell’istinto. Allora:', 'Risposta netta. Ultima:'],
    finished: 'Cinque su cinque, senza esitare: ora ti conosco un po’ meglio. Un altro gioco, o parliamo?',
    stopped: 'Va bene, basta scelte. A che cosa pensi?',
  },
  riddle,
}
