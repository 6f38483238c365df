/** What refuses orders of raids, bombardment and devastation. */
export const raidsRefusals = {} as const;
