import type { World } from './world.ts';

/** A notebook with something of everything in it. */
export const notebookSeed = ({ seat }: World): unknown => ({
  notes: [{ to: 'seat', id: seat, text: 'Not to be trusted.\nEver.', turn: 1 }],
  labels: [{ place: 's1', text: 'Gate', color: 'gold' }],
  looked: { turn: 1, units: ['u1'] },
  rankTemplates: [{ name: 'Line', ranks: [{ type: 'fighter', rank: 2 }] }],
  letters: {
    all: [{ number: 1, seat, way: 'received', subject: 'Peace', text: 'Never.\n', turn: 1, at: 1_000 }],
    drafts: [{ seat, subject: '', text: 'Why not?' }],
    addresses: [{ seat, address: 'ann@example.org' }],
  },
  lessons: ['first'],
});

export const sendingSeed = JSON.stringify({ format: 1, address: 'gm@example.org' });

/** One call of every kind that a page makes, as its host hears it. */
export function callSeeds(world: World): readonly unknown[] {
  const { game, seat, turn } = world.mark;
  const key = { game, seat, turn };
  const of = { game, seat };
  const shown = { digest: world.basis, revision: 1 };
  const asked: Readonly<Record<string, unknown>> = {
    'app.info': {},
    'library.list': {},
    'library.strays': {},
    'file.open': { name: 'a.new', base64: Buffer.from(world.results).toString('base64') },
    'file.arrived': {},
    'turn.open': { key },
    'turn.choose': { key, digest: world.basis },
    'turn.forget': { key },
    'plan.save': { key, plan: world.plans[0], revision: 1, digest: world.basis },
    'orders.export': { key, shown },
    'orders.forget': { key, shown },
    'notebook.read': { of },
    'notebook.save': { of, notebook: notebookSeed(world), revision: 1 },
    'history.figures': { of },
    'history.search': { text: 'fleet "won" -lost', of, kinds: [] },
    'sending.get': { of },
    'sending.compose': { key, shown },
    'sending.set': { of, address: 'gm@example.org' },
    'letter.open': { to: 'ann@example.org', subject: 'Peace', text: 'Why not?' },
    'packs.list': {},
    'packs.contents': {},
    'packs.show': { name: 'lantern-fleet' },
    'packs.switch': { name: 'lantern-fleet', on: false },
    'packs.remove': { name: 'lantern-fleet' },
    'practice.choices': {},
    'practice.start': { seed: 'a', wish: { values: { empires: 3 } } },
    'settings.get': {},
    'settings.set': { theme: 'dark', textScale: 125 },
    'gm.games': {},
    'gm.choices': {},
    'gm.desk': { game },
    'gm.import': { base64: '' },
    'gm.take': {
      game,
      files: [{ name: 'a.orders', base64: Buffer.from(world.orders[0] ?? []).toString('base64') }],
    },
    'gm.begin': {
      ruleset: world.mark.ruleset,
      title: 'A game',
      address: '',
      map: { kind: 'wish', wish: { values: {} } },
      players: [],
      computer: 'none',
      conquers: false,
      passphrase: '',
    },
    'gm.verify': { archive: Buffer.from(world.archive.subarray(0, 2_000)).toString('base64') },
    'gm.policy': { game, policy: { due: 'Tuesday 17:00 America/Los_Angeles' } },
    'gm.unseal': { game, key: 'AGE-SECRET-KEY-1' },
  };
  return Object.entries(asked).map(([name, raw]) => ({ name, raw }));
}
