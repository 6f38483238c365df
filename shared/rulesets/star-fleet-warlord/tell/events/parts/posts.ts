import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { PostsEvent } from '../../../model/events/spying.ts';
import { own, placeArg, seatArg } from '../../../words.ts';
import type { Of, Origins, Tellings } from '../../../words.ts';

function sabotaged({ place, ep, damage, points, devastated }: Of<'site-sabotaged'>): Phrase {
  const args = { place: placeArg(place), ep, damage, points };
  return devastated
    ? phrase('Sabotage for {ep} EP does {damage|point|points} of damage in {place}, and devastates it.', args)
    : phrase(
        'Sabotage for {ep} EP does {damage|point|points} of damage in {place}, and leaves {points|point|points}.',
        args,
      );
}

function investigated({ place, ep, found, destroyed }: Of<'site-investigated'>): Phrase {
  const args = { place: placeArg(place), ep };
  if (!found) return phrase('{place} is searched for {ep} EP: nobody listens there.', args);
  return destroyed
    ? phrase('{place} is searched: a listening post is found and destroyed, for {ep} EP.', args)
    : phrase(
        '{place} is searched for {ep} EP: a listening post is found, and there are no EP left to destroy it.',
        args,
      );
}

function reported(
  { place, owner, points, ships }: Of<'post-reported'>,
  view: Parameters<typeof seatArg>[0],
): Phrase {
  const args = { place: placeArg(place), points, ships };
  return owner === undefined
    ? phrase('Your post in {place}: nobody’s site, {points|point|points}, {ships|ship|ships}.', args)
    : phrase('Your post in {place}: a site of {owner}, {points|point|points}, {ships|ship|ships}.', {
        ...args,
        owner: seatArg(view, owner),
      });
}

/** Who hears of listening posts: those who listen, those who search, and of what they do the owner of the site, but not whose doing it was. */
export const tellPosts: Tellings<PostsEvent> = {
  'post-planted': own<Of<'post-planted'>>(({ place, ep }) =>
    phrase('Listeners stay in {place}, for {ep} EP.', { place: placeArg(place), ep }),
  ),
  'post-given-up': own<Of<'post-given-up'>>(({ place }) =>
    phrase('Your listeners leave {place}, for it is fortified.', { place: placeArg(place) }),
  ),
  'post-reported': own<Of<'post-reported'>>(reported),
  'site-rebelled': own<Of<'site-rebelled'>>(({ place, won }) =>
    won
      ? phrase('{place} rises, and throws its owner out.', { place: placeArg(place) })
      : phrase('{place} rises in vain.', { place: placeArg(place) }),
  ),
  'site-burgled': own<Of<'site-burgled'>>(({ place, taken }) =>
    taken === undefined
      ? phrase('Your listeners in {place} break in, and find nothing to take.', { place: placeArg(place) })
      : phrase(
          'Your listeners in {place} break in: {pe} PE, {or} OR, {dc} DC and {fp} FP are on their way home.',
          {
            place: placeArg(place),
            ...taken,
          },
        ),
  ),
  'site-sabotaged': own<Of<'site-sabotaged'>>(sabotaged),
  'sabotage-suffered': own<Of<'sabotage-suffered'>>(({ place, damage, points, devastated }) => {
    const args = { place: placeArg(place), damage, points };
    return devastated
      ? phrase('Sabotage in {place} does {damage|point|points} of damage, and devastates it.', args)
      : phrase(
          'Sabotage in {place} does {damage|point|points} of damage, and leaves {points|point|points}.',
          args,
        );
  }),
  'site-investigated': own<Of<'site-investigated'>>(investigated),
};

export const postsOrigins: Origins<PostsEvent> = {
  'post-planted': 'order',
  'post-given-up': 'order',
  'post-reported': 'rules',
  'site-rebelled': 'order',
  'site-burgled': 'order',
  'site-sabotaged': 'order',
  'sabotage-suffered': 'order',
  'site-investigated': 'order',
};
