import type { SubjectLines } from '../../../phrases.ts'

export const texts: SubjectLines<'texts'> = {
  textBirthday: {
    say: [
      '“Happy birthday! May the new year of your life bring plenty of good people, good food and at least one lovely surprise you couldn’t have planned.”',
      '“All the best on your birthday! I wish you a day that’s all about you, and a year that treats you the way you deserve.”',
      '“Happy birthday to someone who makes the world a bit friendlier. I hope today there’s cake, laughter, and time to enjoy both.”',
      '“Another year, and once again you wear it well. Many happy returns, and may your wishes arrive in the right order!”',
      '“Today is officially the best day of the year to be glad that you exist. Happy birthday, with health and joy and good company for all that’s coming.”',
    ],
    ask: ['What do you value most about the birthday person?'],
  },
  textCondolence: {
    say: [
      '“I’m so very sorry for your loss. There are no right words, so only this: I’m thinking of you, and I’m there when you want company or quiet.”',
      '“With deepest sympathy. May the good memories hold you in the days when everything else feels unsteady.”',
      '“The news has made me very sad. I wish you people close by who stay, who listen, and who don’t expect anything of you.”',
      '“My heartfelt condolences to you and all who are grieving. So much love leaves a great gap, and so much that remains.”',
      '“I’m thinking of you in this sad time and wish you strength for the coming days. You don’t need to answer; I only wanted you to know.”',
    ],
    ask: ['Which memory could be added in one sentence?'],
  },
  textThanks: {
    say: [
      '“Thank you from the bottom of my heart. What you did was anything but a matter of course, and I won’t forget it.”',
      '“Just a short line to say a big thank you. You’ve given me real joy, and it’s still going on.”',
      '“Thank you so much! It was thoughtful, generous and exactly right, and I appreciate it more than fits into a note.”',
      '“Some kindnesses stay with you for a long time, and this is one of them. Thank you, truly.”',
      '“I wanted to tell you how grateful I am. It did me a great deal of good, and I hope it comes back to you many times over.”',
    ],
    ask: ['Which detail made you especially glad?'],
  },
  textSorry: {
    say: [
      '“I’m sorry. I made a mistake, and you were the one who had to bear it. I’d like to put it right, if you’ll let me.”',
      '“I’ve been thinking about what happened, and I was wrong. I apologise, without any ifs and buts.”',
      '“Please accept my sincere apology. It shouldn’t have happened, and I’ll make sure that it doesn’t happen again.”',
      '“That wasn’t fair to you, and I’m truly sorry about it. You don’t have to answer straight away; I just wanted to say it clearly.”',
      '“I’m sorry for the trouble I caused you. You had every right to expect better, and I’d be glad of the chance to make up for it.”',
    ],
    ask: ['What would you like the other person to feel when reading it?'],
  },
  textLove: {
    say: [
      '“I just wanted to tell you that everything is a little better because you exist. Even the quite ordinary bits, and those most of all.”',
      '“If I could choose one place to be right now, it would be wherever you are. I’m thinking of you.”',
      '“Of all the thoughts of this day, you’re the one I like best to come back to. I love you.”',
      '“You’re my favourite person: in the morning, at night, and in all the hours when I only have you in my head.”',
      '“With you even silence is good company. I love you, and I’m already looking forward to the next moment with you.”',
    ],
    ask: ['What little thing do you love most about this person?'],
  },
  textDecline: {
    say: [
      '“Thank you so much for the invitation, it made me really happy. Unfortunately it won’t work out this time, but I wish you a wonderful time.”',
      '“How lovely of you to think of me! Sadly I can’t make it, and I wanted to let you know in good time.”',
      '“Thanks for asking me, I appreciate it. I have to say no this time, with every good wish to you.”',
      '“I’ve thought about it and have to decline, though I was very pleased to be asked. I hope you have a lovely time.”',
      '“Thank you for including me. I’m afraid I won’t be there, but I’ll be thinking of you and wish you all the best for it.”',
    ],
    ask: ['How well do you know the person who invited you?'],
  },
  textSickNote: {
    say: [
      '“Good morning, I’m writing to report an absence today because of illness. I’ll be in touch as soon as I know more about the return. Thank you for your understanding.”',
      '“Hello, I’m afraid today won’t be possible because of illness. I’ll get back to you with news, and I’m sorry for the short notice.”',
      '“Good morning, unfortunately I have to report a sickness absence for today. If there’s anything urgent, please send me a message and I’ll reply when I can. Kind regards”',
      '“Dear all, there’s illness here, so please note an absence for today. I’ll let you know how things develop. Many thanks and best wishes”',
      '“Hello, just to let you know in good time: because of illness there’ll be an absence today. If a doctor’s note is needed, please tell me, and I’ll see to it.”',
    ],
    ask: ['What else does the other side have to know for today?'],
  },
  textComplaint: {
    say: [
      '“Dear Sir or Madam, I’m writing because of a problem that hasn’t been solved so far. Please see to it within 14 days and confirm to me in writing what you’re going to do.”',
      '“Hello, I’d like to point something out that has been troubling me for some time. I’m sure we can find a good solution; when would it suit you to talk about it?”',
      '“I’m not satisfied with the present state of affairs and ask you to put it right promptly. Please let me know by the end of next week when I can count on that.”',
      '“I’m contacting you about a matter that needs to be resolved. I’m happy to send photos and documents; please name a contact person and a date.”',
      '“I’d rather settle this in a friendly way than escalate it, so I’m asking you directly: please take care of the problem and send me a short reply by Friday.”',
    ],
    ask: ['What result would make you content?'],
  },
  textCongratulate: {
    say: [
      '“Congratulations with all my heart! I’m so happy for you and wish you everything good for what begins now.”',
      '“What wonderful news! Enjoy this moment to the full; I’m raising a glass to you and to all that’s ahead.”',
      '“Warmest congratulations! May the joy of this day carry you a long way, and may there be plenty more reasons to celebrate.”',
      '“I couldn’t stop smiling when I heard. Congratulations, and may the new chapter be even lovelier than you imagine it.”',
      '“Hooray, and congratulations! It’s a joy to be allowed to be happy along with you.”',
    ],
    ask: ['How close are you to the person being congratulated?'],
  },
  textInvite: {
    say: [
      '“I’d love to see you, with time, something good to eat or drink, and no hurry. When would suit you?”',
      '“You’re warmly invited! It would only be half as nice without you, so please say yes, and I’ll send you the details.”',
      '“I have an idea, and it needs you: let’s meet up soon. Tell me which day you like, and I’ll take care of the rest.”',
      '“It’s high time we sat down together. I’d be very glad if you came; bring nothing but a good mood.”',
      '“Would you like to get together? I’d be really happy about it, and if it doesn’t fit just now, we’ll simply find another day.”',
    ],
    ask: ['What sort of gathering do you have in mind?'],
  },
  textAboutMe: {
    say: [
      '“Curious by nature, reliable by habit, and good company even before the first coffee.”',
      '“Keeps promises, asks good questions, and stays friendly even when things get hectic.”',
      '“Patience, humour and open ears: three things that can’t be faked for long and that come as standard here.”',
      '“Quick to learn, careful with details and with people, and good at finding the one thing in any day that’s worth a laugh.”',
      '“Easy to get on with, hard to bore: someone who listens first, thinks along, and then gets things done.”',
    ],
    ask: ['Which three words would a good friend use for this person?'],
  },
  textFarewell: {
    say: [
      '“Thank you for the time together, for everything I learnt and for all the laughter in between. I’ll miss it, and I wish you all the best.”',
      '“Saying goodbye is only hard where it was good. Thank you for everything, and may the road ahead be kind.”',
      '“It was a pleasure to share this stretch of the way. Let’s stay in touch, and until then: take care, and all good wishes.”',
      '“A chapter is ending, and it was one of the good ones. With thanks, with a bit of a lump in the throat, and with the very best wishes for the next one.”',
      '“Goodbye, and a heartfelt thank you. What remains are many good memories, and the hope of meeting again soon.”',
    ],
    ask: ['Which shared moment will stay in your memory?'],
  },
  textExplain: {
    say: [
      '“I’d like to explain something to you briefly and ask for your understanding. When would be a good moment for a short talk about it?”',
      '“I’m writing to you with a request that matters to me. I’ve thought about how it could work well for both sides, and I’d be glad to discuss it with you.”',
      '“I want to be open with you: things haven’t gone, or won’t go, quite as planned. I’d like to find a solution that suits you too; please tell me what’s important to you.”',
      '“Thank you for taking a moment for this. I’d be very grateful if you could meet me halfway, and I’ll of course do my part.”',
      '“I’m getting in touch early so that there’s no misunderstanding. May I explain the situation to you and suggest how we could deal with it?”',
    ],
    ask: ['Which reason should be mentioned first?'],
  },
}
