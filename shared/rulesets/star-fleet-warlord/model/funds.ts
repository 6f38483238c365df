/** People, ores, dilithium and food. */
export const resources = ['pe', 'or', 'dc', 'fp'] as const;
export type Resource = (typeof resources)[number];
export type Funds = Readonly<Record<Resource, number>>;
