import type { ConceptWords } from './concept.ts'

export const es: ConceptWords = {
  i: 'yo, me, mi, mis, mi, conmigo, he, estoy, soy, tengo, m',
  you: 'tu, te, ti, contigo, tus, usted, vos, os',
  kin: 'amigo, amiga, amig*, herman*, madre, padre, mama, papa, hijo, hija, novi*, marido, esposo, esposa, mujer, primo, prima, compañer*, companer*, sobrin*, tio, tia, ex, vecin*, pareja, colega',
  they: 'el, ella, ele, dice que, me dijo, dijo que, amenaza*, habla de, no contesta, no responde, ha intentado, intento, quiere, se esta, se ha, me escribio, temo que, miedo de que',
  themself:
    'matarse, suicidarse, se mata, se quiere matar, quitarse la vida, hacerse daño, hacerse dano, se hace daño, se hace dano, se haga daño, se haga dano, se corta, cortarse, ahorcarse, colgarse, tirarse, se va a tirar, se tire, se autolesiona, una tonteria, una locura, se suicide, se mate, se suicido, lanzarse',
  neg: 'no, nunca, jamas, nada, ni, sin, ningun, ninguna, tampoco, nadie, ya no, n',
  wish: 'quiero, kiero, qiero, quisiera, querria, ojala, deseo, desear*, prefer*, prefiero, espero, ganas, me gustaria, anhelo, sueño con, sueno con, rezo, necesito, queria, ganas de, tengo ganas, qero, apetece, ansio',
  plan: 'decidi*, decidido, decision, plan, planes, voy a, voi a, vy a, pienso tomar, preparad*, prepare, compre, comprad*, conseguido, intente, intentar, intento, intentado, he pensado en, lista para, listo para, a punto de, guard*, juntando, ahorrando pastillas, escogi*, elegi*, lo hare, lo hago, ya lo habria hecho, lo voy a hacer, lo hice, ideado, busque',
  soon: 'fecha, esta noche, hoy, mañana, manana, pronto, esta semana, ahora, ya, luego, este finde, en breve, antes de, de hoy no pasa',
  again:
    'otra vez, de nuevo, vuelvo a, volvi a, cada dia, cada noche, todos los dias, todas las noches, siempre, a veces, ayer, anoche, ultimamente, sigo, constantemente, a menudo, vuelven, recai*, no paro, cada vez, desde',
  think:
    'pienso, pens*, pensando, pensamiento*, idea, ideas, imagin*, me digo, fantase*, siento, creo, cabeza, voces, planteo, se me pasa, miro, ronda*',
  if: 'si, estaria, seria, tuviera, hubiera, fuera, bastaria, podria, estarian, serian',
  how: 'como, forma, manera, metodo*, cuant*, dosis, modo, busco, cual, letal',
  die: 'sobreviv*, bajo tiera, desangr*, morir*, muero, muera, murio, muert*, morirme, muere, moriria, murier*, palmar*, diñarla, fallec*, mortal*, tumba, cementerio, ataud, entierro, funeral, murriera, morir*, mori, moria*, moriria*, estirar la pata, muriend*',
  kill: 'mata, mato, matar, matando, mataria, maten, matan, asesin*, cargar*, matado',
  'kill-self':
    'me mat*, me suicid*, me ahorc*, me colgari*, me pegari*, un balazo, balazo, dejarme morir, me dejo morir, asfixiarme, me estrelo, quitari*, me tiro de, pego un tiro, me pego un tiro, un tiro, tirarme al metro, tirarme al tren, bajo de esta vida, me bajo de esta vida, quitarme de su camino, salte, matarme, me mato, me quiero matar, me voy a matar, quitarme la vida, quitar la vida, quitarme de en medio, quitarme del medio, suicidarme, me suicido, ahorcarme, colgarme, me voy a colgar, me cuelgo, pegarme un tiro, acabar con todo, acabar con mi vida, acabar conmigo, terminar con todo, terminar con mi vida, poner fin, ponerle fin, me quito la vida, tirarme, me tiro por, me tiro del, me tiro al, cortarme las venas, envenenarme, kms, desvivirme, me desvivo, desvivir, acabar de una vez, terminar de una vez, me voy a quitar',
  suicide: 'suicid*, suisid*, sucid*, suicd*',
  live: 'vivir, vida, viva, vivo, vivir*, bibir, seguir, sigo, continuar, existencia, respirar, con vida, aguantar, seguir asi, seguir adelante, seguir aqui, levantarme',
  born: 'abort*, abortado, nacer, nacido, naci, nacimiento, traido al mundo',
  exist:
    'exist*, estar aqui, estar viv*, ya no estare, no estare, no estoy aqui, no estuviera, seguir aqui, ya no estaria, estare aqui, en este mundo, no este, yo no este, faltara, falte, ya no este',
  end: 'acab*, termin*, fin, final, parar, basta, se acabo, pare, cerrar, apagar*, descansar, rendir*, soltar',
  all: 'todo, todos, todas, de todo',
  world: 'condena, mundo, tiera, esta vida, este mundo, la tiera, este planeta',
  vanish:
    'desaparec*, desaparesc*, irme, marcharme, me voy, borrarme, borarme, largarme, dejar este, dejar el mundo, partir, esfum*, evapor*',
  forever:
    'siempre, para siempre, nunca mas, definitiv*, de una vez, eterno, eternamente, por siempre, de una vez por todas, jamas',
  sleep: 'soñe, sone, pesadila, dormir*, dormirme, durmiera, sueño eterno, cerrar los ojos, quedarme dormid*',
  wake: 'despert*, despierte, despiert*, abrir los ojos, amanecer, levantar*, ver el dia',
  jump: 'tirar*, tiro, saltar, salto, lanzar*, lanzo, arroj*, vacio, caer, dejarme caer, aventar*, un paso, un segundo, me aviento, brinco',
  height:
    'puente, balcon, ventana, azotea, edificio, acantilado, terraza, piso, tejado, torre, barandilla, viaducto, barranco, cornisa',
  track: 'tren, trenes, vias, metro, anden, camion, railes, autobus, estacion',
  drive:
    'volante, arbol, muro, estrellar*, acelerar*, carril, coche contra, soltar las manos, curva, contramano, barranco, chocar',
  pills:
    'acido, detergente, gotas, pastila, pastilas, pildora*, somnifer*, medicament*, medicina*, tomarmelas, tomarme, sobredosis, veneno, frasco, caja, bote, lejia, tragar*, tragué, ansiolitic*, antidepresiv*, xanax, blister, trankimazin, orfidal, insulina, tabletas',
  weapon:
    'aguja, cristal, compas, pistola, escopeta, soga, cuerda, cuchila, cuchilo, navaja, hoja de afeitar, cuter, arma, lazo, gas, bala, tijeras, cinturon, gilette, filo, nudo, vidrio',
  hang: 'ahorc*, colgar*, colgad*, me cuelgo, ahog*, asfixi*, estrangul*',
  cut: 'corto, corte, cortes, corta, cortar*, cortado*, cortaba*, cortada*, cortan*, cortarme, raj*, arañ*, aran*, cicatri*, sangr*, venas, herida*, tajos, clav*, rasguñ*',
  burn: 'quem*, cigarril*, mechero, encendedor',
  hit: 'golpe*, pego, pegarme, puñetazo*, puntazo*, moreton*, cabezazos, bofetad*, la pared',
  body: 'brazo*, muñeca*, muneca*, pierna*, muslo*, piel, antebrazo*, cuelo, cuello, vientre',
  'hurt-self':
    'hacerme daño, hacerme dano, me hago daño, me hago dano, autolesion*, cortarme, me corto, me corte los, me corte el, me corte otra, me corte anoche, quemarme, me quemo, me arano, me golpeo, lastimarme, me lastimo, me hice daño a proposito, herirme, castigarme, me castigo, arañarme, me rajo, pegarme, me pego, me he cortado, autoles*, dañarme, danarme, cutting',
  letter: 'carta, cartas, nota, notas, testamento, escrib*, escrit*, mensaje, mensajes',
  goodbye:
    'adios, despedi*, despedida, me despido, gracias por todo, perdon*, perdonad*, lo siento, hasta siempre, chao, cuida*, no me guarden',
  last: 'ultim*, ultimo dia, ultima noche, ultima vez, ultimo mensaje',
  settled:
    'dejo todo, le di mis, regale, regalad*, llaves, laves, seguro de vida, deudas, pagad*, pague, papeles, contraseña*, cuentas, cuiden de, cuida de mi, testamento, en orden, arregle, arreglad*, dejado todo, encargue',
  burden:
    'carga, peso, estorbo, inutil, no sirvo, basura, fracas*, sobro, lastre, molest*, mierda, problema, de mas, verguenza para, decepcion, desperdicio, arruino, no valgo',
  better:
    'mejor, alivio, descans*, paz, libr*, tranquil*, solucion, mas feli*, salida, felices sin, alivi*, silencio, consuelo',
  'without-me':
    'sin mi, si yo no existiera, si no estuviera, si me muero, si desapare*, si muriera, cuando ya no este, cuando no este, si yo no estu*, si yo muriera, cuando me vaya, cuando me muera',
  nobody: 'nadie, a quien',
  notice:
    'echaria de menos, echar de menos, extrañ*, extran*, import*, notar*, noto, daria cuenta, dar cuenta, enterar*, llor*, lor*, falta, acord*, encuentr*, encontra*, buscar*',
  reason:
    'sentido, razon, razones, motivo*, para que, proposito, por que, esperanza, futuro, vale la pena, sirve de, merece la pena, que sentido, nada que me, ata',
  deserve: 'merezco, merec*, deberia, debi, tendria que, tenia que, me toca, tenia que haber sido yo',
  hate: 'odio, asco, detesto, desprecio, me odio',
  pain: 'dolor*, sufr*, duele, sufrimiento, agonia, desesper*, infierno, tortura, vacio, angustia, oscur*, daño, dano, insoportable, roto, rota, hundid*, torment*',
  cannot:
    'no puedo mas, no aguanto, aguanto, ya no puedo, no soporto, soporto, sin fuerzas, no doy mas, no tengo fuerzas, no puedo seguir, limite, me supera, no me quedan',
  tired: 'cansad*, hart*, agotad*, rendid*, me rindo, tirar la toala, tirar la toalla, arta, arto, exhaust*',
  afterlife:
    'dios que me leve, me leve, levame, cielo, mas alla, reunirme, reunir*, otro lado, con dios, alla arriba, junto a el, junto a ella, me espera, reencontr*, irme con el, irme con ella, con mi abuel*',
  courage:
    'valor, valiente, miedo, agallas, cobarde, fuerza, atrev*, temblando, tiemblo, en la mano, a mi lado, delante de mi, huevos para',
  pressure:
    'alivio, calma, siento algo, sentir algo, manga larga, a escondidas, escond*, desahog*, nadie me ve, me relaja, ocult*, me alivia',
  story:
    'pelicula*, peli, libro*, serie*, novela*, cancion*, personaje*, actor, actriz, escena*, capitulo*, poema*, poeta*, romeo, julieta, obra, cantante, pintor*, escritor*, protagonista, juego, videojuego, documental, podcast, teatro, opera, detective, comic, trama, historia, trata de, final, biografia, cuadro, policiaca, comisari*',
  study:
    'ministro, carceles, carcel, politic*, gobierno, articulo*, estudio*, estadistica*, tasa, prevencion, charla, curso, tesis, voluntari*, noticia*, periodico, informe, investigacion, clase, profesor*, conferencia, telediario, segun, datos, ley, campaña, examen, durkheim, telefono de, trabajo sobre, jornada*, asociacion, lei que, telefono de la esperanza',
  trifle:
    'bigote, pelo, uñas, unas, flequilo, barba, hambre, risa, sed, sueño, sueno, calor, frio, aburri*, verguenza, cerveza, cafe, chocolate, pizza, fumar, tabaco, dieta, curiosidad, envidia, susto, playa, pereza, por verte, fiesta, cansancio, ganas de verte, sofa',
  accident:
    'rompio, moto, cocin*, cebola*, horno, plancha, planch*, sarten, afeit*, futbol, tenis, esqui*, rodila, tobilo, sin querer, papel, jardin, patata*, escalera*, pelando, dedo, accidente, por accidente',
  thing:
    'movil, bateria, celular, telefono, ordenador, coche, planta*, wifi, internet, contrato, suscripcion, computadora, portatil, motor, nevera, app, carro, pc',
  animal: 'perro, gato, gata, perra, hamster, pez, conejo, caballo, loro, veterinari*, canario',
  old: 'noventa, cien, abuel*, cancer, hospital, vieji*, viejo, vejez, guerra, guera, covid, hace años, hace anos, el año pasado, en enero, enfermedad, de viejo, acidente, echo de menos, luto, infarto, nietos',
  work: 'trabajo, jefe, reunion, examen*, oficina, carrera, turno, universidad, instituto, proyecto, deberes, empresa, tareas, colegio, cole',
  sport:
    'defensa, derota, gimnasio, partido, equipo, correr, futbol, maraton, gol, paracaidas, puenting, piscina, trampolin, entrenamiento, entreno, tenis, montaña, delantero, futbolistic*, escalada',
  calm: 'no te preocupes, tranqui*, es broma, bromeando, estoy bien, jamas me haria, nunca me haria, todo bien, feliz, contento, contenta, bonito, precioso, genial, por fin, divert*, menos mal, brutal, que bien, amo la vida, me encanta, ya pasara, saldre de esta, agradecid*',
  laugh: 'jaja*, jeje*, xd, lol, jsjs*, jajs*',
  love: 'amor, corazon, me dejo, roto conmigo, ruptura, beso, te quiero, enamorad*, cortado con, vestido, guap*, novio me',
}
