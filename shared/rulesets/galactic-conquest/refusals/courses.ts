/** Courses, reactions, squadrons, and what is done at hexes. */
export const courses = {
  'not-your-squadron':
    'You can plot only your own squadrons, and none that is mothballed: choose another one.',
  'plotted-already': 'The squadron already has a course: remove one of the two.',
  'captain-told-already': 'The captain of the squadron already has instructions: remove one of the two.',
  'too-few-quick':
    'The course takes {points|movement point|movement points}, and the squadron has {most}: mark {more|more quick move|more quick moves}, or shorten it.',
  'too-far': 'The squadron can make {most|move|moves} a turn at most: remove the last ones.',
  'no-course': 'The course enters no hex: remove it, and the squadron stays.',
  'not-beside': '{place} is not next to {from}: plot every hex on the way.',
  'arm-edge':
    '{place} lies beyond the edge of the arm, out of reach of normal movement: plot another course.',
  'no-monitor': 'That is not one of your monitors: name one, or none for those in transit.',
  'none-in-transit': 'None of your monitors is in transit: name one that is stationed somewhere.',
  'in-transit-at-most': 'At most {most} of your monitors can be in transit: station the others.',
  'monitor-there-already': 'The monitor is already there: name another hex.',
  'monitor-abroad': '{place} is not yours, or is blockaded: station the monitor in your own space.',
  'monitor-blockaded': 'A blockade holds the monitor in {place}: break it first.',
  'joins-monitor': 'A monitor cannot join a squadron: choose another one.',
  'tows-elsewhere': 'Those ships are in another hex: bring both squadrons together first.',
  'tows-itself': 'A ship cannot tow itself: choose other ships, or another ship to tow them.',
  'tows-already': '{hull} is already towed or towing this turn: remove one of them.',
  'cannot-be-towed': 'One of these ships cannot be towed, or is not in a ship list: choose others.',
  'tow-too-heavy': '{hull} cannot move with these in tow: name fewer of them, or another ship.',
  'no-code': 'Codes of your squadrons look like {example}: choose such a code.',
  'same-squadron': 'The ships are in that squadron already: choose another one.',
  'not-together':
    '{code} will not be in the same hex at the end of the turn: bring the two together, or choose another squadron.',
  'over-command':
    'The flagship can command {rating|ship|ships} besides itself, and there would be {slots}: remove some of them.',
  'links-at-most':
    'A squadron can carry {most} gunboats on links besides those of its tenders: leave some behind.',
  'too-many-tenders':
    'A squadron can have at most {most} tenders and space control ships: remove some of them.',
  'left-uncommanded':
    'Too many ships would stay for their flagship to command: let more of them go, or keep a better flagship with them.',
  'two-command-ships':
    'There would be two command ships of class {class}, and a squadron can have only one: remove the other.',
  'too-many-assaults':
    'Maulers and troop ships can take at most half of the command slots, {most} here, and there are {count}: remove some of them.',
  intercepted:
    'An enemy squadron holds {place}, and this squadron has no orders to attack, so it turns back. Order it to attack if it should fight.',
  'judged-advancing':
    'The squadron was advancing on {place}, met another one and has no orders to attack, so it turns back.',
  'attacked-before':
    'The squadron is attacked in {place} before it moves on: it fights, and its course ends there.',
  'no-pace': 'Quick moves belong to double time or trans-warp movement: choose one, or leave them out.',
  'pace-hexes':
    'Each quick move covers {hexes|hex|hexes} of the course, and no two may overlap: mark where each begins.',
  'general-is-slow':
    '{hull} and ships like it cannot use double time or trans-warp movement: leave them behind, or move normally.',
  'off-route':
    'Quick moves are not possible in {place}: they begin and end on a friendly trade route, those of X-ships in friendly space. Plot them elsewhere.',
  'crippled-guards': 'Crippled ships cannot go on convoy duty: repair them first.',
  'poor-alone':
    'Ships with poor crews cannot react or use special movement on their own: add a ship with a normal crew, or remove this order.',
  'crippled-stops':
    'A crippled ship can move only one hex a turn, or one quick move: the squadron stops before {place}.',
  'slower-stops':
    'The squadron has become slower on the way and can move {speed|hex|hexes} a turn: it stops before {place}.',
  'quick-no-longer':
    'The squadron can no longer make quick moves, and its movement points are spent: it stops before {place}.',
  'crippled-reacts':
    'A squadron whose flagship is crippled cannot react: name another flagship, or remove this order.',
  'fast-reacts':
    'A squadron in double time or trans-warp movement cannot react that turn: remove one of them.',
  'condition-never':
    'No number of ships is at least {least} and at most {most}: lower the first, or raise the second.',
  'reacts-already': '{name} is already ordered, and can happen only once: remove one of them.',
  'no-stop':
    'A strategic stop needs a course of at least two hexes, the first of which is entered: plot one, or remove the stop.',
  'rx-points':
    'This takes {cost|movement point|movement points}, and the squadron has {left|movement point|movement points} left: shorten the course, or remove this order.',
  'gathers-nobody': 'No squadron is named to assemble with: choose others of your squadrons.',
  'gathers-foreign': '{unit} is not another of your squadrons: choose one that is.',
  'gathers-spent':
    '{unit} does not have the {cost|movement point|movement points} for assembling: shorten its course.',
  'leads-already': 'The squadron already has a place in line: remove one of them.',
  'attacks-if-already': 'The squadron already has a condition for its attacks: remove one of them.',
  'no-ship-of-merchants': 'No ship of the squadron belongs to your merchants: remove this order.',
  'dismissed-whole': 'Damaged ships cannot go back to the reserve: repair them first.',
  'dismissed-at-home': 'Ships go back to the reserve at a system or base of yours: bring them there.',
  'muster-homeless': 'Merchants are mustered at a homeworld, and you have none: remove this order.',
  'muster-elsewhere': '{code} is not one of your squadrons in {place}: choose one that is, or a new code.',
  'not-of-fleet':
    'Fleet M is for squadrons of supplementary defense, and only for those: write a code such as {example}.',
  'merchants-serve-at-most':
    'These are worth {more} EP, and only {left} more can serve there (15 % of what merchants have): muster fewer.',
  'defenders-at-most':
    'At most {most|squadron|squadrons} of supplementary defense can be in {place}: choose another hex.',
  'regroups-to-a-post':
    'Supplementary defense (fleet M) and military ships cannot mix: send them back to the reserve first.',
  'awaits-without-course': 'The squadron has no course to leave by: plot one.',
  'awaits-already': 'The squadron is already waiting for the blockade to end: remove this order.',
  'regroups-on-duty': 'The squadron is on convoy duty, so its ships cannot join another: end the duty first.',
  'works-on-duty': 'The squadron is on convoy duty, away from yards, bases and docks: end the duty first.',
  'on-convoy-duty': 'The squadron is on convoy duty this turn: end the duty, and it can move next turn.',
  'nothing-to-sweep': '{place} is not full of mines: choose a hex that is.',
  'no-sweeper': 'Only minesweepers can sweep a hex full of mines, and the squadron has none: bring one.',
  'unsupplied-stays':
    'The squadron has been out of supply for four turns and cannot move: bring it cargo, or remove the course.',
  'crippled-unsurveyed':
    '{place} is not surveyed, and crippled ships cannot go there: plot another course, or repair the ship first.',
  'doubled-at-home':
    'The squadron has two command ships of one class, which is allowed only at its homeworld: regroup it before it leaves.',
  'fronts-by-game-master': 'Only the game master draws fronts: remove this order.',
  'front-unsurveyed': '{place} is not surveyed, and fronts do not extend there: draw it elsewhere.',
  'front-foreign-space':
    'A front is drawn around territory of another empire that is not behind it yet: choose such a hex instead of {place}.',
  'front-strong-point':
    'A front cannot enclose the system in {place} before it is captured: draw it elsewhere.',
  'no-front': 'No front encloses {place}: remove this order.',
  'red-stops':
    '{place} is unnavigable: it can be entered only with the first move of a turn, at three hexes a turn at most. The squadron stops before it.',
  'no-such-squadron': 'The squadron no longer exists: remove this order.',
  'fed-by-game-master': 'Only the game master brings cargo: remove this order.',
  'tasked-already': 'The squadron already has another task: remove one of the two.',
  'works-already': 'The squadron is already at work in {place}: remove this order, and it will continue.',
  'work-elsewhere': 'The squadron’s course does not end in {place}: plot it there.',
  'annexed-already': '{place} is already your territory: annex another hex.',
  'not-surveyed': '{place} is not surveyed: survey it instead.',
  'annexes-system':
    '{place} belongs to the {seat} as long as they hold its system: capture the system first.',
  'surveyed-already': '{place} is already surveyed: survey another hex.',
  'navigable-already': '{place} is not an unnavigable hex: navigate a red one.',
  'no-survey-ship': 'Only a survey ship can make a red hex navigable: send a squadron with one.',
  'run-at-system': '{place} has a system, so it can have no resource run: choose another hex.',
  'run-in-red': '{place} is unnavigable, so it can have no resource run: navigate it first.',
  'run-in-green': '{place} is a radiation zone, so it can have no resource run: choose another hex.',
  'run-in-surveyed':
    '{place} is surveyed, and such hexes can have a resource run only during restoration: choose an unsurveyed hex.',
  unnavigable: '{place} is unnavigable, and cannot be surveyed: survey another hex.',
  'no-surveyor':
    'Surveying takes a survey ship, a scout other than a war cruiser or war destroyer, two large auxiliary scouts, or four small ones: send a squadron with these.',
  'nothing-to-blockade': '{place} has no system of another empire: blockade one that has.',
  'hyper-and-moves':
    'In a turn with hyperwarp a squadron cannot move otherwise or react: remove one of them.',
  'in-hyperwarp': '{unit} goes by hyperwarp and cannot join another squadron this turn: leave it out.',
  'hyper-unfit':
    'Only second generation X-ships can go by hyperwarp, and elite X-squadrons of an empire that has such ships: send others.',
  'hyper-crippled': 'Crippled ships cannot go by hyperwarp: leave them behind, or repair them first.',
  'hyper-shut':
    'The trade route in {place} is shut down, and hyperwarp needs open routes: open it, or choose another base.',
  'hyper-unguided': 'You have no base in {place} to guide the squadron: hyperwarp leads from base to base.',
  'hyper-too-far':
    'Your trade routes do not reach {place} within {most|hex|hexes}: choose a closer base, or connect it.',
  'hyper-busy': 'One of the two bases is guiding another squadron this turn: wait, or choose another base.',
  'hyper-costs': 'This costs {cost} EP, and {left} are left: remove this order.',
  'sprints-abroad':
    'At most {most|hex|hexes} of its course may lie outside your empire’s space, and {count} do: plot a shorter one.',
  'joins-stored': 'Those ships are mothballed: join others, or mothball these too.',
  'no-terrain': 'You have no system in {place}, and only systems have terrain: choose one of your systems.',
  'not-lying-there':
    'Only {left} of {unit} of your reserve are there in {place}: name fewer, or another hex.',
  'reserve-shut-in': 'A blockade holds your reserve in {place}: wait until it is broken.',
  'reserve-stays': 'Units called out of the reserve stay where they are: remove the course.',
  'over-lowered':
    'The command ratings of your empire are lowered, and this squadron is too large: pay to keep its rating, or make it smaller.',
  'gunboats-are-slow':
    '{hull} cannot use double time or trans-warp movement: plot a normal course, or leave it behind.',
  'shut-in': 'A blockade of {place} keeps the squadron from leaving: attack the blockaders, or bypass them.',
  'shut-in-quick':
    'A blockade of {place} keeps the squadron from leaving, and squadrons in trans-warp movement cannot fight before Y185: plot normal movement, and attack.',
} as const;
