import { depositBanks } from '#markets/current.ts';

/** E-wallets of the market with which seeded members and scenarios pay. */
export const [sampleWallet = '', secondWallet = sampleWallet, thirdWallet = secondWallet] = depositBanks.gateway;

/** Banks of the market to which seeded members and scenarios transfer. */
export const [sampleBank = '', secondBank = sampleBank] = Object.keys(depositBanks.manual);
