import type {
  CommunicationStyle,
  Gender,
  Interest,
  PersonalityType,
  RelationshipApproach,
} from '@confida/contracts'

/**
 * The words of a card, in six languages, that speak for each of the wizard's choices: in lower case, without accents; `*` stands
 * for any ending, `_` for a space.
 */
type Words<Choice extends string> = Record<Choice, string>

export const genderWords: Words<Gender> = {
  femminile:
    'she her hers herself female woman girl lady girlfriend wife mother sister queen princess goddess lei ella femminile femmina donna ragazza fidanzata moglie elle feminin* femme fille copine epouse weiblich frau madchen freundin femenin* mujer chica novia esposa هي انثي انثى امراه امرأة فتاه فتاة زوجه زوجة حبيبه حبيبة',
  maschile:
    'he him his himself male man boy guy boyfriend husband father brother king prince lui maschile maschio uomo ragazzo fidanzato marito masculin* homme garcon copain epoux er mannlich mann junge freund masculin* hombre chico novio esposo هو ذكر رجل فتى فتي زوج حبيب',
  neutro:
    'nonbinary non_binary non-binary enby genderless gender_neutral agender androgyn* they_them they/them neutro non_binario non_binaria non_binaire nichtbinar nicht_binar geschlechtslos no_binario no_binarie محايد',
}

export const personalityWords: Words<PersonalityType> = {
  dolce:
    'sweet sweetheart gentle kind kindhearted soft tender patient shy timid calm dolce dolcissim* gentil* pazient* timid* tenero tenera tenerezza delicat* doux douce gentil* patient* timide tendre sanft* geduldig* freundlich* schuchtern* zart* dulce amable* paciente* tiern* لطيف* رقيق* صبور* خجول*',
  affettuosa:
    'affectionate* loving caring warm warmhearted devoted cuddl* clingy nurturing motherly affettuos* amorevol* premuros* coccol* affectueu* aimant* attentionn* calin* chaleureu* liebevoll* zartlich* herzlich* fursorglich* anhanglich* carinos* afectuos* amoros* cercan* حنون* محب محبه محبة عطوف* دافئ*',
  ribelle:
    'rebel* defiant bold sarcas* stubborn tough tsundere sassy wild independent edgy punk outspoken ribell* sfacciat* testard* sarcastic* indipendent* sfrontat* insolent* tetu* effronte* sauvage frech* stur sturer sture trotzig* sarkastisch* unabhangig* wilde wilder rebelde* descarad* terco terca independiente* متمرد* عنيد* جريء* جريئ* ساخر*',
  intellettuale:
    'intellect* intelligen* smart clever scholar* curious curiosity analytical philosoph* logical genius scientist professor wise bookish kuudere intellettual* colto colta curios* filosof* saggi* cultive* curieu* savant* sage intellektuell* klug* gelehrt* neugierig* weise gebildet* intelectual* inteligent* culto culta sabio sabia مثقف* ذكي* فضولي* فيلسوف* حكيم*',
  giocosa:
    'playful* cheerful funny energetic teas* mischievous* jok* humor* humour* bubbly genki silly goofy flirt* lively giocos* allegr* scherz* divertent* spiritos* solare joueu* jovial* drole* espiegle* joyeu* taquin* verspielt* frohlich* lustig* witzig* neckisch* jugueton* alegre* divertid* gracios* bromista* travies* مرح* لعوب* مضحك* فكاهي*',
}

export const styleWords: Words<CommunicationStyle> = {
  diretto:
    'direct directly directe directo directa blunt* straightforward honest* frank concise assertive dirett* schiett* sincer* franc franche franco franca honnete* direkt* ehrlich* unverblumt* honesto honesta صريح* مباشر* صادق*',
  poetico:
    'poet* poem* lyric* eloquent* metaphor* liric* eloquen* lyri* dichter* metaphorisch* elocuen* شاعر* شعري* بليغ*',
  casual:
    'casual* slang informal* chill laid-back laidback relaxed easygoing easy-going texting informal* rilassat* amichevol* alla_mano decontracte* familier* detendu* locker* lassig* entspannt* umgangssprachlich* relajad* amistos* coloquial* عفوي* ودود* مسترخ*',
  misterioso:
    'myster* enigma* secretive cryptic aloof mister* enigm* criptic* secrete geheimnisvoll* mysterios* ratselhaft* غامض* سري',
  empatico:
    'empath* understanding compassion* listen* supportive comforting therapist empati* comprensiv* ascolta* comprehensi* compatissant* ecoute* einfuhlsam* verstandnisvoll* mitfuhlend* zuhor* compasiv* escucha* متعاطف* متفهم* يستمع تستمع*',
}

