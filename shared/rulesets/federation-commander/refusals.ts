import type { CodesIn } from '#kernel/words/refusalTable.ts';
import { refusalTable } from '#kernel/words/refusalTable.ts';

/** Every sentence that refuses something. */
export const refusals = refusalTable({
  unreadable: {
    'two-sides': 'A battle has two sides, federation and klingon: name both, and nobody else.',
    'number-of-ships': 'Each side has one to {most} ships: give as many.',
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
    'convoy-floats': 'The convoy leaves any fixed map behind: choose the floating map.',
  },
  impossible: {
    'battle-over': 'The battle is over: nothing more can be ordered.',
    'not-your-ship': 'This ship is not yours, or has left the battle: give the order to one of your ships.',
    'freighter-on-course':
      '{ship} moves by itself, and takes no orders: give the order to a ship with a captain.',
    'for-the-game-master': 'Only the game master gives a side to the computer: ask them.',
    'no-such-side': 'There is no side {side}: choose federation or klingon.',
    'no-such-box': '{ship} has no {box}: choose from its card.',
    'no-tube': '{box} is not a photon tube: only those are armed.',
    'tube-disabled': '{box} is disabled: repair it before you arm it.',
    'no-pre-game-arming':
      '{ship} cannot begin pre-loaded: photon tubes can, before the first turn, where the scenario leaves it open.',
    'too-much-energy': 'This takes {needed} tokens, and {ship} has {left}: spend less.',
    'shield-not-so-damaged': 'Shield #{shield} has lost {lost|box|boxes}: regenerate no more than that.',
    'too-many-standing': 'A ship keeps {most} standing orders: withdraw some first.',
    'no-standing-order': 'There is no such standing order to withdraw: choose one of the ship’s.',
    'bounds-crossed': 'The least is more than the most: exchange them.',
    'is-stopped': '{ship} is stopped: it can move again after the next Energy Allocation.',
    'not-moving-away': '{ship} is not moving: it is stopped already.',
    'speed-changed': '{ship} has changed its speed in this impulse: do it again in the next one.',
    'turn-mode':
      '{ship} has moved {count|hex|hexes} straight and needs {needed} before it turns: go straight on.',
    'not-left-its-hex': '{ship} was stopped: go straight on before it turns.',
    'slip-mode': '{ship} has to move one hex straight ahead before it slips again: go straight on.',
    'not-stopped': 'Only a stopped ship turns in its place: turn while you move.',
    'turned-already': '{ship} has made its tactical maneuver of this turn: wait for the next one.',
    'weapon-disabled': '{weapon} is disabled: choose another weapon.',
    'weapon-fired': '{weapon} has fired this turn: it can fire again in the next one.',
    'larger-game': '{what}: the rulebook only points to this, for the larger game. Do without it.',
    'free-hit': '{weapon} is a free hit in these missions, and fires nothing: choose another weapon.',
    'no-weapon': '{weapon} cannot fire in these missions: choose another weapon.',
    'no-lower-table':
      '{weapon} cannot fire that way: a phaser-1 or phaser-2 may fire as a phaser-3, and nothing else.',
    'not-loaded': '{weapon} is not loaded: arm it in two Energy Allocations one after the other.',
    'out-of-arc': '{target} is outside the arc of {weapon} ({arc}): turn first, or choose another weapon.',
    'out-of-range': '{target} is at range {range}, where {weapon} cannot fire: come to another range first.',
    'no-target': 'There is no such enemy in the battle: choose another target.',
    'no-weapon-named': 'No weapon is named: choose those that fire.',
    'target-twice': 'Fire at {target} is announced already: name all weapons for one target together.',
    'stack-into-hex':
      'So many of your ships fire out of this hex into {hex} already, and no more than {most} can: choose a target in another hex.',
    'stack-through-side':
      'So many of your ships fire out of this hex through side {side} already, and no more than {most} can: choose another target.',
    'not-through-there':
      'The line of fire does not leave the hex through side {side}: choose a side that it meets.',
    'weapon-twice': '{weapon} is named twice: a weapon fires once.',
    'not-those-shields':
      'The line of fire does not meet shield #{shield}: choose one of the two that it meets.',
    'no-reinforcement': '{ship} can reinforce with {most|point|points} against this volley: use no more.',
    'boxes-to-mark': '{ship} has to mark {count|box|boxes} that work, each once: choose so many.',
    'not-disabled': '{box} is not disabled: choose a box that is.',
    'repair-begun': '{ship} has begun to repair {begun}: finish that before {box}.',
    'not-adjacent': 'Shields #{from} and #{to} do not lie side by side: choose two that do.',
    'too-many-boxes': 'At most {most|box|boxes} can go from shield #{from} to shield #{to}: move no more.',
    'too-near': '{ship} is {range|hex|hexes} from an enemy, and may disengage at {needed}: get away first.',
  },
});
export const unreadable: typeof refusals.unreadable = refusals.unreadable;
export const impossible: typeof refusals.impossible = refusals.impossible;

declare module '#kernel/words/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof refusals> {}
}
