import { expect } from 'vitest';
import { decide } from '#tests/support/identity.ts';
import type { WorldClient } from '#tests/support/simulator.ts';

const state = (wanted: object) => ({
  after: async (world: WorldClient): Promise<void> => {
    await world.signIn('player01');
    expect((await world.call('identityStatus')).value).toMatchObject(wanted);
  },
});

const rejectedAtApproval = (closed: boolean) => ({
  after: async (world: WorldClient): Promise<void> => {
    const { body } = await decide(world, 'player01', { decision: 'approve' });
    expect(body.case).toMatchObject({ status: 'rejected', otherAccounts: [{ account: 'newbie01', closed }] });
  },
});

/** Checks of scenarios of identity verification, by scenario. */
export const identityChecks = {
  'identity.approved': state({ status: 'approved' }),
  'identity.duplicate': rejectedAtApproval(false),
  'identity.excluded': rejectedAtApproval(true),
  'identity.expired': state({ status: 'expired' }),
  'identity.more-needed': state({ status: 'moreNeeded', pictures: ['back', 'selfie'], reasons: ['blurry', 'cropped'] }),
  'identity.none': state({ status: 'none', document: null }),
  'identity.pending': state({ status: 'pending', document: { type: 'umid', lastFour: '6789' } }),
  'identity.rejected': state({ status: 'rejected', reasons: ['documentExpired', 'nameDiffers'] }),
  'identity.required': {
    after: async (world: WorldClient): Promise<void> => {
      await world.signIn('player01');
      const order = await world.call('depositGateway', { body: { bankId: 'GCASH', amount: 501 } });
      expect(order.value).toEqual({ purpose: 'deposit', above: 500, status: 'none' });
    },
  },
};
