import type { Remark } from '../../remarks.ts'

export const remarksOnPeople: readonly Remark[] = [
  {
    signs:
      /\b(?:mi (?:mama|madre|vieja|papa|padre|viejo|abuel[oa]|marido|espos[oa]|mujer|novi[oa]|hij[oa]|herman[oa]|suegr[oa]|pareja|ti[oa]|niet[oa]|amig[oa])\b[^.?,]{0,24}(?:internad[oa]|ingresad[oa]|en el hospital|en urgencias|en la uci|enferm[oa]|malit[oa]|delicad[oa]|esta (?:muy )?mal\b)|(?:ingresaron|internaron|operaron|operan|van a operar|han ingresado|han operado) (?:hoy |ayer |manana )?a mi)\b/,
    tone: 'hard',
    say: ['Uf, qué preocupación con alguien tan tuyo.', 'Lo siento, eso lo ocupa todo.'],
    ask: ['¿Qué dicen por ahora?', '¿Puedes estar cerca?'],
  },
  {
    signs:
      /\b(?:mis? (?:hij[oa]s?|nin[oa]s?|bebe|peque\w*|nen[ea]s?|crios?|enan[oa]|gord[oa])|la (?:nina|nena|peque|bebe)|el (?:nino|nene|peque|crio|bebe)|los (?:ninos|nenes|crios|peques))\b (?:\w+ ){0,3}(?:(?:con|tiene|tienen|tuvo|tuvieron) (?:\w+ )?(?:fiebre|mocos|tos|otitis|varicela|gripe)|vomit\w+|enferm[oa]s?|malit[oa]s?|se (?:me )?(?:cayo|enfermo|ha (?:caido|enfermado|puesto mal[oa])))\b/,
    tone: 'hard',
    say: ['Ay, pobre, y tú al pie del cañón.', 'Con lo pequeños que son, qué preocupación.'],
    ask: ['¿Cómo va ahora?', '¿Alguien te releva un rato?'],
  },
  {
    signs:
      /\b(?:(?:mi|el|la) (?:bebe|bb|nin[oa]|nen[ea]|peque|crio|hij[oa]|gord[oa])\b (?:\w+ ){0,3}(?:no (?:me )?(?:duerme|durmio|deja dormir|ha dormido|para de llorar|paro de llorar)|(?:lloro|llorando|llora|ha llorado) (?:\w+ )?(?:toda la noche|sin parar|a todas horas)|se (?:despierta|desperto|ha despertado) (?:\w+ ){0,3}(?:horas|veces|noche))|(?:noche|horas) con (?:el|la|mi) (?:bebe|nen[ea]|nin[oa]) (?:llorando|en brazos|despiert[oa]))\b/,
    tone: 'hard',
    say: ['Uf, las noches con niños y sin dormir.', 'Llantos a deshoras, eso agota a cualquiera.'],
    ask: ['¿Cuándo fue la última noche entera?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:(?:los|las|mis) (?:nin[oa]s|nen[ea]s|crios|peques|hij[oa]s)|(?:el|la|mi) (?:bebe|nin[oa]|nen[ea]|peque|hij[oa])) (?:ya |por fin )*(?:dormid[oa]s?|duermen?|se (?:durmio|durmieron|ha dormido|han dormido)|(?:esta|estan) dormid[oa]s?)|(?:ya|por fin) se (?:durmio|durmieron|ha dormido|han dormido) (?:el|la|los|las|mi|mis)|acoste a (?:los|las|mis))\b/,
    say: ['Silencio en casa, qué momento.', 'Por fin un rato para ti.'],
    ask: ['¿Qué vas a hacer con tanta calma?'],
  },
  {
    signs:
      /\b(?:mi (?:hij[oa]|niet[oa]|nin[oa]|nen[ea]|peque|sobrin[oa]|enan[oa])|la (?:nina|nena|peque|pequena)|el (?:nino|nene|peque|pequeno)) (?:(?:mayor|menor|\w+) )?(?:me (?:ha )?(?:abraz\w+|dio un (?:beso|abrazo)|dado un (?:beso|abrazo)|dibuj\w+|pint\w+|regal\w+|traido|trajo|hizo un|hecho un|dijo que me (?:quiere|ama)|escribio una)|(?:dijo|ha dicho) (?:su primera|mama|papa)|dio sus primeros)/,
    tone: 'glad',
    say: ['Ay, para comérselo.', 'Eso se guarda para siempre.'],
    ask: ['¿Cuántos años tiene ya?', '¿Y tú qué cara pusiste?'],
  },
  {
    signs:
      /\bmi (?:hij[oa]|niet[oa]|nin[oa]|herman[oa]|sobrin[oa]|novi[oa]|marido|espos[oa]|mujer|mejor amig[oa]|amig[oa]|prim[oa]) (?:\w+ )?(?:se (?:ha )?(?:titul[oa]\w*|graduo|graduado|gradua|recibio|recibido)|aprobo|ha aprobado|saco (?:un diez|un nueve|matricula|plaza|la plaza|la mejor)|ha sacado|gano|ha ganado|entro (?:a|en) la (?:universidad|uni|facultad)|consiguio (?:trabajo|el)|ha conseguido)\b/,
    tone: 'glad',
    say: ['¡Qué orgullo, enhorabuena por esa parte!', 'Qué alegría, y se nota que es alguien tuyo.'],
    ask: ['¿Cómo lo celebran?'],
  },
  {
    signs:
      /\bmis? (?:hij[oa]s?|muchach[oa]s?|adolescente|nin[oa]s?|niet[oa]s?) (?:\w+ )?(?:ya )?(?:no (?:me )?(?:habla|hablan|cuenta|cuentan|contesta|contestan|llama|llaman|escucha|visita|visitan|vienen?)|casi no (?:me )?\w+|se encerro|se (?:me )?(?:fue|fueron|va|van|ha ido|marcho) (?:de casa|a vivir|lejos|a estudiar|a (?:otro|otra)))/,
    tone: 'hard',
    say: ['Esa distancia duele, claro.', 'Con lo que se les quiere, qué difícil.'],
    ask: ['¿Cuánto hace que va así?', '¿De qué te gustaría hablar más?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:lleve|llevo|llevar|llevando|deje|dejar|recogi|recoger|recojo|he (?:llevado|recogido|dejado)|voy a (?:buscar|recoger|por)) a (?:los|las|mis?|la|el) (?:nin[oa]s?|hij[oa]s?|nen[ea]s?|chic[oa]s|peques?|niet[oa]s?) (?:\w+ )?(?:al|del|a la|de la|en el|en la) (?:cole\w*|jardin|escuela|insti\w*|kinder|guarde\w*)|reunion (?:de padres|del cole\w*)|grupo (?:de whatsapp )?de (?:padres|mamas))\b/,
    say: ['Cole de por medio, qué trajín.', 'Ida y vuelta al cole, todo un horario.'],
    ask: ['¿Te toca siempre a ti?'],
  },
  {
    signs:
      /(?<!\b(?:no|nunca) )\b(?:(?:vienen?|vinieron|vino|llegan?|han venido|ha venido|me visitan|me visitaron|tengo en casa a|cuido a|cuidando a|me quedo con|me dejaron a) (?:hoy |manana |ayer |el \w+ |a verme )?(?:mis? niet[oa]s?)|mis? niet[oa]s? (?:\w+ )?(?:vienen?|vinieron|llegan|me visitan|han venido|ha venido|viene a))\b/,
    tone: 'glad',
    say: ['La casa con nietos, qué alegría.', 'Qué bien, visita de las buenas.'],
    ask: ['¿Qué suelen hacer?', '¿Qué edades tienen?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:me (?:llamo|ha llamado|escribio|ha escrito|mando un audio) (?:hoy |ayer |anoche )?mi (?:mama|madre|papa|padre|herman[oa]|abuel[oa]|hij[oa]|niet[oa]|ti[oa]|prim[oa])|mi (?:mama|madre|papa|padre|herman[oa]|abuel[oa]|hij[oa]|niet[oa]|ti[oa]|prim[oa]) me (?:llamo|ha llamado|escribio|ha escrito|llama (?:todos|cada))|(?:hable|he hablado|hablamos) (?:hoy |ayer |anoche |un rato )?(?:por telefono )?con mi (?:mama|madre|papa|padre|herman[oa]|abuel[oa]|hij[oa]))\b/,
    say: ['Noticias de la familia, entonces.', 'Una charla con los tuyos, qué bien viene.'],
    ask: ['¿De qué hablaron?', '¿Cómo está por allá?'],
  },
  {
    signs:
      /\b(?:(?:mi (?:papa|padre|viejo|mama|madre|vieja)|mis (?:papas|padres|viejos)) (?:siempre |ya |hoy |ayer |nunca )?(?:me (?:grit\w+|rega[nl]\w+|prohib\w+|castig\w+|quit\w+|control\w+|critic\w+|compar\w+|ech\w+ la bronca|rin\w+)|no me (?:dejan?|entienden?|escuchan?|creen?|apoyan?|habla[n]?))|(?:estoy castigad[oa]|me (?:castigaron|han castigado)))\b/,
    tone: 'hard',
    say: ['Que pase en tu propia casa, eso quema.', 'Qué impotencia, y viniendo de ahí.'],
    ask: ['¿Qué es lo que no ven?'],
  },
  {
    signs:
      /\b(?:mis (?:papas|padres|viejos) (?:\w+ ){0,2}(?:(?:se )?(?:pele\w+|discut\w+|grit\w+|separ\w+|divorci\w+))|(?:mi (?:mama|madre) y mi (?:papa|padre)|mi (?:papa|padre) y mi (?:mama|madre)) (?:\w+ ){0,2}(?:pele\w+|discut\w+|separ\w+|divorci\w+))\b/,
    tone: 'hard',
    say: ['Estar en medio de eso es durísimo.', 'Uf, una casa con ese aire pesa.'],
    ask: ['¿Dónde te metes cuando pasa?'],
  },
  {
    signs:
      /(?<!\b(?:no|nunca) )\b(?:(?:discuti|he discutido|me pelee|me he peleado|pelee|tuve (?:una )?(?:pelea|bronca|discusion|movida)|he tenido (?:una )?(?:pelea|bronca|discusion)) (?:\w+ ){0,2}(?:con|por)|(?:discutimos|nos peleamos|hemos discutido|nos hemos peleado|tuvimos (?:una )?(?:pelea|bronca|discusion))|(?:estoy|ando|estamos|andamos) (?:\w+ )?(?:pelead[oa]s?|enojad[oa]s?|enfadad[oa]s?|de malas) con (?!tod|el mundo|migo))\b/,
    tone: 'hard',
    say: ['Uf, una bronca deja el cuerpo revuelto.', 'Qué mal sabor deja discutir así.'],
    ask: ['¿Por qué empezó?', '¿En qué quedó todo?'],
  },
  {
    signs:
      /\b(?:(?:no nos|ni nos|ya no nos|no me|no se) habl(?:amos|o con mi|a conmigo|an entre)|(?:llevamos|llevo|lleva) (?:\w+ ){1,4}sin (?:hablarnos|hablarle|hablarme|dirigirme la palabra)|(?:no me (?:habla|dirige la palabra)|me dejo de hablar|dejo de hablarme|me ha dejado de hablar|dejamos de hablarnos|me retiro la palabra))\b/,
    tone: 'hard',
    say: ['Ese silencio entre los dos pesa.', 'Sin una palabra de por medio, qué duro.'],
    ask: ['¿Echas de menos hablar?', '¿Qué pasó para llegar ahí?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:me (?:grito|ha gritado|gritaron|han gritado|colgo|ha colgado|contesto (?:mal|feo|fatal)|ha contestado (?:mal|fatal)|insulto|ha insultado|insultaron|han insultado|humillo|humillaron|trato (?:re |muy |super )?mal|trataron (?:re |muy |super )?mal|ha tratado (?:muy )?mal|tratan (?:mal|fatal)|trata (?:mal|fatal)|hablo (?:mal|feo|fatal)))\b/,
    tone: 'hard',
    say: ['Nadie se merece ese trato.', 'Uf, eso duele y da rabia.'],
    ask: ['¿A qué venía eso?', '¿Pudiste contestar algo?'],
  },
  {
    signs:
      /\bme (?:ha |han )?(?:dijo|dicho|llamo|llamado|solto|soltado|dijeron|llamaron|dice|dicen|llaman) (?:que (?:soy|era|estoy|parezco|parecia) )?(?:un[a]? |muy |la |el )?(?:inutil|gord[oa]|tont[oa]|idiota|fe[oa]|estupid[oa]|egoista|interesad[oa]|vag[oa]|exagerad[oa]|pesad[oa]|fracasad[oa]|inmadur[oa]|loc[oa]|amargad[oa]|aburrid[oa]|rar[oa]|lent[oa])\b/,
    tone: 'hard',
    say: ['Ay, qué palabras. Eso se clava.', 'Decir eso es feo, y no te define.'],
    ask: ['¿Qué te habría gustado contestar?'],
  },
  {
    signs:
      /\b(?:se (?:rien|burlan|burlo|rio|rieron|burlaron|han reido|ha reido) de mi\b|me (?:hacen|hicieron) (?:bullying|burla|el vacio)|(?:no me|ni me) (?:invitaron|han invitado|invito|invitan|avisaron|incluyen|tuvieron en cuenta|hacen caso)|me (?:dejaron|dejan|han dejado) (?:de lado|fuera|afuera|aparte)|me (?:ignora|ignoran|ignoro|ignoraron|ningunean|excluyen))/,
    tone: 'hard',
    say: ['Quedar así al margen duele, y mucho.', 'Eso no se hace, de verdad.'],
    ask: ['¿Hay alguien ahí de tu parte?'],
  },
  {
    signs:
      /(?<!\b(?:no|nunca|ni|nadie) )\b(?:me (?:ha |han )?(?:dijo|dicho|dijeron|puso|puesto|escribio) (?:\w+ ){0,2}que (?:soy (?:muy )?(?:buen[oa]|valiente|genial|guap[oa]|la mejor|el mejor|list[oa]|lind[oa])|era (?:el|la) mejor|lo (?:hice|hago|habia hecho) (?:muy |re )?bien|(?:canto|cocino|escribo|toco|dibujo) (?:muy )?bien|est(?:a|aba) orgullos[oa]|le (?:encanto|gusto))|me (?:ha |han )?(?:felicit(?:o|aron|ado|an)|aplaud(?:io|ieron|ido)|elogi(?:o|aron))|me dieron las gracias)\b/,
    tone: 'glad',
    say: ['Qué bonito que te lo digan.', 'Eso da alas, y con razón.'],
    ask: ['¿Cómo te sentó?'],
  },
  {
    signs:
      /(?<!\b(?:no|nunca|nadie) )\b(?:me (?:abrazo|abrazaron|ha abrazado|dio un abrazo|ha dado un abrazo|dieron un abrazo|agarro la mano|cogio la mano|ha cogido la mano|tomo de la mano|dio la mano)|nos abrazamos|(?:lo|la) abrace)\b/,
    tone: 'glad',
    say: ['Ese gesto dice mucho.', 'Ay, qué momento tan bonito.'],
    ask: ['¿Hacía falta?'],
  },
  {
    signs:
      /(?<!\b(?:no|nunca|nadie|ni) )\b(?:me|nos) (?:(?:ayudo|ayudaron|echo una mano|acompano|ha (?:ayudado|acompanado)|han ayudado)\b|(?:trajo|trajeron|regalo|regalaron|invito a|invitaron a|presto|compro|ha traido|ha regalado|ha invitado a|han (?:traido|regalado|invitado a)) (?!(?:la cuenta|una multa|problemas|mala suerte|recuerdos|los papeles|nada)\b)\w+)/,
    tone: 'glad',
    say: ['Qué buen detalle.', 'Da gusto la gente así.'],
    ask: ['¿Fue así, de sorpresa?'],
  },
  {
    signs:
      /\b(?:me (?:ha )?(?:dejo|dejado|deja|dejaron|clavo|clavaron) (?:en )?(?:leid[oa]|visto|el visto)|(?:el|ella|nadie|ya|todavia|aun|sigue|pero|y|mi \w+|que|me vio y) (?:no me|no|sin) (?:contest(?:a|o|an|ar(?:me)?|aron)|respond(?:e|io|en|er(?:me)?)|ha (?:contestado|respondido)|escribe|escribio|ha escrito)(?:\b(?! (?:nada bien|bien|la carta|los deberes)))|no me (?:contesta|contesto|responde|respondio|escribe|ha (?:contestado|respondido|escrito))\b)/,
    tone: 'hard',
    say: ['Qué nervios, mirar el teléfono y nada.', 'Ese silencio se hace larguísimo.'],
    ask: ['¿Cuánto va de silencio?', '¿Qué te imaginas que pasa?'],
  },
  {
    signs:
      /\b(?:me (?:cancelo|cancelaron|ha cancelado|han cancelado|dejo plantad[oa]|dejaron plantad[oa]|ha dejado plantad[oa]|han dejado plantad[oa]|planto|plantaron)|(?:cancelo|cancelaron|ha cancelado|han cancelado) (?:\w+ )?(?:el plan|la cita|la cena|a ultima hora|en el ultimo)|(?:al final )?no (?:vino|vinieron|aparecio|aparecieron|se presento) nadie)\b/,
    tone: 'hard',
    say: ['Con el plan hecho, qué chasco.', 'Ay, qué rabia que fallen así.'],
    ask: ['¿Dieron alguna explicación?'],
  },
  {
    signs:
      /(?<!\b(?:no|nunca|ni|nadie|si) )\b(?:(?:por fin|ya|al fin|hoy) me (?:contesto|respondio|escribio|ha contestado|ha respondido|ha escrito|hablo)(?! (?:mal|feo|que no|mi jef\w|mi ex|el jefe|la jefa))\b|me (?:escribio|ha escrito|hablo|ha hablado) (?:el chico|la chica|ella|el|mi crush|el que me gusta|la que me gusta)\b)/,
    tone: 'glad',
    say: ['Al fin una señal, qué bien.', 'Mensaje recibido, qué alivio y qué gusto.'],
    ask: ['¿Qué te puso?', '¿Ya contestaste?'],
  },
  {
    signs:
      /(?<!\b(?:no|ni) )\b(?:tengo|tuve|tenia|he tenido|primera|segunda|voy a tener|esta noche hay|vengo de) (?:una |mi )?(?:primera )?cita (?:con (?:un|una|el|la|alguien) (?:chic[oa]|tip[oa]|morr[oa]|pib[ea]|hombre|mujer|de tinder|que (?:conoci|me gusta)|q (?:conoci|me gusta)|tinder)|romantica|de tinder|a ciegas)/,
    tone: 'glad',
    say: ['Una cita, qué cosquilleo.', 'Eso promete, qué emoción.'],
    ask: ['¿Qué plan hay, o hubo?'],
  },
  {
    signs:
      /(?<!\b(?:no|ni|ya no|nunca) )\b(?:(?:me (?:gusta|mola|encanta|tiene loc[oa]|trae loc[oa])|estoy (?:enamorad[oa]|colad[oa]|enganchad[oa]|pillad[oa]|conociendo a|saliendo con)|me enamore|me estoy enamorando|ando con|empece a salir con) (?:\w+ )?(?:de |por )?(?:una? (?:chic[oa]|pib[ea]|morr[oa]|tip[oa]|nen[ea]|companer[oa]|amig[oa]|de mi)|(?:el|mi) (?:chico|companero|amigo)|(?:la|mi) (?:chica|companera|amiga)|alguien)|estoy enamorad[oa]$|me he enamorado)\b/,
    tone: 'glad',
    say: ['Alguien en la cabeza, qué cosquilleo.', 'Se te nota hasta escribiendo.'],
    ask: ['¿Qué tiene de especial?', '¿Lo sabe ya?'],
  },
  {
    signs:
      /(?<!\b(?:no|nunca|casi) )\b(?:nos besamos|nos hemos besado|me (?:beso|ha besado|dio un beso)|(?:lo|la) bese|nos dimos un beso|(?:mi|nuestro) primer beso)\b/,
    tone: 'glad',
    say: ['¡Un beso! Eso se queda.', 'Ay, el beso, qué momento.'],
    ask: ['¿Y después del beso?'],
  },
  {
    signs:
      /(?<!\b(?:no|nunca) )\b(?:(?:me (?:escribio|llamo|hablo|ha escrito|ha llamado|busco|contesto)|(?:vi|me encontre|me cruce|me he encontrado|me he cruzado|he visto|sone|hable|he hablado) (?:\w+ )?(?:a|con)) mi ex|mi ex (?:me (?:escribio|ha escrito|llamo|ha llamado|hablo|busca|busco|mando)|volvio a escribirme|ya tiene|ya esta con|esta saliendo|tiene (?:novi|nuev)[oa]))\b/,
    tone: 'hard',
    say: ['Uf, tu ex otra vez en escena.', 'Eso remueve, por mucho tiempo que haya pasado.'],
    ask: ['¿Qué removió más?'],
  },
  {
    signs:
      /(?<!\b(?:no|ni) )\b(?:(?:lo|la|los|las) (?:extrano|echo de menos|echo en falta)|(?:extrano|echo de menos|echo en falta) (?:mucho |tanto )?a (?:mi|mis|el|ella)\b|me hace(?:n)? (?:mucha )?falta (?:mi|mis|ella|el)\b|(?:extrano|echo (?:mucho )?de menos) (?:mi|los|las|a la|mi gente|a mi gente|la|el) ?(?:casa|pais|tierra|familia|pueblo|gente|ciudad|barrio|amigos|cerros|comida))\b/,
    tone: 'hard',
    say: ['Ese hueco se nota, claro que sí.', 'Echar de menos así aprieta por dentro.'],
    ask: ['¿Qué es lo que más falta hace?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:estoy|me quedo|me quede|ando|paso la noche|esta noche|otra noche|otro \w+) (?:\w+ )?sol[oa] (?:en (?:casa|la casa|mi (?:cuarto|casa|pieza))|esta noche|este finde|otra vez|hoy)|(?:me siento|me senti|me he sentido) (?:\w+ )?sol[oa]\b|vivo sol[oa]\b[^.?]{0,20}(?:nadie|se nota|pesa|silencio))/,
    tone: 'hard',
    say: ['Esa soledad se nota, sí.', 'Una casa en silencio puede pesar.'],
    ask: ['¿Te pasa más a ciertas horas?', '¿A quién te gustaría tener cerca?'],
  },
  {
    signs:
      /\b(?:no (?:conozco|conocia) a nadie|no tengo (?:amig[oa]s|con quien (?:hablar|salir|quedar|contar|ir))|no tengo a (?:nadie|quien contar\w*)|(?:nadie|ya nadie) me (?:llama|escribe|pregunta|busca|escucha|entiende|visita)|no (?:hay|tengo) (?:a )?quien (?:contar\w*|me escuche)|mis amig[oa]s (?:ya )?no (?:me )?(?:llaman|escriben|contestan|hablan|salen))\b/,
    tone: 'hard',
    say: ['Sin nadie al lado, todo pesa más.', 'Uf, eso debe de ser muy solitario.'],
    ask: ['¿Desde cuándo va siendo así?'],
  },
  {
    signs:
      /(?<!\b(?:no|nunca|ya no) )\b(?:(?:quede|quedamos|he quedado|hemos quedado|sali|salimos|estuve|estuvimos|me junte|nos juntamos|me vi|vi|voy a ver|cene|comi|me veo|me junto) (?:\w+ )?(?:con|a) (?:mis|unas|unos|mi|una|un|las|los) (?:\w+ )?(?:amig[oa]s?|colegas|amigot\w+|compas|parceros|companer[oa]s)|(?:vienen?|vinieron|vino|han venido) (?:\w+ )?(?:mis|unos|unas|mi|un|una) (?:\w+ )?(?:amig[oa]s?|colegas)(?: (?:a casa|a cenar|a verme))?)\b/,
    tone: 'glad',
    say: ['Tiempo con la gente de uno, qué bien.', 'Plan con amistades, eso da vida.'],
    ask: ['¿De qué se habló, o se hablará?'],
  },
  {
    signs:
      /(?<!\b(?:no|nunca|ya no) )\b(?:(?:(?:hoy|manana|el \w+|este finde|esta noche|la semana que viene) )?(?:viene|vienen|llega|llegan) (?:hoy |manana |el \w+ |por fin |a (?:verme|visitarme|casa) )?(?:mi|mis) (?:herman[oa]s?|hij[oa]s?|padres|papas|madre|mama|padre|papa|abuel[oa]s?|prim[oa]s?|ti[oa]s?|novi[oa]|familia|sobrin[oa]s?)|mi (?:herman[oa]|hij[oa]|novi[oa]|madre|mama|familia|prim[oa]) (?:viene|llega|vuelve) (?:hoy|manana|el|este|a (?:verme|casa|visitarme)))\b/,
    tone: 'glad',
    say: ['Visita en camino, qué ganas.', 'Qué bien, la familia de camino.'],
    ask: ['¿Cuánto hace que no se ven?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:(?:mi|mis|el|la|los|las|un|una) (?:vecin[oa]s?|de arriba|de al lado)\b[^.?]{0,30}(?:ruidos?|musica|grit\w+|fiesta|golpes|taladro|taconea\w*|tacones|reggaeton|perro (?:ladra|no para)|obras?|martill\w+)|(?:las|de|con) obras? (?:de|del) (?:al lado|arriba|vecin[oa]|piso))/,
    tone: 'hard',
    say: ['Uf, los vecinos así acaban con la paciencia.', 'Ni en casa se puede estar en paz, qué rabia.'],
    ask: ['¿Se ha podido hablar con ellos?'],
  },
  {
    signs:
      /\b(?:mis? (?:companer[oa]s? de (?:piso|cuarto|casa|depa\w*)|roomies?|roommates?|rumis?)\b[^.?]{0,30}(?:no (?:limpian?|lavan?|pagan?|recogen?|friegan?|saca)|dej\w+|se (?:comen?|comio)|ensuci\w+|ruido|sucia?|grit\w+|rob\w+|usa\w*|molest\w+))/,
    tone: 'hard',
    say: ['Convivir así desgasta mucho.', 'Esas cosas de compartir casa, uf.'],
    ask: ['¿Se lo has dicho alguna vez?'],
  },
  {
    signs:
      /(?<!\b(?:no|nunca|si|desde que|cuando) )\b(?:(?:me caso|nos casamos (?:en|el|este)|me voy a casar|me (?:pidio|ha pedido) (?:matrimonio|la mano|que me case)|le (?:pedi|voy a pedir) (?:matrimonio|la mano))\b(?! hace)|se casa(?:n)? (?:\w+ )?(?:mi|mis) \w+|(?:mi (?:herman[oa]|hij[oa]|prim[oa]|mejor amig[oa]|amig[oa]|niet[oa])) se (?:casa|va a casar)|(?:tengo|voy a|fui a|vengo de) (?:una|la) boda|boda de mi)\b/,
    tone: 'glad',
    say: ['Boda a la vista, casi nada.', 'Una boda, eso son palabras mayores.'],
    ask: ['¿Cómo va todo lo de la boda?'],
  },
  {
    signs:
      /(?<!\b(?:no|si|casi) )\b(?:estoy (?:de \w+ meses|embarazada|esperando (?:un bebe|una bebe|gemelos))|estamos (?:embarazados|esperando un bebe)|vamos a (?:ser padres|ser papas|tener un (?:bebe|hijo))|voy a ser (?:madre|padre|mama|papa|ti[oa]|abuel[oa])|(?:nacio|ha nacido|ya nacio) (?:mi|el|la|nuestr[oa]) (?:\w+))\b(?! (?:en (?:el|la|19)|hace))/,
    tone: 'glad',
    say: ['¡Vaya noticia!', 'Una vida nueva, qué inmenso.'],
    ask: ['¿Cómo se lo ha tomado la familia?'],
  },
  {
    signs:
      /\b(?:me (?:mintio|ha mentido|mintieron|han mentido|miente|mienten|enganaron|traiciono|ha traicionado|fallo|ha fallado|decepciono|ha decepcionado)|(?:le|les) cont(?:o|aron) (?:a todos|a todo el|mi secreto|lo mio)|hablan? (?:mal )?(?:de mi|a mis espaldas)|habl(?:o|aron) (?:mal de mi|a mis espaldas))\b/,
    tone: 'hard',
    say: ['Con la confianza que había, eso duele.', 'Qué decepción, y de las que cuesta tragar.'],
    ask: ['¿Cómo salió a la luz?'],
  },
  {
    signs:
      /(?<!\bno )\b(?:me (?:pidio|ha pedido|pidieron|han pedido) (?:perdon|disculpas)|le (?:pedi|he pedido) (?:perdon|disculpas)|(?:hicimos|hemos hecho) las paces|nos (?:reconciliamos|arreglamos|hemos reconciliado|hemos arreglado|perdonamos)|ya (?:nos )?(?:hablamos|arreglamos|lo arreglamos|esta todo bien entre))\b/,
    tone: 'glad',
    say: ['Pedir perdón o hacer las paces, qué paso.', 'Eso quita un peso, ¿no?'],
    ask: ['¿Cómo está el ambiente ahora?'],
  },
  {
    signs:
      /(?<!\b(?:no|nunca|ni|si) )\b(?:(?:ya|por fin|al final|ayer|hoy) (?:se lo|le|les) (?:dije|he dicho|conte|he contado|confese)\b|se lo (?:dije|conte|confese|he dicho|he contado|hemos dicho)(?= (?:todo|ayer|hoy|a)\b|$|[.,])|(?:le|les) (?:conte|dije) (?:todo|la verdad|lo que (?:siento|sentia|pasaba)))/,
    say: ['Ya está dicho, y eso no es poco.', 'Decirlo ya es un paso grande.'],
    ask: ['¿Cómo se lo tomó?'],
  },
  {
    signs:
      /\b(?:(?:no|aun no|todavia no|nunca) (?:se lo|le|les|lo) (?:he (?:dicho|contado)|hemos (?:dicho|contado)|dije|conte)\b(?! (?:a mal|en serio|por (?:mal|ofender)))|no (?:se|encuentro) como (?:decir|contar)(?:selo|le|les|seles)|no me atrevo a (?:decir|contar|hablar|preguntar)\w*|(?:nadie lo sabe|no lo sabe nadie|en (?:mi )?casa nadie (?:lo )?sabe))\b/,
    tone: 'hard',
    say: ['Guardarlo dentro pesa, claro.', 'Tener eso callado no es fácil.'],
    ask: ['¿Qué lo hace tan difícil de decir?'],
  },
]
