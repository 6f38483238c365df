import type { OfShip } from '../happened.ts';

export interface CrewCured extends OfShip<'crew-cured'> {
  readonly crew: number;
}

export interface CrewTrained extends OfShip<'crew-trained'> {
  readonly people: number;
  readonly crew: number;
}

/** Events of crews, officers and Prime Teams. */
export type OfficersEvent = CrewCured | CrewTrained;
