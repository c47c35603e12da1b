import { expect, test } from 'vitest';
import { entryGates, gateOf } from '#features/account/model/entry-gates.ts';
import { type MemberEntry, memberVersions, showsEntry } from '#features/account/model/member-entries.ts';
import { daysSince } from '#features/account/model/membership.ts';
import type { Gate } from '#routes.ts';
import { gateStyle } from '#shell/layout/inline-styles.ts';

/** Flags of entries in the requirements (R176–R183). */
const gates: Partial<Record<MemberEntry, Gate>> = {
  benefits: 'VIPBENEFIT3',
  inviteFriends: 'REFERRAL',
  depositRecord: 'DEPRECM3',
  withdrawalRecord: 'WITHREC3',
  transactionRecord: 'TRANSREC3',
  gameRecord: 'TRANSBETREPMEM3',
  profitAndLoss: 'PERSREP',
  uplineTransfer: 'AGETRANSFERUP3',
  rewardCenter: 'REWCEN3',
  manualRebate: 'MANPLAYREB3',
  leaderBoard: 'MISSION',
  rebateReport: 'PLYRBT',
  webEmail: 'MAILCEN',
  feedback: 'FEEDBACK3',
  identity: 'IDENTITY3',
};
const everyone: readonly MemberEntry[] = ['apps', 'responsible', 'securityCenter', 'statement'];

const viewers = [
  { viewerName: 'player (0)', type: 0, toUpline: 'agent01', agent: false, upline: true },
  { viewerName: 'player without an upline (0)', type: 0, toUpline: null, agent: false, upline: false },
  { viewerName: 'agent (1)', type: 1, toUpline: 'topagent01', agent: true, upline: true },
  { viewerName: 'agent at the top (2)', type: 2, toUpline: 'house', agent: true, upline: false },
  { viewerName: 'trial (4)', type: 4, toUpline: 'agent01', agent: false, upline: true },
  { viewerName: 'promoter (40)', type: 40, toUpline: 'topagent01', agent: false, upline: true },
  { viewerName: 'agent without contracts (41)', type: 41, toUpline: 'topagent01', agent: true, upline: true },
  { viewerName: 'agent without contracts (42)', type: 42, toUpline: 'topagent01', agent: true, upline: true },
  { viewerName: 'unknown type', type: undefined, toUpline: null, agent: false, upline: false },
];

for (const version of ['base', 'new'] as const) {
  const entries = memberVersions[version].flatMap((group) => group.entries);

  test(`the ${version} version shows each entry to permitted members, with every gate on and off @R176 @R180 @A16`, () => {
    for (const { viewerName, agent, upline, ...viewer } of viewers) {
      for (const off of [null, ...new Set(Object.values(gates)), 'all'] as const) {
        const closed = off === 'all' ? Object.values(gates) : off ? [off] : [];
        const switches = Object.fromEntries(closed.map((gate) => [gate, false]));
        const shown = entries.filter((entry) => showsEntry(entry, gateOf(entry), viewer, switches));
        const wanted = entries.filter((entry) => {
          if (entry === 'agent') return agent;
          if (entry === 'uplineTransfer' && !upline) return false;
          const gate = gates[entry];
          return everyone.includes(entry) || !gate || !closed.includes(gate);
        });
        expect(shown, `${viewerName}, ${off ?? 'nothing'} off`).toEqual(wanted);
      }
    }
  });

  test(`the ${version} version lists every entry once and hides agent and upline transfer from guests @R174 @A16`, () => {
    expect([...entries].sort()).toEqual([...everyone, 'agent', ...Object.keys(gates)].sort());
    const shown = entries.filter((entry) => showsEntry(entry, gateOf(entry), null, {}));
    expect(entries.filter((entry) => !shown.includes(entry))).toEqual(
      entries.filter((entry) => entry === 'agent' || entry === 'uplineTransfer'),
    );
  });
}

test('closed entries are hidden on first paint by the gates of their pages @R223', () => {
  for (const [entry, gate] of Object.entries(gates)) {
    expect(gateOf(entry as MemberEntry)).toBe(gate);
    // The transfer is hidden until a script has checked the member's upline.
    expect(entryGates.includes(gate)).toBe(entry !== 'uplineTransfer');
  }
  expect(gateStyle(['MAILCEN', 'PLYRBT'])).toBe(
    '@layer utilities{[data-flags]:not([data-flags~=MAILCEN]) [data-gate=MAILCEN],' +
      '[data-flags]:not([data-flags~=PLYRBT]) [data-gate=PLYRBT]{display:none}}',
  );
});

test('counts full days since registration, never below 0 @R175 @A71', () => {
  const registered = Date.UTC(2026, 0, 1, 12);
  expect(daysSince(registered, registered + 86_399_999)).toBe(0);
  expect(daysSince(registered, registered + 412 * 86_400_000)).toBe(412);
  expect(daysSince(registered, registered - 5)).toBe(0);
});
