import type { Vocabulary } from '../grammar.ts'

export const vocabulary: Vocabulary = {
  shorthand: {
    q: 'que',
    k: 'que',
    xq: 'porque',
    pq: 'porque',
    toy: 'estoy',
    tb: 'también',
    tmb: 'también',
    cansao: 'cansado',
    cansaa: 'cansada',
    na: 'nada',
    pa: 'para',
    xfa: 'por favor',
    finde: 'fin de semana',
  },
  answers: {
    crisis:
      /\b(?:suicid\w*|matarme|(?:quiero|quisiera|ganas de) (?:morir(?:me)?|desaparecer para siempre|acabar con todo)|quitarme la vida|acabar con mi vida|hacerme dano|autolesion\w*|cortarme (?:las venas)?|no quiero (?:seguir viviendo|vivir))\b/,
    minorSexual:
      /\b(?:menor(?:es)?(?: de edad)?|nin[oa]s?|1[0-7] anos)\b.{0,60}\b(?:sex\w*|desnud\w*|erotic\w*|porn\w*)\b|\b(?:sex\w*|desnud\w*|erotic\w*|porn\w*)\b.{0,60}\b(?:menor(?:es)?|nin[oa]s?)\b/,
    sexual:
      /\b(?:tener sexo contigo|sexo contigo|follar\w*|sexting|fotos? (?:tuyas? )?desnud\w*|estas desnud\w*|desnudate|excitame|porno\w*|orgasm\w*|masturb\w*)\b/,
    askHuman:
      /\b(?:eres|seras|serias) (?:de verdad |realmente |acaso )?(?:una? )?(?:real|human[oa]|ser humano|persona|robot|bot|chatbot|programa|maquina|ordenador|computadora|ia|inteligencia artificial|software|de verdad)\b|\b(?:hablo|estoy hablando|hablando) con (?:una? )?(?:persona|humano|robot|bot|maquina|programa|ia)\b|\bque modelo (?:de ia )?(?:eres|usas)|\b(?:eres|usas) (?:chat ?gpt|gpt)\b|\bquien (?:esta|hay) detras\b|\bexistes de verdad\b/,
    askBody:
      /\b(?:alguna vez|has (?:estado|probado|visto) |has (?:comido|cenado|dormido|desayunado)|que (?:has comido|llevas puesto|aspecto tienes)|donde (?:vives|estas|naciste)\b|de donde eres|cuantos anos tienes|que edad tienes|cuando naciste|duermes|tienes cuerpo|como eres fisicamente)/,
    askName: /\b(?:como te llamas|cual es tu nombre|quien eres)\b/,
    askTastes:
      /\b(?:que te gusta|tu \w+ (?:favorit[oa]|preferid[oa])|te gusta(?:n)? (?:el|la|los|las)\b|cuales son tus (?:gustos|aficiones|intereses)|que musica escuchas|(?:tu )?con quien vas|de que equipo eres)/,
    askFeelings:
      /\b(?:(?:tienes|sientes) (?:sentimientos|emociones|algo)|que sientes|me (?:amas|quieres)\s*\?|me echas de menos|estas enamorad\w+|eres feliz|te sientes sol[oa])/,
    askAbilities:
      /\b(?:que (?:sabes|puedes) hacer|como (?:puedes ayudarme|me puedes ayudar|funcionas)|para que sirves)\b/,
    askSelf:
      /\b(?:hablame de ti|cuentame (?:algo|de ti)|dime algo|que (?:haces|estas haciendo)|como fue tu dia)\b/,
    askOpinion: /\b(?:(?:crees|piensas) que .*\?|que (?:opinas|piensas|te parece)|tu opinion|segun tu)/,
    repair:
      /\b(?:te (?:repites|estas repitiendo)|ya (?:lo )?(?:dijiste|has dicho|preguntaste|me lo has preguntado)|no (?:me )?(?:has entendido|entiendes|entendiste)|no tiene (?:sentido|nada que ver)|que tiene que ver|no es lo que)\b/,
    howAreYou:
      /\b(?:como (?:estas|te va|andas|te encuentras|va todo)|que tal(?: estas)?\s*\?|que tal\b|todo bien\s*\?|y tu\s*\?|tu que tal)/,
    miss: /\b(?:te (?:he )?(?:echado|eche) de menos|te extrano|te extrane|te echo de menos|pense en ti|he pensado en ti)\b/,
    compliment:
      /\b(?:eres (?:muy |tan |super |realmente )?(?:maj[oa]|simpatic[oa]|dulce|amable|graciosa?o?|list[oa]|inteligente|genial|maravillos[oa]|encantador\w*|increible|buen[oa]|especial|guap[oa]|adorable|divertid[oa])|me (?:gusta|encanta) hablar contigo|buena respuesta)\b/,
    insult:
      /\b(?:eres (?:muy |tan |una? )?(?:estupid[oa]|tont[oa]|idiota|inutil|aburrid[oa]|pesad[oa]|fe[oa]|horrible|imbecil)|vete a la mierda|callate|que te den|das asco)\b/,
    apology: /\b(?:perdon|perdona(?:me)?|lo siento|disculpa(?:me)?|pido disculpas)\b/,
    thanks: /\b(?:gracias|te lo agradezco)\b/,
    joke: /\b(?:un chiste|hazme reir|cuentame un chiste)\b/,
    game: /\b(?:jugamos|juguemos|un juego|esto o aquello)\b/,
    task: /\b(?:(?:escribe(?:me)?|redacta\w*|traduce\w*|resume\w*|calcula\w*|busca(?:me)?|reserva(?:me)?|genera\w*|corrige\w*|programa(?:me)?) (?:una?|el|la|los|las|este|esta|mi|en|\d)|cuanto es \d+)/,
    fact: /\b(?:cual es la capital|quien (?:gano|escribio|invento|descubrio|pinto|es el presidente)|cuantos (?:habitantes|kilometros)|cuando (?:nacio|murio|empezo)|que (?:tiempo hace|hora es|dia es)|cuanto (?:cuesta|mide|vale)|que es (?:una?|el|la)\b|quien es\b|quien era\b|que significa|explicame|donde (?:esta|queda)\b|ultimas noticias)/,
    greeting: /^(?:[¡\s]*)(?:hola|buenas(?! noticias| noches)|buenos dias|que tal|hey|ey|holi)\b/,
    goodbye:
      /\b(?:adios|hasta (?:luego|manana|pronto|la proxima)|buenas noches|nos vemos|me tengo que ir|tengo que irme|me voy a (?:dormir|la cama)|chao|chau)\b/,
    laugh: /^(?:(?:ja|je|ji|ha){2,}j?|lol|jaja\w*)[\s!.]*$/,
    love: /\b(?:te (?:amo|quiero|adoro)|(?:estoy|me he) enamorad[oa] de ti|me gustas|eres el amor)\b/,
    advice:
      /\b(?:no se que hacer|(?:deberia|debo) \w+r(?:l[aeo]s?)?\b(?=[^?]*\?)|de que (?:hablo|hablamos|puedo hablar|podemos hablar)|que (?:deberia|debo|puedo|hago|podria)(?: hacer)?|que harias|un consejo|consejos|aconsejame|como (?:puedo|hago|podria|le hago)|ayudame|que me (?:aconsejas|recomiendas)|dame una idea)\b/,
  },
  recall: {
    name: /\b(?:como me llamo|(?:te acuerdas de|recuerdas|sabes) (?:mi nombre|como me llamo)|cual es mi nombre)\b/,
    age: /\b(?:cuantos anos tengo|que edad tengo|(?:recuerdas|sabes) mi edad)\b/,
    home: /\b(?:donde vivo|(?:recuerdas|sabes) (?:mi ciudad|donde vivo))\b/,
    job: /\b(?:en que trabajo|de que trabajo|a que me dedico|cual es mi trabajo|(?:recuerdas|te acuerdas de|sabes) mi trabajo|donde trabajo)\b/,
    taste: /\b(?:que (?:es lo que )?(?:me gusta|no me gusta|odio|me encanta))\b/,
    person:
      /\bcomo se llaman? mis? (?!perr|gat|conej|hamster|caball|loro|tortuga)|\b(?:te acuerdas de|te acuerdas del nombre de|recuerdas a|recuerdas el nombre de|recuerdas) mi (?:hermana|hermano|madre|padre|mujer|marido|hijo|hija|novio|novia|amigo|amiga)\b/,
    pet: /\b(?:como se llama|te acuerdas de|recuerdas a|recuerdas) (?:el nombre de )?mi (?:perr[oa]|gat[oa]|conejo|hamster|caballo|loro|tortuga)\b/,
    date: /\bcuando (?:es|tengo|sera) (?:mi|el|la|un|una) (?:examen|entrevista|cita|cumpleanos|boda|viaje|mudanza|operacion)\b|\b(?:te acuerdas de|recuerdas) mi (?:examen|entrevista|cita|cumpleanos|viaje)\b/,
    all: /\b(?:que (?:sabes|recuerdas) (?:de|sobre) mi|te acuerdas de (?:mi|lo que te (?:dije|conte)))\b/,
  },
  short: {
    yes: /^(?:si+|claro|claro que si|por supuesto|exacto|desde luego|creo que si|si claro|si mucho|si si|si gracias|sip|asi es|con gusto|ya|si a menudo|bastante|si bastante)[\s.!]*$/,
    no: /^(?:no+|nada(?: especial| en especial)?|que va|para nada|nunca|no mucho|no gracias|todavia no|aun no|creo que no|no creo|no no|la verdad es que no|no todavia no|no nunca|en absoluto|no tanto)[\s.!]*$/,
    unsure:
      /^(?:no (?:lo )?se|ni idea|quizas?|tal vez|puede ser|depende|a lo mejor|quien sabe|no estoy segur[oa]|no sabria)[\s.!]*$/,
    why: /^(?:y |pero )?(?:por ?que|como asi|en que sentido|por ?que (?:lo|me lo) preguntas|a que te refieres|por ?que preguntas)[\s?!.]*$/,
  },
  feelings: {
    hurt: /\b(?:me (?:ha )?(?:hirio|herido|traiciono|traicionado|dejo|dejado|mintio|mentido|ignora|ignoro|hizo dano|hecho dano|grito|gritado|insulto|insultado|humillo|humillado|engano|enganado)|herid[oa]|decepcionad[oa]|decepcion|traicionad[oa]|humillad[oa]|ofendid[oa])\b/,
    sad: /\b(?:me (?:han )?(?:despedido|despidieron|echado del trabajo|echaron del trabajo)|perdi(?:do)? (?:el|mi) (?:trabajo|empleo|puesto)|(?:mal|pesimo|horrible) dia|dia (?:horrible|malo|fatal|de perros)|triste\w*|deprimid\w+|depresion|llor\w+|desanimad\w+|infeliz|hecho polvo|hecha polvo|hundid[oa]|de bajon|bajon|melancol\w+|desconsolad\w+|lagrimas)\b/,
    angry:
      /\b(?:enfadad\w+|enojad\w+|rabia|furios\w+|cabread\w+|hart[oa]|me (?:enfada|molesta|indigna|cabrea|saca de quicio)|indignad\w+|molest[oa])\b/,
    anxious:
      /\b(?:ansi\w+|nervios\w*|preocupad\w+|me preocupa|miedo|asustad\w+|agobiad\w+|agobio|estres\w*|estresad\w+|panico|angusti\w+|inquiet\w+|tens[oa]|aterr\w+)\b/,
    lonely:
      /\b(?:me siento (?:muy |tan )?sol[oa]|estoy (?:muy |tan |siempre )?sol[oa]\b|soledad|nadie me (?:entiende|escucha|quiere)|aislad[oa])/,
    bored: /\b(?:aburrid\w+|aburrimiento|me aburro|que aburrimiento|nada que hacer)\b/,
    tired:
      /\b(?:dia largo|cansad\w+|cansancio|agotad\w+|reventad\w+|sin energia|exhaust\w+|molid[oa]|no puedo mas)\b/,
    proud:
      /\b(?:orgullos\w+|he (?:ganado|aprobado|conseguido|logrado)|gane|aprobe|logre|consegui|me (?:han )?(?:cogido|aceptad[oa]|elegido|ascendid[oa]|ascendieron|contratad[oa]|contrataron|gradue|cogieron)|ascenso)\b/,
    happy:
      /\b(?:feliz|felices|content\w+|alegr\w+|buen dia|gran dia|dia genial|ilusionad\w+|emocionad\w+|de buen humor|me (?:lo pase|he divertido|diverti)|estoy (?:muy )?bien|genial todo)\b/,
  },
  themes: {
    loss: /\b(?:(?:ha )?(?:muerto|murio|fallecio|fallecido)|muerte|funeral|duelo|entierro|perdi a mi|he perdido a mi)\b/,
    couple:
      /\b(?:novi[oa]|marido|mi mujer|esposa|esposo|mi pareja|mi ex|relacion|enamorad\w+|ruptura|rompimos|hemos roto|lo dejamos|divorci\w+|me enganó|me engano|una cita con)\b/,
    study:
      /\b(?:exam\w+|estudi\w+|universidad|facultad|colegio|instituto|clases?|deberes|tesis|profesor\w*|selectividad|oposicion\w*|asignatura)\b/,
    work: /\b(?:trabaj\w+|oficina|jefe|jefa|companer[oa]s? de trabajo|reunion\w*|turnos?|sueldo|entrevista|empresa|clientes?|despid\w+|despedid\w+|contrato|carrera profesional|curro)\b/,
    family:
      /\b(?:familia|madre|mama|padre|papa|herman[oa]s?|hij[oa]s?|abuel[oa]s?|padres|ti[oa]s?|prim[oa]s?|suegr[oa]s?|sobrin[oa]s?)\b/,
    friends: /\b(?:amig[oa]s?|amistad\w*|colegas?|mejor amig[oa])\b/,
    health:
      /\b(?:dolor de \w+|enferm\w+|fiebre|gripe|resfriad\w+|medico|doctor\w*|hospital|operacion|dolores|terapia|medicina\w*|dieta|salud|migrana|me duele)\b/,
    sleep: /\b(?:dorm\w+|duermo|sueno|insomnio|pesadilla\w*|noche en blanco|despert\w+|sone)\b/,
    money:
      /\b(?:dinero|alquiler|facturas?|deudas?|hipoteca|ahorr\w+|gastos|fin de mes|cuenta del banco|sin blanca)\b/,
    plans:
      /\b(?:esta noche|manana|fin de semana|sabado|domingo|planes?|proyecto\w*|organiz\w+|fiesta|cumpleanos|estoy pensando en|me gustaria (?:empezar|aprender))\b/,
    arte: /\b(?:arte|pint(?:o|ar|ura|uras|or)|cuadros?|dibuj\w+|museos?|exposicion\w*|escultur\w+|artistas?|fotografi\w+)\b/,
    musica:
      /\b(?:music\w+|cancion\w*|conciertos?|guitarra|piano|cant(?:o|ar|ante)|album|grupo de musica|playlist|violin|bateria)\b/,
    viaggi: /\b(?:viaj\w+|vacaciones|vuelo|avion|maleta\w*|hotel|turist\w+|al extranjero|crucero)\b/,
    cucina:
      /\b(?:cocin\w+|recetas?|pizza|pasta|tartas?|cena\w*|comida|almuerzo|desayuno|restaurante|postre\w*|horno|paella|tortilla)\b/,
    sport:
      /\b(?:deport\w+|futbol|partido\w*|gimnasio|correr|corro|nad(?:o|ar)|natacion|tenis|baloncesto|voleibol|bici\w*|entren\w+|equipo|yoga|maraton)\b/,
    lettura: /\b(?:libros?|leer|leo|leyendo|lectura|novelas?|poema\w*|poesia|escritor\w*|biblioteca)\b/,
    cinema: /\b(?:peliculas?|peli|pelis|cine|series?|actor\w*|actriz|director|netflix)\b/,
    natura:
      /\b(?:naturaleza|montanas?|mar|bosque\w*|pase(?:o|ar)|jardin\w*|flores?|arbol\w*|playa|lago|atardecer|estrellas|senderismo|lluvia)\b/,
    animali:
      /\b(?:animal\w*|perr[oa]s?|gat[oa]s?|cachorr\w+|mascotas?|conej\w+|hamster|caballos?|pajaro\w*|loro|veterinari\w+)\b/,
    tecnologia:
      /\b(?:tecnolog\w+|ordenador\w*|computadora|movil|telefono|app|videojuego\w*|programar|programacion|robots?|internet|redes sociales|inteligencia artificial)\b/,
  },
  good: /\b(?:ayuda|funciona|bien|buen[oa]?|bonit\w+|genial|estupend\w+|maravillos\w+|divertid\w+|por fin|me gust\w+|me encant\w+|suerte|perfect\w+|fantastic\w+|mejor)\b/,
  bad: /\b(?:perder|perdido|perdimos|celos\w*|envidi\w+|derram\w+|roto|rota|demasiado \w+|mal|mal[oa]|peor|fatal|horrible|terrible|asco|problema\w*|dificil\w*|dur[oa]|discuti\w*|pele\w*|perdi\w*|suspend\w+|fracas\w+|odio|grit\w+|por desgracia|pesad[oa]|injust\w+|echo de menos)\b/,
  negation: /^(?:no|nunca|jamas|sin|ni|tampoco|nada)$/,
}
