/** Courses, reactions, squadrons, and what is done at hexes. */
export const courses = {
  'not-your-squadron':
    'Only your own squadrons take your orders, and none that is mothballed: plot another one.',
  'plotted-already': 'The squadron already has a course: leave one of the two courses out.',
  'captain-told-already':
    'The captain of the squadron already has instructions: leave one of the two orders out.',
  'too-few-quick':
    'The course takes {points|movement point|movement points}, and the squadron has {most}: mark {more|quick move|quick moves} more, or make it shorter.',
  'too-far': 'The squadron makes {most|move|moves} in a turn at most: leave out the last ones.',
  'no-course': 'The course enters no hex: leave it out, and the squadron stays.',
  'not-beside': '{place} does not lie beside {from}: plot every hex on the way.',
  'arm-edge': '{place} lies beyond the edge of the arm, where no normal movement leads: plot another way.',
  'no-monitor': 'That is not one of your monitors: name one, or none for those in transit.',
  'none-in-transit': 'No monitor of yours is in transit: name one that stands somewhere.',
  'in-transit-at-most': 'Of your monitors {most} can be in transit: let the others stand somewhere.',
  'monitor-there-already': 'The monitor is there already: name another hex.',
  'monitor-abroad': '{place} is not yours, or blockaded: station the monitor in your own space.',
  'monitor-blockaded': 'A blockade holds the monitor in {place}: break it first.',
  'joins-monitor': 'A monitor stands by itself: choose another squadron.',
  'tows-elsewhere': 'Those ships are in another hex: bring both squadrons together first.',
  'tows-itself': 'A ship does not tow itself: choose others, or another ship to tow them.',
  'tows-already': '{hull} is towed or tows already this turn: leave one of the two out.',
  'cannot-be-towed': 'One of these ships cannot be towed, or is in no ship list: choose others.',
  'tow-too-heavy': '{hull} cannot move with these in tow: name fewer of them, or another ship.',
  'no-code': 'Your squadrons have codes like {example}: choose another one.',
  'same-squadron': 'The ships are in that squadron already: choose another one.',
  'not-together':
    '{code} will not be in the same hex at the end of the turn: bring both together, or choose another squadron.',
  'over-command':
    'The flagship commands {rating|ship|ships} beside itself, and there would be {slots}: leave some of them out.',
  'links-at-most':
    'A squadron carries {most} gunboats on links beside those of its tenders: let ships go without theirs.',
  'too-many-tenders':
    'A squadron has {most} tenders and space control ships at most: leave some of them out.',
  'left-uncommanded':
    'Those that stay would be more than their flagship commands: let more of them go, or leave it with them.',
  'two-command-ships':
    'There would be two command ships of the class {class}, and a squadron has one: leave the other one out.',
  'too-many-assaults':
    'Maulers and troop ships take half of the command slots at most, {most} here, and these are {count}: leave some of them out.',
  intercepted:
    'An enemy squadron holds {place}, and the squadron does not attack: it turns back. Order it to attack if it should fight.',
  'judged-advancing':
    'The squadron was advancing on {place} where another one came, and does not attack: it turns back.',
  'attacked-before':
    'The squadron is attacked in {place} before it moves on: it fights, and its course ends.',
  'no-pace': 'Quick moves belong to double time or trans-warp movement: choose one, or leave them out.',
  'pace-hexes':
    'Each quick move goes through {hexes|hex|hexes} of the course, and no two share one: mark where each of them begins.',
  'general-is-slow':
    '{hull} and ships like it use neither double time nor trans-warp movement: leave them behind, or move as usual.',
  'off-route':
    'Nobody moves so fast in {place}: quick moves begin and end on a friendly trade route, those of X-ships in friendly space. Plot them elsewhere.',
  'crippled-guards': 'Crippled ships do not go on convoy duty: repair them first.',
  'poor-alone':
    'Poor crews by themselves neither react nor use special movement: add a ship with a usual crew, or leave this out.',
  'crippled-stops':
    'A crippled ship moves one hex in a turn, or one quick move: the squadron stops before {place}.',
  'slower-stops':
    'The squadron has become slower on the way, and moves {speed|hex|hexes} in a turn: it stops before {place}.',
  'quick-no-longer':
    'The squadron makes no quick moves any longer, and its movement points are spent: it stops before {place}.',
  'crippled-reacts':
    'A squadron that a crippled ship commands reacts to nothing: name another flagship, or leave this out.',
  'fast-reacts':
    'A squadron in double time or trans-warp movement makes no reaction in that turn: leave one of the two out.',
  'condition-never':
    'No count of ships is at least {least} and at most {most}: raise the one, or lower the other.',
  'reacts-already': '{name} is ordered already, and happens once: leave one of the two out.',
  'no-stop':
    'A stop needs a course of two hexes at least, of which the first is entered: plot one, or leave the stop out.',
  'rx-points':
    'This takes {cost|movement point|movement points}, and the squadron has {left|movement point|movement points} left: shorten the course, or leave this out.',
  'gathers-nobody': 'Nobody assembles with the squadron: choose others of your squadrons.',
  'gathers-foreign': '{unit} is not another of your squadrons: choose one that is.',
  'gathers-spent':
    '{unit} lacks the {cost|movement point|movement points} that assembling takes: shorten its course.',
  'leads-already': 'The squadron has a number in line already: leave one of the two out.',
  'attacks-if-already': 'The squadron has a condition for its attacks already: leave one of the two out.',
  'no-ship-of-merchants': 'No ship of the squadron belongs to your merchants: leave this order out.',
  'dismissed-whole': 'Damaged ships do not go back to the reserve: repair them first.',
  'dismissed-at-home': 'Ships go back to the reserve at a system or base of yours: bring them there.',
  'muster-homeless': 'Merchants are mustered at a homeworld, and you have none: leave this order out.',
  'muster-elsewhere': '{code} is not one of your squadrons in {place}: choose one that is, or a new code.',
  'not-of-fleet':
    'Squadrons of supplementary defense are of fleet M, and no others of merchants are: write a code such as {example}.',
  'merchants-serve-at-most':
    'These are worth {more} EP, and {left} more can serve there, 15 % of what merchants have: muster fewer.',
  'defenders-at-most':
    '{most|squadron|squadrons} of supplementary defense can be in {place}, and no more: choose another hex.',
  'regroups-to-a-post':
    'Ships of the supplementary defense and of the military do not mix, and fleet M is the defense: send them back to the reserve first.',
  'awaits-without-course': 'The squadron has no course on which it could leave: plot one.',
  'awaits-already': 'The squadron waits for the end of the blockade already: leave this order out.',
  'regroups-on-duty':
    'The squadron is on convoy duty, and its ships are with no other one: end the duty first.',
  'works-on-duty': 'The squadron is on convoy duty, away from yards, bases and docks: end the duty first.',
  'on-convoy-duty': 'The squadron is on convoy duty this turn: end that, and it moves in the next one.',
  'nothing-to-sweep': '{place} is not full of mines: sweep a hex that is.',
  'no-sweeper': 'The squadron has no minesweeper, which alone sweep a hex full of mines: bring one.',
  'unsupplied-stays':
    'The squadron has been out of supply for four turns, and cannot move: bring it cargo, or leave the course out.',
  'crippled-unsurveyed':
    '{place} is not surveyed, and no crippled ship goes there: plot another way, or repair it first.',
  'doubled-at-home':
    'The squadron has two command ships of one class, which it may have at its homeworld alone: regroup it before it leaves.',
  'fronts-by-game-master': 'Fronts are drawn by the game master: leave this order out.',
  'front-unsurveyed': '{place} is not surveyed, and no front goes there: draw it elsewhere.',
  'front-foreign-space':
    'A front is drawn around territory of another empire that is not behind it yet: choose such a hex instead of {place}.',
  'front-strong-point':
    'There is a system in {place}, and no front goes around it before it is captured: draw it elsewhere.',
  'no-front': 'No front encloses {place}: leave this order out.',
  'red-stops':
    '{place} is unnavigable: only the first move of a turn leads there, at three hexes a turn at most, and the squadron stops before it.',
  'no-such-squadron': 'The squadron no longer exists: leave this order out.',
  'fed-by-game-master': 'Cargo comes from the game master: leave this order out.',
  'tasked-already': 'The squadron already has another task in a hex: leave one of the two orders out.',
  'works-already': 'The squadron is already at work in {place}: leave this out, and it continues.',
  'work-elsewhere': 'The course of the squadron does not end in {place}: plot it to there.',
  'annexed-already': '{place} is your territory already: annex another hex.',
  'not-surveyed': '{place} is not surveyed: survey it instead.',
  'annexes-system':
    '{place} has a system of the {seat}, and is theirs as long as that is: capture the system first.',
  'surveyed-already': '{place} is surveyed already: survey another hex.',
  'navigable-already': '{place} is not an unnavigable hex: navigate a red one.',
  'no-survey-ship': 'Only a survey ship makes a red hex navigable: send a squadron with one.',
  'run-at-system': '{place} has a system, and no resource run: choose another hex.',
  'run-in-red': '{place} is unnavigable, and has no resource run: navigate it first.',
  'run-in-green': '{place} is a radiation zone, and has no resource run: choose another hex.',
  'run-in-surveyed':
    '{place} is surveyed, and has no resource run but in restoration: choose an unsurveyed hex.',
  unnavigable: '{place} is unnavigable, and cannot be surveyed: survey another hex.',
  'no-surveyor':
    'A survey ship surveys, or a scout that is no war cruiser or war destroyer, or two large or four small auxiliary scouts: send a squadron with that.',
  'nothing-to-blockade': '{place} has no system of another empire: blockade one that has.',
  'hyper-and-moves':
    'In a turn with hyperwarp a squadron does not move or react otherwise: leave one of the two out.',
  'in-hyperwarp': '{unit} goes by hyperwarp, and is with nobody else this turn: leave it out.',
  'hyper-unfit':
    'Hyperwarp is for second generation X-ships, and beside them for elite X-squadrons of an empire that has such ships: send others.',
  'hyper-crippled': 'Crippled ships do not go by hyperwarp: leave them behind, or repair them first.',
  'hyper-shut':
    'The trade route in {place} is shut down, and hyperwarp follows routes that are open: open it, or choose another base.',
  'hyper-unguided': 'No base of yours guides squadrons in {place}: hyperwarp leads from base to base.',
  'hyper-too-far':
    'Your trade routes do not lead to {place} in {most|hex|hexes}: choose a closer base, or connect it.',
  'hyper-busy': 'One of the two bases guides another squadron this turn: wait, or choose another base.',
  'hyper-costs': 'This costs {cost} EP, and {left} are left: leave it out.',
  'sprints-abroad':
    'Of its course at most {most|hex|hexes} may lie outside the space of your empire, and {count} do: plot a shorter one.',
  'joins-stored': 'Mothballed ships stand there: join others, or mothball these too.',
  'no-terrain': 'No system of yours is in {place}, and nothing else has terrain: choose one.',
  'not-lying-there': 'Of your reserve {left} of {unit} lie so in {place}: name fewer, or another hex.',
  'reserve-shut-in': 'A blockade shuts your reserve in {place} in: wait until it is broken.',
  'reserve-stays': 'Units that are called out of the reserve stay where they are: leave the course out.',
  'over-lowered':
    'The command ratings of your empire are lower, and this squadron is too large: pay for its rating, or make it smaller.',
  'gunboats-are-slow':
    '{hull} uses neither double time nor trans-warp movement: plot the course as usual, or leave it behind.',
  'shut-in': 'A blockade of {place} keeps the squadron from leaving: attack the blockaders, or bypass them.',
  'shut-in-quick':
    'A blockade of {place} keeps the squadron from leaving, and in trans-warp movement it fights nobody before Y185: plot it to move as usual, and attack.',
} as const;
