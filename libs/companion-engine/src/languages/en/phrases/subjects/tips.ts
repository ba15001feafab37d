import type { SubjectLines } from '../../../phrases.ts'

export const tips: SubjectLines<'tips'> = {
  filmFunny: {
    say: [
      '“Paddington 2”: gentle, clever and funny for every age. And “Some Like It Hot” from 1959, which still has the best last line in film history.',
      '“Groundhog Day”, about a man who lives the same day over and over, and “The Princess Bride”, half fairy tale and half joke. Both improve with every viewing.',
      '“Airplane!” if it may be completely silly, “When Harry Met Sally” if love should come into it. Two classics of laughing, in very different keys.',
      '“Little Miss Sunshine”: a family, a yellow bus, everything goes wrong. And “Hunt for the Wilderpeople” from New Zealand, dry and full of heart.',
      '“The Grand Budapest Hotel”, pretty as a pastry box and very witty, or “Mrs. Doubtfire”, where Robin Williams turns nanny to be near his children.',
    ],
    ask: ['Which film last made you laugh out loud?'],
  },
  filmAny: {
    say: [
      '“The Truman Show”: a man discovers that his life is a television programme. And “Arrival”, quiet science fiction about language that stays with you for days.',
      '“Parasite” from South Korea: funny, then gripping, then something else entirely. Or “Knives Out”, a crime puzzle with a splendid cast.',
      '“Spirited Away”, a drawn dream for adults too, and “Life Is Beautiful”, where you laugh and cry within the same minute.',
      '“Rear Window” by Hitchcock: one flat, one window, pure suspense. And “The Others” for a good shudder without much blood.',
      '“The Shawshank Redemption” about a friendship behind walls, and “Casablanca”, in which nearly every line has become a quotation, and rightly so.',
    ],
    ask: ['In what mood would you like to be when the credits roll?'],
  },
  seriesAny: {
    say: [
      '“Detectorists”: two men search English fields for treasure. Quiet, funny and warm, with short episodes. Harder: “Broadchurch”, a crime story in a seaside town.',
      '“Ted Lasso”, if it should do you good, and “Severance”, if it should puzzle you. Both hook you from the first episode.',
      '“Chernobyl”: five episodes, tremendously gripping. As a contrast “Schitt’s Creek”, where a spoilt family slowly learns to be one.',
      '“The Bear” about a kitchen at full heat, “Derry Girls” for quick laughter, and “Slow Horses” with the worst-mannered spy in London.',
      '“Borgen” from Denmark, politics that grips even those who dislike politics, or “Only Murders in the Building”, a cosy puzzle with three oddballs.',
    ],
    ask: ['Which series were you sad to see end?'],
  },
  bookAny: {
    say: [
      '“A Gentleman in Moscow” by Amor Towles: a count under house arrest in a grand hotel. Elegant, funny, comforting.',
      '“The Thursday Murder Club” by Richard Osman, cosy and quick, or “Rebecca” by Daphne du Maurier, which has been keeping people awake since 1938.',
      '“A Man Called Ove” by Fredrik Backman: grumpy on the first page, indispensable on the last. Short chapters, easy to get into.',
      '“Piranesi” by Susanna Clarke: a house of endless halls, a riddle, barely three hundred pages. And “The Hitchhiker’s Guide to the Galaxy” if it should be silly and wise.',
      '“Never Let Me Go” by Kazuo Ishiguro, very quiet and unforgettable, or “Small Things Like These” by Claire Keegan, which can be read in one evening.',
    ],
    ask: ['Which book have you never quite forgotten?'],
  },
  bookForChild: {
    say: [
      '“The Gruffalo” by Julia Donaldson for little ones, with rhymes you soon know by heart. From about six, “The Enormous Crocodile” by Roald Dahl.',
      '“The Very Hungry Caterpillar” by Eric Carle, with holes for tiny fingers. For primary school, “Pippi Longstocking” by Astrid Lindgren, which still upsets all the rules.',
      '“Where the Wild Things Are” by Maurice Sendak for three and up, and “How to Train Your Dragon” by Cressida Cowell for those who think they don’t like reading.',
      '“Frog and Toad Are Friends” by Arnold Lobel: small stories, perfect at bedtime and for first reading. Older ones get “Emil and the Detectives” by Erich Kästner.',
      '“Winnie-the-Pooh” by A. A. Milne for reading aloud, since the adults get half of the jokes. And “The Tiger Who Came to Tea” for the very young.',
    ],
    ask: ['What is this child mad about at the moment?'],
  },
  musicCalm: {
    say: [
      'Erik Satie’s “Gymnopédies”: piano, three short pieces, time slows down. And Brian Eno’s “Music for Airports”, which could put a whole airport to bed.',
      'Nick Drake’s “Pink Moon”, just a guitar and a quiet voice, and “Blue” by Joni Mitchell when tears are allowed.',
      'Bill Evans with “Peace Piece”: one left hand that rocks, one right hand that dreams. Afterwards “Kind of Blue” by Miles Davis for a low lamp.',
      'Arvo Pärt’s “Spiegel im Spiegel” for violin and piano, so plain that everything around it grows quiet. Or Max Richter’s “Sleep”, eight hours long, meant for the night.',
      'Norah Jones’s “Come Away with Me” for a soft evening, and “Hallelujah” in Jeff Buckley’s version for the moment when it may hurt a bit.',
    ],
    ask: ['In which moment is the music supposed to be with you?'],
  },
  musicLively: {
    say: [
      'Queen’s “Don’t Stop Me Now”, then “September” by Earth, Wind & Fire. After those two nobody in the room is standing still, you and the hoover included.',
      'Stevie Wonder’s “Superstition” and Daft Punk’s “Get Lucky”: both with a beat that carries the feet along by itself.',
      '“Mr. Brightside” by The Killers for the last hill, “Eye of the Tiger” by Survivor for the first. Well worn, and they work every time.',
      'ABBA’s “Dancing Queen”, “I Wanna Dance with Somebody” by Whitney Houston, “Shut Up and Dance” by Walk the Moon: three generations, one dance floor.',
      '“Uptown Funk” by Mark Ronson with Bruno Mars, and “Proud Mary” by Tina Turner, which starts slowly and then makes up for it.',
    ],
    ask: ['Which song has always made you move?'],
  },
  gameAny: {
    say: [
      'At the table: “Ticket to Ride”, trains across the map, explained in five minutes. On a screen: “Stardew Valley”, a farm that eats whole weekends in the nicest way.',
      '“Codenames” for a round of people, in teams, with words and laughter. For two there’s “Codenames: Duet”, in which you play together instead of against each other.',
      '“It Takes Two” for a couple at the console, and “Portal 2” for thinking, alone or as a pair, with a wonderfully spiteful computer voice.',
      '“Azul”: laying tiles, beautiful to look at, quickly learnt, nicely mean. For the pocket, “Love Letter”, a handful of cards and a round in five minutes.',
      'On the phone “Monument Valley”, a stroll through impossible buildings. With cards, rummy: two people, one pack, and ready at any train table.',
    ],
    ask: ['Which game did you play to bits as a child?'],
  },
  podcastAny: {
    say: [
      '“99% Invisible”: short stories about the design of everyday things, from manhole covers to flags. Afterwards you walk through town differently.',
      '“In Our Time” from the BBC: three experts, one subject, from black holes to Beowulf. There are about a thousand episodes, so the ironing is provided for.',
      '“Serial”, the first season: one case, followed up week after week, gripping without gore. And “Radiolab” for science that sounds like a film.',
      '“No Such Thing As A Fish”: four people tell each other their strangest facts of the week and laugh a great deal.',
      '“This American Life”, true stories on a theme, sometimes sad, sometimes very funny. For the whole car: “The Hitchhiker’s Guide to the Galaxy”, the original radio series.',
    ],
    ask: ['What do you usually do while listening?'],
  },
}
