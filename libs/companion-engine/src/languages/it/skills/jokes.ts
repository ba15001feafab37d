import type { JokeWords } from '../../skills.ts'

export const jokes: JokeWords = {
  ask: /\b(?:(?:raccontami|dimmi|racconta|dammi|sai|conosci|fammi sentire|mi racconti|mi dici) (?:una|un'altra|qualche|altra)(?: bella| altra)? (?:barzelletta|battuta|freddura)|(?:un'altra|ancora una) (?:barzelletta|battuta|freddura)|fammi ridere|dimmi qualcosa di divertente)\b|^(?:una )?(?:barzelletta|battuta)$/,
  another:
    /^(?:(?:ahah\w*|haha\w*|ok|bella|carina|si|dai|e|divertente),? )*(?:un'altra|ancora(?: una)?|(?:dimmene|raccontamene|dammene) (?:un'altra|ancora una)|ne (?:sai|hai|conosci) (?:un'altra|altre|ancora)|la prossima|un altra)(?: per favore| dai)?$/,
  jokes: [
    'Che cosa dice un muro all’altro? Ci vediamo all’angolo.',
    'Perché lo scheletro non litiga mai? Non ha fegato.',
    'Ho comprato un libro sulla pazienza. Non vedo l’ora che arrivi.',
    'Qual è il colmo per un orologiaio? Non avere mai tempo.',
    'Che cosa fa un gallo in mezzo al mare? Galleggia.',
    'Il mio ombrello e io ci siamo lasciati: si chiudeva sempre.',
    'Qual è il colmo per un idraulico? Avere un figlio che non capisce un tubo.',
    'Perché la bicicletta si è sdraiata? Era a terra.',
    'Qual è il colmo per un pizzaiolo? Avere una figlia che si chiama Margherita.',
    'Ho raccontato una barzelletta alle mie piante: sono rimaste di sasso. Anzi, di vaso.',
  ],
  usedUp: 'Era l’ultima che so, e non voglio ripetermi. Tocca a te: ne conosci una?',
}
