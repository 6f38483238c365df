import type { Actor, Film, FilmGroup, FilmMoment, Scene } from '#kernel/presentation.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase } from '#kernel/words/phrase.ts';

/* A film of no game: ours besiege theirs and others. */
export const group = (name: string, count: number, rank?: number): FilmGroup => ({
  type: name,
  name,
  shipClass: 'Scout',
  count,
  ...defined({ rank }),
});

export const actor = (id: string, more: Partial<Actor> = {}): Actor => ({
  id,
  name: phrase(id),
  notes: [],
  figures: [],
  listed: [],
  groups: [],
  against: [],
  lost: [],
  fate: { kind: 'holds', label: 'stays' },
  end: phrase('{id} stays.', { id }),
  ...more,
});

export const moment = (
  kind: FilmMoment['kind'],
  label: string,
  more: Partial<FilmMoment> = {},
): FilmMoment => ({ kind, label, said: [phrase('{label}!', { label })], shots: [], changes: [], ...more });

const round = (at: number, more: Partial<Scene>): Scene => ({
  path: [{ name: 'Bout', at }],
  of: 2,
  rows: [],
  moments: [],
  ...more,
});

/** Others leave after the first bout, theirs lose two of three after the second, and one of ours dies of its wounds. */
export const madeFilm: Film = {
  battle: 'b',
  title: phrase('Fight'),
  outcome: phrase('Ours win.'),
  nobodies: 'Strangers',
  damage: { label: 'harm', scale: { unit: '', per: 10 } },
  stage: { kind: 'ranks', backdrop: 'planet', works: { label: 'Walls at', level: 3, holder: 'theirs' } },
  cast: [
    actor('ours', {
      groups: [group('Pike', 2, 1), group('Pike', 4, 3), { ...group('Elder', 1), aside: true }],
      against: ['theirs', 'others'],
    }),
    actor('theirs', { groups: [group('Bow', 3)], against: ['ours'], endurance: 90 }),
    actor('others', { groups: [group('Sling', 1)], against: ['ours'] }),
  ],
  scenes: [
    {
      path: [],
      rows: [],
      moments: [moment('meeting', 'Meeting'), moment('fire', 'Siege', { works: { level: 2, by: 'ours' } })],
    },
    round(1, {
      moments: [
        moment('fire', 'Fire', {
          shots: [
            { from: 'ours', group: 'Pike', count: 6, damage: 30, at: ['theirs'] },
            { from: 'ours', group: 'Elder', count: 1, damage: 0, at: ['theirs'] },
          ],
          changes: [
            { actor: 'ours', hit: 5, suffered: 5 },
            { actor: 'theirs', hit: 30, suffered: 30 },
          ],
        }),
        moment('move', 'Flight', { changes: [{ actor: 'others', away: 'went home' }] }),
      ],
    }),
    round(2, {
      moments: [
        moment('fire', 'Fire', { changes: [{ actor: 'theirs', hit: 20, suffered: 50 }] }),
        moment('loss', 'Losses', { changes: [{ actor: 'theirs', lost: [group('Bow', 2)] }] }),
      ],
    }),
    {
      path: [],
      rows: [],
      moments: [
        moment('loss', 'Damaged ships', { changes: [{ actor: 'ours', lost: [group('Pike', 1, 3)] }] }),
        moment('end', 'The end'),
      ],
    },
  ],
};
