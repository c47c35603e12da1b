import * as z from 'zod';
import { identityReasons } from '#contract/safety/identity-documents.ts';
import type { World } from '#sim/core/world.ts';
import { type Identity, identityOf, identityStateOf } from '#sim/features/account/rules/identity-record.ts';
import { approveDocuments, rejectDocuments } from '#sim/features/safety/rules/identity-verification.ts';
import { submitSample } from '#sim/features/safety/scenarios/submit-sample.ts';
import { memberNamed } from '../member-named.ts';
import { account, defineAction, wrongState } from './action.ts';

const output = z.object({
  account,
  status: z.string().describe('State of the verification: `approved`, `rejected`, …'),
  reasons: z.array(z.string()).describe('Why documents were rejected.'),
});

/** Returns the documents of a member that wait for a decision; submits drawn ones if there are none. */
const pendingDocuments = (world: World, name: string): Identity => {
  const { id } = memberNamed(world.state, name);
  const found = identityOf(world.state, id);
  if (found?.status === 'pending') return found;
  if (found?.status === 'approved')
    throw wrongState({
      what: `The identity of ${name}`,
      is: 'approved',
      needs: ['none', 'pending', 'rejected', 'moreNeeded', 'expired'],
      hint: 'decideIdentity with "expire" ends the approval.',
    });
  // Documents are unique: one that two members submit is rejected.
  return submitSample(world, id, id.padStart(12, '0'));
};

const view = (world: World, name: string): z.input<typeof output> => {
  const { id } = memberNamed(world.state, name);
  return {
    account: name,
    status: identityStateOf(world.state, id),
    reasons: [...(identityOf(world.state, id)?.reasons ?? [])],
  };
};

/** Actions about the identity of members. */
export const identityActions = {
  verifyIdentity: defineAction({
    does: 'Verifies the identity of a member, with drawn documents if none were submitted.',
    input: z.strictObject({ account }),
    output,
    example: { account: 'newbie01' },
    run: (world, { account: name }) => {
      approveDocuments(world, pendingDocuments(world, name));
      return view(world, name);
    },
  }),
  refuseIdentity: defineAction({
    does: 'Rejects the documents of a member, drawn ones if none were submitted.',
    input: z.strictObject({
      account,
      reasons: z.array(z.enum(identityReasons)).min(1).default(['blurry']).describe('Why, shown to the member.'),
    }),
    output,
    example: { account: 'newbie01', reasons: ['blurry'] },
    run: (world, { account: name, reasons }) => {
      rejectDocuments(world, pendingDocuments(world, name), reasons);
      return view(world, name);
    },
  }),
};
