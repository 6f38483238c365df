import type { SeatId } from '#kernel/words/ids.ts';
import type { ActorChange, FilmMoment, Scene, SceneRow } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { nameOfSeat } from '../names.ts';

/* What films of battles in space and on the ground have alike. */

export const still: Pick<Scene, 'path' | 'rows'> = { path: [], rows: [] };

export const meetingOf = (said: Phrase): Scene => ({
  ...still,
  moments: [{ kind: 'meeting', label: 'They meet', shots: [], changes: [], said: [said] }],
});

export const endOf = (said: Phrase, changes: readonly ActorChange[] = []): Scene => ({
  ...still,
  moments: [{ kind: 'end', label: 'The end', shots: [], changes, said: [said] }],
});

/** Losses of a round in their sentences; `quiet` where there are none. */
export const lossesOf = (
  lines: readonly Phrase[],
  quiet: Phrase,
  changes: readonly ActorChange[],
): FilmMoment => ({
  kind: 'loss',
  label: lines.length === 0 ? 'Damage' : 'Losses',
  shots: [],
  said: lines.length === 0 ? [quiet] : lines,
  changes,
});

/** What one side does in a round. */
interface Scored {
  readonly seat: SeatId;
  readonly parts: SceneRow['parts'];
  /** Attack factors, or a Defense Value. */
  readonly potential: number;
  readonly percent: number;
  readonly damage: number;
  /** Damage Points of the enemy up to this round, and so many destroy all. */
  readonly suffered: number;
  readonly whole: number;
}

export function rowBy({ seat, parts, potential, percent, damage, suffered, whole }: Scored): SceneRow {
  const args = { power: nameOfSeat(seat), damage, suffered, whole };
  return {
    actor: seat,
    did: phrase('The {power} scores {damage|Damage Point|Damage Points}', args),
    parts,
    cells: [
      { value: String(potential) },
      { value: `${percent} %` },
      { value: String(damage), strong: true },
      {
        value: `${suffered} of ${whole}`,
        percent: whole === 0 ? 100 : Math.min(100, Math.round((100 * suffered) / whole)),
      },
    ],
    then: phrase('The {power} has suffered {suffered} of {whole} Damage Points', args),
  };
}
