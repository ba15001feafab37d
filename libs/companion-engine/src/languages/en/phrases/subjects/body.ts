import type { SubjectLines } from '../../../phrases.ts'

export const body: SubjectLines<'body'> = {
  cold: {
    say: [
      'Being ill like that is miserable.',
      'So you’ve caught something nasty.',
      'It’s no fun, having a bug like that.',
      'Colds and flu really wear you out.',
    ],
    ask: [
      'Is anyone looking after you?',
      'Could you get some sleep with it?',
      'Is there any tea or soup in the house?',
    ],
  },
  headache: {
    say: [
      'A headache like that is awful.',
      'So your head hurts badly.',
      'It’s miserable, with a head that hurts so much.',
      'Headaches like that make everything hard.',
    ],
    ask: [
      'What usually helps you with the headache?',
      'Do you often have it that badly?',
      'Can you lie down somewhere quiet?',
    ],
  },
  backPain: {
    say: [
      'Pain like that makes every movement hard.',
      'So your body is really hurting.',
      'It’s exhausting, pain in your back or your joints.',
      'Having that kind of pain is miserable.',
    ],
    ask: [
      'Is there a position where it hurts less?',
      'Do you have something for the pain?',
      'Does warmth help at all?',
    ],
  },
  sleepless: {
    say: [
      'Lying awake like that is horrible.',
      'So sleep just won’t come.',
      'Nights without sleep are so long.',
      'It’s exhausting, not being able to sleep.',
    ],
    ask: [
      'What goes through your head at night?',
      'What do you do when you can’t sleep?',
      'When did you last sleep well?',
    ],
  },
  resultsAhead: {
    say: [
      'Waiting for test results is so hard.',
      'So you’re still waiting for the results.',
      'It’s an anxious time until the results are there.',
      'Not knowing what the doctors will say is awful.',
    ],
    ask: [
      'Who’s waiting for the results with you?',
      'How do you get through the time until then?',
      'Who will you call first when you know?',
    ],
  },
  resultsGood: {
    say: [
      'What a relief that it’s turned out so well!',
      'Such good health news is wonderful!',
      'How wonderful, after all the pain and worry!',
      'Better health, that’s worth so much!',
    ],
    ask: [
      'Who have you told the good news?',
      'What do you feel like doing now?',
      'Will you celebrate that a little?',
    ],
  },
  operation: {
    say: [
      'An operation is a big thing.',
      'So it’s about an operation, no wonder that’s stressful.',
      'Surgery takes a lot out of everyone.',
      'It’s a worrying time, before and after surgery.',
    ],
    ask: [
      'Who’s looking after things at home meanwhile?',
      'What do the doctors say about the operation?',
      'How long does it take to recover from that?',
    ],
  },
  dentist: {
    say: [
      'Anything to do with teeth is unpleasant.',
      'So it’s about your teeth, that’s never nice.',
      'It’s miserable when something’s wrong with your teeth.',
      'Going to the dentist is hard for many people.',
    ],
    ask: [
      'Do you have a dentist you trust?',
      'Can you eat all right at the moment?',
      'Have your teeth always given you trouble?',
    ],
  },
  diagnosis: {
    say: [
      'A diagnosis like that is a shock.',
      'So that’s what the doctors found, that’s heavy.',
      'It’s a lot to take in, news like that from the doctor.',
      'Getting a diagnosis like that changes so much.',
    ],
    ask: [
      'Who have you told about the diagnosis?',
      'Do you have someone who goes to the doctor with you?',
      'What frightens you most about it?',
    ],
  },
  injury: {
    say: [
      'Ouch, an injury like that really hurts.',
      'What a nasty accident.',
      'It’s awful, getting hurt like that.',
      'Such an injury makes everyday life hard.',
    ],
    ask: [
      'Does it still hurt a lot?',
      'Who’s helping with everyday things now?',
      'How long will it take to heal?',
    ],
  },
  weight: {
    say: [
      'Weight can be a sore subject.',
      'So your weight is on your mind.',
      'It’s not easy, this business with weight.',
      'Struggling with weight takes a lot of energy.',
    ],
    ask: [
      'How do you feel in your body at the moment?',
      'What do you like eating most?',
      'Who do you talk to about it?',
    ],
  },
  smoking: {
    say: [
      'Giving up smoking is really hard.',
      'So it’s about getting away from cigarettes.',
      'Cigarettes are hard to let go of.',
      'It takes a lot of strength, stopping smoking.',
    ],
    ask: [
      'When is the urge to smoke the strongest?',
      'What’s your biggest reason for stopping?',
      'Do your friends smoke?',
    ],
  },
  sober: {
    say: [
      'Staying away from alcohol takes strength.',
      'So it’s about living without drink.',
      'Living without alcohol is a big step.',
      'It’s hard work, not drinking.',
    ],
    ask: [
      'Who supports you in it?',
      'When is it hardest not to drink?',
      'What helps you when you feel like a drink?',
    ],
  },
  period: {
    say: [
      'Periods can make life really hard.',
      'It’s a nuisance, all that with periods and hormones.',
      'Hormones and periods can really wear a person out.',
      'So it’s period trouble, that’s really unpleasant.',
    ],
    ask: [
      'Is there something that helps with it?',
      'Has it always been like that?',
      'Is it possible to rest a bit today?',
    ],
  },
  exercise: {
    say: [
      'Exercise really takes some effort.',
      'So exercise is on your mind.',
      'It takes a lot of will to keep exercising.',
      'Getting your body moving is not always easy.',
    ],
    ask: [
      'Do you exercise alone or with somebody?',
      'What’s your next goal?',
      'What gets you going on a lazy day?',
    ],
  },
  therapy: {
    say: [
      'Therapy is a big thing.',
      'So it’s about therapy.',
      'It takes courage to talk about yourself in therapy.',
      'Opening up to a therapist is not easy.',
    ],
    ask: [
      'Is it easy for you to talk about yourself?',
      'What do you hope for from therapy?',
      'Who around you knows about the therapy?',
    ],
  },
  panicAttack: {
    say: [
      'A panic attack is so frightening.',
      'It’s terrible when panic takes over like that.',
      'So much fear all at once is awful.',
      'Panic like that is a horrible thing to go through.',
    ],
    ask: [
      'How are you feeling now, after the panic?',
      'Does anyone know about your panic attacks?',
      'Do you know what set it off?',
    ],
  },
  burntOut: {
    say: [
      'Being that exhausted is really serious.',
      'So there’s no strength left in you.',
      'It’s hard when there’s no energy left at all.',
      'Such exhaustion goes really deep.',
    ],
    ask: [
      'What’s the most tiring thing at the moment?',
      'Is there something small that does you good?',
      'Do people around you notice how exhausted you are?',
    ],
  },
}
