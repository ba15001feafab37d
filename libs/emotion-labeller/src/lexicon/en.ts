import type { Lexicon } from './lexicon.ts'

export const en: Lexicon = {
  cues: {
    drunk:
      'drunk*, tipsy, wasted, hammered, plastered, pissed, smashed, sloshed, buzzed, sozzled, tanked, trashed, boozed, one too many, too many, too much to drink, hungover, sober, legless, shitfaced, woozy, drank, drunken, inebriated, intoxicated, merry, tiddly, wobbly, squiffy, blotto, wrecked, lit',
    alcohol:
      'beer*, wine, whisky, whiskey, vodka, gin, rum, tequila, shots, cocktail*, prosecco, champagne, pint*, cider, margarita*, bottle of, sangria, drinks, drinking, booze, brandy, mojito*, glass of, glasses of, cheers, pub, bar, bartender',
    dizzy:
      'spinning, spins, dizzy, seeing double, hic, hicc*, stagger*, stumbl*, wobbl*, giggl*, slur*, going round, blurry, blurred, cant walk, cannot stand, fell over',
    laugh: 'haha*, hehe*, hihi*, lol, lmao, rofl, ahah*',
    since:
      'for months, for years, for weeks, for ages, for a long time, so long, months, since last, since the, since march, these days, every day, every morning, every night, each day, all the time, anymore, any more, no longer, used to, weeks, years now, lately, never lifts, again and again, always, a year, year now, forever',
    empty:
      'empty, emptiness, numb, numbness, hollow, no energy, no motivation, no interest, nothing matters, pointless, get out of bed, out of bed, grey, gray, fog, meaningless, worthless, flat, dull, feel nothing, dont feel, joy, enjoy nothing, heavy, dark, darkness, withdrawn, exhausted by, going through the motions, dont care, lost interest, cant be bothered, everything is an effort, effort, getting up',
    depression:
      'depress*, antidepress*, therap*, psychiatrist, meds, medication, burnout, burnt out, low mood, diagnos*, burned out, hopeless, melanchol*',
    tired: 'tired, exhausted, worn out, drained, no strength, cant sleep, sleep all, sleeping',
    today:
      'today, tonight, this morning, this evening, this afternoon, just now, right now, yesterday, last night, monday, this week, day',
    sad: 'sad, down, blue, upset, miserable, gutted, bummed, gloomy, hurt, hurts, disappoint*, let down, awful, heartbroken, unhappy, ugh, meh, low, bad day, rough, crap, rubbish, sucks, sigh, cry, crying, cried, tears, miss, ashamed, grumpy, horrible, terrible, not my day, not great, stressful, sadder, frustrated, annoyed, angry, humiliated, embarrassed, hurting, sucky, worst, lousy, unfair, bleh, deflated, wounded, regret, homesick, teary, weepy, discouraged, glum, not a good day, heavy heart',
    mishap:
      'failed, fail, lost, fired, rejected, cancelled, canceled, forgot, forgotten, argu*, fight, fought, shouted, yelled, told off, broke, broken, died, ignored, didnt get, didnt, nobody, no one, missed, turned down, stood up, left out, late, wrong, ruined, mistake, boss, exam, dumped',
    lonely: 'lonely, loneliness, alone, on my own, quiet, left out, homesick',
    love: 'in love, love him, love her, loves me, fell for, falling for, crush, smitten, head over heels, adore, love you, i love, besotted, infatuated, infatuation, madly, the one, in luv, soulmate, loving, loved, in loveee, sweetheart, proposed, engaged, marry, swoon*, lovesick, love of my life, fallen for, head over',
    heart:
      'butterflies, heart, smile*, smiling, blush*, kiss*, eyes, laughs, holding hands, hand, perfume, smells, thinking about her, thinking about him, think about her, think about him, thinking of, miss her, miss him, beautiful, dream about, text from, texted, gorgeous, his voice, her voice, anniversary, grin*, flutter*, melts, melt, freckles, dimples, lips, cuddle*, hug, hugs, hair, nervous, giddy, glowing, flowers, scent, moonlight, cloud nine, heartbeat, stomach, laugh, cute, dreamy, name',
    partner:
      'he, she, him, her, his, wife, husband, girlfriend, boyfriend, fiance*, partner, hes, shes, girl, guy, with her, with him',
    single:
      'single, divorced, widow*, no boyfriend, no girlfriend, unattached, available, on the shelf, bachelor',
    seek: 'someone to, somebody to, someone, somebody, looking for, meet people, meet someone, meet a, find someone, find love, find a, find my, soulmate, the one for me, right person, mr right, settle down, a relationship, relationship, other half, get to know, special someone, my person, companion, hoping to find, grow old with, companionship',
    dating:
      'dating, date, dates, tinder, hinge, bumble, app, apps, match, matches, profile, flirt*, chat up, speed dating, bio, set me up, swip*, matchmak*, blind date',
    wish: 'would like, id like, id love, i want, want to, wish, hope, hoping, ready for, would love, would be nice, one day, longing, yearn*',
    bored:
      'bored, boring, boredom, nothing to do, dull, slow, yawn*, dragging, drags, endless, never ends, nothing on',
    waiting:
      'waiting, wait, queue, delayed, delay, stuck, killing time, kill time, pass the time, hours to, minutes to, lecture, meeting, layover, on hold, waiting room, traffic, insomnia, awake, cant sleep, train, flight, airport, platform, night shift, bus',
    distract:
      'distract*, take my mind off, mind off, something else, anything else, change the subject, change of subject, new topic, not think, rather not, stop thinking, dont want to think, dont want to talk about, keep me company, keep me busy, entertain me, overthinking, random, talk to me, escape, anything but, need a break, switch off',
    tell: 'tell me, tell me something, tell me a, tell me about, talk to me, story, fact, facts, say something, anything, something interesting, talk about, chat about, recommend, show me, read me, describe, ask me',
    play: 'joke*, play, game*, riddle*, quiz, laugh, make me laugh, dare, truth or, bet, guess, challenge, pretend, roast, rap, sing, silly, pun*, knock knock, trivia, impression, prank, funny, tongue twister, lets, fun, never have i, would you rather, hangman, invent, improv, limerick, charades, twenty questions',
    party:
      'party, parties, partying, dance, dancing, club, clubbing, go out, going out, karaoke, concert, festival, celebrat*, friday, saturday, weekend, lets go, woohoo, dj, disco, gig, adventure, beach, night out, rollercoaster, amusement, woo*, yay*, hype*, up for',
    ask: 'what is, whats, what s, what are, what does, what time, how many, how much, how long, how do you, how do i, how does, when is, when does, when do, where is, who wrote, who sang, who is, which, why is, is it, is the, does the, can you explain, explain, difference between, meaning of, what word, do you know, is there, can you',
    practical:
      'recipe, translate, spell, email, write a, meeting at, appointment, dentist, train, bus to, car, buy, bought, price, cost, capital, weather, open, closes, museum, dinner, lunch, budget, report, book a, novel, chapter, password, screen, settings, printer, word, grammar, homework, calories, kids, invoice, tomorrow, o clock, pm, am, remind me, address, bank, garden',
    greet:
      'hi, hello, hey, good morning, good evening, good night, thanks, thank you, bye, see you, how are you, ok, okay, night',
  },
  negation:
    'not, no, never, don t, dont, didn t, isn t, wasn t, aren t, doesn t, won t, can t, cant, without, isnt, wasnt, doesnt, didnt, nothing, hardly',
  others:
    'my sister, my brother, my neighbour, my neighbor, my uncle, my aunt, my cousin, my friend, my colleague, my mum, my mom, my dad, my father, my mother, my son, my daughter, people, they, the character, my grandfather, my grandmother, teenagers, a friend',
  past: 'last year, years ago, back in, back then, used to be, in my twenties, when i was, as a teenager, long ago, was, behind me, over it now, sorted now, once, had been, in those days, in 20*, in 19*, at school',
}
