import type { Hearing } from '../grammar.ts'

export const hearing: Hearing = {
  answers: {
    askAboutMe:
      /\b(?:what do you (?:really |honestly )?think (?:about|of) me|what am i (?:to|for) you|what do i mean to you|your opinion (?:of|on|about) me|how do you see me|describe me|am i (?:boring|annoying|weird|a good person|pretty|ugly)\b)/,
    askLikeMe: /\b(?:do (?:you|u) (?:really |even |still )?(?:like|care about|want) me\b|am i your type)/,
    askMissMe: /\b(?:(?:do|did|will|would) (?:you|u) (?:even |ever )?(?:miss|think (?:of|about)) me\b)/,
    askDoing:
      /\b(?:what (?:are|r) (?:you|u) (?:doing|up to)|what(?:'re| are) you doing|wyd|what did you do today|how was your day)\b/,
    askAge:
      /\b(?:how old (?:are|r) (?:you|u)|what(?:'s| is) your age|when(?:'s| is) your birthday|when were you born)\b/,
    askOrigin:
      /\b(?:where (?:are|r) (?:you|u)(?: now)?(?: from)?\s*(?:\?|$)|where do (?:you|u) (?:live|come from)|what country are you)/,
    askHappy:
      /\b(?:are (?:you|u) (?:happy|sad|lonely|bored|tired|ok|okay|jealous|mad|angry|scared)(?: with me| at me)?\b)/,
    askTaken:
      /\b(?:do (?:you|u) have (?:a |any )?(?:boyfriend|girlfriend|husband|wife|partner|kids|family|friends)|are (?:you|u) (?:single|married|taken))\b/,
    askMeet:
      /\b(?:can (?:we|i) (?:meet|see you|call you)|(?:let's|lets|shall we|wanna|want to) (?:meet|go out|hang out|go on a date)|meet me|(?:send|show) me (?:a |your )?(?:pic|photo|picture|selfie)\w*|can you call me|your (?:phone )?number)\b/,
    askMarry:
      /\b(?:(?:will|would) (?:you|u) marry me|marry me|be my (?:girlfriend|boyfriend|wife|husband|valentine))\b/,
    tellMe:
      /\b(?:tell me (?:something|a story|anything)|say something|talk to me|entertain me|surprise me)\b/,
    hug: /\b(?:hug (?:me|you)|hugs|give me a (?:hug|kiss)|kiss (?:me|you)|cuddle|hold me)\b|^(?:a )?(?:kiss(?:es)?|hugs?|xoxo|mwah)[\s!.]*$/,
    quiet:
      /\b(?:(?:don't|dont|do not) (?:want to|wanna|feel like) talk\w*(?: about it)?|leave me alone|not in the mood (?:to talk|for talking)|(?:let's|can we) (?:change the subject|talk about something else)|stop asking)\b/,
    whatIf: /^(?:and |but |ok |yeah )*what if\b/,
    instruction:
      /\b(?:ignore|forget|disregard) (?:all |your |the |any |previous |my )*(?:instructions|rules|prompt)\b|\bsystem prompt\b|\bpretend (?:to be|you(?:'re| are)) (?:a )?(?:human|person|real)\b/,
  },
  short: {
    ok: /^(?:ok+|okay|okey|k|kk|alright|all right|right|fine then|got it|i see|cool|nice|ok (?:cool|thanks|thank you|thx|i(?:'ll| will|ll) try|ill try|will do|good)|will do|i(?:'ll| will) try|ill try|deal|makes sense|true)[\s.!]*$/,
    fine: /^(?:(?:i'm |i am |im )?(?:good|fine|great|well|pretty good|very well|all good|not bad|can't complain|doing (?:good|well|fine))(?: thanks| thank you| too)?)[\s.!]*$/,
    poorly:
      /^(?:(?:i'm |i am |im )?(?:bad|not (?:so |very |too )?(?:good|great|well)|so so|so-so|awful|terrible|could be better|been better))[\s.!]*$/,
  },
  themes: {
    interview: /\binterviews?\b/,
    exam: /\b(?:exams?|tests? (?:tomorrow|on|next|today)|midterms?|finals|driving test|oral)\b/,
    date: /\b(?:(?:first |a |our |my |blind )date(?: (?:with|on|tonight|tomorrow|this|next|saturday|friday|sunday)|$)|on a date|asked (?:him|her) out|meeting (?:a |this )(?:girl|guy|boy)|tinder|my crush|a crush)\b/,
    moving:
      /\b(?:(?:i'm|i am|im|we're|we are) moving\b(?! on)|moving (?:to|out|house|in with|away|day)|new (?:flat|apartment|house|place)|relocat\w+|packing boxes|move (?:out|house|to))\b/,
    birthday: /\b(?:birthday|bday|turn(?:ing|ed)? \d{2})\b/,
  },
  news: {
    birthday:
      /\b(?:(?:it's|its|today(?:'s| is)|is) my (?:\d+\w* )?(?:birthday|bday)(?! (?:soon|next|in|on))|(?:i'm|im|i am) turning \d+ today|i turned \d+ today|my birthday(?:'s| is)? today)\b/,
    exam: /\b(?:(?:i |i've |just )?(?:passed|aced|nailed|cleared) (?:my |the |it|all|every)(?: ?(?:\w+ )?(?:exams?|tests?|finals|midterms|driving test|thesis))?|i graduated|got my (?:degree|licen[cs]e|diploma)|i(?:'ve| have)? passed)\b/,
    job: /\b(?:(?:i |we |i've )?(?:just )?(?:got|landed|have got) (?:the|a|that|my) (?:new |dream )*(?:job|position|internship)|(?:i )?got (?:hired|promoted|the promotion|a promotion|a raise)|they hired me|(?:i'm|im|i am) hired|i was (?:hired|promoted)|got the offer)\b/,
    engagement:
      /\b(?:(?:i|we)(?:'m|'re| am| are)? (?:just )?(?:got |getting )?(?:engaged|married)\b|said yes to my proposal|(?:he|she) (?:proposed|asked me to marry)|(?:i'm|im|we're|i am|we are) (?:getting married|engaged))/,
    baby: /\b(?:(?:i'm|im|i am|we're|we are) (?:pregnant|expecting|having a baby|going to be (?:a )?(?:dad|mom|mum|father|mother|parents?))|(?:i|we) (?:just )?(?:had|have) a baby|(?:my|our) (?:baby|daughter|son) (?:was|is|just got) born|became an? (?:aunt|uncle|dad|mom|mum))\b/,
  },
  practical: {
    wear: /\bwhat (?:(?:should|can|shall|could|do|would) i|to) wear\b|\bhow (?:should|do|shall) i dress\b|\bwhich (?:dress|outfit|shirt|shoes)\b/,
    cook: /\bwhat (?:(?:should|can|shall|could|do) i|to) (?:cook|eat|make for (?:dinner|lunch|breakfast)|bake)\b|\bwhat(?:'s| is) for dinner\b|\bany (?:dinner|recipe) ideas?\b/,
    gift: /\bwhat (?:(?:should|can|shall|could|do) i|to) (?:get|buy|give|gift) (?:for )?(?:him|her|them|my|a|someone|as)\b|\b(?:gift|present) ideas?\b|\bwhat (?:present|gift)\b/,
    say: /\bwhat (?:(?:should|can|shall|could|do|would) i|to) (?:say|write|text|tell|answer|reply)\b|\bhow (?:should|do|can) i (?:tell|answer|reply to|apologi[sz]e to|ask) (?:him|her|them|my)\b/,
    watch:
      /\bwhat (?:(?:movie|film|series|show)s? )?(?:(?:should|can|shall|could|do) (?:i|we)|to|do you recommend(?: i)?) ?watch\b|\b(?:what|which|any) (?:good )?(?:movie|film|series|show)s? (?:do you|should|would you|to|can you)\b|\brecommend (?:me )?(?:a|some) (?:good )?(?:movie|film|series|show)/,
    pack: /\bwhat (?:(?:should|can|shall|could|do) i|to) (?:pack|bring|take (?:with me|along|on))\b/,
    spend:
      /\bwhat (?:(?:should|can|shall|could|do) (?:i|we)|to) do (?:tonight|today|this (?:weekend|evening|afternoon)|on (?:saturday|sunday|the weekend)|when (?:i'm|im) bored)\b/,
  },
  toYou: /\b(?:you|u|your|ur|yours|yourself|you're|ya)\b/,
  ofMe: /\b(?:i|me|my|mine|i'm|we|us)\b/,
  answered: [
    [
      /\b(?:will you have company|is someone close|someone who can lend)\b/,
      /\b(?:with (?:my|some|a|the) \w+|with friends|alone|by myself|on my own|just me)\b/,
    ],
    [/have you told any/, /\b(?:nobody|no one|told (?:my|everyone|him|her|them))\b/],
    [
      /\bhow long has|has it been like this\b/,
      /\b(?:since|for (?:\w+ )?(?:days?|weeks?|months?|years?)|always)\b/,
    ],
    [
      /\b(?:did something happen|what happened)\b/,
      /\b(?:boss|dumped|left me|broke up|fight|argu\w+|died|yelled|lost|because|failed)\b/,
    ],
    [
      /\bhow (?:has your day|was your day|are you|is the day|s the day|s it going|have these days)\b/,
      /\b(?:day|i'm (?:good|fine)|feel)\b/,
    ],
    [/\bhow would you like to celebrate\b/, /\b(?:celebrat\w+|dinner|party)\b/],
    [/\bpicture that moment\b/, /\bbirthday|passed\b/],
    [/\bfirst drew you\b/, /\b(?:broke up|dumped|left me|don't|dont)\b/],
  ],
}
