import { NotReady } from '#sim/core/not-ready.ts';

/** Content that cannot be read: files are missing or broken, or cannot be parsed in this process. */
export class UnreadableContent extends NotReady {}
