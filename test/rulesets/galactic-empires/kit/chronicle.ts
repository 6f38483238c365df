import { openDice } from '#kernel/dice/streams.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Event } from '#rulesets/galactic-empires/game.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import type { Chronicle } from '#test/support/kits/testKit.ts';
import type { GalacticEmpires } from '../../../../shared/rulesets/galactic-empires/game.ts';
import { mapPicture } from './mapPicture.ts';

/** Percent of all sectors that wins the game. */
const share = 50;

/** What there is to see of one turn: counted from the events, and from the world after it. */
const counted = [
  'war-declared',
  'peace-established',
  'battle-joined',
  'sector-captured',
  'sector-annexed',
  'starships-built',
  'starships-deserted',
  'starfleet-travelled',
  'starfleet-retreated',
  'empire-defeated',
] as const satisfies readonly Event['kind'][];

/** A drawn map as a scenario, with something to win. */
function setup(empires: number, seed: string): unknown {
  const text = galacticEmpires.beginning.scenarios?.write({ generate: { empires } }, openDice(`map ${seed}`));
  if (text?.ok !== true) throw new Error(JSON.stringify(text));
  return {
    ...(JSON.parse(text.value) as object),
    victory: { text: `Own ${share}% of all sectors.`, share },
  };
}

export const chronicle: Chronicle<GalacticEmpires> = {
  setup,
  heads: [
    'seats with sectors',
    'independent',
    'largest',
    'sectors',
    'ships',
    'fleets',
    'idle fleets',
    'money',
    ...counted,
  ],
  figures,
  happens: counted.slice(0, 6),
  picture: mapPicture,
  isOver: ({ victory }) => (victory?.announced ?? []).length > 0,
};

function figures(state: State, events: readonly Event[]): readonly (string | number)[] {
  const sectors = valuesInOrder(state.sectors);
  const owned = inOrder(state.empires)
    .map(([seat]) => sectors.filter(({ owner }) => owner === seat).length)
    .sort((a, b) => b - a);
  const units = inOrder(state.units).filter(([, { owner }]) => owner !== undefined);
  const moved = new Set(
    events.flatMap((event) => (event.kind === 'starfleet-travelled' ? [event.unit] : [])),
  );
  const fleets = units.filter(([, { kind, stacks }]) => kind === 'starfleet' && stacks.length > 0);
  const ships = units.reduce(
    (sum, [, { stacks }]) => sum + stacks.reduce((all, { count }) => all + count, 0),
    0,
  );
  const money = valuesInOrder(state.empires).reduce((sum, { treasury }) => sum + treasury, 0);
  return [
    owned.filter((count) => count > 0).length,
    sectors.filter(({ owner }) => owner === undefined).length,
    owned[0] ?? 0,
    owned.join(' '),
    ships,
    fleets.length,
    fleets.filter(([id]) => !moved.has(id)).length,
    Math.round(money / 100),
    ...counted.map((kind) => events.filter((event) => event.kind === kind).length),
  ];
}
