import type { SubjectLines } from '../../../phrases.ts'

export const leisure: SubjectLines<'leisure'> = {
  book: {
    say: [
      'Du bist also gerade mit einem Buch beschäftigt.',
      'Lesestoff hast du also.',
      'So ein Buch begleitet einen eine ganze Weile.',
      'Bücher können einen ganz schön beschäftigen.',
    ],
    ask: ['Wie bist du auf dieses Buch gekommen?', 'Wo liest du am liebsten?', 'Was liest du sonst so?'],
  },
  film: {
    say: [
      'Kino und Filme, das hat schon was.',
      'Ah, ein Film, darüber kann man viel reden.',
      'Du schaust also gern Filme.',
      'So ein Film bleibt einem oft im Kopf.',
    ],
    ask: [
      'Welche Filme magst du am liebsten?',
      'Würdest du den Film weiterempfehlen?',
      'Schaust du Filme lieber daheim oder im Kino?',
    ],
  },
  series: {
    say: [
      'Serien können einen richtig mitnehmen.',
      'Eine Serie also, da hängt man schnell drin.',
      'Man gewöhnt sich richtig an die Leute in so einer Serie.',
      'Ach ja, die Serie, da fiebert man mit.',
    ],
    ask: [
      'Mit wem redest du über die Serie?',
      'Wer ist deine liebste Figur in der Serie?',
      'Wie bist du zu der Serie gekommen?',
    ],
  },
  music: {
    say: [
      'Lieder und Konzerte gehen einem oft lange nach.',
      'Ohne Musik geht es bei dir also nicht.',
      'Musik bedeutet dir also viel.',
      'So ist das mit der Musik, sie bleibt hängen.',
    ],
    ask: [
      'Was hörst du sonst gern?',
      'Mit wem teilst du deine Musik?',
      'Welches Lied hast du zuletzt ganz laut aufgedreht?',
    ],
  },
  instrument: {
    say: [
      'Du machst also selber Musik.',
      'Ein Instrument zu spielen, das braucht Zeit und Geduld.',
      'Selbst zu musizieren, ist etwas Besonderes.',
      'Da wird bei dir gespielt und geübt.',
    ],
    ask: [
      'Was spielst du am liebsten?',
      'Spielst du auch manchmal nur für dich?',
      'Wer hört dir beim Spielen gern zu?',
    ],
  },
  singing: {
    say: [
      'Du singst also gern.',
      'Singen gehört bei dir also dazu.',
      'Gemeinsam oder allein, Singen macht etwas mit einem.',
      'Aha, bei dir wird gesungen.',
    ],
    ask: ['Was singst du am liebsten?', 'Seit wann singst du schon?', 'Wie geht es dir nach dem Singen?'],
  },
  drawing: {
    say: [
      'Du zeichnest und malst also.',
      'Beim Malen und Zeichnen vergisst man leicht die Zeit.',
      'Ein Bild von eigener Hand, das ist etwas Schönes.',
      'Da bist du mit Stift und Farbe am Werk.',
    ],
    ask: [
      'Was zeichnest oder malst du am liebsten?',
      'Wie bist du zum Malen gekommen?',
      'Wem zeigst du deine Bilder?',
    ],
  },
  handicraft: {
    say: [
      'Etwas mit den eigenen Händen machen, das hat was.',
      'Du werkelst also gern.',
      'Handarbeit braucht Geduld und Zeit.',
      'Ah, da entsteht etwas Selbstgemachtes.',
    ],
    ask: [
      'Von wem hast du das Handwerken gelernt?',
      'Hast du dafür einen eigenen Platz zu Hause?',
      'Was möchtest du als Nächstes selber machen?',
    ],
  },
  photos: {
    say: [
      'Fotografieren ist also dein Ding.',
      'Mit der Kamera bist du also oft beschäftigt.',
      'Fotos, da steckt viel Mühe und Geduld drin.',
      'Ein Bild hält so einen Augenblick fest.',
    ],
    ask: [
      'Was fotografierst du am liebsten?',
      'Welches von deinen Fotos magst du am meisten?',
      'Druckst du deine Fotos auch aus?',
    ],
  },
  videoGame: {
    say: [
      'Du bist also am Zocken.',
      'So ein Spiel zieht einen richtig rein.',
      'Ah, Videospiele, da vergeht die Zeit.',
      'Beim Spielen am Bildschirm geht es manchmal hoch her.',
    ],
    ask: [
      'Spielst du lieber allein oder mit anderen?',
      'Was reizt dich an dem Spiel am meisten?',
      'Welches Spiel hat dich am längsten beschäftigt?',
    ],
  },
  boardGame: {
    say: [
      'Spielerunden können ganz schön spannend sein.',
      'Bei euch wird also gern gespielt.',
      'Karten, Würfel oder Brett, so ein Spiel hat es in sich.',
      'Beim Spielen kommt Leben in die Bude.',
    ],
    ask: [
      'Welches Spiel magst du am liebsten?',
      'Kannst du gut verlieren?',
      'Wer spielt bei euch am verbissensten?',
    ],
  },
  teamWon: {
    say: [
      'Glückwunsch, was für ein Sieg.',
      'Gewonnen, da ist die Freude bei den Fans groß.',
      'Super, dass dein Team es geschafft hat.',
      'Wie schön, so ein Erfolg für deine Mannschaft.',
    ],
    ask: [
      'Wie hast du den Sieg gefeiert?',
      'Wie lange hältst du schon zu dem Verein?',
      'Wer war für dich bei dem Spiel am besten?',
    ],
  },
  teamLost: {
    say: [
      'Verloren, das ist bitter für jeden Fan.',
      'Oje, so eine Niederlage tut weh.',
      'Da leidet man mit dem eigenen Verein richtig mit.',
      'Schade, dass es für deine Mannschaft nicht gereicht hat.',
    ],
    ask: [
      'Woran hat es deiner Meinung nach gelegen?',
      'Mit wem schaust du die Spiele sonst?',
      'Wie lange nagt so eine Niederlage an dir?',
    ],
  },
  ownMatch: {
    say: [
      'Selbst auf dem Platz zu stehen, da geht es um was.',
      'Dein eigener Wettkampf, das ist Aufregung pur.',
      'Du trittst also selbst im Sport an.',
      'Bei so einem Spiel steckt man mit allem drin.',
    ],
    ask: [
      'Wie oft trainierst du in der Woche?',
      'Wie ist der Zusammenhalt bei euch im Verein?',
      'Kommt jemand zum Zuschauen, wenn du antrittst?',
    ],
  },
  running: {
    say: [
      'Du läufst also, das kostet manchmal Überwindung.',
      'Laufen, da merkt man jeden Kilometer.',
      'Das Laufen gehört für dich also dazu.',
      'Beim Joggen gibt es solche und solche Tage.',
    ],
    ask: [
      'Wo läufst du am liebsten?',
      'Läufst du lieber allein oder mit anderen?',
      'Was hat dich zum Laufen gebracht?',
    ],
  },
  hiking: {
    say: [
      'Beim Wandern kommt man ganz schön herum.',
      'Zu Fuß unterwegs zu sein, das ist schon was.',
      'Du gehst also gern wandern.',
      'Eine Wanderung ist jedes Mal etwas anderes.',
    ],
    ask: [
      'Was nimmst du als Proviant zum Wandern mit?',
      'Mit wem gehst du am liebsten wandern?',
      'Welche Wanderung möchtest du noch machen?',
    ],
  },
  cycling: {
    say: [
      'Radfahren ist also deine Sache.',
      'Das Rad gehört bei dir also zum Leben.',
      'Du sitzt also gern im Sattel.',
      'Mit dem Rad erlebt man so einiges.',
    ],
    ask: [
      'Welche Strecke fährst du am liebsten mit dem Rad?',
      'Fährst du das ganze Jahr über Rad?',
      'Wohin möchtest du mit dem Rad noch fahren?',
    ],
  },
  sea: {
    say: [
      'Wasser zieht einen immer wieder an.',
      'Du bist also gern am Wasser.',
      'Am Wasser erlebt man immer etwas.',
      'Im Wasser oder daneben, da vergisst man vieles andere.',
    ],
    ask: [
      'Was magst du am Wasser am meisten?',
      'Bist du oft am Wasser?',
      'Magst du lieber das Meer oder einen See?',
    ],
  },
  dancing: {
    say: [
      'Tanzen ist anstrengend und macht trotzdem Spaß.',
      'Du tanzt also gern.',
      'Beim Tanzen kann man vieles vergessen.',
      'Das Tanzen hat es dir also angetan.',
    ],
    ask: [
      'Welchen Tanz magst du am liebsten?',
      'Wann hast du mit dem Tanzen angefangen?',
      'Zu welcher Musik tanzt du am liebsten?',
    ],
  },
  fishing: {
    say: [
      'Angeln oder Sammeln, da ist man lange draußen.',
      'Beim Angeln und Sammeln braucht man Geduld und Glück.',
      'Du bist also mit Angel oder Korb unterwegs.',
      'Was man selber fängt oder sammelt, ist etwas Besonderes.',
    ],
    ask: [
      'Wer hat dir das mit dem Angeln und Sammeln gezeigt?',
      'Hast du eine geheime Stelle, die niemand kennt?',
      'Gehst du da lieber allein hin?',
    ],
  },
  writing: {
    say: [
      'Du schreibst also gern.',
      'Das Schreiben ist dir also wichtig.',
      'Eigene Texte, da steckt viel von einem selbst drin.',
      'Schreiben ist oft mühsam und trotzdem schön.',
    ],
    ask: [
      'Wem gibst du deine Texte zu lesen?',
      'Wann am Tag schreibst du am liebsten?',
      'Was hat dich zum Schreiben gebracht?',
    ],
  },
  museum: {
    say: [
      'Kultur live, das ist immer etwas anderes.',
      'Ah, Bühne oder Ausstellung, da gibt es was zu erzählen.',
      'Du bist also kulturell unterwegs.',
      'Ein Besuch im Museum oder Theater bleibt im Kopf.',
    ],
    ask: [
      'Gehst du oft in Museen oder ins Theater?',
      'Welche Aufführung oder Ausstellung hat dich am meisten beeindruckt?',
      'Mit wem gehst du da gern hin?',
    ],
  },
  volunteering: {
    say: [
      'Du setzt dich also für andere ein.',
      'Ehrenamt und Helfen, da ist viel Einsatz dabei.',
      'Gut, dass sich jemand um so etwas kümmert.',
      'Da packst du also mit an.',
    ],
    ask: [
      'Wie bist du zu dem Helfen gekommen?',
      'Was gefällt dir daran am meisten?',
      'Was gibt dir dieses Helfen?',
    ],
  },
  stars: {
    say: [
      'Der Nachthimmel hat es dir also angetan.',
      'Mond und Sterne, da schaut man gern hin.',
      'Nachts nach oben zu schauen, das hat etwas Besonderes.',
      'So ein Himmel in der Nacht beeindruckt einen.',
    ],
    ask: [
      'Kennst du dich mit den Sternbildern aus?',
      'Schaust du oft in den Nachthimmel?',
      'Mit wem hast du schon Sterne geschaut?',
    ],
  },
}
