import type { SignDrawing } from '#kernel/presentation.ts';

/** A cloud of dust and rocks, for systems in terrain. */
export const drawings: Readonly<Record<string, SignDrawing>> = {
  terrain: {
    width: 40,
    height: 32,
    paths: [
      {
        d: 'M9 25Q1 24 3 17Q5 11 11 13Q13 4 22 6Q29 7 29 13Q38 12 37 20Q36 26 29 25Z',
        fill: '#6b5a7d',
        stroke: '#cdb8e6',
        width: 1.8,
      },
      { d: 'M10 19h3M17 12h3M20 20h4M28 18h3M15 28h2M26 29h3', stroke: '#f0dca8', width: 2.4 },
    ],
  },
};
