import { join } from 'node:path';

/** What is killed of what the game master does with one game; each is told in `deedOf`. */
export const killed = [
  'intake',
  'run',
  'publish',
  'back',
  'rerun',
  'redo',
  'policy',
  'player',
  'replace',
  'standin',
  'end',
  'export',
] as const;
export type Killed = (typeof killed)[number];

export interface Deed {
  readonly args: readonly string[];
  /** What writes the files of it again, once it is done; absent: it writes none. */
  readonly again?: readonly string[];
  /** How many files there are in the end. */
  readonly files: number;
  /** From which thousandth of its time on it is killed: what is short happens at its end. */
  readonly from: number;
}

/** The command of such a deed in a folder, on the game `k.game` there and for one seat. */
export function deedOf(command: Killed, folder: string, seat: string): Deed {
  const [game, orders, out] = ['k.game', 'in', 'out'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const publish = ['publish', game, '--out', out];
  const one = [...publish, '--seat', seat];
  const person = ['--player', 'Kim', '--address', 'kim@example.org'];
  const copy = ['export', game, '--out', join(out, 'copy.game')];
  const deeds: Readonly<Record<Killed, Deed>> = {
    intake: { args: ['check', game, '--orders', orders], files: 0, from: 400 },
    run: {
      args: ['run', game, '--orders', orders, '--out', out, '--unjudged'],
      again: publish,
      files: 4,
      from: 400,
    },
    publish: { args: publish, again: publish, files: 4, from: 400 },
    back: { args: ['back', game, '--turn', '1', '--reason', 'A storm.'], files: 0, from: 400 },
    rerun: {
      args: ['rerun', game, '--turn', '1', '--dice', 'new', '--reason', 'A storm.', '--out', out],
      again: publish,
      files: 4,
      from: 400,
    },
    redo: { args: ['redo', game], files: 0, from: 400 },
    policy: {
      args: ['policy', game, '--due', 'Sunday 20:00 Europe/Berlin', '--grace', '3', '--late', 'ask'],
      files: 0,
      from: 700,
    },
    player: { args: ['player', game, seat, ...person], files: 0, from: 700 },
    replace: {
      args: ['replace', game, seat, ...person, '--reason', 'He left.', '--out', out],
      again: one,
      files: 1,
      from: 600,
    },
    standin: { args: ['standin', game, seat, ...person, '--out', out], again: one, files: 2, from: 600 },
    end: { args: ['end', game, '--words', 'Well played, all.', '--reveal'], files: 0, from: 600 },
    export: { args: copy, again: copy, files: 1, from: 500 },
  };
  return deeds[command];
}
