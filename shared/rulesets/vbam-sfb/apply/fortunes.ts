import { change } from '#kernel/steps/change.ts';
import type { Fortune, FortuneBefell } from '../model/fortune.ts';
import type { System } from '../model/state.ts';
import type { Appliers, Draft } from '../model/drafts.ts';
import { changeTech } from '../model/drafts.ts';

/** What an event makes of a system at once and for good (VB 490). */
const lasting: Partial<Readonly<Record<Fortune, (system: System, amount: number) => Partial<System>>>> = {
  deposit: ({ raw }, amount) => ({ raw: raw + amount }),
  exhaustion: ({ raw }, amount) => ({ raw: raw - amount }),
  settlers: ({ census }, amount) => ({ census: census + amount }),
  plague: ({ census }, amount) => ({ census: census - amount }),
  accident: ({ productivity }, amount) => ({ productivity: productivity - amount }),
};

function ofSystem(draft: Draft, { what, place, amount, target }: FortuneBefell): void {
  if (place === undefined) return;
  if (target === undefined)
    return change(draft.systems, place, (system) => lasting[what]?.(system, amount) ?? {});
  const stir = { turn: draft.turn + 1, target, change: what === 'unrest' ? -amount : amount };
  change(draft.systems, place, () => ({ stir }));
}

export const fortune: Appliers<'fortune-befell' | 'discovery-used'> = {
  'fortune-befell': (draft, event) => {
    const { seat, what, amount } = event;
    if (what === 'windfall') change(draft.empires, seat, ({ misc }) => ({ misc: misc + amount }));
    if (what === 'expense') change(draft.empires, seat, ({ misc }) => ({ misc: misc - amount }));
    if (what === 'discovery')
      change(draft.empires, seat, ({ discovered = 0 }) => ({ discovered: discovered + amount }));
    ofSystem(draft, event);
  },
  'discovery-used': (draft, { seat, ep }) => {
    changeTech(draft, seat, ({ pool }) => ({ pool: pool + ep }));
    change(draft.empires, seat, () => ({ discovered: 0 }));
  },
};
