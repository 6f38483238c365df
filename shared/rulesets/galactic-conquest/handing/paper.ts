import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Paper } from '#kernel/orders/paper.ts';
import type { Row, Section } from '#kernel/presentation.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
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

/** Most letters of a sheet, several times what the largest battle takes; and what is told of one at once. */
const longestSheet = 100_000;
const mostProblems = 50;

/** The lines of a text by what stands before their colon, with their numbers; what is said twice is said by the last. */
const saidIn = (text: string): ReadonlyMap<string, { readonly at: number; readonly said: string }> =>
  new Map(
    text.split(/\r?\n/).flatMap((line, at) => {
      const colon = line.indexOf(':');
      const head = line.slice(0, Math.max(0, colon)).trim();
      const said = line
        .slice(colon + 1)
        .trim()
        .toLowerCase();
      return head === '' || head.startsWith('#') ? [] : [[head, { at: at + 1, said }] as const];
    }),
  );

/** The result in a text; every ship of the battle must be there. */
function readIn(view: View, battle: Battle, text: string): Result<Unsent, readonly Problem[]> {
  if (text.length > longestSheet) return bad([unreadable('sheet-too-long')]);
  const said = saidIn(text);
  if (!said.has('battle')) return bad([unreadable('not-a-sheet')]);
  if (said.get('battle')?.said !== battle.code.toLowerCase() || said.get('turn')?.said !== String(view.turn))
    return bad([unreadable('other-battle')]);
  const problems: Problem[] = [];
  const losses = linesIn(view, battle).flatMap(({ unit, at, left, head }) => {
    const told = said.get(head);
    const [, count] = /^(\d{1,5})(?: of \d+)?$/.exec(told?.said ?? '') ?? [];
    const lost = told?.said === 'destroyed' ? left : Number(count);
    if (told === undefined) problems.push(unreadable('ship-missing', { ship: head }));
    else if (Number.isNaN(lost)) problems.push(unreadable('line-unreadable', { line: told.at }));
    return lost > 0 ? [{ unit, at, lost }] : [];
  });
  const leaves = said.get('leaves')?.said ?? '';
  const loser = [battle.attacker, battle.defender].find((unit) => unit === leaves);
  if (loser === undefined && leaves !== asOrdered) problems.push(unreadable('no-leaver'));
  if (problems.length > 0) return bad(problems.slice(0, mostProblems));
  return good({ kind: 'bring-in', fought: true, losses, ...(loser !== undefined && { beaten: loser }) });
}

const cell = (text: string | number): Row['cells'][string] => ({
  value: phrase('{text}', { text }),
  sort: text,
});

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
      number: cell(at + 1),
      hull: cell(ship.hull),
      attack: cell(factorsOf(ship).attack),
      left: cell(leftOf(ship)),
      lost: cell(''),
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
    return battle === undefined ? bad([unreadable('other-battle')]) : readIn(view, battle, text);
  },
  elsewhere: {
    battle(view, { place }) {
      const battle = battleHere(view, place);
      return battle === undefined
        ? bad([unreadable('other-battle')])
        : battleElsewhere(imagine(view), battle);
    },
    order(view, { place }, outcome) {
      const battle = battleHere(view, place);
      if (battle === undefined) return bad([unreadable('other-battle')]);
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
