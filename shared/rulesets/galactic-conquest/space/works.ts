import { integer, literal, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change, replace } from '#kernel/steps/change.ts';
import { cause, event, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import type { WorkKind } from '../model/space.ts';
import { works } from '../model/space.ts';
import type { Squadron } from '../model/squadron.ts';

/** A segment, counted from the beginning of the game. */
export const segment = integer(1, 200_000);
const work = oneOf(works);

/** What each is called: what is ordered, what is being done, and what it is. */
export const workNames: Readonly<
  Record<WorkKind, { readonly order: string; readonly doing: string; readonly noun: string }>
> = {
  annex: { order: 'Annex {place}', doing: 'annexing', noun: 'annexing' },
  survey: { order: 'Survey {place}', doing: 'surveying', noun: 'survey' },
  blockade: { order: 'Blockade {place}', doing: 'blockading', noun: 'blockade' },
  navigate: { order: 'Navigate {place}', doing: 'navigating', noun: 'navigation' },
  prospect: { order: 'Prospect {place}', doing: 'prospecting', noun: 'prospecting' },
  sweep: { order: 'Sweep {place}', doing: 'sweeping', noun: 'sweeping' },
};

interface Told {
  readonly unit: UnitId;
  readonly place: PlaceId;
  readonly work: WorkKind;
}
const said = (text: string, { work: kind, ...told }: Told): Phrase =>
  phrase(text.replace('{doing}', workNames[kind].doing).replace('{noun}', workNames[kind].noun), {
    unit: own(told.unit),
    place: hexName(told.place),
  });

/** A squadron was told to work at a hex; `since`: it begins with this segment, as it is there already. */
export const tasked = event('tasked', {
  fields: { seat, unit, place, work, since: optional(segment), scars: optional(integer(1, 10_000)), cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    said(
      happened.since === undefined
        ? '{unit} will begin {doing} {place} once it is there.'
        : '{unit} begins {doing} {place}.',
      happened,
    ),
  ahead: (happened) => said('{unit} will stay for {doing} {place}.', happened),
  apply: (draft, { work: kind, since, scars, ...happened }) =>
    change(draft.squadrons, happened.unit, () => ({
      work: {
        kind,
        place: happened.place,
        cause: happened.cause,
        ...(since !== undefined && { since }),
        ...(scars !== undefined && { scars }),
      },
    })),
});

/** A squadron arrived, and begins with the segment `since`. */
export const workBegun = event('work-begun', {
  fields: { seat, unit, place, work, since: segment, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) => said('{unit} has arrived and begins {doing} {place}.', happened),
  ahead: (happened) => said('{unit} will arrive and begin {doing} {place}.', happened),
  apply: (draft, { since, ...happened }) =>
    change(draft.squadrons, happened.unit, ({ work: was }) => (was ? { work: { ...was, since } } : {})),
});

/** Why a work is over before it is done: its squadron left the hex, foreign ships stay in it, it never got there, others have done it, its survey ships were damaged, or what can do it is lost. */
export const ends = ['left', 'contested', 'never', 'needless', 'damaged', 'unfit'] as const;
export type End = (typeof ends)[number];
const endsSaid: Readonly<Record<End, string>> = {
  left: '{unit} leaves {place}: its {noun} is disrupted, and what was done is lost.',
  contested:
    'There are foreign ships in {place}: the {noun} by {unit} is disrupted, and what was done is lost.',
  never: '{unit} does not reach {place}, so the {noun} does not happen.',
  needless: '{place} no longer needs {noun}: {unit} is free again.',
  damaged: 'Survey ships of {unit} were damaged: the {noun} of {place} is disrupted.',
  unfit: '{unit} has no ship left for the {noun} of {place}.',
};

const startsOver =
  'There are foreign ships in {place}: the {noun} by {unit} is disrupted and begins again once they leave.';

/** A work is over before it is done, and has to begin again (C13.33); `again`: it does so by itself once foreign ships have left. */
export const disrupted = event('disrupted', {
  fields: { seat, unit, place, work, why: oneOf(ends), again: optional(literal(true)), cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) => said(happened.again === true ? startsOver : endsSaid[happened.why], happened),
  ahead: (happened) => said('The {noun} of {place} by {unit} will be disrupted.', happened),
  apply: (draft, happened) =>
    replace(draft.squadrons, happened.unit, happened.again === true ? fromTheStart : withoutWork),
});

/** At the end of a turn a squadron is still kept from its work by foreign ships, and waits. OURS: so two who survey one hex learn why neither does (B3.15, C13.32). */
export const workWaits = event('work-waits', {
  fields: { seat, unit, place, work, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    said('There are foreign ships in {place}: {unit} cannot begin its {noun} until they leave.', happened),
  ahead: (happened) => said('Foreign ships will keep {unit} from its {noun} of {place}.', happened),
  apply: () => undefined,
});

/** A squadron that works at nothing. */
export const withoutWork = ({ work: _, ...rest }: Squadron): Squadron => rest;

/** A squadron that has done nothing of its work yet. */
function fromTheStart(squadron: Squadron): Squadron {
  if (squadron.work === undefined) return squadron;
  const { since: _, ...work } = squadron.work;
  return { ...squadron, work };
}

export type WorkEvent = EventIn<typeof tasked | typeof workBegun | typeof disrupted | typeof workWaits>;
