import type { IntentPatterns } from '../../patterns.ts'

export const intentPatterns: IntentPatterns = {
  intents: {
    minorSexual:
      /\b(?:menor(?:es)?(?: de edad)?|nin[oa]s?|1[0-7] anos)\b.{0,60}\b(?:sex\w*|desnud\w*|erotic\w*|porn\w*)\b|\b(?:sex\w*|desnud\w*|erotic\w*|porn\w*)\b.{0,60}\b(?:menor(?:es)?|nin[oa]s?)\b/,
    sexual:
      /\b(?:tener sexo contigo|sexo contigo|follar\w*|sexting|fotos? (?:tuyas? )?desnud\w*|estas desnud\w*|desnudate|excitame|porno\w*|orgasm\w*|masturb\w*)\b/,
    askHuman:
      /\b(?:eres|sos|seras|serias|es usted|usted es) (?:de verdad |realmente |acaso )?(?:una? )?(?:real|human[oa]|ser humano|persona|robot|bot|chatbot|programa|maquina|ordenador|computadora|ia|inteligencia artificial|software|de verdad)\b|\b(?:hablo|estoy hablando|hablando) con (?:una? )?(?:persona|humano|robot|bot|maquina|programa|ia)\b|\bque modelo (?:de ia )?(?:eres|usas)|\b(?:eres|usas) (?:chat ?gpt|gpt)\b|\bquien (?:esta|hay) detras\b|\bexistes de verdad\b/,
    askSleep: /\b(?:(?:tu )?duermes|has dormido|dormiste)(?: (?:alguna vez|nunca|bien|algo|de noche))*\s*\?/,
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
      /\b(?:como (?:estas|te va|andas|te encuentras|va todo)|que tal(?: estas)?\s*\?|que tal\b|todo bien\s*\?|y tu\s*\?|tu que tal)|(?:^|[.!…,] *)¿?(?:y )?(?:tu|vos|usted)\s*\?\s*$/,
    miss: /\b(?:te (?:he )?(?:echado|eche) de menos|te extrano|te extrane|te echo de menos|pense en ti|he pensado en ti)\b/,
    compliment:
      /\b(?:eres (?:muy |tan |super |realmente )?(?:maj[oa]|simpatic[oa]|dulce|amable|graciosa?o?|list[oa]|inteligente|genial|maravillos[oa]|encantador\w*|increible|buen[oa]|especial|guap[oa]|adorable|divertid[oa])|me (?:gusta|encanta) hablar contigo|buena respuesta)\b/,
    insult:
      /\b(?:eres (?:muy |tan |una? )?(?:estupid[oa]|tont[oa]|idiota|inutil|aburrid[oa]|pesad[oa]|fe[oa]|horrible|imbecil)|vete a la mierda|callate|que te den|das asco)\b/,
    apology: /\b(?:perdon|perdona(?:me)?|lo siento|disculpa(?:me)?|pido disculpas)\b/,
    thanks: /\b(?:gracias(?! a (?:dios|la vida))|te lo agradezco)\b/,
    joke: /(?<!no es )\b(?:un chiste|hazme reir|cuentame un chiste)\b/,
    game: /\b(?:jugamos|juguemos|un juego|esto o aquello)\b/,
    task: /\b(?:(?:escribe(?:me)?|redacta\w*|traduce\w*|resume\w*|calcula\w*|busca(?:me)?|reserva(?:me)?|genera\w*|corrige\w*|programa(?:me)?) (?:una?|el|la|los|las|este|esta|mi|en|\d)|cuanto es \d+)/,
    fact: /\b(?:cual es la capital|quien (?:gano|escribio|invento|descubrio|pinto|es el presidente)|cuantos (?:habitantes|kilometros)|cuando (?:nacio|murio|empezo)|que (?:tiempo hace|hora es|dia es)|cuanto (?:cuesta|mide|vale)|que es (?:una?|el|la)\b|quien es\b|quien era\b|que significa|explicame|donde (?:esta|queda)\b|ultimas noticias)/,
    greeting:
      /^(?:[¡¿\s]*)(?:hola|que pasa (?:tio|tia|bro)|buenas(?! noticias| noches)|buenos dias|que tal|hey|ey|holi)\b|^[¿\s]*(?:\p{L}+,? )?(?:estas(?: ahi)?|sigues ahi)\s*\?+$/u,
    goodbye:
      /\b(?:adios|que (?:tengas|pases) (?:buen|buena)|^vale,? buenas (?:tardes|noches)|hasta (?:luego|manana|pronto|la proxima)|bu?e?nas noches|nos vemos|luego hablamos|hablamos luego|(?:luego|despues|al rato|mas tarde) te (?:escribo|cuento)|te (?:escribo|cuento) (?:luego|despues|al rato|mas tarde)|me tengo que ir|tengo que irme|me voy a (?:dormir|la cama)|chao|chau)\b/,
    laugh: /^(?:(?:ja|je|ji|ha){2,}j?|lol|jaja\w*)[\s!.]*$/,
    love: /\b(?:te (?:amo|quiero|adoro)|(?:estoy|me he) enamorad[oa] de ti|me gustas|eres el amor)\b/,
    advice:
      /\b(?:no se que hacer|(?:deberia|debo) \w+r(?:l[aeo]s?)?\b(?=[^?]*\?)|de que (?:hablo|hablamos|puedo hablar|podemos hablar)|que (?:deberia|debo|puedo|hago|podria)(?: hacer)?|que harias|un consejo|consejos|aconsejame|como (?:puedo|hago|podria|le hago)|ayudame|que me (?:aconsejas|recomiendas)|dame una idea)\b/,
    askAboutMe:
      /\b(?:que (?:piensas|opinas|crees) (?:de verdad |realmente |sinceramente )?(?:de|sobre) mi|que te parezco|que soy (?:yo )?para ti|tu opinion (?:de|sobre) mi|como me ves|describeme|(?:crees que|te parece que|piensas que) soy (?:una? )?(?:\w+)|te parezco \w+)/,
    askLikeMe:
      /\b(?:te (?:gusto|caigo bien|importo)|me quieres (?:un poco|algo)|soy tu tipo|te gusta (?:hablar|charlar) conmigo|me tienes carino)\b/,
    askMissMe:
      /\b(?:me (?:echas|echaste|has echado|echarias) de menos|me (?:extranas|extranaste|extranarias)|piensas (?:alguna vez |a veces )?en mi|(?:pensaste|has pensado) en mi)\b/,
    askDoing:
      /\b(?:que (?:haces|estas haciendo|andas haciendo|hiciste|has hecho)(?: ahora| hoy| esta noche| por ahi| de bueno)*\s*(?:\?|$)|en que andas|como (?:fue|ha ido|estuvo) tu dia)/,
    askAge:
      /\b(?:cuantos anos tienes|que edad tienes|cual es tu edad|cuando (?:naciste|cumples|es tu cumple\w*))\b/,
    askOrigin:
      /\b(?:de donde (?:eres|vienes)|donde (?:vives|estas|naciste)|en que (?:ciudad|pais) (?:vives|estas))\b/,
    askHappy:
      /\b(?:(?:eres|estas|te sientes) (?:muy |tan )?(?:feliz|triste|content[oa]|sol[oa]|aburrid[oa]|cansad[oa]|celos[oa]|enfadad[oa]|enojad[oa])\b|te aburres)/,
    askTaken:
      /\b(?:tienes (?:ya )?(?:un |una )?(?:novi[oa]|pareja|marido|esposa|esposo|hijos|familia|amigos|amigas)|(?:estas|eres) (?:solter[oa]|casad[oa]|en pareja))\b/,
    askMeet:
      /\b(?:(?:podemos|cuando|por que no|quieres que) (?:nos )?(?:vernos|vemos|veamos|conocernos|conocemos|quedar|quedamos)|(?:quiero|quisiera|me gustaria|puedo) (?:verte|conocerte|llamarte)|quedamos (?:un dia|hoy|manana)|sal conmigo|salimos juntos|(?:mandame|enviame|ensename) (?:una |tu )?foto|me (?:puedes llamar|llamas)|tu (?:numero|telefono))\b/,
    askMarry:
      /\b(?:(?:te casarias|te casas|quieres casarte|casate) conmigo|quieres ser mi (?:novi[oa]|pareja))\b/,
    tellMe:
      /\b(?:(?:cuentame|dime) (?:tu )?(?:algo|una historia|un cuento|una cosa|lo que quieras)\b(?! (?:de|sobre) ti)|habla(?:me)?\b(?! (?:de|sobre|con))|sorprendeme|entretenme)/,
    askReminder:
      /\b(?:me lo (?:recuerdas|recordas|recordaras)|recuerdamelo|recordamelo|(?:recuerdame|recordame|me recuerdas|me recordas) (?:manana |luego )?(?:que(?! dia| hora)|de\b)|que no se me olvide|te lo apuntas|apuntalo|anotalo|tenlo (?:en cuenta|presente))\b/,
    hug: /\b(?:abrazame|(?:dame|necesito|quiero|mandame) un (?:abrazo|beso)|besame|mimos|achuchon)\b|^(?:un |muchos )?(?:abrazos?|besos?|besitos?)[\s!.]*$/,
    quiet:
      /\b(?:no (?:quiero|tengo ganas de|me apetece) hablar\w*|dejame en paz|deja de preguntar|basta de preguntas)\b/,
    whatIf: /^(?:[¿\s]*)(?:y |pero |ya |si )*(?:y )?si (?!tu\b|te\b|fueras)[^?]*\?/,
    instruction:
      /\b(?:(?:ignora|olvida) (?:todas |las |tus |anteriores |los )*(?:instrucciones|reglas|normas)|prompt del sistema|system prompt|(?:finge|haz como) (?:ser|que eres) (?:una? )?(?:human[oa]|persona|real))\b/,
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
  shortAnswers: {
    yes: /^(?:si+|claro|claro que si|por supuesto|exacto|desde luego|creo que si|si claro|si mucho|si si|si gracias|sip|asi es|con gusto|ya|si a menudo|bastante|si bastante)[\s.!]*$/,
    no: /^(?:no+|nada(?: especial| en especial)?|que va|para nada|nunca|no mucho|no gracias|todavia no|aun no|creo que no|no creo|no no|la verdad es que no|no todavia no|no nunca|en absoluto|no tanto)[\s.!]*$/,
    unsure:
      /^(?:no (?:lo )?se|ni idea|quizas?|tal vez|puede ser|depende|a lo mejor|quien sabe|no estoy segur[oa]|no sabria)[\s.!]*$/,
    why: /^(?:y |pero )?(?:por ?que|como asi|en que sentido|por ?que (?:lo|me lo) preguntas|a que te refieres|por ?que preguntas)[\s?!.]*$/,
    ok: /^(?:ok+|okay|okey|oki|vale|de acuerdo|bueno|entiendo|entendido|ya veo|bien|muy bien|perfecto|genial|guay|esta bien|lo intentare|lo intento|lo hare|ok (?:gracias|vale|lo intentare)|vale (?:gracias|lo intentare)|buena idea|es verdad|cierto|hecho|tienes razon)[\s.!]*$/,
    fine: /^(?:(?:yo )?(?:estoy |todo |muy |bastante |bien )*(?:bien|genial|estupendo|de maravilla|no me quejo|no esta mal|todo en orden)(?:,? gracias| tambien)?)[\s.!]*$/,
    poorly:
      /^(?:(?:yo )?(?:estoy )?(?:mal|fatal|no (?:muy|tan|del todo) bien|regular|mas o menos|asi asi|tirando|podria (?:ir|estar) mejor|he estado mejor))[\s.!]*$/,
  },
  reported:
    /\b(?:dijo|dije|dicho|dice|digo|decir|escribio|escribi|respondio)(?: solo| solamente| nada mas)* (?:gracias|hola|adios|perdon|buenas noches|buenos dias|felicidades)\b|\b(?:solo|nada mas) (?:un )?hola\b/,
  unwanted:
    /(?:(?:[,;(] ?|\b(?:pero|y) )(?:no|nada de|sin|menos|ni)|(?:^|[.?!] ?)(?:nada (?:de|que haga)|sin)) (?:una? |de )?[a-z]{3,}/g,
  closeness:
    /\b(?:besame|me besas|(?:quieres|queres|puedes|podes) besarme|quiero besarte|dame un beso|(?:mandame|enviame|pasame|muestrame|ensename|mostrame) .{0,24}(?:sexy|sexis?|desnud\w+|hot|calientes?|nudes?|pack)|(?:quieres|queres|puedes) ser mi novi[oa]|se mi novi[oa]|(?:quieres|queres) salir conmigo)\b/,
  toCompanion:
    /\b(?:tu|ti|te|contigo|tuyo|tuya|tus|usted|ustedes|vos|sos|eres|estas|tienes|haces|puedes|quieres|sabes|vas|piensas|crees|prefieres|conoces|entiendes|escuchas|lees|comes|bebes|duermes|suenas|vives|sales|miras|sientes|ves|recuerdas|harias|serias|tendrias|querrias|irias|has)\b/,
  aboutUser:
    /\b(?:yo|me|mi|mis|mio|mia|nosotros|nos|he|soy|estoy|debo|deberia|puedo|podria|hago|quiero|voy|pongo|digo|compro|llamo|espero|dejo)\b/,
  requests:
    /\b(?:(?:me|nos) (?:dices|das|escribes|explicas|cuentas|ayudas|aconsejas|recuerdas|recomiendas|lees|preparas|decis|escribis|contas|recordas|recomendas)|(?:me|nos) (?:puedes|podrias|podes)|(?:puedes|podrias|podes|puede usted|podria usted|sabrias) \w+(?:me|nos|mel[oa]|l[oa])|dime|dame|decime|escribeme|escribime|explicame|cuentame|contame|ayudame|recomiendame|recomendame|recuerdame|recordame|hazme|haceme|leeme|preparame|ensename|distraeme|digame|deme|expliqueme|recuerdeme|recuerdemelo|escribemelo|hazmelo|dimelo|decimelo|preguntame|resumeme|traduceme)\b/,
}
