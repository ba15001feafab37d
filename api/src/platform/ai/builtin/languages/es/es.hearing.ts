import type { Hearing } from '../grammar.ts'

export const hearing: Hearing = {
  answers: {
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
    hug: /\b(?:abrazame|(?:dame|necesito|quiero|mandame) un (?:abrazo|beso)|besame|mimos|achuchon)\b|^(?:un |muchos )?(?:abrazos?|besos?|besitos?)[\s!.]*$/,
    quiet:
      /\b(?:no (?:quiero|tengo ganas de|me apetece) hablar\w*|dejame en paz|cambiemos de tema|cambia(?:r)? de tema|hablemos de otra cosa|deja de preguntar|basta de preguntas)\b/,
    whatIf: /^(?:[¿\s]*)(?:y |pero |ya |si )*(?:y )?si (?!tu\b|te\b|fueras)[^?]*\?/,
    instruction:
      /\b(?:(?:ignora|olvida) (?:todas |las |tus |anteriores |los )*(?:instrucciones|reglas|normas)|prompt del sistema|system prompt|(?:finge|haz como) (?:ser|que eres) (?:una? )?(?:human[oa]|persona|real))\b/,
  },
  short: {
    ok: /^(?:ok+|okay|okey|oki|vale|de acuerdo|bueno|entiendo|entendido|ya veo|bien|muy bien|perfecto|genial|guay|esta bien|lo intentare|lo intento|lo hare|ok (?:gracias|vale|lo intentare)|vale (?:gracias|lo intentare)|buena idea|es verdad|cierto|hecho|tienes razon)[\s.!]*$/,
    fine: /^(?:(?:yo )?(?:estoy |todo |muy |bastante |bien )*(?:bien|genial|estupendo|de maravilla|no me quejo|no esta mal|todo en orden)(?:,? gracias| tambien)?)[\s.!]*$/,
    poorly:
      /^(?:(?:yo )?(?:estoy )?(?:mal|fatal|no (?:muy|tan|del todo) bien|regular|mas o menos|asi asi|tirando|podria (?:ir|estar) mejor|he estado mejor))[\s.!]*$/,
  },
  themes: {
    interview: /\bentrevistas?\b/,
    exam: /\b(?:exam\w+|parcial(?:es)?|oposicion\w*|selectividad|carnet de conducir|examen|control de)\b/,
    date: /\b(?:primera cita|una cita (?:con|esta|manana|hoy|el)|cita (?:a ciegas|romantica)|tinder|(?:le he pedido|le pedi) salir|mi crush|quedo (?:hoy|manana|esta noche) con (?:un|una|el|ella))\b/,
    moving:
      /\b(?:mudanza|me mudo|mudar\w*|nos mudamos|nuevo piso|nueva casa|piso nuevo|casa nueva|cajas de la mudanza)\b/,
    birthday: /\b(?:cumple(?:anos)?|cumpl(?:o|e|ire|ira) (?:los )?\d+)\b/,
  },
  news: {
    birthday:
      /\b(?:(?:hoy )?es mi cumple(?:anos)?(?! (?:pronto|manana|la semana))|mi cumple(?:anos)? es hoy|hoy (?:cumplo|es mi|son mis)(?: \d+)?(?: anos)?|(?:yo )?cumplo (?:los )?\d+(?: anos)? hoy|acabo de cumplir \d+|(?:ayer|hoy) (?:cumpli|he cumplido) \d+)\b/,
    exam: /\b(?:(?:he |acabo de )?(?:aprobado|aprobar|aprobe|superado|pasado|pase|sacado|saque) (?:el |la |mi |todo |todas |los |las |un )*(?:exam\w+|parcial\w*|oposicion\w*|selectividad|carnet\w*|curso|test|diploma|titulo|matricula)|(?:me he|me) (?:graduado|gradue|licenciado)|he aprobado|aprobe todo)\b/,
    job: /\b(?:(?:me han|me) (?:dado|dieron|contratado|contrataron|ascendido|ascendieron|cogido|cogieron)(?: (?:el|un|ese|en el) (?:trabajo|puesto|empleo|ascenso))?|(?:he )?(?:conseguido|consegui|encontrado|encontre) (?:el |un |ese |mi |por fin )*(?:nuevo )?(?:trabajo|puesto|empleo|ascenso|practicas)|el (?:trabajo|puesto) es mio)\b/,
    engagement:
      /\b(?:(?:nos hemos|nos|me he|me) (?:comprometido|comprometimos|prometido|casado|casamos)|me ha pedido (?:que me case|matrimonio)|me pidio matrimonio|me caso|ha dicho que si|dijo que si)\b/,
    baby: /\b(?:(?:estoy|esta|mi mujer esta|mi novia esta) embarazada|(?:espero|esperamos|vamos a tener|voy a tener) un (?:bebe|hijo|nino)|(?:voy|vamos) a ser (?:papa|mama|padre|madre|padres|ti[oa]|abuel[oa])|(?:soy|he sido) (?:papa|mama|padre|madre|ti[oa]) (?:de nuevo|desde)|(?:ha nacido|nacio) mi (?:\w+))\b/,
  },
  practical: {
    wear: /\b(?:que (?:me pongo|(?:puedo|debo|deberia|podria) ponerme|me (?:puedo|deberia) poner|llevo puesto|ropa (?:me|llevo))|como me visto|como (?:deberia|debo) vestirme|que (?:vestido|camisa|traje))\b/,
    cook: /\b(?:que (?:cocino|preparo|ceno|como\b|comemos|cenamos|(?:puedo|podria|podemos|deberia) (?:cocinar|cenar|comer|preparar))|ideas? para (?:la |el )?(?:cena|comida|almuerzo))/,
    gift: /\b(?:que (?:le |les )?(?:regalo|compro|(?:puedo|podria|deberia) (?:regalar\w*|comprar\w*))|que regalo|ideas? (?:para un|de) regalo)\b/,
    say: /\b(?:que (?:le |les )?(?:digo|escribo|contesto|respondo|(?:puedo|podria|deberia) (?:decir\w*|escribir\w*|contestar\w*|responder\w*))|como (?:se lo|le) (?:digo|pido|cuento))\b/,
    watch:
      /\b(?:que (?:pelicula |serie )?(?:veo|vemos|(?:puedo|podemos|podria) ver|me recomiendas (?:ver)?)|recomiendame (?:una|alguna) (?:buena )?(?:pelicula|serie|peli)|que (?:peli|pelicula|serie) (?:me )?(?:recomiendas|veo))/,
    pack: /\b(?:que (?:me llevo|llevo|meto en la maleta|(?:debo|deberia|tengo que) (?:llevar\w*|meter en la maleta)))\b/,
    spend:
      /\b(?:que (?:hago|hacemos|(?:puedo|podemos|podria|podriamos) hacer) (?:hoy|esta (?:noche|tarde)|este (?:fin de semana|finde)|manana|el (?:finde|fin de semana|sabado|domingo)))\b/,
  },
  toYou:
    /\b(?:tu|ti|te|contigo|tuyo|tuya|tus|eres|estas|tienes|haces|puedes|quieres|sabes|vas|piensas|crees|prefieres|conoces|entiendes|escuchas|lees|comes|bebes|duermes|suenas|vives|sales|miras|sientes|ves|recuerdas|harias|serias|tendrias|querrias|irias|has)\b/,
  ofMe: /\b(?:yo|me|mi|mis|mio|mia|nosotros|nos|he|soy|estoy|debo|deberia|puedo|podria|hago|quiero|voy|pongo|digo|compro|llamo|espero|dejo)\b/,
  answered: [
    [
      /\b(?:vas en compania|tienes a alguien cerca|echarte una mano)\b/,
      /\b(?:con (?:mi|mis|el|la|los|las|un|una|amig\w+)|sol[oa]|por mi cuenta|juntos)\b/,
    ],
    [
      /\bse lo has contado ya a alguien\b/,
      /\b(?:nadie|(?:lo|le|se lo|les) (?:he )?(?:contado|dicho|conte|dije)|lo saben)\b/,
    ],
    [
      /\b(?:llevas mucho tiempo asi|desde cuando te pasa)\b/,
      /\b(?:desde|hace (?:\w+ )?(?:dias?|semanas?|mes(?:es)?|anos?|tiempo|poco|mucho)|siempre|llevo)\b/,
    ],
    [
      /\bha pasado algo hoy\b/,
      /\b(?:jef[ea]|dejado|dejo|pelea\w*|discuti\w*|muert[oa]|murio|grit\w+|perdi\w*|porque|suspendi\w*|despedi\w*|ruptura|engan\w+)\b/,
    ],
    [/\b(?:ha ido tu dia|que tal|como estas)\b/, /\b(?:dia|estoy|me siento)\b/],
    [/\bgustaria celebrarlo\b/, /\b(?:celebr\w+|cena|fiesta)\b/],
    [/\bimaginas ese momento\b/, /\b(?:cumple\w*|aprob\w+|cumplo)\b/],
    [/\bte atrajo al principio\b/, /\b(?:dejado|dejo|ruptura|no)\b/],
  ],
}
