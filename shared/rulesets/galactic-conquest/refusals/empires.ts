/** Morale, surrender, research, spies and treaties. */
export const empires = {
  'spies-cut-off': 'Your homeworld is blockaded or captured, so your spies cannot leave: relieve it first.',
  'no-empire': 'You have no empire to mobilise: remove this order.',
  'no-account': 'There is no such empire: name one of the game.',
  'to-yourself': 'You cannot do this with your own empire: name another one, or save the points.',
  'known-already': '{project} is fully researched: choose another project.',
  'known-first': '{project} requires {first}: research that first.',
  'tech-unseen':
    '{project} is foreign and cannot be researched until a turn after you see it in use: choose another project.',
  'tech-seen': 'The {seat} has seen {project}, knows it, or is barred from it already: remove this order.',
  'research-costs': 'This costs {cost} EP, and the treasury holds {left}: fund less.',
  'too-little':
    'Investing less than {least} EP at once gives no chance: invest at least that, or fund a team.',
  'funded-already': 'Team {team} is funded already: fund another team.',
  'observed-by-game-master': 'Only the game master decides what was observed: remove this order.',
  'surrendered-already': 'The {seat} has already surrendered: remove this order.',
  'surrenders-to-nobody': 'Name the empire to surrender to.',
  'no-victor':
    'The {seat} cannot be named here: an empire surrenders once to each other empire that still exists. Name another one.',
  'imposed-by-game-master': 'Only the game master can make others surrender: remove this order.',
  'surrender-circle': 'The {seat} surrenders to an empire that surrenders in return: one of them must not.',
  'no-rebellion': 'There is no rebellion in {place}: remove this order.',
  'rebels-answered': 'The rebellion in {place} is already being put down: remove one of the two.',
  'morale-by-game-master': 'Only the game master sets the morale of systems: remove this order.',
  'no-morale': '{place} has no system with a morale: remove this order.',
  'espionage-costs':
    'This costs {cost} EP, and the treasury holds {left}: remove this order, or spend less elsewhere.',
  'pact-already': 'You already have a trading pact with the {seat}: move its units instead.',
  'pact-homeless': 'You have no homeworld, so you cannot make a trading pact: remove this order.',
  'pact-no-route':
    'No trade routes meet at a border with the {seat}: lay yours to it, and let them lay theirs.',
  'pact-reserve': 'There are {left}x{unit} in your strategic reserve: take no more than that.',
  'pact-no-units':
    'No unit of your strategic reserve serves in trading pacts: let the merchants build free traders, FT, first.',
  'no-pact': 'You have no trading pact with the {seat}: remove this order.',
  'pact-full': 'The pact can hold {free} more (one for each major system of both empires): add fewer.',
  'pact-pool': 'There are {left}x{unit} in your pool of the pact: move no more than that.',
  'partner-already':
    'The {seat} is your preferred partner, and you can have only one: end that partnership first.',
  'partner-too-soon': 'Your last preferred partnership ended less than two turns ago: wait.',
  'no-partner': 'The {seat} is not your preferred partner: remove this order.',
  'partner-ends': 'This partnership is already ending: remove this order.',
  'not-allied': 'You have no alliance with the {seat}: make one first, or remove this order.',
  'allied-already': 'You are already allied with the {seat}: remove this order.',
  'favoured-already': 'Ships of the {seat} already have priority: remove this order.',
  'fleet-free': 'These ships cost nothing this turn: remove this order.',
  'fleet-paid': 'These ships are already paid for: remove this order.',
  'fleet-costs': 'These ships cost {cost} EP, and the treasury holds {left}: spend less elsewhere.',
  'no-allied-leader': '{unit} is not an ally’s squadron that could lead yours: choose another one.',
  'leader-elsewhere': '{unit} is not in the hex of your squadron: bring them together first.',
  'serves-already': 'One of the two already functions as one with others: remove this order.',
  'fewer-ships':
    'The empire with the most ships leads here, and the {seat} has fewer: lead yourself, or send fewer ships.',
  'allies-uncommanded':
    'Together they take {slots} command slots, and the flagship has {rating}: send fewer ships.',
  'tech-enemies':
    'You have fought the {seat} in the last five years and cannot trade technology with them: remove this order.',
  'tech-no-neighbours':
    'Your space does not border on that of the {seat}: only neighbours can trade technologies.',
  'tech-incomplete': 'You have not fully researched {project}, so you cannot sell it: remove this order.',
  'tech-unique': '{project} is unique and cannot be traded: remove this order.',
  'tech-too-new': 'You must have used {project} for five years before you can sell it.',
  'tech-costs': 'A trade costs {cost} EP, and the treasury holds {left}: remove this order.',
  'spy-at-home': 'That is your own empire: choose another one.',
  'spied-empire-fallen': 'The {seat} no longer exists: choose another empire.',
  'hex-not-on-map': '{place} is not on the map: choose another hex, or none.',
  'no-such-spy': 'You have no such spy: choose one of yours, or a new one.',
  'orions-too-cheap': 'Orion pirates ask for at least {least} EP: pay more, or remove this order.',
  'no-propaganda-division': 'Your empire has no Propaganda Division: research it first.',
  'morale-not-played': 'This game began before morale was added: remove this order.',
  'heartened-already': 'Propaganda can raise morale only once a turn: remove one of the two.',
  'no-system-to-incite': 'There is no foreign system in {place}: choose a hex that has one.',
  'incited-too-far':
    '{place} lies further than {reach} hexes from your empire: choose a system near your borders.',
  'incited-already':
    'There is already propaganda against the rulers of {place} this turn: wait for the next turn.',
  'counterspies-already': 'Counterspying is already paid for: remove one of the two.',
  'asked-enough': 'The intelligence service answers only {most} questions a turn: remove this order.',
  'propaganda-too-cheap': 'Propaganda costs at least {least} EP: spend more, or remove this order.',
  'told-by-game-master': 'Only the game master decides what is heard: remove this order.',
  'chart-of-game-master': 'Only the game master sets the chart of spies: remove this order.',
} as const;
