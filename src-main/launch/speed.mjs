// How fast this machine is at the moment, so that tests wait longer for a slower or busier one.
import { availableParallelism, cpus } from 'node:os';

/** Milliseconds that one sample takes on the machine by which the limits of the tests were set, with nothing else to do. */
const usual = 20;
const samples = 7;

/** A piece of work of the kind the tests do: text, objects, numbers. */
function sample() {
  let sum = 0;
  const words = new Map();
  for (let at = 0; at < 60_000; at += 1) {
    const word = `unit ${at % 9_973}`;
    words.set(word, { at, of: (words.get(word)?.of ?? 0) + at });
    sum = (sum * 31 + word.length + at) % 1_000_003;
  }
  return sum + JSON.stringify([...words]).length;
}

/** How many times longer than usual this machine takes; 1 on the usual one and on any that is faster. */
export function measureSlowness() {
  sample();
  const took = Array.from({ length: samples }, () => {
    const began = performance.now();
    sample();
    return performance.now() - began;
  }).toSorted((a, b) => a - b);
  return Math.max(1, took[Math.floor(samples / 2)] / usual);
}

/** As it was measured when the run began, or now. */
export const slowness = () => Number(process.env.SLOWNESS ?? measureSlowness());

/** Seconds that the processors of this machine have worked since it began, for whatever program. */
function worked() {
  const all = cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq);
  return all.reduce((sum, one) => sum + one, 0) / 1000;
}
const before = worked();

/** Seconds of work that the whole suite may cost, on the usual machine. */
const mostWork = 720;

/** What the run took, and on what machine: told beside the closing line. */
export function machineLine(slow) {
  const speed = slow < 1.15 ? 'as fast as usual or faster' : `${slow.toFixed(1)} times slower than usual`;
  const work = worked() - before;
  const share = work > mostWork * slow ? `, over their share of ${mostWork} s` : '';
  return `${process.uptime().toFixed(0)} s; ${availableParallelism()} processors worked ${work.toFixed(0)} s meanwhile${share}. When it began, the machine was ${speed}.`;
}
