import type { OrderRef, PlaceId, UnitId } from '../ids.ts';
import type { Path } from '../turn/where.ts';

export interface RoutePicture {
  readonly unit: UnitId;
  readonly order: OrderRef;
  readonly from: PlaceId;
  readonly to: PlaceId;
  /** The passes in which the step is tried, by name. */
  readonly moment: Path;
  /** The unit's last destination this turn. */
  readonly last: boolean;
  /** It cannot succeed as far as the reader knows. */
  readonly impossible: boolean;
  /** What it does without moving, in one word; absent for moves. */
  readonly does?: string;
  /** Move-points that the step takes; absent where the reader cannot know. */
  readonly cost?: number;
}
