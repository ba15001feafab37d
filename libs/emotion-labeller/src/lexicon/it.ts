import type { Lexicon } from './lexicon.ts'

export const it: Lexicon = {
  cues: {
    drunk:
      'ubriac*, brill*, alticci*, sbronz*, ciucc*, bevuto troppo, bevuto, un po allegr*, bicchiere di troppo, di troppo, sobri*, fradici*, sbronza, sbornia, ciucca, fatto, cotto, su di giri, ubriac, ciuchino, ciucco, bevendo, bevuta, bevute, bevo, alzato il gomito, allegrott*, stonat*, inciuccat*',
    alcohol:
      'vino, birra, birre, birrette, spritz, grappa, vodka, gin, rum, whisky, prosecco, limoncello, amaro, bicchier*, bottiglia, brindisi, cin cin, negroni, mojito, cocktail, aperitivo, shot*, shottini, tequila, sangria, spumante, alcol, cicchett*, barista, calic*',
    dizzy:
      'gira tutto, gira, girano, girare, testa, barcoll*, vedo doppio, doppio, due, singhiozzo, hic, cadut*, inciamp*, ondegg*, storto, storti, balla, muove, muovono, traball*, dondol*, gambe, scarpe, chiavi, pavimento',
    laugh: 'haha*, ahah*, ahaha*, aahah*, hihi*, ihih*, eheh*, lol, xd, rido, ridere',
    since:
      'da mesi, da anni, da settimane, da tempo, da un anno, da un pezzo, ormai, mesi, da quando, ogni giorno, ogni mattina, ogni sera, sempre, tutti i giorni, non piu, piu niente, settimane, da tanto, da troppo, anni, dall anno, giorno dopo giorno, periodo, da un po, inverno, estate, autunno',
    empty:
      'vuot*, svuotat*, spent*, apat*, energie, energia, voglia di niente, voglia di nulla, nessuna voglia, non mi importa, importa, senza senso, senso, alzarmi dal letto, alzarmi, letto, grigi*, nebbia, pesa, pesant*, fatica, niente mi, nulla mi, non sento, non provo, interesse, motivazione, forze, inutil*, trascin*, piatt*, buio, apatia, non mi interessa',
    depression:
      'depress*, antidepress*, psicolog*, psichiatr*, terapia, terapeuta, umore, cura, diagnos*, farmac*, esaurimento, burnout, malincon*, disperat*',
    tired: 'stanc*, esaust*, sfinit*, senza forze, distrutt*, dormo, dormire, sveglio, non dormo, a pezzi',
    today:
      'oggi, stasera, stamattina, stanotte, ieri, ieri sera, adesso, ora, lunedi, giornata, serata, pomeriggio, questa settimana, poco fa, settimana',
    sad: 'triste, tristezza, giu, delus*, delusione, male, peccato, uffa, amareggiat*, malissimo, schifo, piang*, piange, piangere, pianto, lacrime, abbattut*, mortificat*, ci speravo, dispiace, ferit*, demoralizzat*, sconfort*, magone, nervos*, umiliat*, giornataccia, giornata no, storta, mi manca, mancanza, sfiga, sfortuna, deluso, dispiaciut*, rabbia, incazzat*, arrabbiat*, male male, brutta, brutto, avvilit*, affrant*, amaro, nostalgia, lacrima, groppo, nodo alla gola, pessim*, terribile, orribile, un po giu, sconsolat*, umore nero, mogi*',
    mishap:
      'bocciat*, perso, licenziat*, litigat*, lite, urlat*, rimproverat*, ripreso, rifiutat*, annullat*, dimenticat*, scordat*, rotto, rotta, saltat*, non ha risposto, ignorat*, nessuno, esame, colloquio, capo, mort*, multa, rovinat*, sbagliat*, scartat*, sgridat*, fallit*, tamponat*, tradit*, lasciat*, ammalat*, bruciat*',
    lonely: 'sol*, solitudine, da sol*, senza nessuno, isolat*, esclus*, invitat*, compagnia, silenzio',
    love: 'innamorat*, innamorar*, amo, la amo, lo amo, ti amo, cotta, cott*, pers* di, colpo di fulmine, mi piace, mi ama, amore mio, adoro, follia, impazz*, pazz* di, il mio amore, fidanzat*, innamoro, innamora, amarla, amarlo, stracott*, invaghit*, colpita, mi fa impazzire, perdutamente, amore a prima vista, ti voglio, la sposo, lo sposo, sposar*',
    heart:
      'cuore, farfalle, batte, batticuore, sorris*, sorrid*, bacio, baci, baciat*, occhi, mano, profumo, penso a lei, penso a lui, pensare a lei, pensare a lui, penso solo, bellissim*, voce, sogno, arross*, messaggio, mi scrive, suo nome, abbracc*, capelli, mi guarda, mi ha guardato, tremano, anniversario, felice, insieme a lei, insieme a lui, sciolgo, scioglie, brividi, labbra, ricci, lentiggini, carezz*, mani, tremare, nervos*, fossette, stomaco, pancia, sua voce, canticchi*, imbambolat*, foto, sveglia e penso, fiori, felpa, odore, bella, bello, insieme, luna',
    partner:
      'lei, lui, mia moglie, mio marito, la mia ragazza, il mio ragazzo, fidanzat*, moglie, marito, compagn*, ragazza, ragazzo',
    single:
      'single, vedov*, divorziat*, separat*, zitell*, scapol*, senza fidanzat*, mai avut*, cuore libero, liber*',
    seek: 'cerco, cercare, trovare, trovo, qualcuno, qualcuna, anima gemella, conoscere, incontrare, una persona, persona giusta, uomo, donna, un amore, l amore, relazione, storia seria, principe azzurro, con cui, compagn*, fidanzat*, dolce meta, mettermi con, rimettermi, dividere, condividere, invecchiare, amore vero, l uomo giusto, la donna giusta, gente nuova, innamorarmi',
    dating:
      'tinder, app, incontri, appuntamento, profilo, bio, rimorchiare, conquistare, flirt*, match, presentazione, presentami, presentare, annuncio, sito, chat, primo messaggio, attaccare bottone, approccio, bumble, agenzia',
    wish: 'vorrei, mi piacerebbe, sogno, spero, desidero, voglio, magari, pront*, mi manca, ho voglia di, un giorno, speriamo',
    bored:
      'annoi*, noia, noios*, niente da fare, nulla da fare, non so che fare, non finisce, infinit*, etern*, sbadigl*, non passa, interminabil*, lentissim*, che palle',
    waiting:
      'aspett*, attesa, coda, fila, ritardo, fermo, bloccat*, ammazzare il tempo, passare il tempo, sala, minuti, ore, lezione, riunione, treno, bus, autobus, aeroporto, stazione, insonnia, non riesco a dormire, sveglia, poste, turno, traffico, notte, in anticipo, volo, cambio, nel frattempo',
    distract:
      'distra*, altro, qualcos altro, cambiamo argomento, cambiare argomento, cambia argomento, non pensare, non voglio pensare, non ci voglio pensare, svagar*, staccare, non pensarci, altro argomento, qualsiasi cosa, qualunque cosa, intrattien*, fammi compagnia, compagnia, testa altrove, pensieri, la mente, togli*, lascia perdere, non parlare di, parliamo d altro, parliamo, chiacchier*, passatempo, curiosita, a caso, svago, distrazione, staccare la, altrove, non parliamo di, smettere di pensare, rimuginare, tienimi, tenermi, passare, occupata, occupato, chiacchiera, qualcosa di, qualcosa che, purche, tranne',
    tell: 'raccontami, dimmi, parlami, parliamo, storia, curiosita, qualcosa, racconta, chiedimi, descrivimi, consigliami, leggimi, spara, aneddoto, dimmi qualcosa',
    play: 'gioco, giochi*, gioca, giocare, barzellett*, indovin*, quiz, fammi ridere, ridere, scherz*, sfida, sfid*, scommett*, obbligo o verita, verita, battuta, battut*, facciamo, inventa, inventiamo, rima, fingi, facciamo finta, facciamo che, divert*, cant*, freddura, imit*, prendimi in giro, scioglilingua, filastrocca, gara, stupid*, buffo, scem*, rap, improvvis*, cazzat*, barza, ridiamo, risate, indovina, sfidiamoci, nomi cose, impiccato, giochino, cretinate, stupidata, ti sfido, gara di, duello, preferiresti, finta di, battaglia, quizzone, punti, vince, canzone su, telequiz, parodia',
    party:
      'festa, feste, ball*, discoteca, si esce, uscire, usciamo, locale, locali, karaoke, concerto, festival, festegg*, venerdi, sabato, weekend, musica, andiamo, carico, carica, serata, avventura, giostr*, luna park, evviva, yeah*, casino, dj, pista, si balla, dai dai, follie, casin*',
    ask: 'che cos e, cos e, quanto, quanti, quanta, quante, come si, quando, a che ora, dov e, chi ha, chi e, qual e, quale, quali, perche, che differenza, differenza, cosa significa, significa, mi spieghi, spiegami, sai, si puo, si dice, mi dici, che ore, in che',
    practical:
      'ricetta, traduci, tradurre, mail, email, riunione, dentista, tecnico, farmacia, treno, macchina, comprat*, prezzo, costa, capitale, tempo fa, apre, chiude, lezioni, relazione, slide, forno, grammi, cena, pranzo, palestra, corso, domani, ore, grammatica, parola, password, telefono, impostazioni, banca, bolletta, scuola, ricerca, libro, film, serie, chilometri, gradi, tasse, idraulico, condominio, medico, compito, appuntamento',
    greet:
      'ciao, salve, buongiorno, buonasera, buonanotte, grazie, a domani, come va, come stai, ok, ci sentiamo, a dopo, arrivederci, va bene, perfetto',
  },
  negation: 'non, mai, nessun*, senza, niente, nn, manco, nemmeno, neanche, ne',
  others:
    'mia sorella, mio fratello, mio zio, mia zia, mio cugino, mia cugina, mia madre, mio padre, un mio amico, una mia amica, la mia vicina, il mio vicino, un collega, la mia collega, mio nonno, mia nonna, la gente, il protagonista, mio figlio, mia figlia, gli adolescenti, un amico, mio cognato, la mia amica, il mio amico',
  past: 'l anno scorso, l altr anno, anni fa, ero, eravamo, tempo fa, una volta, da giovane, da ragazz*, all epoca, acqua passata, superat*, quando ero, ai tempi, un tempo, nel 20*, nel 19*, ero stat*, in passato, ormai passat*, avevo',
}
