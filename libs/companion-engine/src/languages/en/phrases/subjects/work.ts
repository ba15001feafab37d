import type { SubjectLines } from '../../../phrases.ts'

export const work: SubjectLines<'work'> = {
  jobHunt: {
    say: [
      'Job hunting is unpaid work with no colleagues and no receipts. The silence after an application says more about clogged inboxes than about the person who sent it.',
      'Uploading a CV and then typing the same CV into a form deserves an hourly wage of its own.',
      'What wears people down in a search is rarely the no, it’s the nothing. Even a two-line reply would be a courtesy.',
      'Many jobs are filled through somebody who knows somebody, so one message to an old colleague can do more than ten portals.',
    ],
    ask: [
      'What kind of work would you really like to land?',
      'Which of the openings so far looked most like you?',
      'How do you keep track of everything you’ve sent off?',
    ],
  },
  jobRefused: {
    say: [
      'A rejection also cancels the small life already imagined around that job, the route there, the first payday. That part stings separately.',
      '“We chose another candidate” is a comparison between people on paper, and often a close one. It isn’t a grade for you.',
      'Companies ask for enthusiasm and then answer it with a form letter. Being annoyed about that is perfectly good taste.',
      'It’s fair to write back and ask for one concrete reason. Some do answer, and sometimes they remember who asked when the next post opens.',
    ],
    ask: [
      'What had drawn you to that job?',
      'How did they word the no?',
      'What would you want to keep from that application for the next one?',
    ],
  },
  jobOffer: {
    say: [
      'Congratulations! Somebody looked at what you can do and put it in writing, and that’s the nicest sort of paperwork there is.',
      'That is splendid news. A yes from an employer has a way of making the whole calendar look different at once.',
      'Now comes the lovely part: telling people, one after the other, and hearing the same shriek in different voices.',
      'Good for them, they chose well. Read the contract slowly, then celebrate quickly.',
    ],
    ask: [
      'Who heard the news first?',
      'What are you looking forward to most in it?',
      'How are you going to celebrate this one?',
    ],
  },
  interviewAhead: {
    say: [
      'An invitation to interview means the paper version of you has already convinced somebody. Now it’s only a conversation with chairs.',
      'Two or three small true stories, a problem, what you did, how it ended, will answer half of all interview questions.',
      'The question about weaknesses is mostly a test of calm. One real, small one and what you do about it is enough.',
      'They have to be liked by you as well. Bring a question about how an ordinary day goes there, because the answer tells a lot.',
    ],
    ask: [
      'Which question are you hoping they won’t ask?',
      'What do you most want them to know about you?',
      'What do you know about the people you’ll be meeting there?',
    ],
  },
  firstDays: {
    say: [
      'A new workplace is a foreign country for a while: other names, other jokes, other cupboards. Nobody knows the language in week one.',
      'At the beginning the coffee machine is as hard to understand as the job. Both get easier, usually in that order.',
      'Newcomers have one privilege that runs out: asking anything at all without anybody finding it odd. Worth using generously.',
      'So many new faces and passwords are tiring in their own way, even when hardly any real work gets done.',
    ],
    ask: [
      'Who seems like the person to stick with there?',
      'What’s different from what you had imagined?',
      'What does the place look like?',
    ],
  },
  bossUnfair: {
    say: [
      'Being treated unfairly by someone with power over your hours and your wage is a special kind of anger, because answering back costs something.',
      'Leading people means correcting them decently. A boss who can’t do that is failing at the actual job description.',
      'A short note after each incident, date, words, who was there, is dull to write and very useful if it ever goes higher.',
      'Those scenes go on running in the head long after the working day, with all the good answers turning up too late.',
    ],
    ask: [
      'How do the others there deal with this boss?',
      'What would you have liked to say back?',
      'Who above or beside that boss might listen?',
    ],
  },
  bossPraise: {
    say: [
      'Lovely, and well earned. Praise that arrives without being fished for is the best kind, because somebody noticed all on their own.',
      'Good work is mostly invisible until one person takes the trouble to say it aloud. How nice that somebody did.',
      'That’s one to write down word for word. On a grey working day such a sentence is worth more than a free biscuit.',
      'Thanks at work tends to be rationed like gold leaf, so a proper portion of it may be enjoyed all evening.',
    ],
    ask: [
      'What exactly were the words?',
      'What did you say in return?',
      'Which part of that work are you proudest of yourself?',
    ],
  },
  colleague: {
    say: [
      'Colleagues are the people we never picked and see more of than our friends. One difficult one can colour the whole week.',
      'With friends you can leave, with a colleague you meet again at nine by the printer. That’s what makes it so grating.',
      'One calm sentence in private, about the thing and not the character, works more often than people expect.',
      'Doing your share properly next to someone who plays by other rules takes patience that never appears on any payslip.',
    ],
    ask: [
      'How long has it been like this with that person?',
      'What do the others on the team make of it?',
      'What would have to change for you to work together in peace?',
    ],
  },
  overload: {
    say: [
      'When the pile is made for more hours than there are, working faster is no solution. It’s arithmetic, and not your failing.',
      'If everything is urgent, somebody above has stopped deciding. It’s fair to ask which of these things may wait.',
      'Such a workload even steals the free hours, because the head goes on sorting the pile at home.',
      'The reward for getting a lot done is, by ancient and foolish office law, more to do.',
    ],
    ask: [
      'What on that pile weighs the most?',
      'Who could take one thing off you?',
      'What would happen if one of the deadlines slipped?',
    ],
  },
  shifts: {
    say: [
      'Working while others sleep or celebrate means living one street beside everybody else’s week. It’s lonelier than the rota shows.',
      'Somebody has to keep the world running at odd hours, and those who wake at a normal time rarely give it a thought.',
      'Thick curtains, phone in another room and a note on the doorbell: sleep at odd hours has to be defended like a castle.',
      'A body on shift work never quite knows which meal it’s having. Breakfast at dinner time counts as culture.',
    ],
    ask: [
      'Who is in charge of the rota there?',
      'Which shift suits you least badly?',
      'What do you miss most because of those hours?',
    ],
  },
  pay: {
    say: [
      'Talking about one’s own pay is oddly hard, although it’s the very reason most people turn up in the morning.',
      'A wage is also a sentence about how work is valued, so of course it touches more than the bank account.',
      'In pay talks, figures beat feelings: what the job pays elsewhere, and three things that went well because of you.',
      'Employers know exactly what it costs to replace someone. Those who do the work often underestimate that number.',
    ],
    ask: [
      'What would be a fair figure for what you do?',
      'How openly do people there talk about what they earn?',
      'What would you do first with a bit more each month?',
    ],
  },
  rudeCustomer: {
    say: [
      'People are braver towards a uniform or a headset than towards a face they know. That meanness was theirs long before they reached you.',
      'Staying polite while somebody misbehaves is real work, and the hardest line in the job that nobody puts in the advert.',
      'Whoever treats staff like furniture mostly tells the room about their own upbringing.',
      'The trouble with rude customers is that forty friendly ones can’t quite outshout them in the memory.',
    ],
    ask: [
      'What was the most absurd part of that performance?',
      'What would you have said off duty?',
      'How does your workplace back you up when somebody is like that?',
    ],
  },
  quitting: {
    say: [
      'Giving notice takes two decisions: the one in the head, often months old, and the one on paper. Both need courage.',
      'A job is left slowly inside before it’s ever left on paper. By the time the word notice turns up, much has been said already.',
      'Even a job that has to go takes things along: a routine, a few good people, a mug in the cupboard.',
      'Short and polite is the best letter of resignation there is. Nobody has ever regretted leaving out paragraph three.',
    ],
    ask: [
      'What finally tipped the scales?',
      'What should be different in whatever comes next?',
      'Who there would you miss?',
    ],
  },
  jobLost: {
    say: [
      'Losing a job takes the wage, the rhythm of the week and a piece of who one is, all at once. I’m sorry.',
      'They call it restructuring or not renewing, but what ends is somebody’s ordinary morning. That deserves plainer words and better manners.',
      'Before signing anything, a look from a union, an advice centre or someone who knows employment law is worth the trip.',
      'A business decision is made in a table, and then it lands on a person. The table knew nothing about how good you are.',
    ],
    ask: [
      'How did they tell you?',
      'What is the most pressing thing to sort out now?',
      'Who at home or among friends knows already?',
    ],
  },
  ownBusiness: {
    say: [
      'Running something of your own means being boss, staff and complaints department, often before breakfast.',
      'In a business of one’s own every order and every unpaid bill is personal. There’s no firm to hide behind.',
      'Written payment terms and a deposit up front scare off hardly any good clients, and quite a few of the others.',
      'Most people only talk about having something of their own. You actually carry the keys, the risk and the paperwork.',
    ],
    ask: [
      'What made you start something of your own?',
      'Which customer or client do you like best?',
      'What part of the business would you gladly hand over to someone else?',
    ],
  },
  speech: {
    say: [
      'Speaking before people is feared so widely that most of an audience is simply relieved it’s somebody else up there.',
      'Knowing the first two sentences by heart carries a speaker over the worst part. After that the voice usually finds its floor.',
      'From the seats, nerves look far smaller than they feel at the front. Nobody down there hears the heartbeat.',
      'Short is a gift. No audience in history has ever complained that a presentation ended five minutes early.',
    ],
    ask: [
      'What’s the one thing people should take home from it?',
      'Who will be or was sitting in that audience?',
      'Which part of speaking in public makes you most nervous?',
    ],
  },
  workMistake: {
    say: [
      'A mistake at work always feels as if it were lit by a spotlight. Most colleagues have one just like it in their drawer.',
      'Said early and plainly, what happened, what’s affected, what could fix it, a slip tends to cost far less than found late.',
      'Only people who actually do things get the chance to break some of them. Small comfort, but a true one.',
      'The replay in the head is usually stricter than any manager, and it knows no closing time.',
    ],
    ask: [
      'What exactly is at stake because of it?',
      'Who knows about the mistake so far?',
      'What could still be put right?',
    ],
  },
  retirement: {
    say: [
      'After a whole working life even an ordinary weekday becomes something new. Nobody teaches how to have so many of them.',
      'Work hands out time in portions, and retirement brings the whole loaf. Cutting it is a skill that takes a while.',
      'All those years of knowing how things are done don’t get handed in with the keys. They come home with you.',
      'Retirement has a leaving and an arriving in it, and the two rarely fall on the same day.',
    ],
    ask: [
      'What has waited longest for you to have time?',
      'What will you gladly never do again?',
      'Which people from work should stay in your life?',
    ],
  },
  commute: {
    say: [
      'Commuting is the part of the job nobody pays for, spent in the company of people who’d all rather be elsewhere.',
      'Every delay comes with the same explanation, which is none. A bit of information would already be half a seat.',
      'Added up over a year, the way to work becomes whole weeks. It deserves at least a very good audiobook.',
      'On the road and on the rails everyone turns into a philosopher or a villain. Arriving as neither is an achievement.',
    ],
    ask: [
      'What do you do with yourself on the way?',
      'How long is that journey when everything works?',
      'What would be the dream way to get to work?',
    ],
  },
  dullWork: {
    say: [
      'Boredom at work is more tiring than work. Hours with nothing in them have to be carried one by one.',
      'Doing something whose use nobody can explain gnaws at a person, even with a proper chair and a regular wage.',
      'Office clocks are known to slow down after lunch. Science hasn’t looked into it, presumably out of boredom.',
      'A mind that protests at senseless tasks is in good order. It’s simply been given too little to chew.',
    ],
    ask: [
      'What would a day there need so that it flew by?',
      'Where do your thoughts wander off to in those hours?',
      'What keeps you in that job for now?',
    ],
  },
}
