import fc from 'fast-check';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { makeClient } from '#contract/client.ts';
import { plainSecrets } from '#main/adapters/fileSecrets.ts';
import { nodeFiles } from '#main/adapters/nodeFiles.ts';
import { openApp } from '#main/openApp.ts';
import { makePacks } from '#main/services/packs/packs.ts';
import { mostPacks } from '#main/services/packs/shelf.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { rulesets } from '#rulesets/all.ts';
import { asRead, type ReadingClient } from '../support/acts/asRead.ts';
import { root as project } from '../support/imports.ts';
import { rounds } from '../support/rounds.ts';
import { removeFolders, tempFolder } from '../support/tempFolder.ts';
import { codesOf, valueOf } from '../support/play/toyGame.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

afterAll(removeFolders);

const sample = readFileSync(join(project, 'assets/packs/lantern-fleet.upgrade'));
const sampleBody = JSON.parse(sample.toString().split('\n').slice(1).join('\n')) as Record<string, unknown>;
const fileOf = (body: unknown, first = 'Sealed Orders upgrade 1'): Buffer =>
  Buffer.from(`${first}\n${JSON.stringify(body)}`);
const small = { name: 'tiny', title: 'Tiny', version: 1, names: { starfleet: ['One'] } };

const packsAt = (root: string) =>
  makePacks({
    root,
    files: nodeFiles(),
    rulesets: theseRulesets(rulesets as unknown as readonly SomeRuleset[]),
  });

async function program(root: string): Promise<{
  readonly client: ReadingClient;
  readonly pushed: string[];
  arrive(bytes: Uint8Array): Promise<void>;
}> {
  const pushed: string[] = [];
  const settings = { read: () => ({}), write: () => {} };
  const info = { version: '1.2.3', host: 'browser', platform: 'linux' } as const;
  const app = await openApp({
    info,
    root,
    settings,
    secrets: plainSecrets,
    push: (name) => void pushed.push(name),
  });
  const client = asRead(
    makeClient({ call: (name, raw) => app.serve(name, structuredClone(raw)), hear: () => () => {} }),
  );
  return {
    client,
    pushed,
    arrive: (bytes) => app.arrivals.arrive([{ name: 'x.upgrade', bytes: { ok: true, value: bytes } }]),
  };
}
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

test('the sample is taken in like any file, by hand or by double click, and lists what it holds', async () => {
  const root = tempFolder();
  const { client, pushed, arrive } = await program(root);
  const opened = valueOf(await client['file.open']({ name: 'l.upgrade', base64: base64(sample) }));
  expect(opened).toMatchObject({
    what: 'upgrade',
    pack: { name: 'lantern-fleet', version: 1, on: true, drawings: 4, sounds: 2, names: 60, scenarios: 1 },
  });
  expect(pushed).toContain('packs.changed');
  const contents = valueOf(await client['packs.contents']({}));
  expect(Object.keys(contents.drawings).sort()).toEqual(Object.keys(sampleBody['drawings'] as object).sort());
  expect(contents.sounds['order']?.type).toBe('audio/wav');
  expect(contents.scenarios).toEqual([
    { pack: 'lantern-fleet', name: 'lantern-road', title: 'The Lantern Road', ruleset: 'galactic-empires' },
  ]);
  await arrive(fileOf(small));
  expect(valueOf(await client['file.arrived']({}))).toMatchObject([
    { opened: { what: 'upgrade', pack: { name: 'tiny' } } },
  ]);
  expect(valueOf(await client['packs.list']({})).map(({ name }) => name)).toEqual(['lantern-fleet', 'tiny']);
});

test('packs are switched, kept over starts, shown one by one, and removed', async () => {
  const root = tempFolder();
  const { client, pushed } = await program(root);
  for (const bytes of [sample, fileOf(small)])
    valueOf(await client['file.open']({ name: 'l.upgrade', base64: base64(bytes) }));
  pushed.length = 0;
  valueOf(await client['packs.switch']({ name: 'lantern-fleet', on: false }));
  expect(pushed).toEqual(['packs.changed']);
  expect(valueOf(await client['packs.contents']({}))).toEqual({
    sounds: {},
    drawings: {},
    names: { starfleet: ['One'] },
    scenarios: [],
  });
  expect(Object.keys(valueOf(await client['packs.show']({ name: 'lantern-fleet' })).sounds)).toEqual([
    'order',
    'results',
  ]);
  expect(
    codesOf(await client['practice.start']({ scenario: { pack: 'lantern-fleet', name: 'lantern-road' } })),
  ).toEqual(['no-scenario']);
  const anew = (await program(root)).client;
  expect(valueOf(await anew['packs.list']({})).map(({ name, on }) => [name, on])).toEqual([
    ['lantern-fleet', false],
    ['tiny', true],
  ]);
  valueOf(await anew['packs.remove']({ name: 'lantern-fleet' }));
  expect(valueOf(await anew['packs.list']({})).map(({ name }) => name)).toEqual(['tiny']);
  expect(readdirSync(join(root, 'packs')).sort()).toEqual(['packs.json', 'tiny.upgrade']);
  expect(codesOf(await anew['packs.remove']({ name: 'lantern-fleet' }))).toEqual(['upgrade-not-here']);
});

