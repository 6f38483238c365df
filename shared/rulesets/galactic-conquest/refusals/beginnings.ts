/** Files that cannot be read. */
export const unreadableBeginnings = {
  'no-two-empires':
    'The small map has two empires, hydran and lyran: name both, and no others. Other empires play on a spiral arm.',
  'empire-unknown': 'This map has no empire {seat}: choose from {seats}.',
  'empire-twice': 'The empire {seat} is named twice: name it once.',
  'empire-not-playing': '{seat} is mentioned but is not in the game: add it to the seats, or leave it out.',
  'empires-count': 'The map is for {least} to {most} empires, but {count} are named.',
  'chart-row':
    'Row {line} of the map should look like {example}: the first hex of the row, a space, and a sign for each hex. Rows run from the north down to A.',
  'chart-row/number': 'Row {line} of the map begins with number {first}: numbers must be from 1 to 900.',
  'chart-row/length':
    'Row {line} of the map has {length} hexes and the first row {across}: all rows must have the same number, from {least} to {most}.',
  'chart-row/sign': 'Row {line} of the map has an unknown sign: use {signs}.',
  'chart-border':
    'Line {line} of the borders is not a row of the map: write the first hex of a row (each row only once), a space, and {across} signs.',
  'chart-border/letter':
    'Line {line} of the borders gives {hex} to {letter}, which is no empire of this game: write {letters}, or a dot.',
  'chart-border/ground':
    'Line {line} of the borders gives {hex} to an empire, but the hex is not surveyed: survey it in the rows, or write a dot.',
  'chart-system': 'Line {line} of the systems should look like {example}.',
  'chart-system/hex':
    'Line {line} of the systems names {hex}, which is not on the map: choose a hex of the map that is not deep space.',
  'chart-system/letter':
    'Line {line} of the systems gives a system to {letter}, which is no empire of this game.',
  'chart-system/border':
    'Line {line} of the systems gives the {empire} a system in {hex}, outside its territory: draw its border around that hex.',
  'chart-system/twice': 'Line {line} of the systems is the second one in {hex}: remove one of them.',
  'chart-system/home':
    'Line {line} of the systems is a second homeworld of the {empire}: make it a major system.',
  'chart-homeless': 'The empire {seat} has no homeworld: add one to the systems.',
  'chart-squadron': 'Line {line} of the squadrons should look like {example}.',
  'chart-squadron/letter':
    'Line {line} of the squadrons begins with {letter}, which is no empire of this game.',
  'chart-squadron/hex':
    'Line {line} of the squadrons names {hex}, which is not on the map: choose a hex of the map that is not deep space.',
  'chart-squadron/ships':
    'Line {line} of the squadrons has no ships, or a ship of an unknown hull: write designations from the empire’s ship list, such as 2xF5, or classes with their sizes, such as 2xDD/4, from {hulls}.',
  'chart-squadron/speed': 'Line {line} of the squadrons has a speed above {most}.',
  'chart-squadron/twice':
    'Line {line} of the squadrons is the second one called {code}: give it a different number.',
  'chart-squadron/held':
    'Line {line} of the squadrons begins in {hex}, where another empire’s squadron begins: move one of them.',
  'navies-on-small-map':
    'Navies cannot be bought on the small map: leave navies out, or play on a spiral arm.',
  'navies-without-list':
    'Navies are bought from a ship list, and this game has none: add one, or leave navies out.',
  'ship-list-fault': 'Ship list, line {line}, column {column}: {why}.',
  'ship-list-lacks':
    'The ship list has no ship of the {empire} in {year} to use as {hull}: add one, or begin in a later year.',
  'ship-list-too-large': 'This file is far too large for a ship list. Choose another file.',
} as const;

/** How games begin, whose navies are bought, and who leads them. */
export const beginnings = {
  'led-by-game-master': 'Only the game master decides who leads an empire: remove this order.',
  'leads-nobody': 'There is no such empire: name one of the game.',
  'led-so-already': 'The {seat} is already led like that: remove this order.',
  'no-purchase': 'Navies are bought only before the first turn: remove this order.',
  'only-purchases': 'The campaign has not begun, and only navies can be bought now: remove this order.',
  'no-wares':
    'No ship list has ships of your empire: remove this order, and your empire begins with the standard squadrons.',
  'nothing-bought': 'No ships are named: name the ships of the squadron.',
  'not-for-sale': 'Your empire cannot buy {hull} for its navy: choose types of its own that are in service.',
  'bought-nowhere': 'Your empire has no homeworld: name the system where the squadron begins.',
  'bought-elsewhere':
    '{code} already begins in {place}: buy these for another squadron, or leave the place out.',
  'squadron-full': 'A squadron can have {most|ship|ships} at most: buy these for another squadron.',
  'variant-once': 'Only one of each variant can be bought, and you already have {hull}: choose another hull.',
  'hulls-at-most': 'A navy can begin with at most {most} {hulls}: buy fewer.',
  'escorts-missing': 'The squadron’s carriers need escorts: buy {escorts} with them.',
  'navy-costs': 'This costs {cost} EP, and the navy has {left} left: buy fewer.',
  'half-small':
    'Half of a navy’s hulls must be of size class 4, and this navy has {have} of {all}: buy more small ships, or remove this order.',
  'quarter-standard':
    'A quarter of the hulls of size class 3 must be standard types, and this navy has {have} of {all}: buy more of them, or remove this order.',
  'quarter-old':
    'A quarter of your ships must be old, and this navy has {have} of {all}: buy more of them, or remove this order.',
  'no-stock':
    '{unit} is not a fighter, gunboat, pod or shuttle that your empire can buy: choose one from the list.',
  'no-tug': '{unit} needs a fleet tug, and your navy has none: buy one first.',
  'pod-once':
    'Only one of each pod that carries no cargo can be bought, and you already have {unit}: remove this order.',
  'no-marine-unit': 'Merchants cannot begin with {unit}: choose one from the list.',
  'no-monitors': 'Monitors are assigned later, not bought: remove this order.',
  'marine-at-most': 'Merchants can begin with at most {most} {units}: buy fewer.',
  'marine-costs': 'This costs {cost} EP, and {left} are left: buy fewer.',
} as const;
