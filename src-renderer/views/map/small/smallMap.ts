import { seenBox } from '../../../map/camera/camera.ts';
import type { Turn } from '../../../state/turn/turn.svelte.ts';

/** While the whole map is visible, the small map is not needed; on a map that is not much wider, it would cover too much. */
export function needsSmallMap({ viewport, look }: Turn): boolean {
  const [seen, all] = [seenBox(viewport.camera, viewport.size), viewport.bounds];
  return (
    look.small &&
    Math.min(viewport.size.width, viewport.size.height * 1.8) > 720 &&
    (seen[0] > all[0] || seen[1] > all[1] || seen[2] < all[2] || seen[3] < all[3])
  );
}
