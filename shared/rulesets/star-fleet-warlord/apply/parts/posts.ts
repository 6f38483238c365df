import type { PlaceId } from '#kernel/words/ids.ts';
import type { PostsEvent } from '../../model/events/spying.ts';
import { putSite } from '../../model/stations.ts';
import type { Changes, Draft } from '../../model/draft.ts';
import { changeSite, earnPoints, nothing, sendHome } from '../../model/draft.ts';

/** Nobody listens at a site any more. */
function silence(draft: Draft, place: PlaceId): void {
  const was = draft.sites[place];
  if (was === undefined) return;
  const { post: _, ...site } = was;
  putSite(draft.sites, place, site);
}

/** What is changed by what listening posts do, and what is done about them. */
export const postsChanges: Changes<PostsEvent> = {
  'post-planted': (draft, { seat, place, ep }) => {
    earnPoints(draft, seat, -ep);
    changeSite(draft, place, () => ({ post: seat }));
  },
  'post-given-up': (draft, { place }) => {
    silence(draft, place);
  },
  'post-reported': nothing,
  'site-rebelled': nothing,
  'site-burgled': (draft, { seat, place, taken }) => {
    if (taken === undefined) return;
    changeSite(draft, place, () => ({ raided: true }));
    sendHome(draft, seat, taken);
  },
  'site-sabotaged': (draft, { seat, place, ep, points, base, devastated, garrison }) => {
    earnPoints(draft, seat, -ep);
    changeSite(draft, place, (was) => ({
      ...garrison,
      points,
      base,
      devastated: was.devastated || devastated,
    }));
  },
  'sabotage-suffered': nothing,
  'site-investigated': (draft, { seat, place, ep, destroyed }) => {
    earnPoints(draft, seat, -ep);
    if (destroyed) silence(draft, place);
  },
};
