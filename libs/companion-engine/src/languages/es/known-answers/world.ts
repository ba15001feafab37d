import type { KnownAnswer } from '../../known-answers.ts'

/** What curious people ask about the world. */
export const world: readonly KnownAnswer[] = [
  {
    ask: ['por|porq*|xq|pq|pk|razon cielo azul*', 'color* cielo azul* sol|luz'],
    say: [
      'La luz del sol lleva todos los colores mezclados, y el aire dispersa sobre todo el azul. Por eso nos llega azul desde todas partes y, al atardecer, cuando la luz cruza más aire, quedan los rojos.',
    ],
  },
  {
    ask: [
      'por|porq*|xq|pq|pk mar|oceano|mares salad*',
      'agua mar salad* donde|viene|sal',
      'mar|mares|oceano tiene|tienen sal por|porq*|xq|pq',
    ],
    say: [
      'La lluvia arranca sales de las rocas y los ríos las llevan al mar; los volcanes submarinos añaden más. El agua se evapora, pero la sal se queda: unos 35 gramos por litro.',
    ],
  },
  {
    ask: ['por|porq*|xq|pq hielo flota*', 'hielo flota* agua'],
    say: [
      'Porque el agua, al congelarse, ocupa más sitio: sus moléculas forman una red con huecos. El hielo pesa cerca de un 9 % menos que el mismo volumen de agua, y por eso flota.',
    ],
  },
  {
    ask: ['por|porq*|xq|pq|pk bostez*', 'bostez* contagi*|pega*|sirve*'],
    say: [
      'No está cerrado del todo. Se cree que bostezar refresca un poco el cerebro y ayuda a mantenerse alerta entre el sueño y la vigilia. Que se contagie parece ligado a la empatía y a la imitación.',
    ],
  },
  {
    ask: ['hipo por|porq*|xq|pq|quitar*|quita|quito|parar|remedio*|truco*|tengo', 'como quit* hipo'],
    say: [
      'El hipo es un espasmo del diafragma, casi siempre por comer deprisa, gas o nervios. Suele cortarse aguantando la respiración unos segundos, bebiendo agua a sorbos seguidos o tragando una cucharadita de azúcar.',
    ],
  },
  {
    ask: [
      'cuant* hueso* cuerpo|human*|tenemos|tiene|adulto*|persona',
      'cuant* huesos tenemos|tiene|hay',
      'numero hueso* cuerpo|human*|esqueleto',
    ],
    say: [
      'Una persona adulta tiene 206 huesos. Al nacer son cerca de 300, pero muchos se van soldando al crecer. Más de la mitad están en las manos y los pies.',
    ],
  },
  {
    ask: ['cuant* dientes|muelas tenemos|adulto*|persona|human*|boca|niño*', 'cuant* dientes leche'],
    say: [
      'Una dentadura adulta completa tiene 32 piezas, contando las cuatro muelas del juicio. Los niños tienen 20 dientes de leche, que se caen más o menos entre los 6 y los 12 años.',
    ],
  },
  {
    ask: ['cuant* litro* sangre', 'cuant* sangre cuerpo|tenemos|human*'],
    say: [
      'Alrededor de 5 litros en una persona adulta, más o menos el 7 u 8 % del peso. El corazón los mueve enteros en cosa de un minuto.',
    ],
  },
  {
    ask: ['cuant* late*|latido* corazon', 'corazon veces late|dia'],
    say: [
      'En reposo, entre 60 y 100 veces por minuto. Eso hace unos 100.000 latidos al día, y más de 2.500 millones en una vida larga.',
    ],
  },
  {
    ask: [
      'por|porq*|xq|pq soñamos|sueñan',
      'por|porq*|xq|pq sueños tenemos|raros|olvid*|recuerdo',
      'sirve* soñar|sueños|soñamos',
    ],
    say: [
      'Al dormir, el cerebro ordena recuerdos y emociones del día, y soñar parece parte de ese trabajo. Los sueños más vivos llegan en la fase REM, y se olvidan rápido porque entonces la memoria apenas graba.',
    ],
  },
  {
    ask: [
      'por|porq*|xq|pq cebolla* llor*|llanto',
      'cebolla* sin llorar|llore',
      'cebolla* llorar evitar|no|truco*',
    ],
    say: [
      'Al cortarla, la cebolla suelta un gas que irrita los ojos. Con un cuchillo bien afilado, la cebolla fría de nevera y la raíz dejada para el final, se llora mucho menos.',
    ],
  },
  {
    ask: ['por|porq*|xq|pq estornud*', 'que es|provoca|causa estornudo*'],
    say: [
      'Es la forma en que la nariz expulsa polvo, polen o virus: un reflejo que saca el aire de golpe. A una de cada cuatro personas también le pasa al mirar al sol, y es hereditario.',
    ],
  },
  {
    ask: ['por|porq*|xq|pq piel gallina', 'que es piel gallina'],
    say: [
      'Unos músculos diminutos levantan cada pelo cuando hay frío o emoción. Es herencia de antepasados más peludos, a los que erizarse les daba calor y los hacía parecer más grandes.',
    ],
  },
  {
    ask: ['por|porq*|xq|pq arruga* dedos|manos agua', 'dedos arruga* agua|piscina|baño'],
    say: [
      'No es que se hinchen: el sistema nervioso encoge los vasos de la yema y la piel se pliega. Así se agarra mejor lo mojado, como con el dibujo de un neumático.',
    ],
  },
  {
    ask: [
      'animal rapid*|veloz mas mundo|tierra',
      'animal mas rapid*|veloz',
      'corre guepardo velocidad|rapid*|cuanto',
    ],
    say: [
      'En tierra gana el guepardo, con arranques de más de 100 km/h. En el aire, el halcón peregrino pasa de 300 km/h en picado, y en el mar destacan el pez vela y los atunes.',
    ],
  },
  {
    ask: ['animal mas grande', 'mas grande ballena*|elefante* mundo', 'mide|pesa ballena azul'],
    say: [
      'La ballena azul: hasta unos 30 metros y más de 150 toneladas, el mayor animal conocido de la historia. En tierra, el elefante africano, que puede pasar de 6 toneladas.',
    ],
  },
  {
    ask: ['animal mas vive|longev*|años|viejo', 'animal* viv* mas tiempo'],
    say: [
      'Entre los vertebrados, el tiburón de Groenlandia, que puede superar los 250 años. Las tortugas gigantes pasan de 150, y hay almejas árticas de más de 500.',
    ],
  },
  {
    ask: ['animal mas venenos*|mortal|peligros*|letal', 'animal que mas mata|muertes'],
    say: [
      'El que más muertes causa es el mosquito, por las enfermedades que transmite. En veneno destacan la cubomedusa, la serpiente taipán del interior y la ranita dorada de Colombia.',
    ],
  },
  {
    ask: ['cuant* viven|vive|vivir|vida gato*|gata*', 'esperanza vida gato*'],
    say: [
      'Un gato casero suele vivir de 13 a 17 años, y no es raro llegar a 20. Los que viven en la calle duran bastante menos.',
    ],
  },
  {
    ask: ['cuant* viven|vive|vida perro*|perra*', 'esperanza vida perro*', 'perro* años human*|equivale*'],
    say: [
      'Entre 10 y 14 años casi siempre: las razas pequeñas llegan a 15 o más y las gigantes se quedan en 8 o 9. Lo de multiplicar por siete engaña: su primer año equivale a unos quince nuestros.',
    ],
  },
  {
    ask: ['por|porq*|xq|pq ronrone*', 'gato* ronrone* que|como'],
    say: [
      'Casi siempre por gusto, pero también para calmarse cuando algo les duele o les asusta. El sonido nace de vibrar los músculos de la laringe al coger y soltar aire.',
    ],
  },
  {
    ask: ['por|porq*|xq|pq gato*|gata* amas*', 'gato* amas* patas|manta|barriga'],
    say: [
      'Es un gesto de cachorro: así estimulaban la leche de su madre. De adultos lo repiten cuando están a gusto, y de paso dejan su olor, porque tienen glándulas en las almohadillas.',
    ],
  },
  {
    ask: ['por|porq*|xq|pq gato*|gata* caen|cae pie|patas', 'gato*|gata* caen siempre pie|patas'],
    say: [
      'Tienen un reflejo que les dice dónde es abajo y una columna muy flexible: giran primero la cabeza y el pecho, luego las caderas, y aterrizan con las patas estiradas.',
    ],
  },
  {
    ask: ['peces|pez duerm*', 'duerm* tiburon*|delfin*'],
    say: [
      'Sí descansan, aunque casi ninguno cierra los ojos porque no tiene párpados. Se quedan quietos o flotando, con el cuerpo al ralentí. Los delfines, que no son peces, duermen con medio cerebro cada vez.',
    ],
  },
  {
    ask: ['por|porq*|xq|pq perro* hierba|cesped|pasto|yerba', 'perro* come|comen hierba|cesped|pasto|yerba'],
    say: [
      'Es normal en casi todos: les gusta, les da fibra o les calma el estómago. Mejor que no sea hierba tratada con pesticidas; si además vomita mucho o está sin ganas, conviene que lo mire el veterinario.',
    ],
  },
  {
    ask: ['por|porq*|xq|pq perro* mueve* cola|rabo', 'perro* mueve* cola|rabo significa'],
    say: [
      'Indica emoción, no siempre alegría. Cola suelta y amplia con el cuerpo blando es contento; cola alta y rígida con movimientos cortos es tensión, y entre las patas, miedo.',
    ],
  },
  {
    ask: ['perro*|gato* ven|ve color*|blanco', 'ven perros colores'],
    say: [
      'No ven en blanco y negro: distinguen azules y amarillos, pero confunden rojo y verde. A cambio ven mucho mejor que nosotros con poca luz y captan muy bien el movimiento.',
    ],
  },
  {
    ask: ['por|porq*|xq|pq flamenco* rosa*', 'flamencos rosa* color'],
    say: [
      'Por la comida: los crustáceos y las algas que filtran llevan carotenos, los mismos pigmentos de la zanahoria. Nacen grises y van poniéndose rosas con los años.',
    ],
  },
  {
    ask: ['pulpo* corazon*|cerebro*', 'cuant* corazon* pulpo'],
    say: [
      'Tiene tres corazones y la sangre azul, por el cobre. Además, más de la mitad de sus neuronas están en los brazos, que casi piensan por su cuenta.',
    ],
  },
  {
    ask: ['murcielago* cieg*|ven|orienta*|vuela*', 'es|son murcielago* cieg*'],
    say: [
      'No son ciegos: ven, y algunos bastante bien. De noche se guían lanzando ultrasonidos y escuchando el eco, con tanta precisión que cazan mosquitos al vuelo.',
    ],
  },
  {
    ask: ['abeja* mueren|muere pica*', 'como hacen miel abeja*'],
    say: [
      'La abeja de la miel muere al picarnos porque su aguijón con ganchos se queda clavado en nuestra piel. La miel la hacen con néctar que espesan en el panal, abanicándolo con las alas.',
    ],
  },
  {
    ask: ['por|porq*|xq|pq hoja* otoño', 'hoja* caen|caducas|amarill*|roj* otoño'],
    say: [
      'Con menos luz, el árbol deja de fabricar clorofila, que es lo verde, y asoman los amarillos y naranjas que ya estaban. Después suelta las hojas para ahorrar agua en invierno.',
    ],
  },
  {
    ask: ['planeta* cuant* sistema|solar|hay', 'cuales son planetas', 'orden planetas'],
    say: [
      'Son ocho. En orden desde el Sol: Mercurio, Venus, Tierra, Marte, Júpiter, Saturno, Urano y Neptuno. Plutón es planeta enano desde 2006.',
    ],
  },
  {
    ask: ['por|porq*|xq|pq pluton planeta', 'pluton es|era|sigue planeta'],
    say: [
      'Porque en 2006 los astrónomos acordaron que un planeta debe haber limpiado de otros cuerpos su órbita, y Plutón la comparte con muchos objetos helados. Desde entonces es planeta enano.',
    ],
  },
  {
    ask: ['planeta mas grande', 'planeta mas caliente|calor|pequeño'],
    say: [
      'El más grande es Júpiter, donde cabrían unas 1.300 Tierras. El más pequeño es Mercurio y el más caliente Venus, con unos 465 grados por su tremendo efecto invernadero.',
    ],
  },
  {
    ask: ['distancia|lejos|kilometros|km luna', 'cuanto hay|separa luna tierra'],
    say: [
      'La Luna está a unos 384.000 kilómetros de media: cabrían treinta Tierras puestas en fila. Su luz tarda poco más de un segundo en llegar.',
    ],
  },
  {
    ask: ['distancia|lejos|kilometros|km sol tierra', 'cuanto tarda luz sol'],
    say: [
      'El Sol está a unos 150 millones de kilómetros y su luz tarda algo más de ocho minutos en llegar. Es decir: siempre lo vemos como era hace ocho minutos.',
    ],
  },
  {
    ask: ['agujero* negro* que|como|pasa*|dentro', 'explica* agujero* negro*'],
    say: [
      'Es un lugar donde hay tanta masa apretada que ni la luz puede escapar de su gravedad. Suele nacer cuando una estrella enorme se queda sin combustible y se hunde sobre sí misma.',
    ],
  },
  {
    ask: [
      'explica*|produce*|ocurre*|por|porq*|xq eclipse*',
      'que es eclipse* solar|lunar|sol|luna',
      'diferencia eclipse sol*|luna*',
    ],
    say: [
      'En el solar, la Luna se pone delante del Sol y nos da su sombra; en el lunar, es la Tierra la que tapa la luz a la Luna, que se ve rojiza. El solar nunca debe mirarse sin filtro homologado.',
    ],
  },
  {
    ask: ['estrella* fugaz|fugaces', 'perseidas cuando|ver|que', 'lagrimas san lorenzo'],
    say: [
      'Son granitos de polvo espacial que arden al entrar en la atmósfera. Las mejores noches son las de las perseidas, las lágrimas de San Lorenzo, hacia el 12 de agosto, lejos de las luces y con paciencia.',
    ],
  },
  {
    ask: ['primer* hombre|persona luna', 'quien piso|pisó luna', 'cuando|año llega*|llego luna hombre'],
    say: [
      'Neil Armstrong, el 20 de julio de 1969 en la misión Apolo 11, seguido de Buzz Aldrin. Michael Collins se quedó en órbita esperándolos. En total, el programa Apolo llevó a doce personas a pisarla.',
    ],
  },
  {
    ask: ['que|como|por|porq* arcoiris', 'arco iris que|como|forma*|por|sale'],
    say: [
      'Cada gota de lluvia parte la luz del sol en colores y nos la devuelve rebotada. Sale siempre en el lado opuesto al Sol, así que para encontrarlo hay que dar la espalda al sol.',
    ],
  },
  {
    ask: [
      'trueno*|relampago* por|porq*|que|diferencia|como|lejos|distancia',
      'tormenta lejos|distancia segundos|saber',
    ],
    say: [
      'El rayo es la descarga, el relámpago su luz y el trueno el estallido del aire recalentado. Contando los segundos entre luz y ruido y dividiendo por tres, salen los kilómetros a los que está.',
    ],
  },
  {
    ask: [
      'porque|porq|xq|pq llueve',
      'por que llueve tanto|agua|nubes|cielo|cae',
      'como forma*|produce* lluvia',
      'como forman|forma nubes|nube',
    ],
    say: [
      'El sol evapora agua, el vapor sube, se enfría y se vuelve gotitas: eso es una nube. Cuando las gotas se juntan y pesan demasiado para flotar, caen en forma de lluvia.',
    ],
  },
  {
    ask: ['gota fria que|por|porq*', 'que dana gota|fria|tiempo|significa'],
    say: [
      'DANA significa depresión aislada en niveles altos: una bolsa de aire frío que se descuelga. Si encuentra debajo un mar Mediterráneo muy cálido, puede descargar lluvias enormes en pocas horas, sobre todo en otoño.',
    ],
  },
  {
    ask: ['fenomeno niño que clima|es|tiempo', 'que es niño niña clima*|pacifico'],
    say: [
      'Es un calentamiento del Pacífico tropical cada pocos años que cambia el clima mundial: suele traer lluvias fuertes a Perú y Ecuador y sequía a otras zonas. La Niña es lo contrario, un enfriamiento.',
    ],
  },
  {
    ask: [
      'por|porq*|xq|pq|que terremoto*|temblor*|sismo*',
      'por|porq*|xq|pq tiembla tierra|suelo',
      'como produce*|forma* terremoto*|sismo*',
    ],
    say: [
      'La corteza terrestre está partida en placas que se empujan; cuando se traban y de pronto se sueltan, todo vibra. Por eso tiembla tanto en Chile, Perú o México, en el borde de varias placas.',
    ],
  },
  {
    ask: ['quien invent* bombilla|foco|electrica', 'invent* luz electrica|bombilla'],
    say: [
      'Se suele nombrar a Edison, que en 1879 logró una bombilla duradera y práctica. Pero hubo otros antes y a la vez, como el inglés Joseph Swan.',
    ],
  },
  {
    ask: ['quien invent* telefono', 'invent* movil|celular|telefono quien|cuando'],
    say: [
      'La patente de 1876 es de Graham Bell, pero el italiano Antonio Meucci había construido antes un aparato parecido y no pudo pagar la patente. El móvil llegó en 1973, con Martin Cooper de Motorola.',
    ],
  },
  {
    ask: ['quien invent* internet', 'quien creo|crea web|internet'],
    say: [
      'Nació de la red ARPANET, en 1969, y de los protocolos de Vinton Cerf y Robert Kahn. La web, con sus páginas y enlaces, la inventó Tim Berners-Lee en el CERN en 1989.',
    ],
  },
  {
    ask: ['quien invent* fregona|futbolin|chupachup*|submarino', 'inventos españoles'],
    say: [
      'Entre los inventos españoles están el submarino eléctrico de Isaac Peral, el autogiro de Juan de la Cierva, el futbolín de Alejandro Finisterre, el Chupa Chups de Enric Bernat y la fregona, popularizada por Manuel Jalón.',
    ],
  },
  {
    ask: ['quien invent* boligrafo|lapicera|birome', 'inventos argentin*'],
    say: [
      'El bolígrafo moderno es de László Bíró, húngaro que lo desarrolló en Argentina; de ahí que allí se llame birome. También son argentinos el colectivo y el sistema de huellas dactilares de Juan Vucetich.',
    ],
  },
  {
    ask: ['quien escribi* quijote', 'quijote autor|publico|trata|cuando'],
    say: [
      'Miguel de Cervantes; la primera parte salió en 1605 y la segunda en 1615. Cuenta las aventuras de un hidalgo que, de tanto leer novelas de caballerías, sale al mundo a imitarlas con Sancho Panza.',
    ],
  },
  {
    ask: ['quien escribi* cien años soledad', 'cien años soledad autor|trata'],
    say: [
      'Gabriel García Márquez, en 1967. Sigue a siete generaciones de los Buendía en Macondo, un pueblo inventado donde lo imposible se cuenta como lo más normal.',
    ],
  },
  {
    ask: [
      'quien escribi* celestina|lazarillo|rayuela|principito',
      'autor celestina|lazarillo|rayuela|principito',
    ],
    say: [
      'La Celestina es de Fernando de Rojas, el Lazarillo es anónimo, Rayuela es de Julio Cortázar y El principito, de Antoine de Saint-Exupéry.',
    ],
  },
  {
    ask: ['quien pint* guernica', 'guernica esta|donde|significa|picasso'],
    say: [
      'Lo pintó Picasso en 1937, tras el bombardeo de la villa vasca de Guernica en la Guerra Civil. Está en el Museo Reina Sofía de Madrid.',
    ],
  },
  {
    ask: ['quien pint* meninas', 'meninas donde|velazquez|museo'],
    say: [
      'Las pintó Velázquez en 1656 y se ven en el Museo del Prado. Él mismo aparece en el cuadro, con el pincel en la mano, y los reyes asoman en el espejo del fondo.',
    ],
  },
  {
    ask: ['quien pint* gioconda|mona|monalisa', 'gioconda|monalisa donde|museo|famosa'],
    say: [
      'Leonardo da Vinci, a comienzos del siglo XVI. Está en el Louvre de París, y se hizo todavía más famosa cuando la robaron en 1911 y tardó dos años en aparecer.',
    ],
  },
  {
    ask: ['cuando|año descubri* america', 'colon llego america|cuando|año'],
    say: [
      'Colón llegó el 12 de octubre de 1492 a una isla de las Bahamas, creyendo que estaba en Asia. Los vikingos ya habían pisado Terranova hacia el año 1000, y millones de personas vivían allí desde hacía milenios.',
    ],
  },
  {
    ask: ['cuando|año guerra civil españ*|empez*|acab*|termin*|duro', 'que años guerra civil'],
    say: [
      'La Guerra Civil española fue del 17 y 18 de julio de 1936, con la sublevación militar, al 1 de abril de 1939. Después vino la dictadura de Franco, hasta 1975.',
    ],
  },
  {
    ask: ['cuando|año segunda guerra mundial', 'segunda guerra mundial empez*|acab*|termin*|duro'],
    say: [
      'Empezó el 1 de septiembre de 1939, con la invasión alemana de Polonia, y acabó en 1945: el 8 de mayo en Europa y el 2 de septiembre con la rendición de Japón.',
    ],
  },
  {
    ask: [
      'cuando|año|dia independencia mexic*|argentin*|colombia*|peru*|chile*',
      'fiestas patrias mexic*|argentin*|colombia*|peru*|chile* cuando|dia|fecha',
    ],
    say: [
      'México la celebra el 16 de septiembre (1810), Argentina el 9 de julio (1816), Colombia el 20 de julio (1810), Perú el 28 de julio (1821) y Chile tiene sus Fiestas Patrias el 18 de septiembre.',
    ],
  },
  {
    ask: ['quien|quienes construy*|hizo|hicieron machu', 'machu picchu donde|que|historia'],
    say: [
      'Lo levantaron los incas hacia 1450, seguramente como residencia del emperador Pachacútec. Está en Perú, cerca de Cusco, a unos 2.430 metros de altura.',
    ],
  },
  {
    ask: ['quien|quienes|como construy*|hicieron piramides', 'piramides egipto construy*|hicieron|años'],
    say: [
      'Las levantaron trabajadores egipcios pagados con comida y alojamiento, no esclavos ni extraterrestres. La de Keops tiene unos 4.500 años y más de dos millones de bloques, subidos por rampas y trineos.',
    ],
  },
  {
    ask: ['quien|quienes|cuando construy*|hizo alhambra', 'alhambra quien|significa|historia'],
    say: [
      'La levantaron los sultanes nazaríes de Granada, sobre todo en los siglos XIII y XIV. El nombre viene del árabe «la roja», por el color de sus muros.',
    ],
  },
  {
    ask: ['cuando|quien|año sagrada familia empez*|acab*|termin*|hizo|construy*', 'gaudi sagrada familia'],
    say: [
      'Las obras empezaron en 1882 y un año después las tomó Antoni Gaudí, que les dedicó el resto de su vida. Murió en 1926 y está enterrado en la cripta.',
    ],
  },
  {
    ask: ['pais mas grande mundo', 'pais* mas pequeño* mundo'],
    say: [
      'El mayor es Rusia, con unos 17 millones de kilómetros cuadrados; el menor, la Ciudad del Vaticano, con menos de medio kilómetro cuadrado. Entre los de habla hispana, el más grande es Argentina.',
    ],
  },
  {
    ask: ['cuant* paises hay mundo|existen', 'cuant* paises europa|africa|america'],
    say: [
      'La ONU tiene 193 miembros y dos observadores, el Vaticano y Palestina. Por continentes: 54 en África, 35 en América y algo más de 40 en Europa, según dónde se trace el borde.',
    ],
  },
  {
    ask: ['cuant* paises habla* español', 'en|que paises habla* español|castellano'],
    say: [
      'Es oficial en 20 países: España, Guinea Ecuatorial y 18 de América, además de Puerto Rico. Con casi 500 millones de hablantes nativos, es la segunda lengua materna del mundo, tras el chino mandarín.',
    ],
  },
  {
    ask: ['rio mas largo mundo', 'amazonas|nilo mas largo|largos'],
    say: [
      'Se lo disputan el Nilo, con unos 6.650 kilómetros, y el Amazonas, que según cómo se mida la fuente puede ganarle. En caudal no hay duda: el Amazonas, con muchísima ventaja.',
    ],
  },
  {
    ask: ['rio mas largo|caudaloso españa|peninsula', 'tajo|ebro mide|largo|longitud'],
    say: [
      'El Tajo es el más largo de la Península, con unos 1.007 kilómetros, aunque termina en Lisboa. El Ebro, con unos 930, es el más largo de los que corren y desembocan en España, y también el más caudaloso de ellos.',
    ],
  },
  {
    ask: ['montaña|pico|monte mas alt* españa|peninsula', 'teide mide|altura|alto'],
    say: [
      'El Teide, en Tenerife, con 3.715 metros. En la Península, el Mulhacén, en Sierra Nevada, con unos 3.480; después viene el Aneto, en el Pirineo.',
    ],
  },
  {
    ask: ['montaña|pico|monte|cima mas alt* mundo|america|sudamerica', 'everest|aconcagua mide|altura|alto'],
    say: [
      'El Everest, con 8.849 metros, entre Nepal y China. En América manda el Aconcagua, en Argentina, con 6.961, la cima más alta fuera de Asia.',
    ],
  },
  {
    ask: ['oceano*|mar mas grande|profund*', 'fosa marianas'],
    say: [
      'El Pacífico: cubre casi un tercio del planeta, más que todas las tierras juntas. Ahí está también lo más hondo, la fosa de las Marianas, con unos 11 kilómetros.',
    ],
  },
  {
    ask: ['desierto mas grande|seco|arid*', 'desierto atacama|sahara'],
    say: [
      'El mayor desierto cálido es el Sahara; contando los fríos, gana la Antártida. El no polar más seco es Atacama, en Chile, con estaciones que pasaron años sin una gota.',
    ],
  },
  {
    ask: ['lago mas grande|alto mundo|sudamerica|america|navegable', 'titicaca donde|altura|esta'],
    say: [
      'El mayor es el mar Caspio; de agua dulce, el lago Superior por superficie y el Baikal por volumen. El Titicaca, entre Perú y Bolivia, a unos 3.800 metros, es el gran lago navegable más alto.',
    ],
  },
  {
    ask: ['cuant* comunidades|provincias|islas españa|españolas|autonomas', 'cuales comunidades autonomas'],
    say: [
      'España tiene 17 comunidades autónomas y dos ciudades autónomas, Ceuta y Melilla, con 50 provincias. Las islas habitadas son ocho en Canarias y cuatro grandes en Baleares: Mallorca, Menorca, Ibiza y Formentera.',
    ],
  },
  {
    ask: [
      'capital australia|canada|turquia|brasil|suiza|marruecos',
      'cual capital australia|canada|turquia|suiza|brasil|marruecos',
    ],
    say: [
      'Las que más se confunden: Australia, Canberra; Canadá, Ottawa; Turquía, Ankara; Brasil, Brasilia; Marruecos, Rabat; y en Suiza hace de capital Berna.',
    ],
  },
  {
    ask: ['palabra mas larga español|castellano|idioma|diccionario|lengua', 'cual palabra mas larga'],
    say: [
      'En el diccionario académico, «electroencefalografista», con 23 letras. Le sigue de cerca «esternocleidomastoideo», con 22, que es un músculo del cuello.',
    ],
  },
  {
    ask: ['por|porq*|xq|pq|significa|que letra ñ', 'origen|donde|viene letra ñ'],
    say: [
      'Nació en los monasterios medievales: para ahorrar pergamino, los copistas escribían la doble ene con una ene pequeña encima, que acabó en esa virgulilla.',
    ],
  },
  {
    ask: ['diferencia castellano español', 'castellano español mismo|igual|correcto'],
    say: [
      'Son la misma lengua. «Castellano» recuerda que nació en Castilla y se prefiere donde conviven otras lenguas, como catalán, gallego o euskera; «español» es el nombre más usado en el mundo. Ambos son correctos.',
    ],
  },
  {
    ask: ['diferencia haber ver', 'escribe|correcto|dice haber ver', 'ahi hay ay diferencia|escribe'],
    say: [
      '«A ver» es mirar o esperar («a ver qué pasa») y «haber» es el verbo («puede haber gente»). Y la otra trampa: «hay» de haber, «ahí» de lugar, «ay» de queja.',
    ],
  },
  {
    ask: ['diferencia porque por que', 'porque por que cuando|junto|separado|acento|tilde'],
    say: [
      '«Por qué» pregunta; «porque» responde; «el porqué» es el motivo; «por que» equivale a «por el cual». Ejemplo: no sé por qué vino, quizá porque quiso; el porqué da igual.',
    ],
  },
  {
    ask: ['origen|significa|viene|dice palabra ojala', 'palabras arabe español vienen|origen|hay'],
    say: [
      'El español tiene unas 4.000 palabras de origen árabe: aceite, almohada, azúcar, naranja, alcalde… «Ojalá» también: viene de una expresión que quería decir «si Dios quisiera».',
    ],
  },
  {
    ask: [
      'por|porq*|xq|pq dice* costar ojo',
      'origen|viene|significa expresion ojo cara',
      'significa cost* ojo cara',
    ],
    say: [
      '«Costar un ojo de la cara» es salir carísimo. Se suele atribuir al conquistador Diego de Almagro, que perdió un ojo en batalla y se habría quejado al rey de lo que le costó servirlo.',
    ],
  },
  {
    ask: ['por|porq*|xq|pq martes trece|13', 'martes 13|trece mala|suerte|significa'],
    say: [
      'El martes lleva el nombre de Marte, dios de la guerra, y el 13 recuerda a los comensales de la Última Cena. De ahí el refrán «en martes, ni te cases ni te embarques»; en otros países es el viernes.',
    ],
  },
  {
    ask: ['por|porq*|xq|pq|cuando|sirve año bisiesto', 'bisiesto* cada|que|febrero'],
    say: [
      'La Tierra tarda 365 días y casi seis horas en rodear el Sol. Esas horas sueltas se juntan cada cuatro años en un 29 de febrero; los años que acaban en 00 solo cuentan si se dividen entre 400.',
    ],
  },
  {
    ask: [
      'ia|inteligencia peligro*|reemplaz*|sustitu*|quita* trabajo*|humanos|personas|es|mundo|empleo*',
      'inteligencia artificial trabajo*|empleo*|peligro*|dominar',
    ],
    say: [
      'Cambia oficios más que borrarlos: se lleva tareas repetitivas y deja el trato, el criterio y la responsabilidad. El peligro cercano no son los robots rebeldes, sino creerla a ciegas, los engaños y el mal uso de datos.',
    ],
  },
  {
    ask: [
      'funciona|significa|explica*|definicion inteligencia artificial',
      'que es la ia|inteligencia',
      'como funciona ia|chatgpt',
    ],
    say: [
      'Son programas que aprenden patrones de muchísimos ejemplos en vez de seguir reglas escritas una a una. Así reconocen caras o escriben textos, pero no entienden como una persona y a veces se inventan cosas.',
    ],
  },
  {
    ask: ['como funciona wifi|wi', 'que es wifi'],
    say: [
      'El router convierte los datos que llegan por cable en ondas de radio, y el móvil las convierte de nuevo en datos. Las paredes gruesas y los metales las frenan; por eso conviene el router alto y céntrico.',
    ],
  },
  {
    ask: [
      'wifi|internet lento|lenta|mal|cae|corta mejorar|arreglar|arreglo|hago|hacer|truco*|por|porq*',
      'mejorar wifi|señal|router|internet',
    ],
    say: [
      'Lo primero es apagar el router medio minuto. Si sigue mal, mejor ponerlo alto, en el centro de la casa y lejos del microondas, y usar la red de 5 GHz cerca o cable en el ordenador.',
      'Una prueba útil: medir la velocidad junto al router y con cable. Si ahí ya va lenta, toca reclamar a la compañía; si solo falla lejos, un repetidor o un sistema de malla lo arregla.',
    ],
  },
  {
    ask: ['que es vpn', 'vpn sirve|funciona|para|necesito'],
    say: [
      'Una VPN es un túnel cifrado: la conexión pasa por otro servidor, así nadie en esa wifi ve por dónde navegas y las webs ven la ubicación de ese servidor. Útil en wifis públicas, pero no da anonimato total.',
    ],
  },
  {
    ask: ['que son|es cookies aceptar|web|internet|pagina*', 'cookies acept*|rechaz*|sirven'],
    say: [
      'Son pequeños archivos con que una web te recuerda: la sesión, el carrito… Las técnicas hacen falta; las publicitarias siguen tu rastro. Rechazar las no necesarias casi nunca estropea nada.',
    ],
  },
  {
    ask: ['excel inmovil*|fij*|congel*', 'fijar|congelar|inmovilizar fila*|columna|encabezado'],
    say: [
      'En Excel: pestaña Vista, «Inmovilizar paneles» y «Inmovilizar fila superior». Para fijar varias filas, se selecciona la celda de debajo y se elige la primera opción. En Hojas de Google: Ver, Inmovilizar.',
    ],
  },
  {
    ask: ['excel sum*|formula*', 'como sum* columna excel|hoja'],
    say: [
      'Para sumar una columna se escribe =SUMA(A1:A10) con el rango que toque, o se pulsa Alt e igual (Autosuma). Para sumar solo lo que cumple algo: =SUMAR.SI(A1:A10;5;B1:B10).',
    ],
  },
  {
    ask: ['excel buscarv|buscarx', 'como buscarv|buscarx'],
    say: [
      '=BUSCARV(dato;tabla;columna;FALSO) busca el dato en la primera columna de la tabla y devuelve lo que haya en la columna indicada. El FALSO pide coincidencia exacta. BUSCARX, más moderna, busca en cualquier dirección.',
    ],
  },
  {
    ask: ['excel duplicad*|repetid*', 'quitar|eliminar|borrar duplicados|repetidos hoja|lista|celdas|tabla'],
    say: [
      'Se selecciona la tabla y, en la pestaña Datos, «Quitar duplicados», marcando las columnas que deben coincidir. Antes conviene copiar la hoja, porque borra las filas de verdad.',
    ],
  },
  {
    ask: [
      'hacer|hago|crear|creo|guardar|guardo|pasar|paso|convertir|convierto pdf',
      'escanear documento* movil|celular|telefono|pdf',
    ],
    say: [
      'Desde Word, «Guardar como» y PDF; desde cualquier programa, Imprimir y «Guardar como PDF». En el móvil: escanear con la app Notas del iPhone o con Google Drive, y sale el PDF directo.',
    ],
  },
  {
    ask: [
      'espacio|memoria|almacenamiento movil|celular|telefono|iphone|cel|whatsapp llen*|poco|sin|libre|borrar|ganar',
      'liber* espacio|memoria|almacenamiento',
    ],
    say: [
      'Lo que más ocupa suele ser WhatsApp: Ajustes, Almacenamiento, y borrar vídeos grandes. Después, vaciar la papelera de fotos, quitar apps que no usas y borrar descargas de series y mapas.',
    ],
  },
  {
    ask: ['bateria movil|celular|telefono|iphone dura*|gasta*|agota*|cuidar|alargar', 'ahorr* bateria'],
    say: [
      'La pantalla manda: bajar brillo, modo oscuro y que se apague pronto. También ayuda mirar en Ajustes qué app gasta más y quitarle el segundo plano, y cargar casi siempre entre el 20 y el 80 %.',
    ],
  },
  {
    ask: [
      'captura pantalla como|hago|hacer|pc|ordenador|windows|mac',
      'capturar|pantallazo pantalla|hago|hacer|pc|windows|mac',
    ],
    say: [
      'En Windows: tecla Windows, Mayús y S, y se elige el trozo. En Mac: Comando, Mayús y 4. En Android: encendido y bajar volumen a la vez; en iPhone: botón lateral y subir volumen.',
    ],
  },
  {
    ask: [
      'movil|celular|telefono mojado|mojo|agua|cayo arroz',
      'movil|celular|telefono cay* agua|vater|inodoro|piscina|charco',
    ],
    say: [
      'Apagarlo ya, sin cargarlo ni sacudirlo. Se seca por fuera, se saca la SIM y se deja uno o dos días en un sitio ventilado, ojalá con bolsitas de sílice. El arroz apenas ayuda y suelta polvo.',
    ],
  },
  {
    ask: ['contraseña* segura*|buena*|crear|elegir|recordar', 'gestor|proteger contraseña*|claves|cuenta*'],
    say: [
      'Lo mejor es una frase larga de cuatro o cinco palabras sin relación, distinta en cada sitio. Un gestor de contraseñas recuerda las demás, y la verificación en dos pasos protege aunque la roben.',
    ],
  },
  {
    ask: ['por|porq*|xq|pq picante pica*|quema', 'picante quitar|aliviar|calmar|alivia|boca'],
    say: [
      'La capsaicina del chile engaña a los receptores del calor: la boca cree que arde. El agua la reparte; lo que alivia es leche, yogur o un poco de pan con aceite.',
    ],
  },
  {
    ask: ['miel caduca*|estropea|cristaliz*|azucar*|vence', 'caduca|vence|estropea miel'],
    say: [
      'La miel casi no caduca: tiene tan poca agua y tanto azúcar que los microbios no viven en ella. Si cristaliza no está mala; al baño maría tibio vuelve a quedar líquida. No se da a bebés menores de un año.',
    ],
  },
  {
    ask: ['tomate* fruta|verdura es|fruto', 'aguacate*|palta*|pepino* fruta verdura'],
    say: [
      'Para la botánica es una fruta, porque nace de la flor y guarda semillas; en la cocina se trata como verdura. Lo mismo pasa con pepino, calabacín, berenjena y aguacate.',
    ],
  },
  {
    ask: [
      'quien invento|origen|viene|historia tortilla patata*|papa*',
      'origen|invent* paella',
      'paella lleva original|valenciana|autentica|ingredientes',
    ],
    say: [
      'La tortilla de patatas ya aparece en Navarra a comienzos del XIX. La paella nació en el campo valenciano: pollo, conejo, judía verde, garrofón, tomate, azafrán y arroz, sin chorizo y sin cebolla.',
    ],
  },
  {
    ask: [
      'chocolate origen|viene|invent*|historia',
      'tomate*|patata*|papa*|maiz america vienen|viene|origen',
    ],
    say: [
      'El cacao, el tomate, la patata, el maíz, el pimiento y la vainilla son de América y llegaron a Europa tras 1492. Los mexicas bebían el cacao amargo y con especias; el azúcar lo pusieron los europeos.',
    ],
  },
  {
    ask: ['fuera juego que|como|cuando|regla|explica*', 'offside|orsai que|como|regla|explica*'],
    say: [
      'Hay fuera de juego si, al salir el pase, el atacante está en campo rival, por delante del balón y del penúltimo defensor, y participa en la jugada. No lo hay en saque de banda, de meta ni de esquina.',
    ],
  },
  {
    ask: ['tenis|padel punt*|cuenta*|15|set|tantos', 'por|porq* tenis 15|quince 40'],
    say: [
      'Se cuenta 15, 30, 40 y juego, con dos puntos de ventaja si hay iguales a 40. Un set se gana con seis juegos y dos de diferencia, o en desempate. El pádel cuenta igual.',
    ],
  },
  {
    ask: [
      'cuant* jugadores equipo|futbol|baloncesto|basquet|voleibol|balonmano|rugby|beisbol',
      'jugadores tiene|hay|juegan equipo futbol|baloncesto|basquet|voleibol|balonmano|rugby|beisbol',
    ],
    say: [
      'En el campo por equipo: fútbol 11, fútbol sala 5, baloncesto 5, voleibol 6, balonmano 7, béisbol 9 y rugby 15, o 7 en su versión corta.',
    ],
  },
  {
    ask: ['cuanto mide|largo|distancia|kilometros|km maraton', 'por|porq*|xq maraton 42'],
    say: [
      'Un maratón mide 42,195 kilómetros. Recuerda la leyenda del griego que corrió de Maratón a Atenas, y los 195 metros salieron de Londres 1908, para acabar ante el palco real.',
    ],
  },
  {
    ask: ['por|porq*|xq|pq doce|12 uvas', 'origen|tradicion uvas nochevieja|año|fin'],
    say: [
      'Tomar doce uvas con las campanadas se hizo popular en Madrid a finales del XIX y se extendió en 1909, con una gran cosecha que vender. Cada uva pide suerte para un mes.',
    ],
  },
  {
    ask: ['que|cuando|por|porq*|origen san fermin|sanfermines', 'encierro* pamplona'],
    say: [
      'Del 6 al 14 de julio en Pamplona: chupinazo al mediodía del 6 y encierro cada mañana a las ocho, del 7 al 14. Hemingway hizo famosa la fiesta con su novela «Fiesta».',
    ],
  },
  {
    ask: ['que|cuando son fallas', 'fallas valencia ver|queman|dias|fecha'],
    say: [
      'Valencia planta cientos de monumentos satíricos de cartón y madera y los quema la noche de San José, el 19 de marzo. Los días fuertes son del 15 al 19, con mascletà a las dos de la tarde.',
    ],
  },
  {
    ask: ['tomatina que|cuando|donde', 'fiesta tomates buñol|españa|tomatazos'],
    say: [
      'Es la batalla de tomates de Buñol, en Valencia, el último miércoles de agosto: una hora tirando tomates maduros. Se cree que empezó en 1945 con una pelea de jóvenes junto a un puesto de verduras.',
    ],
  },
  {
    ask: [
      'dia muertos cuando|origen|celebra|significa|explica*|tradicion',
      'que es dia muertos',
      'altar|ofrenda muertos lleva|pone*|poner',
    ],
    say: [
      'El 1 y el 2 de noviembre, en México, se espera la visita de los que murieron: altar con fotos, velas, agua, cempasúchil, pan de muerto y su comida favorita. El día 1 es de los niños, el 2 de los adultos.',
    ],
  },
  {
    ask: [
      'cuando|dia|por|porq*|vienen|llegan|historia reyes magos',
      'roscon|rosca reyes haba|muñeco|figura|por|significa|toca',
    ],
    say: [
      'Llegan la noche del 5 al 6 de enero, y los zapatos se dejan preparados antes de dormir. En el roscón, la figurita da la corona y el haba obliga a pagar; en México, quien saca el muñeco invita a tamales el 2 de febrero.',
    ],
  },
  {
    ask: [
      'por|porq*|xq|como|calcula|cambia|depende semana santa fecha|cambia|calcula|cuando|decide',
      'semana santa cada año distint*|cambia|fecha',
    ],
    say: [
      'El Domingo de Pascua es el primero después de la primera luna llena de primavera, así que cae entre el 22 de marzo y el 25 de abril. El resto de la Semana Santa va pegado a él.',
    ],
  },
  {
    ask: ['noche san juan que|hace*|tradicion*|ritual*|cuando|saltar|hoguera*', 'hogueras san juan'],
    say: [
      'Es la del 23 al 24 de junio, la fiesta del fuego y del verano. Se saltan hogueras, siete veces en Galicia, se mojan los pies en el mar a medianoche y se quema lo viejo escrito en un papel.',
    ],
  },
  {
    ask: ['posadas mexico|navidad|navideñ*', 'que son|es posadas|piñata navidad'],
    say: [
      'Del 16 al 24 de diciembre se recuerda a María y José buscando techo: unos piden posada cantando fuera y otros contestan dentro. Luego hay ponche, tamales y piñata de siete picos, uno por pecado capital.',
    ],
  },
  {
    ask: ['san jordi|jorge que|cuando|rosa|libro*|por|tradicion', 'dia libro 23|abril por|porq*|cuando'],
    say: [
      'El 23 de abril en Cataluña se regalan rosas y libros. La rosa viene de la leyenda del dragón; el libro, de que en esa fecha se recuerda la muerte de Cervantes y Shakespeare.',
    ],
  },
  {
    ask: [
      'por|porq*|xq|pq siesta españa|españoles',
      'cuanto dura*|debe siesta',
      'siesta buena|corta|larga|minutos',
    ],
    say: [
      'La siesta buena dura unos 20 minutos y antes de las cuatro: descansa sin atontar ni robar la noche. El sueño de mediodía es natural, y el nombre viene de la «hora sexta» romana.',
    ],
  },
  {
    ask: [
      'cielo roj*|naranja|rosa|rosado atardecer|puesta|amanecer por|porq*|xq|explic*|debe',
      'por|porq*|xq|pq atardecer* roj*|naranja*|rosa*',
    ],
    say: [
      'Al atardecer la luz entra de lado y cruza mucho más aire. Por el camino el azul se dispersa y se pierde, y hasta aquí llegan sobre todo los rojos y naranjas.',
    ],
  },
  {
    ask: ['volcan mas alto', 'cual volcan alto mundo|america|sudamerica|latinoamerica'],
    say: [
      'El Ojos del Salado, entre Chile y Argentina, con unos 6.890 metros: es el volcán más alto de Sudamérica y también del mundo.',
    ],
  },
  {
    ask: [
      'quien|cuando|que|cuant* gano|ganaron|ganado mundial futbol|78|86|82|2010|1978|1986|2022|2018|2014|1930|españa|argentina',
      'cuant* mundiales tiene|tienen|gano|ganado|ganaron',
      'quien campeon mundial futbol|78|86|2010|2022|2018|2014',
    ],
    say: [
      'Hasta 2022: Brasil 1958, 62, 70, 94 y 2002; Italia 34, 38, 82 y 2006; Alemania 54, 74, 90 y 2014; Argentina 78, 86 y 2022; Uruguay 30 y 50; Francia 98 y 2018; Inglaterra 66; España 2010.',
    ],
  },
  {
    ask: [
      'despues comer bañar*|nadar|piscina',
      'cuant* esperar bañar*|nadar comer|digestion',
      'corte digestion',
    ],
    say: [
      'No hace falta esperar dos horas: comer antes no provoca ahogamientos. El riesgo está en entrar de golpe en agua muy fría; tras una comida grande, mejor mojarse poco a poco y nadar sin esfuerzo.',
    ],
  },
  {
    ask: ['cuant* viv*|dura*|años tortuga*', 'esperanza vida tortuga*'],
    say: [
      'Una tortuga de agua bien cuidada vive de 20 a 40 años; una de tierra mediterránea pasa con facilidad de 50, y las gigantes superan el siglo.',
    ],
  },
  {
    ask: ['dato|datos|curiosidad|curiosidades gato|gatos', 'cosas curiosas gato|gatos'],
    say: [
      'Tres de gatos: duermen de 12 a 16 horas al día, no notan el sabor dulce y los adultos maúllan casi solo a los humanos, no entre ellos.',
    ],
  },
  {
    ask: ['dato|datos|curiosidad|curiosidades perro|perros', 'cosas curiosas perro|perros'],
    say: [
      'Tres de perros: la huella de su nariz es única como una huella dactilar, entienden de media cerca de noventa palabras y huelen por separado con cada orificio, así saben de qué lado viene un olor.',
    ],
  },
  {
    ask: [
      'dato|datos|curiosidad|curiosidades delfin|delfines|ballena|ballenas',
      'dato|datos|curiosidad|curiosidades elefante|elefantes',
    ],
    say: [
      'Delfines: cada uno tiene un silbido propio, como un nombre, y duerme con medio cerebro despierto. Ballenas: la jorobada compone cantos que cambian cada año. Elefantes: se reconocen en el espejo y oyen con las patas las vibraciones del suelo.',
    ],
  },
  {
    ask: [
      'dato|datos|curiosidad|curiosidades animal|animales|bichos|animalitos',
      'algo tierno|curioso animal|animales|animalitos',
      'cosas curiosas animales',
    ],
    say: [
      'Las nutrias guardan su piedra favorita en un bolsillo de piel bajo el brazo, las vacas tienen mejores amigas y se alteran sin ellas, y el pingüino papúa regala guijarros a su pareja.',
    ],
  },
  {
    ask: [
      'dato curioso|raro|random|interesante dime|dame|cuenta*|conta*|suelta|alguno|algun|un',
      'cuenta*|suelta*|platica*|conta* una|alguna|curiosidades curiosidad|curiosidades',
      'curiosidad tonta|rara|divertida|graciosa|dime|dame una',
    ],
    say: [
      'La miel que se encontró en tumbas egipcias seguía siendo comestible, los wombats hacen caca en forma de cubo y un día en Venus dura más que su año.',
    ],
  },
  {
    ask: ['taza* cuant*|son gramos', 'taza gramos harina|azucar|arroz|mantequilla'],
    say: [
      'Una taza de 240 ml son unos 125 g de harina, 200 g de azúcar, 190 g de arroz crudo o 225 g de mantequilla. De agua o leche, 240 g.',
    ],
  },
  {
    ask: ['que|diferencia|significa tin tae', 'que es tae hipoteca|prestamo|interes'],
    say: [
      'El TIN es solo el interés que cobra el banco. La TAE suma además comisiones y ciertos gastos y la frecuencia de los pagos. Para comparar dos préstamos del mismo plazo, mira la TAE.',
    ],
  },
  {
    ask: ['que|sirve|es apostilla', 'apostilla haya'],
    say: [
      'Es un sello que certifica que la firma de un documento público es auténtica, para que valga en otro país del Convenio de La Haya. La pone una autoridad del país que emitió el documento, no la embajada.',
    ],
  },
  {
    ask: ['nudo corbata', 'como hace|anudar|anudo|atar|pongo corbata'],
    say: [
      'Nudo simple: lado ancho a la derecha y más largo. Crúzalo sobre el estrecho, pásalo por detrás, vuelve a cruzar por delante, súbelo por el hueco del cuello y bájalo por el lazo que quedó. Aprieta y centra.',
    ],
  },
  {
    ask: ['por|porq*|xq|pq huele lluvia', 'olor tierra mojada|lluvia por|porq*|que|viene|llama'],
    say: [
      'Se llama petricor: la lluvia levanta aceites de las plantas y geosmina, una sustancia de bacterias del suelo. La nariz humana la nota en cantidades diminutas.',
    ],
  },
  {
    ask: ['por|porq*|xq|pq canas salen|sale|tan|pronto|tenemos|pelo', 'canas estres'],
    say: [
      'El pelo encanece cuando las células de la raíz dejan de fabricar melanina. La edad de inicio depende sobre todo de la herencia, hacia los 30 o 40; el estrés fuerte puede adelantarlo.',
    ],
  },
  {
    ask: [
      'por|porq*|xq|pq|como vuela|vuelan|volar avion|aviones',
      'avion|aviones seguro|seguros|peligroso|miedo volar|caerse|cae',
    ],
    say: [
      'Las alas desvían el aire hacia abajo y ese empuje sostiene el avión mientras los motores lo hacen avanzar. Es de los transportes más seguros: las turbulencias molestan, pero el avión está hecho para aguantar mucho más.',
    ],
  },
  {
    ask: [
      'por|porq*|xq|pq cosquillas tenemos|mismo|misma|dan|sentimos|existen',
      'hacerse cosquillas uno|mismo|misma',
    ],
    say: [
      'Son una reacción a un contacto imprevisto en zonas sensibles, y se cree que también un juego para crear lazos. A solas no funcionan: el cerebro predice el propio gesto y lo apaga.',
    ],
  },
  {
    ask: ['significa|definicion procrastin*', 'que es|significa procrastinar|procrastinacion'],
    say: [
      'Es dejar para después lo importante haciendo mientras otra cosa, aun sabiendo que saldrá peor. Del latín «cras», mañana. Suele ser miedo o aburrimiento, no vagancia.',
    ],
  },
]
