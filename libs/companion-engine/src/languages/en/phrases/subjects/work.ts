import type { SubjectLines } from '../../../phrases.ts'

export const work: SubjectLines<'work'> = {
  jobHunt: {
    say: [
      'Looking for work takes so much out of a person.',
      'All that job hunting really wears you down.',
      'So the search for a job goes on.',
      'It’s hard, applying for jobs and depending on other people’s answers.',
    ],
    ask: [
      'What kind of job would you like best?',
      'Is there one place you’re really hoping for?',
      'How are you keeping up with all the searching?',
    ],
  },
  jobRefused: {
    say: [
      'A no for a job really hurts.',
      'Oh no, so they didn’t take you.',
      'Being turned down for a job is a real blow.',
      'That’s so disappointing, after applying and hoping.',
    ],
    ask: [
      'Had you been hoping for this one a lot?',
      'Are there other applications still open?',
      'Have you told anyone about the rejection yet?',
    ],
  },
  jobOffer: {
    say: [
      'Wonderful news about the job!',
      'Congratulations, they really want you for the job!',
      'So they chose you for the job, that’s brilliant!',
      'How lovely, you’ve got the job!',
    ],
    ask: [
      'Who did you tell first?',
      'What are you looking forward to most in that job?',
      'Are you going to celebrate the job?',
    ],
  },
  interviewAhead: {
    say: [
      'So there’s a job interview coming up.',
      'An interview ahead, no wonder there are nerves.',
      'You’ve got an interview coming, that’s a big moment.',
      'It’s exciting, having an interview ahead of you.',
    ],
    ask: [
      'What would you be doing in that job?',
      'What do you think they’ll ask you?',
      'How much do you want this job?',
    ],
  },
  firstDays: {
    say: [
      'Starting a new job is a lot to take in.',
      'Everything’s so new at the beginning of a job.',
      'A new job, that’s a big change.',
      'It’s not easy being the new person at work.',
    ],
    ask: [
      'What’s your job there?',
      'What do you think of the place so far?',
      'Is it very different from what you did before?',
    ],
  },
  bossUnfair: {
    say: [
      'That’s really unfair of your boss.',
      'Your boss is treating you badly there.',
      'A boss like that makes every working day harder.',
      'It’s not right, being treated that way by a boss.',
    ],
    ask: [
      'Has your boss always been like that?',
      'Do the others at work notice it too?',
      'Can you talk to anyone there about your boss?',
    ],
  },
  bossPraise: {
    say: [
      'How lovely to be appreciated for your work!',
      'Praise for your work, that’s so nice!',
      'Your work was really noticed, that’s great!',
      'It feels good when people value the work you do.',
    ],
    ask: [
      'Did you expect that praise at all?',
      'Who have you told about the compliment?',
      'Which part of your work are you proudest of?',
    ],
  },
  colleague: {
    say: [
      'Colleagues like that make work so much harder.',
      'Trouble with people at work is so tiring.',
      'It’s not fair, what goes on there between colleagues.',
      'That’s really annoying, having to put up with that from a colleague.',
    ],
    ask: [
      'Have you said anything about it at work?',
      'How long have you worked together?',
      'Are there other colleagues you get on with?',
    ],
  },
  overload: {
    say: [
      'That’s far too much work for one person.',
      'So much work all at once is exhausting.',
      'You’ve really got a lot on at work.',
      'No wonder you’re stressed, with all that work.',
    ],
    ask: [
      'Is there anyone who can take some of it off you?',
      'What has to be done first?',
      'When did you last have a proper day off?',
    ],
  },
  shifts: {
    say: [
      'Those working hours are really tough.',
      'Shift work is hard on body and mind.',
      'Working while other people sleep or have time off is hard.',
      'It’s tiring, having hours like yours.',
    ],
    ask: [
      'When is your next day off?',
      'How do you manage to sleep with those hours?',
      'Have you been doing shifts for long?',
    ],
  },
  pay: {
    say: [
      'Pay at work can be such a sore point.',
      'So it’s about the money you get for your work.',
      'You want your work to be paid properly, of course.',
      'It’s only right to want fair pay.',
    ],
    ask: [
      'What would be a fair amount for you?',
      'How do the others there feel about the pay?',
      'Can you talk openly with your boss about money?',
    ],
  },
  rudeCustomer: {
    say: [
      'No one should treat you like that at work.',
      'That was a really rude customer.',
      'Customers like that can spoil the whole day.',
      'How unpleasant, being treated like that while you’re just working.',
    ],
    ask: [
      'Did anyone step in and help you?',
      'How did you react to the rudeness?',
      'Does that happen a lot where you work?',
    ],
  },
  quitting: {
    say: [
      'Giving up a job is a big step.',
      'So you’re leaving your job.',
      'Quitting a job is no small thing.',
      'That’s a big decision about your work.',
    ],
    ask: [
      'What made you want to leave?',
      'Do you know yet what comes after the job?',
      'Will you miss anything about the work?',
    ],
  },
  jobLost: {
    say: [
      'Losing your job is a real shock.',
      'That’s such hard news about your job.',
      'Oh no, so the job is gone.',
      'It hurts, being let go from work.',
    ],
    ask: [
      'Did you see it coming at all?',
      'What worries you most now, without the job?',
      'Who knows about it so far?',
    ],
  },
  ownBusiness: {
    say: [
      'Having your own business means a lot rests on you.',
      'So it’s all about your own business.',
      'Running a business of your own is a big thing.',
      'It’s exciting and hard, working for yourself.',
    ],
    ask: [
      'What gave you the idea for the business?',
      'Do you do it all on your own?',
      'What’s the next big thing for your business?',
    ],
  },
  speech: {
    say: [
      'Speaking in front of people takes nerve.',
      'So it’s about speaking in front of other people.',
      'A talk in front of everyone is no small thing.',
      'Being up there with everyone listening is hard.',
    ],
    ask: [
      'Have you often spoken in front of people?',
      'Is there a friendly face in the audience?',
      'Do you speak from notes or by heart?',
    ],
  },
  workMistake: {
    say: [
      'A mistake like that at work is really upsetting.',
      'Oh no, that’s a horrible feeling after a slip at work.',
      'Something went wrong at work, and now it’s weighing on you.',
      'It’s awful when a mistake like that happens at work.',
    ],
    ask: [
      'Can it still be put right?',
      'Was it very busy when it happened?',
      'What do your colleagues say about the mistake?',
    ],
  },
  retirement: {
    say: [
      'So it’s goodbye to working life.',
      'Retirement is a really big change.',
      'Stopping work after all those years is a big thing.',
      'A whole new time begins with retirement.',
    ],
    ask: [
      'What would you like to do with all the time?',
      'What will you miss most about work?',
      'How does your family feel about you retiring?',
    ],
  },
  commute: {
    say: [
      'Journeys like that are so tiring.',
      'All that time lost on the way, how annoying.',
      'Getting to work and back can be exhausting.',
      'What a nuisance, a trip like that.',
    ],
    ask: [
      'How long does the trip normally take you?',
      'Is there any other way to get there?',
      'What do you do to pass the time on the way?',
    ],
  },
  dullWork: {
    say: [
      'A boring working day feels endless.',
      'Being bored at work is tiring too.',
      'So there’s nothing interesting to do at work.',
      'It’s hard to get through hours of boredom at work.',
    ],
    ask: [
      'What would you rather be doing?',
      'Has the job always been that dull?',
      'Is there anyone at work to chat with?',
    ],
  },
}
