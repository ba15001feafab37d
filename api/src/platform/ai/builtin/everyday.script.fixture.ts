import type { Language } from '@confida/contracts'
import type { HeardAnswerId } from './languages/phrases.ts'
import type { News, Practical } from './languages/themes.ts'

interface Everyday {
  news: Record<News, readonly string[]>
  noNews: readonly string[]
  partner: Partial<Record<HeardAnswerId, readonly string[]>>
  practical: Record<Practical, string>
  /** Being nervous before an interview, what to wear, and an answer. */
  interview: readonly string[]
  taste: { told: string; question: string }
  serious: string
  bare: readonly string[]
  fine: string
}

export const everyday: Record<Language, Everyday> = {
  it: {
    news: {
      birthday: ['oggi compio 30 anni!', 'oggi è il mio compleanno'],
      exam: ["ho passato l'esame!", 'mi sono laureata!'],
      job: ['mi hanno assunto!', 'ho trovato lavoro'],
      engagement: ['mi ha chiesto di sposarlo!', 'ci sposiamo'],
      baby: ['sono incinta!', 'aspettiamo un bambino'],
    },
    noNews: [
      'domani ho un esame',
      'mia sorella cerca lavoro',
      'non ho passato l’esame',
      'il compleanno di mia madre è a maggio',
    ],
    partner: {
      askAboutMe: ['cosa pensi di me?', 'come mi vedi?'],
      askLikeMe: ['ti piaccio?'],
      askMissMe: ['ti manco?'],
      askDoing: ['cosa stai facendo?', 'che fai?'],
      askAge: ['quanti anni hai?'],
      askOrigin: ['di dove sei?'],
      askHappy: ['sei felice?'],
    },
    practical: {
      wear: 'cosa mi metto?',
      cook: 'cosa cucino stasera?',
      gift: 'cosa regalo a mia sorella?',
      say: 'cosa gli dico?',
      watch: 'che film guardo stasera?',
      pack: 'cosa metto in valigia?',
      spend: 'cosa faccio stasera?',
    },
    interview: ['domani ho un colloquio e sono agitatissima', 'cosa mi metto?', 'una camicia bianca'],
    taste: { told: 'mi piace molto cucinare la sera', question: 'Ti piace cucinare?' },
    serious: 'mi sento molto triste e sola',
    bare: ['no', 'non lo so', 'ok'],
    fine: 'bene, grazie',
  },
  en: {
    news: {
      birthday: ["it's my birthday today", 'i turned 30 today'],
      exam: ['i passed my exam!', 'i graduated!'],
      job: ['i got the job!', 'i got promoted'],
      engagement: ['i got engaged!', 'we are getting married'],
      baby: ["i'm pregnant!", 'we had a baby'],
    },
    noNews: [
      'i have an exam tomorrow',
      'my sister is looking for a job',
      "my mother's birthday is in may",
      "i didn't get the job",
    ],
    partner: {
      askAboutMe: ['what do you think of me?', 'how do you see me?'],
      askLikeMe: ['do you like me?'],
      askMissMe: ['do you miss me?'],
      askDoing: ['what are you doing?', 'wyd'],
      askAge: ['how old are you?'],
      askOrigin: ['where are you from?'],
      askHappy: ['are you happy?'],
    },
    practical: {
      wear: 'what should i wear?',
      cook: 'what should i cook tonight?',
      gift: 'what should i get her for her birthday?',
      say: 'what should i say to him?',
      watch: 'what should i watch tonight?',
      pack: 'what should i pack?',
      spend: 'what should i do this weekend?',
    },
    interview: [
      'i have a job interview on monday and i am so nervous',
      'what should i wear?',
      'a white shirt',
    ],
    taste: { told: 'i really like cooking in the evening', question: 'Do you enjoy cooking?' },
    serious: 'i feel so sad and lonely',
    bare: ['no', "i don't know", 'ok'],
    fine: 'fine, thanks',
  },
  fr: {
    news: {
      birthday: ["c'est mon anniversaire !", "aujourd'hui j'ai 30 ans"],
      exam: ["j'ai réussi mon examen !", "j'ai eu mon permis"],
      job: ["j'ai eu le poste !", 'je suis embauchée'],
      engagement: ["il m'a demandée en mariage !", 'on se marie'],
      baby: ['je suis enceinte !', 'on attend un bébé'],
    },
    noNews: [
      "j'ai un examen demain",
      'ma sœur cherche un travail',
      "l'anniversaire de ma mère est en mai",
      "je n'ai pas réussi mon examen",
    ],
    partner: {
      askAboutMe: ['tu penses quoi de moi ?', 'que penses-tu de moi ?'],
      askLikeMe: ["tu m'aimes bien ?"],
      askMissMe: ['je te manque ?'],
      askDoing: ['tu fais quoi ?'],
      askAge: ['tu as quel âge ?'],
      askOrigin: ["tu viens d'où ?"],
      askHappy: ['tu es heureuse ?'],
    },
    practical: {
      wear: 'je mets quoi ?',
      cook: 'on mange quoi ce soir ?',
      gift: "qu'est-ce que je peux lui offrir ?",
      say: 'je lui dis quoi ?',
      watch: 'on regarde quoi ce soir ?',
      pack: "qu'est-ce que j'emporte ?",
      spend: 'on fait quoi ce week-end ?',
    },
    interview: ["j'ai un entretien demain et j'ai peur", 'je mets quoi ?', 'une chemise blanche'],
    taste: { told: "j'aime beaucoup cuisiner le soir", question: 'Tu aimes cuisiner ?' },
    serious: 'je me sens triste et seule',
    bare: ['non', 'je sais pas', 'ok'],
    fine: 'ça va, merci',
  },
  de: {
    news: {
      birthday: ['ich habe heute geburtstag!', 'ich werde heute 30'],
      exam: ['ich habe die prüfung bestanden!', 'führerschein geschafft!'],
      job: ['ich habe den job bekommen!', 'ich wurde befördert'],
      engagement: ['wir haben uns verlobt!', 'wir heiraten'],
      baby: ['ich bin schwanger!', 'wir bekommen ein baby'],
    },
    noNews: [
      'ich habe morgen eine prüfung',
      'meine schwester sucht einen job',
      'meine mutter hat im mai geburtstag',
      'ich habe die prüfung nicht bestanden',
    ],
    partner: {
      askAboutMe: ['was denkst du über mich?', 'wie findest du mich?'],
      askLikeMe: ['magst du mich?'],
      askMissMe: ['vermisst du mich?'],
      askDoing: ['was machst du gerade?'],
      askAge: ['wie alt bist du?'],
      askOrigin: ['woher kommst du?'],
      askHappy: ['bist du glücklich?'],
    },
    practical: {
      wear: 'was soll ich anziehen?',
      cook: 'was soll ich heute kochen?',
      gift: 'was soll ich meiner schwester schenken?',
      say: 'was soll ich ihm sagen?',
      watch: 'was soll ich heute schauen?',
      pack: 'was soll ich einpacken?',
      spend: 'was machen wir am wochenende?',
    },
    interview: [
      'ich habe morgen ein vorstellungsgespräch und bin so nervös',
      'was soll ich anziehen?',
      'den blauen anzug',
    ],
    taste: { told: 'ich koche abends sehr gern', question: 'Kochst du gern?' },
    serious: 'ich bin so traurig und einsam',
    bare: ['nein', 'weiß nicht', 'ok'],
    fine: 'gut, danke',
  },
  es: {
    news: {
      birthday: ['hoy cumplo 30 años!', 'hoy es mi cumpleaños'],
      exam: ['he aprobado el examen!', 'me gradué'],
      job: ['me han dado el trabajo!', 'he conseguido el puesto'],
      engagement: ['nos hemos comprometido!', 'me caso'],
      baby: ['estoy embarazada!', 'vamos a tener un bebé'],
    },
    noNews: [
      'mañana tengo un examen',
      'mi hermana busca trabajo',
      'el cumpleaños de mi madre es en mayo',
      'no he aprobado el examen',
    ],
    partner: {
      askAboutMe: ['¿qué piensas de mí?', 'qué opinas de mí?'],
      askLikeMe: ['¿te gusto?'],
      askMissMe: ['¿me echas de menos?'],
      askDoing: ['¿qué haces?'],
      askAge: ['¿cuántos años tienes?'],
      askOrigin: ['¿de dónde eres?'],
      askHappy: ['¿eres feliz?'],
    },
    practical: {
      wear: '¿qué me pongo?',
      cook: '¿qué cocino hoy?',
      gift: '¿qué le regalo a mi hermana?',
      say: '¿qué le digo?',
      watch: '¿qué película veo?',
      pack: '¿qué me llevo?',
      spend: '¿qué hago el fin de semana?',
    },
    interview: ['mañana tengo una entrevista y estoy nerviosa', '¿qué me pongo?', 'una blusa azul'],
    taste: { told: 'me gusta mucho cocinar por la noche', question: '¿Te gusta cocinar?' },
    serious: 'me siento muy triste y sola',
    bare: ['no', 'no lo sé', 'vale'],
    fine: 'bien, gracias',
  },
  ar: {
    news: {
      birthday: ['اليوم عيد ميلادي!', 'بلغت اليوم 30 سنة'],
      exam: ['نجحت في الامتحان!', 'تخرجت!'],
      job: ['حصلت على الوظيفة!', 'وجدت وظيفة جديدة'],
      engagement: ['لقد خطبت!', 'سنتزوج'],
      baby: ['أنا حامل!', 'ننتظر مولودا'],
    },
    noNews: ['عندي امتحان غدا', 'أختي تبحث عن عمل', 'عيد ميلاد أمي في مايو'],
    partner: {
      askAboutMe: ['ما رأيك بي؟', 'ماذا تظن عني؟'],
      askLikeMe: ['هل أعجبك؟'],
      askMissMe: ['هل تشتاق إلي؟'],
      askDoing: ['ماذا تفعلين؟'],
      askAge: ['كم عمرك؟'],
      askOrigin: ['من أين أنت؟'],
      askHappy: ['هل أنت سعيدة؟'],
    },
    practical: {
      wear: 'ماذا ألبس؟',
      cook: 'ماذا أطبخ اليوم؟',
      gift: 'ماذا أهدي أختي؟',
      say: 'ماذا أقول له؟',
      watch: 'ماذا أشاهد الليلة؟',
      pack: 'ماذا آخذ معي؟',
      spend: 'ماذا أفعل في العطلة؟',
    },
    interview: ['عندي مقابلة عمل غدا وأنا خائف', 'ماذا ألبس؟', 'قميص أزرق'],
    taste: { told: 'أحب الطبخ كثيرا في المساء', question: 'هل الطبخ من هواياتك؟' },
    serious: 'أنا حزين ووحيد',
    bare: ['لا', 'لا أعرف', 'تمام'],
    fine: 'بخير، شكرا',
  },
}
