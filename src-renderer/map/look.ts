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
  /** The player's own words and pins. */
  readonly labels: boolean;
  /** What is new since the turn before. */
  readonly changes: boolean;
  /** Forces that were seen once. */
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

const store = 'sealed-orders.map-look';
const modes = ['ships', 'locations', 'revenue'] as const;

/** The look that was chosen last on this machine; what cannot be read is as usual. */
export function keptLook(): MapLook {
  const kept = read();
  const flags = (Object.keys(usualLook) as (keyof MapLook)[]).filter(
    (name) => name !== 'mode' && typeof kept[name] === 'boolean',
  );
  return {
    ...usualLook,
    ...Object.fromEntries(flags.map((name) => [name, kept[name]])),
    mode: modes.find((mode) => mode === kept['mode']) ?? usualLook.mode,
  };
}

/** Keeps a look for other turns and other days. */
export function keepLook(look: MapLook): void {
  try {
    localStorage.setItem(store, JSON.stringify(look));
  } catch {
    // A page that may keep nothing shows the usual look next time.
  }
}

function read(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(store) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}
