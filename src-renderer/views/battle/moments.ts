import { defined } from '#kernel/words/defined.ts';
import type { ActorChange, Film, FilmGroup, FilmMoment, PiecePicture, Scene } from '#kernel/presentation.ts';
import { pathText } from '#kernel/words/where.ts';

/** What is left of one actor at a moment. */
export interface Standing {
  readonly actor: string;
  /** In the order of its groups; one that is gone counts 0. */
  readonly groups: readonly FilmGroup[];
  /** Damage taken so far. */
  readonly suffered: number;
  /** What it has come to, once it is out of it. */
  readonly away?: string;
  readonly piece?: PiecePicture;
}

/** A moment in its place in a film: everybody's state at its end. */
export interface Shown {
  readonly scene: Scene;
  readonly moment: FilmMoment;
  readonly standing: readonly Standing[];
  /** Level of the defences. */
  readonly works: number;
}

/** A film moment by moment. The last one shows who and what is left. */
export function playOf({ cast, stage, scenes }: Film): readonly Shown[] {
  let standing: readonly Standing[] = cast.map(({ id, groups, piece, suffered = 0 }) => ({
    actor: id,
    groups,
    suffered,
    ...defined({ piece }),
  }));
  let works = stage.kind === 'ranks' ? (stage.works?.level ?? 0) : 0;
  return scenes.flatMap((scene) =>
    scene.moments.map((moment) => {
      for (const change of moment.changes)
        standing = standing.map((each) => (each.actor === change.actor ? changed(each, change) : each));
      works = moment.works?.level ?? works;
      return { scene, moment, standing, works };
    }),
  );
}

const changed = (
  { groups, ...before }: Standing,
  { suffered = before.suffered, lost = [], away, piece }: ActorChange,
): Standing => ({
  ...before,
  groups: groups.map((group) => ({ ...group, count: group.count - countIn(lost, group) })),
  suffered,
  ...defined({ away, piece }),
});

const countIn = (groups: readonly FilmGroup[], { type, rank }: FilmGroup): number =>
  groups.reduce((sum, each) => (each.type === type && each.rank === rank ? sum + each.count : sum), 0);

/** Where in the film a moment is, in words: `Round 1 of 2 · Fire`. */
export function whereIs({ scene: { path, of }, moment: { label } }: Shown): string {
  if (path.length === 0) return label;
  return `${pathText(path)}${of === undefined ? '' : ` of ${of}`} · ${label}`;
}

/** How many of a group's figures stand for what is left of it. */
export const figuresLeft = (figures: number, left: number, atStart: number): number =>
  left <= 0 || atStart <= 0 ? 0 : Math.max(1, Math.round((figures * left) / atStart));
