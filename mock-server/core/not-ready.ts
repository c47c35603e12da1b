/** Something that a rule needs is missing for now: a due event that meets it is deferred, not dropped, and a call gets 503. */
export class NotReady extends Error {}
