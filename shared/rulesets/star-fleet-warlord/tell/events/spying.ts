import type { SpyingEvent } from '../../model/events/spying.ts';
import type { Origins, Tellings } from '../../words.ts';
import { espionageOrigins, tellEspionage } from './parts/espionage.ts';
import { hearingOrigins, tellHearing } from './parts/hearing.ts';
import { postsOrigins, tellPosts } from './parts/posts.ts';

/** Who hears of espionage, posts and sabotage. */
export const tellSpying: Tellings<SpyingEvent> = {
  ...tellPosts,
  ...tellHearing,
  ...tellEspionage,
};

export const spyingOrigins: Origins<SpyingEvent> = {
  ...postsOrigins,
  ...hearingOrigins,
  ...espionageOrigins,
};
