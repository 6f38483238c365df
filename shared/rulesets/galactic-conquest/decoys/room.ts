import type { Books } from '#kernel/codec/books.ts';
import { decoySeen } from './detect.ts';
import { project } from './project.ts';
import { projected } from './projected.ts';

/** The orders and the events of decoys. */
export const decoyOrders = (books: Books) => [project(books)] as const;
export const decoyEvents = [projected, decoySeen] as const;
