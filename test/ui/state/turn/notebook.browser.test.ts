import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyNotebook } from '#contract/player/notebook.ts';
import { unreadable } from '#test/support/problems.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { fakeHost, fakeKey } from '#test/support/fakeHost.ts';
import { NotebookStore } from '#ui/state/turn/notebook.svelte.ts';

const of = { game: fakeKey.game, seat: fakeKey.seat };
const done =
  (lesson: string) =>
  (notebook: NotebookStore['now']): NotebookStore['now'] => ({
    ...notebook,
    lessons: [...notebook.lessons, lesson],
  });
const failed = (problems: readonly { readonly code: string }[]): void => {
  throw new Error(problems.map(({ code }) => code).join());
};

test('what is written before the notebook was read is laid on what was in it', async () => {
  const { client } = fakeHost();
  const first = new NotebookStore(client, of, failed);
  first.change(done('move'));
  first.change(done('fight'));
  await first.settled();
  const second = new NotebookStore(client, of, failed);
  second.change(done('build'));
  await second.settled();
  const kept = await client['notebook.read']({ of });
  expect(kept.ok && kept.value.notebook.lessons).toEqual(['move', 'fight', 'build']);
});

test('of two windows that write at once neither loses anything', async () => {
  const { client } = fakeHost();
  const [one, two] = [new NotebookStore(client, of, failed), new NotebookStore(client, of, failed)];
  await Promise.all([one.settled(), two.settled()]);
  one.change(done('move'));
  two.change(done('fight'));
  one.change(done('build'));
  await Promise.all([one.settled(), two.settled()]);
  const kept = await client['notebook.read']({ of });
  expect(kept.ok && [...kept.value.notebook.lessons].sort()).toEqual(['build', 'fight', 'move']);
});

test('what is written while something is being saved is saved after it', async () => {
  const { client } = fakeHost();
  let notebook: NotebookStore | undefined = undefined as NotebookStore | undefined;
  let late = false;
  const save: (typeof client)['notebook.save'] = (wish) => {
    if (!late) {
      late = true;
      notebook?.change(done('fight'));
    }
    return client['notebook.save'](wish);
  };
  notebook = new NotebookStore({ ...client, 'notebook.save': save }, of, failed);
  notebook.change(done('move'));
  await notebook.settled();
  const kept = await client['notebook.read']({ of });
  expect(kept.ok && kept.value.notebook.lessons).toEqual(['move', 'fight']);
});

test('until a change is saved the notes are not; what could not be saved goes with the next change', async () => {
  const { client } = fakeHost();
  const told: string[] = [];
  let room = false;
  const save: (typeof client)['notebook.save'] = (wish) =>
    room
      ? client['notebook.save'](wish)
      : Promise.resolve({ ok: false, fault: [unreadable('no-room', 'No room.')] });
  const notebook = new NotebookStore({ ...client, 'notebook.save': save }, of, (problems) =>
    told.push(...problems.map(({ code }) => code)),
  );
  expect([notebook.state, await notebook.settled()]).toEqual(['saved', true]);
  notebook.change(done('move'));
  expect(notebook.state).toBe('saving');
  expect([await notebook.settled(), notebook.state, told]).toEqual([false, 'failed', ['no-room']]);
  room = true;
  notebook.change(done('fight'));
  expect([await notebook.settled(), notebook.state]).toEqual([true, 'saved']);
  const kept = await client['notebook.read']({ of });
  expect(kept.ok && kept.value.notebook.lessons).toEqual(['move', 'fight']);
});

test('a program that did not answer is asked again by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { client } = fakeHost();
  const told: string[] = [];
  const save: (typeof client)['notebook.save'] = (wish) =>
    told.length > 0
      ? client['notebook.save'](wish)
      : Promise.resolve({ ok: false, fault: [unreadable('host-unreachable', 'It does not answer.')] });
  const notebook = new NotebookStore({ ...client, 'notebook.save': save }, of, (problems) =>
    told.push(...problems.map(({ code }) => code)),
  );
  notebook.change(done('move'));
  expect(await notebook.settled()).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(() => notebook.state, { message: 'state of the notebook' }).toBe('saved');
  expect(told).toEqual(['host-unreachable']);
  const kept = await client['notebook.read']({ of });
  expect(kept.ok && kept.value.notebook.lessons).toEqual(['move']);
});

test('a player whose notes were put aside is told under which name', async () => {
  const told: string[] = [];
  const { client } = fakeHost();
  const read: (typeof client)['notebook.read'] = () =>
    Promise.resolve({
      ok: true,
      value: { notebook: emptyNotebook, revision: 0, putAside: 'notebook-unreadable.json' },
    });
  const notebook = new NotebookStore({ ...client, 'notebook.read': read }, of, (problems) =>
    told.push(...problems.map(({ phrase }) => phraseText(phrase))),
  );
  await notebook.settled();
  expect(notebook.ready).toBe(true);
  expect(told).toEqual([expect.stringContaining('notebook-unreadable.json')]);
});
