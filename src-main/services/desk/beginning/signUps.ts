import { join } from 'node:path';
import type { In, Out } from '#contract/calls.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import { bad, good } from '#kernel/words/result.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import type { FormGiven, Gathered, SignedUp } from '../../signUp/gather.ts';
import { gathered, replacedText } from '../../signUp/gather.ts';
import { joinedBy, sealedToAmong, sidesOfSetup, sidesOfWish } from '../../signUp/roster.ts';
import { largestSignUp } from '#kernel/files/signUp.ts';
import { formsFolder, keepForm } from '../forms/shelf.ts';
import { sourceOf } from './source.ts';
import type { DeskHandlers, DeskParts } from '../deskParts.ts';

type Names = 'gm.takeForms' | 'gm.deal';

/** Handles forms by which players sign up for new games. They lie in a folder of the desk, each under its digest, until a game is begun with them. */
export function makeSignUpHandlers(parts: DeskParts): Pick<DeskHandlers, Names> {
  return {
    'gm.takeForms': ({ ruleset, files }) => takeForms(parts, ruleset, files),
    'gm.deal': (asked) => deal(parts, asked),
  };
}

const needsOf = ({ ports, rulesets }: DeskParts, wanted?: SomeRuleset) => ({
  sealing: ports.sealing,
  now: ports.clock.now(),
  rulesets,
  wanted,
});

export async function takeForms(
  parts: DeskParts,
  ruleset: string,
  given: In<'gm.takeForms'>['files'],
): Promise<Outcome<Out<'gm.takeForms'>>> {
  const files = given.map(({ name, base64 }) => ({
    name,
    bytes: Uint8Array.from(Buffer.from(base64, 'base64')),
  }));
  const came = await gathered(needsOf(parts), files);
  for (const form of [...came.forms, ...came.replaced.map(({ old }) => old)]) {
    const kept = await keepForm(parts, form.bytes);
    if (!kept.ok) return kept;
  }
  const waiting = await formsFor(parts, ruleset);
  if (!waiting.ok) return waiting;
  const unheld =
    files.length > 0 && came.forms.length + came.refused.length === 0
      ? files.map(({ name }) => ({ name, problems: [unreadable('no-form', { name })] }))
      : [];
  return good({
    waiting: waiting.value.forms.map(({ player, address }) => ({ player, address })),
    said: [...came.replaced, ...(files.length === 0 ? [] : waiting.value.replaced)]
      .map(replacedText)
      .filter((text, at, all) => all.indexOf(text) === at),
    refused: [...came.refused, ...unheld].map(({ name, problems }) => ({ name, problems: [...problems] })),
  });
}

/** The forms that wait for games of these rules, by when they came. */
async function formsFor(parts: DeskParts, ruleset: string): Promise<Outcome<Gathered>> {
  const folder = formsFolder(parts);
  const listed = await parts.files.list(folder);
  if (!listed.ok) return listed;
  const given: FormGiven[] = [];
  for (const { name } of [...listed.value].sort(compareBy(({ changed }) => changed))) {
    const read = await parts.files.read(join(folder, name), largestSignUp);
    if (read.ok) given.push({ name, bytes: read.value });
  }
  const all = await gathered(needsOf(parts), given);
  return good({ ...all, forms: all.forms.filter((form) => form.ruleset === ruleset) });
}

async function deal(parts: DeskParts, { game, by, words }: In<'gm.deal'>): Promise<Outcome<Out<'gm.deal'>>> {
  const ruleset = await parts.rulesets.of(game.ruleset);
  if (ruleset === undefined) return bad([unreadable('wrong-ruleset/wish', { id: game.ruleset })]);
  const map = sourceOf(ruleset, game);
  if (!map.ok) return map;
  const forms = await formsFor(parts, game.ruleset);
  if (!forms.ok) return forms;
  if (forms.value.forms.length === 0) return bad([unreadable('nobody-signed-up')]);
  const { wish, setup, players: named } = map.value;
  const sides = setup === undefined ? sidesOfWish(ruleset, wish) : sidesOfSetup(ruleset, setup);
  const seed = words.trim() === '' ? Buffer.from(parts.ports.entropy.bytes(8)).toString('hex') : words.trim();
  const way = by === 'dice' ? ({ by, seed } as const) : ({ by } as const);
  const { players, dealt } = joinedBy(forms.value.forms, { ...sides, named }, way);
  return good({
    players: inOrder(players).map(([seat, who]) => ({ seat, ...who })),
    said: dealt,
  });
}

/** Whose invitations are sealed to which keys, and what is done with their forms once the game has begun. */
export async function sealedFor(
  parts: DeskParts,
  ruleset: string,
  players: Parameters<typeof sealedToAmong>[1],
): Promise<Outcome<{ readonly sealedTo: ReturnType<typeof sealedToAmong>; used(): Promise<void> }>> {
  const forms = await formsFor(parts, ruleset);
  if (!forms.ok) return forms;
  const sealedTo = sealedToAmong(forms.value.forms, players);
  const theirs = new Set(Object.values(players).map(({ address }) => address.toLowerCase()));
  const isUsed = ({ address }: SignedUp): boolean => theirs.has(address.toLowerCase());
  const used = [
    ...forms.value.forms.filter(isUsed),
    ...forms.value.replaced.filter(({ by }) => by.ruleset === ruleset && isUsed(by)).map(({ old }) => old),
  ];
  return good({
    sealedTo,
    used: async () => {
      for (const { name } of used) await parts.files.remove(join(formsFolder(parts), name));
    },
  });
}
