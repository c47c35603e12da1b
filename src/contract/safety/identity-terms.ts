/**
 * Identity verification. The sums are defaults in pesos that an operator may change. Pictures are deleted `keepDays` after the
 * decision, those that are never submitted after `draftHours`.
 */
export const identityTerms = {
  withdrawAbove: 50_000,
  depositAbove: 50_000,
  limitAbove: 100_000,
  reviewHours: 24,
  approvedDays: 730,
  keepDays: 30,
  draftHours: 24,
  /** Days after which a member is reminded of documents to take again. */
  remindDays: 3,
} as const;
