/** What the map shows: the choices under the map's tool button. */
export interface MapLook {
  readonly mode: 'ships' | 'locations' | 'revenue';
  readonly own: boolean;
  /** Miniatures of other empires. */
  readonly foreign: boolean;
  /** Miniatures of ships that belong to no empire. */
  readonly independent: boolean;
  readonly names: boolean;
  readonly realms: boolean;
  /** The player's own labels and pins. */
  readonly labels: boolean;
  /** What is new since the turn before. */
  readonly changes: boolean;
  /** Forces seen earlier. */
  readonly ghosts: boolean;
  /** The whole map small, in a corner. */
  readonly small: boolean;
}

export const usualLook: MapLook = {
  mode: 'ships',
  own: true,
  foreign: true,
  independent: true,
  names: true,
  realms: true,
  labels: true,
  changes: true,
  ghosts: true,
  small: true,
};

const storageKey = 'sealed-orders.map-look';
const modes = ['ships', 'locations', 'revenue'] as const;

/** The look chosen last on this machine; the default if it cannot be read. */
export function storedLook(): MapLook {
  const stored = read();
  const flags = (Object.keys(usualLook) as (keyof MapLook)[]).filter(
    (name) => name !== 'mode' && typeof stored[name] === 'boolean',
  );
  return {
    ...usualLook,
    ...Object.fromEntries(flags.map((name) => [name, stored[name]])),
    mode: modes.find((mode) => mode === stored['mode']) ?? usualLook.mode,
  };
}

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
