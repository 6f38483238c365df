import type { Books } from '#kernel/codec/books.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Step } from '#kernel/sequence/step.ts';
import { defined } from '#kernel/words/defined.ts';
import { allySpared, attackDeclined } from './endings.ts';
import { battleJoined } from './events.ts';
import type { SfwRoom, Run } from '../acting.ts';
import { runOf, isIdle } from '../acting.ts';
import type { Funds } from '../model/funds.ts';
import type { State } from '../model/state.ts';
import { usualAttackPercent } from '../model/figures.ts';
import { strengthsSeen } from './round.ts';
import type { Attack, Sides } from '../combat/field.ts';
import { sidesAt } from '../combat/field.ts';
import { factorOf, worksFactor } from '../combat/factors.ts';
import { dares } from '../stance/posture.ts';
import { isDecoy } from '../items/items.ts';
import { shipsAt, shipsOf } from '../ships/ships.ts';
import { meetEachOther } from '../messages/contacts.ts';
import { capture, endBattle, fight } from './fighting.ts';
import { seenAs } from './heard.ts';

/** Fleets that have come upon others or upon sites attack, capture, or fall back (SFW 4946, 10.3). */
export const battles = (books: Books): Step<SfwRoom> => ({
  name: 'Battles',
  cite: 'SFW 4946',
  dice: true,
  run(turn) {
    const run = runOf(books, turn);
    if (isIdle(turn, run.seat)) return;
    const places = new Set(shipsOf(turn.state, run.seat).map(([, { place }]) => place));
    for (const place of [...places].sort()) meet(run, place);
  },
});

/** What ships of the running side do where they stand: attack whoever else is there, take the site, turn back, or nothing. */
export function meet(run: Run, place: PlaceId): void {
  const { turn, seat, world } = run;
  const site = world.state.sites[place];
  const other = shipsAt(world.state, place).find(([, ship]) => ship.seat !== seat);
  const foe = other?.[1].seat ?? site?.owner;
  if (foe === seat || (foe === undefined && site === undefined)) return;
  const own = world.state.corporations[seat];
  const isPeace = foe !== undefined && (own?.ally === foe || arePowers(world.state, seat, foe));
  if (isPeace) {
    turn.happen(allySpared.of({ place, seat, foe, ships: back(run, place) }));
    return;
  }
  if (foe === undefined || (other === undefined && site?.points === 0)) {
    capture(run, { place, seat, ...defined({ foe }) });
    return;
  }
  const attack: Attack = { place, seat, foe };
  const sides = sidesAt(world, attack);
  const production = site === undefined ? {} : { production: site.production };
  const strength = strengthsSeen(sides);
  if (dares(strength.attack, strength.defense, own?.attackPercent ?? usualAttackPercent))
    join(run, attack, sides, production);
  else
    turn.happen(
      attackDeclined.of({
        ...attack,
        ...strength,
        ...decoysAmong(sides),
        ...production,
        ships: back(run, place),
      }),
    );
  meetEachOther(run, seat, foe);
}

/** Decoys that defend: whoever turns away from them knows them for what they are (SFW 3045). */
function decoysAmong({ defenders }: Sides): { readonly decoys?: number } {
  const decoys = defenders.filter(([, ship]) => isDecoy(ship)).length;
  return decoys === 0 ? {} : { decoys };
}

/** OURS: powers leave each other in peace. */
const arePowers = ({ powers }: State, ...both: readonly SeatId[]): boolean =>
  both.every((seat) => powers[seat] !== undefined);

/** Where the ships of a fleet came from, and fall back to, each by itself (SFW 4628). */
const back = ({ world, seat }: Run, place: PlaceId): Readonly<Record<UnitId, PlaceId>> =>
  Object.fromEntries(
    shipsAt(world.state, place)
      .filter(([, ship]) => ship.seat === seat)
      .map(([id, { from }]) => [id, from]),
  );

/** What both have painted on their ships; powers have nothing to say. */
function mottosOf(
  { world: { state } }: Run,
  { seat, foe }: Attack,
): { readonly motto?: string; readonly foesMotto?: string } {
  const [motto = '', foesMotto = ''] = [seat, foe].map((owner) => state.corporations[owner]?.motto);
  return { ...(motto === '' ? {} : { motto }), ...(foesMotto === '' ? {} : { foesMotto }) };
}

function join(run: Run, attack: Attack, sides: Sides, production: { readonly production?: Funds }): void {
  run.turn.happen(
    battleJoined.of({
      ...attack,
      ...strengthsSeen(sides),
      points: sides.works?.points ?? 0,
      ...production,
      attackers: sides.attackers.map(seenAs),
      defenders: sides.defenders.map(seenAs),
      factors: Object.fromEntries([
        ...sides.attackers.map(([id, ship]) => [id, factorOf('attack', ship, sides)] as const),
        ...sides.defenders.map(([id, ship]) => [id, factorOf('defense', ship, sides)] as const),
      ]),
      ...(sides.works === undefined ? {} : { works: worksFactor(sides.works, sides) }),
      ...mottosOf(run, attack),
    }),
  );
  const left = fight(run, attack, sides);
  endBattle(run, attack, { before: sides, after: left });
}
