import { change } from '#kernel/steps/change.ts';
import type { IntelEvent } from '../model/intelEvents.ts';
import { allianceOf, pairOf } from '../model/relations.ts';
import type { Appliers } from '../model/drafts.ts';
import { arrive, changeRelation } from '../model/drafts.ts';
import { changeUnit } from '../model/stations.ts';

/** What the Intel Phase changes. */
export const intel: Appliers<IntelEvent['kind']> = {
  'treaty-offered': () => undefined,
  'treaty-waits': () => undefined,
  'treaty-signed': (draft, { seat, to, treaty }) => {
    changeRelation(draft, seat, to, ({ enmity: _, ...rest }) => ({
      ...rest,
      treaties: treaty === 'armistice' ? [] : [...rest.treaties, treaty],
    }));
  },
  'treaty-ended': (draft, { seat, to, treaty }) => {
    changeRelation(draft, seat, to, (relation) => ({
      ...relation,
      treaties: relation.treaties.filter((one) => one !== treaty),
    }));
  },
  'break-tried': (draft, { seat, to, treaty, broken }) => {
    const deed = { by: seat, what: broken ? 'broke' : 'break-failed', turn: draft.turn } as const;
    const allies = allianceOf(draft.relations, seat).filter((one) => one !== seat);
    for (const other of broken && treaty === 'alliance' ? allies : [to])
      changeRelation(draft, seat, other, (relation) => ({
        ...relation,
        treaties: relation.treaties.filter((one) => !broken || one !== treaty),
        deeds: [...relation.deeds, deed],
      }));
  },
  'declare-tried': (draft, { seat, to, enmity, declared }) => {
    const deed = {
      by: seat,
      what: declared ? 'declared' : 'declare-failed',
      turn: draft.turn,
      enmity,
    } as const;
    changeRelation(draft, seat, to, (relation) => {
      // War that was declared before in this turn stays war.
      const isLess = enmity === 'hostilities' && relation.enmity?.kind === 'war';
      const now = isLess ? relation.enmity : { kind: enmity, by: seat, turn: draft.turn };
      return {
        ...relation,
        ...(declared ? { treaties: [], enmity: now } : {}),
        deeds: [...relation.deeds, deed],
      };
    });
  },
  'drawn-in': (draft, { seat, to, enmity }) => {
    const [by, turn] = [seat, draft.turn];
    draft.strangers = draft.strangers.filter((pair) => pair !== pairOf(seat, to));
    changeRelation(draft, seat, to, ({ deeds }) => ({
      treaties: [],
      enmity: { kind: enmity, by, turn },
      deeds: [...deeds, { by, what: 'declared', turn, enmity }],
    }));
  },
  'ep-given': (draft, { seat, to, ep }) => {
    change(draft.empires, seat, ({ pool }) => ({ pool: pool - ep }));
    change(draft.empires, to, ({ misc }) => ({ misc: misc + ep }));
  },
  'internment-set': (draft, { seat, to, holds }) => {
    change(draft.empires, seat, ({ interns = [] }) => {
      const others = interns.filter((one) => one !== to);
      return { interns: holds ? [...others, to].sort() : others };
    });
  },
  'unit-interned': (draft, { unit, to }) => {
    changeUnit(draft.units, unit, ({ guards: _, ...rest }) => ({ ...rest, interned: to }));
  },
  'unit-sent-back': (draft, { unit, place }) => {
    changeUnit(draft.units, unit, ({ interned: _, ...rest }) => rest);
    arrive(draft, unit, place);
  },
  'unit-freed': (draft, { unit }) => {
    changeUnit(draft.units, unit, ({ interned: _, ...rest }) => rest);
  },
};
