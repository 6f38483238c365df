import { openDice } from '#kernel/dice/streams.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import type { Clash } from '../forecast/clash.ts';
import { attackBy } from '../forecast/meetings.ts';
import { trial } from '../forecast/trial.ts';
import type { View } from '../model/view.ts';
import { designOf } from '../ships/list/index.ts';
import { factorsOf } from '../ships/ships.ts';
import type { Massing } from './manner.ts';
import type { Pilot, Planner } from './planner.ts';
import { strangerPoints } from './targets.ts';
import type { Target } from './targets.ts';

/** Battles that are fought for one forecast. */
const battles = 10;

/** Whether these ships would beat whoever was last seen in a hex nearly always, and at a price that can be borne, by the battle code of the turn. */
export function foretoldWell(
  planner: Planner,
  pilots: readonly Pilot[],
  target: Target,
  { wins, losses }: Massing,
): boolean {
  const units = pilots.map(({ id }) => id);
  const clash = attackBy(planner.books, rested(planner.view), units, target.place, typical(planner));
  const { counted, run } = trial(doubted(planner, clash, target));
  let [won, lost] = [0, 0];
  for (let at = 1; at <= battles; at += 1) {
    const { ended, counts } = run(openDice('foretold').fork(target.place, at));
    if (ended === 'won') won += 1;
    lost += sumOf(counts.map((count, line) => (counted[line]?.side === 'own' ? count : 0)));
  }
  return 100 * won >= wins * battles && 100 * lost <= losses * battles * pilots.length;
}

const made = new WeakMap<View, View>();

/** The view with all own shields up, as they are once the year begins (SFW 4921). */
function rested(view: View): View {
  const before = made.get(view);
  if (before !== undefined) return before;
  const ships = Object.fromEntries(
    inOrder(view.ships).map(([id, ship]) => [id, { ...ship, shields: factorsOf(ship).shields }]),
  );
  const now = { ...view, ships };
  made.set(view, now);
  return now;
}

/** What foreign ships are taken for that were only counted: the middle one of its own ships that go. */
function typical({ pilots }: Planner): string | undefined {
  const designs = pilots.map(({ ship }) => designOf(ship));
  const dearFirst = designs.toSorted(
    compareBy(
      ({ cost }) => -cost,
      ({ id }) => id,
    ),
  );
  return dearFirst[Math.floor(dearFirst.length / 2)]?.id;
}

/** A Home Office that nobody has seen is taken for a base. */
function doubted({ view }: Planner, clash: Clash, { place, office }: Target): Clash {
  const site = clash.scene.sites[place];
  if (site === undefined || office !== true || view.sites[place] !== undefined) return clash;
  const base = { ...site, points: strangerPoints, base: true };
  return { ...clash, scene: { ...clash.scene, sites: { [place]: base } } };
}
