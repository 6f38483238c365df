import { plainCopy } from '#kernel/codec/plainCopy.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { wholeRepair } from '#rulesets/galactic-conquest/model/condition/repair.ts';
import type { GalacticConquest } from '#rulesets/galactic-conquest/game.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import type { Played } from '#test/support/cases/played.ts';
import { pointFaults, sensorFaults } from '../world/secondReading.ts';
import { galacticConquest } from '../yards/shelf.ts';
import { openBooks } from './accounts.ts';
import { belongingFaults } from './belonging.ts';
import { fightingFaults } from './fighting.ts';
import { flyingFaults } from './flying.ts';
import { hearingFaults } from './hearing.ts';
import { keepingFaults } from './keeping.ts';
import { nothingIn } from './nothing.ts';
import { servingFaults } from './serving.ts';
import { viewFaults, viewsOf } from './viewing.ts';

/** What no file would hold: what is optional is absent where there is none of it. */
function fileFaults({ outcome: { state, entries } }: Played<GalacticConquest>): readonly string[] {
  const { codecs } = galacticConquest;
  const read = [
    ['the state', codecs.state.parse(state)] as const,
    ...entries.map(({ event }) => [`the event ${event.kind}`, codecs.event.parse(event)] as const),
  ];
  return read.flatMap(([what, one]) =>
    one.ok
      ? []
      : [`${what} cannot be read again: ${one.fault.map(({ phrase }) => phraseText(phrase)).join(' ')}`],
  );
}

/** A turn as these readings know it. */
type Turned = Pick<Played<GalacticConquest>, 'before' | 'outcome'>;

/** What is wrong with events, one after the other: whom they are told to, what the bank writes down, and what ships and merchants have afterwards. */
export function eventFaults({ before, outcome }: Turned): readonly string[] {
  const world = plainCopy(before);
  const audit = openBooks(world);
  return outcome.entries.flatMap(({ event }) => {
    const heard = hearingFaults(event, world);
    const was = {
      ...world,
      squadrons: { ...world.squadrons },
      empires: { ...world.empires },
      ...(world.yards && { yards: { ...world.yards } }),
    };
    galacticConquest.apply(world, event);
    return [
      ...heard,
      ...belongingFaults(event, was, world),
      ...fightingFaults(event, was, world),
      ...flyingFaults(event, was, world),
      ...servingFaults(event, was, world),
      ...keepingFaults(event, was, world),
      ...audit(event, world),
    ];
  });
}

/** What is wrong with what seats know, and with points in treasuries and banks. */
function knownFaults({ before, outcome }: Played<GalacticConquest>): readonly string[] {
  const after = outcome.state;
  const views = viewsOf(after);
  const tried = { before, after, outcome, views };
  return [...viewFaults(after, views), ...sensorFaults(tried), ...pointFaults(tried)];
}

/** Repairs that are done are forgotten (C2.10). */
export const repairFaults = ({ outcome: { state } }: Turned): readonly string[] =>
  inOrder(state.squadrons).flatMap(([unit, { ships }]) =>
    ships.flatMap(({ hull, lost, mending }) =>
      mending !== undefined && (lost === undefined || mending.done >= wholeRepair)
        ? [`${hull} of ${unit} is whole, and its repair goes on`]
        : [],
    ),
  );

/** What squadrons and empires have of a turn alone. */
const ofTurn = {
  squadrons: [
    'plot',
    'combat',
    'strength',
    'cameFrom',
    'raid',
    'sacks',
    'mended',
    'deploys',
    'drones',
    'riders',
  ],
  empires: ['topGuns', 'plunder', 'appeared'],
} as const;

/** What is built for the stock beyond its turn though no dock or base station builds it (B8.90, B8.96). */
const flightsLeft = ({ empires, yards = {} }: State): readonly string[] =>
  inOrder(empires).flatMap(([seat, { flights = [] }]) =>
    flights.every(({ slow }) => slow !== undefined && yards[slow.yard]?.idle?.why === 'flyers')
      ? []
      : [`flights of ${seat} are kept beyond their turn`],
  );

/** What is kept of a turn alone is gone with it. */
export const leftOver = ({ outcome: { state } }: Turned): readonly string[] => [
  ...(['battle', 'convoys', 'fought'] as const).flatMap((part) =>
    state[part] === undefined ? [] : [`${part} are kept beyond their turn`],
  ),
  ...flightsLeft(state),
  ...(['squadrons', 'empires'] as const).flatMap((part) =>
    inOrder(state[part] as Readonly<Record<string, object>>).flatMap(([id, one]) =>
      ofTurn[part].flatMap((member) => (member in one ? [`${member} of ${id} is kept beyond its turn`] : [])),
    ),
  ),
];

/** What is wrong with a turn whatever its case is about. */
export const turnFaults = (played: Played<GalacticConquest>): readonly string[] => [
  ...eventFaults(played),
  ...fileFaults(played),
  ...knownFaults(played),
  ...repairFaults(played),
  ...leftOver(played),
  ...nothingIn('state', played.outcome.state),
  ...played.outcome.entries.flatMap(({ event }) => nothingIn(event.kind, event)),
];
