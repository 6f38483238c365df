import type { Of } from '#kernel/codec/codec.ts';
import type { PackContents, PackRow, packSwitch } from '#contract/packs.ts';
import { unreadable } from '#kernel/problem.ts';
import { bad, good } from '#kernel/result.ts';
import type { Outcome } from '#main/ports.ts';

/** Upgrades: packs of data that the player took in. */
export interface Packs {
  list(): Promise<Outcome<readonly PackRow[]>>;
  contents(): Promise<Outcome<PackContents>>;
  take(bytes: Uint8Array): Promise<Outcome<PackRow>>;
  switch(wish: Of<typeof packSwitch>): Promise<Outcome<undefined>>;
  remove(name: string): Promise<Outcome<undefined>>;
}

export function makePacks(): Packs {
  const notYet = () => Promise.resolve(bad([unreadable('not-yet', 'This program takes no upgrades.')]));
  return {
    list: () => Promise.resolve(good([])),
    contents: () => Promise.resolve(good({ sounds: {}, drawings: {}, names: {}, scenarios: [] })),
    take: notYet, switch: notYet, remove: notYet,
  };
}