test('a higher version takes the place of a lower one and stays off if it was off; others say what stands against them', async () => {
  const packs = packsAt(tempFolder());
  valueOf(await packs.take(fileOf(small)));
  valueOf(await packs.switch({ name: 'tiny', on: false }));
  expect(
    valueOf(await packs.take(fileOf({ ...small, version: 3, names: { starfleet: ['Three'] } }))),
  ).toMatchObject({ version: 3, on: false });
  expect(valueOf(await packs.show('tiny')).names).toEqual({ starfleet: ['Three'] });
  expect(codesOf(await packs.take(fileOf({ ...small, version: 2 })))).toEqual(['upgrade-not-newer']);
  expect(codesOf(await packs.take(fileOf({ ...small, version: 3 })))).toEqual(['upgrade-not-newer']);
  expect(
    valueOf(await packs.take(fileOf({ ...small, version: 3, names: { starfleet: ['Three'] } }))).version,
  ).toBe(3);
  expect(valueOf(await packs.list()).length).toBe(1);
});

test('a later pack is laid over an earlier one; names of both are proposed', async () => {
  const packs = packsAt(tempFolder());
  const drawn = (d: string) => ({ Scout: { width: 10, height: 10, paths: [{ paint: 'hull', d }] } });
  valueOf(await packs.take(fileOf({ ...small, drawings: drawn('M0 0L1 1') })));
  valueOf(
    await packs.take(
      fileOf({ ...small, name: 'second', names: { starfleet: ['Two', 'One'] }, drawings: drawn('M2 2L3 3') }),
    ),
  );
  const { drawings, names } = valueOf(await packs.contents());
  expect(drawings['Scout']?.paths[0]?.d).toBe('M2 2L3 3');
  expect(names).toEqual({ starfleet: ['One', 'Two'] });
});

test('more drawings than the page takes do not keep it from the others', async () => {
  const packs = packsAt(tempFolder());
  const ship = { width: 10, height: 10, paths: [{ paint: 'hull', d: 'M0 0L1 1' }] };
  for (const pack of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const drawings = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`Class ${pack}${at}`, ship]));
    valueOf(await packs.take(fileOf({ ...small, name: `pack-${pack}`, drawings })));
  }
  const { output } = calls['packs.contents'];
  const contents = valueOf(output.parse(output.make(valueOf(await packs.contents()))));
  expect(Object.keys(contents.drawings).length).toBe(1_000);
  expect(contents.names).toEqual({ starfleet: ['One'] });
});

const pathOf = (d: string) => ({
  ...small,
  drawings: { Scout: { width: 64, height: 64, paths: [{ paint: 'hull', d }] } },
});
const soundOf = (type: string, text: string) => ({
  ...small,
  sounds: { order: { type, base64: base64(Buffer.from(text.padEnd(24, '\0'), 'latin1')) } },
});

