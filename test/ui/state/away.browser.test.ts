import { expect, test } from 'vitest';
import { rulesetById } from '#rulesets/all.ts';
import { fakeHost, fakeKey } from '#test/support/fakeHost.ts';
import { Session } from '#ui/state/session/session.svelte.ts';

/** A sitting whose notes are saved when `release` is called, at the first turn. */
async function seated(): Promise<{ readonly session: Session; readonly release: () => void }> {
  const host = fakeHost();
  const held: (() => void)[] = [];
  const save: (typeof host.client)['notebook.save'] = async (wish) => {
    await new Promise<void>((resolve) => void held.push(resolve));
    return host.client['notebook.save'](wish);
  };
  const session = new Session({ ...host, client: { ...host.client, 'notebook.save': save } }, rulesetById);
  await session.openTurn(fakeKey as never);
  return { session, release: () => held.splice(0).forEach((go) => go()) };
}

test.each([
  ['another turn opens', (session: Session) => session.openTurn(fakeKey as never)],
  ['the desk opens', async (session: Session) => session.openDesk()],
])('closing asks for a note that is still being saved when %s, until it is', async (_what, open) => {
  const { session, release } = await seated();
  expect(session.allSaved).toBe(true);
  const first = session.turn!;
  first.notebook.change((notebook) => ({ ...notebook, lessons: ['move'] }));
  await open(session);
  expect(session.turn).not.toBe(first);
  expect(session.allSaved).toBe(false);
  await expect
    .poll(() => {
      release();
      return session.allSaved;
    })
    .toBe(true);
});

test('what another window changed is in its hands: nobody is asked for it once the turn is put away', async () => {
  const host = fakeHost();
  const session = new Session(host, rulesetById);
  await session.openTurn(fakeKey as never);
  host.saveElsewhere();
  session.turn!.saver.save(session.turn!.plan);
  await session.turn!.saver.settled();
  expect([session.turn!.saveState, session.allSaved]).toEqual(['elsewhere', false]);
  session.openDesk();
  expect(session.allSaved).toBe(true);
});

test('options opened while a turn is on its way stay open, and what belongs to another turn goes', async () => {
  const session = new Session(fakeHost(), rulesetById);
  const opens = session.openTurn(fakeKey as never);
  session.overlay = 'settings';
  await opens;
  expect([session.turn === undefined, session.overlay]).toEqual([false, 'settings']);
  session.overlay = 'unit';
  await session.openTurn(fakeKey as never);
  expect(session.overlay).toBeUndefined();
});