export const approachWords: Words<RelationshipApproach> = {
  romantico:
    'romance romantic* girlfriend boyfriend lover wife husband in_love dating spouse fiance* romantic* fidanzat* innamorat* moglie marito amant* romantique* petite_amie petit_ami amoureu* epouse epoux freundin verliebt* romantisch* ehefrau ehemann novio novia enamorad* espos* رومانسي* حبيب* زوج*',
  avventuroso:
    'adventur* explor* quest quests thrill* daredevil avventur* esplor* aventur* abenteuer* abenteurer* entdeck* مغامر* مستكشف*',
  stabile:
    'stable loyal* reliable trust* steady faithful* protect* dependable stabil* leale affidabil* fedele fiducia fidel* fiable* loyal* treu* zuverlassig* vertrau* verlasslich* leal* confiable* estable* وفي مخلص* مستقر* موثوق*',
  passionale:
    'passion* intense* seduct* fiery desire* passional* intens* seducent* seduis* leidenschaft* feurig* intensiv* verfuhrerisch* pasion* apasionad* شغوف* عاطفي* متقد*',
  complice:
    'best_friend* friend friends accomplice* partner_in_crime sidekick* buddy roommate* confidant* complice complici complicita complicite complicidad amic* migliore_ami* ami amie amis meilleur* kumpel* freundschaft* komplize* mitbewohner* amig* confidente صديق* رفيق* شريك*',
}

export const interestWords: Words<Interest> = {
  arte: 'art arts artist* paint* draw* museum* muse* sculpt* arte artistic* pittur* dipin* disegn* peint* dessin* kunst kunstler* malen malerei zeichn* pintur* pintor* pinta* dibuj* فن فنون فنان* رسم* الرسم متحف*',
  musica:
    'music* sing singing singer* song* guitar* piano* violin* concert* musica* canta* canzon* chitarr* musique* chant* guitar* musik* gesang* singt singen gitarre* klavier* cancion* canto موسيق* غناء يغني تغني جيتار* بيانو',
  viaggi:
    'travel* trip trips wander* journey* abroad viagg* voyag* reise* reist verreis* viaj* سفر* السفر رحل* يسافر تسافر',
  cucina:
    'cook* bake* baking chef* food* cuisine* recipe* cucin* ricett* cuoc* cuisin* patisserie* koch* kuche* backen backt gebacken rezept* cocin* recet* طبخ* الطبخ طهي* خبز',
  sport:
    'sport* gym football soccer basketball tennis run running swim* yoga fitness athlet* martial* palestra calcio correre nuoto nuota natation fussball laufen schwimm* futbol correr natacion nada رياض* الرياض* كرة_القدم سباح* ركض',
  lettura:
    'read reading reader reads book* novel* library librar* literature* legge leggere lettur* libri libro romanz* letteratur* lire livre* roman romans lecture lectur* litterature liest lesen buch bucher bibliothek* literatur* leer libros novela* قراء* القراء* كتب كتاب* روايه* رواي* مكتب*',
  cinema:
    'movie* film* cinema* actor actress* anime tv_series netflix regista registi attore attori attrice pellicol* acteur* actric* kino* schauspiel* filme* pelicula* cine serie series أفلام افلام فيلم* سينما* السينما',
  natura:
    'nature hik* garden* forest* plant plants mountain* flower* natura escursion* giardin* bosc* foresta montagn* fiori randonn* jardin* foret* fleur* natur wandern wandert wald walder garten berge blume* naturaleza* senderis* bosque* montana* طبيع* الطبيع* حديق* جبال جبل غاب*',
  animali:
    'animal* cat cats dog dogs pet pets horse* kitten* puppy animali gatt* cane cani cavall* animaux chat chats chien* cheval chevaux tier tiere* katze* hund hunde pferd* gato* gata* perro* caballo* mascota* حيوان* قط* كلب* كلاب خيول حصان',
  tecnologia:
    'tech technolog* comput* programmer programming coding hacker* hacking robot* gaming gamer* video_game* videogame* engineer* tecnolog* informatic* videogioc* programmat* programmier* ingegner* technolog* informatique* jeux_video ingenieur* technik* technologie* rechner* videospiel* informatik* tecnologia* ordenador* videojueg* ingenier* تقني* تكنولوجي* حاسوب* برمج* ألعاب_الفيديو روبوت*',
}
