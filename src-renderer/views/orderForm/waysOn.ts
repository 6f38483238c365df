import type { Form } from '#kernel/orders/form.ts';
import type { MapPicture } from '#kernel/presentation.ts';
import { boardOf, placeNamed } from '../../map/board/board.ts';
import type { Ways } from '../../parts/fields/places/ways.ts';

/** What the ways of a form need to know of a map. */
export const waysOn = (map: MapPicture, form: Form<unknown> | undefined): Ways => ({
  places: map.places.map(({ place, name }) => ({ place, name })),
  nameOf: (place) => boardOf(map).nameOf(place),
  find: (text) => placeNamed(map, text),
  along: (name, way) => form?.along?.(name) ?? way.map((position) => ({ position })),
  ahead: (name, to) => (form?.ahead === undefined ? [{ position: to }] : form.ahead(name, to)),
});
