import type { CodesIn } from '#kernel/words/refusalTable.ts';
import { refusalTable } from '#kernel/words/refusalTable.ts';

/** Every sentence that refuses something. */
export const refusals = refusalTable({
  unreadable: {
    'no-two-empires':
      'A game on the small map has two empires, hydran and lyran: name both, and nobody else. Others play on an arm.',
    'empire-unknown': 'No empire of this map is called {seat}: there are {seats}.',
    'empire-twice': 'The empire {seat} is named twice: name it once.',
    'empire-not-playing':
      'Something is said of {seat}, which does not play: name it among the seats, or leave it out.',
    'empires-count': 'The map is for {least} to {most} empires, and {count} are named.',
    'chart-row':
      'Row {line} of the map is not written like {example}: the first hex of the row, a space, and a sign for each hex; rows run from the north to A.',
    'chart-row/number': 'Row {line} of the map begins with number {first}: numbers run from 1 to 900.',
    'chart-row/length':
      'Row {line} of the map has {length} hexes and the first one {across}: all have as many, from {least} to {most}.',
    'chart-row/sign': 'Row {line} of the map has a sign that means nothing: write {signs}.',
    'chart-border':
      'Line {line} of the borders is no row of the map: write the first hex of a row, once, a space, and {across} signs.',
    'chart-border/letter':
      'Line {line} of the borders gives {hex} to {letter}, and no empire that plays has the letter: write {letters}, or a dot.',
    'chart-border/ground':
      'Line {line} of the borders gives {hex} to an empire, and it is not surveyed: survey it in the rows, or write a dot.',
    'chart-system': 'Line {line} of the systems is not written like {example}.',
    'chart-system/hex':
      'Line {line} of the systems names {hex}, which is not on the arm: write a hex of the map that is not deep space.',
    'chart-system/letter':
      'Line {line} of the systems gives a system to {letter}, and no empire that plays has the letter.',
    'chart-system/border':
      'Line {line} of the systems gives the {empire} a system in {hex}, which is not its territory: draw its border around it.',
    'chart-system/twice': 'Line {line} of the systems is the second one in {hex}: leave one of them out.',
    'chart-system/home':
      'Line {line} of the systems is a second homeworld of the {empire}: make it a major system.',
    'chart-homeless': 'The empire {seat} has no homeworld: write one among the systems.',
    'chart-squadron': 'Line {line} of the squadrons is not written like {example}.',
    'chart-squadron/letter':
      'Line {line} of the squadrons begins with {letter}, and no empire that plays has the letter.',
    'chart-squadron/hex':
      'Line {line} of the squadrons names {hex}, which is not on the arm: write a hex of the map that is not deep space.',
    'chart-squadron/ships':
      'Line {line} of the squadrons has a ship of no known hull, or none at all: write designations that the ship list gives the empire, such as 2xF5, or classes with their sizes, such as 2xDD/4, of {hulls}.',
    'chart-squadron/speed': 'Line {line} of the squadrons has a speed above {most}.',
    'chart-squadron/twice':
      'Line {line} of the squadrons is the second one called {code}: give it another number.',
    'chart-squadron/held':
      'Line {line} of the squadrons begins in {hex}, where another empire begins: move one of them.',
    'navies-on-small-map': 'On the small map navies are not bought: leave navies out, or play on an arm.',
    'navies-without-list':
      'Navies are bought from a ship list, and there is none: bring one, or leave navies out.',
    'ship-list-fault': 'Ship list, line {line}, column {column}: {why}.',
    'ship-list-lacks':
      'The ship list has no ship of the {empire} in {year} that could stand for {hull}: add one, or begin later.',
    'ship-list-too-large': 'This file is far larger than any list of ships. Choose another file.',
  },
  impossible: {
    'no-such-base': 'Nobody builds a base called {hull}: choose one that there is.',
    'base-by-upgrade':
      'A {hull} is not built new: build the smaller base first, and upgrade it step by step.',
    'ground-needs-system':
      'A {hull} stands on a system or around one, and there is none in {place}: build it elsewhere.',
    'no-sensor-mines': 'Your empire keeps no sensor mines: leave this order out.',
    'sensor-mines-kept': 'Your empire keeps sensor mines already: leave this order out, and they stay.',
    'platform-at-run':
      'A prospectors’ platform stands at a resource run in open space: build it in {place} once survey ships prospect there.',
    'merchants-build-platforms': 'Merchants build prospectors’ platforms: let the merchants pay.',
    'merchants-settle':
      'Merchants pay for what the new system in {place} needs: let them, or wait until it pays.',
    'settlers-one-base':
      'Merchants build one military base in orbit of a new system such as {place}: build something else.',
    'settlers-one-commercial':
      'Merchants build one commercial base in orbit of {place}: make that one larger.',
    'no-room-for-bases': 'There is room for {room} more of {hull} in {place}: build no more than that.',
    'merchants-build-in-space':
      'Merchants pay for bases in open space alone, and {place} has a system: let the treasury pay.',
    'base-costs': 'That costs {cost} EP, and {left} EP are left: build less.',
    'no-such-module': '{unit} is no module: name one that bases are fitted with.',
    'no-base-for-modules': 'There is no {hull} in {place} to fit with modules: choose another base.',
    'no-military-modules':
      'A {hull} is operated by civilians, and docks nothing of war such as {unit}: choose cargo or hospitals.',
    'no-room-for-modules': 'A {hull} has room for {room} more modules there: build no more than that.',
    'supplied-anyway': 'The squadron is in supply in {place}: leave its cargo where it is.',
    'no-cargo-there':
      'Ships of yours in {place} have {left|cargo box|cargo boxes} left: bring more there, or live on fewer.',
    'nothing-to-integrate': 'No large base of yours in {place} lacks integrated defense: choose another hex.',
    'base-needs-tech': 'A {hull} needs {project}, which your empire does not have: find it out first.',
    'base-too-early': 'A {hull} is in service from the year {year} on: wait for it.',
    'base-abroad':
      '{place} is not yours to build in: build in your own territory, where nobody else has a base.',
    'base-beyond':
      'That costs {cost} EP, and the bank brings {left} EP more to {place} this turn, beyond your lines: build less.',
    'base-blockaded':
      'The system in {place} is blockaded, and the bank sends no points there: break the blockade first.',
    'no-such-upgrade': 'A {from} does not become a {hull}: no step on the way may be left out.',
    'no-base-to-upgrade': 'There is no {hull} in {place} that is not being worked on: choose another base.',
    'no-base-conversion':
      'To become a {hull} takes one of the {most} conversions of size class 2 of that turn, and all are used: wait a turn.',
    'not-your-squadron':
      'Only your own squadrons take your orders, and none that is mothballed: plot another one.',
    'plotted-already': 'The squadron is plotted already: leave one of the two courses out.',
    'spies-cut-off':
      'Your homeworld is blockaded or captured, and your spies stay at home: relieve it first.',
    'captain-told-already':
      'The captain of the squadron is told already what to do: leave one of the two orders out.',
    'too-far': 'The squadron makes {most|move|moves} in a turn at most: leave out the last ones.',
    'no-course': 'The course enters no hex: leave it out, and the squadron stays.',
    'not-beside': '{place} does not lie beside {from}: plot every hex on the way.',
    'arm-edge': '{place} lies beyond the edge of the arm, where no normal movement leads: plot another way.',
    'no-empire': 'You have no empire to mobilise: leave this order out.',
    'mobilised-already': 'One state of mobility is chosen already: leave one of the two out.',
    'no-account': 'There is no such empire: name one of the game.',
    'treasury-holds': 'The treasury holds {left} EP: order no more than that.',
    'savings-hold': 'Your savings hold {left} EP: withdraw no more than that.',
    credit: 'The bank lends you {left} EP more this year: borrow no more than that.',
    'debt-is': 'You owe the bank {debt} EP: repay no more than that.',
    'own-loan': 'This pays the loan of another empire: repay your own one instead.',
    'owes-less': 'The {seat} owes less than that, or may take no more this turn: the rest stays with you.',
    'aid-limit':
      'You may send others {left} EP more this turn, with what the bank takes: send no more than that.',
    'takes-less': 'The {seat} may take {left} EP of this in this turn: the rest stays with you.',
    'to-yourself': 'This goes to another empire: name another one, or save it instead.',
    'rated-by-game-master': 'The bank rates its clients by the game master: leave this order out.',
    'trust-costs': 'The treasury holds {left} EP, and the bank takes 100 for a trust: put less into it.',
    'no-tech': 'Your empire does not have {project}, or its time has not come: research it first.',
    'known-already': 'Nothing more can be found out of {project}: choose another project.',
    'known-first': '{first} must be known before {project}: research that first.',
    'research-costs': 'This costs {cost} EP, and the treasury holds {left}: fund less.',
    'too-little': 'Less than {least} EP at once gives no chance: invest that at least, or fund a team.',
    'funded-already': 'Team {team} is funded already: fund another team.',
    'observed-by-game-master': 'The game master says what was observed: leave this order out.',
    'no-monitor': 'That is no monitor of yours: name one, or none for those in transit.',
    'none-in-transit': 'No monitor of yours is in transit: name one that stands somewhere.',
    'monitors-at-most': 'Your major systems allow {most|monitor|monitors} in all: build no more.',
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
    'no-ships-named': 'No ship is named: choose one at least.',
    'no-such-ship':
      'The squadron does not have all of these ships, or an order before this one takes them away: choose among those that are left.',
    'no-code': 'Your squadrons have codes like {example}: choose another one.',
    'same-squadron': 'The ships are in that squadron already: choose another one.',
    'not-together':
      '{code} will not be in the same hex at the end of the turn: bring both together, or choose another squadron.',
    'over-command':
      'The flagship commands {rating|ship|ships} beside itself, and there would be {slots}: leave some of them out.',
    'too-many-tenders':
      'A squadron has {most} tenders and space control ships at most: leave some of them out.',
    'left-uncommanded':
      'Those that stay would be more than their flagship commands: let more of them go, or leave it with them.',
    'two-command-ships':
      'There would be two command ships of the class {class}, and a squadron has one: leave the other one out.',
    'led-by-game-master': 'The game master says who leads an empire: leave this order out.',
    'leads-nobody': 'There is no such empire to lead: name one of the game.',
    'led-so-already': 'The {seat} is led like that already: leave this order out.',
    'idled-by-game-master': 'The game master says who is inactive: leave this order out.',
    'no-squadron-named': 'There is no such squadron: name one that there is.',
    'no-such-reserve': 'The squadron has no {hull} to keep in reserve: name hulls of its own.',
    'too-many-assaults':
      'Maulers and troop ships take half of the command slots at most, {most} here, and these are {count}: leave some of them out.',
    'no-admiral-to-look':
      'The squadron has no admiral who could see a battle set up: leave that out, or bring one.',
    'told-already': 'The squadron is told already how to fight: leave one of the two orders out.',
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
    'crippled-reacts':
      'A squadron that a crippled ship commands reacts to nothing: name another flagship, or leave this out.',
    'fast-reacts':
      'A squadron in double time or trans-warp movement makes no reaction in that turn: leave one of the two out.',
    'fast-searches':
      'A squadron in double time or trans-warp movement searches for nothing in that turn: leave one of the two out.',
    'condition-never':
      'No count of ships is at least {least} and at most {most}: raise the one, or lower the other.',
    'reacts-already': '{name} is ordered already, and happens once: leave one of the two out.',
    'no-stop':
      'A stop needs a course of two hexes at least, of which the first is entered: plot one, or leave the stop out.',
    'rx-points':
      'This takes {cost|movement point|movement points}, and the squadron has {left|movement point|movement points} left: shorten the course, or leave this out.',
    'gathers-nobody': 'Nobody assembles with the squadron: choose others of your squadrons.',
    'gathers-foreign': '{unit} is no other squadron of yours: choose one that is.',
    'gathers-spent':
      '{unit} lacks the {cost|movement point|movement points} that assembling takes: shorten its course.',
    'leads-already': 'The squadron has a number in line already: leave one of the two out.',
    'attacks-if-already': 'The squadron has a condition for its attacks already: leave one of the two out.',
    'no-merchants': 'Your empire has no merchant marine: leave this order out.',
    'route-nothing-new': 'All of this is a trade route of yours already, or names no hex: name new hexes.',
    'route-abroad': '{place} is not your territory: lay trade routes in your own space only.',
    'route-unanchored':
      'Neither a system nor a trade route of yours lies in {place} or beside it: begin where one does.',
    'route-costs': 'This route costs {cost} EP, and the treasury holds {left}: lay fewer hexes.',
    'route-nothing-given-up': 'This names no hex: name those that should be trade routes no more.',
    'route-nothing-shut': 'This names no hex: name those in which trade should stop, or go on.',
    'routes-so-already': 'All of these hexes are so already: leave this order out.',
    'no-route-there': 'You have no trade route in {place}: leave this hex out.',
    'no-ship-of-merchants': 'No ship of the squadron belongs to your merchants: leave this order out.',
    'dismissed-whole': 'Damaged ships do not go back to the reserve: repair them first.',
    'dismissed-at-home': 'Ships go back to the reserve at a system or base of yours: bring them there.',
    'reserve-lacks': 'The strategic reserve has {left}x{unit} to give: muster no more than that.',
    'muster-homeless': 'Merchants are mustered at a homeworld, and you have none: leave this order out.',
    'muster-elsewhere': '{code} is no squadron of yours in {place}: choose one that is, or a new code.',
    'not-of-fleet':
      'Squadrons of supplementary defense are of fleet M, and no others of merchants are: write a code such as {example}.',
    'merchants-serve-at-most':
      'These are worth {more} EP, and {left} more can serve there, 15 % of what merchants have: muster fewer.',
    'defenders-at-most':
      '{most|squadron|squadrons} of supplementary defense can be in {place}, and no more: choose another hex.',
    'defense-only': 'Supplementary defense defends where it is, and does nothing else: leave this order out.',
    'regroups-to-a-post':
      'Ships of the supplementary defense and of the military do not mix, and fleet M is the defense: send them back to the reserve first.',
    'merchants-scrap-nothing': 'Ships of the merchants are not scrapped: leave them out.',
    'no-merchant-unit': 'Merchants have no unit called {unit}: choose one of the list.',
    'no-yard': 'Merchants are built at a homeworld, and you have none: leave this order out.',
    'only-freighters': 'Trade routes are worked by F-L and F-S: {unit} goes to the strategic reserve.',
    'cargo-alone': '{hull} belongs to the merchants, and carries cargo pods alone: choose those.',
    'built-at-most': 'Your yards can build {free}x{unit} more this turn: build no more than that.',
    'merchants-cost': 'This costs {cost} EP, and the treasury holds {left}: build fewer.',
    'merchants-have':
      'This costs {cost} EP, and the merchants have {left}: build fewer, or let the treasury pay.',
    'randomizers-unknown':
      'Your research has brought {known|level|levels} of Randomizers: fit no higher one.',
    'randomizers-already': 'Your freighters have Randomizers of this level already: leave this order out.',
    'randomizers-cost': 'This costs {cost} EP, and there are {left}: wait, or let the other purse pay.',
    'too-few-freighters': 'There are {left}x{unit} left to assign: assign no more than that.',
    'pact-raids-unknown': 'Your research has not found out how to raid trading pacts: raid convoys.',
    'raid-told-already': 'The squadron is told to raid already: leave one of the two orders out.',
    'awaits-without-course': 'The squadron has no course on which it could leave: plot one.',
    'awaits-already': 'The squadron waits for the end of the blockade already: leave this order out.',
    'duty-already': 'The squadron is on convoy duty or off it already: leave this order out.',
    'regroups-on-duty':
      'The squadron is on convoy duty, and its ships are with no other one: end the duty first.',
    'duty-at-home': 'Convoy duty begins in your own territory: bring the squadron home first.',
    'on-convoy-duty': 'The squadron is on convoy duty this turn: end that, and it moves in the next one.',
    'alert-already': 'Alert levels are {to} already: leave this order out.',
    'jams-nothing': 'The squadron jams nothing: leave this order out.',
    'jams-nowhere': 'No hex is named in which it jams: name one beside which it will be.',
    'jams-blindly': 'Nothing here has special sensors that work, and jams: choose a squadron with a scout.',
    'no-room-for-shuttle':
      '{hull} has no room for a mine sweeping shuttle: choose ships of size class 3 and larger, or bring a logistics officer.',
    'shuttle-aboard': '{hull} carries a mine sweeping shuttle already: a ship has one.',
    'nothing-to-sweep': '{place} is not full of mines: sweep a hex that is.',
    'no-sweeper': 'The squadron has no minesweeper, which alone sweep a hex full of mines: bring one.',
    'not-your-bases': 'Your empire has no bases there: give the order to bases of yours.',
    'no-decoy-base':
      'No base called {hull} there holds decoy sensors: choose a military base, from activity stations on.',
    'decoys-by-list':
      'Decoys are shown by the ship list of a game, and this one is older than ship lists: leave this order out.',
    'projects-nothing': '{hull} projects nothing: leave this order out.',
    'decoy-unknown': 'Your ship list has no ship {hull} to show: write a designation that it has.',
    'decoy-carries': 'Decoys do not show what carriers such as {hull} carry: choose other ships.',
    'decoy-slots':
      'These ships take {slots} ship slots, and the base projects {most}: show fewer or smaller ones.',
    'projects-hidden':
      'All bases in {place} project ships, and hide by that: let one of them project nothing.',
    'hides-and-jams': 'Whoever is on silent running or docked does not jam: let it show itself first.',
    'hides-already': 'That is how it is already: leave this order out.',
    'no-cloak': 'None of its ships has a cloak: choose another way.',
    'cloak-fails': '{place} is a radiation zone, and no cloak works there: leave it first.',
    'hides-and-moves': 'Whoever hides so stays where it is: leave its course out, or let it go under cloak.',
    'nowhere-to-dock': 'You have no base in {place} to dock at: go to one first.',
    'searches-already': 'The squadron searches already: leave one of the two orders out.',
    'hides-and-searches': 'Whoever hides searches for nobody: let it show itself first.',
    'search-too-far':
      'The squadron has {left|movement point|movement points} left to search with: search no longer.',
    'raid-no-search': 'The squadron neither moves nor searches: let it do one of them.',
    'raid-too-far':
      'The squadron has {left|movement point|movement points} left to search with: search no longer.',
    'unsupplied-stays':
      'The squadron has been out of supply for four turns, and cannot move: bring it cargo, or leave the course out.',
    'crippled-unsurveyed':
      '{place} is not surveyed, and no crippled ship goes there: plot another way, or repair it first.',
    'doubled-at-home':
      'The squadron has two command ships of one class, which it may have at its homeworld alone: regroup it before it leaves.',
    'works-and-searches':
      'Nobody annexes or surveys a hex and searches for convoys in it: leave one of the two out.',
    'barred-unsurveyed':
      '{place} is not surveyed, and no war cruiser or war destroyer goes there: plot another way.',
    'fronts-by-game-master': 'Fronts are drawn by the game master: leave this order out.',
    'front-unsurveyed': '{place} is not surveyed, and no front goes there: draw it elsewhere.',
    'front-foreign-space':
      'A front is drawn around territory of another empire that is not behind it yet: choose such a hex instead of {place}.',
    'front-strong-point':
      'There is a system in {place}, and no front goes around it before it is captured: draw it elsewhere.',
    'no-front': 'No front takes in {place}: leave this order out.',
    'red-stops':
      '{place} is unnavigable: only the first move of a turn leads there, at three hexes a turn at most, and the squadron stops before it.',
    'bank-shut':
      'The homeworld of the {seat} is blockaded or captured, and the bank deals with nobody there: leave this order out.',
    'home-not-chosen': 'Your empire chooses no homeworld this turn: leave this order out.',
    'not-your-system': '{place} has no system of yours: choose one of your own.',
    'no-such-squadron': 'No such squadron is left: leave this order out.',
    'fed-by-game-master': 'Cargo comes from the game master: leave this order out.',
    'too-little-cargo': 'The squadron needs {least|box|boxes} for a turn: bring that at least.',
    'tasked-already': 'The squadron is to do something else with a hex: leave one of the two orders out.',
    'works-already': 'The squadron is at this in {place} already: leave it out, and it goes on.',
    'work-elsewhere': 'The course of the squadron does not end in {place}: plot it to there.',
    'annexed-already': '{place} is your territory already: annex another hex.',
    'not-surveyed': '{place} is not surveyed: survey it instead.',
    'annexes-system':
      '{place} has a system of the {seat}, and is theirs as long as that is: capture the system first.',
    'surveyed-already': '{place} is surveyed already: survey another hex.',
    'navigable-already': '{place} is no unnavigable hex: navigate a red one.',
    'no-survey-ship': 'Only a survey ship makes a red hex navigable: send a squadron with one.',
    'run-at-system': '{place} has a system, and no resource run: choose another hex.',
    'run-in-red': '{place} is unnavigable, and has no resource run: navigate it first.',
    'run-in-green': '{place} is a radiation zone, and has no resource run: choose another hex.',
    'run-in-surveyed':
      '{place} is surveyed, and has no resource run but in restoration: choose an unsurveyed hex.',
    'no-run': 'There is no resource run of yours in {place}: choose a hex that has one.',
    'run-too-small': 'The resource run in {place} adds less than 15 %: wait until it does.',
    'prospectors-at-system': '{place} has no system of yours: such units join and leave squadrons in one.',
    'too-few-prospectors': 'There are {left} of {unit} left there: name fewer.',
    'prospectors-alone': 'Then nothing would be left of the squadron: leave a ship in it.',
    unnavigable: '{place} is unnavigable, and cannot be surveyed: survey another hex.',
    'no-surveyor':
      'A survey ship surveys, or a scout that is no war cruiser or war destroyer, or two large or four small auxiliary scouts: send a squadron with that.',
    'nothing-to-blockade': '{place} has no system of another empire: blockade one that has.',
    'surrendered-already': 'The {seat} has surrendered already: leave this order out.',
    'surrenders-to-nobody': 'This surrenders to nobody: name an empire.',
    'no-victor':
      'Nobody surrenders to the {seat} once more, to themselves, or to an empire that is gone: name another one.',
    'imposed-by-game-master': 'The game master alone makes others surrender: leave this order out.',
    'surrender-circle': 'The {seat} surrenders to an empire that surrenders in return: one of them must not.',
    'no-rebellion': 'Nobody rebels in {place}: leave this order out.',
    'rebels-answered': 'The rebellion in {place} is being put down already: leave one of the two orders out.',
    'morale-by-game-master': 'The game master sets the morale of systems: leave this order out.',
    'no-morale': '{place} has no system whose morale is played: leave this order out.',
    'strikes-already':
      'The squadron is told to attack civilian targets already: leave one of the two orders out.',
    'strikes-nothing': '{place} has no system of another empire: attack one that has.',
    'spares-ally': 'The {seat} is your ally: end the alliance first, or go where somebody else is at home.',
    'strikes-own':
      '{place} pays your own empire, and nobody attacks what pays them: attack a system of others.',
    'strikes-weak': 'It takes ships of 100 BPV over {place} to attack civilian targets: send more of them.',
    'strikes-contested':
      'Foreign ships, or a battle, in {place} keep the squadron from civilian targets: drive them off first.',
    'hyper-and-moves':
      'In a turn with hyperwarp a squadron does not move or react otherwise: leave one of the two out.',
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
    'strikes-beaten':
      'The squadron left a battle, and attacks nothing more in this turn that others defend: strike at {place} in the next one.',
    'sprints-abroad':
      'Of its course at most {most|hex|hexes} may lie outside the space of your empire, and {count} do: plot a shorter one.',
    'shock-by-game-master': 'The game master says which ships become subject to shock: leave this out.',
    'shock-nobody':
      'None of these ships become subject to shock by that: name ships of the squadron that are not yet.',
    'strikes-needless': 'Nothing is left in {place} to be attacked so: leave this order out.',
    'strikes-elsewhere':
      'The squadron does not stay over {place} for a whole segment: plot it to get there in time.',
    'not-decimated': 'The system in {place} is not decimated: leave this order out.',
    'rebuilt-at-most':
      'Its recovery can be brought forward by {left|year|years} at most: buy no more than that.',
    'no-purchase': 'Navies are bought before the first turn, and not now: leave this order out.',
    'only-purchases': 'The campaign has not begun, and only navies are bought now: leave this order out.',
    'no-wares':
      'No ship list has ships of your empire: leave this out, and it begins with the usual squadrons.',
    'nothing-bought': 'No ship is named: name those that the squadron should have.',
    'not-for-sale':
      'Your empire cannot buy {hull} as a ship of its navy: choose types of its own that are in service.',
    'bought-nowhere': 'Your empire has no homeworld: say in which of your systems the squadron begins.',
    'bought-elsewhere':
      '{code} begins in {place} already: buy these for another squadron, or leave the place out.',
    'squadron-full': 'A squadron has {most|ship|ships} at most: buy these for another one.',
    'variant-once':
      'One of each variant can be bought, and this would be a further {hull}: choose another hull.',
    'hulls-at-most': 'A navy begins with {most} {hulls} at most: leave some of them out.',
    'escorts-missing': 'The squadron lacks escorts that its carriers must have: buy {escorts} with them.',
    'navy-costs': 'This costs {cost} EP, and {left} are left for the navy: buy fewer.',
    'half-small':
      'Half of the hulls of a navy are of size class 4, and these are {have} of {all}: buy more small ships, or leave this out.',
    'quarter-standard':
      'A quarter of the hulls of size class 3 are standard types, and these are {have} of {all}: buy more of them, or leave this out.',
    'quarter-old':
      'A quarter of your ships are old ones, and these are {have} of {all}: buy more of them, or leave this out.',
    'no-stock':
      '{unit} is no fighter, gunboat, pod or shuttle that your empire can buy: choose one of the list.',
    'no-tug': '{unit} is carried by a fleet tug, and your navy has none: buy one first.',
    'pod-once':
      'One of each pod that carries no cargo can be bought, and this would be a further {unit}: leave it out.',
    'no-marine-unit': 'Merchants cannot buy {unit} at the beginning: choose one of the list.',
    'no-monitors': 'Monitors are assigned later, and not bought: leave this out.',
    'marine-at-most': 'Merchants begin with {most} {units} at most: buy fewer.',
    'marine-costs': 'This costs {cost} EP, and {left} are left: buy fewer.',
    'espionage-costs':
      'This costs {cost} EP, and the treasury holds {left}: leave it out, or spend less elsewhere.',
    'pact-already': 'You have a trading pact with the {seat} already: move units of it instead.',
    'pact-homeless': 'Without a homeworld no trading pact is made: leave this order out.',
    'pact-no-route':
      'No trade routes meet at a border with the {seat}: lay yours to it, and let them lay theirs.',
    'pact-reserve': 'There are {left}x{unit} in your strategic reserve: take no more than that.',
    'no-pact': 'You have no trading pact with the {seat}: leave this order out.',
    'pact-full': 'The pact can hold {free} more, one for each major system of both: add fewer.',
    'pact-pool': 'There are {left}x{unit} in your pool of the pact: move no more than that.',
    'partner-already': 'The {seat} is your preferred partner, and there is one at a time: end that first.',
    'partner-too-soon': 'Your last preferred partnership is over for less than two turns: wait.',
    'no-partner': 'The {seat} is not your preferred partner: leave this out.',
    'partner-ends': 'This partnership ends already: leave this out.',
    'marine-rests':
      'Your homeworld is captured, and until you have one again merchants do nothing: leave this out.',
    'core-homeless': 'You have no homeworld whose core economics could move: leave this out.',
    'core-moves': 'Core economics move already: wait until they are there.',
    'core-empty': 'Your homeworld has no core economics: leave this out.',
    'core-refused': 'It is no emergency, and core economics stay where they are.',
    'not-allied': 'You have no alliance with the {seat}: make one first, or leave this out.',
    'allied-already': 'You are allied with the {seat} already: leave this out.',
    'favoured-already': 'Ships of the {seat} come first already: leave this out.',
    'fleet-free': 'These ships cost nothing this turn: leave this out.',
    'fleet-paid': 'These ships are paid for already: leave this out.',
    'fleet-costs': 'These ships cost {cost} EP, and the treasury holds {left}: spend less elsewhere.',
    'no-allied-leader': '{unit} is no squadron of an ally that could lead yours: choose another one.',
    'leader-elsewhere': '{unit} is not in the hex of your squadron: bring them together first.',
    'serves-already': 'One of the two functions as one with others already: leave this out.',
    'fewer-ships':
      'Here the empire with most ships leads, and the {seat} has fewer: lead yourself, or send fewer ships.',
    'allies-uncommanded':
      'Together they take {slots} command slots, and the flagship has {rating}: send fewer ships.',
    'tech-enemies':
      'You have fought the {seat} in the last five years, and trade no technology: leave this out.',
    'tech-no-neighbours':
      'Your space lies nowhere beside that of the {seat}: technologies are traded by neighbours.',
    'tech-incomplete': 'You have not found out all of {project}, and only that is sold: leave this out.',
    'tech-unique': '{project} is unique, and never traded: leave this out.',
    'tech-too-new': 'You have not used {project} for five years yet: sell it later.',
    'tech-costs': 'A trade costs {cost} EP, and the treasury holds {left}: leave it out.',
    'spy-at-home': 'That is your own empire: choose another one.',
    'spied-empire-fallen': 'Nothing is left of the {seat}: choose another empire.',
    'hex-not-on-map': '{place} is not on the map: choose another hex, or none.',
    'no-such-spy': 'You have no such spy: choose one of yours, or a new one.',
    'spy-in-training': '{code} is still being trained: wait until that is over.',
    'spy-busy': '{code} is busy this turn: send another one.',
    'no-such-officer': 'You have no such officer: choose one of yours.',
    'no-ship-for-officer': 'You have no such ship: choose a squadron and a ship of it.',
    'officer-ashore': 'The officer is ashore: reassign them instead.',
    'officer-there': 'The officer is on that ship already: choose another one.',
    'officer-elsewhere': 'The two ships are not in the same hex then: reassign the officer instead.',
    'officer-moved-twice': 'An officer changes ships twice in a turn at most: wait for the next one.',
    'officer-travels': 'The officer is on the way already: wait until they arrive.',
    'officer-unsupplied': 'Both hexes must be in supply: transfer the officer where the ships meet instead.',
    'officer-on-foreign': 'Officers do not serve on {hull}, which others built: choose another ship.',
    'officer-on-computer': 'Officers do not serve on {hull}, which a computer runs: choose another ship.',
    'officer-on-merchant': 'Officers do not serve on {hull}: choose a warship.',
    'officer-other-hull':
      'A {officer} like this one does not serve on {hull}: choose the type of their ship.',
    'officer-same-kind': 'Somebody acts as a {officer} on {hull} already: choose another ship.',
    'two-admirals': 'A squadron has one admiral, but at the homeworld: choose another one.',
    'officer-not-as': 'A {officer} does not act as a {role}: choose another role.',
    'no-such-team': 'You have no such prime team: choose one of yours.',
    'officers-not-played': 'This game is older than officers: leave this order out.',
    'team-homeless': 'Without a homeworld no prime team is stationed: leave this out.',
    'orions-too-cheap': 'Orion pirates ask for {least} EP at least: pay more, or leave this out.',
    'no-spy-school': 'Your empire has no Spy School: find it out first.',
    'no-such-pupil': 'There is no such spy of yours: choose one for the Spy School.',
    'spy-too-new': '{code} has only just been created: send it to the Spy School in the next turn.',
    'spy-knows-all':
      '{code} learns no more there: your best spy has done {best|mission|missions}. Choose another one.',
    'crew-unusual':
      'Only ships with a usual crew of their own are trained, no bases, gunboats or merchants: choose others.',
    'merchants-usual': 'Merchants have usual crews alone: name none.',
    'computers-at-most': 'Your empire builds {most} computer-operated ships in a turn: leave this one out.',
    'no-academy': 'Crews are trained at a starbase of your homeworld: bring the squadron there.',
    'academy-full': 'Your systems train {slots|crew|crews} in a turn: name fewer.',
    'training-costs': 'This costs {cost} EP, and the treasury holds {left}: leave it out.',
    'no-officers-school': 'Your empire has no officers’ school: find it out first.',
    'school-empty': 'The officers’ school opens in {turns|turn|turns}: pay for it then.',
    'school-paid': 'The officers’ school is paid for already: leave this one out.',
    'school-earns-nothing': 'No system of yours earns anything for the officers’ school: leave this out.',
    'no-prime-teams': 'Your empire has no prime teams: find them out first.',
    'teams-at-most':
      'Your major systems support {most|prime team|prime teams}: hold more systems, or leave this out.',
    'no-team-in-training': 'No such prime team of yours is in training: choose one that is.',
    'no-propaganda-division': 'Your empire has no Propaganda Division: find it out first.',
    'morale-not-played': 'This game is older than morale: leave this order out.',
    'heartened-already': 'Morale is raised by propaganda once a turn: leave one of the two orders out.',
    'no-system-to-incite': 'There is no foreign system in {place}: choose one.',
    'incited-too-far':
      '{place} lies further than {reach} hexes from your empire: choose a system near your borders.',
    'incited-already':
      'Propaganda is at work against the rulers of {place} this turn: wait for the next one.',
    'counterspies-already': 'Counterspying is paid for already: leave one of the two orders out.',
    'asked-enough': 'The intelligence service answers {most} questions a turn: leave this one out.',
    'propaganda-too-cheap': 'Propaganda costs {least} EP at least: spend more, or leave it out.',
    'told-by-game-master': 'The game master says what is heard: leave this order out.',
    'chart-of-game-master': 'The chart of spies is the game master’s: leave this order out.',
    'no-ship-list': 'This game is older than ship lists: nothing can be built in it.',
    'no-such-yard': 'This is no yard of yours, or its system is not yours: choose another one.',
    'yard-cut-off':
      'The system of yard {yard} is blockaded, and nothing can be paid for there: choose another one.',
    'yard-builds-other':
      '{hull} is not built in a yard of the kind {yard}: choose another yard, or another ship.',
    'yard-is-full': 'Yard {yard} has work for as long as can be planned: choose another one.',
    'system-cut-off':
      'The system in {place} is blockaded, and nothing can be paid for there: choose another one.',
    'no-room':
      'This takes {takes|capacity point|capacity points} of {place}, and {left} {left:is|are} left: build less there.',
    'merchants-build-no':
      'Merchants build shipyards for size classes 3 and 4, and no {type}: let the treasury pay.',
    'yard-costs': 'This costs {cost} EP, and {left} are left: leave it out, or build something smaller.',
    'yard-not-for': '{hull} is not built there, or is a variant: choose another ship for the yard.',
    'yard-is-busy': 'Yard {yard} is at work, or not to be used yet: wait until it is done.',
    'yard-not-changed': 'Yard {yard} cannot be changed so: choose another change, or another yard.',
    'no-starbase': 'No starbase of yours stands in {place}: choose a hex where one does.',
    'guard-of-the-year':
      'Each starbase builds one National Guard ship in a year, and those in {place} have: wait for the next year.',
    'guards-at-most':
      'The starbases in {place} command {most} ships of the National Guard, and they have them: build no more.',
    'guards-small-first':
      'The National Guard in {place} would have more ships of size class 3 than of size class 4: build a smaller one first.',
    'not-for-guard':
      '{hull} is no ship for the National Guard: choose a warship of size class 3 or 4 that is no variant, no war hull and no X-ship.',
    'guards-stay':
      'Ships of the National Guard become active again by themselves, as starbases can command them: leave them out.',
    'not-old-enough':
      'Merchants get warships of size class 3 and 4 whose type has served for {years} years, no X-ships and none of foreign make: choose others.',
    'hands-over-too-many':
      'Two ships of size class 4, or one of size class 3, go to the merchants in a turn: leave some out.',
    'no-dock': 'No {dock} of yours that is no yard yet stands in {place}: choose a hex where one does.',
    'dock-not-supplied':
      'The {dock} in {place} is not in supply, or lies in a radiation zone or unnavigable space: bring it into your core space.',
    'second-yards':
      'Yards for second generation X-ships are SC3SY or SC4SY, and no {type}: lay one of these.',
    'too-early-for-second': 'Second generation X-ships are built from Y{year} on: leave this out.',
    'scraps-too-much': 'This would gain {gain} EP, and scrapping may gain {left} more this turn: scrap less.',
    'not-its-variant': '{hull} cannot become {to}: choose a variant of the same hull.',
    'not-across-the-border':
      '{place} is no space of another empire: bring the ships to whoever is to have them.',
    'not-generic': 'Not all of these ships are generic, as freighters are: name others.',
    'gives-too-much':
      'These ships are worth {cost} EP, and {free} EP more may be given away this year: give fewer.',
    'one-station-yard': 'A base station in {place} is a shipyard already: leave this out.',
    'no-station': 'No base station of yours is free in {place}: build one first, or choose another system.',
    'station-is-yard': 'The base station in {place} is a shipyard: scrap the yard first.',
    'converted-already': '{ship} is converted this turn already: leave this out.',
    'no-yard-here':
      'No yard, starbase or dock of yours that is free for this stands here: bring the squadron to one.',
    'no-enhanceable':
      'No enhanced sensors go into {hull}: it needs special sensors, and is no tender, tug, drone bombardment ship, gunboat, mauler base or second generation X-ship.',
    'enhanced-already': '{hull} has enhanced sensors already: leave it out.',
    'no-merchants-stored': 'Merchants and what is stored already are not mothballed: name warships.',
    'stored-attacks-nobody':
      'Mothballed ships attack nobody: let them turn back, and they defend themselves if somebody comes.',
    'nothing-stored': 'None of your ships are mothballed there: choose a squadron of such ships.',
    'reactivates-too-many':
      'An empire reactivates {most} ships of a size class, 6 fast patrol ships and 8 interceptors in a turn: name fewer.',
    'joins-stored': 'Mothballed ships stand there: join others, or mothball these too.',
    'ratings-in-restoration': 'Restoration lowers command ratings by itself: choose another mobility first.',
    'ratings-as-usual': 'The command ratings of your empire are as usual: leave this order out.',
    'merchants-convert': 'Your merchants convert {most|ship|ships} in a turn: wait for the next one.',
    'finishes-one': 'The treasury finishes one ship for the merchants in a turn: let either of them pay.',
    'finishes-half':
      'The treasury would pay {rest} EP, and finishes a ship for {most} at most: let either of them pay.',
    'no-terrain': 'No system of yours is in {place}, and nothing else has terrain: choose one.',
    'not-lying-there': 'Of your reserve {left} of {unit} lie so in {place}: name fewer, or another hex.',
    'reserve-stays': 'Units that are called out of the reserve stay where they are: leave the course out.',
    'carries-already': 'The squadron carries points already: deliver those first.',
    'carries-from-port':
      'Points go aboard at a system, a colony or a starbase of yours: bring the squadron to one.',
    'carries-at-most': 'The squadron carries {most} EP at most: load less, or add ships with cargo.',
    'exempt-without-trade':
      'Most of your trade routes are shut down, and no squadron keeps a higher command rating: make it smaller.',
    'exempt-already': 'This squadron keeps its command rating already: leave this order out.',
    'over-lowered':
      'The command ratings of your empire are lower, and this squadron is too large: pay for its rating, or make it smaller.',
    'not-captured': 'Not all of these ships were captured: name those that were, and are not converted yet.',
    'nothing-repairs-here':
      'Nothing of yours repairs ships in {place}: bring the squadron to a system or a dock.',
    'too-many-prizes':
      'An empire converts {most|captured ship|captured ships} in a turn, and {left} {left:is|are} left: name fewer.',
    'outstanding-wanted':
      '{to} needs more crew units than {hull}, and too few outstanding ones are in reserve: convert another ship.',
    'converts-prizes-first': '{hull} was captured: convert it to your own use first, by the order for that.',
    'no-conversion-left': 'No conversion is left this turn for {hull}: wait, or choose a standard type.',
    'no-such-hull': 'Your empire has no ship {hull}: choose one of the list.',
    'not-in-service': '{hull} is in service from Y{year}, and would be there too early: choose another ship.',
    'prototype-already': '{hull} would be one prototype too many for now: wait with it.',
    'x-ships-begun': 'Your empire begins {most} X-ships of a size in a turn: leave this one out.',
    'ship-costs': 'This costs {cost} EP, and the treasury holds {left}: build something else.',
    'mines-not-yet': 'Nobody has minefields before Y160: leave this order out.',
    'mines-wild':
      '{place} is unnavigable, a radiation zone or deep space, and holds no mines: choose normal space.',
    'mines-unsupplied': 'Your ships are not in supply in {place}: lay mines where they are.',
    'mines-there': 'You have mines {where} already: choose another place.',
    'mines-gone': 'You have no such minefield to move: choose one that there is.',
    'mines-at-most': '{most} minefields are bought or moved in a turn at most: leave this one out.',
    'saturated-trade':
      'There is a system or a trade route in {place}, and its freighters would be lost: choose another hex.',
    'crosses-already': 'The squadron has orders for minefields already: leave one of the two out.',
    'crosses-nowhere': 'The squadron is plotted nowhere: plot a course, or leave this order out.',
    'no-flyer': '{unit} is no fighter, bomber or gunboat of your empire: choose one of the list.',
    'bombards-already': 'The squadron bombards already: give it one such order.',
    'no-drones': 'The squadron has no drone bombardment ship that can fire: choose another one.',
    'drones-when':
      'Drones are fired twice in a turn at most, and not twice in a segment: choose another one.',
    'out-of-reach': '{place} is neither the hex of the squadron nor beside it then: bring it closer.',
    'no-target': 'Nothing of an enemy was in {place} to be struck then.',
    'no-death-riders': 'Your empire has not found out how to make Death Riders: leave this out.',
    'riders-unread': 'Groups are written as 8xZD, 2xPF+1xINT: correct them.',
    'no-riders':
      '{units} are not fighters of one type, or gunboats, that the squadron carries: bombers and mega fighters cannot be Death Riders.',
    'riders-in-group': '{units} are no group: one has {least} to {most} of them.',
    'riders-not-yet': '{units} cannot be Death Riders before Y{year}: leave them out.',
    'riders-missing': 'The squadron carries {left} of {unit}: send fewer.',
    'riders-blind': 'The squadron has no special sensor to control Death Riders: give it a scout.',
    'riders-jamming':
      'The special sensors of the squadron jam, and control no Death Riders meanwhile: stop jamming first.',
    'riders-uncommanded':
      'Death Riders need {needed} command slots, and {left} are left: send fewer, or leave ships behind.',
    'rides-already': 'The squadron has Death Riders already: give it one such order.',
    'riders-too-soon':
      'Death Riders are converted for a segment: send them in segment {segment} at the earliest.',
    'no-carrier-strike': 'Your empire has not found out carrier strikes: leave this out.',
    'no-strikers':
      'The squadron has no fighters that could strike: bring carriers with all of their escorts, or bases with fighters.',
    'all-stay-behind': 'All fighters stay behind: keep fewer.',
    'strike-blind':
      'No ship of the squadron has {least} special sensors to lead the fighters: give it a scout.',
    'strikes-beside': 'Fighters strike a hex beside theirs, and {place} is none then: choose another one.',
    'strikes-too-soon': 'The fighters struck less than five segments before: strike {place} later.',
    'fighters-strike-already': 'The fighters of the squadron strike once in a turn: give it one such order.',
    'no-flyer-yard':
      'Your yards and bases in {place} cannot build so many {unit} this turn: build fewer, or elsewhere.',
    'prototypes-at-most': '{unit} is a prototype, of which {most} are built in a turn at most: build fewer.',
    'too-many-variants':
      'Of {all} gunboats a fifth at most may be variants, and these would be {count}: build standard ones first.',
    'not-in-stock': 'Your stock holds {left} of {unit}: take fewer aboard, or build some.',
    'no-room-aboard': '{ship} has room for {left} more of {unit}: take fewer aboard, or choose another ship.',
    'no-flotilla': 'A flotilla is six gunboats of a type, or four with a leader and a scout: choose others.',
    'gunboats-missing': 'The squadron carries {left} of {unit}: send fewer.',
    'gunboats-too-far':
      'Gunboats that leave in segment {segment} move {most|hex|hexes} by themselves at most: send them less far, or earlier.',
    'gunboats-are-slow':
      '{hull} uses neither double time nor trans-warp movement: plot the course as usual, or leave it behind.',
    'no-top-guns': 'Your empire does not train top guns: research that first.',
    'top-guns-homeless': 'Top guns are trained at a homeworld, and your empire has none: leave this out.',
    'pilots-missing': '{ship} carries {left} of {unit}: train fewer.',
    'no-trainee': 'Pilots of {unit} are not trained: choose fighters of one box whose pilots are none yet.',
    'trainees-at-most': 'A tenth of your pilots are trained in a turn: train {left} at most.',
    'carries-no-pods': '{hull} carries no pods: choose a fleet tug or a light tactical transport.',
    'too-many-pods': '{hull} carries {most|pod|pods} at most: leave some out.',
    'no-pod': '{unit} is no pod that tugs of your empire carry: choose another one.',
    'bomb-on-a-tug': 'A fleet tug carries the fusion bomb instead of all pods: leave the others out.',
    'no-tug-bomb': 'Your empire has not found out the fusion bomb that a tug carries: research it first.',
    'code-taken': '{code} is the code of another squadron: choose another one.',
    'not-served':
      'In {place} the squadron is out of supply or blockaded, and nothing comes aboard: bring it into supply.',
    'shut-in':
      'A blockade of {place} keeps the squadron from leaving: attack the blockaders, or bypass them.',
    'gave-up': 'The squadron is beaten in {place}, and its course ends.',
  },
});
export const unreadable: typeof refusals.unreadable = refusals.unreadable;
export const impossible: typeof refusals.impossible = refusals.impossible;

declare module '#kernel/words/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof refusals> {}
}
