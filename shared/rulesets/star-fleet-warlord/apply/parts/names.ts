import { change } from '#kernel/steps/change.ts';
import type { NamesEvent } from '../../model/events/stance.ts';
import type { Changes } from '../../model/draft.ts';
import { changeShip, changeSite } from '../../model/draft.ts';

/** What is changed by events of what a Corporation and what it owns are called, and what it tells of itself. */
export const namesChanges: Changes<NamesEvent> = {
  'corporation-named': ({ corporations }, { seat, name }) => {
    change(corporations, seat, () => ({ name }));
  },
  'ship-named': (draft, { ship, name }) => {
    changeShip(draft, ship, () => ({ name }));
  },
  'site-named': (draft, { place, name }) => {
    changeSite(draft, place, () => ({ name }));
  },
  'header-set': ({ corporations }, { seat, header }) => {
    change(corporations, seat, () => ({ header }));
  },
  'motto-set': ({ corporations }, { seat, motto }) => {
    change(corporations, seat, () => ({ motto }));
  },
  // Whoever was told before is told anew when they meet again (SFW 4030).
  'phone-set': ({ corporations }, { seat, open, phone }) => {
    change(corporations, seat, () => ({ phoneOpen: open, phone, met: [] }));
  },
  'info-set': ({ corporations }, { seat, info }) => {
    change(corporations, seat, () => ({ info, met: [] }));
  },
};
