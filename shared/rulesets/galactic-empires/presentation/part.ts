import { partNames, placedSteps } from './parts.ts';

const parts = new Map(placedSteps.map(({ step, part }) => [step.name, partNames[part]]));

/** The heading of a step in reports; undefined for a name that is no step of the turn. */
export const part = (step: string): string | undefined => parts.get(step);
