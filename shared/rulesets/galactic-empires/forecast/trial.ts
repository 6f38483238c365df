import { plainCopy } from '#kernel/codec/plainCopy.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import { looseTurn } from '#kernel/odds/loose.ts';
import type { Counted, Ending, Ran, Trial } from '#kernel/odds/odds.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { fightSectorBattle } from '../battle/battle.ts';
import { withEnemies } from '../battle/muster.ts';
import type { Event, GalacticEmpires } from '../game.ts';
import { apply } from '../game.ts';
import type { BattleParty, Casualty } from '../model/battle.ts';
import { areAllied, areHostile } from '../model/relations.ts';
import type { State } from '../model/state.ts';
import type { NamedUnit } from '../model/units/forces.ts';
import { countOf, typesOf, unitsAt } from '../model/units/forces.ts';
import { shipName } from '../model/words.ts';
import { inPhase } from '../movement/phases.ts';
import { sectorOwnership } from '../sectors/capture.ts';
import type { ShipTypeId } from '../tables/starships.ts';
import type { Clash } from './clash.ts';

/** Something that is counted, with how a battle counts it. */
interface Line {
  readonly counted: Counted;
  readonly of: (lost: readonly Casualty[], damage: number) => number;
}

/**
 * The battle of a sector, by the steps of the turn itself: it is fought (GE 719), and whoever holds the sector then takes it (GE 739). The reader's side are their own
 * units and their allies'.
 */
export function trial({ me, place, phase, scene }: Clash): Trial {
  const fighting = withEnemies(scene, place, unitsAt(scene, place));
  const isOwn = ({ owner }: { readonly owner?: NamedUnit[1]['owner'] }): boolean =>
    areAllied(scene, me, owner);
  const own = fighting.filter(([, unit]) => isOwn(unit));
  const theirs = fighting.filter(([, { owner }]) => areHostile(scene, me, owner, place));
  const lines = [...linesOf('own', own), ...linesOf('theirs', theirs), ...defencesOf(scene, place)];
  const owner = scene.sectors[place]?.owner;
  const held = owner === me;
  const ownIds = new Set(own.map(([id]) => id));
  const theirIds = new Set(theirs.map(([id]) => id));
  return {
    chances: [
      phrase('You retreat'),
      phrase('They retreat'),
      held ? phrase('The sector is lost') : phrase('You capture the sector'),
    ],
    counted: lines.map(({ counted }) => counted),
    run(draw): Ran {
      const { state, happened } = fought({ place, phase, scene }, draw);
      const here = happened.filter((event) => event.place === place);
      const lost = here.flatMap(casualtiesIn);
      const damage = here.reduce(
        (sum, event) => sum + (event.kind === 'defences-damaged' ? event.damage : 0),
        0,
      );
      const after = state.sectors[place]?.owner;
      return {
        ended: endingOf(here, isOwn),
        came: [hasRetreated(here, ownIds), hasRetreated(here, theirIds), held ? after !== me : after === me],
        counts: lines.map(({ of }) => of(lost, damage)),
      };
    },
  };
}

/** One such battle: what happened, and the world after it. */
export function fought(
  { place, phase, scene }: Omit<Clash, 'me'>,
  draw: Draw,
): { readonly state: State; readonly happened: readonly Event[] } {
  const happened: Event[] = [];
  const state = { ...scene, sectors: plainCopy(scene.sectors), units: plainCopy(scene.units) };
  const turn = looseTurn<GalacticEmpires>({
    state,
    draw,
    path: inPhase(phase),
    hear: (event) => void happened.push(event),
    apply,
  });
  fightSectorBattle(turn, place);
  sectorOwnership(turn);
  return { state, happened };
}

const casualtiesIn = (event: Event): readonly Casualty[] =>
  event.kind === 'casualties-removed'
    ? event.losses
    : event.kind === 'wound-resolved' && event.lost
      ? [event.hurt]
      : [];

const hasRetreated = (happened: readonly Event[], units: ReadonlySet<UnitId>): boolean =>
  happened.some((event) => event.kind === 'starfleet-retreated' && units.has(event.unit));

function endingOf(happened: readonly Event[], isOwn: (party: BattleParty) => boolean): Ending {
  const fought = happened.flatMap((event) => (event.kind === 'battle-ended' ? event.fought : []));
  const holds = fought.some((party) => party.holds && isOwn(party));
  const theyHold = fought.some((party) => party.holds && !isOwn(party));
  if (holds === theyHold) return 'open';
  return holds ? 'won' : 'lost';
}

/** Losses of a side: of each type, of admirals, and of all ships together where they are of several types. */
function linesOf(side: 'own' | 'theirs', units: readonly NamedUnit[]): readonly Line[] {
  const ids = new Set(units.map(([id]) => id));
  const lostOf = (lost: readonly Casualty[], is: (type: ShipTypeId | undefined) => boolean): number =>
    lost.reduce((sum, { unit, type, count }) => sum + (ids.has(unit) && is(type) ? count : 0), 0);
  const types = [...new Set(units.flatMap(([, unit]) => typesOf(unit)))].sort();
  const had = (type: ShipTypeId): number =>
    units.reduce((sum, [, { stacks }]) => sum + countOf(stacks, type), 0);
  const all = types.reduce((sum, type) => sum + had(type), 0);
  const admirals = units.reduce((sum, [, unit]) => sum + unit.admirals.length, 0);
  return [
    ...(types.length < 2
      ? []
      : [
          {
            counted: { side, label: phrase('All starships'), of: all },
            of: (lost: readonly Casualty[]) => lostOf(lost, (type) => type !== undefined),
          },
        ]),
    ...types.map((type): Line => ({
      counted: { side, label: phrase('{type}', { type: shipName(type) }), of: had(type) },
      of: (lost) => lostOf(lost, (other) => other === type),
    })),
    ...(admirals === 0
      ? []
      : [
          {
            counted: { side, label: phrase('Admirals'), of: admirals },
            of: (lost: readonly Casualty[]) => lostOf(lost, (type) => type === undefined),
          },
        ]),
  ];
}

/** Levels that sieges take from the sector defences. */
function defencesOf(scene: State, place: Clash['place']): readonly Line[] {
  const { level = 0, levelDamage = 0 } = scene.sectors[place] ?? {};
  return level - levelDamage <= 0
    ? []
    : [
        {
          counted: { side: 'place', label: phrase('Levels of sector defences'), of: level - levelDamage },
          of: (_, damage) => damage,
        },
      ];
}
