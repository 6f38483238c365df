import type { PlaceId, UnitId } from '../words/ids.ts';
import { inOrder } from '../words/inOrder.ts';
import type { Happening, Watched } from '../presentation.ts';
import { defined } from '../words/defined.ts';
import { type Arg, phrase } from '../words/phrase.ts';
import type { Change } from './change.ts';

type Args = Readonly<Record<string, Arg>>;

interface Teller {
  /** The changes as which this is watched. */
  happening(when: Happening, args: Args, difference?: number): readonly Change[];
  watched(watched: Watched, args: Args, difference?: number): Change;
}

/** Tells what becomes of a place or a unit; a sentence gets the arguments that it names. */
export function teller(watched: readonly Watched[], place: PlaceId, always: Args, unit?: UnitId): Teller {
  const told = (one: Watched, more: Args, difference?: number): Change => {
    const args = inOrder({ ...always, ...more }).filter(([name]) =>
      new RegExp(`\\{${name}[|}]`).test(one.said),
    );
    return {
      watched: one,
      place,
      ...defined({ unit }),
      said: phrase(one.said, Object.fromEntries(args)),
      ...defined({ difference }),
    };
  };
  return {
    happening: (when, args, difference) =>
      watched.filter((one) => one.when === when).map((one) => told(one, args, difference)),
    watched: told,
  };
}
