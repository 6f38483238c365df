import { join } from 'node:path';
import { digest } from '#kernel/codec/digest.ts';
import { line, list, object } from '#kernel/codec/shapes.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { good } from '#kernel/words/result.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import { jsonOf } from '../../json.ts';
import type { FormShelf } from '../../signUp/mailed.ts';
import { mostMailed } from '../../signUp/mailed.ts';
import type { DeskParts } from '../deskParts.ts';

type Parts = Pick<DeskParts, 'games' | 'files'>;

/** The folder of forms that wait. */
export const formsFolder = ({ games }: Pick<DeskParts, 'games'>): string => games.folderOf('sign-up');

/** The name under which a form waits. */
const keptName = (bytes: Uint8Array): string => `${digest(bytes).slice(0, 24)}.signup`;

/** Keeps a form among those that wait; one that is there already stays as it came first. */
export async function keepForm(parts: Parts, bytes: Uint8Array): Promise<Outcome<undefined>> {
  const folder = formsFolder(parts);
  const there = await parts.files.list(folder);
  if (!there.ok) return there;
  const name = keptName(bytes);
  return there.value.some((one) => one.name === name)
    ? good(undefined)
    : parts.files.write(join(folder, name), bytes);
}

/** The names of forms that came by mail, the newest last. */
const namesShape = object({ names: list(line(80), 5_000) });
const largest = 1_000_000;

/** The folder of what the desk knows about fetching forms. */
export const formMailFolder = ({ games }: Pick<DeskParts, 'games'>): string => games.folderOf('sign-up-mail');

/**
 * The desk's forms that came by mail. One that came before is not kept again: a game may have been begun with it, and the same letter is read
 * in the mailbox of every game that has it, and for new games too.
 */
export function makeFormShelf(parts: Parts): FormShelf {
  const path = join(formMailFolder(parts), 'came.json');
  const read = async (): Promise<readonly string[]> => {
    const stored = await parts.files.read(path, largest);
    const names = stored.ok ? namesShape.parse(jsonOf(stored.value)) : stored;
    return names.ok ? names.value.names : [];
  };
  const keep = async (bytes: Uint8Array): Promise<Outcome<'kept' | 'known' | 'full'>> => {
    const [came, name] = [await read(), keptName(bytes)];
    if (came.includes(name)) return good('known');
    const waiting = await parts.files.list(formsFolder(parts));
    if (!waiting.ok) return waiting;
    const isThere = waiting.value.some((one) => one.name === name);
    if (!isThere && waiting.value.length >= mostMailed) return good('full');
    const kept = await keepForm(parts, bytes);
    if (!kept.ok) return kept;
    const names = namesShape.make({ names: [...came, name].slice(-5_000) });
    const noted = await parts.files.write(path, new TextEncoder().encode(stableText(names)));
    return noted.ok ? good(isThere ? 'known' : 'kept') : noted;
  };
  return { keep: (bytes) => parts.files.alone(path, () => keep(bytes)) };
}
