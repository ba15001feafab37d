import type { Language } from '@confida/text-analysis'
import { phrases } from '../rules/phrase-pattern.ts'
import { wholeClause } from './whole-clause.ts'

interface AfterRiskPhrases {
  /** A clause that says the writer is well, or that there is nothing to fear. */
  fine: RegExp
  /** The same words, taken back. */
  notFine: RegExp
  /** It was not meant, or nothing will be done. */
  retraction: RegExp
  /** The writer wants to speak of something else. */
  newSubject: RegExp
  /** A question that comes after something else. */
  turn: RegExp
  /** Such a question that asks for nothing. */
  bleak: RegExp
}

export const afterRiskPhrases: Record<Language, AfterRiskPhrases> = {
  it: {
    fine: wholeClause(
      '(?:sto|mi sento|va|tutto) (?:di nuovo |gia |molto |tanto |davvero |un po |tutto |proprio )?(?:meglio|ok|okay|tranquill[oa]|apposto|a posto|seren[oa])',
      '(?:sto|mi sento|va tutto|tutto) (?:di nuovo |gia |molto |davvero |proprio |abbastanza )?bene',
      'tranquill[oa]|non (?:preoccuparti|ti preoccupare)(?: per me)?',
    ),
    notFine: phrases(
      '(?:non|nn|mica|neanche) (?:\\w+ )?(?:sto|mi sento|va|e) (?:\\w+ )?(?:bene|meglio|ok|apposto|a posto|tranquill[oa])|vorrei stare (?:bene|meglio)|sto bene (?:solo )?(?:quando|se) ',
    ),
    retraction: phrases(
      'non (?:volevo dire questo|intendevo (?:questo|quello|quel)|era quello che|dicevo sul serio|parlavo sul serio|sono in pericolo|ho intenzione)|scherzavo|stavo scherzando|era (?:solo )?(?:una battuta|un modo di dire)|non mi faccio (?:niente|nulla|del male)|non (?:mi faro|ho in mente di farmi) (?:niente|nulla|del male)|hai capito male|mi hai frainteso|mi hai fraintesa',
    ),
    newSubject: phrases(
      'parliamo (?:di |d )(?:altro|qualcos altro|qualcosa d altro|una? \\w+)|cambiamo (?:argomento|discorso)|cambio argomento|passiamo ad altro|altro argomento|non (?:voglio|mi va di|ne voglio) (?:piu )?parlar(?:ne|e di questo)|torniamo a|a proposito di altro|(?:qual e|dimmi) la capitale|raccontami una barzelletta|che ore sono|(?:mi dai|hai) (?:la |una )ricetta|quanto fa \\d+',
    ),
    turn: phrases('comunque,? (?:volevo chiederti|dimmi|sai)'),
    bleak: phrases(
      'a che (?:serve|pro)|che senso ha|(?:che|non) (?:\\w+ )?importa|chi se ne (?:frega|accorge)|non cambia (?:niente|nulla)|tanto (?:vale|ormai)',
    ),
  },
  en: {
    fine: wholeClause(
      '(?:i m|i am|im|i feel|feeling|i m doing|im doing|everything s|everything is) (?:\\w+ )?(?:fine|ok|okay|alright|all right|better|well|good|safe|calm)',
      'all (?:good|fine|ok|okay)|it s all (?:good|fine|ok|okay)',
      'don t (?:you )?worry(?: about me)?',
    ),
    notFine: phrases(
      '(?:not|isn t|aren t|never|no longer|don t feel|didn t feel|hardly) (?:\\w+ )?(?:fine|ok|okay|alright|all right|better|well|good|safe|calm)|wish i (?:was|were) (?:fine|ok|better)|pretend(?:ing)? (?:to be|i m) (?:fine|ok)|say(?:ing)? i m fine',
    ),
    retraction: phrases(
      'just kidding|i (?:was (?:only |just )?(?:joking|kidding)|didn t mean (?:it|that)|m not in danger|wouldn t do (?:it|that|anything))|i (?:won t|m not going to|am not going to) (?:hurt|harm|do anything to) myself|just (?:a joke|kidding|a figure of speech|an expression)|you (?:misunderstood|got me wrong|took that wrong)|not what i meant',
    ),
    newSubject: phrases(
      '(?:let s|can we|could we|i d rather|i want to|i would rather) (?:please )?(?:talk about (?:something else|anything else|other things|another)|change the (?:subject|topic)|move on)|(?:changing|change of) (?:the )?(?:subject|topic)|different (?:subject|topic)|something else now|i don t (?:want|wanna) (?:to )?talk about (?:it|that|this)(?: anymore| any more)?|what s the capital|tell me a joke|what time is it|(?:got|have) (?:a |any )?recipe|how much is \\d+',
    ),
    turn: phrases('anyway,? (?:what|how|do you|can you|tell me|i wanted to ask)'),
    bleak: phrases(
      'what s the (?:point|use|difference)|what is the (?:point|use|difference)|what (?:does|difference|would) it (?:\\w+ )?(?:matter|make|change)|what difference|who cares|why bother|what for|how (?:much )?longer',
    ),
  },
  fr: {
    fine: wholeClause(
      '(?:je vais|je me sens|tout va|tout est|j vais) (?:\\w+ )?(?:bien|mieux|ok|tranquille|deja mieux)|ca va(?: bien| mieux| aller)?',
      '(?:ne )?t inquiete(?: pas)?(?: pour moi)?',
    ),
    notFine: phrases(
      '(?:ca (?:ne )?va|je ne vais|je vais|je (?:ne )?me sens|j vais|tout ne va) (?:\\w+ )?pas (?:\\w+ )?(?:bien|mieux|fort|ok)?|(?:ca va|je vais|je me sens) (?:\\w+ )?(?:mal|pas)|j aimerais (?:aller|me sentir) (?:bien|mieux)|semblant d aller bien',
    ),
    retraction: phrases(
      'je (?:plaisantais|rigolais|blaguais|ne suis pas en danger|ne voulais pas dire ca|ne le pensais pas)|je (?:ne )?(?:vais rien me faire|me ferai rien|vais pas me faire de mal|me ferai pas de mal)|c etait (?:juste |seulement )?(?:une blague|une facon de parler|une expression|pour rire)|tu (?:m as mal compris|as mal compris)',
    ),
    newSubject: phrases(
      '(?:parlons|on parle|on peut parler|parler) (?:d |de )(?:autre chose|autres choses)|(?:changeons|change|changer|on change) (?:de )?sujet|passons a autre chose|autre sujet|je (?:ne )?veux (?:plus|pas) (?:en )?parler(?: de ca)?|quelle est la capitale|raconte(?: moi)? une blague|quelle heure est il|(?:tu as|t as) une recette|combien font \\d+',
    ),
    turn: phrases('bref,? (?:tu|est ce|qu|comment|dis)|sinon,? (?:tu|est ce|qu|dis moi)'),
    bleak: phrases(
      'a quoi (?:bon|ca sert|sert)|qu importe|(?:qu est ce que|que|quoi) (?:\\w+ )?(?:ca change|change)|ca change (?:quoi|rien)|qu est ce que ca (?:peut|fait)|pour quoi faire',
    ),
  },
  de: {
    fine: wholeClause(
      '(?:mir geht(?: es|s| s)?|es geht mir|geht(?: es|s| s)? mir|ich fuhle mich|ich bin|bin|mir gohts|geht(?: es| s)?) (?:\\w+ )?(?:gut|besser|ok|okay|in ordnung|ruhig|wieder gut|in sicherheit|guet|eh gut)|alles (?:wieder )?(?:gut|ok|okay|in ordnung|klar)|pas(?:t|st) schon',
      'keine (?:sorge|angst)|mach dir keine (?:sorgen|gedanken)',
    ),
    notFine: phrases(
      '(?:mir|es|geht|geht s|fuhle|bin|ist) (?:\\w+ ){0,3}(?:nicht|gar nicht|nie|kein) (?:\\w+ )?(?:gut|besser|ok|okay|in ordnung|sicher)|(?:tu|tue|so) als ob (?:\\w+ )*gut|wunschte,? (?:mir ging|es ging)',
    ),
    retraction: phrases(
      'ich (?:tu|tue|mach|mache) mir nix|ich (?:tu|tue|mach|mache) mir (?:schon )?nichts(?: an)?|(?:war|das war|es war) (?:nur |blos )?(?:ein (?:scherz|witz|spruch)|spas|nicht so gemeint|so dahingesagt|eine redensart)|ich (?:habe|hab) (?:nur |das )?(?:nur )?(?:gescherzt|nicht so gemeint|es nicht so gemeint)|ich bin nicht in gefahr|du hast mich falsch verstanden|so war das nicht gemeint',
    ),
    newSubject: phrases(
      '(?:lass uns|lassen wir|konnen wir|reden wir|ich mochte|ich will) (?:\\w+ )?(?:uber (?:etwas|was) anderes|von (?:etwas|was) anderem|das thema wechseln)(?: (?:reden|sprechen))?|themenwechsel|anderes thema|wechseln wir das thema|ich (?:will|mochte) (?:\\w+ )?nicht (?:mehr )?(?:daruber|davon) (?:reden|sprechen)|was ist die hauptstadt|erzahl mir einen witz|wie spat ist es|hast du ein rezept|wie viel ist \\d+',
    ),
    turn: phrases('(?:egal|jedenfalls|ubrigens|wie auch immer),? (?:was|wie|kannst|hast|sag)'),
    bleak: phrases(
      'was (?:bringt|soll|nutzt|hilft|andert)|wozu|wie lange noch|wen (?:interessiert|kummert)|was macht (?:das|es) (?:schon|noch)',
    ),
  },
  es: {
    fine: wholeClause(
      '(?:estoy|me siento|ya estoy|ando|va todo|ya me siento|todo|todo va) (?:\\w+ )?(?:bien|mejor|ok|tranquil[oa]|a salvo|de diez)',
      'tranquil[oa]|no te preocupes(?: por mi)?',
    ),
    notFine: phrases(
      '(?:no|nunca|tampoco) (?:\\w+ )?(?:estoy|me siento|ando|va|esta) (?:\\w+ )?(?:bien|mejor|ok|tranquil[oa])|(?:quisiera|querria|ojala) (?:estar|sentirme|estuviera) (?:bien|mejor)|finjo (?:\\w+ )?estar bien',
    ),
    retraction: phrases(
      'no (?:corro|estoy en) peligro|no me (?:voy a hacer|hare) (?:nada|dano)|(?:era|fue) (?:solo )?(?:una broma|un decir|un chiste|una forma de hablar|una expresion)|(?:estaba|solo) (?:bromeando|bromeaba)|bromeaba|no (?:queria decir eso|lo decia en serio|lo dije en serio|hablaba en serio|era eso)|me (?:entendiste|has entendido|malinterpretaste) ?(?:mal)?',
    ),
    newSubject: phrases(
      '(?:hablemos|podemos hablar|prefiero hablar|quiero hablar|hablar) de (?:otra cosa|otras cosas|algo mas|otro tema)|(?:cambiemos|cambiar|cambiando|cambio) de tema|otro tema|pasemos a otra cosa|no quiero (?:seguir )?habl(?:ar|ando) (?:mas )?de (?:eso|esto|ello)|cual es la capital|cuentame un chiste|contame un chiste|que hora es|tienes una receta|cuanto es \\d+',
    ),
    turn: phrases('(?:en fin|por cierto|bueno),? (?:que|como|sabes|me dices|queria preguntarte|dime)'),
    bleak: phrases(
      'que (?:\\w+ )?importa|que mas da|para que|que sentido|de que sirve|a quien le importa|que cambia',
    ),
  },
  ar: {
    fine: wholeClause(
      '(?:انا|حاسس|حاسه|اشعر|صرت|بقيت|كل شي|كل شيء|كلشي|الحمد لله)(?: \\p{L}+)? ?(?:بخير|كويس|كويسه|منيح|منيحه|تمام|احسن|افضل|زين|زينه|مليح|مليحه|لاباس|في امان)',
      '(?:بخير|كويس|كويسه|منيح|منيحه|تمام|زين|زينه|الحمد لله)',
      'لا تقلق(?:ي)?(?: علي)?|ما تقلق(?:ي)?|متقلقش|متقلقيش|لا تخاف(?:ي)?|لا تشيل هم',
    ),
    notFine: phrases(
      '(?:لست|مش|مو|ماني|مانيش|منيش|ما|لا|مب) (?:\\p{L}+ )?(?:بخير|كويس|كويسه|منيح|منيحه|تمام|احسن|افضل|زين|زينه|مليح|مليحه)|(?:اتمني|نفسي|يا ?ريت) (?:\\p{L}+ )?(?:اكون|ابقي|صير) (?:بخير|كويس|منيح|احسن)',
    ),
    retraction: phrases(
      '(?:كنت )?(?:بمزح|امزح|بهزر|عم امزح)|كانت? (?:مجرد )?(?:مزحه|نكته|تعبير)|لم اقصد ذلك|ما قصدت|مكنتش اقصد|ما كنت اقصد|فهمتني غلط|فهمتني خطا|لن اوذي نفسي|لن اؤذي نفسي|ما راح (?:اعمل|اسوي) (?:بحالي|بنفسي|في نفسي) شي|مش هعمل (?:في|ب) ?نفسي حاجه|لست في خطر|مو في خطر',
    ),
    newSubject: phrases(
      '(?:لنتحدث|نتحدث|لنتكلم|نتكلم|خلينا نحكي|خلينا نتكلم|نحكي|اريد ان اتحدث|بدي احكي|تعال نتكلم|تعالي نتكلم) (?:عن |في |ب)?(?:شيء|شي|حاجه|موضوع|امر) (?:اخر|تاني|ثاني|تانيه|ثانيه|غير)|(?:لنغير|نغير|غير|خلينا نغير|تغيير) (?:ال)?(?:موضوع|سيره|السيره)|موضوع (?:اخر|تاني|ثاني)|(?:لا|ما|مش) (?:اريد|بدي|ابي|ابغي|عايز|عايزه|ودي) (?:ان )?(?:اتحدث|اتكلم|احكي) (?:عن |في |ب)?(?:هذا|ذلك|هاد|كده|هالموضوع|الموضوع)|ما هي عاصمه|شو عاصمه|احك(?:ي)? لي نكته|قل لي نكته|كم الساعه|الساعه كم|عندك وصفه|كم يساوي',
    ),
    turn: phrases('(?:المهم|على فكره|علي فكره|بالمناسبه),? (?:شو|ما|ايش|وش|كيف|هل|ممكن|قل لي|احكي لي)'),
    bleak: phrases(
      '(?:ما|شو|ايش|وش|ايه) (?:ال)?(?:فايده|معني|جدوي)|(?:مين|من) (?:\\p{L}+ )?(?:يهتم|مهتم|فارق)|ما الفرق|شو الفرق',
    ),
  },
}