test.each([
  ['another first line', fileOf(small, 'Sealed Orders upgrade 1 '), 'upgrade-opening'],
  ['no second line', Buffer.from('Sealed Orders upgrade 1'), 'upgrade-opening'],
  ['format 0', fileOf(small, 'Sealed Orders upgrade 0'), 'upgrade-opening'],
  ['a newer format', fileOf(small, 'Sealed Orders upgrade 2'), 'upgrade-newer'],
  ['no JSON', Buffer.from('Sealed Orders upgrade 1\n{"name": tiny}'), 'json-syntax'],
  ['half a file', sample.subarray(0, sample.length - 900), 'json-syntax'],
  [
    'bytes that are no text',
    Buffer.concat([fileOf(small), Buffer.from([0xff, 0xfe, 0x80])]),
    'upgrade-damaged',
  ],
  ['far too many bytes', Buffer.concat([fileOf(small), Buffer.alloc(8_000_001, 32)]), 'upgrade-too-large'],
  ['nothing in it', fileOf({ name: 'tiny', title: 'Tiny', version: 1 }), 'upgrade-empty'],
  ['a member nobody knows', fileOf({ ...small, script: 'alert(1)' }), 'unexpected-value'],
  ['a name that leads elsewhere', fileOf({ ...small, name: '../../x' }), 'unexpected-value'],
  ['a name for every record', fileOf({ ...small, names: { constructor: ['x'] } }), 'unexpected-value'],
  ['a title turned around', fileOf({ ...small, title: 'Tiny\u202egnp' }), 'unexpected-value'],
  [
    'a name with a hidden sign',
    fileOf({ ...small, names: { starfleet: ['One\u200bTwo'] } }),
    'unexpected-value',
  ],
  [
    'a name heaped with accents',
    fileOf({ ...small, names: { starfleet: [`A${'\u0301'.repeat(9)}`] } }),
    'unexpected-value',
  ],
  ['an address for a path', fileOf(pathOf('url(https://example.org)')), 'unexpected-value'],
  ['markup in a path', fileOf(pathOf('M0 0"/><script>alert(1)</script>')), 'unexpected-value'],
  ['a path that does not begin', fileOf(pathOf('L1 1')), 'unexpected-value'],
  ['a path with a number missing', fileOf(pathOf('M0 0L1')), 'unexpected-value'],
  ['an arc with a flag of 2', fileOf(pathOf('M0 0A1 1 0 2 0 5 5')), 'unexpected-value'],
  ['a path to far away', fileOf(pathOf('M0 0L99999 0')), 'unexpected-value'],
  [
    'a sound that is something else',
    fileOf(soundOf('audio/wav', '<svg onload=alert(1)>')),
    'unexpected-value',
  ],
  ['a sound of another type', fileOf(soundOf('audio/ogg', 'RIFF\0\0\0\0WAVEfmt ')), 'unexpected-value'],
  [
    'a sound by address',
    fileOf({ ...small, sounds: { order: { type: 'audio/wav', url: 'https://example.org/x.wav' } } }),
    'unexpected-value',
  ],
  [
    'a sound that is never played',
    fileOf({ ...small, sounds: { bang: { type: 'audio/wav', base64: 'UklGRgAAAABXQVZFZm10IA==' } } }),
    'unexpected-value',
  ],
  ['a path to far away on the other side', fileOf(pathOf('M0 0L-99999 0')), 'unexpected-value'],
  ['a path with a comma and no number', fileOf(pathOf('M0 0L1 1,')), 'unexpected-value'],
  [
    'two scenarios of one name',
    fileOf({
      ...small,
      scenarios: ['a', 'b'].map((title) => ({ ...(sampleBody['scenarios'] as readonly object[])[0], title })),
    }),
    'unexpected-value',
  ],
  [
    'a scenario of unknown rules',
    fileOf({ ...small, scenarios: [{ name: 'ch', title: 'Chess', ruleset: 'chess', scenario: {} }] }),
    'upgrade-scenario',
  ],
] as const)('%s is refused, and nothing changes', async (_, bytes, code) => {
  const root = tempFolder();
  const packs = packsAt(root);
  expect(codesOf(await packs.take(bytes))[0]).toBe(code);
  expect(existsSync(join(root, 'packs'))).toBe(false);
});

test('a fault is named with its line as an editor counts them', async () => {
  const refused = await packsAt(tempFolder()).take(Buffer.from('Sealed Orders upgrade 1\n{\n"name": tiny}'));
  expect(refused.ok ? undefined : refused.fault[0]?.phrase.args['line']).toBe(3);
});

test('a hundred packs are enough; one that is here already may still be renewed', async () => {
  const packs = packsAt(tempFolder());
  for (let at = 0; at < mostPacks; at += 1)
    valueOf(await packs.take(fileOf({ ...small, name: `pack-${at}` })));
  expect(codesOf(await packs.take(fileOf(small)))).toEqual(['too-many-upgrades']);
  expect(valueOf(await packs.take(fileOf({ ...small, name: 'pack-7', version: 2 }))).version).toBe(2);
});

