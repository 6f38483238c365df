import type { FilmMoment, Scene } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Footage } from './parts.ts';
import { lossesOf, said, sentence } from './parts.ts';
import { endsOfRound, roundScene } from './rounds.ts';

const nothing: Pick<FilmMoment, 'shots' | 'changes'> = { shots: [], changes: [] };

/** A battle from its siege to what became of the wounded. */
export function scenesOf(
  footage: Footage,
  { title, outcome }: { readonly title: Phrase; readonly outcome: Phrase },
): readonly Scene[] {
  const rounds = footage.events.filter((event) => event.kind === 'battle-round-fought');
  return [
    beforeRounds(footage, title),
    ...rounds.map((round) => roundScene(footage, round, rounds.length)),
    afterRounds(footage, rounds.at(-1)?.round ?? roundsBrought(footage), outcome),
  ];
}

/** Rounds in whose place it was fought elsewhere. */
const roundsBrought = ({ events }: Footage): number =>
  events.find((event) => event.kind === 'battle-brought-in')?.round ?? 0;

/** They meet, and the defences are besieged; or it is fought elsewhere. */
function beforeRounds(footage: Footage, title: Phrase): Scene {
  const { view, joined, events } = footage;
  const brought = events.filter((event) => event.kind === 'battle-brought-in');
  const sieges = events.filter((event) => event.kind === 'defences-damaged');
  let level = joined.level + sieges.reduce((sum, { damage }) => sum + damage, 0);
  return {
    path: [],
    rows: [],
    lines: [
      ...(joined.level === 0
        ? []
        : [phrase('The sector defences are at level {level}.', { level: joined.level })]),
      ...said(view, [...sieges, ...brought]),
    ],
    moments: [
      { ...nothing, kind: 'meeting', label: 'They meet', said: [title] },
      ...sieges.map((event): FilmMoment => {
        level -= event.damage;
        const works = { level, by: event.unit };
        return { ...nothing, kind: 'fire', label: 'Siege', said: [sentence(view, event)], works };
      }),
      ...(brought.length === 0 ? [] : endsOfRound(footage, (round) => round <= roundsBrought(footage))),
    ],
  };
}

/** What becomes of wounded ships comes after the rounds; so do losses that belong to no round shown. */
function afterRounds(footage: Footage, last: number, outcome: Phrase): Scene {
  const { view, events } = footage;
  const wounds = events.filter((event) => event.kind === 'wound-resolved');
  const lost = wounds.filter((wound) => wound.lost);
  return {
    path: [],
    rows: [],
    lines: said(
      view,
      events.filter(
        (event) =>
          event.kind === 'wound-resolved' ||
          ('round' in event && event.kind !== 'battle-round-fought' && event.round > last),
      ),
    ),
    moments: [
      ...endsOfRound(footage, (round) => round > last),
      ...(wounds.length === 0
        ? []
        : [
            {
              ...nothing,
              kind: 'loss' as const,
              label: 'Damaged ships',
              said: wounds.map((event) => sentence(view, event)),
              changes: lost.flatMap(({ hurt }) => lossesOf(footage, [hurt])),
            },
          ]),
      { ...nothing, kind: 'end', label: 'The end', said: [outcome] },
    ],
  };
}
