/** A figure as its page says it (code in it left out), the file that it comes from, and the words there that make it true. */
type Row = readonly [says: string, from: string, holds: string];

const size: Row = ['at most 16 MB unpacked', 'test/built/package.test.ts', 'mostBytes = 16_000_000'];
const exits = 'exits = { done: 0, problems: 1, misuse: 2, questions: 3 }';
const limits = 'src-main/services/incoming/limits.ts';
const games = ['galacticEmpires', 'starFleetWarlord', 'federationCommander', 'galacticConquest', 'vbamSfb'];
const outbox = 'src-main/services/gm/post/outbox.ts';
const upgrade = 'shared/kernel/files/upgrade.ts';
const upgradeParts = 'shared/kernel/files/upgradeParts.ts';
const memory: Row = [
  'more than 512 MiB',
  'test/soak/fuzz/process/messages.ts',
  'mostMemory = 512 * 1024 * 1024',
];

/** Every figure on pages that belong to no game. Where one of these files changes, its page changes with it. */
export const figures: Readonly<Record<string, readonly Row[]>> = {
  '.github/RELEASING.md': [size],
  'README.md': [
    size,
    ['There are five games', 'shared/rulesets/all.ts', `[\n  ${games.join(',\n  ')},\n]`],
    ['You need [Node] 20 or later', 'package.json', '"node": ">=20"'],
    [
      '0 done, 1 problems in orders, 2 wrong use or an unusable\nfile, 3 questions are open',
      'src-main/gm/io.ts',
      exits,
    ],
    ['a million broken files', 'test/soak/fuzz.ts', "count = '1000000'"],
  ],
  'assets/packs/README.md': [
    ['8 MB', upgrade, 'largestUpgrade = 8_000_000'],
    ['200 drawings', upgrade, 'record(packDrawing, 200, className)'],
    ['of 60 paths', upgradeParts, 'list(object({ d: path, paint: oneOf(paints) }), 60)'],
    ['20,000 signs', upgradeParts, 'text(20_000, 1)'],
    ['2,000 commands', 'shared/kernel/files/drawingPath.ts', 'mostSteps = 2_000'],
    ['512 KiB each', upgradeParts, 'largestSound = 512 * 1024'],
    ['2,000 of a kind', upgrade, 'list(tidyName, 2_000)'],
    ['60 signs each', upgrade, 'tidyName = tidyLine(60)'],
    ['whoever practises | 20 |', upgrade, 'list(scenario, 20)'],
  ],
  'shared/kernel/README.md': [
    [
      'own player is number 1',
      'src-main/services/gm/people/fellows.ts',
      '1 + Math.max(1, ...ever.map((one) => one.number))',
    ],
  ],
  'src-main/README.md': [
    ['exits with 1 |', 'src-main/gm/io.ts', exits],
    ['exits with 3 if', 'src-main/gm/io.ts', exits],
    ['78 columns wide', 'shared/kernel/report/wrapping.ts', 'width = 78'],
    ['up to 12 MB', limits, 'bytes: 12_000_000'],
    ['it waits 20 seconds', 'src-main/services/desk/mail/letters.ts', 'holdMs = 20_000'],
    ['after 5 minutes, 15, 45', outbox, '5 * minute * 3 ** Math.min(tries - 1, 10)'],
    ['up to 12 hours', outbox, 'longestPause = 12 * 60 * minute'],
    ['16 times in all', outbox, 'mostTries = 16'],
    ['more than 20 receipts a day', 'src-main/services/gm/post/tooMany.ts', 'known: 20, strangers: 20'],
  ],
  'src-main/SECURITY.md': [
    ['up to 64 MB, 200 files and five deep', limits, 'bytes: 64_000_000, files: 200, deep: 5'],
    ['sealed to more than 20 readers', 'src-main/adapters/sealing.ts', 'mostReaders = 20'],
    [
      'a battle sheet has 100 000 letters at most',
      'shared/kernel/orders/battleSheet.ts',
      'longest = 100_000',
    ],
    ['less than 512 MiB', memory[1], memory[2]],
    ['at most 2.2 times the work', 'test/services/incoming/growth.long.test.ts', 'growthLaw(2.2, 12)'],
  ],
  'src-main/gm/service/README.md': [
    ['Node 20 or later', 'package.json', '"node": ">=20"'],
    ['double up to five minutes', 'src-main/gm/mail/watchGames.ts', 'longestPauseMs = 300_000'],
    [
      'not looked for five minutes',
      'src-main/services/gm/watch/watchHealth.ts',
      'Math.max(300, health.every * 3)',
    ],
    ['Exit code 0: all is well. 1: a game is in trouble', 'src-main/gm/io.ts', exits],
    ['2: there is no such file', 'src-main/gm/io.ts', exits],
  ],
  'src-renderer/README.md': [
    ['Svelte 5 over', 'package.json', '"svelte": "5.'],
    ['corner radius of a hex: 60', 'src-renderer/map/board/geometry.ts', 'radius = 60'],
    ['more than 200 rows', 'src-renderer/parts/table/rowWindow.ts', 'many = 200'],
  ],
  'test/README.md': [
    ['TypeScript 7 checks', 'package.json', '"@typescript/native": "npm:typescript@7.'],
    ['is to take six minutes on two', 'src-main/launch/budget.mjs', 'together six minutes'],
    ['720 s of their work', 'src-main/launch/speed.mjs', 'mostWork = 720'],
  ],
  'test/soak/fuzz/README.md': [
    ['a million by default', 'test/soak/fuzz.ts', "count = '1000000'"],
    ['at most 320 MiB of heap', 'test/soak/fuzz/process/apart.ts', 'mostHeap = 320'],
    memory,
  ],
};