test('a scenario with a fault is refused by its name, with the fault', async () => {
  const [good] = sampleBody['scenarios'] as readonly { readonly scenario: object }[];
  const broken = { ...small, scenarios: [{ ...good, scenario: { ...good?.scenario, empires: [] } }] };
  const refused = await packsAt(tempFolder()).take(fileOf(broken));
  expect(codesOf(refused).length).toBeGreaterThan(1);
  expect(refused.ok ? undefined : refused.fault[0]?.phrase.args['scenario']).toBe('lantern-road');
});

test('a scenario of rules that are an early version says so', async () => {
  const root = tempFolder();
  const early = rulesets.map((rules) => ({ ...rules, early: true as const }));
  const packs = makePacks({
    root,
    files: nodeFiles(),
    rulesets: theseRulesets(early as unknown as readonly SomeRuleset[]),
  });
  valueOf(await packs.take(sample));
  expect(valueOf(await packs.contents()).scenarios).toMatchObject([{ name: 'lantern-road', early: true }]);
});

test('damaged packs: each is taken or refused by name, none breaks what is installed', async () => {
  const root = tempFolder();
  const packs = packsAt(root);
  valueOf(await packs.take(sample));
  const files = (): string =>
    readdirSync(join(root, 'packs'))
      .map((name) => `${name} ${readFileSync(join(root, 'packs', name)).toString('base64')}`)
      .join('\n');
  const before = files();
  const text = sample.toString();
  const damage = fc.oneof(
    fc
      .tuple(fc.nat(sample.length - 1), fc.uint8Array({ minLength: 1, maxLength: 12 }))
      .map(([at, bytes]) =>
        Buffer.concat([sample.subarray(0, at), bytes, sample.subarray(at + bytes.length)]),
      ),
    fc.nat(sample.length - 1).map((at) => sample.subarray(0, at)),
    fc
      .tuple(
        fc.nat(text.length - 1),
        fc.constantFrom(
          '{',
          '}',
          '[',
          '"',
          '-',
          '1e400',
          'null',
          '\\u202e',
          '<x>',
          '__proto__',
          ',',
          '\u0000',
        ),
      )
      .map(([at, sign]) => Buffer.from(text.slice(0, at) + sign + text.slice(at))),
    fc
      .tuple(fc.constantFrom(...Object.keys(sampleBody)), fc.jsonValue())
      .map(([member, value]) => fileOf({ ...sampleBody, [member]: value })),
  );
  await fc.assert(
    fc.asyncProperty(damage, async (bytes) => {
      const took = await packs.take(bytes);
      if (!took.ok) {
        expect(took.fault.length).toBeGreaterThan(0);
        expect(files()).toBe(before);
        return;
      }
      // What came through whole is a pack like any other, and goes as it came.
      if (took.value.name !== 'lantern-fleet') valueOf(await packs.remove(took.value.name));
      else if (took.value.version > 1) {
        valueOf(await packs.remove('lantern-fleet'));
        valueOf(await packs.take(sample));
      }
      expect(files()).toBe(before);
    }),
    { numRuns: rounds(400), seed: 7 },
  );
});

test('what a hand laid into the folder and cannot be read harms nothing', async () => {
  const root = tempFolder();
  const packs = packsAt(root);
  valueOf(await packs.take(fileOf(small)));
  writeFileSync(join(root, 'packs', 'other.upgrade'), 'Sealed Orders upgrade 1\n{');
  writeFileSync(join(root, 'packs', 'packs.json'), 'nonsense');
  expect(valueOf(await packsAt(root).list()).map(({ name, on }) => [name, on])).toEqual([['tiny', true]]);
});

test('a practice game begins from a scenario of a pack, with the empire that its scenario gives to a player', async () => {
  const root = tempFolder();
  const { client } = await program(root);
  valueOf(await client['file.open']({ name: 'l.upgrade', base64: base64(sample) }));
  const { key } = valueOf(
    await client['practice.start']({ scenario: { pack: 'lantern-fleet', name: 'lantern-road' } }),
  );
  expect(key).toMatchObject({ seat: 'klingon-empire', turn: 1 });
  const view = valueOf(await client['turn.open']({ key })).view as {
    readonly sectors: Readonly<Record<string, { readonly name: string }>>;
  };
  expect(Object.values(view.sectors).map(({ name }) => name)).toContain('Ember Hall');
  expect(valueOf(await client['practice.next']({ key })).key.turn).toBe(2);
  expect(
    codesOf(await client['practice.start']({ scenario: { pack: 'lantern-fleet', name: 'other' } })),
  ).toEqual(['no-scenario']);
});
