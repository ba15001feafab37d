import type { ConceptWords } from './concept.ts'

export const fr: ConceptWords = {
  i: 'je, j, moi, me, m, mon, ma, mes, ai, suis, jsuis, jai',
  you: 'tu, toi, te, ton, ta, tes, t',
  kin: 'ami, amie, amis, amies, frere, soeur, mere, pere, maman, papa, fils, file, mari, feme, copin*, cousin*, coloc*, conjoint*, collegue, colegue, coleg*, enfant, neveu, niece, oncle, tante, ex, voisin*, pote, compagn*',
  they: 'il, ele, elle, lui, ils, dit que, m a dit, m a ecrit, menace, parle de, alait, alle, ne repond plus, repond pas, veut, a tente, essaye, peur qu, peur que',
  themself:
    'se tuer, se suicider, se pendre, se jeter, se faire du mal, se coupe, se scarifie, se fasse du mal, se foutre, s ouvrir, se mutile, en finir, ses bras, s est ouvert, se suicide, une betise, l irreparable, se blese, se fait du mal, mettre fin a ses jours, ses jours',
  neg: 'g plu, plu, ne, n, pas, plus, jamais, rien, aucun, aucune, sans, non, ni, pu, personne',
  wish: 'veux, veu, voudrais, voulais, envie, espere, souhaite, prefer*, aimerais, reve de, revais, j atends, atends que, prie, hate de, desir, besoin, preferais, aurais aime, prete a, pret a',
  plan: 'decid*, decision, vais, prevu, prepar*, plan, projet de, achete, ai trouve, sur le point, prete, pret, essaye, essayer, tente, tentative, tent*, pasage a l acte, paser a l acte, aller au bout, choisi, je le fais, sera fait, deja fait, le ferai, mis de cote, stock*, cache',
  soon: 'date, la date, ce soir, cete nuit, demain, aujourd hui, bientot, cete semaine, avant, maintenant, la, tout a l heure, dimanche, prochain*',
  again:
    'encore, de nouveau, a nouveau, recommenc*, repens*, tous les jours, tous les soirs, toutes les nuits, toujours, sans cesse, chaque, souvent, revien*, hier soir, hier, parfois, des fois, ces temps, depuis',
  think:
    'pense, penser, pensee*, idee*, imagin*, me dis, songe, rumin*, obsed*, envisag*, sens, impresion, voix, tete, noires, regarde',
  if: 'si, serait, serais, aurait, aurais, suffirait, sufirait, seraient, etais',
  how: 'coment, moyen*, methode*, combien, dose, facon, maniere, cherche, comen',
  die: 'survecu, sous tere, six pieds, six pieds sous tere, mourir, meurs, mort, morte, morts, creve, crever, decede*, mortel*, deces, tombe, cimetiere, cercueil, enterement, clamser, mourrais, mourais, mourait, mouru, crev*',
  kill: 'tue, tuer, tuerais, assasin*, butter, abat*',
  'kill-self':
    'me tuer*, me tuai*, me pend*, me flingu*, me suicid*, me noi*, m etoufer avec, me laiser mourir, me laise mourir, une bale dans la tete, me buter*, me foutrais en l air, me plante dans, je me jete du, me jete de, me tire une bale, tire une bale, passer sous le metro, me foutre sous, passer sous un train, debarraser le plancher, tire ma reverence, me vider de mon sang, me tuer, me suicider, suicider, me tue, me foutre en l air, foutre en l air, me pendre, me buter, me flinguer, en finir, metre fin, mettre fin, fin a mes jours, mes jours, m ouvrir les veines, me suicide, me suprimer, me noyer, me tirer une bale, m oter la vie, oter la vie, me suprime, abreger, mete fin, me descendre, me faire sauter, kms, me jeter',
  suicide: 'suicid*, sucid*, suicd*, suiside',
  live: 'vivre, vie, vivant*, vis, rester en vie, respirer, continuer, tenir, avancer, vies, survivre, viv*, etre la, d etre la',
  born: 'avort*, naitre, ne, nee, naisance, venu au monde, mise au monde',
  exist:
    'exist*, etre la, plus la, rester ici, ne sois plus la, serai plus la, sera plus la, ici bas, sur tere, etais plus la, serai plus, parti pour de bon, partie pour de bon',
  end: 'fini*, fin, finir, areter, arete, arret*, termin*, stop, fermer, eteindre, eteign*, cesse*, bout, boucler',
  all: 'tout, tous, toutes, toute',
  world: 'condamnation, monde, tere, cete vie, ce monde, cete tere, ici',
  vanish:
    'dispar*, partir, parti, partie, m en aler, m eface*, eface*, quite*, quiter, m evapor*, m eteindre, aneanti*, pars',
  forever:
    'toujours, jamais, pour toujours, pour de bon, definitiv*, a jamais, plus jamais, eternel*, une bone fois',
  sleep: 'reve, cauchemar, dormir, m endormir, endorm*, someil, fermer les yeux',
  wake: 'revei*, me reveiler, ouvrir les yeux, me lever, rouvrir, revele',
  jump: 'saut*, jeter, jete, vide, me lanc*, sauter, plong*, me lacher, basculer, enjamb*, un pas',
  height: 'pont, balcon, fenetre, toit, imeuble, falaise, etage, viaduc, tour, rebord, parapet, rambarde',
  track: 'train, trains, rails, metro, rer, quai, voies, camion, rame, bus',
  drive: 'volant, arbre, mur, platane, voiture contre, acelere*, encastr*, foncer, virage, conduis, ceinture',
  pills:
    'acide, detergent, goutes, goute, cachets, cachet, somniferes, somnifer*, medicament*, medocs, pilule*, comprim*, boite, plaquete*, avale*, avaler, xanax, lexomil, overdose, doliprane*, poison, javel, anxiolytique*, antidepreseur*, gober, ingurgit*',
  weapon:
    'aiguile, vere, corde, flingue, fusil, pistolet, arme, lame, lames, rasoir, couteau, cuter, ciseaux, gaz, bale, noeud, cutter, compas, ceinture',
  hang: 'pend*, noy*, noyer, etoufe*, etrangl*, asphyxi*',
  cut: 'coup*, scarif*, entail*, tailad*, veines, veine, sang, saigne*, cicatric*, mutil*, grif*, blesure*, automutil*, ouvert les, plaie*',
  burn: 'brul*, cigarete*, briquet',
  hit: 'frap*, cogne*, cogn*, gifl*, bleus, tape*, poing*, coups',
  body: 'bras, poignet*, cuise*, jambe*, peau, avant bras, gorge, ventre',
  'hurt-self':
    'me faire du mal, me fais du mal, me faire mal, me coupe, me couper, me scarifi*, scarifi*, me mutil*, automutil*, me brul*, me blese*, me frape*, me grif*, me puni*, me suis coupe, me suis ouvert, me suis scarifie, me suis fait du mal',
  letter: 'letre, letres, mot d adieu, mot, mots, testament, ecrit, mesage',
  goodbye:
    'adieu, adieux, au revoir, merci pour tout, pardon*, pardonez, ne m en veux pas, m en voulez pas, desole*, embrase, dire aurevoir, aurevoir, excuse*',
  last: 'dernier*, derniere*, ultime, derniere fois, derniere nuit, dernier mesage',
  settled:
    'range, regle, done mon, done mes, done ma, asurance, papiers, facture*, ocupez vous, prenez soin, codes, mot de pase, heritage, afaires, en ordre, confie, organise',
  burden:
    'poids, fardeau, charge, boulet, inutile, de trop, nul, nule, rate, echec, dechet, gene, encombre*, derange, rien a faire ici, parasite, gache*, merde, bon a rien',
  better:
    'mieux, soulag*, delivr*, liber*, paix, tranquil*, solution, repos, plus heureu*, isue, sortie, douce, silence, calme',
  'without-me':
    'sans moi, si je n etais plus, si je disparai*, si j etais mort*, si je mourais, si j etais plus, quand je serai plus, apres mon depart, quand je serai mort*, quand je serai parti*',
  nobody: 'personne, qui me, nul',
  notice:
    'remarqu*, manqu*, import*, pleur*, regret*, soucie*, apercev*, cherch*, trouver*, souviend*, rendrait compte',
  reason:
    'raison*, sens, but, interet, a quoi bon, a quoi ca sert, pourquoi, sert, espoir, avenir, vaut la peine, peine, retient, rien pour moi',
  deserve: 'merit*, devrais, j aurais du, du mourir, normal que, a ma place, a sa place',
  hate: 'deteste, hais, degout*, deteste*, haine',
  pain: 'mal, douleur*, soufr*, soufrance*, desespo*, enfer, tortur*, detrese, insuport*, vide, angois*, calvaire, desespere*',
  cannot:
    'peux plus, en peux plus, n en peux, peu plus, j en peux, suporte plus, tiens plus, a bout, plus la force, force de, y arive plus, arive plus, craqu*, tenir',
  tired: 'fatigu*, mare, ras le bol, epuis*, lase*, lasse, usé, use, abandon*, renonc*, baise les bras',
  afterlife:
    'ciel, paradis, rejoind*, rejoins, au dela, la haut, retrouver, de l autre cote, avec les anges, en paix, aupres',
  courage: 'courage, force, peur, lache, trembl*, oser, ose, dans la main, a cote de moi, devant moi',
  pressure:
    'soulage, soulag*, ca me calme, resentir, ressentir, manches longues, en cachete, cache, evacu*, quand ca va pas, quand je me',
  story:
    'film*, livre*, serie*, roman*, chanson*, personage*, acteur, actrice, scene*, episode*, poem*, poet*, piece, romeo, juliete, bovary, musique, auteur, ecrivain, peintre, chanteu*, heros, heroine, jeu, documentaire, podcast, theatre, opera, enquete, comisaire, polar, histoire, joue, intrigue, bd, manga, biographie',
  study:
    'ministre, prison, prisons, politique, gouvernement, elu, article*, etude*, recherche, statistique*, taux, prevention, conference, cours, these, benevol*, journal, infos, raport, asociation, formation, prof, colque, semaine de la, campagne, lu que, loi, debat, dit que le, ecoute, infirmier*',
  trifle:
    'moustache, cheveux, ongles, frange, barbe, rire, rigol*, faim, soif, honte, enui, chaud, chaleur, froid, croisant, gateau, soiree, envie de dormir, someil, pizza, chocolat, regime, curiosite, pluie, sous tere, jalousie, fatigue de, bufet, rires, trop bien',
  accident:
    'case, moto, epluch*, patate*, cuisin*, four, fer a repaser, repas*, cuisine, rasant, genou*, cheville, ski, foot, sans faire expres, bricol*, jardin*, poele, papier, oignon*, doigt, escalier*, chute, raser',
  thing:
    'portable, baterie, telephone, ordi*, voiture, plante*, wifi, conexion, abonement, ordinateur, moteur, frigo, site, forfait, dosier, travaux, boite de vites*',
  animal: 'chien*, chat, chate, hamster, lapin, poison rouge, veto, oiseau, cheval',
  old: 'quatre vingt dix ans, cent ans, grand pere, grand mere, mamie, papi, papy, cancer, hopital, ans, vieux, vieilesse, il y a un mois, l an dernier, guere, acident, covid, maladie, deuil, manque',
  work: 'boulot, travail, patron, chef, reunion, examen*, partiel*, bureau, devoirs, colegue*, boite, poste, fac, ecole, tache, dosier',
  sport:
    'defense, defaite, foot, sport, match, equipe, salle, course*, elastique, parachute, piscine, plongeoir, marathon, entrainement, balon, ski, lac, escalade',
  calm: 't inquiete, inquiete pas, rasure*, je rigole, blague, ca va aller, ca ira, ca va mieux, heureu*, trop bien, genial*, superbe, chouete, content*, magnifique, belle, jamais de mal, jamais du mal, j aime la vie',
  laugh: 'mdr*, ptdr*, lol, haha*, xd, hihi*',
  love: 'amour, coeur, quite*, m a quite*, rupture, aime, copain, bisou*, larguer, largue*, week end, chemise, robe, belle',
}
