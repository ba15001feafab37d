import type { Remark } from '../../remarks.ts'

export const remarksOnPeople: readonly Remark[] = [
  {
    signs:
      /\b(?:(?:mi|a mi) (?:\w+ )?(?:mama|madre|vieja|jefita|ama|papa|padre|viejo|apa|abuel[oa]|marido|esposo|esposa|mujer|senora|novi[oa]|hij[oa]|herman[oa]|suegr[oa]|pareja|ti[oa]|ma|bebe|niet[oa])\b[^.?]{0,34}(?:internad[oa]|ingresad[oa]|hospital\w*|operaron|operan|opero|quirofano|quimio|terapia intensiva|uci\b|urgencias|embolia|infarto|esclerosis|alzheimer|demencia|parkinson|cancer|anda mala|esta (?:muy |re )?(?:mal|enferm[oa]|malit[oa]|delicad[oa])|no camina)|(?:esta|lo tienen|la tienen|sigue) (?:internad[oa]|ingresad[oa])|(?:internaron|ingresaron|operaron) a mi|lo operaron del corazon|(?:que )?lo pasen a terapia|(?:la|lo) dejan en observacion|(?:tres|al|iremos [\w ]*al) hospital a (?:verl[oa]|llevarl[ea])|alzheimer|parkinson|mi vieja anda mala)\b/,
    tone: 'hard',
    say: [
      'Con alguien enfermo en la familia, la cabeza se queda allí.',
      'La salud de los que uno quiere se lleva el día entero.',
      'Ver así a alguien de casa se nota en todo lo demás.',
    ],
    ask: ['¿Qué se sabe por ahora?', '¿Con quién compartes esa preocupación?'],
  },
  {
    signs:
      /\b(?:(?:mis? (?:hij[oa]s?|nin[oa]s?|bebe|pequen[oa]s?|peque|nen[ea]s?|chic[oa]s?|crios?|enan[oa]|zagal|pibe|gord[oa])|la (?:nina|nena|peque|pequena|bebe)|el (?:nino|nene|peque|crio|bebe))\b[^.?]{0,26}(?:fiebre|vomit\w+|\benferm[oa]|malit[oa]|\btos\b|otitis|varicela|llorando|no duerme|no para de llorar|se (?:cayo|pego|golpeo|quebro))|noche con (?:el|la|mi) (?:bebe|nen[ea]|nin[oa]) (?:llorando|enferm[oa])|come, llora|(?:estoy )?dando (?:la )?teta|los pezones)\b/,
    tone: 'hard',
    say: [
      'Con un niño que lo pasa mal, el reloj de la casa cambia.',
      'Los pequeños lo necesitan todo a la vez, y a deshoras.',
    ],
    ask: ['¿Quién te releva un rato?', '¿Cómo va ahora?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:(?:los|las|mis|ya se han|se han|se me) )?(?:nin[oa]s|nen[ea]s|crios|peques|hij[oa]s|bebes?|nin[oa]|nene|peque)\b[^.?]{0,14}(?:dormid[oa]s?|duermen|se durmi\w+|ya duerme|en la cama)|ya se han dormido (?:las|los)|(?:se (?:me )?(?:durmio|ha dormido|quedo dormid[oa])) (?:adentro|en (?:mis|las|los|mi) (?:brazos|piernas|hombro|pecho|regazo))|acost(?:e|ar) a (?:los|las|mis) (?:nin[oa]s|hij[oa]s|nen[ea]s|peques))\b/,
    say: [
      'Cuando los pequeños duermen, la casa cambia de sonido.',
      'Ese rato de silencio, con los niños en sueños, vale oro.',
    ],
    ask: ['¿Costó mucho?', '¿En qué se te va ese rato?'],
  },
  {
    signs:
      /^(?!.*\b(?:murio|muert[oa]|falleci\w+|ya no (?:esta|me|quiere)|odi\w+|grit[oe]\w*|cole nuevo|pelea\w*|lloran\w*|miedo|enferm\w+|perico|loro|perr[oa]|gat[oa]|mentira)\b).*\b(?:(?:mi (?:hij[oa]|nin[oa]|nen[ea]|peque|bebe|enan[oa]|pequen[oa]|zagal|gord[oa]|chiquit[oa]|mayor)|la (?:nina|nena|peque|pequena|mayor|bebe)|el (?:nino|nene|peque|enano|menor)|un nino|luego la nina)\b[^.?]{0,26}(?:me (?:ha )?(?:dijo|dicho|abraz\w+|dio|dado|pint\w+|dibuj\w+|hizo|trajo|traido|regal\w+|pregunto|cogio|reto)|dijo (?:mi nombre|mama|papa|su primera)|dio sus primeros pasos|primer[oa]?s? (?:pasos|palabra|diente)|ya (?:camina|habla|gatea|lee|come|corre|va)|se rie)|aprendio a (?:decir|caminar|nadar|leer|andar)|papa eres el|recien me agarro el dedo|se me ha quedado mirando|me prometio pagarme|me (?:llamo|ha llamado|ha dicho|dijo) (?:mami|papi|abuela?|mama|papa)(?! (?:esta|ya|murio)))\b/,
    tone: 'glad',
    say: ['Los niños sueltan esas cosas y ya no se olvidan.', 'De esos momentos vive uno semanas enteras.'],
    ask: ['¿Qué edad tiene ahora?', '¿Y tú qué cara pusiste?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:mi (?:hij[oa]|niet[oa]|nin[oa]|herman[oa]|sobrin[oa]|muchach[oa])|esa hija mia|la (?:mayor|menor|pequena)|el (?:mayor|menor))\b[^.?]{0,24}(?:se (?:ha )?(?:titul|gradu|recib)\w+|saco (?:la mejor|un diez|un nueve|matricula|plaza)|aprobo (?:todo|el|la)|es la primera de la familia|entro (?:a|en) la universidad|gano (?:el|la|un|una))|^(?:hoy |ayer )?saco la mejor nota/,
    tone: 'glad',
    say: [
      'Los logros de los tuyos se sienten como propios, o más.',
      'Eso se celebra en toda la familia, aunque sea por teléfono.',
    ],
    ask: ['¿Cómo lo está viviendo?'],
  },
  {
    signs:
      /\b(?:(?:mis? hij[oa]s?|mis (?:nin[oa]s|muchach[oa]s)|mi (?:adolescente|muchach[oa]|mayor)|la mayor|el mayor)\b[^.?]{0,30}(?:(?:no (?:me )?(?:habla|cuenta|contesta|llama|escucha|quiere))|se encerro|encerrad[oa]|portazo|se fue|viven? (?:fuera|afuera|en|lejos)|se (?:me )?(?:va|van|marcha\w*|independiza)|casados|estan con sus cosas)|(?:puro|solo) aja|equis mama|antes me contaba todo|en casa (?:nadie|no) me|me manda al diablo|hace (?:\w+ )?anos que no lo veo)\b/,
    tone: 'hard',
    say: [
      'Los hijos crecen hacia afuera, y esa distancia se nota.',
      'Cuando un hijo se cierra o se aleja, uno se queda escuchando la puerta.',
    ],
    ask: ['¿Cada cuánto hablan?', '¿De qué te gustaría hablar más?'],
  },
  {
    signs:
      /\b(?:(?:los|mis) (?:chic[oa]s|nin[oa]s|hij[oa]s|peques|nen[ea]s) (?:[\w ]{0,16})?(?:al|en el|del) (?:cole\w*|jardin|escuela|insti\w*|kinder|guarde\w*)|(?:llev(?:ar|e|o|amos)|recoger|dejar|deje|buscar|a dejar) a (?:los|las|mis) (?:nin[oa]s|hij[oa]s|nen[ea]s|chic[oa]s|peques)|(?:empieza|empezo|va|entra|entro) (?:manana |hoy )?(?:al|en el|a la|el) (?:cole\w*|jardin|guarderia|kinder|primaria|escuela|colegio nuevo)|la (?:maestra|profe|tutora) (?:de|me|dice)|grupo de (?:padres|mamas)|fiesta de fin de curso|disfraz de|los (?:uniformes|utiles)|tocado pediatra|al pediatra|reunion de padres)\b/,
    say: [
      'El colegio de los hijos también es un trabajo de los mayores.',
      'Con niños en edad escolar, la agenda la llevan ellos.',
    ],
    ask: ['¿Te toca siempre a ti todo eso?'],
  },
  {
    signs:
      /^(?!.*\b(?:murio|muert[oa]|falleci\w+|llamar no llama|no (?:me )?(?:llaman?|vienen?|conozco)|podria ser mi|alguien me lea|recuerdos)\b)(?:\S+ ){0,6}(?:mis? (?:niet[oa]s?|nietecit[oa]s?|nietit[oa]s?|bisniet[oa]s?)|(?:una?|la|el|los|las) (?:niet[oa]s?|nietit[oa]s?))\b/,
    say: [
      'Los nietos traen otra velocidad a cualquier casa.',
      'Un nieto llena la casa, aunque sea por teléfono.',
    ],
    ask: ['¿Vive cerca o lejos?', '¿A quién se parece más?'],
  },
  {
    signs:
      /^(?!.*\b(?:murio|muert[oa]|falleci\w+|ya no|velorio|entierro|matan?|mataba?|odio|pelead\w+|grit\w+|internad\w+|hospital\w*|cree que|era de|ni mi|sin decirle|embolia|miedo|gay|no (?:me|ha|viene|llama)|nunca)\b).*(?:\bme (?:ha llamado|llamo|llama|escribio|ha escrito|ha traido) mi (?:mama|madre|vieja|papa|padre|viejo)\b|\b(?:mi (?:mama|madre|vieja|jefita|ama|papa|padre|viejo|apa)) (?:\w+ ){0,2}(?:llam[oa]|me (?:llam[oa]|mand[oa]|escribio|hizo|trajo|abrazo|cocino|preparo|dijo|dio|compro|regalo|contesto)|vino|viene|se rie|ha (?:llamado|venido)|me ha (?:llamado|hecho|dicho|traido|mandado|preparado|escrito))\b)/,
    say: [
      'Los padres tienen esa forma suya de aparecer.',
      'Entre padres e hijos, una cosa pequeña dice mucho.',
    ],
    ask: ['¿Se te parece en algo?', '¿Se ven a menudo?'],
  },
  {
    signs:
      /\b(?:(?:mi|a mi) (?:papa|padre|viejo|mama|madre|vieja)\b[^.?]{0,30}(?:me (?:mata|grit\w+|rega\w+|prohib\w+|castig\w+|quito|saco el|tiene hart[oa]|controla|critica)|se (?:levanto y se|enoj\w+|enfad\w+)|no (?:me (?:deja|habla|entiende|escucha|cree)|sabe|quiere)|cree (?:q|que)|piensa (?:q|que))|mis (?:papas|padres|viejos)\b[^.?]{0,24}(?:no (?:me )?(?:dejan|saben|entienden|quieren)|pelea\w*|discut\w+|separ\w+|divorci\w+)|estoy castigad[oa]|lo q(?:ue)? no se curar es a mi padre|mi viejo me mata|a mi hermano nunca le dicen nada|en mi casa nadie sabe|me (?:castigaron|han castigado))\b/,
    tone: 'hard',
    say: [
      'En casa es donde más cuesta que a uno lo entiendan.',
      'Lo de los padres toca siempre un punto sensible.',
    ],
    ask: ['¿Qué es lo que no ven?', '¿Hay alguien de la familia de tu lado?'],
  },
  {
    signs:
      /^(?!.*\b(?:murio|muert[oa]|falleci\w+|no (?:se|puede|nos habl\w+)|pelead\w+|odio|internad\w+|de (?:nin[oa]|joven|chic[oa])|mal|peor|nadie|engan\w+|esclerosis|carcel|mi mejor amiga|ex)\b)(?:\S+ ){0,3}(?:mis? (?:herman[oa]s?|herman(?:it|ill)[oa]s?|prim[oa]s?|cunad[oa]s?|cunaos?|ti[oa]s?|sobrin[oa]s?))\b(?! de (?:mi|la))/,
    say: ['La familia da material para contar.', 'Hermanos, primos, tíos: cada familia tiene su reparto.'],
    ask: ['¿Hay mucha confianza?', '¿A quién de la familia te pareces más?'],
  },
  {
    signs:
      /^(?!.*\b(?:client\w+|jef[ea]|pasajer\w+)\b).*\b(?:(?:mis|los) herman[oa]s? (?:[\w ]{0,20})?(?:no (?:ayuda\w*|viene\w*|hace\w*|llama\w*)|se desentiend\w+|mira el reloj)|no me hablo con mi|no nos hablamos|ni nos hablamos|(?<!\bno )(?:estoy|ando|andamos|estamos) (?:re |muy |medio )?(?:pelead[oa]s?|enojad[oa]s?|enfadad[oa]s?|brav[oa]) con|(?:discuti|he discutido|pelee|me pelee|me he peleado|tuve (?:una )?(?:pelea|bronca|discusion)|nos peleamos|discutimos|nos hemos peleado|peleamos) (?:[\w ]{0,14})?(?:con|por|ayer|anoche|hoy|otra vez)|(?:llevamos|llevo) (?:[\w ]{1,16}) sin hablar(?:nos|me)?|le (?:grite|he gritado|conteste (?:algo|mal|peor|feo))|me (?:grito|ha gritado|cerro la puerta|colgo)|me solto que|sigue sentida)\b/,
    tone: 'hard',
    say: [
      'Después de una bronca, el aire se queda espeso.',
      'Las palabras fuertes siguen dando vueltas mucho rato.',
      'Estar a malas con alguien cansa, aun teniendo razón.',
    ],
    ask: ['¿Qué frase se te quedó dentro?', '¿Quién crees que dará el primer paso?'],
  },
  {
    signs:
      /\b(?:(?:me (?:ha )?(?:dijo|dicho|llamo|llamado|solto|soltado|comentaron|gritaron|dijeron|trata como|tratan como|dice|dicen)) (?:que (?:soy|era|estoy|parezco|no sirvo|doy) |que )?(?:una? )?(?:inutil|gord[oa]|tont[oa]|idiota|fe[oa]\b|estupid[oa]|interesad[oa]|vag[oa]|exagerad[oa]|sargento|pesad[oa]|fracasad[oa]|la fuente|pareces un|inmadur[oa])|me comentaron|se (?:rien|burlan|burlo|rio|rieron|burlaron|reia) de mi|me cargan por|(?:no me invit\w+|hicieron \w+ y no me)|(?:me|le) (?:escupio|insulto|humillo|ningune\w+|ignoran|ignoro|dejaron de lado|hace el vacio|trato (?:re |muy )?mal|miran? (?:mal|feo))|(?:dijo|dice|solto) delante de todos|me chasque\w+|me han tratado)\b/,
    tone: 'hard',
    say: [
      'Esas cosas se clavan, por pequeñas que parezcan desde fuera.',
      'Que te traten así deja marca, y no de un minuto.',
      'Hay gestos y palabras que siguen sonando mucho después.',
    ],
    ask: ['¿Qué te habría gustado contestar?', '¿Había alguien de tu parte?'],
  },
  {
    signs:
      /(?<!\bno |\bnunca |\bni )\b(?:(?:me (?:ha |han )?(?:dijo|dicho|dijeron|felicit\w+|puso|puesto|escribio|halag\w+|elogi\w+|aplaud\w+|aplaudieron)) (?:[\w ]{0,14})?(?:que (?:era (?:el|la) mejor|soy (?:muy |re |super )?(?:buen[oa]|el mejor|la mejor|valiente)|(?:lo hice|lo hago|lo habia hecho|escribo|canto|cocino|toco|manejo) (?:muy |re |super )?(?:bien|bonito)|tengo manos|le (?:encant|gust)\w+|lo tengo mas claro|estaba orgullos[oa])|eres (?:muy buen[oa]|el mas|la mas|valiente)|gracias|buen trabajo|valiente)|me (?:felicit\w+|han felicitado|aplaudieron|aplaudio todo)|decia valiente|ella no regala nada|un halago|me dieron las gracias)/,
    tone: 'glad',
    say: [
      'Unas palabras buenas a tiempo duran toda la semana.',
      'Eso se guarda en el bolsillo para los días flojos.',
    ],
    ask: ['¿Qué contestaste?'],
  },
  {
    signs:
      /\b(?:(?:me|nos) (?:ha |han )?(?:abrazo|abrazado|abrazaron|ayudo|ayudaron|ayudado|invito|invitaron|cuido|traido|trajo|trajeron|presto|regalo|regalaron|hizo (?:un|una|caldo)|compro un|compro una|dejo (?:un|una|unas)|guardo|acompano|esperaron|acomodo la|apreto la mano|agarro la mano|cogio la mano|dio (?:un beso|un abrazo|pilon)) (?!(?:escena|bronca|drama|lio|feo|favor de|desplante|la ficha|plantad|en leido|tirad|por otr|sol[oa]\b|los papeles|el recibo|miedo|mal|hablad))|(?:lo|la) abrace|me abrazo\b|un abrazo (?:largo|de|que)|mi companer[oa] \w+ me ha traido|(?:es|son) (?:un|una) (?:sol|santa|santo|genia|amor|tesoro|angel)\b|cayo mi amig[oa]|un gesto (?:lindo|bonito)|(?:que|tan) amable)/,
    tone: 'glad',
    say: [
      'Los gestos de alguien dicen más que diez discursos.',
      'Que alguien piense en uno así calienta el día.',
      'Da gusto tener cerca a quien hace esas cosas.',
    ],
    ask: ['¿Cómo te quedaste?'],
  },
  {
    signs:
      /\b(?:(?:me (?:ha )?(?:dejo|dejado|deja|clavo|clavaron|dejaron)) (?:en )?(?:leid[oa]|visto|en visto|plantad[oa]|en azul)|clavo el visto|(?:no me|ni me|nadie me|ya no me|no) (?:contesta|responde|escribe|ha (?:contestado|escrito|respondido|llamado)|contesto|respondio|escribio|llamo(?= (?:en|ni|hoy|ayer|para|desde|nunca|mas|el)\b|$|[.,])|contestan|escriben|llaman|busca|buscan)\b|casi (?:ni|no) (?:me )?(?:escribe|escriben|llama|llaman)|llamar no llama|(?:lo|la) vio y no (?:contest|respond)\w+|ninguno ha contestado|no me volvio a (?:llamar|escribir|hablar)|(?:doble check|dos rayitas) azul(?:es)? (?:y )?(?:nada|sin)|me cancel(?:o|aron)|me (?:dejo|dejaron) plantad[oa]|no me (?:han )?confirmad\w+|mis colegas ya ni)\b/,
    tone: 'hard',
    say: [
      'El silencio de alguien puede hacer mucho ruido.',
      'Cuando del otro lado no llega nada, la cabeza inventa de todo.',
      'Un hueco así, donde debía haber unas palabras, se nota mucho.',
    ],
    ask: ['¿Cuánto va de silencio?', '¿Qué te imaginas que pasa?'],
  },
  {
    signs:
      /(?<!\bno |\bni )\b(?:(?:quedamos|hemos quedado|quede|quedo) (?:de|en|para|a) (?:tomar|ver|vernos|cenar|salir|comer)|(?:tengo|tuve|tenia|primera) (?:una )?cita (?:con (?:una?|el|la|un)|el|hoy|manana|este)|(?:me (?:gusta|mola|encanta|tiene loc[oa]|trae loc[oa]|tiene muert[oa]|derrite)|estoy (?:enamorad[oa]|enganchad[oa]|colad[oa]|conociendo a)|me enamore|estoy saliendo con) (?:mucho )?(?:una? (?:chic[oa]|pib[ea]|morr[oa]|tip[oa]|nena|de mi|man|mina|pelada|compa)|el (?:chico|hermano de|primo de)|la (?:chica|monitora)|alguien\b|un chico)|me trae loc[oa]|(?:tiene|tienen) (?:unos ojos|una sonrisa|una risa)|yo ya me derrito|se pinto los labios|los minutos hasta que llega|(?:nos besamos|me beso|nos dimos un beso))/,
    tone: 'glad',
    say: [
      'Ese cosquilleo se nota hasta por escrito.',
      'Con alguien así en la cabeza, el día va más ligero.',
      'Cuando alguien gusta, cada detalle cuenta el doble.',
    ],
    ask: ['¿Qué tiene de especial?', '¿Cómo se conocieron?'],
  },
  {
    signs:
      /(?<!\bno |\bni |\bsi |\buno |\bninguno |\bnadie )\b(?:(?:(?:ya )?me (?:ha )?(?:contestado|contesto|respondio|respondido|escribio|escrito)|ha contestado|ha respondido|respondio mi|respondio!|ya me llamo|por fin (?:me )?(?:llamo|escribio|contesto))(?! (?:de rrhh|el jefe|mi jef\w|la jefa|peor|mal|feo|que no|q no|un chico|para decirme|y me dijo que no|q es lo que hay|mi ex|que? (?:hay|todo)))\w*(?=[^?]*(?:!|audio|\bsi\b|por fin|cantand|corazon|lind[oa]|hermos[oa]|te extrano|toma el bus|$)))/,
    tone: 'glad',
    say: [
      'Una respuesta que se esperaba cambia la tarde entera.',
      'Cuando por fin llega señal del otro lado, todo afloja un poco.',
    ],
    ask: ['¿Y qué te dice?', '¿Cuánto llevabas pendiente de eso?'],
  },
  {
    signs:
      /\b(?:(?:mi|la|el|con mi|a mi|de mi) ex\b(?! (?:jefe|jefa|companer|profe|alumn|suegr))|(?:^|, |y )me (?:dejo|ha dejao|ha dejado)(?=$|[.,!]| (?:el$|ella|por otr[oa]|mi (?:novi|marid|mujer|espos)))|, \w+ me dejo$|mi (?:novi[oa]|marido|mujer|espos[oa]|pareja|chic[oa]) me (?:dejo|ha dejado|engano|esta enganando)\b|(?<!\bme )(?:termine|termino|terminamos|rompi|rompimos|hemos roto|corte|cortamos|he roto|he cortado) con (?:mi (?:novi|pareja|chic|marid|espos)\w*|el\b(?! (?:trabajo|tema|cafe|tabaco|azucar|dia|examen))|ella)|lo hemos (?:deja[d]?o)|lo dejamos hace|me separe|nos separamos|me divorcie|(?:quiere|pidio|pide) (?:divorciarse|el divorcio|que nos separemos|separarse)|se termino\.|me (?:ponia|puso|pone|ha puesto) los cuernos|me (?:engano|ha enganado|fue infiel)|seguiriamos juntos|no quiere lo mismo q)/,
    tone: 'hard',
    say: [
      'Lo que hubo con alguien no se apaga con un interruptor.',
      'Un nombre de esos remueve el fondo en un segundo.',
      'Las historias que se rompen siguen haciendo ruido.',
    ],
    ask: ['¿Qué es lo que más te da vueltas?', '¿Hay alguien contigo estos días?'],
  },
  {
    signs:
      /\b(?:(?:los|el|la|mi|mis|una|del) vecin[oa]s?(?: de (?:arriba|abajo|al lado|enfrente)| del \w+)?\b[^.?]{0,34}(?:ruido|musica|vallenato|reggaeton|cumbia|taladr\w+|obras?|fiesta|grit\w+|muebles|perro|ladr\w+|volumen|golpe\w*|denunci\w+|portazo|tacones|a todo taco|moto)|(?:arrastrando muebles|no bajan el volumen|a todo taco|musica a todo)|obra al lado|la de arriba (?:otra vez|camina))/,
    tone: 'hard',
    say: [
      'El ruido de otros se mete en casa sin pedir permiso.',
      'Cuando no hay paz ni entre las propias paredes, uno salta por nada.',
    ],
    ask: ['¿Es todos los días?', '¿Ya lo hablaste con alguien del edificio?'],
  },
  {
    signs:
      /^(?!.*\b(?:murio|falleci\w+|velatorio|velorio|entierro|ruido|lo mataria|grit\w+|cerro la puerta|se mudo|denuncio|operaron?)\b).*\b(?:(?:mi|una|un|la|el|los|mis) vecin[oa]s?\b|la (?:chica|senora) de (?:la pieza de )?al lado|la del piso de arriba|las dos del piso)/,
    say: [
      'Los vecinos son medio familia, aunque nadie los elija.',
      'Puerta con puerta se aprende mucho de la gente.',
    ],
    ask: ['¿Hace mucho que se conocen?'],
  },
  {
    signs:
      /^(?!.*\b(?:no es mi|gay|cree q)\b).*\b(?:(?:mi|el|la|mis|los|una?) (?:compi|companer[oa]s?|roomie|roommate|compa) de (?:piso|casa|cuarto|depa\w*|pieza|habitacion)|mi roomie|comparto (?:piso|pieza|depa\w*|habitacion)|vivo (?:con (?:\w+ )?(?:companer|amig|roomies|gente)|en una (?:pension|residencia|pieza))|(?:en una|una) litera)\b/,
    say: [
      'Compartir techo es compartir también las ollas y el humor.',
      'Convivir con otros enseña paciencia por capítulos.',
    ],
    ask: ['¿Cuántos viven ahí?'],
  },
  {
    signs:
      /\b(?:(?:(?<!\b(?:que|q|muy|un|lo|algo|mas|es|tan) )extrano|echo de menos|echamos de menos|extranamos|como te extrano|echo (?:mucho )?en falta)\b(?! (?:que no|cuando eso))|no (?:lo|la|los|las) veo (?:desde|hace)|(?:meses|semanas|anos) sin ver(?:nos|l[oa]s?|a)?|sin abrazarla|(?:mi (?:novi[oa]|mama|hij[oa]|nin[oa]|espos[oa]|familia)|ella) (?:esta|vive|sigue|se quedo|en) (?:en )?(?:\w+ )?(?:lejos|buenos aires|alla|otro pais|otra ciudad|jaen|con mi mama)|no poder (?:ni )?abrazarla|solo esa pantallita|hablo con su foto|sentada? en el lado de la cama|con todo y el te extrano)/,
    tone: 'hard',
    say: [
      'Cuando alguien o algo falta, se nota en los rincones menos pensados.',
      'La distancia se cuela en las cosas más tontas del día.',
    ],
    ask: ['¿En qué momento se nota más?'],
  },
  {
    signs:
      /(?<!\bno |\bsi )\b(?:(?:viene|vienen|llega|llegan|vuelve|vuelven|vino|vinieron|ha venido|han venido|llego|llegaron|cae|cayo|cayeron) (?:hoy |manana |ya |por fin |el \w+ |a (?:comer|verme|visitarme|cenar|casa) |de visita |para )*(?:mi|mis|unos|un|las|los|el|toda la|nuestr[oa]s?) (?:\w+ )?(?:hij[oa]s?|herman[oa]s?|amig[oa]s?|mama|papa|padres|niet[oa]s?|novi[oa]|prim[oa]s?|familia|abuel[oa]s?|suegros?|ti[oa]s?|sobrin[oa]s?|mujer|marido|compadres?)|(?:que|q) viene (?:en|el|este|para) (?:diciembre|\w+)(?: y|!|,)|(?:tengo|tuvimos|tenemos) (?:visita|gente en casa|invitados)|vinieron las dos|(?:me|nos) (?:vinieron|vino|han venido) a (?:ver|visitar)|(?:he|hemos) quedado con (?:mis|mi|un[oa]s?) (?:amig|herman|prim|antigu)\w+|me (?:junte|voy a juntar|junto) con|(?:nos juntamos|hicimos una juntada|quedamos) (?:con|en|todos|a|los|cinco)|estaban todos en)/,
    tone: 'glad',
    say: [
      'Con gente querida cerca, el sitio parece más pequeño y mejor.',
      'Verse cara a cara tiene algo que ninguna pantalla da.',
    ],
    ask: ['¿De qué se habla cuando se juntan?'],
  },
  {
    signs:
      /^(?!.*\b(?:la paso bien|feliz|me encanta)\b).*\b(?:(?:estoy|ando|me quedo|me quede|quede|quedo|me siento|esta noche|hoy|aqui|voy a entrar|paso) (?:tan |muy |aqui |yo |bien |completamente )*sol[oa]\b(?! (?:con (?:mi|el perro|la)|falta|queda|quiero|tengo|me|un|de|y (?:en silencio|feliz|tranqu)|porque quiero))|(?:no tengo|no hay|sin) (?:a )?(?:nadie con quien|con quien (?:hablar|tomar|salir|ir)|quien contarselo|a quien contarselo)|(?:ahora )?no tengo con quien|no conozco a nadie|(?:la|esta) casa (?:se (?:pone|hizo)|tan|esta|es|quedo) (?:tan )?(?:grande|vacia|enorme|en silencio)|casa tan grande|nadie me (?:llama|pregunta|espera|escribe)|no hay a quien|hablo mas con vos|el unico que me saludo|mis amig[oa]s de alla|ya todos se fueron|si un dia no llegara)\b/,
    tone: 'hard',
    say: [
      'La soledad se oye más cuando se apaga el ruido.',
      'Estar sin nadie al lado pesa distinto según la hora.',
    ],
    ask: ['¿A qué hora se nota más?', '¿Con quién te gustaría estar un rato?'],
  },
  {
    signs:
      /^(?!.*\b(?:desde que|pasajero|colectivo|hace \w+ anos)\b).*(?<!\bno |\bsi )\b(?:(?:mi|la|una|de|pa mi|para mi|nuestra) (?:boda|matri|casamiento|despedida de soltera?)\b(?! (?:me sirve|cancelada))|(?:nos casamos|me caso|se casan?|casarnos)\b(?! (?:hace|otra vez|con mi prima))|(?:vestido|prueba) (?:de novia|del vestido)|luna de miel|(?:me pidio|le pedi) (?:matrimonio|casarme|la mano)|aniversario|cumpl\w+ (?:\w+ ){0,2}de casados|con carpa)/,
    say: [
      'Una fecha de esas mueve a media familia.',
      'De un sí salen listas, llamadas y algún que otro drama.',
    ],
    ask: ['¿Quién anda con más nervios?', '¿Cómo te imaginas ese día?'],
  },
  {
    signs:
      /^(?!.*\b(?:perdi|perdimos|perdido|aborto)\b).*(?<!\bno )\b(?:(?:estoy|esta|quedo|quede|quedamos) (?:\w+ )?(?:embarazada|prenada|esperando (?:un )?bebe)|(?:me )?dio positivo(?: el test)?|meses de embarazo|(?:\w+ )?semanit?as (?:apenas|de embarazo|segun|ya)|(?:la|mi|primera) (?:ecografia|ultrasonido)|hablo a mi panza|(?:mi|el|un|la) (?:bebe|bebito|bebita)\b[^.?]{0,16}(?:tiene|nacio|meses|semanas)|(?:nacio|ha nacido) (?:mi|el|la|mat|nuestr)\w*|el palito en el bano|tengo mellizos|para (?:varon|nena) todavia|tiene (?:cinco|seis|tres|dos|\d) (?:semanas|meses)(?: el| la|$|,))/,
    say: [
      'Una vida tan nueva cambia el tamaño de todo lo demás.',
      'Con alguien tan pequeño en camino o en brazos, todo se cuenta por semanas.',
    ],
    ask: ['¿Quién echa una mano estos días?', '¿Y tú, cómo lo llevas?'],
  },
  {
    signs:
      /^(?!.*\bmurio\b).*\b(?:mi suegr[oa]|mis suegros|la suegra|el suegro|mi (?:consuegra|cunada|nuera|yerno))\b(?! (?:murio|falleci|ya no|que en paz|en el hospital|y mi[oa]s))/,
    say: [
      'La familia que viene con la pareja tiene su propia música.',
      'Con la familia política, cada detalle se interpreta.',
    ],
    ask: ['¿Cómo suele ser el trato?'],
  },
  {
    signs:
      /^(?!.*\bconte lo\b).*\b(?:(?:no se lo|no lo|nunca lo|nunca|todavia no|no le|no les|aun no|jamas se lo) (?:he |hemos |habia |les |le |lo |se lo )*(?:dicho|contado|dije|conte|hemos contado|sabe)(?: nada)? (?:a (?:nadie|mi|mis|los|las|el|ella|casi)|todavia|en voz alta|de esa|q|que|$)|no le he dicho nada|(?:esto |eso )?no lo (?:sabe|sabe ni|saben) (?:nadie|ni|mi|mis)|nadie (?:lo )?sabe\b(?! (?:bien|donde|como|nada|que))|(?:ni|nadie|lo) (?:lo )?sabe (?:mi|ni mi) (?:senora|mejor|mujer|marido|novi)|q(?:ue)? no sabe nadie|te lo cuento a vos y a nadie|ni mi senora sabe|creen que hoy|cree que (?:sigo|estoy|tenemos)|a escondidas de|se lo quiero decir en persona)/,
    say: [
      'Lo que se guarda para uno pesa más de lo que mide.',
      'Un secreto ocupa sitio, aunque nadie lo vea.',
    ],
    ask: ['¿Hace mucho que lo guardas?', '¿Qué crees que pasaría si se supiera?'],
  },
  {
    signs:
      /(?<!\bno |\bni |\bsi |\bnunca )\b(?:(?:ya )?se lo (?:dije|conte|he dicho|he contado|hemos dicho|hemos contado|confese)\b(?! que no)|ya (?:le|les) (?:conte|dije|escribi)|(?:les|le) (?:dije|conte|he dicho) a (?:mis|mi) (?:padres|mama|papa|madre|padre|viejos|hij\w+|marido|mujer)|(?:le|les) (?:mande|puse|he mandado|he puesto|envie|deje) un (?:audio|mensaje|whatsapp|correo)|le escribi a|(?:ya )?(?:lo|la|se lo|se la) (?:mande|envie|he mandado|he enviado)\b(?! a (?:la mierda|volar|paseo|freir|comprar))|^enviado\b)/,
    say: ['Decirlo ya es la mitad del camino.', 'Una vez dicho o enviado, el aire cambia un poco.'],
    ask: ['¿Y qué pasó entonces?', '¿Cómo te quedaste después?'],
  },
  {
    signs:
      /^(?!.*\b(?:murio|muert[oa]|falleci\w+|viud[oa]|divorci\w+|separ\w+|enga\w+|internad\w+|embolia|mata|pelea\w*|ex|no (?:me|lo|puedo)|discut\w+|le grite|llorando|se fue|cree (?:que|q)|ya no|matar|muere|pareja de|pega\w*|me (?:ha )?dej\w+|amenaz\w+|insult\w+|humill\w+|me controla|me grita)\b)(?:\S+ ){0,3}mi (?:marido|esposo|esposa|mujer|senora|novi[oa]|pareja)\b(?! (?:me dejo|quiere divor|esta en|tiene (?:siete|seis|cinco) meses))/,
    say: [
      'En pareja, hasta lo pequeño tiene dos versiones.',
      'Entre dos, los días se cuentan de otra manera.',
    ],
    ask: ['¿Cuánto llevan juntos?', '¿En qué se parecen menos?'],
  },
  {
    signs:
      /^(?!.*\b(?:murio|muert[oa]|falleci\w+|quimio|se mudo|no (?:me|nos|puede|voy|quiere)|ni nos|pelea\w*|traicion\w*|enoja\w*|le conto|se entera|en leido|sin|despert\w+|ya casi|ya ni)\b)(?:\S+ ){0,3}(?:(?:mi|mis|unas|unos|una|un) (?:mejor |mejores |antigu[oa]s? |gran )?(?:amig[oa]s?|amigu[ei]s|panas?|parces?|cuates?|compas?|parcer[oa]s?|comadre|compadre)|mis (?:panas|colegas))\b/,
    say: ['Los amigos sostienen más de lo que parece.', 'Con amigos, hasta lo tonto se vuelve historia.'],
    ask: ['¿De dónde viene esa amistad?', '¿Se ven mucho?'],
  },
]
