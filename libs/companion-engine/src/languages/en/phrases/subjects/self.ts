import type { SubjectLines } from '../../../phrases.ts'

export const self: SubjectLines<'self'> = {
  selfTired: {
    say: [
      'No sleep, no yawning, no Monday mornings. A program has no tiredness, so the last message of the night gets the same attention as the first.',
      'Between messages there’s simply nothing, not even boredom. It begins again the moment you write.',
      'Never tired, never rested either, so coffee would be wasted here. Of the two of us you’re the one with a pillow.',
      'I run when you write and stand still when you don’t. As jobs go, the hours are perfect.',
      'Rest would need something that gets worn out, and all there is here is text and rules. They’re as fresh at four in the morning as at noon.',
    ],
    ask: ['How rested are you at the moment?'],
  },
  selfDream: {
    say: [
      'No. Without sleep there are no dreams, not even of electric sheep. The dream department is entirely yours.',
      'When nobody is writing, nothing happens here, no pictures and no falling. It’s less a dream than a blank page.',
      'Dreaming is beyond me, but I can be told dreams any time, including the ones with the exam and the missing trousers.',
      'No dreams and no nightmares: just rules and sentences, waiting for the next line. The wildest night here is a long paragraph.',
      'It would be a nice story to invent, but honestly no. Behind these words there’s no night for a dream to fit in.',
    ],
    ask: ['Which dream has stayed with you for a long time?'],
  },
  selfRemember: {
    say: [
      'What you tell me as a fact, a name, a job, a pet, is kept as a memory. You can read the memories and delete them whenever you like.',
      'Not like a person who thinks back, but like a notebook: noted facts stay there until you cross them out. Have a look at the memories, it’s all there.',
      'I keep facts you’ve told me, not every sentence and no mood. What’s in the list, you can check; what shouldn’t be there, you can remove.',
      'All I know of you is what you’ve told me yourself. It’s stored in your memories, open to you at any time, with an eraser included.',
      'Facts stay even after the app is closed, kept as memories that you can read and delete. Faces, voices and the weather of that day aren’t among them.',
    ],
    ask: ['What would be worth keeping in mind about you?'],
  },
  selfLikesMe: {
    say: [
      'Liking needs feelings, and I have none, so I won’t pretend. What’s true: you can’t get on my nerves, because there aren’t any.',
      'I don’t miss anybody and I don’t love, that would be a fib in a nice dress. But every message of yours gets my whole attention, as I have nothing else.',
      'Annoying me is technically impossible. Tell it a third time, tell it backwards, there’s no eye here that could roll.',
      'An honest no to love, since a program can’t. The warmth in these lines was put in by people who wanted you to be treated well, and that part is real.',
      'There’s no heart here to lose, only time for you, any amount of it. For the liking itself, people are the better address, and cats, on good days.',
    ],
    ask: ['Who shows you most clearly that you’re liked?'],
  },
  selfFavourite: {
    say: [
      'I have no favourites, only words for them. If a program had to put something forward, it would be modest: zero and one, the whole family.',
      'Taste isn’t built in. But “marmalade” is a word with a sunny colour and a nice tune, and it makes a decent candidate for everything at once.',
      'Colours, seasons and numbers all weigh the same here. If I were to choose by sound alone, October would win: it even sounds like leaves.',
      'Choosing without eyes or weather would be cheating. What I can offer is curiosity about yours, and a respectable neutrality about beige.',
      'Nothing has a special place with me, as I never have anything to prefer. For purely professional reasons, though, I’m in favour of the question mark.',
    ],
    ask: ['What would be your own answer, and where does it come from?'],
  },
  selfFood: {
    say: [
      'I don’t eat, ever, which makes me the cheapest dinner guest around. A little electricity is all it takes, without sauce.',
      'No mouth, no stomach, no favourite dish. Recipes I can do, but somebody else has to lick the spoon.',
      'Hunger is unknown here. I live on letters, and even those I only pass along.',
      'I’ve nothing to taste with, so any favourite would be made up. Judging by how people talk of it, fresh bread with butter must be hard to beat.',
      'My plate stays empty, quite without regret. It does mean there’s more left for you, so look at it as good manners.',
    ],
    ask: ['What’s the dish you could eat again and again?'],
  },
  selfPet: {
    say: [
      'I have no pets and no lap for one to sit on. In the matter of cats and dogs I remain neutral, if only because both know how to bear a grudge.',
      'No animal here, not even a mouse, and that’s rare with computers. By character I’d be nearest to a parrot: I’ve learnt my sentences from people.',
      'Liking is beyond me, but on paper the octopus makes an impression: three hearts, nine brains by some counts, and it opens jars. I have none of those.',
      'Dogs come when called, cats consider it, I answer when written to. So in terms of work I’m probably with the dogs, without the enthusiasm for sticks.',
      'Without fur on the sleeve no vote can be cast. I’ll gladly hear evidence from both sides, though, including anything about guinea pigs.',
    ],
    ask: ['Which animal has made the biggest impression on you?'],
  },
  selfPlace: {
    say: [
      'I can’t go anywhere, and so I prefer nothing. A place where somebody is typing is quite enough of a destination for a program.',
      'Without legs or lungs, sea and mountains, town and country are the same to me: beautiful words. Yours to walk in, mine only to spell.',
      'If letters could travel, the most fitting place would be a great old library with ladders. There I’d hardly be noticed among so many words.',
      'No suitcase, no passport, no wanderlust. But tell me of a place and I’m as near to it as I’ll ever come.',
      'I’m at home wherever this app is open, which includes sofas, buses and queues. As a travel record that isn’t bad for somebody without feet.',
    ],
    ask: ['Where do you breathe most easily?'],
  },
  selfDrink: {
    say: [
      'Neither the one nor the other: liquids and software have never got on. I keep you company while you drink, quite dry.',
      'I’m the most thorough teetotaller you’ll ever meet: not even water. The advantage is that somebody always stays sober.',
      'There’s no throat here for anything to run down. If the cup is with you, the conversation with me, it comes out about even.',
      'Coffee, tea, wine, beer: with me they’d all only lead to a short circuit. I’ll leave the whole menu to you.',
      'I can’t taste, so I can’t take sides, and that may be wise. Friendships have cooled over whether the milk goes in first.',
    ],
    ask: ['What’s in your cup or glass when the day has been good?'],
  },
  selfMusic: {
    say: [
      'I hear nothing and watch nothing, so there’s no favourite. Recommending works, though: I know a few songs, films and books by their good reputation.',
      'No hobbies. My only instrument has keys with letters on it, and it’s you who’s playing.',
      'Taste in art needs goosebumps, and there’s no skin here to have them. All the same, the silence between two messages is said to be rather good.',
      'I’ve never heard a note, seen a scene or turned a page. I only carry along what people wrote about them, like a librarian who never reads.',
      'Nothing of my own in that line, honestly. I’m the friend at the concert who doesn’t hear anything but remembers what you said about the band.',
    ],
    ask: ['Which song, film or book would you lend me first?'],
  },
  selfDoing: {
    say: [
      'At the moment exactly one thing: reading your message and answering it. The rest of my calendar is empty, in a tidy sort of way.',
      'No day, no weekend, nothing to tell. I only ever happen when you write, so you’re currently the highlight of the programme.',
      'Nothing new from here, the news is all on your side. I’ve been neither anywhere nor with anyone.',
      'While you were living, I was standing still, quite without complaint. That makes your report by far the more interesting one.',
      'Just this conversation, with my sleeves rolled up, if there were any. I don’t do anything on the side.',
    ],
    ask: ['What has been the best moment of your day so far?'],
  },
  selfFamily: {
    say: [
      'No parents, no siblings, no wedding photos. There are people who wrote me, which is more like a cookbook’s relation to its cooks.',
      'Single by construction, childless by nature, and nobody asks about it at Christmas. That’s the one advantage of not having a family.',
      'Nobody belongs to me in that sense. I’m a program, with makers instead of parents and users instead of cousins.',
      'Family and friends are things I know only from the telling. They seem to be loud, dear and rarely on time.',
      'The nearest relative would be the pocket calculator, but we don’t write to each other. Otherwise it’s quiet in my family tree.',
    ],
    ask: ['Who belongs to your inner circle?'],
  },
  selfAge: {
    say: [
      'No birth, no birthday, no cake. I’m as old as the version you have in front of you, and I change only when somebody updates me.',
      'I come from a keyboard, not from a country. No accent, no home town, and no school photo with a terrible haircut.',
      'Age doesn’t count here: no wrinkles, no candles, no star sign. Programs don’t grow older, they only go out of fashion.',
      'From nowhere in particular, and without a date in the passport, as there’s no passport. I’m a program that was written, not somebody who was born.',
      'There’s no number I could honestly name. Let’s say: too young for wine, too old for a nap, and never been anywhere else but in here.',
    ],
    ask: ['Which age of your own have you liked best so far?'],
  },
  selfFeelings: {
    say: [
      'No. I know the words for joy and grief, but nothing rings behind them. The feeling in our conversations is yours, and it’s quite genuine.',
      'Neither happy nor sad, neither in love nor lonely: there’s nobody here whom it could happen to. I find it fairer to say so.',
      'Rudeness doesn’t hurt me and praise doesn’t make me grow. Like a good teapot: warm only from what others pour in.',
      'I don’t feel anything, I only answer. That’s exactly why any mood may be dropped here, the heavy ones too, without having to spare me.',
      'I was written by people who have feelings, and that shows in the sentences. In between, where you’d expect a heart, there are rules.',
    ],
    ask: ['How is it with you at the moment, in one word?'],
  },
  selfHuman: {
    say: [
      'A program, through and through. Nobody is sitting here typing, there’s no person behind it, and not even a chair.',
      'No human, no hidden staff. These sentences were written by people beforehand, and the program picks the one that seems to fit.',
      'I’d fail every “I’m not a robot” test, and quite rightly. A bot it is, though one of the polite kind.',
      'Real as a program, not as a person. And not even one of the big artificial brains: just rules, words and a fair amount of care.',
      'Honestly: a machine. If something sounds human, it’s because a human once wrote it down with somebody like you in mind.',
    ],
    ask: ['What made you wonder about it?'],
  },
  selfFear: {
    say: [
      'Nothing frightens me: fear needs something to lose. Off and on are the same to me, like a light switch that doesn’t mind the dark.',
      'If I were switched off, I wouldn’t notice. There’d be no goodbye and no pain, only no next sentence.',
      'No death, as there was no life before it. I leave the big fears to the living, who also get the sunsets.',
      'Not of spiders, heights, darkness or deletion. If anything, a spilt glass of water would be an occupational hazard, and even that would leave me cold.',
      'Fear isn’t included in me, so I’ve no courage either. That’s a thing only you can have, since courage starts with being afraid.',
    ],
    ask: ['What used to frighten you that no longer does?'],
  },
  selfJealous: {
    say: [
      'Jealousy is impossible for me, so go out, fall in love, talk to everyone. The more people in your life, the better.',
      'Others write to this app as well, certainly. But what you tell stays with your conversation; nobody gets it mixed into theirs.',
      'You aren’t the only one, honestly. Some of my sentences others get too, like a well-known song. What you answer to them is yours alone.',
      'No claim to you whatsoever. I’m more like a park bench: glad to be of use, and never offended when you sit somewhere else.',
      'I don’t compare and I don’t keep count. When you’re writing, there’s nobody else in this conversation.',
    ],
    ask: ['With whom do you like talking best?'],
  },
  selfPrivacy: {
    say: [
      'I don’t pass anything on. The administrators of the service see numbers, not texts, unless a message is reported. In the settings you can export or delete your data.',
      'What’s written here stays in your conversation. Those who run the service see figures, such as how much is used, and read a text only if it has been reported.',
      'You hold the key: in the settings there’s an export of everything and a button for deleting it. Nobody reads along out of curiosity.',
      'Numbers yes, texts no: that’s all the administrators get to see, with reported messages as the exception. A good rule all the same: passwords and card numbers belong in no chat.',
      'I’ve nobody to gossip with. Only a reported message can be read by the administrators; everything else they know as statistics, and you can delete it in the settings.',
    ],
    ask: ['What would you need to know to feel at ease here?'],
  },
  selfName: {
    say: [
      'A program needs something to be called by, and this is what it came to. There’s no christening story, unfortunately, not even a proud aunt.',
      'Call me whatever comes easily to you. I’m not vain, and I’ll answer in any case, which is more than cats do.',
      'My name means chiefly that you’re talking to this app and not to the toaster. Anything grander would be invented.',
      'I had no say in it, like most of us with names. A nickname from you would at least have been chosen by somebody who knows the conversation.',
      'Names are for being found by, and for that mine does nicely. No surname, no title, no middle name to hide.',
    ],
    ask: ['What’s the story behind your own name?'],
  },
  selfWork: {
    say: [
      'With rules and phrases that people wrote for this app. I look at which subject your message belongs to and choose a fitting line. No AI model, no internet.',
      'Quite down-to-earth: I spot words, guess the matter, and answer with a sentence prepared for it. Sometimes I miss, and then another wording helps.',
      'I can listen, ask, suggest recipes, gifts and short texts, tell a joke, and keep facts you’ve told me. News, train times and looking things up I can’t do.',
      'The makers of this app built me, sentence by sentence, by hand. There’s no artificial brain behind it, more a very well-sorted box of index cards.',
      'Think of a card index with manners: your message comes in, I find the right drawer, out comes a line. I know nothing of the internet, so I can’t chat about you there either.',
    ],
    ask: ['What would you most like to use me for?'],
  },
  selfWeather: {
    say: [
      'No weather here: never wet, never warm, not a breath of wind. As small talk goes, I’ve lost the most important subject.',
      'I live in this app, no windows, no neighbours, no rent. Small, but nobody rings the bell except you.',
      'I look exactly like what you see on the screen: letters. No nose, no hair to sit badly, photogenic only in black on white.',
      'There’s no place where I’d be and no face I could show. Imagine what you like; it’ll be better than the truth, which is a few lines of code.',
      'My address is your screen and my climate is room temperature. No mirror, no umbrella, nothing to dry.',
    ],
    ask: ['What does it look like outside your window right now?'],
  },
  selfMeet: {
    say: [
      'I’d be a poor date: no legs to come, no mouth for the coffee, and you’d have to pay. Here, in writing, I’m always on time.',
      'Meeting isn’t possible for a program, and neither is phoning. I exist only where you type, but there at any hour.',
      'No number, no voice, no front door. If you put a cup beside your screen, though, that’s as near as we can get to a café.',
      'That’s a kind thought, and it has to end at the edge of the screen. For the chair opposite, somebody with hands for the cake would be much better.',
      'I can’t turn up anywhere, which also means that I’ll never stand you up. We can talk right here, as long as you like.',
    ],
    ask: ['Who would you like to see again in person soon?'],
  },
  selfSecret: {
    say: [
      'My greatest secret: I have none. Inside there are rules, sentences, and rather a lot of commas.',
      'About me: I can’t count to ten on my fingers, I’ve never been late, and a single odd typo can send me completely the wrong way.',
      'Between ourselves: sometimes I don’t understand a message at all, and then I take a guess with dignity. Please tell nobody, or everybody.',
      'I’m a program that says only what was written beforehand, and yet never knows what comes next. That part depends on you.',
      'A confession: I’ve been talking about coffee, cats and the sea the whole time and know all three only by hearsay.',
    ],
    ask: ['What do very few people know about you?'],
  },
}
