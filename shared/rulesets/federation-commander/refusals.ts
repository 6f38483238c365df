import type { CodesIn } from '#kernel/words/refusalTable.ts';
import { refusalTable } from '#kernel/words/refusalTable.ts';

/** Every sentence that refuses something. */
export const refusals = refusalTable({
  unreadable: {
    'two-sides': 'A battle has two sides, federation and klingon: name both, and no others.',
    'number-of-ships': 'Each side needs one to {most} ships.',
    'too-many-points':
      '{path}: these ships count {points} points, and the limit is {limit}: choose fewer or smaller ships.',
    'too-few-freighters': '{path}: there are {freighters|freighter|freighters}: ask for no more of them.',
    'freighters-for-nothing':
      '{path}: nothing hangs on these freighters: say under «convoy» how many of them must get through, and how far.',
    'card-arc-wanted': '{path}: {weapon} fires: give it an arc.',
    'card-arc-vain': '{path}: {weapon} fires nothing in these missions: leave its arc out.',
    'card-weapon-twice': '{path}: {weapon} stands here a second time: give it another mark.',
    'card-no-power': '{path}: this ship makes no power: give it engines or a reactor.',
    'card-no-control': '{path}: this ship has no control room: give it brdg, emer or aux.',
    'card-too-large': '{path}: this card has {boxes} boxes, and {most} is the most: give it fewer.',
    'card-twice': '{path}: {card} stands here a second time: give it another id.',
    'card-freighter': '{path}: freighters are nothing but points: give this card another id.',
    'scenario-card': '{path}: there is no card «{card}»: name one of {cards}.',
    'scenario-off-map': '{path}: {hex} is not on this map: choose a hex of it.',
    'scenario-box': '{path}: {card} has no box «{box}»: choose from its card.',
    'scenario-destroyed': '{path}: {card} is destroyed with all of these: leave it some boxes.',
    'scenario-shield': '{path}: shield #{shield} has {most|box|boxes}: give it no more.',
    'scenario-tokens':
      '{path}: {card} has {most|battery|batteries} that {most:works|work}: give it no more tokens.',
    'convoy-floats': 'The convoy scenario needs the floating map: choose that.',
  },
  impossible: {
    'battle-over': 'The battle is over: no more orders can be given.',
    'not-your-ship': 'This ship is not yours, or has left the battle: give the order to one of your ships.',
    'freighter-on-course':
      '{ship} moves by itself and takes no orders: give the order to a ship with a captain.',
    'for-the-game-master': 'Only the game master gives a side to the computer: ask them.',
    'mailing-for-the-game-master': 'Only the game master cuts turns into mailings: ask them.',
    'mailing-stands': '{span} are already played at each mailing: choose another length.',
    'energy-is-allocated':
      'The turn is under way, and its energy is allocated: allocate that of the next turn before its first impulse.',
    'no-such-side': 'There is no side {side}: choose federation or klingon.',
    'no-such-box': '{ship} has no {box}: choose from its card.',
    'no-tube': '{box} is not a photon tube, and only those can be armed.',
    'tube-disabled': '{box} is disabled: repair it before you arm it.',
    'no-pre-game-arming':
      '{ship} cannot begin pre-loaded: photon tubes can, before the first turn, where the scenario leaves it open.',
    'too-much-energy': 'This takes {needed} tokens, and {ship} has {left}: spend less.',
    'shield-not-so-damaged': 'Shield #{shield} has lost {lost|box|boxes}: regenerate no more than that.',
    'too-many-standing': 'A ship can have {most} standing orders: withdraw some first.',
    'no-standing-order': 'There is no such standing order to withdraw: choose one of the ship’s.',
    'bounds-crossed': 'The minimum is above the maximum: swap them.',
    'is-stopped': '{ship} is stopped: it can move again after the next Energy Allocation.',
    'not-moving-away': '{ship} is already stopped.',
    'speed-changed': '{ship} has already changed its speed this impulse: wait for the next one.',
    'turn-mode':
      '{ship} has moved {count|hex|hexes} straight and needs {needed} before it turns: go straight on.',
    'not-left-its-hex': '{ship} was stopped: go straight on before it turns.',
    'slip-mode': '{ship} must move one hex straight ahead before it slips again: go straight on.',
    'not-stopped': 'Only a stopped ship can turn in place: turn while moving.',
    'turned-already': '{ship} has already made its tactical maneuver this turn: wait for the next turn.',
    'weapon-disabled': '{weapon} is disabled: choose another weapon.',
    'weapon-fired': '{weapon} has already fired this turn: it can fire again next turn.',
    'larger-game': '{what}: the rulebook mentions this only for the larger game. Do without it.',
    'free-hit': '{weapon} is a free hit in these missions, and fires nothing: choose another weapon.',
    'no-weapon': '{weapon} cannot fire in these missions: choose another weapon.',
    'no-lower-table':
      '{weapon} cannot fire that way: a phaser-1 or phaser-2 may fire as a phaser-3, and nothing else.',
    'not-loaded': '{weapon} is not loaded: arm it in two Energy Allocations in a row.',
    'out-of-arc': '{target} is outside the arc of {weapon} ({arc}): turn first, or choose another weapon.',
    'out-of-range': '{target} is at range {range}, where {weapon} cannot fire: change the range first.',
    'no-target': 'There is no such enemy in the battle: choose another target.',
    'no-weapon-named': 'No weapon is named: choose the weapons to fire.',
    'target-twice': 'Fire at {target} is already announced: name all weapons for one target together.',
    'stack-into-hex':
      '{most} of your ships already fire out of this hex into {hex}, and no more can: choose a target in another hex.',
    'stack-through-side':
      'Through side {side} of this hex {most} of your ships already fire, and no more can: choose another target.',
    'not-through-there':
      'The line of fire does not leave the hex through side {side}: choose a side that it meets.',
    'weapon-twice': '{weapon} is named twice: a weapon can fire only once.',
    'not-those-shields':
      'The line of fire does not meet shield #{shield}: choose one of the two that it meets.',
    'no-reinforcement':
      '{ship} can reinforce with {most|point|points} against this volley: use no more than that.',
    'boxes-to-mark': '{ship} must mark {count|box|boxes} that still work, each once.',
    'not-disabled': '{box} is not disabled: choose a box that is.',
    'repair-begun': '{ship} has begun to repair {begun}: finish that before {box}.',
    'not-adjacent': 'Shields #{from} and #{to} are not next to each other: choose two that are.',
    'too-many-boxes': 'At most {most|box|boxes} can go from shield #{from} to shield #{to}: move no more.',
    'too-near':
      '{ship} is {range|hex|hexes} from an enemy and can disengage only at {needed}: get further away first.',
  },
});
export const unreadable: typeof refusals.unreadable = refusals.unreadable;
export const impossible: typeof refusals.impossible = refusals.impossible;

declare module '#kernel/words/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof refusals> {}
}
