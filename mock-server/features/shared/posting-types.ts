/** Types of postings that move money between an agent and a member of the line. */
export const lineTransferTypes: ReadonlySet<string> = new Set(['uplineTransfer', 'downlineTransfer']);

/** Types of postings that credit money to a member which may have to be wagered first. */
export const giftTypes: ReadonlySet<string> = new Set(['bonus', 'reward', 'mission', 'redRain']);
