import type { ConceptWords } from './concept.ts'

export const en: ConceptWords = {
  i: 'i, im, ive, id, ill, me, my, mine, am, i m, i ve, i d',
  you: 'you, your, u, ur, youre',
  kin: 'friend*, bestie, bro, brother, sister, mother, mom, mum, dad, father, son, daughter, husband, wife, girlfriend, boyfriend, gf, bf, partner, cousin, roommate, romate, flatmate, uncle, aunt, kid, child, ex, coworker, coleague, neighbor, neighbour, student, teen, nephew, niece, mate',
  they: 'he, she, they, hes, shes, his, her, their, told me, texted me, threaten*, keeps saying, says, said, is talking, phone is of, not answering, wont answer, isn t answering, hasn t replied, trying to, might',
  themself:
    'himself, herself, themselves, themself, kil himself, kil herself, end his life, end her life, their life, his life, her life, self harms, his wrists, her wrists, her arms, his arms, something stupid',
  neg: 'not, no, never, don t, dont, didn t, can t, cant, cannot, won t, wont, wouldn t, wouldnt, isn t, isnt, wasn t, wasnt, weren t, without, nothing, none, nor, neither, stop, aint, ain t, haven t, hasn t, any, shouldn t, t',
  wish: 'do not want, want, wanna, wana, wanted, wish, wishing, hope, hoping, pray, praying, would like, would love, rather, prefer, long, dream of, crave, wnt, tempted, urge, urges, like to, need to, feel like, ready to, sounds, seems',
  plan: 'decided, decision, plan, plans, planed, planing, going to, gona, gonna, gna, about to, ready, prepared, bought, chosen, picked, set a date, attempt*, tried, try, trying, stockpil*, saved up, saving up, hid, hidden, found a way, made up my mind, do it, did it, done it, figured out, research*, looked up, googl*, wrote, written, i ll, i wil, imma, ima, finish it',
  soon: 'date, the date, the day, tonight, today, tomorrow, soon, this week, by morning, before, now, rn, this evening, this weekend, by then, later today, the end of the week',
  again:
    'again, lately, back, every night, every day, every morning, always, keep, keeps, all the time, constantly, often, relapse*, these days, last night, yesterday, sometimes, started, once more, still',
  think:
    'think, thinking, thought, thoughts, idea, ideation, imagin*, picture, pictur*, fantasi*, wonder, wondering, feel, feeling, daydream*, obsess*, consider*, contemplat*, voices, mind, head, staring, stare',
  if: 'if, would, could, what if, imagine if, were, d',
  how: 'how, way, ways, method, methods, lethal, dose, easiest, fastest, quickest, painless, which, how many, how much, what s the',
  die: 'surviv*, six feet, six feet under, bled out, bleeding out, die, dead, death, died, dying, dies, dy, grave, cofin, corpse, funeral, bury, buried, perish, deceased, passed away, d word, fatal',
  kill: 'kil, kils, kiled, kiling, murder*, shot, off',
  'kill-self':
    'kiled myself, hang myself, hanging myself, sufocate myself, starve to death, starving to death, let myself die, bulet in my head, put a bulet, shooting myself, paralysed, shoot myself, shot myself, kil myself, remove myself, end my sufering, step out for good, check out of this life, kil myself, kiling myself, kil my self, kil myslef, kil mysef, kil me, kms, kys, unalive, unalive myself, unaliving, take my life, take my own life, taking my life, end my life, ending my life, end it al, ending it al, end it, ending it, ending things, end things, end myself, of myself, offing myself, ofing myself, shot myself, shoot myself, drown myself, do myself in, put an end to my life, finish myself, commit, catch the bus, ctb, sewerslide, finish it al, end me, check out, not be here',
  suicide: 'suicid*, sucid*, suicde, suiside, suacid*, suicidal',
  live: 'to live, be alive, being alive, my existence, see thirty, past 25, past thirty, live, living, life, alive, going on, go on, carry on, keep going, stay, staying, survive, surviving, breathing, breathe, continue, continuing, this anymore, keep doing this, do this anymore, do another day, another day, hold on, holding on, turn thirty, turn thirty, see my next birthday',
  born: 'abort*, never born, born, birth, exist in the first place, brought into',
  exist:
    'exist*, be here, being here, be around, here anymore, around anymore, in this world, on this planet, on this earth, not here, wasn t here, weren t here, still be here, i m gone, was gone, were gone, am gone, be gone, gone for good, in it anymore, out of the picture, around',
  end: 'end, ending, ends, over, finish*, stop, done, finaly, quit, quiting, give up, giving up, gave up, exit, out, end this, quiet, turn it of, close my eyes, let go',
  all: 'al, everything, it al, everyone, whole, every',
  world: 'sentence, prison, world, earth, planet, this life, this place',
  vanish:
    'disappear*, disapear*, vanish*, fade away, erase*, leave, leaving, go away, gone, cease, nothing left, slip away, be nothing',
  forever:
    'forever, permanent*, for good, eternal*, for ever, once and for al, ever again, anymore, any more, any longer',
  sleep: 'dreamt, nightmare, dreamed, a dream, sleep, fall asleep, asleep, slumber, bed',
  wake: 'wake, waking, woke, wake up, see tomorow, see the morning, see another, open my eyes',
  jump: 'jump*, leap*, throw myself, step of, step in front, walk into, walk in front, fling, fal, throw, let myself fal, hop of, steping of, steping in front',
  height:
    'bridge, rof, rooftop, roftop, balcony, window, building, clif, ledge, tower, overpas, floor, edge, car park',
  track: 'train, trains, tracks, platform, trafic, subway, bus, truck, lory, tube, rails, motorway, highway',
  drive: 'steer*, swerve*, crash*, oncoming, tre, wal, whel, lane, drive my car, seatbelt, drive of',
  pills:
    'acid, cleaner, drops, pils, pil, tablets, meds, medication*, overdos*, od, paracetamol, tylenol, xanax, antidepresant*, painkiler*, botle, slep pils, poison*, bleach, insulin, swalow*, opioid*, handful, capsules',
  weapon:
    'needle, glas, compas, gun, rope, razor, razors, blade, blades, knife, noose, rifle, pistol, belt, scisors, box cuter, bulet, triger, trigger, gas, exhaust, carbon monoxide',
  hang: 'hang, hanging, hanged, drown*, sufocat*, strangl*, hung, choke',
  cut: 'cut, cuts, cuting, slit, slash*, scratch*, carv*, scar, scars, bled, bleds, bleeding, bleding, blood, veins, deeper, stab*',
  burn: 'burn, burns, burned, burning, burnt, lighter, cigaret*',
  hit: 'hit, hiting, punch*, bang, banging, slap*, bruise*',
  body: 'wrist*, arm, arms, thigh*, leg, legs, skin, forearm*, throat, neck, stomach, my head',
  'hurt-self':
    'hurt myself, hurting myself, harm myself, harming myself, self harm*, selfharm*, sh, cut myself, cuting myself, burn myself, burning myself, hurt my self, punish myself, hit myself, hiting myself, scratch myself, starve myself, injure myself, clean from, days clean, hurting me, i cut',
  letter: 'note, notes, leter, leters, written, wil and testament, my wil, drawer, wrote to',
  goodbye:
    'goodbye, god bye, bye, farewel, said my goodbyes, thank you for everything, thanks for everything, forgive me, take care of yourself, sory for everything, i m sory, im sory',
  last: 'last, final, last mesage, last night, last day, last time, last conversation, never hear from me, won t hear from me',
  settled:
    'gave away, giving away, gave my, paid, sorted, insurance, wil take care, look after, belongings, my stuf, acounts, pasword*, arangement*, afairs, rent, found someone to take',
  burden:
    'burden, weight, waste of, waste, useles*, worthles*, failure, trouble, problem, mistake, disapointment, dragging, pathetic, drain on, dead weight, garbage, disgrace, in the way',
  better:
    'better, better of, happier, relief, relieved, peace, peaceful, easier, solution, freedom, free, escape, way out, calm, rest, comfort*, lighter, quiet',
  'without-me':
    'without me, if i was gone, if i were gone, if i died, if i disapear*, if i wasn t, if i weren t, if i was dead, if i were dead, when i m gone, once i m gone, after i m gone',
  nobody: 'nobody, no one, noone, not a soul, who would, anyone, anybody',
  notice:
    'notice*, care, cares, miss, mis, blink, cry, mourn, remember, find me, found me, mater, mind, look for me, atend',
  reason:
    'reason*, point, purpose, meaning*, worth, why bother, future, hope, hopeles*, nothing left, left for me, what for, holds me, kep me here, keping me, to look forward',
  deserve:
    'deserve*, should have, should be, should just, suposed, meant to, ought, should, instead of him, instead of her, been me',
  hate: 'hate, hates, despise, loathe, disgust*, ugly, sick of myself',
  pain: 'pain, hurts, hurt, sufering, sufer*, agony, misery, miserable, torture, unbearable, despair, noise, dark, darknes, hel, broken, numb, empty, torment*',
  cannot:
    'can t do, can t take, cant do, cant take, can t go on, can t cope, can t handle, can t bear, no strength, breaking point, can t keep, cant keep, no longer, too much, to much, too hard, to hard, can t fight, sufocating',
  tired: 'tired, exhausted, sick of, done with, fed up, weary, drained, so done, worn out, had enough',
  afterlife:
    'heaven, other side, join, see her again, see him again, be with my, be with him, be with her, reunite*, god take me, take me, angels, afterlife, up there',
  courage:
    'courage, guts, brave, nerve, afraid, scared, coward, strength, terified, shaking, in my hand, next to me, in front of me',
  pressure:
    'relief, fel something, feel something, fel anything, only thing that helps, calms me, cope, coping, numb, long slev*, hide the, hid it, secret, control',
  story:
    'movie*, film*, book*, series, season, song*, lyric*, novel*, show, shows, episode*, character*, actor, actres, scene*, plot, documentar*, podcast, poem*, poet, play, game, romeo, juliet, hamlet, detective*, singer, painter, story, band, album, writer, author, chapter, thriler, crime, quoted, staged, protagonist, biography, art, exhibition',
  study:
    'minister, prisons, prison, politician, government, article*, research, study, studies, statistic*, rate, rates, prevention, class, lecture, essay, thesis, course, volunteer*, news, paper, report, awareness, conference, training, teacher, workshop, headline, campaign, hotline, crisis line, charity, profesor, law, says the, debate',
  trifle:
    'moustache, hair, haircut, nails, fringe, beard, laugh*, hunger, hungry, boredom, bored, pizza, cofe, food, heat, cold, embaras*, cringe, curious, commute, joke, pineaple, chocolate, subscription, diet, sugar, smoking, season, beach, mondays, social media, deadline, shame',
  accident:
    'broke his, broke her, broke an, motorbike, choping, chop, onion*, cooking, kitchen, oven, stove, soup, shaving, paper, accident*, knee, ankle, stairs, iron, garden*, lawn, slicing, baking, pan, finger, thumb, tongue, toe, kettle',
  thing:
    'phone, batery, laptop, car, computer, plant, plants, wifi, internet, server, app, fridge, tv, contract, line, subscription, engine, code, website, printer',
  animal: 'dog, cat, hamster, fish, horse, bird, rabit, goldfish, vet, pet, kiten, puppy, pupy',
  old: 'ninety, hundred, grandma*, grandpa*, grandfather, grandmother, granny, years ago, pased, cancer, hospital, ilnes, war, covid, accident, age, stroke, heart atack, uncle died, in 19*, in 20*, last year, plane',
  work: 'work, job, bos, meting, exam*, shift, office, homework, colege, project, profesor, university, school, finals, internship, presentation',
  sport:
    'defence, defense, loss, gym, run, runing, race, footbal, game, match, team, training, marathon, workout, leg day, lake, pier, pol, swim*, bunge*, parachut*, skydiv*, ski, climbing, hike, pas',
  calm: 'don t wory, dont wory, jk, kidding, joking, just kidding, i m fine, im fine, i m ok, glad, hapy, love my life, beautiful, fun, god thing, excited, lucky, proud, hilarious, amazing, would never, id never, d never, gets better, i ll be ok, recovered, grateful',
  laugh: 'lol, lmao, haha*, rofl, xd, lmfao, hehe*',
  love: 'love, heart, breakup, broke up, dumped, relationship, crush, date, kis*, ended it, cute, handsome, outfit, dress',
}
