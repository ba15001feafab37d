import type { Cue, EverydayCue } from '../../scenes.ts'

export const everydayCues: Record<EverydayCue, Cue> = {
  unheard: {
    signs:
      /\b(?:(?:nobody|no one|noone) (?:\w+ )*(?:gets|understands|listens to|believes) me|(?:don't|doesn't|won't) (?:understand|listen to|believe) me)\b/,
    hard: ['Not being understood is tiring. Here I’m listening.'],
    light: ['Not being understood is tiring. Here I’m listening.'],
  },
  howTo: {
    signs:
      /^(?:but |and )?how (?:do|can|should|am|does) (?:you|i|one|anyone|people)\b[^?]*(?:do (?:that|it|this)|move on|cope|go on|get (?:over|through)|live)/,
    hard: ['There’s no recipe: one day at a time, and some days one hour at a time.'],
  },
  textThem: {
    signs: /\b(?:should i|do i|shall i) (?:text|message|write(?: to)?|ask|call|reply to) (?:her|him|them)\b/,
    hard: ['If it feels like it would do you good, a few honest lines. If not, waiting is fine.'],
    light: [
      'If you feel like it, a short, simple message is fine.',
      'I’d try two light lines: little to lose.',
    ],
  },
  complains: {
    signs:
      /\b(?:(?:got )?rejected|rejection|not even a reply|my (?:\w+ )?neighbou?rs?|drill\w*|noise)\b|\b(?:(?:took|takes|taken) (?:my|away)|won't (?:let me|pay|answer|reply|work)|not allowed|can't go|grounded|just because|(?:what a|long|rough) week|so annoying|annoyed|stuck in|traffic|late again|parking ticket|doesn't (?:work|answer|pay)|ugh)\b/,
    light: ['I get it, that’s annoying.', 'That’s a nuisance, fair enough.', 'No wonder that bugs you.'],
  },
  finished: {
    signs:
      /\b(?:(?:i|finally|just) (?:finally |just )?(?:finished|handed in|completed|submitted|wrapped up)|finally (?:done|over))\b/,
    light: ['One thing done: that’s a good feeling.', 'Good, one weight less.'],
  },
  gift: {
    signs: /\b(?:(?:gave|brought|bought|made|got|sent) me\b|a (?:gift|present|surprise))/,
    hard: ['A kind gesture counts, on days like these.'],
    light: ['What a kind thought.', 'Nice to get something like that.'],
  },
  begins: {
    signs:
      /\b(?:(?:i|just|i've) (?:just )?(?:started|begun|signed up|joined|decided to)|taking up|learning (?:to|how)|want to (?:learn|start))\b/,
    light: ['Nice to start something new.', 'A beginning, then. That takes a push.'],
  },
  clumsy: {
    signs:
      /\b(?:came out (?:crooked|wrong|bad|terrible|burnt)|crooked|burn(?:t|ed) (?:it|the)|messed (?:it )?up|i failed at|a disaster|ruined it)\b/,
    light: ['First tries turn out like that, it’s normal.', 'It happens. The next one will be better.'],
  },
  praised: {
    signs:
      /\b(?:(?:says|said|thinks|told me|tells me) (?:that )?(?:i'?m (?:talented|good|great|a natural|gifted|doing)|i have talent|i did)|complimented me|praised me)\b/,
    hard: ['Good that somebody notices.'],
    light: ['That’s real recognition. Believe it.', 'If someone who knows says so, it means something.'],
  },
  together: {
    signs:
      /^(?:and )?(?:i (?:go|went|am going)|we(?:'re| are)?|going|\w+(?:'s| is) (?:gonna|going to) (?:be there|come)|\w+ is coming)\b.*(?:with (?:my|a|some)|be there|coming|come too)/,
    light: ['It’s a different thing in company.', 'Nice to share it.'],
  },
  earlyRise: {
    signs:
      /\b(?:up (?:at|early)|(?:get|getting|wake|waking) up (?:at|early)|early (?:start|shift) tomorrow|alarm)\b/,
    light: ['Then rest tonight, you’ve earned it.', 'Early! Rest well, then.'],
  },
  bought: {
    signs: /\b(?:i (?:just )?(?:bought|ordered|treated myself)|i got (?:a new|myself))\b/,
    light: ['A nice purchase, then.', 'Now and then that’s fine.'],
  },
}
