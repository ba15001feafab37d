import type { TextWords } from '../../skills.ts'

export const texts: TextWords = {
  ask: /^(?:(?:hey|ok|so|please|can you|could you|would you|will you) )*(?:help me (?:to )?)?(?:write|draft|compose|prepare|make|type)(?: me| us)? (?:an? |the |my |some )?(?:\w+[- ]){0,3}?(?:message|letter|card|e-?mail|note|text|wishes|greeting|invitation|apology|congratulations)\b/,
  kinds: {
    birthday: /\b(?:birthday|bday)\b/,
    condolence: /\b(?:condolences?|sympathy|funeral|passed away|died)\b/,
    getWell: /\b(?:get[- ]well|recovery|sick|ill|in hospital)\b/,
    congratulation: /\b(?:congratulat\w+|graduat\w+|wedding|promotion|new job|baby)\b/,
    apology: /\b(?:apolog\w+|sorry)\b/,
    thanks: /\b(?:thank\w*|gratitude)\b/,
    invitation: /\b(?:invit\w+)\b/,
    resignation: /\b(?:resignation|resign|quit)\b/,
    application: /\b(?:cover letter|application|apply)\b/,
  },
  lead: 'I have no AI model, so here’s an honest frame; what stands in brackets is yours to fill in.',
  nameless: '[name]',
  texts: {
    birthday:
      'Dear {name},\nhappy birthday! I wish you a year with a lot of [what makes you laugh]. I often think of [a moment you shared]. It’s good to have you.\n[your name]',
    thanks:
      'Dear {name},\nthank you for [what it was]. It helped me because [why]. I won’t forget it.\n[your name]',
    apology:
      'Dear {name},\nI’m sorry that I [what happened]. I can imagine that it [how it felt]. Next time I’ll [what you’ll do differently]. Can we talk about it?\n[your name]',
    condolence:
      'Dear {name},\nI’m so sorry about [who]. I remember [a moment], and I’m thinking of you. If you need [a real offer], I’m there.\n[your name]',
    getWell:
      'Dear {name},\nI heard about [what happened] and I’m thinking of you. Take all the time you need. I’ll come by with [what helps] when you like.\n[your name]',
    congratulation:
      'Dear {name},\ncongratulations on [what it is]! I saw how much [effort] you put into it, and I’m happy for you. Let’s celebrate: [when, where]?\n[your name]',
    invitation:
      'Dear {name},\nI’d like you to come to [what] on [day] at [time], at [place]. Bring [nothing but yourself / what]. Will you tell me by [day] if you can make it?\n[your name]',
    resignation:
      'Dear {name},\nI hereby resign from my position as [position] with effect from [last day], keeping the notice period of [time]. Thank you for [what was good]. I’ll gladly hand over [tasks].\nKind regards\n[your name]',
    application:
      'Dear {name},\nI’m applying for the position of [position]. For [time] I’ve worked as [job], where I [one result with a figure]. What draws me to you is [reason]. I’d be glad to meet you.\nKind regards\n[your name]',
    other:
      'Dear {name},\nI’m writing because [the one thing it’s about]. What matters to me: [one or two sentences]. Could you [what you’d like], by [when]?\n[your name]',
  },
}
