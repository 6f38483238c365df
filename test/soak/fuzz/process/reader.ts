import { openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { openDice } from '#kernel/dice/streams.ts';
import { kitOf } from '../../../support/kits/kits.ts';
import { bombs } from '../bombs.ts';
import type { Coverage } from '../coverage.ts';
import { makeCoverage } from '../coverage.ts';
import type { Job, Order, Said, Single, Work } from './messages.ts';
import { mostMemory, noteHead, works } from './messages.ts';
import { nextInput, wordsOf } from '../mutate.ts';
import type { Target } from '../targets/target.ts';
import { bytesOf } from '../targets/target.ts';
import { sharesOf } from '../shares.ts';
import { allTargets } from '../targets/targets.ts';
import { fixChance, makeWorld } from '../world.ts';

/** Most inputs that are kept for one target. */
const mostKept = 2_000;

/** What a process that reads inputs does. */
export interface Reader {
  obey(order: Order): Promise<void>;
}

const memoryNow = (): number => process.resourceUsage().maxRSS * 1024;
/** Milliseconds of work: other programs may take as much of the machine as they like. */
const workSince = (began: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
};
const told = (error: unknown): string =>
  (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, 2_000);

export async function makeReader(note: string, rules: string, say: (said: Said) => void): Promise<Reader> {
  fixChance();
  const world = await makeWorld(dirname(note), kitOf(rules));
  const targets = await allTargets(world);
  const shares = sharesOf(world.kit);
  const idle = targets.find(({ name }) => !Object.hasOwn(shares, name));
  if (idle !== undefined) throw new Error(`${idle.name} has no share of the inputs`);
  const file = openSync(note, 'w');
  const around = world.around();
  const head = new DataView(new ArrayBuffer(noteHead));
  let number = 0;

  /** Writes down what is begun, where it is found should it never come back. */
  function begin(work: Work, bytes: Uint8Array): void {
    number += 1;
    head.setFloat64(0, number);
    head.setUint32(8, works.indexOf(work));
    head.setUint32(12, bytes.length);
    writeSync(file, bytes, 0, bytes.length, noteHead);
    writeSync(file, new Uint8Array(head.buffer), 0, noteHead, 0);
  }

  /** An input, by the name under which it is made again. */
  function made(name: string, make: () => Uint8Array): Uint8Array {
    begin('making', bytesOf(name));
    return make();
  }

  /** Reads an input, and tells what was wrong. */
  async function read(
    target: Target,
    input: Uint8Array,
    isLast = false,
  ): Promise<{ readonly taken: boolean; readonly wrong?: string }> {
    begin('reading', input);
    let wrong: string | undefined;
    let taken = false;
    try {
      taken = (await target.one(input)) === 'taken';
    } catch (error) {
      wrong = told(error);
    }
    head.setUint32(8, works.indexOf('nothing'));
    writeSync(file, new Uint8Array(head.buffer), 0, noteHead, 0);
    if ((target.writes === true || isLast) && world.around() !== around)
      wrong = `something was written outside: ${world.around()}`;
    return wrong === undefined ? { taken } : { taken, wrong };
  }

  function targetOf(name: string): Target {
    const found = targets.find((one) => one.name === name);
    if (found === undefined) throw new Error(`there is no target ${name}`);
    return found;
  }

  async function alone({ target, input: given }: Single): Promise<void> {
    const input = typeof given === 'string' ? made(given, () => bombNamed(given)) : given;
    const began = process.cpuUsage();
    const { wrong, taken } = await read(targetOf(target), input, true);
    const slowest = workSince(began);
    if (taken) await followUp(targetOf(target), input);
    if (wrong !== undefined) say({ kind: 'fault', fault: { target, what: wrong, input } });
    say({
      kind: 'done',
      done: {
        target,
        inputs: 1,
        taken: taken ? 1 : 0,
        kept: [],
        reached: [0, 0],
        slowest,
        slowestInput: input,
        memory: memoryNow(),
      },
    });
  }

  /** One after another, for as long as there is room left to see what the next one takes. */
  async function singly(singles: readonly Single[]): Promise<void> {
    for (const [index, one] of singles.entries())
      if (index === 0 || memoryNow() < mostMemory * 0.8) await alone(one);
      else return;
  }

  function bombNamed(name: string): Uint8Array {
    const found = bombs.find((bomb) => bomb.name === name);
    if (found === undefined) throw new Error(`there is no bomb ${name}`);
    return found.make(world);
  }

  async function job({ target: name, seed, from, count, kept: before }: Job): Promise<void> {
    const target = targetOf(name);
    const coverage = makeCoverage();
    const kept: Uint8Array[] = [];
    const corpus = [...target.seeds, ...before];
    const words = wordsOf(target.seeds, target.words ?? []);
    const stats = { inputs: 0, taken: 0, slowest: 0, slowestInput: new Uint8Array() };
    let drowned = false;
    const look = async (input: Uint8Array, isOld: boolean, isLast: boolean): Promise<void> => {
      coverage.begin();
      const began = process.cpuUsage();
      const { taken, wrong } = await read(target, input, isLast);
      const lasted = workSince(began);
      const isNew = coverage.isNew();
      if (wrong !== undefined) say({ kind: 'fault', fault: { target: name, what: wrong, input } });
      if (lasted > stats.slowest) Object.assign(stats, { slowest: lasted, slowestInput: input });
      const isKept = !isOld && isNew && wrong === undefined && corpus.length < mostKept;
      if (isKept && taken) await followUp(target, input);
      if (memoryNow() > mostMemory) {
        drowned = true;
        say({ kind: 'fault', fault: { target: name, what: 'memory', input } });
      }
      if (isOld) return;
      stats.inputs += 1;
      if (taken) stats.taken += 1;
      if (isKept) {
        corpus.push(input);
        kept.push(input);
      }
    };
    for (const input of [...corpus]) await look(input, true, false);
    // The most that was ever held is all that is known of memory: after too much another process goes on.
    for (let index = from; index < from + count && !drowned; index += 1) {
      const dice = `${seed} ${name} ${index}`;
      const input = made(dice, () =>
        nextInput(
          { corpus, words, json: target.json === true, most: target.most ?? 100_000 },
          openDice(dice),
        ),
      );
      await look(input, false, index === from + count - 1);
    }
    say({
      kind: 'done',
      done: { target: name, kept, reached: reachedBy(coverage), memory: memoryNow(), ...stats },
    });
  }

  async function followUp(target: Target, input: Uint8Array): Promise<void> {
    try {
      await target.after?.(input);
    } catch (error) {
      say({ kind: 'fault', fault: { target: target.name, what: told(error), input } });
    }
  }

  return {
    obey: async (order) => {
      if (order.kind === 'singles') await singly(order.singles);
      else for (const one of order.jobs) await job(one);
      for (const target of targets) await target.end?.();
      say({ kind: 'end' });
    },
  };
}

const reachedBy = (coverage: Coverage): readonly [number, number] => coverage.reached();
