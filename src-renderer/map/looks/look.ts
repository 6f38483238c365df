/** What the map shows: the choices under the map's tool button. */
export interface MapLook {
  /** A mode of the game's map; its first where it has none of that name. */
  readonly mode: string;
  readonly own: boolean;
  /** Pieces of other seats. */
  readonly foreign: boolean;
  /** Pieces that belong to nobody. */
  readonly independent: boolean;
  readonly names: boolean;
  readonly realms: boolean;
  /** The player's own labels and pins. */
  readonly labels: boolean;
  /** What is new since the turn before. */
  readonly changes: boolean;
  /** Units seen earlier. */
  readonly ghosts: boolean;
  /** Units that other players have told of. */
  readonly told: boolean;
  /** Where the chosen unit can get. */
  readonly reach: boolean;
  /** The whole map small, in a corner. */
  readonly small: boolean;
  /** The offer to play new results. */
  readonly offers: boolean;
  /** Layers of maps that were switched, by their keys; all others are as their games have them. */
  readonly layers: Readonly<Record<string, boolean>>;
}

export const usualLook: MapLook = {
  mode: '',
  own: true,
  foreign: true,
  independent: true,
  names: true,
  realms: true,
  labels: true,
  changes: true,
  ghosts: true,
  told: true,
  reach: true,
  small: true,
  offers: true,
  layers: {},
};

const storageKey = 'sealed-orders.map-look';

/** The look chosen last on this machine; the default if it cannot be read. */
export function storedLook(): MapLook {
  const stored = read();
  const flags = (Object.keys(usualLook) as (keyof MapLook)[]).filter(
    (name) => name !== 'mode' && typeof stored[name] === 'boolean',
  );
  return {
    ...usualLook,
    ...Object.fromEntries(flags.map((name) => [name, stored[name]])),
    mode: typeof stored['mode'] === 'string' ? stored['mode'] : usualLook.mode,
    layers: switchesIn(stored['layers']),
  };
}

const switchesIn = (stored: unknown): MapLook['layers'] =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(
        Object.entries(stored).filter((one): one is [string, boolean] => typeof one[1] === 'boolean'),
      )
    : {};

/** Stores the look for the next turns and the next start. */
export function storeLook(look: MapLook): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(look));
  } catch {
    // If a page may not store anything, the default look is used next time.
  }
}

function read(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}
