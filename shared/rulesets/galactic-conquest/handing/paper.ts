import type { Unnumbered } from '#kernel/game/plan.ts';
import { mostSheetFaults, readLosses, sheetCell } from '#kernel/orders/battleSheet.ts';
import type { Paper } from '#kernel/orders/paper.ts';
import type { Section } from '#kernel/presentation.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { kernelRefusals } from '#kernel/words/refusals.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Side } from '../combat/battle.ts';
import { sidesOf } from '../combat/battle.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { imagine } from '../model/imagine.ts';
import type { Battle, View } from '../model/state.ts';
import { unreadable } from '../refusals.ts';
import { factorsOf } from '../ships/fleet.ts';
import { leftOf } from '../ships/ships.ts';
import { battleElsewhere } from './battle.ts';
import { battleHere } from './here.ts';
import { broughtBack } from './losses.ts';
import type { BringIn } from './result.ts';
import { cannotBringIn } from './result.ts';

type Unsent = Unnumbered<BringIn>;

const instructions = [
  '# Battle sheet. Say of each ship how many defense factors it loses, or that it is destroyed.',
  '# Say which squadron leaves the battle, or write: as ordered. Lines that begin with # are not read.',
] as const;
/** Who leaves follows from the orders of the squadrons. */
const asOrdered = 'as ordered';

/** The ships of a side, each with what stands before its colon. */
const linesOf = ({ unit, squadron: { ships } }: Side) =>
  ships.map((ship, at) => ({
    unit,
    at,
    left: leftOf(ship),
    head: `${unit.toUpperCase()} ${at + 1} ${ship.hull}`,
  }));
const linesIn = (view: View, battle: Battle) => sidesOf(imagine(view), battle).flatMap(linesOf);

function written(view: View, battle: Battle, { losses, beaten = asOrdered as UnitId }: Unsent): string {
  return [
    ...instructions,
    `battle: ${battle.code}`,
    `turn: ${view.turn}`,
    `leaves: ${beaten === asOrdered ? asOrdered : beaten.toUpperCase()}`,
    ...linesIn(view, battle).map(({ unit, at, left, head }) => {
      const { lost = 0 } = losses.find((one) => one.unit === unit && one.at === at) ?? {};
      return `${head}: ${lost === left ? 'destroyed' : `${lost} of ${left}`}`;
    }),
    '',
  ].join('\n');
}

/** The result in a text; every ship of the battle must be there, and no other. */
function readIn(view: View, battle: Battle, text: string): Result<Unsent, readonly Problem[]> {
  const read = readLosses(text, {
    battle: battle.code,
    turn: view.turn,
    ships: linesIn(view, battle),
    other: 'leaves',
    unread: (line) => unreadable('line-unreadable', { line }),
    missing: (ship) => unreadable('ship-missing', { ship }),
  });
  if (!read.ok) return read;
  const { losses, other } = read.value;
  const loser = [battle.attacker, battle.defender].find((unit) => unit === other);
  const problems = [
    ...read.value.problems,
    ...(loser === undefined && other !== asOrdered ? [unreadable('no-leaver')] : []),
  ];
  if (problems.length > 0) return bad(problems.slice(0, mostSheetFaults));
  return good({
    kind: 'bring-in',
    fought: true,
    losses: losses.map(({ ship: { unit, at }, lost }) => ({ unit, at, lost })),
    ...(loser !== undefined && { beaten: loser }),
  });
}

/** The ships of a side, with room for what they lose. */
const sideTable = ({ unit, squadron: { seat, ships } }: Side): Section => ({
  kind: 'table',
  title: `${unit.toUpperCase()} of the ${nameOf(seat)}`,
  empty: 'There are none.',
  columns: [
    { key: 'number', label: 'Ship', align: 'right' },
    { key: 'hull', label: 'Hull', align: 'left' },
    { key: 'attack', label: 'AF', align: 'right' },
    { key: 'left', label: 'DF left', align: 'right' },
    { key: 'lost', label: 'DF lost', align: 'right' },
  ],
  rows: ships.map((ship, at) => ({
    id: String(at),
    spot: {},
    cells: {
      number: sheetCell(at + 1),
      hull: sheetCell(ship.hull),
      attack: sheetCell(factorsOf(ship).attack),
      left: sheetCell(leftOf(ship)),
      lost: sheetCell(''),
    },
  })),
});

/** The battle sheet: printed for a table, or saved, filled in and read back; or found by a game of other rules (A10.10). */
export const paper: Paper<View, BringIn> = {
  title: 'Battle Sheet',
  page(view, { place }) {
    const battle = battleHere(view, place);
    return (
      battle && {
        title: phrase('Battle {battle} in {place}', { battle: battle.code, place: hexName(battle.place) }),
        sections: sidesOf(imagine(view), battle).map(sideTable),
      }
    );
  },
  write(view, order, { place }) {
    const battle = battleHere(view, place);
    return {
      name: `battle-${view.turn}-${battle?.code ?? ''}`,
      text: battle === undefined ? '' : written(view, battle, order),
    };
  },
  read(view, text, { place }) {
    const battle = battleHere(view, place);
    return battle === undefined
      ? bad([kernelRefusals.unreadable('other-battle')])
      : readIn(view, battle, text);
  },
  elsewhere: {
    battle(view, { place }) {
      const battle = battleHere(view, place);
      return battle === undefined
        ? bad([kernelRefusals.unreadable('other-battle')])
        : battleElsewhere(imagine(view), battle);
    },
    order(view, { place }, outcome) {
      const battle = battleHere(view, place);
      if (battle === undefined) return bad([kernelRefusals.unreadable('other-battle')]);
      const state = imagine(view);
      const brought = broughtBack(state, battle, outcome);
      if (!brought.ok) return brought;
      const problem = cannotBringIn(state, battle, brought.value);
      return problem === undefined
        ? good({ kind: 'bring-in', fought: true, ...brought.value })
        : bad([problem]);
    },
  },
};
