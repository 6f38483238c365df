import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { seatId, unitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { hexName, hexesOn } from '#rulesets/galactic-conquest/map/board.ts';
import { signAt } from '#rulesets/galactic-conquest/map/ground.ts';
import type { WorkKind } from '#rulesets/galactic-conquest/model/space.ts';
import type { Squadron } from '#rulesets/galactic-conquest/model/squadron.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { coreVerdicts } from '#rulesets/galactic-conquest/economy/homes/uproot.ts';
import type { Facts } from '#test/support/cases/adapter.ts';
import { lazily } from '#test/support/cases/oncePer.ts';
import { readFacts } from './hiding/hidingWriting.ts';
import { basesFacts } from './bases/caseBases.ts';
import { mooredFacts } from './trade/marineWriting.ts';
import { runFact } from './trade/caseRuns.ts';

/*
 * How whose space a hex is is written in cases: orders `H01A: annex D5`, `H01A: survey D5`, `H01A: blockade D5` and, of the game master,
 * `H01A: feed 15`, `front around D5 of hydran`, `no front around D5`, of an empire `new homeworld D5`, `core economics to D5`, answered as `Relocation of core economics/hydran -> emergency agreed` (`refused`), and the answers `the front moves` or `stays`; facts of hexes and squadrons.
 */

/** An order of a squadron about a hex, or cargo for it. */
export function spaceOrder(
  sentence: string,
  hex: (label: string) => PlaceId,
): { readonly unit?: UnitId; readonly order: Unnumbered<Order> } | undefined {
  const [, front, of = ''] = /^front around (\S+) of (\S+)$/.exec(sentence) ?? [];
  if (front !== undefined) return { order: { kind: 'draw-front', place: hex(front), of: seatId(of) } };
  const [, home] = /^new homeworld (\S+)$/.exec(sentence) ?? [];
  if (home !== undefined) return { order: { kind: 'move-home', place: hex(home) } };
  const [, core] = /^core economics to (\S+)$/.exec(sentence) ?? [];
  if (core !== undefined) return { order: { kind: 'move-core', place: hex(core) } };
  const grave = coreVerdicts.find((one) => `emergency ${one}` === sentence);
  if (grave !== undefined) return { order: { kind: 'judge-core', verdict: grave } };
  const [, left] = /^no front around (\S+)$/.exec(sentence) ?? [];
  if (left !== undefined) return { order: { kind: 'withdraw-front', place: hex(left) } };
  const [, verdict] = /^the front (moves|stays)$/.exec(sentence) ?? [];
  if (verdict !== undefined) return { order: { kind: 'judge-front', verdict: verdict as 'moves' | 'stays' } };
  const [, code = '', kind, label = ''] =
    /^([A-Z]\d\d[A-Z]): (annex|survey|blockade|navigate|prospect|sweep) (\S+)$/.exec(sentence) ?? [];
  if (kind !== undefined)
    return { unit: unitId(code.toLowerCase()), order: { kind: kind as WorkKind, place: hex(label) } };
  const [, fed = '', boxes] = /^([A-Z]\d\d[A-Z]|BASES-[A-Z]+\d+): feed (\d+)$/.exec(sentence) ?? [];
  return boxes === undefined
    ? undefined
    : { unit: unitId(fed.toLowerCase()), order: { kind: 'feed', boxes: Number(boxes) } };
}

const grounds = {
  '.': 'space',
  x: 'red',
  g: 'green',
  G: 'unsurveyed-green',
  o: 'unsurveyed',
  '-': 'deep',
} as Readonly<Record<string, string>>;

/** Every hex: its `owner` (`nobody`), its `ground`, and behind whose `front` it lies (`nobody`). */
export const hexFacts = (state: State): Facts => {
  const { map, territory, fronts = {} } = state;
  const reads = readFacts(state);
  const moored = mooredFacts(state);
  return lazily(
    Object.fromEntries(
      hexesOn(map).map((place) => [
        hexName(place),
        (): Facts => ({
          ...basesFacts(state, place),
          ...runFact(state, place),
          ...reads(place),
          ...moored(place),
          owner: territory[place] ?? 'nobody',
          ground: grounds[signAt(map, place) ?? '.'] ?? 'unknown',
          front: fronts[place] ?? 'nobody',
        }),
      ]),
    ),
  );
};

/** Of a squadron: turns `out` of supply, and what it is `at`: `annex D5`, `annex D5 from 13` (its first segment, from the beginning of the game), `idle`. */
export const spaceFacts = ({ supply, work }: Squadron): Facts => ({
  out: supply?.out ?? 0,
  at:
    work === undefined
      ? 'idle'
      : `${work.kind} ${hexName(work.place)}${work.since === undefined ? '' : ` from ${work.since}`}`,
});
