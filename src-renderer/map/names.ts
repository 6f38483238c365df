// The words of the map, gathered for the planes.
export type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
export type {
  ForcePicture,
  MapPicture,
  PlacePicture,
  RoutePicture,
  SeatPicture,
  UnitRow,
} from '#kernel/presentation.ts';
