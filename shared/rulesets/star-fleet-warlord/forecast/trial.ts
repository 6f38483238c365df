import type { Draw } from '#kernel/dice/draw.ts';
import { booksOf } from '#kernel/codec/books.ts';
import { plainCopy } from '#kernel/codec/plainCopy.ts';
import { looseTurn } from '#kernel/odds/loose.ts';
import type { Counted, Ending, Ran, Trial } from '#kernel/odds/odds.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { runOf } from '../acting.ts';
import type { Event } from '../allEvents.ts';
import { meet } from '../battles/battles.ts';
import type { StarFleetWarlord } from '../game.ts';
import { apply } from '../game.ts';
import type { State } from '../model/state.ts';
import { designOf } from '../ships/list/index.ts';
import { shipsAt } from '../ships/ships.ts';
import type { Clash } from './clash.ts';

/** Terrain stands in the scene itself. */
const noBooks = booksOf([]);

interface Line {
  readonly counted: Counted;
  readonly of: (happened: readonly Event[], after: State) => number;
}

/** What a fleet does that comes to the hex, by the step of the turn itself (SFW 4946): it attacks, takes the site, or turns away. */
export function trial({ me, place, scene }: Clash): Trial {
  const here = shipsAt(scene, place);
  const own = here.filter(([, { seat }]) => seat === me);
  const theirs = here.filter(([, { seat }]) => seat !== me);
  const points = scene.sites[place]?.points ?? 0;
  const lines = [
    ...linesOf(
      'own',
      own.map(([, { design }]) => design),
      (seat) => seat === me,
    ),
    ...linesOf(
      'theirs',
      theirs.map(([, { design }]) => design),
      (seat) => seat !== me,
    ),
    ...(points === 0
      ? []
      : [
          {
            counted: { side: 'place', label: phrase('Points of fortification'), of: points } as const,
            of: (_: readonly Event[], after: State) => points - (after.sites[place]?.points ?? 0),
          },
        ]),
  ];
  return {
    chances: [phrase('You turn away'), phrase('You capture the site')],
    counted: lines.map(({ counted }) => counted),
    run: (draw) => ran({ me, place, scene }, lines, draw),
  };
}

/** One attack. */
function ran({ me, place, scene }: Clash, lines: readonly Line[], draw: Draw): Ran {
  const state = plainCopy(scene);
  const happened: Event[] = [];
  const turn = looseTurn<StarFleetWarlord>({
    state,
    draw,
    path: [{ name: 'Pulse', at: 1 }],
    takes: [me],
    hear: (event) => void happened.push(event),
    apply,
  });
  meet(runOf(noBooks, turn as never), place);
  return {
    ended: endingOf(happened, me),
    came: [
      happened.some(({ kind }) => kind === 'attack-declined'),
      happened.some((event) => event.kind === 'site-captured' && event.seat === me),
    ],
    counts: lines.map(({ of }) => of(happened, state)),
  };
}

/** Who turns away neither wins nor loses; who takes a site that nobody defends wins. */
function endingOf(happened: readonly Event[], me: SeatId): Ending {
  for (const event of happened) {
    if (event.kind === 'battle-ended')
      return event.winner === me ? 'won' : event.winner === undefined ? 'open' : 'lost';
    if (event.kind === 'site-captured') return 'won';
  }
  return 'open';
}

/** Ships of a side that are lost, by class. */
function linesOf(
  side: 'own' | 'theirs',
  designs: readonly string[],
  isTheirs: (seat: SeatId) => boolean,
): readonly Line[] {
  return [...new Set(designs)].sort().map((design) => ({
    counted: {
      side,
      label: phrase('{design}', { design: designOf({ design }).name ?? design }),
      of: designs.filter((one) => one === design).length,
    },
    of: (happened) =>
      happened.filter(
        (event) => event.kind === 'ship-destroyed' && event.design === design && isTheirs(event.seat),
      ).length,
  }));
}
