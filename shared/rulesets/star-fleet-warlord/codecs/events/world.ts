import { integer, object } from '#kernel/codec/shapes.ts';
import type { WorldEvent } from '../../model/events/world.ts';
import type { Shapes } from '../happened.ts';
import { happened, ofShip } from '../happened.ts';
import { design, name, place, seat } from '../../fields/parts.ts';

const ep = integer(0, 1_000_000);

/** How events of the Graveyard, and money lent are written. */
export const worldShapes: Shapes<WorldEvent> = {
  'loan-taken': object({ ...happened('loan-taken'), seat, ep, debt: ep }),
  'loan-repaid': object({ ...happened('loan-repaid'), seat, ep, debt: ep }),
  'interest-charged': object({
    ...happened('interest-charged'),
    seat,
    percent: integer(0, 100_000),
    ep,
    debt: ep,
  }),
  'default-build-made': object({ ...happened('default-build-made'), seat }),
  'graveyard-entered': object({ ...ofShip('graveyard-entered'), from: place }),
  'ship-repossessed': object({ ...ofShip('ship-repossessed'), design, name, ep, debt: ep }),
};
