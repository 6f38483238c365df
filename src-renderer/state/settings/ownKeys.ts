import { mostKeys, type Settings } from '#contract/player/settings.ts';
import type { Command } from '../commands.ts';

/** What can have keys. */
export type Keyed = Pick<
  Command,
  'id' | 'title' | 'group' | 'keys' | 'on' | 'always' | 'yields' | 'fixed' | 'named'
>;
type Own = Settings['keys'];

const ownOf = (own: Own, { id, fixed }: Keyed): readonly string[] | undefined =>
  fixed !== true && Object.hasOwn(own, id) ? own[id] : undefined;

/** On the start-up menu and on the desk no turn is open, and most commands want one. */
const isThere = ({ on, always }: Keyed, screen: string): boolean =>
  on === screen || (on === undefined && ((screen !== 'desk' && screen !== 'start') || always === true));

/** Whether there is a screen on which both can be given, so that they cannot share a key. */
export const meet = (one: Keyed, two: Keyed): boolean =>
  [one.on, two.on, 'start', 'any other'].some(
    (screen) => screen !== undefined && isThere(one, screen) && isThere(two, screen),
  );

/** The keys that everything has, by id. A usual key that the player gave to another command is that one’s alone. */
export function keysNow(all: readonly Keyed[], own: Own): ReadonlyMap<string, readonly string[]> {
  const mine = all.filter((one) => ownOf(own, one) !== undefined);
  const isFree = (one: Keyed, key: string): boolean =>
    !mine.some((other) => other !== one && ownOf(own, other)?.includes(key) === true && meet(one, other));
  return new Map(
    all.map((one) => [
      one.id,
      ownOf(own, one) ?? (one.keys ?? []).filter((key) => one.fixed === true || isFree(one, key)),
    ]),
  );
}

/** What else has this key where `one` can be given. */
export function holdersOf(all: readonly Keyed[], own: Own, one: Keyed, key: string): readonly Keyed[] {
  const now = keysNow(all, own);
  return all.filter((other) => other.id !== one.id && now.get(other.id)!.includes(key) && meet(one, other));
}

/** These keys for a command; none are kept for it where they are the usual ones. */
function put(own: Own, { id, keys = [] }: Keyed, next: readonly string[]): Own {
  const { [id]: _, ...others } = own;
  return next.length === keys.length && next.every((key, index) => key === keys[index])
    ? others
    : { ...others, [id]: next.slice(0, mostKeys) };
}

/** `one` with these keys, and no other with any of them where both can be given. */
function given(all: readonly Keyed[], own: Own, one: Keyed, keys: readonly string[]): Own {
  const now = keysNow(all, own);
  const without = keys
    .flatMap((key) => holdersOf(all, own, one, key))
    .reduce(
      (rest, other) =>
        put(
          rest,
          other,
          now.get(other.id)!.filter((key) => !keys.includes(key)),
        ),
      own,
    );
  return put(without, one, keys);
}

/** One more key for a command, or one in place of `instead`; whatever had it has it no more. */
export function withKey(
  all: readonly Keyed[],
  own: Own,
  one: Keyed,
  key: string,
  instead: string | undefined,
): Own {
  const before = keysNow(all, own).get(one.id) ?? [];
  const others = before.filter((each) => each !== key);
  const next = others.includes(instead ?? '')
    ? others.map((each) => (each === instead ? key : each))
    : [...others, key];
  return given(all, own, one, next);
}

export const withoutKey = (all: readonly Keyed[], own: Own, one: Keyed, key: string): Own =>
  put(
    own,
    one,
    (keysNow(all, own).get(one.id) ?? []).filter((each) => each !== key),
  );

/** A command with its usual keys again; whatever had one of them has it no more. */
export const withUsual = (all: readonly Keyed[], own: Own, one: Keyed): Own =>
  given(all, own, one, one.keys ?? []);

const isPlain = (key: string): boolean => /^(?:Shift \+ )?.$/u.test(key);
const ofFields = /^(?:Shift \+ )?(?:Tab|Enter|Space|Esc|Backspace|Delete|Home|End|PageUp|PageDown|Arrow\w+)$/;

/** Why a key cannot be given to a command; undefined if it can. */
export function whyNot(one: Keyed, key: string): string | undefined {
  const usual = one.keys?.includes(key) === true;
  if (usual) return undefined;
  if (ofFields.test(key) || /^Ctrl \+ (?:Shift \+ )?(?:Enter|Arrow\w+)$/.test(key))
    return 'Lists, fields and the map use this key.';
  if (/^Ctrl \+ [AX]$/.test(key) || (/^Ctrl \+ [CV]$/.test(key) && one.yields !== true))
    return 'Text fields use this key.';
  if (/^(?:F5|F12|Ctrl \+ (?:Shift \+ )?[RI+0-]|Ctrl \+ -|Alt \+ (?:Arrow\w+|F4))$/.test(key))
    return 'The window uses this key.';
  return undefined;
}

/** Whether pressing it writes a character, so that a text being written gets it in any case. */
export const writesCharacter = isPlain;

/** A key as tips name it. */
export const short = (key: string): string => key.replaceAll(' + ', '+');
