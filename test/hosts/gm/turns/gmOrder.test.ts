import { afterAll, beforeAll, expect, test } from 'vitest';
import { gmListed } from '../../../support/desk/gmCli.ts';
import { tempFolder } from '../../../support/desk/gmWorld.ts';

/* Orders of the game master's own, at the command line. */

let folder: Awaited<ReturnType<typeof tempFolder>>;
const gm = (...args: string[]) => gmListed(args, folder.path);
beforeAll(async () => {
  folder = await tempFolder();
  const begun = await gm('new', 'sea.game', '--rules', 'pearl-divers', '--id', 'sea', '--out', 'invitations');
  expect([begun.code, begun.err]).toEqual([0, '']);
});
afterAll(() => folder.end());

test('lists the orders there are, gives it, takes it back, and says where it is not offered', async () => {
  expect((await gm('order', 'sea.game')).out).toMatch(/You can order:\n {2}storm over=deep\|ledge\|shallows/);
  const given = await gm('order', 'sea.game', 'storm', 'over=ledge');
  expect([given.code, given.out]).toEqual([
    0,
    expect.stringContaining('game-master.t1.o1  Let it storm over Ledge'),
  ]);
  const elsewhere = await gm('order', 'sea.game', 'storm', '--at', 'ledge', 'over=ledge');
  expect([elsewhere.code, elsewhere.err]).toEqual([
    1,
    expect.stringContaining('You cannot give the order «storm»'),
  ]);
  const led = await gm('order', 'sea.game', '--seat', 'south', 'sail', '--unit', 'south.boat', 'to=shallows');
  expect([led.code, led.out]).toEqual([0, expect.stringMatching(/south\.t1\.o1 {2}.*Shallows/)]);
  const nobody = await gm('order', 'sea.game', '--seat', 'east', 'dive');
  expect([nobody.code, nobody.err]).toEqual([1, expect.stringContaining('east')]);
  const back = await gm('order', 'sea.game', '--seat', 'south', '--undo', 'south.t1.o1');
  expect(back.out).toContain('You have given no orders of your own for this turn.');
  const undone = await gm('order', 'sea.game', '--undo', 'game-master.t1.o1');
  expect(undone.out).toContain('You have given no orders of your own for this turn.');
});
