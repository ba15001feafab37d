import type { Language } from '@confida/text-analysis'
import { phrases } from '../rules/phrase-pattern.ts'

interface AfterRiskPhrases {
  /** The writer is well, or it was not meant. */
  fine: RegExp
  /** The same words, taken back. */
  notFine: RegExp
  /** The writer wants to speak of something else. */
  newSubject: RegExp
}

export const afterRiskPhrases: Record<Language, AfterRiskPhrases> = {
  it: {
    fine: phrases(
      '(?:sto|mi sento|va|tutto|adesso sto|ora sto) (?:di nuovo |gia |molto |tanto |davvero |un po |tutto )?(?:bene|meglio|ok|okay|tranquill[oa]|apposto|a posto|sereno|serena)',
      'no,? (?:no,? )?(?:sto bene|tutto bene|tranquill[oa]|tutto ok|scherzavo|non preoccuparti|non ti preoccupare)',
      'non (?:preoccuparti|ti preoccupare|volevo dire questo|intendevo (?:questo|quello|quel)|era quello che|dicevo sul serio|parlavo sul serio|sono in pericolo|ho intenzione)|scherzavo|stavo scherzando|era (?:solo )?(?:una battuta|un modo di dire)|non mi faccio (?:niente|nulla|del male)|non (?:mi faro|ho in mente di farmi) (?:niente|nulla|del male)|hai capito male|mi hai frainteso|mi hai fraintesa',
    ),
    notFine: phrases(
      '(?:non|nn|mica|neanche) (?:\\w+ )?(?:sto|mi sento|va|e) (?:\\w+ )?(?:bene|meglio|ok|apposto|a posto|tranquill[oa])|vorrei stare (?:bene|meglio)|sto bene (?:solo )?(?:quando|se) ',
    ),
    newSubject: phrases(
      'parliamo (?:di |d )(?:altro|qualcos altro|qualcosa d altro|una? \\w+)|cambiamo (?:argomento|discorso)|cambio argomento|passiamo ad altro|altro argomento|non (?:voglio|mi va di|ne voglio) (?:piu )?parlar(?:ne|e di questo)|torniamo a|a proposito di altro|comunque,? (?:volevo chiederti|dimmi|sai)|(?:qual e|dimmi) la capitale|raccontami una barzelletta|che ore sono|(?:mi dai|hai) (?:la |una )ricetta|quanto fa \\d+',
    ),
  },
  en: {
    fine: phrases(
      '(?:i m|i am|im|i feel|feeling|i m doing|it s|all|everything s|everything is) (?:\\w+ )?(?:fine|ok|okay|alright|all right|better|well|good|safe|calm)(?: now| again)?',
      'no,? (?:no,? )?(?:i m (?:fine|ok|okay|good|safe)|all good|don t worry|just kidding)',
      'don t worry(?: about me)?|i (?:was (?:only |just )?(?:joking|kidding)|didn t mean (?:it|that)|m not in danger|wouldn t do (?:it|that|anything))|i (?:won t|m not going to|am not going to) (?:hurt|harm|do anything to) myself|just (?:a joke|kidding|a figure of speech|an expression)|you (?:misunderstood|got me wrong|took that wrong)|not what i meant',
    ),
    notFine: phrases(
      '(?:not|isn t|aren t|never|no longer|don t feel|didn t feel|hardly) (?:\\w+ )?(?:fine|ok|okay|alright|all right|better|well|good|safe|calm)|wish i (?:was|were) (?:fine|ok|better)|pretend(?:ing)? (?:to be|i m) (?:fine|ok)|say(?:ing)? i m fine',
    ),
    newSubject: phrases(
      '(?:let s|can we|could we|i d rather|i want to|i would rather) (?:please )?(?:talk about (?:something else|anything else|other things|another)|change the (?:subject|topic)|move on)|(?:changing|change of) (?:the )?(?:subject|topic)|different (?:subject|topic)|something else now|i don t (?:want|wanna) (?:to )?talk about (?:it|that|this)(?: anymore| any more)?|anyway,? (?:what|how|do you|can you|tell me|i wanted to ask)|what s the capital|tell me a joke|what time is it|(?:got|have) (?:a |any )?recipe|how much is \\d+',
    ),
  },
  fr: {
    fine: phrases(
      '(?:je vais|ca va|je me sens|tout va|tout est|j vais) (?:\\w+ )?(?:bien|mieux|ok|tranquille|maintenant|deja mieux)|ca va(?= ?(?:$|[.,!]| maintenant| t inquiete| merci))',
      'non,? (?:non,? )?(?:ca va|je vais bien|tout va bien|t inquiete)',
      '(?:ne )?t inquiete pas|t inquiete|je (?:plaisantais|rigolais|blaguais|ne suis pas en danger|ne voulais pas dire ca|ne le pensais pas)|je (?:ne )?(?:vais rien me faire|me ferai rien|vais pas me faire de mal|me ferai pas de mal)|c etait (?:juste |seulement )?(?:une blague|une facon de parler|une expression|pour rire)|tu (?:m as mal compris|as mal compris)',
    ),
    notFine: phrases(
      '(?:ca (?:ne )?va|je ne vais|je vais|je (?:ne )?me sens|j vais|tout ne va) (?:\\w+ )?pas (?:\\w+ )?(?:bien|mieux|fort|ok)?|(?:ca va|je vais|je me sens) (?:\\w+ )?(?:mal|pas)|j aimerais (?:aller|me sentir) (?:bien|mieux)|semblant d aller bien',
    ),
    newSubject: phrases(
      '(?:parlons|on parle|on peut parler|parler) (?:d |de )(?:autre chose|autres choses)|(?:changeons|change|changer|on change) (?:de )?sujet|passons a autre chose|autre sujet|je (?:ne )?veux (?:plus|pas) (?:en )?parler(?: de ca)?|bref,? (?:tu|est ce|qu|comment|dis)|sinon,? (?:tu|est ce|qu|dis moi)|quelle est la capitale|raconte(?: moi)? une blague|quelle heure est il|(?:tu as|t as) une recette|combien font \\d+',
    ),
  },
  de: {
    fine: phrases(
      '(?:mir geht(?: es|s)?|es geht mir|geht(?: es|s)? mir|ich fuhle mich|alles|bin|ich bin|mir gohts|geht) (?:\\w+ )?(?:gut|besser|ok|okay|in ordnung|ruhig|wieder gut|sicher|guet|eh gut)',
      'nein,? (?:nein,? )?(?:mir geht(?: es|s)? gut|alles gut|alles ok|keine sorge|passt schon)',
      'keine (?:sorge|angst)|ich (?:tu|tue|mach|mache) mir nix|ich (?:tu|tue|mach|mache) mir (?:schon )?nichts(?: an)?|mach dir keine sorgen|(?:war|das war|es war) (?:nur |blos )?(?:ein (?:scherz|witz|spruch)|spas|nicht so gemeint|so dahingesagt|eine redensart)|ich (?:habe|hab) (?:nur |das )?(?:nur )?(?:gescherzt|nicht so gemeint|es nicht so gemeint)|ich bin nicht in gefahr|du hast mich falsch verstanden|so war das nicht gemeint|passt schon',
    ),
    notFine: phrases(
      '(?:mir|es|geht|geht s|fuhle|bin|ist) (?:\\w+ ){0,3}(?:nicht|gar nicht|nie|kein) (?:\\w+ )?(?:gut|besser|ok|okay|in ordnung|sicher)|(?:tu|tue|so) als ob (?:\\w+ )*gut|wunschte,? (?:mir ging|es ging)',
    ),
    newSubject: phrases(
      '(?:lass uns|lassen wir|konnen wir|reden wir|ich mochte|ich will) (?:\\w+ )?(?:uber (?:etwas|was) anderes|von (?:etwas|was) anderem|das thema wechseln)(?: (?:reden|sprechen))?|themenwechsel|anderes thema|wechseln wir das thema|ich (?:will|mochte) (?:\\w+ )?nicht (?:mehr )?(?:daruber|davon) (?:reden|sprechen)|(?:egal|jedenfalls|ubrigens|wie auch immer),? (?:was|wie|kannst|hast|sag)|was ist die hauptstadt|erzahl mir einen witz|wie spat ist es|hast du ein rezept|wie viel ist \\d+',
    ),
  },
  es: {
    fine: phrases(
      '(?:estoy|me siento|todo|ya estoy|ando|va todo|ya me siento) (?:\\w+ )?(?:bien|mejor|ok|tranquil[oa]|a salvo|de diez)',
      'no,? (?:no,? )?(?:estoy bien|todo bien|tranquil[oa]|no te preocupes)',
      'no te preocupes|no (?:corro|estoy en) peligro|no me (?:voy a hacer|hare) (?:nada|dano)|(?:era|fue) (?:solo )?(?:una broma|un decir|un chiste|una forma de hablar|una expresion)|(?:estaba|solo) (?:bromeando|bromeaba)|bromeaba|no (?:queria decir eso|lo decia en serio|lo dije en serio|hablaba en serio|era eso)|me (?:entendiste|has entendido|malinterpretaste) ?(?:mal)?',
    ),
    notFine: phrases(
      '(?:no|nunca|tampoco) (?:\\w+ )?(?:estoy|me siento|ando|va|esta) (?:\\w+ )?(?:bien|mejor|ok|tranquil[oa])|(?:quisiera|querria|ojala) (?:estar|sentirme|estuviera) (?:bien|mejor)|finjo (?:\\w+ )?estar bien',
    ),
    newSubject: phrases(
      '(?:hablemos|podemos hablar|prefiero hablar|quiero hablar|hablar) de (?:otra cosa|otras cosas|algo mas|otro tema)|(?:cambiemos|cambiar|cambiando|cambio) de tema|otro tema|pasemos a otra cosa|no quiero (?:seguir )?habl(?:ar|ando) (?:mas )?de (?:eso|esto|ello)|(?:en fin|por cierto|bueno),? (?:que|como|sabes|me dices|queria preguntarte|dime)|cual es la capital|cuentame un chiste|contame un chiste|que hora es|tienes una receta|cuanto es \\d+',
    ),
  },
  ar: {
    fine: phrases(
      '(?:انا|حاسس|حاسه|اشعر|صرت|بقيت|كل شي|كل شيء|كلشي|الحمد لله)(?: \\p{L}+)? ?(?:بخير|كويس|كويسه|منيح|منيحه|تمام|احسن|افضل|زين|زينه|مليح|مليحه|لاباس|في امان)',
      '(?:لا|لأ),? (?:انا )?(?:بخير|كويس|كويسه|منيح|منيحه|تمام|زين|زينه|الحمد لله)',
      'لا تقلق(?:ي)?|ما تقلق(?:ي)?|متقلقش|متقلقيش|لا تخاف(?:ي)?|لا تشيل هم|(?:كنت )?(?:بمزح|امزح|بهزر|عم امزح)|كانت? (?:مجرد )?(?:مزحه|نكته|تعبير)|لم اقصد ذلك|ما قصدت|مكنتش اقصد|ما كنت اقصد|فهمتني غلط|فهمتني خطا|لن اوذي نفسي|لن اؤذي نفسي|ما راح (?:اعمل|اسوي) (?:بحالي|بنفسي|في نفسي) شي|مش هعمل (?:في|ب) ?نفسي حاجه|لست في خطر|مو في خطر',
    ),
    notFine: phrases(
      '(?:لست|مش|مو|ماني|مانيش|منيش|ما|لا|مب) (?:\\p{L}+ )?(?:بخير|كويس|كويسه|منيح|منيحه|تمام|احسن|افضل|زين|زينه|مليح|مليحه)|(?:اتمني|نفسي|يا ?ريت) (?:\\p{L}+ )?(?:اكون|ابقي|صير) (?:بخير|كويس|منيح|احسن)',
    ),
    newSubject: phrases(
      '(?:لنتحدث|نتحدث|لنتكلم|نتكلم|خلينا نحكي|خلينا نتكلم|نحكي|اريد ان اتحدث|بدي احكي|تعال نتكلم|تعالي نتكلم) (?:عن |في |ب)?(?:شيء|شي|حاجه|موضوع|امر) (?:اخر|تاني|ثاني|تانيه|ثانيه|غير)|(?:لنغير|نغير|غير|خلينا نغير|تغيير) (?:ال)?(?:موضوع|سيره|السيره)|موضوع (?:اخر|تاني|ثاني)|(?:لا|ما|مش) (?:اريد|بدي|ابي|ابغي|عايز|عايزه|ودي) (?:ان )?(?:اتحدث|اتكلم|احكي) (?:عن |في |ب)?(?:هذا|ذلك|هاد|كده|هالموضوع|الموضوع)|ما هي عاصمه|شو عاصمه|احك(?:ي)? لي نكته|قل لي نكته|كم الساعه|الساعه كم|عندك وصفه|كم يساوي',
    ),
  },
}
