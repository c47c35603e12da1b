/**
 * Identity verification. The thresholds are defaults in major units that an operator may change. Pictures are deleted
 * `keepDays` after the decision, unsubmitted ones after `draftHours`.
 */
export const identityTerms = {
  withdrawAbove: 50_000,
  depositAbove: 50_000,
  limitAbove: 100_000,
  reviewHours: 24,
  approvedDays: 730,
  keepDays: 30,
  draftHours: 24,
  /** Days until a member is reminded to retake documents. */
  remindDays: 3,
} as const;
