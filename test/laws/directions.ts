/** One direction that must never be broken. A file matching `from` may not import what `mayNot` matches. */
export interface Direction {
  readonly name: string;
  readonly from: RegExp;
  readonly mayNot: RegExp;
  /** The few pairs that are meant, as `from -> target`. */
  readonly save?: RegExp;
  readonly remedy: string;
  /** A line that breaks this row: the proof that the row is live. */
  readonly planted: readonly [from: string, specifier: string];
}

const ruleset = String.raw`^shared/rulesets/([^/]+)/`;
/** Where the code of rulesets is: those of the program, and those that live in the tests. */
const home = String.raw`^(?:shared/rulesets/[^/]+|test/rulesets/[^/]+/game)/`;
/** A part of a game is a folder, or while it is small a file of the same name. */
const part = (names: string) => new RegExp(`${home}(${names})`);
const product = /^(shared|src-main|src-renderer)\//;
/** A game for planted lines. */
const rooms = 'shared/rulesets/star-fleet-warlord';

/** The table of directions: who may not import what, and what to do instead. */
export const directions: readonly Direction[] = [
  {
    name: 'the kernel knows no game and no channel',
    from: /^shared\/kernel\//,
    mayNot: /^shared\/(rulesets|contract)\//,
    remedy: 'Take a Ruleset as an argument, or move the shared part down into the kernel.',
    planted: ['shared/kernel/turn/runTurn.ts', '#rulesets/all.ts'],
  },
  {
    name: 'the kernel stands alone, save the digest',
    from: /^shared\/kernel\//,
    mayNot: /^npm:/,
    save: /^shared\/kernel\/codec\/digest\.ts -> npm:@noble\/hashes/,
    remedy: 'Write the few lines yourself: the kernel has no packages but the hash of codec/digest.ts.',
    planted: ['shared/kernel/board/hex.ts', 'konva'],
  },
  {
    name: 'a ruleset has no packages',
    from: new RegExp(home),
    mayNot: /^npm:/,
    remedy: 'A ruleset imports the kernel and itself only.',
    planted: [`${rooms}/money/money.ts`, 'fast-check'],
  },
  {
    name: 'a ruleset knows no channel',
    from: new RegExp(home),
    mayNot: /^shared\/contract\//,
    remedy: 'Let a service in src-main carry the ruleset over the channel.',
    planted: [`${rooms}/ruleset.ts`, '#contract/calls.ts'],
  },
  {
    name: 'no ruleset imports another',
    from: new RegExp(ruleset),
    mayNot: /^shared\/rulesets\/([^/]+)(\/|$)/,
    save: /^shared\/rulesets\/([^/]+)\/.* -> shared\/rulesets\/\1\//,
    remedy: 'Move what two rulesets need down into the kernel, or let each keep its own.',
    planted: [`${rooms}/money/money.ts`, '#rulesets/galactic-empires/empire/limits.ts'],
  },
  {
    name: 'a ruleset of the tests is written like one of the program',
    from: /^test\/rulesets\/[^/]+\/game\//,
    mayNot: /^(?!shared\/kernel\/|test\/rulesets\/[^/]+\/game\/)/,
    remedy: 'A ruleset imports the kernel and itself only; what its tests need stands beside the folder.',
    planted: ['test/rulesets/pearl-divers/game/rules.ts', '#test/support/problems.ts'],
  },
  {
    name: 'the contract knows no game',
    from: /^shared\/contract\//,
    mayNot: /^shared\/rulesets\//,
    remedy: 'Let the data cross as text and read it with the ruleset at both ends.',
    planted: ['shared/contract/calls.ts', '#rulesets/galactic-empires/model/state.ts'],
  },
  {
    name: 'the contract has no packages',
    from: /^shared\/contract\//,
    mayNot: /^npm:/,
    remedy: 'Check what crosses with a codec from #kernel/codec.',
    planted: ['shared/contract/serve.ts', 'pino'],
  },
  {
    name: 'the engine is pure',
    from: /^shared\//,
    mayNot: /^node:/,
    remedy: 'Take bytes, dice and time as arguments, or through a port of src-main.',
    planted: ['shared/kernel/files/envelope.ts', 'node:fs'],
  },
  {
    name: 'the engine knows no host and no screen',
    from: /^shared\//,
    mayNot: /^(src-main|src-renderer)\//,
    remedy: 'Move the shared part down into shared, or pass it in.',
    planted: ['shared/contract/client.ts', '#ui/bridge/client.ts'],
  },
  {
    name: 'a ruleset model stands below its rooms',
    from: part('model[/.]'),
    mayNot: part('(?!(?:model|tables|map|cards|refusals)[/.]).'),
    remedy:
      'Put what needs a room or a rule into that room: the model is data, and questions that all may ask.',
    planted: [`${rooms}/model/state.ts`, '../money/money.ts'],
  },
  {
    name: 'tables come first',
    from: part('tables[/.]'),
    mayNot: part('(?!(?:model|tables|refusals)[/.]).'),
    remedy: 'A table holds figures; put what computes with them into a room.',
    planted: ['test/rulesets/salt-roads/game/tables.ts', './sequence.ts'],
  },
  {
    name: 'a battle knows neither the turn nor the list of orders',
    from: part('battles?[/.]'),
    mayNot: part('(sequence|orders)[/.]'),
    remedy: 'Let the step muster the battle and hand it in.',
    planted: ['shared/rulesets/galactic-empires/battle/siege.ts', '../sequence.ts'],
  },
  {
    name: 'the screen reaches the host through the contract',
    from: /^src-renderer\//,
    mayNot: /^src-main\//,
    remedy: 'Add a call to #contract/calls.ts: not even a type comes from the main process.',
    planted: ['src-renderer/bridge/client.ts', '#main/ports/files.ts'],
  },
  {
    name: 'the screen runs in a page',
    from: /^src-renderer\/(?!vite\.config)/,
    mayNot: /^(node:|npm:(electron|better-sqlite3|conf|pino|commander)(\/|$))/,
    remedy: 'Ask the host through the contract, or the Shell.',
    planted: ['src-renderer/main.ts', 'node:path'],
  },
  {
    name: 'one file speaks to Konva',
    from: product,
    mayNot: /^npm:konva(\/|$)/,
    save: /^src-renderer\/map\/konvaStage\.ts -> /,
    remedy: 'Describe the shapes as data in a plane; src-renderer/map/konvaStage.ts draws them.',
    planted: ['src-renderer/map/planes/routes.ts', 'konva/lib/Core.js'],
  },
  {
    name: 'parts know no game and no view',
    from: /^src-renderer\/parts\//,
    mayNot: /^(shared\/rulesets|src-renderer\/views)\//,
    remedy: 'Give the part its data as props from the view.',
    planted: ['src-renderer/parts/table/Table.svelte', '#rulesets/all.ts'],
  },
  {
    name: 'the main process knows no screen',
    from: /^src-main\//,
    mayNot: /^src-renderer\//,
    remedy: 'Push through the contract; what both need belongs in shared.',
    planted: ['src-main/services/turns.ts', '#ui/state/turn/planHistory.svelte.ts'],
  },
  {
    name: 'one folder speaks to Electron',
    from: /^src-main\/(?!electron\/)/,
    mayNot: /^npm:electron(-store)?(\/|$)/,
    remedy: 'Add a port to src-main/ports/ and let src-main/electron supply it.',
    planted: ['src-main/services/library/library.ts', 'electron'],
  },
  {
    name: 'four files speak to SQLite',
    from: product,
    mayNot: /^npm:better-sqlite3(\/|$)/,
    save: /^src-main\/adapters\/(sqliteCache|cache\/sqliteChronicle|gameFile|gameVersions)\.ts -> /,
    remedy:
      'Use the Cache or game file port; adapters/sqliteCache.ts with its folder cache/, and adapters/gameFile.ts with gameVersions.ts, open databases.',
    planted: ['src-main/gm/turn/run.ts', 'better-sqlite3'],
  },
  {
    name: 'services know no host',
    from: /^src-main\/services\//,
    mayNot: /^(src-main\/(electron|loopback|gm|adapters)\/|node:(fs|http|net|child_process|os)(\/|$))/,
    remedy: 'Take a port from src-main/ports/ as an argument.',
    planted: ['src-main/services/library/plans.ts', '../../adapters/nodeFiles.ts'],
  },
  {
    name: 'hosts do not lean on each other',
    from: /^src-main\/(electron|loopback|gm)\//,
    mayNot: /^src-main\/(electron|loopback|gm)\//,
    save: /^src-main\/(electron|loopback|gm)\/.* -> src-main\/\1\//,
    remedy: 'Move what two hosts need into services or adapters.',
    planted: ['src-main/loopback/main.ts', '../electron/window.ts'],
  },
  {
    name: 'the launcher needs nothing installed',
    from: /^src-main\/launch\//,
    mayNot: /^(?!node:|src-main\/launch\/)/,
    remedy: 'Keep the launcher to Node itself: it runs before anything is installed.',
    planted: ['src-main/launch/run.mjs', 'commander'],
  },
  {
    name: 'Svelte is used by its runes',
    from: /^(src-renderer|test)\//,
    mayNot: /^npm:svelte\/(internal|store|legacy)(\/|$)/,
    remedy: 'Use $state and $derived, in a .svelte.ts module too.',
    planted: ['src-renderer/state/desk/desk.svelte.ts', 'svelte/store'],
  },
  {
    name: 'the product does not import its tests',
    from: product,
    mayNot: /^(test\/|npm:(vitest|fast-check|playwright)(\/|$))/,
    remedy: 'Move what both need into the product, or the line into test/.',
    planted: ['src-main/gm/main.ts', '#test/support/world.ts'],
  },
];
