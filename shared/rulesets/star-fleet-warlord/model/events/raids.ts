/** Events of raids, bombardment and devastation. */
export type RaidsEvent = never;
