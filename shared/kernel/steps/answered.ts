/** Each thing about which somebody was asked, with the one answer to it; none while answers are still to come. */
export const answered = <T, A>(
  things: readonly T[],
  answers: readonly (readonly A[])[] | undefined,
): readonly (readonly [T, A])[] =>
  (answers ?? []).flatMap(([given], at) => {
    const thing = things[at];
    return thing === undefined || given === undefined ? [] : [[thing, given] as const];
  });
