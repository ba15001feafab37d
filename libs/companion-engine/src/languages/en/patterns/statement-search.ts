import type { StatementSearchWords } from '../../statement-search.ts'

export const statementSearch: StatementSearchWords = {
  told: /\b(?:what (?:did|have|had) i (?:tell|told|say|said|mention|mentioned|write|written)(?: to)?(?: you)? (?:about|of|on)|(?:did|have) i (?:ever |already )?(?:tell|told|mention|mentioned)(?: to)?(?: you)?(?: anything)?(?: about| of| that)?|(?:do|can|don't) you (?:still )?(?:remember|recall)(?: anything)?(?: what i (?:said|told you))?(?: about| of| when| that)?|what do you (?:still )?(?:know|remember) (?:about|of)|remind me (?:what i (?:said|told you) )?(?:about|of)|what have you (?:noted|kept) about) (?<about>.{2,80})$/,
  question:
    /^(?:(?:ah|oh|eh|mm+|ok|and|but|so|hey|ok|sorry|wait|hang on|hold on|right|listen|by the way|then),? )*(?:(?:do you know |remind me |tell me )?(?:when|where|who|which day|what day|what date|what time|how old|at what time)(?:'s| is| are| was| were| does| do| did| has| have| will| am)?|what(?:'s| is| was| are)(?= my | the name | \w+'s )) (?<about>.{2,60})$/,
  maybeTold:
    /[,.;!…]?\s*\b(?:not sure (?:if|whether) i(?:'ve| have)? (?:already )?(?:told|mentioned)|i (?:don'?t|can'?t|do not|cannot) (?:know|remember) (?:if|whether) i(?:'ve| have)? (?:already )?(?:told|mentioned)|(?:did|have) i (?:already |ever )?(?:tell|told|mention|mentioned))(?: (?:you|u|it|that|this|to|already|before))*\s*[?.!]*$/,
  recalled:
    /\b(?:remind me (?:what|which|when|where|who|how)|(?:do|did|can) (?:you|u|ya) (?:still )?(?:remember|recall)|(?:did|have) i (?:tell|told|say|said|mention|mentioned)|i (?:told|tell) (?:you|u|ya)|pop quiz|memory test|(?:what|who) (?:was|were) .{2,40} called|(?:what|who)(?:'s| is) .{2,40} called again|(?:check|make sure|hope)\w* (?:that )?(?:you|u|ya)(?:'?re| are|r)? (?:listening|paying attention)|see if (?:you|u|ya)(?:'re| are| were)? (?:listening|paying attention)|(?:what|who|when|where|which|how|whats|whens|wheres|whos)\b.{2,60} again(?: ?\?|,|$)|i (?:was )?(?:telling|told) (?:you|u|ya) about|you (?:remember|recall)\b)/,
  reminder: /(?<!^you )\bremind me\b|\b(?:what|when|where|who|which)(?: \w+){0,2} did i (?:say|tell)\b/,
  own: /\b(?!who(?:'s| is)? (?:going to|gonna|will|would)\b)(?!what do i (?:do|say|tell|write|wear|cook|make|get)\b)(?:what|which|when|where|who|how (?:old|many|long|much|often))(?:'?s|'?re| is| was| are| were| did| do| will| have)?\b(?!.{0,60}\b(?:should|could|can|would|shall)\b)(?=.{0,60}\b(?:my|i|i'm|im|me|we|we're|our|mine)\b)/,
  named: /\b(?:called|named?|names)\b/,
  price: /\b(?:cost\w*|price|pay|paid|charge|how much (?:is|was|does|did|do|am|are)\b|rent)\b/,
  where:
    /^(?:\S+,? ){0,5}?(?:where\w*|(?:which|what) (?:city|town|place|country|street|airport|station|pub|cafe|restaurant))\b/,
  who: /^(?:\S+,? ){0,5}?(?:(?:with|from|for|to) )?(?:who|whom|whose|whos|who's)\b/,
  what: /^(?:\S+,? ){0,5}?(?:what\w*|what's|which|how)\b/,
  amount:
    /\b(?:how (?:many|much|old|long|far|often|big|tall)\b|(?:which|what) (?:floor|number|age|size|platform|year|grade|mark)\b)/,
  numbers:
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|first|second|third|fourth|fifth|half|couple|dozen|twice|quid|bucks)\b/,
  persons:
    /\b(?:colleagues?|coworkers?|co-workers?|friends?|mates?|cousins?|uncles?|aunt\w*|neighbou?rs?|boss|manager|lady|man|woman|guy|girls?|boys?|kids?|children|parents|brothers?|sisters?|in-laws?|teacher|doctor|landlord|roommate|flatmate|ex)\b/,
  goesOn:
    /^(?:(?:yes|yeah|yep|ok|okay|ah|oh|right|exactly|correct|good|great|nice|thanks|cool|lol|haha|perfect|spot on),? )*(?:and|n|but|with|from)\b/,
  parts:
    /(?:,? (?:and|n|plus) |, )(?=(?:(?:since|in|to|for|from|with|on|at) )?(?:what|how|where|when|who|why|which)\b)/,
  when: /^(?:\w+,? ){0,4}?(?:when|which day|what day|what(?:'?s| was| is| did i (?:say|tell you))? (?:the )?(?:date|time|day)|what time|at what time)\b/,
  fillers: new Set(
    'things thing everything stuff tells all go goes away forget favourite favorite favourites favorites the a an my me i you your his her their our of on in at to for with and or is are was were do does did be been being have has had it its that this again still exactly about what when where who which will would start take place now today please s remember tell told said name called anything something we us must need gotta say mention mentioned date know think btw wait'.split(
      ' ',
    ),
  ),
  changed:
    /\b(?:moved|postponed|rescheduled|brought (?:it )?forward|pushed (?:it |that )?(?:back|to|forward)|put (?:it )?off|delayed|cancell?ed|changed|instead|actually|not any ?more|no longer|now)\b/,
  say: {
    found: ['You told me: {quote}.', 'From what you’ve told me: {quote}.', 'Yes, you said: {quote}.'],
    nearest: ['The closest I have from you: {quote}.', 'What comes nearest in what you’ve told me: {quote}.'],
    several: ['You told me this: {quotes}.', 'This is what you said about it: {quotes}.'],
    corrected: [
      'The last you told me is this: {last}. Before that it was: {first}.',
      'By your latest word: {last}. Earlier you had said: {first}.',
    ],
    partly: [
      'That exactly you haven’t told me. What I do have: {quote}.',
      'Not in so many words. You did say: {quote}.',
    ],
    unknown: [
      'I find nothing about that in what you’ve told me, and I won’t make it up. Will you tell me?',
      'You haven’t told me that, as far as I can find. How is it?',
      'That isn’t in anything you’ve said to me so far. What should I know?',
    ],
    next: '; then: ',
    quotes: ['“', '”'],
  },
}
