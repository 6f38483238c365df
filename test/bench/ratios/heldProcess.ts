import { gzipSync } from 'node:zlib';
import { stableText } from '#kernel/codec/stableText.ts';
import type { Game } from '#kernel/game/game.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { kitOf } from '../../support/kits/kits.ts';
import type { TestKit } from '../../support/kits/testKit.ts';
import type { War } from '../war.ts';
import { begunWar } from '../war.ts';
import type { Held } from './held.ts';

/** Turns that are played first. */
const turns = 10;

/** MiB of the heap that are in use once what nobody needs is collected. */
function used(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

/** The results of the last turn of a war: what each seat knows, and what it heard. */
function resultsOf({ ruleset, large }: TestKit<Game>, war: War): Omit<Held, 'memory'> {
  const { before, entries } = war.last();
  const seats = ruleset.seats(war.state());
  const heard = tellTurn(ruleset, before, entries, seats);
  const files = seats.map((seat) => {
    const told = heard.get(seat) ?? [];
    const view = ruleset.view(war.state(), seat, told);
    const events = told.map(({ event, ...where }) => ({ ...where, event: ruleset.codecs.event.make(event) }));
    const text = Buffer.from(stableText({ view: ruleset.codecs.view.make(view), events }));
    return { known: large?.known?.(view) ?? 0, text: text.length, packed: gzipSync(text).length };
  });
  const known = sumOf(files.map((file) => file.known));
  return {
    text: sumOf(files.map(({ text }) => text)) / known,
    packed: sumOf(files.map(({ packed }) => packed)) / known,
  };
}

/** `heldProcess.ts RULESET SIZE`: a war of some turns; says what it holds, as JSON. */
const [name = '', size] = process.argv.slice(2);
const kit = kitOf(name);
const held: { war?: War } = {};

/** Plays the turns, and says how many objects there are and what is told of them; the world stays held. */
function play(): Omit<Held, 'memory'> & { readonly objects: number } {
  const war = (held.war = begunWar(kit, Number(size)));
  for (let turn = 1; turn <= turns; turn += 1) war.next();
  const results = resultsOf(kit, war);
  war.forget();
  return { ...results, objects: kit.large?.objects(war.state()) ?? 1 };
}

const { objects, ...results } = play();
const full = used();
delete held.war;
console.log(JSON.stringify({ memory: (full - used()) / objects, ...results } satisfies Held));
