const unpaid: ReadonlySet<string> = new Set(['rejected', 'failed', 'cancelled', 'expired']);

/** Returns whether an order ended without payment: no fee was charged, and the money of a withdrawal is back. */
export const isUnpaid = ({ status }: { readonly status: string }): boolean => unpaid.has(status);
