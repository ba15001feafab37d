import type { Lexicon } from './lexicon.ts'

export const fr: Lexicon = {
  cues: {
    drunk:
      'bourr*, ivre, pompette, saoul*, soul*, torche*, dechir*, trop bu, bu, alcoolise*, beurre*, rond comme, emeche*, gris*, cuite, sobre, verre de trop, de trop, picol*, defonce*, paf, ivresse, bois, bu trop, picole, pinte*, eme*, joyeuse, bourr, gueule de bois, eponge',
    alcohol:
      'vin, rose, biere*, pastis, rhum, vodka, whisky, gin, champagne, prosecco, ricard, verre, verres, bouteille, apero, sante, tchin, shot*, cocktail*, mojito*, tequila, sangria, punch, pinte*, cidre, spritz, kir, alcool, barman, comptoir',
    dizzy:
      'tourne, tournent, tournis, tangue, titub*, vois double, double, deux, hoquet, hic, tomb*, trebuch*, bouge, bougent, penche, flott*, jambes, chaussure*, cles, sol, zigzag*, tete',
    laugh: 'haha*, hihi*, mdr*, ptdr*, lol, hehe*, xd, rigole, ris',
    since:
      'depuis, des mois, des annees, des semaines, ca fait, longtemps, tous les jours, chaque jour, chaque matin, chaque soir, toujours, ne plus, plus rien, plus envie, plus, mois, semaines, ans, jour apres jour, un bail, hiver, automne, printemps, plus jamais, sans cesse, a longueur',
    empty:
      'vide, eteint*, gout a rien, gout de rien, envie de rien, plus envie, energie, force de, plus la force, sens, brouillard, gris, grise, lever, lit, poids, effort, interesse, ressens rien, ressens plus, rien ne me, rien me, motivation, inutile, a quoi bon, plat, lourd, noir, elan, fatigu*, trainer, traine, indifferen*',
    depression:
      'depress*, deprim*, depri*, antidepresseur*, psy, psychiatre, psychologue, therapi*, traitement, burn out, burnout, medecin, diagnostic, moral, melancol*, desespoir',
    tired: 'fatigue*, epuis*, creve*, lessive*, plus de force, dors, dormir, claque*, nase, kc',
    today:
      'aujourd hui, ce soir, ce matin, cet apres midi, cette nuit, hier, hier soir, maintenant, lundi, journee, soiree, cette semaine, tout a l heure, semaine',
    sad: 'triste, tristesse, decu*, deception, cafard, blues, bof, nul, nulle, pleur*, larmes, chagrin, mal, demoralis*, abattu*, pas le moral, peine, vexe*, blesse*, humili*, moche, pourri*, galere, degout*, coup dur, coup de mou, deg, marre, manque, snif, pff*, gros coeur, coeur gros, sale journee, mauvaise, decourage*, rage, enerve*, colere, triste*, cafardeu*, morose, dur dur, dure journee, journee de merde, mal au coeur, nostalg*, blase*, grise mine, affreu*, horrible, desole*, malheureu*, desabuse*, gorge',
    mishap:
      'rate, ratee, perdu, vire*, licenci*, disput*, engueul*, cri*, refuse*, annul*, oubli*, casse*, pas repondu, ignore*, personne, examen, entretien, patron, chef, mort*, amende, gach*, recal*, planté, plante*, echou*, echec, panne, vol*, largue*, rembarr*, remarque, reproch*, reproche',
    lonely: 'seul*, solitude, toute seule, tout seul, personne, isole*, invite*, exclu*, silence',
    love: 'amoureu*, je l aime, l aime, t aime, coup de foudre, craque, crush, fou de, folle de, dingue de, dingue d elle, dingue de lui, tombe amoureu*, m aime, amour de ma vie, raide dingue, adore, en pince, kiffe, mordu*, entiche*, amouracher, m attache, attache a, amour, je t aime, tombee, tombe sous le charme, charme, sous le charme, flashe, love, raide, demande en mariage, fiancailles, epouser',
    heart:
      'coeur, papillons, bat, sourire, sourit, souris, bisou*, baiser, embrass*, yeux, main, parfum, pense a elle, pense a lui, pense qu a, penser a, belle, beau, voix, reve, rougi*, texto, message, prenom, bras, regard, ventre, cheveux, tremble*, anniversaire, heureu*, nuage, petit mot, magique, frissons, levres, boucles, fossettes, caresse*, rougir, rougis, nerveu*, fleur*, pull, odeur, sent bon, fond*, fondre, chavire, joli*, sourires, mains, danse avec, lune, etoile*, rayonne, petillant*, flotte sur',
    partner:
      'elle, lui, il, ma femme, mon mari, ma copine, mon copain, mon mec, ma meuf, cheri*, compagn*, fille, gars, fiance*',
    single:
      'celibataire*, celib, veuf, veuve, divorce*, separe*, solo, vieille fille, coeur a prendre, libre',
    seek: 'cherche, chercher, trouver, trouve, retrouver, quelqu un, qqun, ame soeur, rencontrer, rencontre, une femme, un homme, un mec, une meuf, une copine, un copain, l amour, une relation, relation, serieux, prince charmant, perle rare, refaire ma vie, avec qui, moitie, la bonne, le bon, partager, vieillir, caser, tomber amoureu*, vie a deux, compagn*, coup de coeur, un amour',
    dating:
      'tinder, appli, applis, site, rencontres, rencontre, profil, draguer, drague, flirt*, match, speed dating, meetic, annonce, bio, presenter, rencard, rdv galant, bumble, agence, seduire, aborder, plaire',
    wish: 'j aimerais, aimerais, je voudrais, voudrais, envie de, j ai envie, reve de, espere, j espere, souhaite, pret a, prete a, pret pour, si seulement, un jour, manque',
    bored:
      'ennui*, ennuy*, rien a faire, rien a la tele, barbant, chiant, long, longue, interminable, baille*, n en finit, passe pas, mortel, tourne en rond, emmerde*, fait chier, sais pas quoi faire',
    waiting:
      'attend*, attente, queue, file, retard, bloque*, coince*, passer le temps, tuer le temps, salle, minutes, heures, cours, reunion, train, bus, metro, aeroport, gare, insomnie, arrive pas a dormir, quai, garde, bouchon*, en avance, vol, correspondance, guichet, embouteillage*',
    distract:
      'distra*, autre chose, changer de sujet, change de sujet, changeons, changer les idees, change moi les idees, idees, pas penser, plus penser, penser a autre, oublier, occupe moi, occuper, tiens moi compagnie, compagnie, n importe quoi, divers*, evader, evad*, la tete, vider la tete, cogit*, sujet, tout sauf, parle moi, decrocher, discuter, papoter, de tout et de rien, distraction, penser, rumine*, ruminer, changer d air, changer d idees, eviter, ailleurs, evasion, parle, parler de, pas de, sauf, occupe, passe temps, bavard*, cause moi',
    tell: 'raconte, raconte moi, dis moi, parle moi, parlons, histoire, anecdote, quelque chose, dis un truc, un truc, pose moi, decris, conseille, lis moi, sors moi, apprends moi',
    play: 'jeu, jeux, joue, jouer, jouons, on joue, blague*, devinette*, quiz, rire, fais moi rire, marrant, defi, chiche, pari, parie, action ou verite, verite, vanne*, invente, inventons, rime, fais semblant, imagine, imite, amus*, chante, charade, delir*, drole, bataille, battle, rap, mime, devine, pendu, connerie*, betise*, impro*, rigol*, deconn*, tu preferes, rigolo, rigolote, rions, jeu de, petit bac, baccalaureat, enigme*, gage, on fait, faisons, concours, points, gagne, perd, chanson sur, parodie, duel, improvise, sketch, accent, farce*, poisson, absurde',
    party:
      'fete, fetes, soiree, danse*, danser, boite, sort, sortir, on sort, concert, festival, karaoke, vendredi, samedi, week end, weekend, musique, allez, ambiance, faire la fete, teuf, bouger, aventure, manege*, parc, youpi, ouais*, ca te dit, dj, bringue, fiesta, chaud, folie*, s eclater, eclat*, kiff*',
    ask: 'combien, quand, a quelle heure, ou est, ou se, qui a, qui est, quel, quelle, quels, quelles, pourquoi, comment on, comment, c est quoi, qu est ce que, est ce que, difference, ca veut dire, signifie, explique, tu peux, tu sais, on dit, peux tu, sais tu',
    practical:
      'recette, tradui*, mail, reunion, dentiste, plombier, pharmacie, train, voiture, achet*, prix, coute, capitale, meteo, ouvre, ferme, rapport, expose, grammes, four, diner, dejeuner, cours de, demain, heure, h, orthographe, mot, mot de passe, telephone, banque, facture, ecole, livre, film, serie, km, degres, impots, medecin, devoir, rdv, rappelle, liste, photo de profil, parametres',
    greet:
      'salut, bonjour, bonsoir, bonne nuit, coucou, merci, a demain, ca va, au revoir, ok, a plus, d accord, bonne journee, re, parfait',
  },
  negation: 'pas, ne, n, jamais, sans, rien, aucun*, ni, plus',
  others:
    'ma soeur, mon frere, mon oncle, ma tante, mon cousin, ma cousine, ma mere, mon pere, un ami, une amie, mon ami, ma voisine, mon voisin, un collegue, une collegue, mon collegue, ma collegue, mon grand pere, ma grand mere, les gens, le heros, mon fils, ma fille, les ados, mon pote, mon beau*',
  past: 'l an dernier, l annee derniere, l an passe, il y a, j etais, etait, autrefois, a l epoque, jadis, quand j etais, c est du passe, dans ma jeunesse, en 20*, en 19*, avant, j avais, ancien*',
}
