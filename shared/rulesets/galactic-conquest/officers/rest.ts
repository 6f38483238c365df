import type { Officer } from '../model/condition/officer.ts';
import type { Squadron } from '../model/squadron.ts';

/** A squadron after the turn: its officers may change ships again (A12.402). */
export const restedOfficers = (squadron: Squadron): Squadron =>
  squadron.ships.some(({ officers = [] }) => officers.some(({ moved }) => moved !== undefined))
    ? {
        ...squadron,
        ships: squadron.ships.map(({ officers, ...ship }) => ({
          ...ship,
          ...(officers && { officers: officers.map(({ moved: _, ...one }): Officer => one) }),
        })),
      }
    : squadron;
