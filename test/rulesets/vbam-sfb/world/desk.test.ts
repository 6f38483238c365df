import { afterAll, expect, test } from 'vitest';
import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import type { Out } from '#contract/calls.ts';
import type { Desk } from '#contract/gm/desk.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { deskOf } from '#test/support/desk/deskOf.ts';
import { quickSealing, valueOf } from '#test/support/desk/gmWorld.ts';
import { libraryAt } from '#test/support/play/toyGame.ts';
import { removeFolders, tempFolder } from '#test/support/tempFolder.ts';
import { join } from 'node:path';
import { stops } from './stops.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

/* The game master’s desk over real files, in a campaign of Victory by Any Means. */
afterAll(removeFolders);

const rulesets = theseRulesets([vbamSfb as unknown as SomeRuleset]);
const [gorn, isc, frax] = ['gorn', 'isc', 'frax'].map(seatId) as [SeatId, SeatId, SeatId];

const seats = [frax, gorn, isc];

/** A campaign that is begun on the desk from a scenario file: Gorn and ISC are at war and stand in two sectors. */
async function begun(more: object = {}, computer: 'none' | 'others' = 'none') {
  const root = tempFolder();
  const library = libraryAt(join(root, 'library'), { rulesets, sealing: quickSealing });
  const { handlers, close } = deskOf(root, { rulesets, library });
  const scenario = Buffer.from(JSON.stringify({ ...(stops.setup as object), tables: false, ...more }));
  const { game } = valueOf(
    await handlers['gm.begin']({
      ...{ ruleset: 'vbam-sfb', title: 'At war', address: '', computer, conquers: false },
      map: { kind: 'scenario', scenario: scenario.toString('base64') },
      ...{ players: [{ seat: gorn, player: 'Ann', address: '' }], passphrase: '' },
    }),
  ) as { readonly game: string };
  const desk = async (): Promise<Desk> => valueOf(await handlers['gm.desk']({ game })) as Desk;
  return { handlers, close, library, game, desk };
}

const standing = async (desk: () => Promise<Desk>): Promise<readonly unknown[]> =>
  (await desk()).seats.map(({ seat, words, orders }) => [seat, words, orders]);
/** Who hears such a line. */
const hearers = (lines: Out<'gm.story'>['lines'], said: string): readonly string[] =>
  lines.flatMap((line) => (line.text.includes(said) ? line.seats : [])).sort();
/** Nobody is at war. */
const peace = { map: { ...(stops.setup as { readonly map: object }).map, relations: [] } };

test('the game master gives an empire to the computer in the middle of a campaign, and takes it back', async () => {
  const { handlers, close, game, desk } = await begun({ ...peace, players: { [isc]: 'Bob' } });
  const run = async () => {
    const { turn } = await desk();
    expect(valueOf(await handlers['gm.run']({ game, anyway: true, unjudged: true }))).toMatchObject({
      outcome: 'ran',
    });
    return (valueOf(await handlers['gm.story']({ game, turn })) as Out<'gm.story'>).lines;
  };
  const ordered = ({ text, seats }: Out<'gm.story'>['lines'][number]): boolean =>
    seats.join() === isc && /into technology/.test(text);
  expect((await desk()).words.map(({ word }) => word)).toEqual(['computer', 'player']);
  expect(await standing(desk)).toEqual([
    [frax, ['player'], 'none'],
    [gorn, ['player'], 'none'],
    [isc, ['player'], 'none'],
  ]);
  expect((await run()).filter(ordered)).toEqual([]);

  valueOf(await handlers['gm.words']({ game, seat: isc, words: ['computer'] }));
  expect(await standing(desk)).toContainEqual([isc, ['computer'], 'computer']);
  const led = await run();
  expect(led.filter(ordered)).toHaveLength(1);
  expect(hearers(led, 'The computer now leads the Interstellar Concordium.')).toEqual(seats);
  // It stays so without another word.
  expect(await standing(desk)).toContainEqual([isc, ['computer'], 'computer']);
  expect((await run()).filter(ordered)).toHaveLength(1);

  valueOf(await handlers['gm.words']({ game, seat: isc, words: ['player'] }));
  expect(await standing(desk)).toContainEqual([isc, ['player'], 'none']);
  const back = await run();
  expect(back.filter(ordered)).toEqual([]);
  expect(hearers(back, 'The computer no longer leads the Interstellar Concordium.')).toEqual(seats);
  expect(valueOf(await handlers['gm.verify']({ game }))).toMatchObject({ ok: true });
  close();
});

test('the computer leads whom nobody plays from the beginning, but no non-player position', async () => {
  const { desk, close } = await begun({ seats: [...seats, 'vudar'], nonPlayer: ['vudar'] }, 'others');
  expect((await standing(desk)).map((row) => (row as readonly unknown[])[2])).toEqual([
    'computer',
    'none',
    'computer',
    'none',
  ]);
  close();
});

test('a scenario file begins a campaign on the desk, with its players; one that is wrong begins nothing', async () => {
  const wrong = await begun({ seats: [gorn, 'nobody', frax] }).catch((error: unknown) => String(error));
  expect(wrong).toContain('empire-unknown');
  const { desk, close } = await begun({ players: { [isc]: 'Bob <bob@example.org>' } });
  const shown = await desk();
  expect([shown.title, shown.turn]).toEqual(['At war', 1]);
  expect(shown.seats.map(({ seat, player }) => [seat, player])).toEqual([
    [frax, ''],
    [gorn, 'Ann'],
    [isc, 'Bob'],
  ]);
  close();
});
