import type { Lexicon } from './lexicon.ts'

export const es: Lexicon = {
  cues: {
    drunk:
      'borrach*, pedo, peda, ebri*, tomad*, pied*, piripi, contentill*, bebido, bebi demasiado, bebido demasiado, de mas, de copas, copas, me sobro, cieg*, mamad*, curda, chispa, chispad*, taja, cogorza, sobri*, resaca, beodo, ciego, alegre, en pedo, jum*, borrachit*, bebiendo, bebi, tome, tomando, entonad*, achispad*, alegrit*, ebriedad, beod*, cuete, briago, bolo, copeti*',
    alcohol:
      'cerveza*, birra*, chela*, vino, vinos, vodka, ron, ginebra, gin, tequila, mezcal, whisky, copa, copas, copita*, botella, chupito*, mojito*, sangria, tinto, cava, champan, champagne, brind*, salud, cubata*, calimocho, fernet, pisco, caña*, canas, vermut, michelada*, aguardiente, trago*, barman, camarero, licor, bar',
    dizzy:
      'da vueltas, vueltas, gira, giran, mueve, mueven, mare*, tambale*, veo doble, doble, dos, hipo, hip, hic, caido, cai, tropec*, tropiez*, suelo, piernas, zapato*, llave*, torcid*, baila, pared*, tumb*, bizc*, hipp*, babea, lengua, cantando, abrazo*, abrazando, taxi, taxista, arrastrand*, escaler*, cerradura, sofa me, zigzag, dando tumbos',
    laugh: 'jaja*, jeje*, jiji*, jajaj*, haha*, lol, xd, ajaj*, me rio, risa',
    since:
      'desde, hace meses, hace anos, hace mucho, hace tiempo, meses, anos, semanas, llevo, todos los dias, cada dia, cada manana, cada noche, siempre, ya no, nada, nunca, tiempo, dia tras dia, semana tras semana, ultimamente, invierno, otono, verano, primavera, ya ni, largo, sigo, otra vez, a diario',
    empty:
      'vacio, vacia, apagad*, apatia, apatic*, sin ganas, ganas de nada, ganas, energia*, fuerzas, fuerza, sentido, levantarme, cama, gris, niebla, pesa, pesad*, no siento, nada me, interes, ilusiona, ilusion, motivacion, inutil, da igual, para que, plan*, oscur*, arrastr*, cuesta, esfuerzo, automatico, hundid*, me da lo mismo, entumec*, insensible, fingir, desgan*, sin fuerza, motiv*, sin sentido, automatica, piloto, muert* por dentro, vaci*, entusiasm*, sin alma, invisible, inerte, me arrastro, apagada, anestesiad*, lastre, plomo, color, colores, hueco, esperanza, ya nada, nada tiene, encerrad*, aislarme, rutina',
    depression:
      'depres*, deprim*, antidepresiv*, terapia, terapeuta, psicolog*, psiquiatr*, medicacion, pastillas, animo, diagnostic*, burnout, melancol*, desesper*',
    tired:
      'cansad*, agotad*, exhaust*, rendid*, molid*, sin fuerzas, duermo, dormir, reventad*, hecha polvo, hecho polvo, fundid*',
    today:
      'hoy, esta noche, esta manana, esta tarde, ayer, anoche, ahora, recien, lunes, dia, tarde, esta semana, hace un rato',
    sad: 'triste, tristeza, decepcion*, bajon, mal, fatal, llor*, lagrima*, pena, dolid*, dolio, duele, chafad*, desanimad*, bajonead*, horrible, feo, fea, asco, agobiad*, deshech*, hund*, me siento mal, no es mi dia, mal dia, pesimo, de bajon, hech* polvo, frustrad*, herid*, humill*, extran*, echo de menos, verguenza, jo, uf*, ay, desilusion*, plof, achicopalad*, bajit*, mierda, tristona, tristón, triston, apenad*, decaid*, desmoral*, angusti*, rabia, rayad*, mal rato, peor, me duele, dolor, amarg*, desconsol*, disgust*, chof, depre hoy, nostalg*, sentid*, me sento fatal, jodid*, cagada, lamentable, menudo dia, vaya dia, que dia',
    mishap:
      'suspend*, suspendi, reprob*, perdi, perdido, despid*, despedid*, echaron, discut*, pelea*, pelee, grit*, rega*, bronca, rechaz*, cancel*, olvid*, rompi*, roto, no contest*, ignor*, nadie, examen, entrevista, jefe, jefa, murio, muerto, multa, arruin*, equivoc*, deja*, planto, planton, sali* mal, fall*, visto, averi*, accidente, quem*, quede fuera, no me dieron, no me cogieron, choque, no me llam*, no vino, no vinieron, me grito, me echo, en visto, deje plantad*, me fallo, llegue tarde, nota, ruptura, cort*, dejo mi, dejo por, perdimos, perdio, robaron, caido, mojad*, rota, estropea*, enferm*, hospital, no quiso, critic*, no aprobe, despedirnos, despedida',
    lonely: 'sol*, sola, solo, soledad, a solas, nadie, aislad*, invit*, silencio',
    love: 'enamorad*, enamore, enamorando, la amo, lo amo, te amo, la quiero, lo quiero, le quiero, me quiere, flechazo, colad*, pillad*, loc* por, loquit*, coladit*, me gusta, me encanta, amor de mi vida, me trae, babe*, enganchad*, perdid* por, amo a, tragad*, crush, enamoro, enamora, amar, amarl*, chifl*, encant*, coladisim*, hasta las trancas, hasta los huesos, te quiero, quererl*, amor a primera vista, mi amor, mi vida, derrit*, loca por, loco por',
    heart:
      'corazon, mariposas, late, sonri*, sonrisa, beso*, bes*, ojos, mano, manos, perfume, huele, pienso en, pensar en, pensando en, guap*, hermos*, precios*, voz, suen*, sonroj*, mensaje, su nombre, abraz*, mirada, mira, estomago, pelo, aniversario, feliz, tiembl*, nube*, cosquill*, bonit*, risa, suspir*, ruboriz*, nervios*, labios, caricia*, cosquilleo, latid*, latia, palpit*, hoyuelos, olor, colonia, ilusionad*, carta, escribio, escribe, me mira, me miro, pensarl*, dedos, manita, susurr*, nub*, brill*, bailar con, luna',
    partner:
      'ella, el, mi mujer, mi marido, mi novia, mi novio, mi esposa, mi esposo, mi chica, mi chico, pareja, chica, chico, su',
    single: 'solter*, viud*, divorciad*, separad*, sin pareja, sin novi*, libre, solteron*, nunca he tenido',
    seek: 'busco, buscar, buscando, encontrar, encuentro, encuentre, alguien, media naranja, alma gemela, conocer, conozco, conoce, pareja, novi*, una mujer, un hombre, una chica, un chico, el amor, amor, relacion, algo serio, en serio, principe azul, compartir, con quien, compan*, envejecer, enamorarme, persona especial, especial, rehacer mi vida, gente, ligar, acompan*, la persona, a alguien, encontrarl*, un amor, una relacion, pareja estable, companer*, vida en pareja, mi persona, con el que, con la que, corazon libre, volver a amar, con quien compartir, mujer que, hombre que, formar una familia, casarme, que me quiera, tener novi*',
    dating:
      'tinder, app, apps, cita, citas, perfil, bio, ligar, ligue, match, flirt*, badoo, bumble, presentar, presentes, presentame, anuncio, primer mensaje, cita a ciegas, coquet*, conquistar, agencia, romper el hielo, entrarle',
    wish: 'quisiera, me gustaria, quiero, ojala, espero, deseo, sueno con, listo para, lista para, me apetece, apetece, algun dia, anhel*, a ver si, ya toca',
    bored:
      'aburr*, aburrimiento, nada que hacer, no se que hacer, tedio, bostez*, se hace etern*, etern*, no acaba, no termina, no pasa, infinit*, rollo, coñazo, conazo, embol*, fom*, lento, muert* de asco, aburrid*, aburro, que aburrimiento, sin nada, mata el tiempo, bostezando, pesadez, peñazo, penazo, sopor, lentisim*, no avanza, plomo',
    waiting:
      'esper*, espera, cola, fila, retras*, atasc*, atrapad*, matar el tiempo, pasar el rato, sala, minutos, horas, clase, reunion, tren, autobus, bus, metro, aeropuerto, estacion, insomnio, no puedo dormir, no me duermo, despiert*, turno, trafico, guardia, demora*, vuelo, escala, rato, banco, hospital, consulta, dentista, peluqueria, lavadora, lavanderia, conferencia, embarque, anden, parada, desvel*, madrugada, oficina, seminario, webinar, en cola, en espera, llegue, bateria, resultado*, quirofano, operacion, hace una hora',
    distract:
      'distra*, otra cosa, otro tema, cambiemos, cambiar de tema, cambia de tema, tema, no pensar, no quiero pensar, pensar en otra, dejar de pensar, olvid*, entreten*, entretenme, haceme compan*, hazme compan*, compania, lo que sea, cualquier cosa, despej*, desconect*, la cabeza, cabeza, evadir*, menos de, platic*, charl*, hablemos, de lo que sea, al azar, random, evitar, distraigas, distraeme, entretener*, cambio de tema, hablar de otra, no hablar de, cualquier tema, pensamientos, darle vueltas, la mente, mente, pasatiempo, conversa, conversacion, que no sea, lejos de, quitame',
    tell: 'cuentame, contame, dime, decime, hablame, hablemos, historia, dato, curiosidad*, algo, cuento, cuenta, preguntame, describe, recomiend*, leeme, dime algo, anecdota, curioso, explicame algo, platicame',
    play: 'juego*, jugar, juega, jugamos, juguemos, chiste*, adivin*, quiz, trivia, hazme reir, haceme reir, reir, reto, ret*, apuest*, verdad o, atrev*, broma*, invent*, rima*, finge, haz de, imagina, imita, divert*, diversion, canta*, trabaleng*, concurso, batalla, rap, tonter*, gracios*, cachond*, ahorcado, improvis*, desafio, desafi*, payas*, vacil*, chistoso, piropo, risas, juguem*, jueguito, adivina, adivinanza*, hacer reir, piedra papel, verdad o reto, veo veo, preguntas y, imitame, cancion de, payasada, chorrada*, locur*, bobada*, rie, reirme, reirnos, risa, improvisa, personaje, trato de, a que no, duelo, partida, puntos, gana',
    party:
      'fiesta*, bail*, discoteca, disco, salir, salimos, sale, marcha, antro, karaoke, concierto, festival, celebr*, viernes, sabado, finde, musica, vamos, ambiente, aventura, parque, feria, yuju*, joda, rumba, farra, perrear, parranda, pista, dj, animo, locura*, plan, planazo, quien se apunta, apunt*, reventon, boliche, fiest*, salgo, salgamos, rumbe*, bailoteo, bailar, playa, excursion, escapada, barbacoa, asado, cumple, cumpleanos, a tope, venga, dale, arriba, viva, noche loca, bares, verbena, carnaval, tardeo, previa, quedada, plan divertido, musica a, altavoz, motivad*, con ganas de',
    ask: 'cuanto*, cuanta*, cuando, a que hora, donde esta, donde queda, quien, cual, cuales, por que, como se, como hago, que es, que significa, significa, diferencia, explic*, puedes, sabes, se dice, se escribe, que hora, hay que, se puede, me dices, podes, que dia, en que',
    practical:
      'receta, traduc*, correo, email, mail, reunion, dentista, fontanero, farmacia, tren, coche, carro, compr*, precio, cuesta, capital, tiempo hace, abre, cierra, informe, gramos, horno, cena, almuerzo, curso, manana, hora, gramatica, palabra, contrasena, telefono, banco, factura, escuela, colegio, libro, pelicula, serie, km, grados, impuesto*, contrato, medico, tarea, deberes, cita con, ajustes, medic*, taller, trabajo de, uni, capitulo, horario, recorda*',
    greet:
      'hola, buenas, buenos dias, buenas tardes, buenas noches, gracias, adios, hasta manana, que tal, como estas, ok, vale, chao, nos vemos, perfecto, luego',
  },
  negation: 'no, nunca, jamas, sin, nada, ni, tampoco, ningun*',
  others:
    'mi hermana, mi hermano, mi tio, mi tia, mi primo, mi prima, mi madre, mi padre, un amigo, una amiga, mi amigo, mi amiga, mi vecina, mi vecino, un colega, una companera, mi companero, mi companera, mi abuelo, mi abuela, la gente, el protagonista, mi hijo, mi hija, los adolescentes, mi cunado, mi compadre',
  past: 'el ano pasado, hace anos, hace diez anos, estuve, estaba, antes, en aquella epoca, de joven, de adolescente, cuando era, superad*, ya paso, pasado, en su dia, en 20*, en 19*, era, tuve, fui',
}
