import type { TextWords } from '../../skills.ts'

export const texts: TextWords = {
  ask: /^(?:(?:ehi|ok|senti|per favore|puoi|potresti|mi puoi|mi|riesci a|mi potresti) )*(?:aiutami a )?(?:scriv(?:i|imi|ere|ermi)|prepara(?:mi|re|rmi)?|componi|buttami giu|fammi)\b(?: per me)? (?:un |una |un'|degli |il |la |i )?(?:\w+ ){0,2}?(?:messagg\w+|letter\w+|bigliett\w+|e-?mail|mail|sms|testo|augur\w+|invito|scuse|ringraziament\w+|condoglianze)\b/,
  kinds: {
    birthday: /\b(?:compleanno|auguri)\b/,
    condolence: /\b(?:condoglianze|lutto|mort[eoa]|funerale|scompars\w+)\b/,
    getWell: /\b(?:guarigione|guarisci|malat[oa]|ospedale|pronta guarigione)\b/,
    congratulation: /\b(?:congratulazioni|complimenti|laurea|matrimonio|promozione|nascita)\b/,
    apology: /\b(?:scus[ae]|scusarmi|perdono)\b/,
    thanks: /\b(?:ringrazia\w*|grazie)\b/,
    invitation: /\b(?:invit\w+)\b/,
    resignation: /\bdimissioni\b/,
    application: /\b(?:candidatura|presentazione|lavoro|motivazionale)\b/,
  },
  lead: 'Non ho un modello di IA, quindi ecco una traccia onesta: quello tra parentesi lo metti tu.',
  nameless: '[nome]',
  texts: {
    birthday:
      'Ciao {name},\ntanti auguri di buon compleanno! Ti auguro un anno con tanto [qualcosa che ti fa ridere]. Penso spesso a [un momento insieme]. È bello averti vicino.\n[il tuo nome]',
    thanks:
      'Ciao {name},\ngrazie per [che cosa]. Mi è stato d’aiuto perché [motivo]. Non me ne dimentico.\n[il tuo nome]',
    apology:
      'Ciao {name},\nmi dispiace per [che cosa è successo]. Immagino che per te sia stato [come]. La prossima volta [che cosa farò di diverso]. Ne parliamo?\n[il tuo nome]',
    condolence:
      'Caro/a {name},\nmi dispiace tanto per [chi]. Ricordo [un momento], e ti penso. Se ti serve [un aiuto concreto], ci sono.\n[il tuo nome]',
    getWell:
      'Ciao {name},\nho saputo di [che cosa è successo] e ti penso. Prenditi tutto il tempo che ti serve. Quando vuoi passo con [che cosa ti fa bene].\n[il tuo nome]',
    congratulation:
      'Ciao {name},\ncongratulazioni per [che cosa]! Ho visto quanto [impegno] ci hai messo e ne sono felice. Festeggiamo [quando, dove]?\n[il tuo nome]',
    invitation:
      'Ciao {name},\nti aspetto per [che cosa] il [giorno] alle [ora], a [luogo]. Porta [niente / che cosa]. Mi dici entro [giorno] se ci sei?\n[il tuo nome]',
    resignation:
      'Gentile {name},\ncon la presente comunico le mie dimissioni dal ruolo di [ruolo] a partire dal [ultimo giorno], nel rispetto del preavviso di [tempo]. Ringrazio per [che cosa]. Sono a disposizione per il passaggio di consegne su [compiti].\nCordiali saluti\n[il tuo nome]',
    application:
      'Gentile {name},\nmi candido per la posizione di [posizione]. Da [tempo] lavoro come [lavoro], dove ho [un risultato con una cifra]. Di voi mi attira [motivo]. Sarei felice di un colloquio.\nCordiali saluti\n[il tuo nome]',
    other:
      'Ciao {name},\nti scrivo per [la cosa di cui si tratta]. Per me conta questo: [una o due frasi]. Potresti [che cosa chiedi], entro [quando]?\n[il tuo nome]',
  },
}
