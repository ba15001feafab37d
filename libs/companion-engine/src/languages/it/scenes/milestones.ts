import type { MilestoneScene, Scene } from '../../scenes.ts'

export const milestones: Record<MilestoneScene, Scene> = {
  baby: {
    signs:
      /\b(?:sono incinta|siamo incint|aspett(?:o|iamo) un (?:bambin\w|figli\w|bimb\w)|la mia (?:compagna|ragazza) e incinta|mia moglie e incinta|e nat[oa] (?:mi[oa]|nostr[oa]|il|la)|divento (?:papa|mamma|zi[oa]|nonn[oa]))\b/,
    open: ['Congratulazioni!', 'Che notizia, congratulazioni!'],
    stay: [
      'Sono settimane piene di tutto, gioia e pensieri.',
      'È una cosa grande, un giorno alla volta.',
      'Chi ti sta vicino se ne ricorderà.',
      'Anche un po’ di fatica, in questi mesi, è normale.',
    ],
    ask: [
      'Come l’avete saputo?',
      'Come ti senti, in questi giorni?',
      'Chi lo sa già?',
      'Che cosa ti emoziona di più?',
    ],
    advice: [
      'Dillo in modo semplice, quando siete tranquilli: una foto, due scarpine o solo le parole. E lascia loro il tempo di emozionarsi.',
    ],
  },
  retired: {
    signs: /\b(?:(?:sono |sei )?(?:andat[oa] )?in pensione|pensionat[oa])\b/,
    open: [
      'È un grande passaggio, dopo tanti anni.',
      'Una porta che si chiude, e un po’ di tempo che si apre.',
    ],
    stay: [
      'Tutti quegli anni lasciano il segno, in chi ti ha incontrato.',
      'Ci vuole un po’, a trovare un ritmo nuovo.',
      'Le giornate cambiano forma, e all’inizio pesa.',
      'Anche a casa cambiano gli equilibri.',
    ],
    ask: [
      'Che cosa ti manca di più?',
      'Com’è adesso una tua giornata?',
      'Che cosa rimandavi da anni?',
      'Con chi ti piacerebbe passare più tempo?',
    ],
    advice: [
      'Scegli una cosa fissa alla settimana fuori casa: un corso, un coro, un’ora di volontariato. Il resto viene dietro.',
    ],
  },
  sport: {
    signs:
      /\b(?:ho (?:corso|nuotato|pedalato|giocato a|fatto (?:palestra|\d+ (?:chilometri|km)))|abbiamo (?:vinto|perso|giocato)|la (?:gara|partita|maratona)|mi alleno|allenamento)\b/,
    open: ['Complimenti per l’impegno!', 'Che energia!'],
    stay: [
      'La costanza si vede.',
      'Il bello è anche la strada per arrivarci.',
      'Ascolta il corpo, e goditela.',
      'Un passo alla volta si va lontano.',
    ],
    ask: [
      'Com’è andata?',
      'Come ti organizzi con gli allenamenti?',
      'Qual è il prossimo obiettivo?',
      'Che cosa ti piace di più?',
    ],
  },
}
